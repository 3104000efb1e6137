// A whole match live, from one browser to another one.
import { matchLive } from '../support/live-match.mjs';

matchLive(['Chromium', 'Firefox']);
