// What a puzzle's panel shows of its mode: the clock, the end of a day or a run, and the challenge to a friend.
import { html } from 'lit-html';
import { challengeEnd } from '../challenge/reached.ts';
import { areAlike, parseChallenge, type Reached } from '../program/challenge.ts';
import { readProgress } from '../storage/progress.ts';
import { isOver, type State } from '../task/task.ts';
import { challengeWords } from '../words/en/challenge.ts';
import { puzzleWords } from '../words/en/puzzles.ts';
import { doneOn, hasNext, overRun, solvedOf, titleOf, wholeTime, type Mode, type RunMode } from './modes.ts';
import type { makeDayResult } from './day-result.ts';
import type { Context } from '../context.ts';

const secondsOf = (run: RunMode) => (run.kind === 'timed' ? Math.ceil(run.left / 1000) : 0);
/** A run that waits, and what is left on its clock. */
export const runLeft = (run: RunMode) => `${titleOf(run)}. ${puzzleWords.clockWaits(secondsOf(run))}`;

interface Parts extends Pick<Context, 'challenged' | 'narrator' | 'preferences' | 'store'> {
  /** of the puzzle on the board */
  address: () => string;
  challenge: (address: string, reached: Reached) => void;
  dayResult: ReturnType<typeof makeDayResult>;
}
export function makeFace({ address, challenge, challenged, narrator, preferences, dayResult, store }: Parts) {
  const clockOf = (run: Mode & { kind: 'timed' }, { stage }: State) => {
    const seconds = secondsOf(run);
    return {
      mark: html`
        <span class="time">${puzzleWords.timeLeft(seconds)}${stage === 'wrong' ? html`<small aria-hidden="true">${puzzleWords.paid}</small>` : ''}</span>`,
      note: html`<progress max=${wholeTime / 1000} .value=${seconds} aria-label=${puzzleWords.timeField}></progress>`,
    };
  };
  const reachedIn = (run: RunMode): Reached =>
    run.kind === 'streak' ? { result: 'streak', count: run.count } : { result: 'timed', count: run.solved };
  const bestOf = ({ kind, isBest }: RunMode) =>
    isBest ? puzzleWords.bestYet : puzzleWords.best(readProgress(store).best[kind]);
  /** What the panel shows at the end of a run. `sayEnd` says the result after the outcome of the last puzzle. */
  const endOfRun = (run: RunMode) => html`
    <div class="day-end">
      <p class="reached">${challengeWords.reached(reachedIn(run))}</p>
      <p>${bestOf(run)}</p>
    </div>`;
  const sayEnd = (run: RunMode) =>
    queueMicrotask(() => narrator.add(`${challengeWords.reached(reachedIn(run))}. ${bestOf(run)}`));
  /** What a friend can be challenged with, once it is over. */
  const reachedBy = (now: Mode, state: State): { address: string; reached: Reached } | null => {
    const run = overRun(now);
    if (run) return { address: 'v=1', reached: reachedIn(run) };
    if ((now.kind === 'single' || now.kind === 'practice') && state.stage === 'solved')
      return { address: address(), reached: { result: 'solved', count: state.tries.length } };
    if (now.kind !== 'day' || !isOver(state) || hasNext(now, readProgress(store))) return null;
    const count = solvedOf(doneOn(readProgress(store), now.date));
    return { address: `v=1&day=${now.date}`, reached: { result: 'day', count } };
  };
  /** The challenge, next to a friend's result of the same kind if there is one. */
  const challengeOf = (now: Mode, state: State) => {
    const over = reachedBy(now, state);
    if (!over) return {};
    const theirs = parseChallenge(challenged.text);
    // In practice this may be another puzzle than the friend's.
    const same = theirs && now.kind !== 'practice' && areAlike(theirs, over.reached) ? theirs : null;
    // A result of zero is no challenge.
    if (!same && overRun(now) && over.reached.count === 0) return {};
    const end = challengeEnd(same, over.reached, preferences.values.name, () => challenge(over.address, over.reached));
    // Two results make a card; a challenge of your own is a button.
    return same ? { card: html`<section class="challenge">${end}</section>` } : { offer: end };
  };
  const face = (now: Mode, state: State) => {
    // Once the ten seconds are paid, nobody has to stay with a puzzle.
    const isLeft = isOver(state) || (now.kind === 'timed' && state.stage === 'wrong');
    const follows = isLeft && hasNext(now, readProgress(store));
    const { card, offer } = challengeOf(now, state);
    const run = overRun(now);
    const isDayOver = now.kind === 'day' && (card || offer);
    return {
      title: titleOf(now),
      hasNext: follows,
      ...(now.kind === 'timed' && clockOf(now, state)),
      ended: run ? puzzleWords.runOver[run.kind] : '',
      isOfDay: now.kind === 'day',
      choices: html`${isDayOver ? dayResult.endView(readProgress(store), now.date) : ''}${run ? endOfRun(run) : ''}${card}`,
      ...(offer && { offer }),
    };
  };
  return { face, sayEnd };
}
