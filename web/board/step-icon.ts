// The signs of stepping along the moves on the board: of a game, a line of play, a solution.
import { html } from 'lit-html';

export const stepIcons = {
  first: 'M7 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  // From the start again: no triangle alone, which would be a second Next.
  replay: 'M3 4v5h5M3.5 9a9 9 0 1 1-.5 4M10 8.5v7l6-3.5z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M8 5l9 7-9 7z',
  last: 'M17 5v14M5 5l9 7-9 7z',
};
export const stepIcon = (name: keyof typeof stepIcons) =>
  html`<svg viewBox="0 0 24 24" aria-hidden="true"><path d=${stepIcons[name]}/></svg>`;
