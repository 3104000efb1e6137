// What a puzzle's panel shows of its mode: the clock, the end of a day or a run, and the challenge to a friend.
import { html } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { answeredOf, challengeEnd, comesFirst, isMet, sendView } from '../challenge/reached.ts';
import { compare, type Challenge, type Reached } from '../program/challenge.ts';
import { readProgress } from '../storage/progress.ts';
import { isOver, newState, type State } from '../task/task.ts';
import { challengeWords } from '../words/en/challenge.ts';
import { puzzleWords } from '../words/en/puzzles.ts';
import { hasHelped } from './puzzle.ts';
import {
  challengeTo,
  doneOn,
  hasNext,
  isRun,
  overRun,
  rivalIn,
  titleOf,
  wholeTime,
  type Mode,
  type RunMode,
} from './modes.ts';
import type { makeDayResult } from './day-result.ts';
import type { Context } from '../context.ts';
import type { Ready } from '../task/controller.ts';
import type { Run } from '../study/study.ts';

export const secondsLeft = ({ left }: { left: number }) => Math.ceil(left / 1000);
export const runSolved = (run: RunMode) => (run.kind === 'streak' ? run.count : run.solved);

interface Parts extends Pick<Context, 'challenged' | 'narrator' | 'preferences' | 'store'> {
  /** of the puzzle on the board by itself */
  address: () => string;
  challenge: (address: string, reached: Reached) => void;
  dayResult: ReturnType<typeof makeDayResult>;
  redraw: () => void;
}
export function makeFace(parts: Parts) {
  const { address, challenge, challenged, narrator, preferences, dayResult, store, redraw } = parts;
  /** In seconds: what the clock has just lost or gained, for as long as that is shown. */
  let shifts: { seconds: number }[] = [];
  const shift = (seconds: number | null) => {
    shifts = seconds === null ? [] : [{ seconds }];
    redraw();
  };
  const shiftView = ({ seconds }: { seconds: number }) => html`
    <small aria-hidden="true" class=${seconds < 0 ? 'lost' : ''} @animationend=${() => shift(null)}>${puzzleWords.shift(seconds)}</small>`;
  const clockOf = (run: Mode & { kind: 'timed' }) => {
    const seconds = secondsLeft(run);
    return {
      mark: html`
        <span class="time">${puzzleWords.timeLeft(seconds)}${repeat(shifts, (one) => one, shiftView)}</span>`,
      note: html`<progress max=${wholeTime / 1000} .value=${seconds} aria-label=${puzzleWords.timeField}></progress>`,
      heard: puzzleWords.timeHeard(seconds),
    };
  };
  const reachedIn = (run: RunMode): Reached => ({
    result: run.kind,
    count: runSolved(run),
    seed: run.seed,
  });
  /** A first run has none to compare with. */
  const bestOf = (run: RunMode) => {
    const { best = 0 } = run;
    return best > 0 && runSolved(run) > best ? puzzleWords.bestYet : puzzleWords.best(best);
  };
  /** What the panel shows at the end of a run; the card of a challenge says it too. */
  const endOfRun = (run: RunMode) => html`
    <div class="day-end">
      <p class="reached">${challengeWords.reached(reachedIn(run))}</p>
      <p ?hidden=${!bestOf(run)}>${bestOf(run)}</p>
    </div>`;
  const addressOf = (now: Mode, { result }: Reached) => {
    if (now.kind === 'day' && result === 'day') return `v=1&day=${now.date}`;
    return isRun(now) ? 'v=1' : address();
  };
  /** What a friend can be challenged with, once it is over.
   * @param run the puzzle that ends it; none where the clock does */
  const reachedBy = (now: Mode, run: Run | null): Reached | null => {
    const ended = overRun(now);
    if (ended) return reachedIn(ended);
    if (!run) return null;
    const kept = readProgress(store);
    const asked = rivalIn(now, challenged.text)?.result;
    if (now.kind === 'day' && isOver(run) && !hasNext(now, kept) && asked !== 'solved') {
      const count = doneOn(kept, now.date).filter((one) => one === 'solved').length;
      return { result: 'day', count };
    }
    // Where a friend has challenged you to the whole day, its end has the result.
    const isOfOne = now.kind === 'single' || now.kind === 'practice' || (now.kind === 'day' && asked !== 'day');
    return isOfOne && run.stage === 'solved' ? { result: 'solved', count: run.mistakes, helped: hasHelped(run) } : null;
  };
  /** Says what has ended with a puzzle, after its outcome. */
  const sayEnd = (now: Mode, run: Run | null) => {
    const reached = reachedBy(now, run);
    if (!reached) return;
    const ended = overRun(now);
    const theirs = rivalIn(now, challenged.text);
    const said = [
      ended && `${challengeWords.reached(reached)}.`,
      ended && bestOf(ended),
      reached.result === 'day' && puzzleWords.dayOver,
      theirs && challengeWords.verdict(theirs, reached),
    ];
    // Only heard: the panel shows it, and the reason has the room above the board.
    queueMicrotask(() => narrator.add(said.filter(Boolean).join(' ')));
  };
  /** The challenge, beside a friend's result if there is one: then it is a card, otherwise a button. */
  const challengeOf = (now: Mode, reached: Reached, theirs: Challenge | null = rivalIn(now, challenged.text)) => {
    const send = () => challenge(addressOf(now, reached), reached);
    const { name } = preferences.values;
    const ended = overRun(now);
    const isMain = comesFirst(theirs, reached, name);
    const end = challengeEnd(theirs, reached, name, send, isMain);
    if (theirs) {
      const verdict = html`<p class="verdict" ?data-met=${isMet(theirs, reached)}>${challengeWords.verdict(theirs, reached)}</p>`;
      const best = ended && bestOf(ended);
      return {
        isMain,
        card: html`<section class="challenge">${verdict}${end}</section>`,
        offer: best ? html`<p>${best}</p>` : null,
      };
    }
    // A puzzle without a mistake is one, but no puzzle is not.
    return { isMain, offer: reached.result === 'solved' || reached.count > 0 ? end : null };
  };
  /** Before a run that a friend's challenge offers: the challenge, or what came of yours. Nothing runs until you start.
   * @param theirs null if it cannot be read */
  const offered = (kind: RunMode['kind'], theirs: Challenge | null): Ready => {
    const { name } = preferences.values;
    const before = theirs && answeredOf(theirs, name);
    const earlier = before ?? theirs?.answered;
    const asks = theirs ? challengeWords.sentence(theirs, null) : puzzleWords[`${kind}Note`];
    const said = before ? challengeWords.verdict(theirs, before) : asks;
    const column = (who: string, { count }: Reached) => html`<div><dt>${who}</dt><dd>${count}</dd></div>`;
    const whose = before ? challengeWords.you : challengeWords.them(earlier?.name ?? '');
    const results = html`
      <div class="day-end">
        <p>${challengeWords.counted[kind]}</p>
        <dl>${earlier && column(whose, earlier)}${theirs && column(challengeWords.them(theirs.name), theirs)}</dl>
      </div>`;
    const send = () => before && challenge('v=1', before);
    return {
      known: before ? `${challengeWords.takenUp(theirs.name)} ${challengeWords.results(theirs, before)}` : '',
      state: newState({ said }),
      task: {
        rules: '3,3,3',
        position: '.../.../...',
        before: [],
        address: 'v=1',
        words: () => ({ choose: said, over: () => '', lost: '' }),
        answer: () => () => ({}),
        view: () => ({
          title: before ? challengeWords.takenUp(theirs.name) : puzzleWords[kind],
          task: said,
          choices: html`${earlier ? results : ''}`,
          shown: ['start', 'leave'],
          primary: ['start'],
          labels: { start: before ? puzzleWords.buttons.again : puzzleWords.start },
          ...(before && compare(before, theirs) >= 0 && { offer: sendView(challengeWords.again, send) }),
        }),
      },
    };
  };
  /** Until the first try: the challenge as the title, or what came of yours below the buttons, where it moves none. */
  const openingOf = (now: Mode, { stage, moves, mistakes }: Run) => {
    const isBegun = stage !== 'asking' || moves.length > 0 || mistakes > 0;
    const isLater = isRun(now) || (now.kind === 'day' && now.level > 0 && !now.alone);
    const theirs = isBegun || isLater ? null : challengeTo(now, challenged.text);
    const before = theirs && answeredOf(theirs, preferences.values.name);
    if (before) return { title: challengeWords.takenUp(theirs.name), offer: challengeOf(now, before, theirs).card };
    return theirs ? { title: challengeWords.headline(theirs, null) } : {};
  };
  const face = (now: Mode, state: State, run: Run) => {
    // Once the ten seconds are paid, nobody has to stay with a puzzle.
    const isLeft = isOver(state) || (now.kind === 'timed' && state.stage === 'wrong');
    const follows = isLeft && hasNext(now, readProgress(store));
    const over = reachedBy(now, run);
    const { card = '', offer = null, isMain = false } = over ? challengeOf(now, over) : {};
    const ended = overRun(now);
    return {
      title: titleOf(now),
      hasNext: follows,
      ...(now.kind === 'timed' && clockOf(now)),
      ended: ended ? puzzleWords.runOver[ended.kind] : '',
      isOfDay: now.kind === 'day',
      isSentFirst: isMain,
      choices: html`${card}${now.kind === 'day' && over?.result === 'day' ? dayResult.endView(readProgress(store), now.date, !isMain) : ''}${ended && !card ? endOfRun(ended) : ''}`,
      ...(offer && { offer }),
      ...openingOf(now, run),
    };
  };
  return { face, offered, sayEnd, shift };
}
