// How to play, every key, and what the game is made of.
import { make } from '../dom.js';
import { more } from '../words/more.js';
import { makeDialog } from '../forms/dialog.js';

export function makeHelpDialog() {
  const keys = more.keys.map(([key, meaning]) =>
    make('tr', {}, make('th', { scope: 'row', textContent: key }), make('td', { textContent: meaning })),
  );
  /** @param {string} textContent */
  const paragraph = (textContent) => make('p', { textContent });
  /** @param {string[]} lines */
  const makeList = (lines) => make('ul', {}, ...lines.map((textContent) => make('li', { textContent })));
  const dialog = makeDialog(
    'help-dialog',
    more.helpHeading,
    ...more.help.flatMap(({ heading, lines }) => [
      ...(heading ? [make('h3', { textContent: heading }), makeList(lines)] : lines.map(paragraph)),
    ]),
    make('h3', { textContent: more.keysHeading }),
    paragraph(more.keysNote),
    make('table', { className: 'keys' }, make('tbody', {}, ...keys)),
    make('h3', { textContent: more.aboutHeading }),
    paragraph(more.about(PAGE_VERSION)),
    ...more.notices.map((notice) => make('p', {}, make('small', { textContent: notice }))),
    ...(LICENCES ? [make('p', {}, make('a', { href: LICENCES, textContent: more.allLicences }))] : []),
  );
  return () => dialog.showModal();
}
