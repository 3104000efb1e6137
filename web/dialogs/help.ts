// How to play, every key, and what the game is made of.
import { make } from '../dom.ts';
import { helpWords } from '../words/en/help.ts';
import { makeDialog } from '../forms/dialog.ts';

export function makeHelpDialog() {
  const keys = helpWords.keys.map(([key, meaning]) =>
    make('tr', {}, make('th', { scope: 'row', textContent: key }), make('td', { textContent: meaning })),
  );
  const paragraph = (textContent: string) => make('p', { textContent });
  const makeList = (lines: string[]) => make('ul', {}, ...lines.map((textContent) => make('li', { textContent })));
  const dialog = makeDialog(
    'help-dialog',
    helpWords.helpHeading,
    ...helpWords.help.flatMap(({ heading, lines }) =>
      heading ? [make('h3', { textContent: heading }), makeList(lines)] : lines.map(paragraph),
    ),
    make('h3', { textContent: helpWords.keysHeading }),
    paragraph(helpWords.keysNote),
    make('table', { className: 'keys' }, make('tbody', {}, ...keys)),
    make('h3', { textContent: helpWords.aboutHeading }),
    paragraph(helpWords.about(PAGE_VERSION)),
    ...helpWords.notices.map((notice) => make('p', {}, make('small', { textContent: notice }))),
    ...(LICENCES ? [make('p', {}, make('a', { href: LICENCES, textContent: helpWords.allLicences }))] : []),
  );
  return () => dialog.showModal();
}
