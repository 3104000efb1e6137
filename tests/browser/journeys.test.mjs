// Every capability once, in Chromium.
import { journeysIn } from './support/journeys.mjs';

journeysIn('Chromium');
