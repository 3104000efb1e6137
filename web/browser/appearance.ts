// Sets the page's theme, and whether anything on it moves.
import type { Values } from '../storage/preferences.ts';

const holds = (query: string) => matchMedia(query).matches;

function systemTheme() {
  if (holds('(prefers-contrast: more)')) return 'contrast';
  return holds('(prefers-color-scheme: dark)') ? 'dark' : 'light';
}

/** Applies the theme and motion of these preferences, or the system's where they say so. Returns whether anything
 * moves. */
export function applyAppearance({ theme, animation }: Values) {
  const root = document.documentElement;
  const chosen = theme === 'system' ? systemTheme() : theme;
  root.dataset.theme = holds('print') ? 'light' : chosen;
  const moves = animation && !holds('(prefers-reduced-motion: reduce)');
  root.classList.toggle('still', !moves);
  return moves;
}
