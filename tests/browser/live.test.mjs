// A whole match live in Chromium.
import { matchLive } from './support/live-match.mjs';

matchLive(['Chromium', 'Chromium']);
