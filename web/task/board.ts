// The board of a task: the program's own, so marks, motion, lines and names of cells are those of any game. A position is
// put there in place of the game, which waits as it is.
import { indexOf } from '../board/names.ts';
import { makeNotes } from '../board/notes.ts';
import { element } from '../dom.ts';
import type { Grid } from '../board/grid.ts';
import type { Bridge } from '../program/bridge.ts';
import type { CellName } from '../program/contract.ts';
import type { Notes, Task } from './task.ts';

/** The presses on the board, taken from the game for a while. Values of moves would be answers, so the analysis rests
 * meanwhile. */
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

/** Where a mouse is, for the canvas that the cells lie over: it shows where a mark would land. A finger is nowhere before it
 * presses.
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

/** @param isOpen whether a press would be a move */
export function makeBoardInPlace(bridge: Bridge, grid: Grid, press: (cell: CellName) => void, isOpen: () => boolean) {
  const pointer = makePointer(isOpen);
  /** On the canvas the first tap on a small cell aims, and here the cells lie over it. */
  const aims = (cell: CellName, pointed?: boolean) => {
    const { view, latest } = bridge;
    const index = indexOf(cell, view.columns);
    return pointed && latest.taps === 'taps aim' && view.cells[index] === '.' && view.aim !== index;
  };
  const presses = makePresses(bridge, grid, (cell, pointed) => {
    if (aims(cell, pointed)) bridge.send(`aim ${cell}`);
    else press(cell);
  });
  let written: ReturnType<typeof makeNotes> | null = null;
  let isAnnotated = false;
  /** What the bridge has while this is on the board: another part's takes its place. */
  let mine: Bridge['task'] = null;
  return {
    /** Whether what was put there is still there. */
    get isMine() {
      return mine !== null && bridge.task === mine;
    },
    /** Takes the presses on cells, and puts the task's position there. */
    put({ rules, position, address }: Task) {
      presses.take();
      bridge.send('review off');
      mine = { id: '', address };
      bridge.task = mine;
      bridge.send(`open v=1&rules=${rules}&x=human&o=human&position=${position}`);
    },
    /** Brings these moves on it, from the task's position on. */
    play(moves: CellName[]) {
      const { view } = bridge;
      const there = view.moves.slice(0, view.cursor);
      const differs = there.findIndex((cell, index) => cell !== moves[index]);
      const common = differs < 0 ? there.length : differs;
      if (common < there.length) bridge.send(`jump ${common}`);
      for (const cell of moves.slice(common)) bridge.send(`play ${cell}`);
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
     * @param goesOn whether the analysis does, if there was one */
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
