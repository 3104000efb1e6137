// A question on the board: presses on cells are tries. Each is looked at and told, and whoever asks says what a try is,
// at once or later. What comes of one that somebody no longer waits for is not told. The review's questions and puzzles
// are asked by this.
import { sentencesOf } from '../analysis/explanation.ts';
import { indexOf } from '../board/names.ts';
import type { Bridge } from '../program/bridge.ts';
import type { CellName, Reason } from '../program/contract.ts';
import type { MoveOfReason } from '../words/en/why.ts';

export type Question = ReturnType<typeof makeQuestion>;
/** `asking` takes tries, `wrong` only offers to try again, `over` has been answered. */
export type Stand = 'asking' | 'wrong' | 'over';
/** Who asks. */
export interface Asker {
  /** tells of a press on a cell that is not free */
  taken: (cell: CellName) => void;
  /** tells of a try of which nothing is known yet */
  looking: (cell: CellName) => void;
  /** says what a try is by calling `found`, perhaps more than once, each time knowing more */
  judge: (cell: CellName, found: (verdict: 'right' | 'wrong', said: string) => void) => void;
  /** shows it */
  right: (cell: CellName, said: string) => void;
  wrong: (cell: CellName, said: string) => void;
  /** no press counts meanwhile */
  isBusy?: () => boolean;
  /** a press while a wrong try stands on the board */
  retry?: () => void;
  /** a press once it has been answered */
  over?: () => void;
}

/** What is said of a wrong try, with the most telling reason. */
export function withReason(said: string, reasons: Reason[], about: MoveOfReason) {
  const [first] = reasons.length === 0 ? [] : sentencesOf({ reasons, done: true }, about);
  return first ? `${said} ${first}` : said;
}

export function makeQuestion({ bridge, asker }: { bridge: Bridge; asker: Asker }) {
  let stand: Stand = 'over';
  /** The latest try, what is known of it, and its number: nothing is heard of earlier ones. */
  let tried = '';
  let looking = false;
  let number = 0;
  /** The tries that were wrong. */
  const wrongTries: Set<CellName> = new Set();

  const settle = (cell: CellName, verdict: 'right' | 'wrong', said: string) => {
    looking = false;
    if (verdict === 'right') {
      stand = 'over';
      asker.right(cell, said);
      return;
    }
    wrongTries.add(cell);
    asker.wrong(cell, said);
  };
  const attempt = (cell: CellName) => {
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
    /** A press on the board. */
    press(cell: CellName) {
      if (asker.isBusy?.()) return;
      if (stand === 'wrong') asker.retry?.();
      else if (stand === 'over') asker.over?.();
      else if (bridge.view.cells[indexOf(cell, bridge.view.columns)] !== '.') asker.taken(cell);
      else attempt(cell);
    },
    /** Asks anew; nothing is heard of tries before.
     * @param now how it stands already */
    ask(now: Stand = 'asking') {
      number += 1;
      tried = '';
      looking = false;
      wrongTries.clear();
      stand = now;
    },
  };
}
