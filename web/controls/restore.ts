// Brings back moves that were replaced a moment ago. Fetched when that first happens.
import { element, make } from '../dom.ts';
import { moveWords } from '../words/en/moves.ts';
import type { Context } from '../context.ts';

export function makeRestore({ bridge, grid }: Context) {
  const button = element('restore');
  /** Visible beside the button's name; screen readers get it as the description. */
  const what = make('span', { ariaHidden: 'true' });
  button.append(what);
  button.addEventListener('click', () => bridge.send('restore'));
  /** Moves were replaced or brought back since a person last played. */
  let isFresh = true;
  const show = () => {
    const { set_aside: count, over } = bridge.view;
    // A finished game stays as it is.
    const isOffered = isFresh && count > 0 && !over;
    if (!isOffered && document.activeElement === button) grid.focus();
    button.hidden = !isOffered;
    button.title = moveWords.restoreTitle(count);
    what.textContent = moveWords.restoreWhat(count);
  };
  bridge.on('update', ({ events }) => {
    if (events.some(({ kind }) => kind === 'set_aside' || kind === 'restored')) isFresh = true;
    else if (events.some((event) => event.kind === 'started' || (event.kind === 'played' && event.by === 'human')))
      isFresh = false;
    show();
  });
  show();
}
