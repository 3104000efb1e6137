// The sentences that say why a move is worth what it is, from its reasons: which of them, in which order.
import { reasonWords, type MoveOfReason } from '../words/en/reasons.ts';
import { isLong } from '../words/en/lines.ts';
import { otherMark } from '../program/contract.ts';
import { isReason } from './reason-kinds.ts';
import type { Explanation, Reason } from '../program/contract.ts';

/** How many sentences, or short groups of them, are said of one move. */
const most = 2;

/** More replies than these are too many to look at. */
const mostReplies = 4;

/** Some of these before the others. */
const first = <One>(all: One[], isFirst: (one: One) => boolean) => [
  ...all.filter(isFirst),
  ...all.filter((one) => !isFirst(one)),
];

/** The reasons that answer the mover's question, the most telling first. Of a win that is how it wins, and of a loss how
 * the other side does; a block comes after that, but before a plan for the end of the game, which other moves share, and
 * where every move loses. Which replies keep the result comes last. A player who gave a win away asks why it is gone, not
 * what the move blocks, nor why the opponent cannot win either. */
export function tellingReasons(reasons: Reason[], { mark, value, had }: MoveOfReason) {
  if (value === null) return reasons;
  const hasPlan = reasons.some(({ kind }) => kind === 'zugzwang');
  const isRefuted = value === 'loss' && !hasPlan;
  const told = first(reasons, ({ kind }) => kind !== 'replies' && (kind !== 'only_reply' || isRefuted));
  const isLess = (reason: Reason) =>
    isReason(reason, 'againstWinning') && (value !== 'draw' || (had === 'win' && reason.side !== mark));
  const left = told.filter((reason) => !isLess(reason));
  if (value === 'draw') {
    const few = left.filter((one) => !isReason(one, 'replies') || one.cells.length <= mostReplies);
    const hasReplies = few.some((one) => isReason(one, 'replies'));
    // Which replies hold the draw says more than that it has to be played out, or goes round in circles.
    const isEmpty = (one: Reason) =>
      hasReplies && (one.kind === 'cycle' || (one.kind === 'search' && isLong(one.cells)));
    return few.filter((one) => !isEmpty(one) && (had !== 'win' || !isReason(one, 'beside')));
  }
  const isWin = (reason: Reason) => isReason(reason, 'winning') || (reason.kind === 'search' && reason.proven);
  const sorted = first(left, (reason) =>
    value === 'win' ? isWin(reason) && reason.side === mark : !isReason(reason, 'beside'),
  );
  return hasPlan || had === 'loss' ? first(sorted, ({ kind }) => kind === 'blocks_line') : sorted;
}

/** The sentences for a move: the most telling reasons, or that there is no short one, or that nothing is known. */
export function sentencesOf(known: Pick<Explanation, 'reasons' | 'done'> & Partial<Explanation>, move: MoveOfReason) {
  const { done, value = null, plies, plies_at_most: atMost, cell = null } = known;
  const line = known.reasons.find((one) => isReason(one, 'line') || one.kind === 'cycle');
  const steps = move.steps?.(line?.cells ?? (cell ? [cell] : [])) ?? [];
  const [step, reply] = steps;
  // That a threat has to be blocked is said with it.
  const isBlock = (one: Reason) =>
    move.value === 'draw' && isReason(one, 'replies') && one.cells.length === 1 && step?.threats.includes(one.cells[0]);
  const reasons = known.reasons.filter((one) => !isBlock(one));
  const telling = tellingReasons(reasons, move);
  if (!done && telling.length === 0) return [reasonWords.searching];
  if (telling.length === 0) {
    if (value === null) return [reasonWords.noReason];
    // A move that ends the game needs no reason.
    return plies === 1 ? [] : [reasonWords.noShortReason];
  }
  const isDraw = move.value === 'draw';
  const isBlunder = move.value === 'loss' && telling.some((one) => isReason(one, 'letsWin'));
  const hasPlan = telling.some(({ kind }) => kind === 'zugzwang');
  const isRefuted = move.value === 'loss' && !hasPlan;
  const only = move.only || telling.some(({ kind }) => kind === 'only_move');
  /** Something else says it: the line of play what a move threatens, what a blunder allows how it is answered. */
  const isSaid = (one: Reason) => {
    const [cell] = one.cells;
    if (one.kind === 'only_move') return move.only;
    if (isReason(one, 'replies')) return isBlunder;
    if (isReason(one, 'threat'))
      return isRefuted ? reply?.cell === cell : line && [...step.threats, ...step.later].includes(cell);
    return one.kind === 'threat_sequence' && one.cells.length === 2;
  };
  /** Beside another reason what a move that draws does is said anyway. */
  const isBeside = (one: Reason) =>
    one.kind === 'only_move' || (isDraw && telling.length > 1 && isReason(one, 'threat'));
  const news = telling.filter((one, at) => (at === 0 && !isBeside(one)) || !isSaid(one));
  const say = (told: Reason[], isAnswerTold: boolean = isDraw) =>
    reasonWords.reasons(told, { plies: plies ?? atMost, reply: isAnswerTold ? undefined : reply, ...move, only });
  /** What is true of many moves that draw comes after what this one does. */
  const isGeneral = (one: Reason) => isDraw && isReason(one, 'general');
  const isReply = (one: Reason) => one.kind === 'replies' || (one.kind === 'only_reply' && hasPlan);
  const said = news.filter((one) => !isReply(one));
  // After all that is short.
  const own = first(say(said.filter((one) => !isGeneral(one))), (sentence) => sentence !== reasonWords.noShortReason);
  const general = say(said.filter(isGeneral));
  const told = [...own, ...general];
  const named = new Set(told.join(' ').split(/\W+/));
  const replies = news.filter(
    (one) => isReply(one) && (told.length === 0 || one.cells.some((cell) => !named.has(cell))),
  );
  const isEmpty = told.length === 1 && told[0] === reasonWords.noShortReason;
  const withReplies = say(replies, isDraw || (reply !== undefined && named.has(reply.cell)));
  const all = isEmpty ? [...withReplies, ...told] : [...told, ...withReplies];
  const isBare = told.every((one) => one === reasonWords.noShortReason || one === reasonWords.onlyMove);
  // That it leads nowhere is no reason for the only move, nor where nothing else leads anywhere.
  const isDead = step?.openLines === 0 && (only || news.some(({ kind }) => kind === 'no_line_left'));
  const does = [isDead ? '' : reasonWords.does(steps, move), only && step ? reasonWords.denies(step) : '']
    .filter(Boolean)
    .join(' ');
  // Its story begins with the answer.
  const isQuiet = told[0]?.startsWith(`${otherMark(move.mark)} `);
  if (does && move.value === 'win' && isBare) all.unshift(does);
  else if (does && move.value === 'win' && isQuiet) all[0] = `${does} ${all[0]}`;
  else if (isDraw && all.length > own.length) all[own.length] = [does, all[own.length]].filter(Boolean).join(' ');
  else if (step?.missed && move.value !== 'win' && !named.has(step.missed))
    all.splice(move.value === 'loss' ? 1 : 0, 0, reasonWords.missed(step.missed));
  return all.slice(0, most);
}
