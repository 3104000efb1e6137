// An exercise on the board: a position to be played from, in place of the game, which waits as it is. The board is the
// program's own, so marks, motion, lines and names of cells are those of any game. Presses on cells are answers.
import { indexOf } from '../board/names.ts';
import { makeTakenBoard } from './taken-board.ts';
import type { Bridge } from '../program/bridge.ts';
import type { CellName } from '../program/contract.ts';
import type { Grid } from '../board/grid.ts';

export type Exercise = ReturnType<typeof makeExercise>;
export type Obstacle = 'apart' | 'draft';

/** @param parts `panel` stands beside the board meanwhile; `press` gets the presses on cells; `left` hears that
 * another game has taken the place of the exercise */
export function makeExercise({
  bridge,
  grid,
  panel,
  press,
  left,
}: {
  bridge: Bridge;
  grid: Grid;
  panel: HTMLElement;
  press: (cell: CellName) => void;
  left: () => void;
}) {
  const page = document.querySelector('.page') as HTMLElement;
  /** On the canvas the first tap on a small cell aims, and here the cells lie over it. */
  const aims = (cell: CellName, pointed?: boolean) => {
    const { view, latest } = bridge;
    const index = indexOf(cell, view.columns);
    return pointed && latest.taps === 'taps aim' && view.cells[index] === '.' && view.aim !== index;
  };
  const board = makeTakenBoard({
    bridge,
    grid,
    press(cell, pointed) {
      if (aims(cell, pointed)) bridge.send(`aim ${cell}`);
      else press(cell);
    },
  });
  let isOpen = false;
  /** What the bridge has while this is on the board: another part's takes its place. */
  let mine: Bridge['exercise'] = null;
  /** Counts what was wanted on the board; raised too when it is left. */
  let wanted = 0;
  /** How many games there were. */
  let started = 0;

  const close = () => {
    isOpen = false;
    wanted += 1;
    panel.remove();
    if (!bridge.exercise) page.classList.remove('exercising');
  };
  const giveWay = () => {
    if (!isOpen || bridge.exercise === mine) return;
    const held = document.activeElement;
    const isShown = held?.matches(':focus-visible');
    close();
    board.giveBack(false);
    left();
    // The button that had the focus has gone with its panel.
    if (held && !held.isConnected) grid.focus(isShown);
  };
  bridge.on('started', () => {
    started += 1;
    giveWay();
  });
  /** Why none can be put on the board now; the next one may take the place of this one. */
  const findObstacle = (): Obstacle | null => {
    const { apart, draft } = bridge.view;
    if (isOpen) return null;
    if (apart) return 'apart';
    return draft ? 'draft' : null;
  };

  return {
    get isOpen() {
      return isOpen;
    },
    get obstacle() {
      return findObstacle();
    },
    /** Finds what is to be on the board, and begins it. Resolves to why that did not happen, or nothing: `replaced`
     * if something else was wanted meanwhile, or the game.
     * @param begin puts it on the board */
    async open<Found extends object, Fault>(
      find: () => Promise<Found | { error: Fault }>,
      begin: (found: Found) => unknown,
    ): Promise<'' | 'replaced' | Obstacle | Fault> {
      const before = findObstacle();
      if (before) return before;
      wanted += 1;
      const [number, games] = [wanted, started];
      // Another game may have begun meanwhile, also where no exercise was there to give way to it.
      const isReplaced = () => number !== wanted || games !== started;
      const found = await find();
      if (isReplaced()) return 'replaced';
      if ('error' in found) return found.error;
      const obstacle = findObstacle();
      if (obstacle) return obstacle;
      await begin(found);
      return '';
    },
    /** Puts a position on the board; there must be no obstacle.
     * @param address what the page's address is meanwhile */
    put(rules: string, position: string, address: string) {
      if (!isOpen) {
        board.take();
        bridge.send('review off');
        page.classList.add('exercising');
        page.querySelector(':scope > .buttons')?.before(panel);
        isOpen = true;
      }
      mine = { id: '', address };
      bridge.exercise = mine;
      bridge.send(`open v=1&rules=${rules}&x=human&o=human&position=${position}`);
    },
    /** Brings these moves on the board, from the position on: those that are there stay. */
    play(moves: CellName[]) {
      const { view } = bridge;
      const there = view.moves.slice(0, view.cursor);
      const differs = there.findIndex((cell, index) => cell !== moves[index]);
      const common = differs < 0 ? there.length : differs;
      if (common < there.length) bridge.send(`jump ${common}`);
      for (const cell of moves.slice(common)) bridge.send(`play ${cell}`);
    },
    /** Brings the game back that was on the board. The focus goes to it: the button that had it goes with the panel. */
    leave() {
      if (!isOpen) return;
      const isShown = document.activeElement?.matches(':focus-visible');
      bridge.exercise = null;
      close();
      bridge.send(`resume ${bridge.save}`);
      board.giveBack();
      grid.focus(isShown);
    },
  };
}
