// The words of a review: its judgements, summary, graph and questions.
import type { CellName, KnownValue, MoveJudgement, ReviewedMove, Mark } from '../../program/contract.ts';
import { list } from '../intl.ts';
import { capital, inWords } from './in-words.ts';
import { times } from './language.ts';
import { words } from './play.ts';
import { keeps, wrong } from './values.ts';
import { reasonWords } from './reasons.ts';

/** The moves of one side in numbers. Until it is `done`, only proven mistakes count: an estimate may change. `proven`
 * counts judgements that need no estimate; a review that is `certain` is done, and has proven all. */
export interface Tally {
  /** In the game, or of those judged so far. */
  moves: number;
  judged: number;
  proven: number;
  right: number;
  /** Which kinds of these there are. */
  rightAs: Told[];
  /** Right, and as good as any. */
  best: number;
  /** Proven to win later than another move. */
  slower: number;
  mistakes: number;
  blunders: number;
  /** Both, in the order of play. */
  wrong: { ply: number; cell: CellName; judgement: MoveJudgement }[];
  lost: number;
  /** Those of the lost that lose at once where others hold out, in the order of play. */
  hurried: { ply: number; cell: CellName }[];
  done: boolean;
  certain: boolean;
}

/** How the review shows a move; `lost` if nothing better existed. */
export type Told = MoveJudgement | 'lost';

/** A position's value before or after a mistake. */
const result = ({ value }: KnownValue) => ({ win: 'a win', draw: 'a draw', loss: 'a loss' })[value ?? 'draw'];

const judgements = {
  best: 'Best',
  only: 'Only move',
  good: 'Good',
  mistake: 'Mistake',
  blunder: 'Blunder',
  not_judged: 'Not checked',
  lost: 'Already lost',
};
/** How it looks, if nothing is proven. */
const estimates = {
  ...judgements,
  best: 'Looks best',
  // Beside “looks good for X” it would say something else.
  good: 'Looks fine',
  lost: 'Probably lost already',
  mistake: 'Looks like a mistake',
  blunder: 'Looks like a blunder',
};

/** Of how many moves a summary names each. */
const mostNamed = 3;

/** The mistakes of a side that gave something away; once they are final, with their moves, unless these are many. */
const mistakesIn = ({ wrong, done }: Tally) => {
  const some = (kind: 'mistake' | 'blunder') => {
    const moves = wrong.filter(({ judgement }) => judgement === kind);
    if (moves.length === 0) return [];
    const [{ ply, cell }] = moves;
    const names =
      moves.length === 1 ? `move ${ply + 1}, ${cell}` : `moves ${list(moves.map((move) => String(move.ply + 1)))}`;
    const count = `${inWords(moves.length)} ${kind}${moves.length === 1 ? '' : 's'}`;
    return [done && wrong.length <= mostNamed ? `${count} (${names})` : count];
  };
  return list([...some('mistake'), ...some('blunder')]);
};

/** That these lost sooner than others; without their names if they are many. */
const lostSooner = (hurried: Tally['hurried']) => {
  if (hurried.length > mostNamed) return `${capital(inWords(hurried.length))} moves lost sooner than they had to.`;
  const [{ ply, cell }] = hurried;
  if (hurried.length === 1) return `Move ${ply + 1}, ${cell}, lost sooner than it had to.`;
  return `Moves ${list(hurried.map((move) => `${move.ply + 1} (${move.cell})`))} lost sooner than they had to.`;
};

