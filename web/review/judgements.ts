// The judgements on a game so far, and the curve that they make.
import { afterwards, chanceOf, costsTooMuch, isSlower, joined, opposite, type JudgedMove } from '../analysis/values.ts';
import { favoured } from '../program/chances.ts';
import { otherMark } from '../program/contract.ts';
import type { KnownValue, Mark, MoveJudgement, Review, ReviewedMove } from '../program/contract.ts';
import type { Tally, Told } from '../words/en/review.ts';
import type { Bridge } from '../program/bridge.ts';

/** A review so far, its moves by the number of moves before them. */
export type Judged = { review: Review; moves: Map<number, JudgedMove> };

const most = ({ plies, plies_at_most }: KnownValue) => plies ?? plies_at_most ?? 0;

/** Judges by the values before and after a move as the program does (src/analysis/review.cpp). */
function judgementOf(judgement: MoveJudgement, before: KnownValue, after: KnownValue): MoveJudgement {
  const [had, has] = [chanceOf(before), chanceOf(after)];
  if (had === undefined || has === undefined) return judgement;
  // A loss that is proven weighs more than one that is likely.
  const wasGood = favoured(had) >= (before.value === null && after.value === 'loss' ? 0 : 1);
  if (wasGood && favoured(has) === -1) return 'blunder';
  if (costsTooMuch(had, has)) return 'mistake';
  if (judgement === 'best' || judgement === 'only') return judgement;
  return before.plies !== null && before.plies - 1 === after.plies ? 'best' : 'good';
}

const provenOpposite = (known?: KnownValue) => (known?.value ? opposite(known) : undefined);

/** A move with what the reasons have proven since of the positions before and after it, for the side that played it. */
export function revised(
  move: JudgedMove,
  proven: { before?: KnownValue | undefined; after?: KnownValue | undefined },
): JudgedMove {
  const after = joined(move.after, proven.after);
  let before = joined(move.before, proven.before);
  // A position is worth at least as much as any of its moves.
  if (after.value === 'win') before = joined(before, { ...after, plies: null, plies_at_most: most(after) + 1 });
  if (before === move.before && after === move.after) return move;
  const estimated = before.value === null || after.value === null;
  // What looked best may not reach what has been proven since.
  const isSame = before.value === move.before.value && (before.value !== 'loss' || before.plies === move.before.plies);
  const best = isSame ? move.best : [];
  return {
    first: move,
    ...move,
    before,
    after,
    best,
    estimated,
    judgement: judgementOf(move.judgement, before, after),
  };
}

/** A chance to win, in per cent. */
const asGoodAsLost = 10;

/** How a judgement is shown: nothing praises a move of a side that had lost whatever it played, or as good as lost. */
export function toldAs({ judgement, before, after }: ReviewedMove): MoveJudgement | 'lost' {
  const looksLost = before.value === null && (before.chance ?? 50) <= asGoodAsLost;
  const isLost = before.value === 'loss' || (judgement === 'good' && (looksLost || after.value === 'loss'));
  return judgement !== 'not_judged' && isLost ? 'lost' : judgement;
}

/** Sorts moves into the order of play. */
export const inOrder = <Move extends ReviewedMove>(moves: Move[]) =>
  moves.sort((one, another) => one.ply - another.ply);

/** The moves that give something away, in the order of play. */
const mistakesIn = <Move extends ReviewedMove>(moves: Move[]) =>
  inOrder(moves.filter((move) => ['mistake', 'blunder'].includes(toldAs(move))));

/** In plies: how long others hold out beside a move that loses by two threats at once. */
const longer = 8;
/** Whether a move is proven to lose at once where others hold out longer, or by two threats where they do much longer. */
function isHurried({ cell, before, after, best }: ReviewedMove) {
  if (before.value !== 'loss' || after.value !== 'loss' || best.length === 0 || best.includes(cell)) return false;
  return after.plies === 1 || (after.plies === 3 && (before.plies ?? Infinity) > longer);
}

