// How to play, and every key.
import { make, makeDialog } from '../dom.js';
import { more } from '../words/more.js';

export function makeHelpDialog() {
  const keys = more.keys.map(([key, meaning]) =>
    make('tr', {}, make('th', { scope: 'row', textContent: key }), make('td', { textContent: meaning })),
  );
  const dialog = makeDialog(
    'help-dialog',
    more.helpHeading,
    more.close,
    ...more.helpText.map((text) => make('p', { textContent: text })),
    make('h3', { textContent: more.keysHeading }),
    make('p', { textContent: more.keysNote }),
    make('table', { className: 'keys' }, make('tbody', {}, ...keys)),
  );
  return () => dialog.showModal();
}
