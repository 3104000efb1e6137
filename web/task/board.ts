// The board of a task is the program's own, so marks, motion, lines and names of cells are those of any game. The
// task's position replaces the game, which waits unchanged.
import { indexOf } from '../board/names.ts';
import { makeNotes } from '../board/notes.ts';
import { element } from '../dom.ts';
import type { Grid } from '../board/grid.ts';
import type { Bridge } from '../program/bridge.ts';
import type { CellName } from '../program/contract.ts';
import type { Notes, Task } from './task.ts';

/** The user's own game, which may wait behind a task. */
export const gameOf = ({ task, view }: Pick<Bridge, 'task' | 'view'>) => task?.game ?? view;

/** Takes the presses on the board from the game for a while. Analysis would give answers away, so it pauses. */
export function makePresses(bridge: Bridge, grid: Grid, press: (cell: CellName, pointed?: boolean) => void) {
  let release: (() => void) | null = null;
  let analysed = false;
  return {
    take() {
      if (release) return;
      release = grid.capture(press);
      analysed = bridge.thoughts.analysis !== null;
      if (analysed) bridge.send('analyse off');
    },
    giveBack(goesOn: boolean) {
      if (!release) return;
      release();
      release = null;
      if (analysed && goesOn) bridge.send('analyse on');
    },
  };
}

/** Passes the mouse on to the canvas below the cells, which shows where a mark would land. A finger is nowhere before
 * it presses.
 * @param isOpen whether a press would put a mark there */
export function makePointer(isOpen: () => boolean) {
  const cells = element('cells');
  let isShown = false;
  const show = (kind: 'mousemove' | 'mouseleave', event?: PointerEvent) => {
    isShown = kind === 'mousemove';
    element('canvas').dispatchEvent(new MouseEvent(kind, event));
  };
  const hide = () => {
    if (isShown) show('mouseleave');
  };
  cells.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'mouse' && isOpen()) show('mousemove', event);
  });
  cells.addEventListener('pointerleave', hide);
  return {
    follow() {
      if (!isOpen()) hide();
    },
  };
}

/** @param isOpen whether a press would be a move
 * @param mayTry whether it would at least lead to one, as after a wrong try */
export function makeBoardInPlace(
  bridge: Bridge,
  grid: Grid,
  press: (cell: CellName) => void,
  isOpen: () => boolean,
  mayTry: () => boolean,
) {
  const pointer = makePointer(isOpen);
  /** On the canvas the first tap on a small cell only aims; here the cells cover the canvas. */
  const aims = (cell: CellName, pointed?: boolean) => {
    const { view, latest } = bridge;
    const index = indexOf(cell, view.columns);
    return pointed && mayTry() && latest.taps === 'taps aim' && view.cells[index] === '.' && view.aim !== index;
  };
  const presses = makePresses(bridge, grid, (cell, pointed) => {
    if (aims(cell, pointed)) bridge.send(`aim ${cell}`);
    else press(cell);
  });
  let written: ReturnType<typeof makeNotes> | null = null;
  let isAnnotated = false;
  /** The bridge's task while this one is on the board; another part may replace it. */
  let mine: Bridge['task'] = null;
  return {
    /** Whether the task's position is still on the board. */
    get isMine() {
      return mine !== null && bridge.task === mine;
    },
    /** Takes the presses on cells, and puts the task's position on the board. */
    put({ rules, position, address }: Task) {
      presses.take();
      bridge.send('review off');
      mine = { id: '', address, game: gameOf(bridge) };
      bridge.task = mine;
      bridge.send(`open v=1&rules=${rules}&x=human&o=human&position=${position}`);
    },
    /** Brings the board to these moves, counted from the task's position. */
    play(moves: CellName[]) {
      const { view } = bridge;
      const there = view.moves.slice(0, view.cursor);
      const differs = there.findIndex((cell, index) => cell !== moves[index]);
      const common = differs < 0 ? there.length : differs;
      if (common < there.length) bridge.send(`jump ${common}`);
      for (const cell of moves.slice(common)) bridge.send(`play ${cell}`);
      // Whatever was done instead of a second tap.
      if (bridge.view.aim >= 0) bridge.send('aim off');
    },
    annotate(notes: Notes) {
      pointer.follow();
      if (notes.size === 0 && !isAnnotated) return;
      isAnnotated = notes.size > 0;
      written ??= makeNotes({ bridge });
      written.show(notes);
      grid.annotate(notes);
    },
    /** Gives the presses back.
     * @param goesOn whether a paused analysis resumes */
    giveBack(goesOn: boolean) {
      if (this.isMine) {
        bridge.task = null;
        bridge.send(`resume ${bridge.save}`);
      }
      mine = null;
      presses.giveBack(goesOn);
    },
  };
}
