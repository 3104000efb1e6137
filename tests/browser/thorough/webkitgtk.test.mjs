// Every capability once, in WebKitGTK.
import { journeysIn } from '../support/journeys.mjs';

journeysIn('WebKitGTK');
