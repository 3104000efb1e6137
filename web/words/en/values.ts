// How people say what a position is worth for the side to move: they count the moves of the winner, not plies.
import { list } from '../intl.ts';
import { times } from './language.ts';
import { favoured } from '../../program/chances.ts';
import { otherMark, type CellName, type KnownValue, type Mark } from '../../program/contract.ts';

/** How many moves the winner makes. In misère the loser makes the last one. */
export const moves = (plies: number, value: KnownValue['value']) => Math.floor((plies + Number(value !== 'loss')) / 2);

/** "in 3"; in misère a side may have to complete a line with its next move. */
export const inMoves = (plies: number, value: KnownValue['value']) => {
  const count = moves(plies, value);
  return count > 0 ? `in ${count}` : 'now';
};

/** How good it looks, by the chance to win in per cent.
 * @param mark to move */
export const looks = (chance: number | undefined, mark: Mark) => {
  const side = favoured(chance);
  return side === 0 ? 'looks even' : `looks good for ${side > 0 ? mark : otherMark(mark)}`;
};

/** The same with the chance, which is always that of this mark. */
export const looksByChance = (chance: number = 50, mark: Mark) => {
  const side = favoured(chance);
  return side === 0
    ? `looks even (${chance}% for ${mark})`
    : `looks ${side > 0 ? 'good' : 'bad'} for ${mark} (${chance}%)`;
};

/** Follows a move that is advised or praised, which says little of the game.
 * @param isBad it looks bad for who plays that move */
export const andLooks = (how: string, isBad: boolean) => `${isBad ? ', though it still' : '. It'} ${how}`;

/** More plies are too many for their end to say much about the first. */
export const farLength = 20;

/** How soon it ends, or at most; that it ends within a long time says nothing. */
export const endOf = ({ plies, plies_at_most: most = Infinity }: KnownValue) =>
  plies ?? (most > farLength ? null : most);

/** Who wins in how many moves, as far as that is proven.
 * @param mark to move
 * @param isLater the move that is spoken of is not one of them */
export const wins = (known: KnownValue, mark: Mark, isLater: boolean = false) => {
  const { value, plies } = known;
  const winner = value === 'win' ? mark : otherMark(mark);
  const end = endOf(known);
  if (end === null) return `${winner} wins`;
  if (end === 0) return `${winner} has won`;
  const count = moves(end, value);
  if (count === 0) return `${winner} wins on ${mark}’s next move`;
  return `${winner} wins in ${plies === null ? 'at most ' : ''}${times(count, isLater ? 'more move' : 'move')}`;
};

/** What a right move does, or what `many` do. */
export const keeps = ({ value }: KnownValue, many = false) => {
  const what = { win: 'the win', draw: 'the draw', loss: 'out longest' }[value ?? 'draw'];
  return `${value === 'win' ? 'keep' : 'hold'}${many ? '' : 's'} ${what}`;
};

/** Follows a move that wins later than these. */
export const sooner = (cells: CellName[], plies: number) =>
  `${cells.length > 3 ? `${cells[0]}, for one,` : list(cells, 'disjunction')} would have won ${plies === 1 ? 'at once' : 'sooner'}`;

/** The moves that are right. */
export const answerIs = (cells: CellName[]) => `The answer is ${list(cells, 'disjunction')}.`;

/** A wrong move of `side`, which could have had `had`, and has `result` now, if that is known. */
export const wrong = (cell: CellName, side: Mark, had: KnownValue['value'], result: KnownValue['value']) => {
  if (result === 'loss') return `${cell} loses for ${side}`;
  return had === 'win' ? `${cell} throws away ${side}’s win` : `${cell} is wrong`;
};

/** The same with the other side's answer, if there is one to name. */
export const answered = (said: string, side: Mark, reply: CellName | null) =>
  reply ? `${said}: ${otherMark(side)} plays ${reply}.` : `${said}.`;
