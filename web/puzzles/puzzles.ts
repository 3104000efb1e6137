// Puzzles: the list, the modes, and the puzzle on the board. modes.ts picks the next one, results.ts keeps the results,
// face.ts shows the mode in the panel.
import { html } from 'lit-html';
import { goTo } from '../browser/places.ts';
import { answeredOf, openingOf } from '../challenge/reached.ts';
import { parseChallenge, type Reached } from '../program/challenge.ts';
import { readProgress } from '../storage/progress.ts';
import { inTab } from '../storage/saved-game.ts';
import { attempt } from '../storage/store.ts';
import { makeStudy, type Run, type Subject } from '../study/study.ts';
import { makeTaskController } from '../task/controller.ts';
import { makePanel } from '../task/panel.ts';
import { addressFaultWords } from '../words/en/address-faults.ts';
import { puzzleWords } from '../words/en/puzzles.ts';
import { parseTaskAddress, type PuzzleFault } from '../task/address.ts';
import {
  showBadge,
  afterTimed,
  challengeTo,
  hasNext,
  isKeptTask,
  isRun,
  makeNext,
  openLevel,
  overRun,
  rivalIn,
  runOf,
  saidOf,
  today,
  type Mode,
  type RunMode,
} from './modes.ts';
import { makeAnswerReason } from './answer-reason.ts';
import { makeClock } from './clock.ts';
import { makeFace, runSolved, secondsLeft } from './face.ts';
import { makeDayResult } from './day-result.ts';
import { makeMenu } from './menu.ts';
import { boardIn, foundOf, puzzleTask, resultOf, type Added, type Done } from './puzzle.ts';
import { makeResults } from './results.ts';
import type { Context } from '../context.ts';
import type { WorkerClient } from '../worker/client.ts';

/** For a puzzle by itself, and while none is on the board. */
const single: Mode = { kind: 'single' };

