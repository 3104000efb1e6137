// The words of reasons: why a move is worth what it is.
import { otherMark } from '../../program/contract.ts';
import type { CellName, KnownValue, Mark, Reason } from '../../program/contract.ts';
import { list } from '../intl.ts';
import { capital, inWords } from './in-words.ts';
import { times } from './language.ts';
import {
  atSome,
  effectAndAnswer,
  effectOf,
  isAllBlocks,
  isLong,
  line,
  passesUp,
  storyOf,
  useOf,
  type LineStep,
} from './lines.ts';
import { farLength, keeps, moves, wins } from './values.ts';

/** The move that a reason is about. */
export interface MoveOfReason {
  mark: Mark;
  misere: boolean;
  value: KnownValue['value'];
  /** To the end of the game, this move included, if that is known. */
  plies?: number | null | undefined;
  /** It is the only move, as another reason says. */
  only?: boolean;
  /** What the mover could have had, if that is known. */
  had?: KnownValue['value'];
  /** What the answer to it does, if that is known. */
  reply?: LineStep | undefined;
  /** What each move of a line does that begins with this move. */
  steps?: (line: CellName[]) => LineStep[];
  /** The sentence before says how the game ends. */
  saysResult?: boolean;
  /** It has been played, and has ended the game. */
  isOver?: boolean;
  /** The reason before is about the other side. */
  isLater?: boolean;
}

/** A story without a first move that does nothing: the heading names it. */
const afterFirst = (story: string) => story.replace(/^[XO] plays \w+; /, '');

/** How a side wins by a line of play that begins with the move.
 * @param how it wins, in words
 * @param isOnly no other reply wins */
function wayToWin(
  { side, cells }: Pick<Reason, 'side' | 'cells'>,
  { mark, misere, plies = null, steps, reply, saysResult }: MoveOfReason,
  how: string = '',
  isOnly: boolean = false,
) {
  const isOwn = side === mark;
  const told = steps && storyOf(steps(cells), side);
  // So far from the end a beginning explains nothing.
  const story = told?.endsWith('and so on.') && (plies ?? 0) > farLength ? '' : told;
  const namesSide = story?.startsWith(`${side} `);
  if (isOnly) {
    const answer = `${side}’s only winning answer`;
    const [quiet, after] = story?.match(/^[XO] plays \S+; (.*)/) ?? [];
    if (story && !quiet) return `${answer}: ${story.replace(/^[XO] blocks at (\w+)/, '$1 blocks')}`;
    // What the other side does next, without how it ends, is no reason.
    const decides = after && !after.endsWith('and so on.');
    const told = reply?.faced.includes(cells[1]) ? `to block at ${cells[1]}` : repliesText([cells[1]], reply);
    return `${answer} is ${decides ? `${cells[1]}: ${after}` : `${told}.`}${!story && isLong(cells) ? ` ${farAhead}` : ''}`;
  }
  if (saysResult && story && namesSide) return misere ? `Best play: ${story}` : isOwn ? afterFirst(story) : story;
  if (saysResult && story) return isOwn ? story : `${side} answers: ${story}`;
  const isFar = isLong(cells) || (plies ?? 0) > cells.length;
  if (saysResult) return isFar ? farAhead : `Best play: ${line(cells, mark)}.`;
  // The line of the other side begins with its reply.
  const moves = isOwn ? line(cells, side, plies) : line(cells.slice(1), side, plies && plies - 1);
  return `${side}${isOwn ? '' : ' then'} wins${how}: ${story || `${moves}.`}`;
}

