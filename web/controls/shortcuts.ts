// Keys without modifiers work only while the board has the focus, so that they get in nobody's way. On 3×3 the letters
// around S and the digits are the cells; where marks fall the digits are the columns. Undo and redo have their usual
// keys everywhere. After a press by a pointer, also one that closes a dialog, the focus returns to the board.
import { nameAt } from '../board/names.ts';
import { element } from '../dom.ts';
import { dialogOver } from '../feedback/notice.ts';
import { isByPointer } from './presses.ts';
import type { Context } from '../context.ts';
import type { View } from '../program/contract.ts';
import type { Question } from '../feedback/answers.ts';
import type { Buttons } from './buttons.ts';
import type { ReplacedGame } from './replaced-game.ts';

const cellKeys = ['qweasdzxc', '123456789'];
const columnKeys = '1234567890';

type Key = Pick<KeyboardEvent, 'key' | 'code'>;

/** A key's place on an English keyboard: the letters of the cells are chosen for their places, which differ on other
 * layouts. A key without a place, as on an on-screen keyboard, is its letter. */
const place = ({ key, code }: Key) => code.match(/^(?:Key|Digit|Numpad)([A-Z0-9])$/)?.[1].toLowerCase() ?? key;

/** The cell that a key stands for, counted row by row; -1 for none. */
export function cellOfKey(key: Key, { columns, rows, lands }: Pick<View, 'columns' | 'rows' | 'lands'>) {
  const sign = place(key);
  const keys = lands.length > 0 ? [columnKeys.slice(0, columns)] : columns === 3 && rows === 3 ? cellKeys : [];
  return sign.length === 1 ? Math.max(-1, ...keys.map((row) => row.indexOf(sign))) : -1;
}

/** The letter of a command: what the key says, since commands go by their first letters. A key without a Latin letter
 * counts by its place. */
export function letterOfKey({ key, code }: Key) {
  const letter = key.toLowerCase();
  return /^[a-z?]$/.test(letter) ? letter : place({ key, code });
}

interface Parts extends Pick<Context, 'bridge' | 'grid' | 'newGame'> {
  /** says the answer to a question */
  answer: (question: Question) => void;
  restoreGame: ReplacedGame;
  buttons: Buttons;
}
export function makeShortcuts({ bridge, grid, answer, newGame, restoreGame, buttons }: Parts) {
  const onBoard: Record<string, (event: KeyboardEvent) => void> = {
    n: newGame.start,
    g: () => (restoreGame.isThere ? restoreGame.restore() : answer('restore')),
    u: buttons.takeBack,
    r: () => bridge.send('redo'),
    h: () => bridge.send('hint'),
    v: buttons.toggleAnalysis,
    b: () => answer('board'),
    l: () => answer('last'),
    t: () => answer('turn'),
    '?': () => element('help').click(),
  };
  /** What a key does; undefined for nothing. */
  const actionOf = (event: KeyboardEvent) => {
    const letter = letterOfKey(event);
    // While a position is set up, the game is not on the board.
    if (bridge.view.draft && !event.key.startsWith('Arrow')) return undefined;
    if (event.ctrlKey || event.metaKey) {
      if (bridge.task) return undefined;
      if (letter === 'y' || (letter === 'z' && event.shiftKey)) return onBoard.r;
      return letter === 'z' ? onBoard.u : undefined;
    }
    // On a fresh page nothing has the focus: keys are meant for the board.
    if (document.activeElement === document.body) {
      if (event.key.startsWith('Arrow')) return grid.enter;
    } else if (!grid.hasFocus()) return undefined;
    const cell = cellOfKey(event, bridge.view);
    if (cell >= 0) {
      return () => {
        // With the focus on the board, Enter works there at the end of the game too.
        grid.focus();
        grid.pressCell(nameAt(bridge.view, cell));
      };
    }
    // A task has no undo, hint or analysis of a game.
    if (bridge.task && !'blt?'.includes(letter)) return undefined;
    return Object.hasOwn(onBoard, letter) ? onBoard[letter] : undefined;
  };

  addEventListener('keydown', (event) => {
    const { target } = event;
    if (
      !bridge.view ||
      // A friend's game is loading, and the board still shows another.
      element('board').matches('.waiting') ||
      event.altKey ||
      dialogOver() ||
      (target instanceof Element && target.closest('input, select, textarea, dialog'))
    )
      return;
    const act = actionOf(event);
    if (!act) return;
    event.preventDefault();
    act(event);
  });
  // A press by a key or by assistive technology counts no clicks: the focus stays on its button.
  addEventListener('click', ({ target, detail }) => {
    if (
      detail > 0 &&
      target instanceof Element &&
      target.closest('.welcome button, .opponents button, .buttons button, #restore')
    )
      grid.focus();
  });
  // A dialog's event does not bubble, so capture it.
  addEventListener('close', () => isByPointer() && grid.focus(), true);
}