/** @param moves those judged so far, of one side or of both
 * @param done no more moves will be judged
 * @param all how many there are */
export function tallyOf(moves: ReviewedMove[], done: boolean, all: number = moves.length): Tally {
  const count = (kind: (move: ReviewedMove) => boolean) => moves.filter(kind).length;
  const told = (...kinds: string[]) => count((move) => kinds.includes(toldAs(move)));
  const wrong = mistakesIn(moves).filter(({ estimated }) => done || !estimated);
  const wrongAs = (kind: string) => wrong.filter((move) => toldAs(move) === kind).length;
  const right: Told[] = ['best', 'only', 'good'];
  const judged = moves.length - told('not_judged');
  const proven = count((move) => toldAs(move) !== 'not_judged' && !move.estimated);
  return {
    moves: all,
    judged,
    proven,
    right: told(...right),
    rightAs: right.filter((kind) => told(kind) > 0),
    best: told('best', 'only'),
    slower: count((move) => toldAs(move) === 'good' && isSlower(move)),
    mistakes: wrongAs('mistake'),
    blunders: wrongAs('blunder'),
    wrong,
    lost: told('lost'),
    hurried: inOrder(moves.filter(isHurried)),
    done,
    certain: done && proven === moves.length,
  };
}

/** The moves that give something away and whose answer is known, in the order of play. */
export const mistakesOf = ({ moves }: Judged) =>
  mistakesIn([...moves.values()]).filter(({ keeps }) => keeps.length > 0);

/** What the review asks about, in the order of play: the mistakes as the program has judged them, and the moves that lost
 * at once, whose answers are those that hold out longest. */
export const questionsOf = (judged: Judged): ReviewedMove[] =>
  inOrder([
    ...mistakesOf(judged).map((move) => move.first ?? move),
    ...[...judged.moves.values()].filter(isHurried).map((move) => ({ ...move, keeps: move.best, keeps_all: true })),
  ]);

/** A position of the game: its value, for whom, and its height on the curve: -1 where X has won, 1 where O has, 0 for a
 * draw; the sooner a win, the nearer to the edge, and beyond every guess. Null if nothing is known. */
export type Point = { ply: number; known: KnownValue | null; mark: Mark; height: number | null; turns: boolean };

/** Proven wins are beyond all guesses, the sooner the farther out; guesses take the room up to there, unless all are
 * near to even.
 * @param longest plies of the longest win
 * @param boldest how far a guess is from even at most, in per cent */
function heightOf({ known, mark }: { known: KnownValue; mark: Mark }, longest: number, boldest: number) {
  const { value, chance } = known;
  const up = mark === 'X' ? -1 : 1;
  if (value === 'draw') return 0;
  if (value === null) return chance === undefined ? null : (up * 0.65 * (chance - 50)) / Math.max(boldest, 15);
  const far = 1 - (boldest > 0 ? 0.25 : 0.75) * Math.min(1, most(known) / longest);
  return value === 'win' ? up * far : -up * far;
}

/** What is known of the position after this many moves, for the side to move; of two guesses, the one by which the move to it is judged. */
function standingAt(moves: Judged['moves'], ply: number) {
  const [next, last] = [moves.get(ply), moves.get(ply - 1)];
  const stands = [
    next && { known: next.before, mark: next.side },
    last && { known: opposite(last.after), mark: otherMark(last.side) },
  ];
  return stands.find((one) => one?.known.value) ?? stands[1] ?? stands[0] ?? null;
}

/** The positions from the start to the end.
 * @param plies of the game */