/** What a move does by itself, and why a side wins in the end: the other one has to play below its threat. */
function planOf({ side, cells: [below, cell] }: Reason, cells: CellName[], move: MoveOfReason) {
  const { mark, value, had } = move;
  const steps = move.steps?.(cells) ?? [];
  const [own, reply] = steps;
  const isBlock = own?.faced.includes(own.cell);
  const elsewhere = own?.elsewhere ?? [];
  const others = elsewhere.length > 0 && `Every other move lets ${otherMark(mark)} win at ${atSome(elsewhere)}.`;
  const made = steps.findIndex((step) => step.mark === side && step.later.includes(cell));
  const effect =
    isBlock || (made === 0 && own.threats.length === 0) ? '' : effectAndAnswer(steps, value === 'win' || had !== 'win');
  const end = `in the end ${otherMark(side)} runs out of safe moves and has to play ${below}`;
  const plans = [
    `It ${effect && 'also '}makes a threat at ${cell}`,
    `${side}’s answer, ${reply?.cell}, makes a threat at ${cell}`,
  ];
  const stands = (side === mark ? own : reply)?.lasting.includes(cell);
  const plan =
    made >= 0
      ? (plans[made] ?? `For example, ${side} later makes a threat at ${cell} with ${steps[made].cell}`)
      : stands && `${side} already has a threat at ${cell}`;
  const told = plan ? `${plan}: ${end} below it.` : `${capital(end)}, and ${side} wins at ${cell}.`;
  return [others || (effect && `It ${effect}.`), told].filter(Boolean).join(' ');
}

/** What a move of a side does, and then how play may go on, by a line of play that proves nothing. */
function prospectOf(mark: Mark, cells: CellName[], steps: LineStep[]) {
  const [step] = steps;
  const story = steps.length > 2 ? storyOf(steps, mark) : '';
  // What the move does itself ends where the next move of the line begins.
  const [, own, rest = ''] = story.match(/^(?:[XO] )?(?:\w+\d )?(.*?)(?:; |, (?=\w+ forces))(.*)/) ?? [];
  const isQuiet = !own || own.startsWith('plays ');
  const effect = isQuiet ? (!story && effectAndAnswer(steps)) || (step?.faced.length === 0 && useOf(step)) : own;
  // One quiet answer is no story.
  const isTold = rest !== '' && !/^(\w plays \w+; )?and so on\.$/.test(rest);
  const told = `Likely: ${/^(?:[XO]|then) /.test(rest) ? '' : `${mark} `}${rest.replace(/^([^;]*); and so on\.$/, '$1.')}`;
  const likely = cells[1] && `Likely next: ${line(cells.slice(1), otherMark(mark))}.`;
  return [effect && `It ${effect}.`, isTold ? told : likely].filter(Boolean).join(' ');
}

/** Why a chance falls; empty of an answer that nothing is to be seen of. */
function sinceReply(answer: LineStep) {
  const { mark, cell, faced } = answer;
  const effect = effectOf(answer);
  if (!effect && faced.includes(cell)) return `, since ${mark} simply blocks at ${cell}`;
  const use = effect || useOf(answer);
  return use && `, since ${mark} can answer ${cell}, which ${use}`;
}

/** How many open lines a quiet move has, on small boards: there it tells a corner from an edge and the centre. */
const linesOf = ({ openLines }: LineStep) => {
  if (openLines === null || openLines > 8) return '';
  const few = openLines === 1 ? 'only one open line' : 'no open line';
  return `has ${openLines > 1 ? `${inWords(openLines)} open lines` : few}`;
};

/** Any of these replies; first the one in the line of play, with what it does. */
function repliesText(cells: CellName[], reply?: LineStep) {
  if (!reply || !cells.includes(reply.cell)) return list(cells, 'disjunction');
  const { cell } = reply;
  const effect = effectOf(reply) || useOf(reply);
  const others = cells.filter((one) => one !== cell);
  if (!effect || others.length > 4) return list([cell, ...others], 'disjunction');
  return `${cell}, which ${effect}${others.length > 0 ? `, or with ${list(others, 'disjunction')}` : ''}`;
}

