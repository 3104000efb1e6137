// A question on the board: presses on cells are tries. Each is looked at and told, and whoever asks says what a try is,
// at once or later. What comes of one that somebody no longer waits for is not told. The review's questions and puzzles
// are asked by this.
import { sentencesOf } from '../analysis/explanation.js';
import { indexOf } from '../board/names.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { CellName, Reason } from '../program/contract.d.ts'
 * @import { MoveOfReason } from '../words/why-words.d.ts'
 */
/** @typedef {ReturnType<typeof makeQuestion>} Question */
/** `asking` takes tries, `wrong` only offers to try again, `over` has been answered. @typedef {'asking' | 'wrong' | 'over'} Stand */
/**
 * Who asks.
 * @typedef {object} Asker
 * @property {(cell: CellName) => void} taken tells of a press on a cell that is not free
 * @property {(cell: CellName) => void} looking tells of a try of which nothing is known yet
 * @property {(cell: CellName, found: (verdict: 'right' | 'wrong', said: string) => void) => void} judge says what a try
 *   is by calling `found`, perhaps more than once, each time knowing more
 * @property {(cell: CellName, said: string) => void} right shows it
 * @property {(cell: CellName, said: string) => void} wrong
 * @property {() => boolean} [isBusy] no press counts meanwhile
 * @property {() => void} [retry] a press while a wrong try stands on the board
 * @property {() => void} [over] a press once it has been answered
 */

/** What is said of a wrong try, with the most telling reason.
 * @param {string} said @param {Reason[]} reasons @param {MoveOfReason} about */
export function withReason(said, reasons, about) {
  if (reasons.length === 0) return said;
  const [first] = sentencesOf(/** @type {any} */ ({ reasons, done: true }), about);
  return `${said} ${first}`;
}

/** @param {{ bridge: Bridge, asker: Asker }} parts */
export function makeQuestion({ bridge, asker }) {
  /** @type {Stand} */
  let stand = 'over';
  /** The latest try, what is known of it, and its number: nothing is heard of earlier ones. */
  let tried = '';
  let looking = false;
  let number = 0;
  /** The tries that were wrong. @type {Set<CellName>} */
  const wrongTries = new Set();

  /** @param {CellName} cell @param {'right' | 'wrong'} verdict @param {string} said */
  const settle = (cell, verdict, said) => {
    looking = false;
    if (verdict === 'right') {
      stand = 'over';
      asker.right(cell, said);
      return;
    }
    wrongTries.add(cell);
    asker.wrong(cell, said);
  };
  /** @param {CellName} cell */
  const attempt = (cell) => {
    number += 1;
    const mine = number;
    tried = cell;
    looking = true;
    asker.judge(cell, (verdict, said) => {
      if (mine === number && stand === 'asking') settle(cell, verdict, said);
    });
    if (looking) asker.looking(cell);
  };

  return {
    get stand() {
      return stand;
    },
    /** The latest try that is not right; empty if there was none. */
    get tried() {
      return tried;
    },
    /** How many tries were wrong. */
    get mistakes() {
      return wrongTries.size;
    },
    /** A press on the board. @param {CellName} cell */
    press(cell) {
      if (asker.isBusy?.()) return;
      if (stand === 'wrong') asker.retry?.();
      else if (stand === 'over') asker.over?.();
      else if (bridge.view.cells[indexOf(cell, bridge.view.columns)] !== '.') asker.taken(cell);
      else attempt(cell);
    },
    /** Asks anew; nothing is heard of tries before. @param {Stand} [now] how it stands already */
    ask(now = 'asking') {
      number += 1;
      tried = '';
      looking = false;
      wrongTries.clear();
      stand = now;
    },
  };
}
