// The buttons beside the board: what they show follows the view, what they do are commands.
import { element, make } from '../dom.ts';
import { words } from '../words/en/play.ts';
import { isRepeated } from './presses.ts';
import type { Bridge } from '../program/bridge.ts';
import type { NewGame } from './new-game.ts';

export type Buttons = ReturnType<typeof makeButtons>;

export function makeButtons({
  bridge,
  grid,
  newGame,
}: {
  bridge: Bridge;
  grid: { focus: () => void };
  newGame: NewGame;
}) {
  const [undo, redo, analyse, restore] = ['undo', 'redo', 'analyse', 'restore'].map((id) => element(id));
  /** Seen beside the name; heard as its description. */
  const what = make('span', { ariaHidden: 'true' });
  restore.append(what);
  const toggleAnalysis = () => bridge.send(bridge.thoughts.analysis ? 'analyse off' : 'analyse on');
  /** A second press is another step back, but with a friend elsewhere it would ask them for one. */
  const takeBack = (event: MouseEvent | KeyboardEvent) => {
    if (!bridge.view.apart || !isRepeated(event)) bridge.send('undo');
  };

  element('new').addEventListener('click', newGame.start);
  undo.addEventListener('click', takeBack);
  redo.addEventListener('click', () => bridge.send('redo'));
  const hintButton = element('hint');
  hintButton.addEventListener('click', () => bridge.send('hint'));
  analyse.addEventListener('click', toggleAnalysis);
  restore.addEventListener('click', () => bridge.send('restore'));

  bridge.on('view', (view) => {
    undo.ariaDisabled = String(!view.can_undo);
    redo.ariaDisabled = String(!view.can_redo);
    hintButton.ariaDisabled = analyse.ariaDisabled = String(!view.can_analyse);
  });
  /** Moves were replaced, or brought back, since a person has played last. */
  let isFresh = false;
  bridge.on('told', ({ events }) => {
    const { set_aside: count, over } = bridge.view;
    if (events.some(({ kind }) => kind === 'set_aside' || kind === 'restored')) isFresh = true;
    else if (events.some((event) => event.kind === 'started' || (event.kind === 'played' && event.by === 'human')))
      isFresh = false;
    // A game that is over stays.
    const isOffered = isFresh && count > 0 && !over;
    if (!isOffered && document.activeElement === restore) grid.focus();
    restore.hidden = !isOffered;
    if (!isOffered) return;
    restore.title = words.restoreTitle(count);
    what.textContent = words.restoreWhat(count);
  });
  bridge.on('thoughts', ({ analysis, hint }) => {
    // A hint is told when it is there; until then the button shows that it is being sought.
    const busy = String(hint !== null && !hint.done);
    const pressed = String(analysis !== null);
    if (hintButton.ariaBusy !== busy) hintButton.ariaBusy = busy;
    if (analyse.ariaPressed !== pressed) analyse.ariaPressed = pressed;
  });
  return { takeBack, toggleAnalysis };
}
