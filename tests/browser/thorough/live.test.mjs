// A whole live match, from one browser to another.
import { matchLive } from '../support/live-match.mjs';

matchLive(['Chromium', 'Firefox']);
