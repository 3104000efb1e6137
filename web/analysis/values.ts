// The moves in order of what is known of them: groups of equal ones, and a note for each cell.
import { placeOf } from '../board/names.ts';
import { chances } from '../program/chances.ts';
import { otherMark } from '../program/contract.ts';
import type { Analysis, CellName, Explanation, KnownValue, Mark, ReviewedMove, View } from '../program/contract.ts';
import type { Note } from '../board/grid.ts';
import { endOf } from '../words/en/values.ts';
import type { AnalysedMove, Takeaway, analysisWords } from '../words/en/analysis.ts';

export const ranks = 5;
/** Of more moves than this, those that lose sooner than they must have small signs and no words. As in gui/app.cpp. */
export const crowd = 24;

export const signs = { win: '▲', draw: '=', loss: '▼' };

/** The colour of a sign: that of the side that wins. */
export const winnerOf = (value: KnownValue['value'], mark: Mark) =>
  value === 'win' ? mark : value === 'loss' ? otherMark(mark) : '';

/** A sign, and what it says. */
export type KeyEntry = { sign: string; look: string; text: string };

/** The best move of a position, and its value. */
export type Best = KnownValue & { cell: CellName };

/** A move as what is known now judges it; `first` is how the program did, which knows the moves that keep the result. */
export type JudgedMove = ReviewedMove & { first?: ReviewedMove };

export const movesOf = ({ moves }: Analysis): AnalysedMove[] =>
  moves.flatMap(({ cells, rank = ranks + 1, ...known }) =>
    cells.map((cell, index) => ({ ...known, cell, rank: rank + index <= ranks ? rank + index : 0 })),
  );

/** Whether both are proven and the page says the same of both. Chances change with every look, so they never match. */
const isSame = (one: AnalysedMove, another: AnalysedMove) =>
  one.value !== null && one.value === another.value && one.plies === another.plies && endOf(one) === endOf(another);

/** Replaces chances by what the reasons have proven since; each move keeps its place. */
export const withProofs = (moves: AnalysedMove[], provenOf: (cell: CellName) => KnownValue | undefined) =>
  moves.map((move) => ({ ...move, ...(move.value === null && provenOf(move.cell)) }));

/** Puts this move first, if it is proven to be as good as the first one; the ranks stay in order.
 * @param moves best first */
export function withFirst(moves: AnalysedMove[], cell: CellName | undefined): AnalysedMove[] {
  const one = moves.find((move) => move.cell === cell);
  if (!one || !isSame(one, moves[0])) return moves;
  return [one, ...moves.filter((move) => move !== one)].map((move, at) => ({ ...move, rank: moves[at].rank }));
}

/** Moves of equal value; `left` counts those that are not named. */
export type Group = { known: AnalysedMove; cells: CellName[]; left: number };

/** In the order of reading: the first row from left to right, then the next one. */
const byPlace = (one: CellName, another: CellName) => {
  const [a, b] = [one, another].map(placeOf);
  return a.row - b.row || a.column - b.column;
};

/** Groups moves of equal value, best first, and names at most `most` of them, or up to two more if none is left then. Losing
 * moves are listed row by row, so that they keep their places while the analysis goes on.
 * @param moves best first */
export function groupsOf(moves: AnalysedMove[], most: number = Infinity): Group[] {
  const groups: Group[] = [];
  for (const move of moves) {
    const same = groups.find(({ known }) => isSame(known, move));
    if (same) same.cells.push(move.cell);
    else groups.push({ known: move, cells: [move.cell], left: 0 });
  }
  let room = most;
  return groups.filter((group) => {
    if (room <= 0) return false;
    const { known, cells } = group;
    if (known.value === 'loss') cells.sort(byPlace);
    if (cells.length > room + 2) group.left = cells.splice(room).length;
    room -= cells.length;
    return true;
  });
}

/** What the bar below the board says of the signs in the cells: what each shape means, where no words are beside it, and
 * how good the numbered moves look. Nothing where words, or one sign for all, say it.
 * @param moves best first */