/** @param context `challenge` makes a link from a result and its address */
export function makePuzzles(
  context: Context & { challenge: (address: string, reached: Reached) => void; worker: WorkerClient },
) {
  const { bridge, grid, narrator, store, worker } = context;
  const study = makeStudy(worker);
  const inThisTab = inTab('exercise');
  /** A streak that was left before its end waits here. */
  const waiting = inTab('streak');
  const next = makeNext({ study, store });
  const results = makeResults(store);
  const clock = makeClock(passTime);
  const reason = makeAnswerReason({ bridge, tell: (said, pairs) => tasks.add(said, pairs) });

  /** Why the puzzle on the board is there, and what was done. */
  let mode = single;
  let done: Done | null = null;
  const redraw = () => tasks.redraw();
  const dayResult = makeDayResult(redraw);
  const { face, offered, sayEnd, shift } = makeFace({
    ...context,
    dayResult,
    redraw,
    address: () => `v=1&puzzle=${done?.puzzle ?? ''}`,
  });
  /** The mode whose next puzzle is on its way. */
  let coming: Mode | null = null;
  /** The run that a challenge on the board offers. */
  let ready: RunMode | null = null;

  const tasks = makeTaskController({
    ...context,
    panel: makePanel('puzzle', puzzleWords),
    place: 'puzzles',
    acts: {
      next: () => goOn(),
      again,
      start: () => ready && begin(ready),
      solution: () => tasks.dispatch({ kind: 'show' }),
      toList: () => goTo('puzzles'),
    },
    left: stop,
    farewell: puzzleWords.left,
  });
  const menu = makeMenu({
    bridge,
    begin: (wanted) => begin(wanted),
    goOn: (kind) => goOnWithRun(kind),
  });

  const { notify } = tasks;
  const tell = (error: string) => {
    if (error === 'lost') notify(puzzleWords.noWorker);
    else if (error === 'too_large') notify(puzzleWords.tooLarge);
    else if (error !== 'dropped') notify(error === 'date' ? puzzleWords.badDay : puzzleWords.badLink);
  };
  const remember = () => inThisTab.write(done ? JSON.stringify({ ...done, mode }) : '');

  /** Called when the board shows what this mode has brought. */
  const turnTo = (wanted: Mode, doing: Done | null) => {
    if (wanted !== mode) {
      clock.stop();
      shift(null);
      leaveRun();
      if (!rivalIn(wanted, context.challenged.text)) context.challenged.take('');
    }
    if (wanted.kind === 'streak') waiting.write('');
    [mode, done] = [wanted, doing];
    dayResult.forget();
    reason.forget();
    remember();
    showTime();
    next.prepare(mode);
    // Only now, so that Back leads to the list that the puzzle was begun from.
    menu.close();
  };
  /** Puts a puzzle on the board. Resolves to whether it is there. */
  const put = async (wanted: Mode, puzzle: string, actions: string[] = []) => {
    const grade = Number(puzzle.split('.')[2]);
    const noteOf = () => {
      if (wanted.kind === 'practice' && wanted.grade > 0 && wanted.grade !== grade) {
        return puzzleWords.otherGrade(wanted.grade, grade);
      }
      const before =
        wanted.kind === 'day' && actions.length === 0 ? saidOf(readProgress(store), wanted.date, wanted.level) : '';
      return before && puzzleWords.resultBefore(before);
    };
    const note = noteOf();
    const address = wanted.kind === 'day' && !wanted.alone ? `v=1&day=${wanted.date}` : `v=1&puzzle=${puzzle}`;
    const doing = { puzzle, actions, address };
    const error = await tasks.open(() =>
      puzzleTask({
        study,
        done: doing,
        helps: !isRun(wanted),
        face: (state, run) => ({
          ...(note && { note: html`<p class="about">${note}</p>` }),
          ...face(wanted, state, run),
        }),
        changed: (run, action) => changed(run, action),
      }),
    );
    if (error) {
      tell(error);
      return false;
    }
    turnTo(wanted, doing);
    return true;
  };
  /** Puts the next puzzle of a mode on the board; what was on it stays until then. Resolves to whether it did.
   * @param isWanted turns false when the user has gone elsewhere, be it back to the same game */
  const putNext = async (wanted: Mode, isWanted = () => true) => {
    // A double press means one puzzle.
    if (coming === wanted) return false;
    coming = wanted;
    const { id } = bridge.view;
    try {
      const puzzle = await next.puzzle(wanted);
      // The user may have left, or begun something else.
      if (coming !== wanted || bridge.view.id !== id || !isWanted()) return false;
      if (puzzle) {
        if (!(await put(wanted, puzzle))) return false;
        if (wanted.kind === 'timed') wanted.place += 1;
        remember();
        return true;
      }
      notify(wanted.kind === 'day' ? puzzleWords.badDay : puzzleWords.none);
    } catch {
      if (coming === wanted) tell('lost');
    } finally {
      if (coming === wanted) coming = null;
    }
    return false;
  };
  async function begin(wanted: Mode) {
    if (tasks.isBlocked()) return;
    if (isRun(wanted)) wanted.best = readProgress(store).best[wanted.kind];
    if (await putNext(wanted)) grid.focus();
  }
  /** The next puzzle of a day to try; the first if there is none. */
  const openOf = (date: string): Mode => ({
    kind: 'day',
    date,
    level: Math.max(0, openLevel(readProgress(store), date)),
  });
  async function goOn() {
    const wanted = mode.kind === 'day' ? openOf(mode.date) : mode;
    if (await putNext(wanted)) grid.focus();
  }

  /** The unfinished run of a kind, on the board or waiting. */
  const openRun = (kind: RunMode['kind']): RunMode | null => {
    const run = mode.kind === kind ? mode : keptIn(waiting)?.mode;
    return run?.kind === kind && isRun(run) && !overRun(run) ? run : null;
  };
  const standing = (kind: RunMode['kind']) => {
    const run = openRun(kind);
    return run && puzzleWords.soFar(runSolved(run), run.kind === 'timed' ? secondsLeft(run) : null);
  };
  /** What the list says of them. */
  const openRuns = () => ({ streak: standing('streak'), timed: standing('timed') });
  async function goOnWithRun(kind: RunMode['kind']) {
    if (tasks.isBlocked()) return;
    const left = keptIn(waiting);
    if (mode.kind === kind) menu.close();
    else if (!left || !(await put(left.mode, left.puzzle, left.actions))) return;
    grid.focus();
  }
  /** Shows a challenge to a run, or what came of yours.
   * @param text as written in the address */
  async function offer(kind: RunMode['kind'], text: string) {
    const challenge = parseChallenge(text);
    if (await tasks.open(() => offered(kind, challenge))) return;
    turnTo(single, null);
    // After the answer to your own challenge others come: you know these.
    const isKnown = challenge && answeredOf(challenge, context.preferences.values.name);
    ready = runOf[kind](isKnown ? undefined : challenge?.seed);
  }
  /** Starts another run like the one that is over. */
  function again() {
    const run = overRun(mode);
    if (run) begin(runOf[run.kind]());
  }
  /** Called after each action. */
  function changed(run: Run, action: string): Added {
    if (!done) return { added: '' };
    const result = resultOf(run);
    const isMistake = run.stage === 'wrong' && action !== 'hint';
    results.keep(mode, done.puzzle, run);
    showBadge(store);
    if (mode.kind === 'practice' && result) results.follow(result);
    if (mode.kind === 'timed' && (isMistake || result)) goOnWithTime(mode, isMistake);
    const added = mode.kind === 'streak' ? results.goOnWithStreak(mode, isMistake, result, done.puzzle) : '';
    remember();
    // The outcome is shown and said first.
    if (result && (mode.kind !== 'timed' || overRun(mode)))
      queueMicrotask(() => reason.ask(run, foundOf(run, done?.actions ?? [])));
    if (added || (result && !isRun(mode))) sayEnd(mode, run);
    if (!result || mode.kind !== 'day' || hasNext(mode, readProgress(store))) return { added };
    return { added, joy: result === 'failed' ? null : 'held' };
  }
  async function goOnWithTime(timed: Mode & { kind: 'timed' }, isMistake: boolean) {
    if (timed.left <= 0) return;
    // The player does not pay for the time that the study takes.
    clock.wait();
    const before = timed.left;
    Object.assign(timed, afterTimed(timed, isMistake));
    const seconds = Math.round((timed.left - before) / 1000);
    // The outcome of the puzzle is said first.
    await null;
    if (mode !== timed) return;
    if (seconds) shift(seconds);
    if (isMistake) narrator.add(puzzleWords.cost);
    remember();
    // If the user has chosen another puzzle by now, that one comes instead.
    if (!isMistake && timed.left > 0 && !coming) await goOn();
    if (mode !== timed) return;
    if (seconds > 0) narrator.add(puzzleWords.gain);
    showTime();
  }

  /** Shows the time that is left, and runs the clock while there is some. */
  function showTime() {
    tasks.redraw();
    if (mode.kind !== 'timed') return;
    if (mode.left > 0) {
      menu.update({ runs: openRuns() });
      clock.run();
      return;
    }
    clock.stop();
    results.keepBest('timed', mode.solved);
    menu.update({ kept: readProgress(store), runs: openRuns() });
    remember();
    tasks.say(puzzleWords.runOver.timed);
    sayEnd(mode, null);
  }
  function passTime(milliseconds: number) {
    if (mode.kind !== 'timed') return;
    mode.left = Math.max(0, mode.left - milliseconds);
    mode.at = Date.now();
    showTime();
    remember();
  }
  /** Leaves the run on the board before its end: a streak waits, the three minutes are over. Returns what there is to
   * say. */
  function leaveRun() {
    if (!done || !isRun(mode) || overRun(mode)) return '';
    if (mode.kind === 'streak') waiting.write(JSON.stringify({ ...done, mode }));
    else results.keepBest('timed', mode.solved);
    return puzzleWords.runLeft[mode.kind](runSolved(mode));
  }
  /** Called when the puzzle is no longer on the board. */
  function stop() {
    clock.stop();
    const said = leaveRun();
    // Another task has its own words.
    if (said && !bridge.task) queueMicrotask(() => narrator.add(said, true));
    [mode, done, coming] = [single, null, null];
    reason.forget();
    remember();
  }
  /** Opens the list, for today or for the day on the board.
   * @param arrived called when it is left */
  async function show(arrived: () => void) {
    const date = mode.kind === 'day' ? mode.date : today();
    const kept = readProgress(store);
    menu.show({ kept, date, boards: [null, null, null], runs: openRuns() }, arrived);
    const open = openLevel(kept, date);
    const boards = await Promise.all(
      [0, 1, 2].map((level) => (open < 0 || level === open ? boardOf(date, level) : null)),
    );
    menu.update({ boards });
  }
  /** The board of a day's puzzle; null if there is none, or the worker is lost. */
  async function boardOf(date: string, level: number) {
    try {
      const puzzle = await next.puzzle({ kind: 'day', date, level });
      const run = puzzle && (await study.ask('run', puzzle));
      return run ? boardIn(run) : null;
    } catch {
      return null;
    }
  }

  function keptIn({ read }: { read: () => string }) {
    const found = attempt(() => JSON.parse(read()));
    if (!isKeptTask(found)) return null;
    // The clock has run on.
    const { mode: kept } = found;
    if (kept.kind === 'timed') kept.left = Math.max(0, kept.left - Math.max(0, Date.now() - (kept.at ?? Date.now())));
    return found;
  }
  /** What this tab keeps for this address, if anything. */
  const kept = (address: string) => [inThisTab, waiting].map(keptIn).find((found) => found?.address === address);
  const tellFaults = ([first, ...others]: PuzzleFault[]) => {
    if (!first) return;
    const rest = others.length > 0 ? ` ${addressFaultWords.moreFaults(others.length)}` : '';
    notify(`${puzzleWords.linkFault(first.reason, first.found)}${rest}`);
  };
  /** Why a link brings this puzzle: it may be one of today's. */
  async function modeOf(puzzle: string): Promise<Mode> {
    const date = today();
    const { puzzles } = await study.ask('day', date).catch(() => ({ puzzles: [] as string[] }));
    const level = puzzles.indexOf(puzzle);
    return level < 0 ? { kind: 'single' } : { kind: 'day', date, level, alone: true };
  }
  async function openAddress(address: string, isWanted: () => boolean) {
    const said = parseTaskAddress(address);
    if (!('kind' in said)) return;
    const { kind, text, faults, refused } = said;
    if (refused) tellFaults([refused]);
    else if (kind === 'day') {
      if (await putNext(openOf(text), isWanted)) tellFaults(faults);
    } else {
      const { id } = bridge.view;
      const wanted = await modeOf(text);
      if (bridge.view.id === id && isWanted() && (await put(wanted, text))) tellFaults(faults);
    }
  }
  /** Shows the challenge that has brought the puzzle on the board, which its title has in short. */
  const showChallenge = () => {
    const challenge = done?.actions.length === 0 && challengeTo(mode, context.challenged.text);
    if (challenge) narrator.add(openingOf(challenge, context.preferences.values.name, null));
    tasks.redraw();
  };
  return {
    /** Practice of one kind, at the user's level. */
    practise: (subject: Subject) => begin({ kind: 'practice', subject, grade: 0 }),
    /** Puts the puzzle of an address on the board. */
    async deliver(address: string, arrived: () => void, isWanted: () => boolean) {
      if (address === 'puzzles') {
        // The list opens at once; the board of the day's puzzle follows.
        show(arrived);
        return;
      }
      const known = kept(address);
      const [kind] = address.split('.');
      // It replaces what was on its way.
      coming = null;
      if (kind === 'streak' || kind === 'timed') await offer(kind, address);
      else if (!tasks.isBlocked())
        await (known ? put(known.mode, known.puzzle, known.actions) : openAddress(address, isWanted));
      arrived();
      showChallenge();
    },
  };
}
