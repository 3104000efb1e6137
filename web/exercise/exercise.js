// An exercise on the board: a position to be played from, in place of the game, which waits as it is. The board is the
// program's own, so marks, motion, lines and names of cells are those of any game. Presses on cells are answers.
import { element } from '../dom.js';
import { makeQuestion } from './question.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { CellName } from '../program/contract.d.ts'
 * @import { Grid } from '../board/grid.js'
 * @import { Asker } from './question.js'
 */
/** @typedef {ReturnType<typeof makeExercise>} Exercise */

/** @param {{ bridge: Bridge, grid: Grid, asker: Asker, left: () => void }} parts
 * `asker` judges the presses on cells; `left` hears that another game has taken the place of the exercise */
export function makeExercise({ bridge, grid, asker, left }) {
  const page = /** @type {HTMLElement} */ (document.querySelector('.page'));
  const question = makeQuestion({ bridge, grid, asker });
  let isOpen = false;
  /** What the bridge has while this is on the board: another part's takes its place.
   * @type {Bridge['exercise']} */
  let mine = null;

  const close = () => {
    isOpen = false;
    if (!bridge.exercise) page.classList.remove('exercising');
  };
  const giveWay = () => {
    if (!isOpen || bridge.exercise === mine) return;
    const held = document.activeElement;
    const isShown = held?.matches(':focus-visible');
    close();
    question.close(false);
    left();
    // The button that had the focus has gone with its panel.
    if (held && !held.isConnected) grid.focus(isShown);
  };
  bridge.on('started', giveWay);
  // Another program begins without it, and tells of no start. Whoever has waited for that program, to put the next
  // exercise in the place of this one, comes first.
  bridge.on('view', () => {
    if (isOpen && bridge.exercise !== mine) queueMicrotask(giveWay);
  });

  return {
    question,
    get isOpen() {
      return isOpen;
    },
    /** Why none can be put on the board now, or nothing. @returns {'apart' | 'draft' | null} */
    get obstacle() {
      const { apart, draft } = bridge.view;
      if (apart) return 'apart';
      return draft ? 'draft' : null;
    },
    /** Puts a position on the board; there must be no obstacle.
     * @param {string} rules @param {string} position @param {string} address what the page's address is meanwhile */
    open(rules, position, address) {
      if (!isOpen) {
        question.open();
        bridge.send('review off');
        page.classList.add('exercising');
        isOpen = true;
      }
      mine = { id: '', address };
      bridge.exercise = mine;
      bridge.send(`open v=1&rules=${rules}&x=human&o=human&position=${position}`);
    },
    /** Brings these moves on the board, from the position on: those that are there stay.
     * @param {CellName[]} moves */
    play(moves) {
      const { view } = bridge;
      const there = view.moves.slice(0, view.cursor);
      const differs = there.findIndex((cell, index) => cell !== moves[index]);
      const common = differs < 0 ? there.length : differs;
      if (common < there.length) bridge.send(`jump ${common}`);
      for (const cell of moves.slice(common)) bridge.send(`play ${cell}`);
    },
    /** Frames these cells and no others. @param {CellName[]} cells */
    point(cells) {
      for (const button of element('cells').querySelectorAll('button')) {
        button.classList.toggle('lit', cells.includes(button.dataset.cell ?? ''));
      }
    },
    /** Brings the game back that was on the board. */
    leave() {
      if (!isOpen) return;
      bridge.exercise = null;
      close();
      bridge.send(`resume ${bridge.save}`);
      question.close();
    },
  };
}
