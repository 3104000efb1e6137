// Which theme the page is shown in, and whether anything on it moves.
import type { Values } from '../storage/preferences.ts';

const holds = (query: string) => matchMedia(query).matches;

function systemTheme() {
  if (holds('(prefers-contrast: more)')) return 'contrast';
  return holds('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}

/** Gives the page the theme and the motion of these preferences, or of the system where they say so.
 * Whether anything moves. */
export function dress({ theme, animation }: Values) {
  const root = document.documentElement;
  const chosen = theme === 'system' ? systemTheme() : theme;
  root.dataset.theme = holds('print') ? 'light' : chosen;
  const moves = animation && !holds('(prefers-reduced-motion: reduce)');
  root.classList.toggle('still', !moves);
  return moves;
}
