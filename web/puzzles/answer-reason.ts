// Why the answer of a puzzle works: one sentence after the outcome. The program is asked once the puzzle is over, so
// nobody waits for it.
import { isReason } from '../analysis/reason-kinds.ts';
import { otherMark, type CellName, type Explanation, type Mark } from '../program/contract.ts';
import { why } from '../words/en/why.ts';
import type { Context } from '../context.ts';
import type { Run } from '../study/study.ts';

/** In moves: a longer line is no reason. */
const longestLine = 7;

/** The sentence; empty if there is no short reason.
 * @param isLast the move was the last one: nobody needs to be told which */
export function reasonOfAnswer(
  { cell, reasons, value, plies, plies_at_most: most }: Explanation,
  { mark, misere }: { mark: Mark; misere: boolean },
  isLast: boolean,
) {
  const wins = reasons.find((one) => one.side === mark && isReason(one, 'winning'));
  const tells = reasons.find((one) => {
    if (!one.proven || isReason(one, 'found')) return false;
    if (isReason(one, 'againstWinning')) return one.side === otherMark(mark);
    return one.kind !== 'search' || (value === 'win' && one.cells.length <= longestLine);
  });
  const reason = wins ?? tells;
  if (!reason) return '';
  const only = reasons.some(({ kind }) => kind === 'only_move');
  const said = why.reason(reason, { mark, misere, value, plies: plies ?? most, only });
  return isLast ? said : `${why.why(cell)} ${said}`;
}

export function makeAnswerReason({ bridge, narrator }: Pick<Context, 'bridge' | 'narrator'>) {
  let asked: { cell: CellName; mark: Mark; isLast: boolean } | null = null;
  bridge.on('explanation', (shown) => {
    if (!asked || !shown?.done || shown.cell !== asked.cell) return;
    const said = reasonOfAnswer(shown, { mark: asked.mark, misere: bridge.view.misere }, asked.isLast);
    asked = null;
    if (said) narrator.add(said, true);
    // The program is in the middle of an update, and takes no command now.
    queueMicrotask(() => bridge.send('explain off'));
  });
  return {
    /** Asks about the first right move of a puzzle that is over, and says why it is right. */
    ask({ stage, side, moves, line }: Run) {
      const found = stage === 'solved' ? moves : line;
      if (found.length === 0) return;
      asked = { cell: found[0], mark: side, isLast: stage === 'solved' && found.length === 1 };
      // The puzzle begins with the opponent's mistake.
      bridge.send(`explain 1 ${found[0]}`);
    },
    forget() {
      asked = null;
    },
  };
}
