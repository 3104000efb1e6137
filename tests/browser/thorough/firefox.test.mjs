// Every capability once, in Firefox.
import { journeysIn } from '../support/journeys.mjs';

journeysIn('Firefox');