export function keyOf(moves: AnalysedMove[], mark: Mark, words: boolean, says: typeof analysisWords): KeyEntry[] {
  const values = words
    ? []
    : (['win', 'draw', 'loss'] as const).filter((one) => moves.some(({ value }) => value === one));
  return [
    ...values.map((value) => ({ sign: signs[value], look: winnerOf(value, mark), text: says.means[value] })),
    ...moves
      .filter(({ value, rank }) => value === null && rank > 0)
      .map((move, at) => ({
        sign: String(move.rank),
        look: 'number',
        // The first names the side.
        text: `${move.cell} ${at === 0 ? says.group(move, mark) : `${move.chance}%`}`,
      })),
  ];
}

/** What a position teaches, if anything.
 * @param moves those of which something is known, best first
 * @param free all cells that can be played */
export function takeawayOf(moves: AnalysedMove[], free: CellName[]): Takeaway | null {
  if (free.length < 2) return null;
  const lost = moves.filter(({ value }) => value === 'loss');
  if (lost.length === free.length) {
    const longest = Math.max(...lost.map(({ plies }) => plies ?? 0));
    // A move whose end is not known yet may hold longer.
    const isOpen = lost.some(({ plies, plies_at_most: most = longest }) => plies === null && most >= longest);
    const held = new Set(lost.filter(({ plies }) => isOpen || plies === longest).map(({ cell }) => cell));
    return { kind: 'all_lose', cells: free.filter((cell) => held.has(cell)) };
  }
  if (moves.length === free.length && moves.every(({ value }) => value === 'draw'))
    return { kind: 'all_draw', cells: free };
  if (lost.length < free.length - 1) return null;
  const losing = new Set(lost.map(({ cell }) => cell));
  const left = free.filter((cell) => !losing.has(cell));
  const known = moves.find(({ cell }) => cell === left[0]) ?? null;
  return known?.value === 'win' ? null : { kind: 'only_hold', cells: left, known };
}

/** The chance to win in per cent, if anything is known. */
export const chanceOf = ({ value, chance }: Pick<KnownValue, 'value' | 'chance'>) =>
  value === null ? chance : { win: 100, draw: 50, loss: 0 }[value];

/** Whether a move that changes the chance like this is a mistake, as the program judges it (src/analysis/review.cpp). */
export const costsTooMuch = (before: number, after: number) =>
  before - after >= (before === 100 || after === 0 ? chances.proof : chances.mistake);

/** Whether the second says more: rather how soon a proven win comes than a bound, rather a near bound than a far one, and
 * rather a bound than a chance. */
const saysMore = (old: KnownValue, { value, plies, plies_at_most: most = Infinity }: KnownValue) =>
  value !== null &&
  (old.value === null || (old.plies === null && (plies !== null || most < (old.plies_at_most ?? Infinity))));

/** What is known by either; what was a chance stays known. */
export const joined = (old: KnownValue, now: KnownValue | undefined): KnownValue =>
  now && saysMore(old, now) ? { ...now, ...(old.chance !== undefined && { chance: old.chance }) } : old;

/** The same for the other side. */
export const opposite = (known: KnownValue): KnownValue => ({
  ...known,
  value: known.value && ({ win: 'loss', draw: 'draw', loss: 'win' } as const)[known.value],
  ...(known.chance !== undefined && { chance: 100 - known.chance }),
});

/** A move's value once it is on the board: the plies count from there. */
export const afterwards = <Known extends KnownValue>(known: Known): Known => ({
  ...known,
  plies: known.plies && known.plies - 1,
  ...(known.plies_at_most && { plies_at_most: known.plies_at_most - 1 }),
});

/** Whether a move is proven to win later than another would have. */
export const isSlower = ({ before, after }: Pick<ReviewedMove, 'before' | 'after'>) =>
  before.value === 'win' && before.plies !== null && after.plies !== null && after.plies >= before.plies;

const unknownLength = { plies: null, plies_at_most: undefined };

