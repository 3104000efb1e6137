// The words of analysis: values, lines of play and pairs.
import { otherMark } from '../../program/contract.ts';
import type { CellName, KnownValue, Mark } from '../../program/contract.ts';
import { list } from '../intl.ts';
import { capital, inWords } from './in-words.ts';
import { times } from './language.ts';
import { stepText, type LineStep } from './lines.ts';
import { andLooks, inMoves, looks, looksByChance, wins } from './values.ts';

/** A move with a known value or chance; `rank` is 0 for all but the best. */
export type AnalysedMove = KnownValue & { cell: CellName; rank: number };

/** The one thing that a position teaches: every move loses, and these hold out longest; every move draws; or only one
 * move does not lose, whether it is known to hold or not. */
export type Takeaway =
  | { kind: 'all_lose'; cells: CellName[] }
  | { kind: 'all_draw'; cells: CellName[] }
  | { kind: 'only_hold'; cells: CellName[]; known: AnalysedMove | null };

/** The one way to tell a chance: that of the side to move, or in a review of the side that moved, which is named unless
 * the words before it have just named it. */
const chanceFor = ({ chance }: Pick<KnownValue, 'chance'>, mark: Mark) => `${chance}% for ${mark}`;

interface AboutValue {
  verdict?: string;
  /** The verdict is no more than how it looks. */
  isEstimate?: boolean | undefined;
  /** The move has ended the game in a draw. */
  isDrawn?: boolean;
  /** It praises a move of the side for which it looks bad. */
  isBad?: boolean;
  /** The value is that of the position after the move, and the verdict is about the move. */
  isLater?: boolean;
}

