// The words of analysis, reasons and review.
import { otherMark } from '../program/mark.js';
import { looks, moves, wins } from './values.js';

/**
 * @import { KnownValue, Reason } from '../program/contract.d.ts'
 * @import { MoveOfReason, Tally, WhyWords } from './why-words.d.ts'
 */

/** @param {number} count @param {string} one @param {string} many */
const times = (count, one, many) => `${count} ${count === 1 ? one : many}`;
/** @param {number} count */
const inWords = (count) => ['no', 'one', 'two', 'three', 'four', 'five', 'six'][count] ?? String(count);
/** @param {string[]} parts */
const list = (parts) =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`;
/** A line of play, as much of it as one can follow without a board. @param {string[]} cells */
const line = (cells) => (cells.length > 9 ? `${cells.slice(0, 8).join(', ')} and so on` : cells.join(', '));
/** @param {string} text */
const capital = (text) => `${text[0].toUpperCase()}${text.slice(1)}`;

/** @type {Record<Reason['kind'], (reason: Reason, move: MoveOfReason) => string>} */
const reasonTexts = {
  completes_line: (_, { misere }) => (misere ? 'It completes a line, and so loses at once.' : 'It wins at once.'),
  blocks_line: ({ cells }, { mark, only }) =>
    `It blocks ${cells[0]}${only ? ', forced:' : ', where'} ${otherMark(mark)} would have completed a line${only ? ' there' : ''}.`,
  only_move: () => 'It’s the only move: every other one is worse.',
  makes_fork: ({ cells }) =>
    `It makes ${cells.length === 2 ? 'two threats' : `${cells.length} threats`}, ${list(cells)}, and only one can be stopped.`,
  allows_line: ({ side, cells }) => `It lets ${side} complete a line at ${list(cells)}.`,
  allows_fork: ({ side, cells }) => `It lets ${side} make two threats at once at ${list(cells)}.`,
  threat_sequence: ({ side, cells }, { mark }) =>
    side === mark ? `${side} wins by force: ${line(cells)}.` : `${side} then wins by force: ${line(cells.slice(1))}.`,
  pairing: ({ side }) => `${side} can’t win any more: every line ${side} has left can be answered in pairs.`,
  no_line_left: ({ side }, { misere }) =>
    misere ? `There is no line left by which ${side} could win.` : `No line is left for ${side}.`,
  weight_bound: ({ side }) => `${side} can’t win any more: ${side}’s lines have too little left.`,
  cycle: ({ cells, plies }) =>
    `Neither side can force a win, and play goes on for ever: ${line(cells)}. The last ${plies} moves repeat.`,
  lifts_into_line: ({ side, cells }) => `It lifts ${side} to ${cells[0]}, where it completes a line.`,
  stacked_threats: ({ cells }) =>
    `It makes two threats one above the other, ${list(cells)}: stop the lower one, and the upper one follows.`,
  parity_threat: ({ side, cells }) =>
    `It makes a threat at ${cells[0]}, on an ${side === 'X' ? 'odd' : 'even'} row from the bottom: ${side} gets it if the board fills up.`,
  zugzwang: ({ side, cells }) =>
    `${otherMark(side)} runs out of good moves, has to play ${cells[0]} in the end, and ${side} wins at ${cells[1]}.`,
  follow_up: ({ side }) => `${side} can’t win any more: each move has an answer in its own column.`,
  search: ({ side, cells }, { value }) => {
    if (value === 'draw')
      return `Neither side can force a win: there is an answer to every try. Best play by both: ${line(cells)}.`;
    return value === null ? `Likely continuation: ${line(cells)}.` : `${side} wins: ${line(cells)}.`;
  },
};

/** What a judgement takes away or keeps. @param {KnownValue} known */
const result = ({ value }) => ({ win: 'a win', draw: 'a draw', loss: 'a loss' })[value ?? 'draw'];

const judgements = {
  best: 'Best',
  only: 'Only move',
  good: 'Good',
  mistake: 'Mistake',
  blunder: 'Blunder',
  not_judged: 'Not judged',
  lost: 'Lost anyway',
};
/** As it looks, where nothing is proven. */
const estimates = {
  ...judgements,
  best: 'Looks best',
  good: 'Looks good',
  mistake: 'Looks like a mistake',
  blunder: 'Looks like a blunder',
};

/** Of a side whose moves gave something away. @param {Tally} tally */
const mistakesIn = ({ mistakes, blunders }) => {
  const parts = [];
  if (mistakes > 0) parts.push(`${inWords(mistakes)} ${mistakes === 1 ? 'mistake' : 'mistakes'}`);
  if (blunders > 0) parts.push(`${inWords(blunders)} ${blunders === 1 ? 'blunder' : 'blunders'}`);
  return list(parts);
};

/** @type {WhyWords} */
export const why = {
  analysis: 'Values of the moves',
  cellWord: { win: 'Win', draw: 'Draw', loss: 'Loss' },
  written: ({ value, plies }) => {
    const word = why.cellWord[value ?? 'draw'];
    return value === 'draw' || plies === null ? word : `${word} ${moves(plies)}`;
  },
  spoken: ({ value, plies, chance }) => {
    if (value === null) return chance === undefined ? '' : `${chance} per cent so far`;
    if (value === 'draw') return 'draws';
    const word = value === 'win' ? 'wins' : 'loses';
    return plies === null ? word : `${word} in ${moves(plies)}`;
  },
  rank: (rank, spoken) => `${spoken}, number ${rank}`,
  verdict: (known, mark, over) => {
    if (over) return 'The game is over';
    if (!known.value && known.chance === undefined) return 'Looking at the moves…';
    if (!known.proven) return `${capital(looks(known.chance, mark))} so far`;
    return known.value === 'draw' ? 'A draw with best play, proven' : wins(known, mark);
  },
  open: 'Too large to solve: nothing is proven here',
  lesson: (lesson, free) => {
    const [one] = lesson.cells;
    if (lesson.kind === 'only_hold') return lesson.known?.proven ? `Only ${one} holds` : `Only ${one} may hold`;
    if (lesson.cells.length === free) return 'All moves lose';
    return `All moves lose; ${list(lesson.cells.slice(0, 3))} ${lesson.cells.length === 1 ? 'holds' : 'hold'} longest`;
  },
  group: (known, mark) => {
    if (known.value === null) return `${mark} ${known.chance} %`;
    return known.value === 'draw' ? 'Draw' : wins(known, mark);
  },
  andMore: (count) => `and ${count} more`,
  best: (cells) => `Best: ${cells.join(', ')}`,
  showAll: 'Show all',
  showFewer: 'Show fewer',
  notJudgedYet: (count) => `${times(count, 'move', 'moves')} not judged yet.`,
  openSheet: (verdict) => `${verdict}. Details`,
  close: 'Close',

  why: (cell) => `Why ${cell}?`,
  valueOfMove: (known, mark) => {
    if (known.value === null) return known.chance === undefined ? '' : `${capital(looks(known.chance, mark))} so far.`;
    return known.value === 'draw' ? 'A draw with best play.' : `${wins(known, mark)}.`;
  },
  reason: (reason, move) => {
    const text = reasonTexts[reason.kind](reason, move);
    return reason.proven ? text : text.replace(/[:.]/, (end) => ` (not proven)${end}`);
  },
  searching: 'Looking for reasons…',
  noReason: 'Nothing is known about this move yet.',
  pairs: (side) => `Pairs against ${side}`,
  inPair: (number) => `pair ${number}`,
  playLine: 'Step through',
  playRefutation: 'Step through the refutation',

  line: 'Line of play',
  lineAt: (at, length, mark, cell) =>
    at === 0 ? `${times(length, 'move', 'moves')} to look at` : `${at} of ${length}: ${mark} ${cell}`,
  lineBack: 'Previous move of the line',
  lineForward: 'Next move of the line',
  leaveLine: 'Back to the game',
  onlyLooking: 'You are looking at a line. Press Escape to go back to the game.',
  inLine: (mark, number) => `${mark}, move ${number} of the line`,

  review: 'Review',
  reviewGame: 'Review the game',
  reviewing: (done, all) => `Judged ${done} of ${times(all, 'move', 'moves')}…`,
  reviewed: ({ moves: all, judged, proven }) => {
    const some = judged === all ? `All ${times(all, 'move', 'moves')} judged` : `${judged} of ${all} moves judged`;
    if (judged === 0) return `${some}.`;
    return `${some}, ${proven === judged ? 'all of them' : `${proven} of them`} proven.`;
  },
  nothingToReview: 'There’s nothing to review yet: make a move first.',
  judgement: (told, estimated) => (estimated ? estimates : judgements)[told],
  signs: { best: '✓', only: '!', good: '·', mistake: '?', blunder: '??', not_judged: '–', lost: '·' },
  judgedMove: ({ ply, side, cell, estimated }, told) =>
    `Move ${ply + 1}, ${side} ${cell}: ${why.judgement(told, estimated).toLowerCase()}`,
  judged: ({ before, after, estimated }, told, from, to) => {
    switch (told) {
      case 'lost':
        return 'Every move loses: there was nothing better.';
      case 'not_judged':
        return 'Its value isn’t known yet.';
      case 'mistake':
      case 'blunder':
        return estimated
          ? `${estimates[told]}: ${from} % to win before it, ${to} % after.`
          : `It turns ${result(before)} into ${result(after)}.`;
      case 'only':
        return estimated ? 'Every other move loses.' : `It is the only move that keeps ${result(before)}.`;
      case 'good':
        if (estimated) return 'It costs little, if anything.';
        if (before.value === 'draw') return 'It keeps a draw.';
        return before.plies === null || after.plies === null ? 'It still wins.' : 'It still wins, but more slowly.';
      default:
        return estimated ? 'No move looks better.' : `It keeps ${result(before)}, and nothing is better.`;
    }
  },
  summary: (mark, tally) => {
    const { judged, mistakes, blunders, lost, slower, certain } = tally;
    if (judged === 0) return `None of ${mark}’s moves are judged yet.`;
    if (lost === judged) return `${mark} never had a chance.`;
    if (mistakes + blunders > 0) return `${mark} made ${mistakesIn(tally)}.`;
    if (!certain) return `No mistakes found in ${mark}’s moves.`;
    if (slower > 0) return `No mistakes, though ${mark} could have won faster.`;
    return lost > 0 ? `${mark} made no mistakes.` : `${mark} played perfectly.`;
  },
  numbers: ({ right, mistakes, blunders }) => [
    ['Right', right],
    ['Mistakes', mistakes],
    ['Blunders', blunders],
  ],
  listOfJudgements: 'Moves and how they are judged',

  curve: 'Game graph',
  curveNote:
    'From left to right, move by move. Above: X wins; below: O wins; the nearer to the edge, the sooner. In the middle: a draw. Hollow: an estimate.',
  asTable: 'As a table',
  curveColumns: ['Move', 'Value after it', 'Judgement'],
  curvePoint: (ply, mark, cell, value) => (ply === 0 ? `Start: ${value}` : `Move ${ply}, ${mark} ${cell}: ${value}`),
  standing: (known, mark) => {
    if (known.value === null) return known.chance === undefined ? 'not known' : `${looks(known.chance, mark)} so far`;
    return known.value === 'draw' ? 'a draw' : wins(known, mark);
  },
  turningPoint: 'turning point',

  find: (count) => `Find the better move (${count})`,
  question: ({ ply, side, cell }, at, all) =>
    `${at} of ${all}. Move ${ply + 1}: ${side} played ${cell}. Find a better move for ${side}.`,
  right: (cell, { before, estimated }) =>
    estimated ? `Right: ${cell} looks as good as any.` : `Right: ${cell} keeps ${result(before)}.`,
  wrong: (cell, { before, estimated }) =>
    estimated ? `There’s something better than ${cell}.` : `${cell} does not keep ${result(before)}.`,
  looking: (cell) => `Looking at ${cell}…`,
  sameAgain: (cell) => `${cell} is what was played. Find a better move.`,
  answer: ({ keeps, before, estimated }) => {
    const one = keeps.length === 1;
    if (estimated) return `${list(keeps)} ${one ? 'looks' : 'look'} better.`;
    return `${list(keeps)} ${one ? 'keeps' : 'keep'} ${result(before)}.`;
  },
  taken: (cell) => `${cell} is taken.`,
  giveUp: 'Show me',
  next: 'Next',
  leave: 'Leave',
  refute: 'See why not',
  goodMove: 'a right move',
  wrongMove: 'a wrong move',
  finish: 'Finish',
  solved: (first, later, all) => {
    const found = `Done: ${first + later} of ${all} found`;
    return later === 0 ? `${found}.` : `${found}, ${later} of them on a later try.`;
  },

  paste: 'Review another game',
  pasteField: 'Moves, such as b2 a1 c3, a link to a game, or its record as SGF or psq',
  pasteGo: 'Review these',
  pasteNothing: 'There is no move in this text. Moves look like b2 a1 c3.',
};