export function curveOf(plies: number, moves: Judged['moves']): Point[] {
  const stands = Array.from({ length: plies + 1 }, (_, ply) => standingAt(moves, ply));
  const all = stands.flatMap((one) => (one ? [one.known] : []));
  const longest = Math.max(1, ...all.map((known) => (known.value === 'draw' ? 0 : most(known))));
  const boldest = Math.max(0, ...all.map(({ value, chance = 50 }) => (value ? 0 : Math.abs(50 - chance))));
  return stands.map((one, ply) => {
    const judgement = moves.get(ply - 1)?.judgement;
    const turns = judgement === 'mistake' || judgement === 'blunder';
    const height = one && heightOf(one, longest, boldest);
    return { known: one?.known ?? null, mark: one?.mark ?? 'X', ply, height, turns };
  });
}

export type Judging = ReturnType<typeof makeJudging>;

export function makeJudging({ bridge }: { bridge: Bridge }) {
  let judged: Judged | null = null;
  /** Those of the game on the board: what was judged stays as long as the game goes on from there. */
  const moves: Judged['moves'] = new Map();
  /** What the reasons for them have proven, for the side that moved. */
  const proofs: Map<number, KnownValue> = new Map();
  let game = bridge.view;
  let running = false;
  const users: Set<string> = new Set();
  const listeners: ((judged: Judged | null) => void)[] = [];
  const tell = () => {
    for (const listener of listeners) listener(judged);
  };

  const settle = () => {
    const wanted = users.size > 0 && bridge.view.moves.length > 0;
    // One that is done stays until the game changes, so it says the same when it is opened again.
    if (wanted !== running && !judged?.review.done) bridge.send(wanted ? 'review on' : 'review off');
  };
  /** The figures of a review in sight are final once it is done. It has looked for proofs itself, and the reasons for its
   * moves look for no more (session/engine_controller.cpp). What an analysis finds beside it counts when it is opened
   * again. */
  const isFinal = () => users.has('review') && judged?.review.done;
  bridge.on('view', (view) => {
    const differs = view.moves.findIndex((cell, ply) => cell !== game.moves[ply]);
    const same = differs < 0 ? view.moves.length : differs;
    for (const ply of moves.keys()) if (view.id !== game.id || ply >= same) moves.delete(ply);
    for (const ply of proofs.keys()) if (view.id !== game.id || ply >= same) proofs.delete(ply);
    game = view;
  });
  bridge.on('reviewing', ({ on }) => {
    running = on;
    judged = null;
    if (!on) tell();
  });
  const revise = (ply: number, proven: Parameters<typeof revised>[1]) => {
    const move = moves.get(ply);
    if (move) moves.set(ply, revised(move, proven));
  };
  /** From the end backwards, as the program does. */
  const reviseAll = () => {
    for (let ply = game.moves.length - 1; ply >= 0; ply -= 1) {
      revise(ply, { after: proofs.get(ply) });
      // Where positions come again, a move may be worth something other than the position after it.
      if (game.kept) continue;
      revise(ply, { after: provenOpposite(moves.get(ply + 1)?.before) });
      revise(ply + 1, { before: provenOpposite(moves.get(ply)?.after) });
    }
  };
  bridge.on('review', (review) => {
    for (const move of review?.moves ?? []) moves.set(move.ply, move);
    judged = review && { review, moves };
    reviseAll();
    tell();
  });
  bridge.on('explanation', (shown) => {
    if (!shown?.value || game.moves[shown.ply] !== shown.cell) return;
    proofs.set(shown.ply, joined(afterwards(shown), proofs.get(shown.ply)));
    if (isFinal()) return;
    reviseAll();
    if (judged) tell();
  });
  return {
    moves,
    get judged() {
      return judged;
    },
    /** Says whether a user wants a review. Saying it again restarts a review that was dropped because the game went
     * on. */
    want(user: string, wanted: boolean) {
      reviseAll();
      if (wanted) users.add(user);
      else users.delete(user);
      // The program may be in the middle of an update, and takes no command then.
      queueMicrotask(settle);
    },
    onChange: (listener: (judged: Judged | null) => void) => listeners.push(listener),
  };
}