/** Its value is proven. */
const farAhead = 'Only playing it out shows why.';
/** Why a line of play ends in a draw. */
const blockToTheEnd = 'From there each side has to block the other until the board is full.';
const endsInBlocks = (cells: CellName[], { plies, steps }: MoveOfReason) =>
  plies === cells.length && isAllBlocks(steps?.(cells) ?? []);
/** Nothing is let happen where every move loses. */
const lets = (side: Mark, { had }: MoveOfReason) => (had === 'loss' ? `${side} can still` : `It lets ${side}`);
const onlyMove = 'It’s the only move: every other one is worse.';

export const reasonTexts = {
  completes_line: (_, { misere, isOver }) => {
    if (isOver) return misere ? 'It completed a line, and that lost.' : 'It won the game.';
    return misere ? 'It completes a line, and that loses.' : 'It wins at once.';
  },
  blocks_line: ({ cells }, { mark, isLater }) =>
    `${isLater ? 'The move itself' : 'It'} blocks ${cells[0]}, where ${otherMark(mark)} would have completed a line.`,
  only_move: () => onlyMove,
  makes_fork: ({ cells }) =>
    `It makes ${inWords(cells.length)} threats, at ${list(cells)}, and only one can be stopped.`,
  allows_line: ({ side, cells }) => `It lets ${side} win at ${list(cells, 'disjunction')}.`,
  allows_fork: ({ side, cells }, move) => `${lets(side, move)} make two threats at once at ${list(cells)}.`,
  threat_sequence: (reason, move) => wayToWin(reason, { ...move, plies: null }, ' by force'),
  pairing: ({ side }) =>
    `${side} can’t force a win: whenever ${side} takes one cell of a pair, ${otherMark(side)} takes the other.`,
  no_line_left: ({ side }, { misere }) =>
    misere
      ? `${side} can’t win any more: ${otherMark(side)} has no line left to fill.`
      : `All of ${side}’s lines are blocked.`,
  weight_bound: ({ side }) =>
    `${side} can’t force a win: ${otherMark(side)} can block each of ${side}’s lines in time.`,
  cycle: (_, { saysResult }) =>
    `${saysResult ? 'Play' : 'Neither side can force a win, and play'} goes round in circles.`,
  lifts_into_line: ({ side, cells }) => `It lets ${side} land on ${cells[0]} and complete a line.`,
  stacked_threats: ({ cells }) =>
    `It makes two threats, one above the other, at ${list(cells)}: blocking the lower one opens the upper one.`,
  makes_threat: ({ side, cells: [cell, below] }) =>
    below
      ? `It makes a threat at ${cell}, which ${side} can use once ${otherMark(side)} plays ${below} below it.`
      : `It makes a threat at ${cell}, and ${otherMark(side)} has to stop it at once.`,
  parity_threat: ({ side, cells }) =>
    `It makes a threat at ${cells[0]}, in a row that ${side} gets if the board fills up.`,
  zugzwang: (reason, move) => planOf(reason, [], move),
  unstoppable_threat: ({ side, cells: [cell] }) =>
    `It threatens ${cell}, where ${otherMark(side)}’s own mark vanishes next, so ${otherMark(side)} can’t block.`,
  allows_unstoppable_threat: ({ side, cells: [reply, cell] }, move) =>
    `${lets(side, move)} threaten ${cell} with ${reply}: ${otherMark(side)}’s own mark there vanishes next, so ${otherMark(side)} can’t block.`,
  follow_up: ({ side }) =>
    `${side} can’t force a win: ${otherMark(side)} has an answer to every move, in the same column or in another.`,
  replies: ({ side, cells }, { value, reply }) =>
    `${side} ${value === 'draw' ? 'holds the draw' : 'wins'} with ${cells.length > 0 ? repliesText(cells, reply) : 'any reply'}.`,
  only_reply: ({ side, cells }, { value, reply }) =>
    `${side} ${value === 'draw' ? 'holds the draw' : 'wins'} only with ${repliesText(cells, reply)}.`,
  search: ({ side, cells }, move) => {
    const { mark, value, had, only, saysResult } = move;
    if (value === 'win' || value === 'loss') return wayToWin({ side, cells }, move);
    if (value === null) return prospectOf(mark, cells, move.steps?.(cells) ?? []);
    if (endsInBlocks(cells, move)) return blockToTheEnd;
    if (isLong(cells)) {
      const holds = had === 'win' ? otherMark(mark) : only && mark;
      return `${holds ? `${holds} can meet every threat in time` : 'Neither side can force a win'}, as playing it out shows.`;
    }
    return `${saysResult ? '' : 'Neither side can force a win. '}Best play: ${line(cells, mark)}.`;
  },
} satisfies Record<string, (reason: Reason, move: MoveOfReason) => string>;

