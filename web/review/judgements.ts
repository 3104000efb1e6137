// The judgements on a game so far, and the curve that they make.
import { markOfMove } from '../board/names.ts';
import { afterwards, chanceOf, type Standing } from '../analysis/values.ts';
import type { KnownValue, Mark, MoveJudgement, Review, ReviewedMove } from '../program/contract.ts';
import type { Tally } from '../words/en/why.ts';
import type { Bridge } from '../program/bridge.ts';

/** A review so far, its moves by the number of moves before them. `proofs` is what the reasons for moves of the game
 * have proven since, by the number of moves on the board. */
export type Judged = { review: Review; moves: Map<number, ReviewedMove>; proofs: Map<number, Standing> };

/** How a judgement is shown: nothing praises a move of a side that had lost whatever it played. */
export function toldAs({ judgement, before, after }: ReviewedMove): MoveJudgement | 'lost' {
  const isLost = before.value === 'loss' || (judgement === 'good' && after.value === 'loss');
  return judgement !== 'not_judged' && isLost ? 'lost' : judgement;
}

/** @param moves of one side or of both
 * @param done no more moves will be judged */
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

/** Those to ask about: what is proven, or else the one that looks most costly. */
export function questionsOf(mistakes: ReviewedMove[]) {
  const proven = mistakes.filter(({ estimated }) => !estimated);
  if (proven.length > 0) return proven;
  const cost = ({ before, after }: ReviewedMove) => (chanceOf(before) ?? 0) - (chanceOf(after) ?? 0);
  return [...mistakes].sort((one, another) => cost(another) - cost(one)).slice(0, 1);
}

/** A position of the game: its value, for whom, and its height on the curve: -1 where X has won, 1 where O has, 0 for a
 * draw; the sooner a win, the nearer to the edge, and a guess is near the middle. Null if nothing is known. */
export type Point = { ply: number; known: KnownValue | null; mark: Mark; height: number | null; turns: boolean };

/** How far out a win in this many plies is, where the longest takes `longest`. Even a long one is clear of the
 * middle. */
const reach = (plies: number | null, longest: number) =>
  1 - 0.75 * Math.min(1, (plies ?? longest) / Math.max(1, longest));

const winnerOf = ({ value }: KnownValue, mark: Mark): Mark | null => {
  if (value !== 'win' && value !== 'loss') return null;
  return (value === 'win') === (mark === 'X') ? 'X' : 'O';
};

/** The height of a guess, from the mover's chance: nearer to the middle than anything proven.
 * @param chance in per cent */
const guess = (chance: number, mark: Mark) => ((50 - chance) / 50) * 0.2 * (mark === 'X' ? 1 : -1);

const heightOf = ({ known, mark }: { known: KnownValue; mark: Mark }, longest: number) => {
  if (known.value === null) return known.chance === undefined ? null : guess(known.chance, mark);
  const winner = winnerOf(known, mark);
  if (!winner) return 0;
  return reach(known.plies ?? known.plies_at_most ?? null, longest) * (winner === 'X' ? -1 : 1);
};

/** What the review and the reasons together know of the position after this many moves: rather how soon a proven win
 * comes than a bound, and rather a bound than a chance. */
export function standingOf({ moves, proofs }: Pick<Judged, 'moves' | 'proofs'>, ply: number): Standing | null {
  const next = moves.get(ply);
  const last = moves.get(ply - 1);
  const all = [next && { known: next.before, mark: next.side }, last && { known: last.after, mark: last.side }];
  const stands = [...all, proofs.get(ply)].filter((one) => one !== undefined);
  const proven = stands.filter(({ known }) => known.value !== null);
  return proven.find(({ known }) => known.value === 'draw' || known.plies !== null) ?? proven[0] ?? stands[0] ?? null;
}

/** The positions from the start to the end.
 * @param plies of the game */
export function curveOf(plies: number, judged: Pick<Judged, 'moves' | 'proofs'>): Point[] {
  const { moves } = judged;
  const stands = Array.from({ length: plies + 1 }, (_, ply) => standingOf(judged, ply));
  const longest = Math.max(1, ...stands.map((one) => (one?.known.value === 'draw' ? 0 : (one?.known.plies ?? 0))));
  return stands.map((one, ply) => {
    const judgement = moves.get(ply - 1)?.judgement;
    const turns = judgement === 'mistake' || judgement === 'blunder';
    const height = one && heightOf(one, longest);
    return { known: one?.known ?? null, mark: one?.mark ?? 'X', ply, height, turns };
  });
}

/** The cells named in a text, as moves: `b2.a1.c3`. Numbers of moves and everything else between them are skipped.
 * Empty if there are none. */
export const movesIn = (text: string) => (text.toLowerCase().match(/\b[a-t](?:20|1\d|[1-9])\b/g) ?? []).join('.');

export type Judging = ReturnType<typeof makeJudging>;

export function makeJudging({ bridge }: { bridge: Bridge }) {
  let judged: Judged | null = null;
  /** Those of the game on the board: what was judged stays as long as the game goes on from there. */
  const moves: Judged['moves'] = new Map();
  const proofs: Judged['proofs'] = new Map();
  let game = bridge.view;
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
  bridge.on('view', (view) => {
    const differs = view.moves.findIndex((cell, ply) => cell !== game.moves[ply]);
    const same = differs < 0 ? view.moves.length : differs;
    for (const ply of moves.keys()) if (view.id !== game.id || ply >= same) moves.delete(ply);
    for (const ply of proofs.keys()) if (view.id !== game.id || ply > same) proofs.delete(ply);
    game = view;
  });
  bridge.on('reviewing', ({ on }) => {
    running = on;
    judged = null;
    if (!on) tell();
  });
  bridge.on('review', (review) => {
    for (const move of review?.moves ?? []) moves.set(move.ply, move);
    judged = review && { review, moves, proofs };
    tell();
  });
  bridge.on('explanation', (shown) => {
    if (!shown?.value || game.moves[shown.ply] !== shown.cell) return;
    proofs.set(shown.ply + 1, { known: afterwards(shown), mark: markOfMove(game, shown.ply) });
    if (judged) tell();
  });
  return {
    moves,
    proofs,
    get judged() {
      return judged;
    },
    /** Says whether a user wants a review. Saying it again restarts a review that was dropped because the game went
     * on. */
    want(user: string, wanted: boolean) {
      if (wanted) users.add(user);
      else users.delete(user);
      // The program may be in the middle of an update, and takes no command then.
      queueMicrotask(settle);
    },
    onChange: (listener: (judged: Judged | null) => void) => listeners.push(listener),
  };
}
