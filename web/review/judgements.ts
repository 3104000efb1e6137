// What is judged of a game so far, and the curve that it makes.
import type { KnownValue, Mark, MoveJudgement, Review, ReviewedMove } from '../program/contract.ts';
import type { Tally } from '../words/en/why.ts';
import type { Bridge } from '../program/bridge.ts';

/** A review as it has grown: news bring only what is new. */
export type Judged = { review: Review; moves: Map<number, ReviewedMove> };

export function grown(judged: Judged | null, news: Review): Judged {
  const moves = new Map(judged?.moves);
  for (const move of news.moves) moves.set(move.ply, move);
  return { review: news, moves };
}

/** How a move is told: as it was judged, but no move of a side is praised that had lost whatever it played. */
export const toldAs = ({ judgement, before }: ReviewedMove): MoveJudgement | 'lost' =>
  judgement !== 'not_judged' && before.value === 'loss' ? 'lost' : judgement;

/** @param moves of one side or of both
 * @param done no more moves of it will be judged */
export function tallyOf(moves: ReviewedMove[], done: boolean): Tally {
  const count = (kind: (move: ReviewedMove) => boolean) => moves.filter(kind).length;
  const told = (...kinds: string[]) => count((move) => kinds.includes(toldAs(move)));
  const judged = moves.length - told('not_judged');
  const proven = count((move) => toldAs(move) !== 'not_judged' && !move.estimated);
  return {
    moves: moves.length,
    judged,
    proven,
    right: told('best', 'only', 'good'),
    slower: told('good'),
    mistakes: told('mistake'),
    blunders: told('blunder'),
    lost: told('lost'),
    done,
    certain: done && proven === moves.length,
  };
}

/** The moves that give something away, in the order of play. */
export const mistakesOf = ({ moves }: Judged) =>
  [...moves.values()]
    .filter(({ judgement, keeps }) => (judgement === 'mistake' || judgement === 'blunder') && keeps.length > 0)
    .sort((one, another) => one.ply - another.ply);

/** A position of the game: what it is worth, to whom, and where that is on the curve: -1 where X has won, 1 where O
 * has, 0 for a draw; nearer to the edge the sooner somebody wins, and near the middle what is a guess. Null where
 * nothing is known. */
export type Point = { ply: number; known: KnownValue | null; mark: Mark; height: number | null; turns: boolean };

/** How far out a win in so many plies stands, where the longest takes `longest`. A long one is still clear of the
 * middle. */
const reach = (plies: number | null, longest: number) =>
  1 - 0.75 * Math.min(1, (plies ?? longest) / Math.max(1, longest));

const winnerOf = ({ value }: KnownValue, mark: Mark): Mark | null => {
  if (value !== 'win' && value !== 'loss') return null;
  return (value === 'win') === (mark === 'X') ? 'X' : 'O';
};

/** Where a guess stands, from the chance of who is to move: nearer to the middle than whatever is proven.
 * @param chance in per cent */
const guess = (chance: number, mark: Mark) => ((50 - chance) / 50) * 0.2 * (mark === 'X' ? 1 : -1);

const heightOf = ({ known, mark }: { known: KnownValue; mark: Mark }, longest: number) => {
  if (known.value === null) return known.chance === undefined ? null : guess(known.chance, mark);
  const winner = winnerOf(known, mark);
  if (!winner) return 0;
  return reach(known.plies ?? known.plies_at_most ?? null, longest) * (winner === 'X' ? -1 : 1);
};

/** The positions from the start to the end.
 * @param plies of the game
 * @param moves those that are judged, by the number of moves before them */
export function curveOf(plies: number, moves: Map<number, ReviewedMove>): Point[] {
  const stand = (ply: number) => {
    const next = moves.get(ply);
    if (next) return { known: next.before, mark: next.side };
    const last = moves.get(ply - 1);
    return last ? { known: last.after, mark: last.side } : null;
  };
  const stands = Array.from({ length: plies + 1 }, (_, ply) => stand(ply));
  const longest = Math.max(1, ...stands.map((one) => (one?.known.value === 'draw' ? 0 : (one?.known.plies ?? 0))));
  return stands.map((one, ply) => {
    const judgement = moves.get(ply - 1)?.judgement;
    const turns = judgement === 'mistake' || judgement === 'blunder';
    const height = one && heightOf(one, longest);
    return { known: one?.known ?? null, mark: one?.mark ?? 'X', ply, height, turns };
  });
}

/** The cells that a text names, as moves text: `b2.a1.c3`. Numbers of moves and whatever else stands between them
 * are passed over. Empty when there are none. */
export const movesIn = (text: string) => (text.toLowerCase().match(/\b[a-t](?:20|1\d|[1-9])\b/g) ?? []).join('.');

export type Judging = ReturnType<typeof makeJudging>;

export function makeJudging({ bridge }: { bridge: Bridge }) {
  let judged: Judged | null = null;
  let running = false;
  const users: Set<string> = new Set();
  const listeners: ((judged: Judged | null) => void)[] = [];
  const tell = () => {
    for (const listener of listeners) listener(judged);
  };

  const settle = () => {
    const wanted = users.size > 0 && bridge.view.moves.length > 0;
    if (wanted !== running) bridge.send(wanted ? 'review on' : 'review off');
  };
  bridge.on('reviewing', ({ on }) => {
    running = on;
    judged = null;
    if (!on) tell();
  });
  bridge.on('review', (review) => {
    judged = review && grown(judged, review);
    tell();
  });
  return {
    get judged() {
      return judged;
    },
    /** Says whether somebody wants a review. One that was dropped, because the game has gone on, is begun anew by
     * saying it again. */
    want(user: string, wanted: boolean) {
      if (wanted) users.add(user);
      else users.delete(user);
      // The program may be telling news, and takes no command before it has done so.
      queueMicrotask(settle);
    },
    onChange: (listener: (judged: Judged | null) => void) => listeners.push(listener),
  };
}