export const analysisWords = {
  analysis: 'Values of the moves',
  /** Short, for a cell. */
  written: ({ value, plies }: KnownValue): string => {
    const word = { win: 'Win', draw: 'Draw', loss: 'Loss' }[value ?? 'draw'];
    return value === 'draw' || plies === null ? word : `${word} ${inMoves(plies, value)}`;
  },
  /** Of a sign in a cell. */
  means: { win: 'wins', draw: 'draws', loss: 'loses' },
  /** Follows the name of a cell. */
  spoken: ({ value, plies, chance }: KnownValue) => {
    if (value === null) return chance === undefined ? '' : `${chance} per cent so far`;
    const word = analysisWords.means[value];
    return value === 'draw' || plies === null ? word : `${word} ${inMoves(plies, value)}`;
  },
  rank: (rank: number, spoken: string) => `${spoken}, number ${rank}`,
  /** On the position; `mark` is to move. */
  verdict: (known: KnownValue, mark: Mark, over: boolean) => {
    if (over) return 'The game is over';
    if (!known.value && known.chance === undefined) return 'Looking at the moves…';
    if (!known.proven) return `${capital(looks(known.chance, mark))} so far`;
    return known.value === 'draw' ? 'A draw with best play' : wins(known, mark);
  },
  /** The analysis has ended and proven nothing. */
  open: 'Too large to solve: nothing is proven here',
  /** In place of the verdict; `free` moves can be played. */
  takeaway: (takeaway: Takeaway, free: number) => {
    const [one] = takeaway.cells;
    if (takeaway.kind === 'only_hold')
      return takeaway.known?.proven ? `Only ${one} holds the draw` : `Only ${one} may hold`;
    if (takeaway.kind === 'all_draw') return 'All moves draw';
    if (takeaway.cells.length === free) return 'All moves lose';
    const { length } = takeaway.cells;
    const longest = length > 3 ? `${inWords(length)} of them` : list(takeaway.cells);
    return `All moves lose; ${longest} ${length === 1 ? 'holds' : 'hold'} out longest`;
  },
  /** Moves of the same value. */
  group: (known: KnownValue, mark: Mark) => {
    if (known.value === null) return chanceFor(known, mark);
    return known.value === 'draw' ? 'Draw' : wins(known, mark);
  },
  andMore: (count: number) => `and ${count} more`,
  best: (cells: CellName[]) => `Best: ${cells.join(', ')}`,
  showAll: 'Show all',
  showFewer: 'Show fewer',
  askWhy: 'Choose a move to see why.',
  notJudgedYet: (count: number) => `${times(count, 'move')} not checked yet.`,
  openSheet: (verdict: string) => `${verdict}. Details`,
  close: 'Close',

  why: (cell: CellName) => `Why ${cell}?`,
  whatIsWrong: (cell: CellName) => `What’s wrong with ${cell}?`,
  /** Above the reasons for the move that led here. */
  lastMove: (cell: CellName, mark: Mark) => `${mark}’s last move, ${cell}:`,
  /** What a move is worth, with the verdict of the review, if it has one. */
  valueOfMove: (known: KnownValue, mark: Mark, { verdict = '', ...about }: AboutValue = {}) => {
    const value = analysisWords.standing(
      known,
      mark,
      about.isDrawn ? 'a draw' : 'a draw with best play',
      about.isLater,
    );
    if (known.value === null && known.chance === undefined) return verdict && `${verdict}.`;
    if (!verdict) return `${capital(value)}.`;
    if (known.value === null) return `${verdict}${andLooks(looksByChance(known.chance, mark), about.isBad ?? false)}.`;
    return about.isEstimate ? `${verdict}. ${capital(value)}.` : `${verdict}: ${value}.`;
  },
  reviewGame: 'Review the game',
  viewsOfGame: 'Views of the game',
  views: { moves: 'Moves', analysis: 'Analysis', review: 'Review' },

  /** The pairs that keep this side from winning. */
  pairs: (side: Mark) => `Pairs against ${side}`,
  /** How to read the pairs on the board. */
  pairsLegend: (side: Mark) => `If ${side} takes one of a pair, ${otherMark(side)} takes the other.`,
  inPair: (number: number) => `pair ${number}`,
  playLine: 'Step through',
  playRefutation: 'Step through the refutation',

  line: 'Line of play',
  /** The headline over a line of play that begins with this move. */
  follows: (cell: CellName) => `What follows ${cell}`,
  /** @param step the move with this number, counted from 1; none before the first */
  lineAt: (at: number, length: number, step?: LineStep) =>
    step ? `Move ${at} of ${length}: ${stepText(step)}` : `${times(length, 'move')} to look at.`,
  lineBack: 'Previous move of the line',
  lineForward: 'Next move of the line',
  leaveLine: 'Back to the game',
  /** At the end of a line; `known` is the value of its first move, which `mark` plays.
   * @param over whether the game ends there
   * @param before after how many of its moves the same position was there, if it was */
  lineEnd: ({ value, chance }: KnownValue, mark: Mark, over: boolean, before: number | null = null) => {
    if (value === null) return `Nothing is proven from here: it ${looks(chance, mark)} so far.`;
    if (before !== null)
      return `That’s the position ${before > 0 ? `after move ${before}` : 'before the first move'} again: play can go round for ever.`;
    if (value === 'draw') return 'It’s a draw with best play.';
    const [winner, loser] = value === 'win' ? [mark, otherMark(mark)] : [otherMark(mark), mark];
    return over ? `${winner} wins.` : `From here ${winner} wins whatever ${loser} plays.`;
  },
  onlyLooking: (back: string) => `You’re only looking ahead. Press ${back} to play on.`,
  threatOf: (mark: Mark) => `${mark}’s threat`,
  inLine: (mark: Mark, number: number) => `${mark}, move ${number} of the line`,

  /** Beside what is not proven stands the chance to win of the side that is asked about. */
  standing: ({ chance, ...known }: KnownValue, mark: Mark, draw: string = 'a draw', isLater: boolean = false) => {
    if (known.value !== null) return known.value === 'draw' ? draw : wins(known, mark, isLater);
    if (chance === undefined) return 'not known';
    return looksByChance(chance, mark);
  },
};
