// Why the answer of a puzzle works: one sentence after the outcome. The program is asked once the puzzle is over, so
// nobody waits for it.
import { stepsFrom } from '../analysis/line-steps.ts';
import { isReason } from '../analysis/reason-kinds.ts';
import { longestLine } from './puzzle.ts';
import { otherMark, type CellName, type Explanation, type Mark } from '../program/contract.ts';
import { reasonWords, type MoveOfReason } from '../words/en/reasons.ts';
import { analysisWords } from '../words/en/analysis.ts';
import type { Context } from '../context.ts';
import type { Run } from '../study/study.ts';

/** The sentence, and the pairs that it speaks of; nothing if nothing is known.
 * @param played the line that is on the board, or stepped through: another one would confuse
 * @param isLast the move was the last one: nobody needs to be told which */
function reasonOfAnswer(
  { cell, reasons: known, value, plies, plies_at_most: most }: Explanation,
  { mark, misere, steps }: Pick<MoveOfReason, 'mark' | 'misere' | 'steps'>,
  played: CellName[],
  isLast: boolean,
) {
  const isOther = (cells: CellName[]) => played.length > 1 && cells.some((one, at) => played[at] && one !== played[at]);
  const reasons = known.map((reason) =>
    reason.side === mark && isReason(reason, 'line') && isOther(reason.cells)
      ? { ...reason, kind: 'search' as const, cells: played }
      : reason,
  );
  const wins = reasons.find((one) => one.side === mark && isReason(one, 'winning'));
  const tells = reasons.find((one) => {
    if (!one.proven || isReason(one, 'found')) return false;
    // A block says neither how a move wins nor why those after it hold the draw.
    if (one.kind === 'blocks_line' && (value === 'win' || !isLast)) return false;
    if (isReason(one, 'againstWinning')) return one.side === otherMark(mark);
    return one.kind !== 'search' || (value === 'win' && one.cells.length <= longestLine);
  });
  const reason = wins ?? tells;
  const isLong = value === 'win' && reasons.some(({ kind, proven }) => kind === 'search' && proven);
  if (!reason && !isLong) return null;
  const only = reasons.some(({ kind }) => kind === 'only_move');
  const said = reason
    ? reasonWords.reason(reason, { mark, misere, value, plies: plies ?? most, only, steps })
    : reasonWords.noShortReason;
  // A line of play begins with the move.
  return {
    said: isLast || (reason && isReason(reason, 'line')) ? said : `${analysisWords.why(cell)} ${said}`,
    pairs: reason?.kind === 'pairing' ? reason.cells : [],
  };
}

/** @param parts `tell` gets the sentence and its pairs */
export function makeAnswerReason({
  bridge,
  tell,
}: Pick<Context, 'bridge'> & { tell: (said: string, pairs: CellName[]) => void }) {
  let asked: { cell: CellName; mark: Mark; played: CellName[]; isLast: boolean } | null = null;
  bridge.on('explanation', (shown) => {
    if (!asked || !shown?.done || shown.cell !== asked.cell) return;
    const { view } = bridge;
    const about = { mark: asked.mark, misere: view.misere, steps: stepsFrom(view, shown.ply) };
    const found = reasonOfAnswer(shown, about, asked.played, asked.isLast);
    asked = null;
    if (found) tell(found.said, found.pairs);
    // The program is in the middle of an update, and takes no command now.
    queueMicrotask(() => bridge.send('explain off'));
  });
  return {
    /** Asks about the first right move of a puzzle that is over, or the first that was not found, and says why it is
     * right.
     * @param at how much of the solution was found */
    ask({ stage, side, moves, line }: Run, at: number) {
      const isSolved = stage === 'solved';
      const played = isSolved ? moves : line.slice(at);
      const [cell] = played;
      if (!cell) return;
      asked = { cell, mark: side, played, isLast: isSolved && moves.length === 1 };
      // The puzzle begins with the opponent's mistake.
      bridge.send(`explain ${isSolved ? 1 : at + 1} ${cell}`);
    },
    forget() {
      asked = null;
    },
  };
}