export const reviewWords = {
  review: 'Review',
  reviewing: (done: number, all: number) => `Still checking: ${done} of ${times(all, 'move')}…`,
  reviewed: ({ moves: all, judged, proven }: Tally) => {
    const some =
      judged === all ? `${all > 1 ? 'All ' : ''}${times(all, 'move')} checked` : `${judged} of ${all} moves checked`;
    const guessed = judged - proven;
    return guessed === 0 ? `${some}.` : `${some}${guessed === judged ? '' : `, ${guessed} of them`} by estimate.`;
  },
  nothingToReview: 'There’s nothing to review yet: make a move first.',
  judgement: (told: Told, { before, estimated }: Pick<ReviewedMove, 'before' | 'estimated'>) => {
    const isWrong = told === 'mistake' || told === 'blunder';
    if (estimated && isWrong && before.value === 'win') return 'Looks like a missed win';
    return (estimated ? estimates : judgements)[told];
  },
  signs: { best: '✓', only: '!', good: '·', mistake: '?', blunder: '??', not_judged: '–', lost: '↓' },
  judgedMove: (move: ReviewedMove, told: Told): string =>
    `Move ${move.ply + 1}, ${move.side} ${move.cell}: ${reviewWords.judgement(told, move).toLowerCase()}`,
  /** `from` and `to` are the chances to win before and after it, in per cent. */
  judged: (move: ReviewedMove, told: Told, from?: number, to?: number) => {
    const { cell, side, before, after, best, estimated } = move;
    switch (told) {
      case 'lost':
        if (estimated) return 'It costs little, if anything.';
        if (best.length === 0) return 'Every move loses.';
        return best.includes(cell)
          ? 'Every move loses: there was nothing better.'
          : `Every move loses. ${reasonWords.better(best[0], before, side, true)}`;
      case 'not_judged':
        return 'Its value isn’t known yet.';
      case 'mistake':
      case 'blunder':
        return estimated
          ? `${reviewWords.judgement(told, move)}: ${from}% to win before it, ${after.value === 'loss' ? 'and now it loses' : `${to}% after`}.`
          : `It turns ${result(before)} into ${result(after)}.`;
      case 'only':
        return estimated ? 'Every other move loses.' : `It’s the only move that ${keeps(before)}.`;
      case 'good':
        if (estimated) return 'It costs little, if anything.';
        if (before.value === 'draw') return `It ${keeps(before)}.`;
        return before.plies === null || after.plies === null ? 'It still wins.' : 'It still wins, but more slowly.';
      default:
        return estimated ? 'No move looks clearly better.' : `It ${keeps(before)}, and nothing is better.`;
    }
  },
  summary: (name: string, tally: Tally) => {
    const { hurried, done } = tally;
    const said = reviewWords.summaryOfMistakes(name, tally);
    return done && hurried.length > 0 ? `${said} ${lostSooner(hurried)}` : said;
  },
  summaryOfMistakes: (name: string, tally: Tally) => {
    const { judged, mistakes, blunders, lost, right, best, slower, done, certain } = tally;
    const [owners, one] = name === words.you ? ['your', 'you'] : [`${name}’s`, name];
    if (judged === 0) return `None of ${owners} moves are checked yet.`;
    const isClean = mistakes + blunders === 0;
    if (!done) {
      const part = `${judged} of ${times(tally.moves, 'move')}`;
      return `${name}: ${isClean ? `${part} checked` : `${mistakesIn(tally)} in ${part}`} so far.`;
    }
    if (lost === tally.moves) return `None of ${owners} moves could have changed the result.`;
    if (!isClean) return `${name} made ${mistakesIn(tally)}.`;
    if (!certain) return `No mistakes found in ${owners} moves.`;
    if (slower > 0) return `No mistakes, though ${one} could have won faster.`;
    return lost === 0 && best === right ? `${name} played perfectly.` : `${name} made no mistakes.`;
  },
  /** Every judged move is in one of these; their signs explain those beside the moves. */
  numbers: ({ right, rightAs, mistakes, blunders, lost }: Tally) => {
    const all: [Told[], string, number][] = [
      [rightAs, 'Right', right],
      [['mistake'], mistakes === 1 ? 'Mistake' : 'Mistakes', mistakes],
      [['blunder'], blunders === 1 ? 'Blunder' : 'Blunders', blunders],
      [['lost'], 'Already lost', lost],
    ];
    return all.filter(([, , count]) => count > 0);
  },
  listOfJudgements: 'How each move was judged',

  curve: 'Game graph',
  curveNote:
    'Each point is a move. Near the top X wins soon, near the bottom O does, and in the middle it’s a draw. A hollow point is an estimate.',
  asTable: 'As a table',
  curveColumns: ['Move', 'Value after it', 'Judgement'],
  curvePoint: (ply: number, mark: Mark, cell: CellName, value: string) =>
    ply === 0 ? `Start: ${value}` : `Move ${ply}, ${mark} ${cell}: ${value}`,
  turningPoint: 'turning point',

  questions: 'Find the better move',
  /** The heading of a question, by what has come of it. */
  headings: { wrong: 'Not that one', solved: 'You found it!', given_up: 'Here’s the answer' },
  find: (count: number): string => `${reviewWords.questions} (${count})`,
  /** @param name of who played it */
  question: ({ ply, cell, before }: ReviewedMove, at: number, all: number, name: string) => {
    const [one, owner] = name === words.you ? ['you', ''] : [name, ` for ${name}`];
    const wanted =
      before.value === 'loss'
        ? `All moves lose: find one that holds out longest${owner}`
        : `Find a better move${owner}`;
    return `${all === 1 ? '' : `${at} of ${all}. `}Move ${ply + 1}: ${one} played ${cell}. ${wanted}.`;
  },
  /** `value` is what it leads to, once that is known. */
  right: (cell: CellName, { before, best }: ReviewedMove, value: KnownValue['value'] = null) => {
    if (before.value !== null) return `Right: ${cell} ${keeps(before)}.`;
    const looks = best.includes(cell) ? 'looks best' : 'looks as good as any';
    return `Right: ${cell} ${value === 'win' ? 'wins' : looks}.`;
  },
  /** `after` is what the try leads to, if the program has looked at it: null if nothing is proven of it. */
  wrong: (cell: CellName, { side, before, estimated }: ReviewedMove, after?: KnownValue['value']) => {
    if (before.value === 'loss') return `Another move holds out longer than ${cell}.`;
    if (estimated || after === null) return `There’s something better than ${cell}.`;
    return `${wrong(cell, side, before.value, before.value === 'draw' ? 'loss' : (after ?? null))}.`;
  },
  /** Until the program has judged a try that the review has not looked at. */
  looking: (cell: CellName) => `Checking ${cell}…`,
  sameAgain: (cell: CellName) => `${cell} is what was played. Find a better move.`,
  answer: ({ keeps: cells, before }: ReviewedMove) => {
    const many = cells.length > 1;
    return `${list(cells)} ${before.value === null ? `look${many ? '' : 's'} better` : keeps(before, many)}.`;
  },
  giveUp: 'Show me',
  next: 'Next',
  leave: 'Leave',
  refute: 'See why not',
  goodMove: 'a right move',
  betterMove: 'the better move',
  wrongMove: 'a wrong move',
  finish: 'Finish',
  /** How many were found at the first try, and how many at a later one. */
  solved: (first: number, later: number, all: number) => {
    const found = `You found ${first + later} of ${all}`;
    return later === 0 ? `${found}.` : `${found}, ${later === first + later ? '' : `${later} of them `}on a later try.`;
  },

  paste: 'Review another game',
  pasteGo: 'Review these',
  backToQuestion: 'Back to the question',
};