/** Why neither side can win, if both are held in the same way. If each is held in its own, the last one says it. */
const bothTexts: Partial<Record<Reason['kind'], (move: MoveOfReason) => string>> = {
  no_line_left: ({ misere }) =>
    misere ? 'Neither side can win any more: no line is left to fill.' : 'All lines are blocked.',
  pairing: () =>
    'Neither side can force a win: whenever one takes one cell of a pair, the other side takes its partner.',
  weight_bound: () => 'Neither side can force a win: each can block the other’s lines in time.',
};

/** Two reasons of which one sentence says all; empty if they are two. */
function together(one: Reason, next: Reason, move: MoveOfReason) {
  if (one.kind in bothTexts && next.kind in bothTexts) {
    const isMixed = one.kind !== next.kind;
    if (isMixed && [one, next].some(({ kind }) => kind === 'no_line_left')) return '';
    return bothTexts[isMixed ? 'weight_bound' : one.kind]?.(move) ?? '';
  }
  const [block, other] = one.kind === 'blocks_line' ? [one, next] : [next, one];
  if (block.kind === 'blocks_line' && other.kind === 'allows_line')
    return `It blocks ${block.cells[0]}, but ${other.side} wins at ${list(other.cells, 'disjunction')}.`;
  if (next.kind === 'blocks_line') {
    const said = reasonWords.reason(one, move);
    return said.startsWith(`${move.mark} blocks `) ? said : '';
  }
  if (!one.proven || (next.kind !== 'search' && next.kind !== 'threat_sequence')) return '';
  const [own, reply] = move.steps?.(next.cells) ?? [];
  if (one.kind === 'unstoppable_threat') return reasonTexts[one.kind](one);
  if ((one.kind in bothTexts || one.kind === 'follow_up') && move.value === 'draw') {
    if (endsInBlocks(next.cells, move)) return blockToTheEnd;
    const shown = isLong(next.cells)
      ? `Nor can ${otherMark(one.side)}, as playing it out shows`
      : `Best play: ${line(next.cells, move.mark)}`;
    return `${reasonTexts[one.kind](one, move)} ${shown}.`;
  }
  if (one.kind === 'zugzwang') return planOf(one, next.cells, move);
  if (one.kind === 'makes_fork' || one.kind === 'stacked_threats')
    return own?.threats.length > 1 ? reasonTexts[one.kind](one) : '';
  if (reply?.cell !== one.cells[0]) return '';
  const { side } = one;
  if (one.kind === 'allows_unstoppable_threat') return reasonTexts[one.kind](one, move);
  if (one.kind === 'allows_fork' && reply.threats.length > 1)
    return `${lets(side, move)} make ${inWords(reply.threats.length)} threats at once: ${reply.cell} ${reply.faced.includes(reply.cell) ? 'blocks, and ' : ''}threatens ${list(reply.threats)}.`;
  const isOnly = one.kind === 'only_reply' && move.value === 'loss';
  // Where one sentence is all that is told, the reply is enough.
  return isOnly && move.saysResult ? wayToWin(next, move, '', true) : '';
}