/** The best move, if the explained one gives something away, or loses sooner than it has to.
 * @param judged what the review knows of the move that was played there
 * @param best what the analysis knows of the position
 * @param named the best move there, as another sentence has named it: of several equal ones it is this one */
export function betterThan(
  shown: Pick<Explanation, 'cell' | 'value' | 'plies' | 'chance'>,
  judged?: Pick<JudgedMove, 'cell' | 'best' | 'keeps' | 'before' | 'after' | 'first'>,
  best?: Best,
  named?: CellName,
): Best | null {
  // A newer proof is about the best move of the position, which may be a different one.
  const known = judged?.first ?? judged;
  const isOld = known?.before.value !== judged?.before.value;
  const one = (cells: CellName[]) => [named, best?.cell].find((cell) => cell && cells.includes(cell)) ?? cells[0];
  const exact = one((!isOld && known?.best) || []);
  const keeps = (!isOld && known?.keeps) || [];
  const kept = one(keeps);
  // Of several moves that keep the result we do not know how soon each ends the game.
  const open = keeps.length > 1 ? unknownLength : {};
  const keeper = known && kept ? { ...known.before, ...open, cell: kept } : undefined;
  const newer = isOld && judged && named ? { ...judged.before, cell: named } : undefined;
  // A win proven since may be quicker than by this move.
  const isSharper = judged?.before.value === 'win' && known !== undefined && saysMore(known.before, judged.before);
  const sooner = isSharper ? unknownLength : {};
  const better = known && exact ? { ...known.before, ...sooner, cell: exact } : (newer ?? best ?? keeper);
  if (!better || better.cell === shown.cell) return null;
  if (better.value === 'loss') {
    // How long is not known, but that it is longer than the move that was played.
    const isLonger = exact !== undefined && known?.cell === shown.cell && better.plies === null;
    return isLonger || (shown.plies !== null && (better.plies ?? 0) > shown.plies) ? better : null;
  }
  const played = judged?.cell === shown.cell ? judged.after : shown;
  const [most, chance] = [chanceOf(better), chanceOf(played)];
  return most !== undefined && chance !== undefined && costsTooMuch(most, chance) ? better : null;
}

/** Whether a move was made where no mark before it is near enough to be in a line with it. */
export const isFarOff = ({ start, moves, in_a_row: k }: Pick<View, 'start' | 'moves' | 'in_a_row'>, ply: number) => {
  const { row, column } = placeOf(moves[ply]);
  const isNear = (cell: CellName) => {
    const other = placeOf(cell);
    return Math.max(Math.abs(other.row - row), Math.abs(other.column - column)) < k;
  };
  return ply > 0 && !start && !moves.slice(0, ply).some(isNear);
};

/** What is written in each cell and said of it.
 * @param moves best first
 * @param words whether there is room for words
 * @param areAllEqual nothing tells the moves apart: each has the same small sign, but none where a crowd loses */
export function notesOf(
  moves: AnalysedMove[],
  words: boolean,
  says: typeof analysisWords,
  areAllEqual: boolean = false,
): Map<CellName, Note> {
  const notes: Map<CellName, Note> = new Map();
  for (const move of moves) {
    const { rank } = move;
    const spoken = says.spoken(move);
    const isInCrowd = moves.length > crowd && move.value === 'loss' && (areAllEqual || !isSame(move, moves[0]));
    if (isInCrowd) notes.set(move.cell, { spoken, written: '', look: '' });
    else if (areAllEqual && move.value) notes.set(move.cell, { spoken, written: signs[move.value], look: 'quiet' });
    else if (words && move.value !== null) notes.set(move.cell, { spoken, written: says.written(move), look: 'word' });
    // The shape of a proven one, on the canvas, says more.
    else if (rank && move.value === null)
      notes.set(move.cell, { spoken: says.rank(rank, spoken), written: String(rank), look: 'number' });
    else notes.set(move.cell, { spoken, written: '', look: '' });
  }
  return notes;
}