export const reasonWords = {
  reason: (reason: Reason, move: MoveOfReason) => {
    const text = reasonTexts[reason.kind](reason, move);
    // A likely continuation says so itself.
    const isSaid = reason.proven || reason.kind === 'search';
    return isSaid ? text : text.replace(/[:.]/, (end) => ` (not proven)${end}`);
  },
  /** Each thing once: two reasons that are about the same are one sentence. */
  reasons: ([one, ...rest]: Reason[], move: MoveOfReason): string[] => {
    if (!one) return [];
    const both = rest.length > 0 && together(one, rest[0], move);
    const next = { ...move, isLater: one.side !== move.mark };
    return both
      ? [both, ...reasonWords.reasons(rest.slice(1), next)]
      : [reasonWords.reason(one, move), ...reasonWords.reasons(rest, next)];
  },
  /** What a move does that gives nothing away, if its line of play shows it; of one that does, only what is to be seen. */
  does: ([step, reply]: LineStep[], { had, value }: MoveOfReason) => {
    const isGood = had !== 'win' || value === 'win';
    const effect = effectAndAnswer([step, reply], isGood) || (isGood && step && (useOf(step) || linesOf(step)));
    return effect ? `It ${effect}.` : '';
  },
  /** What the other side would have there otherwise. */
  denies: ({ mark, denies }: LineStep) => {
    if (denies.length === 0) return '';
    const what = denies.length > 1 ? `${inWords(denies.length)} threats, at` : 'a threat at';
    return `It takes the cell where ${otherMark(mark)} would make ${what} ${list(denies)}.`;
  },
  /** It could have completed a line there. */
  missed: (cell: CellName) => `It ${passesUp(cell)}.`,
  /** No mark is near enough to be in a line with it. */
  farOff: (cell: CellName) => `${cell} is too far from the other marks to work with any of them.`,
  /** What a mistake costs by estimate; `from` and `to` are the chances to win before and after it, in per cent. */
  costs: (mark: Mark, from: number = 50, to: number = 50, answer?: LineStep) => {
    const since = answer ? sinceReply(answer) : '';
    if (from === 100) return `${mark} had a sure win; now its chance is ${to}%${since}.`;
    return `${mark}’s chance to win falls from ${from}% to ${to}%${since}.`;
  },
  /** What an answer does, and what it is worth beside the move that was played; chances to win in per cent. */
  beside: (mark: Mark, cell: CellName, played: CellName, now: number, was: number, steps: LineStep[]) => {
    const chances = `${mark}’s chance to win is ${now}% after ${cell}. After ${played} it was ${was}%.`;
    const cells = steps.map((step) => step.cell);
    return [prospectOf(mark, cells, steps), now > was && chances].filter(Boolean).join(' ');
  },
  /** The best move, beside another one that gives something away or loses sooner; `was`: that one has been played.
   * @param step what it does, if that is known
   * @param isAnswer the other side has just been said to answer there */
  better: (cell: CellName, best: KnownValue, mark: Mark, was: boolean, step?: LineStep, isAnswer: boolean = false) => {
    const effect = isAnswer ? `takes ${otherMark(mark)}’s answer` : step ? effectOf(step) || useOf(step) : '';
    if (best.value === null) return `${cell} ${was ? 'looked' : 'looks'} better${effect && `: it ${effect}`}.`;
    if (best.value === 'loss') {
      if (!was) return `${cell} holds out longer: ${wins(best, mark)}.`;
      return `${cell} would have held out ${best.plies === null ? 'longer' : `for ${times(moves(best.plies, 'loss'), 'move')}`}.`;
    }
    const result = best.value === 'win' ? wins(best, mark) : `it ${keeps(best)}`;
    return `${cell} ${was ? 'was' : 'is'} better: ${result}.`;
  },
  onlyMove,
  searching: 'Looking for reasons…',
  noReason: 'No explanation for this move yet.',
  noShortReason: farAhead,
};
