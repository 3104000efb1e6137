// Puzzles: the list, the modes, and what is on the board. A puzzle is there in place of the game, which is back as it
// was when one leaves. modes.ts says what comes next, results.ts what is kept.
import { linkTo } from '../browser/link.ts';
import { goTo } from '../browser/places.ts';
import { removeNotice, showUntilRead } from '../feedback/notice.ts';
import { readPuzzles, type Result } from '../storage/puzzles.ts';
import { inTab } from '../storage/saved-game.ts';
import { makeStudy } from '../study/study.ts';
import { addressFaultWords } from '../words/en/address-faults.ts';
import { puzzleWords } from '../words/en/puzzles.ts';
import { parsePuzzleAddress, type PuzzleAddressFault } from './address.ts';
import { makeClock } from './clock.ts';
import { makeMenu } from './menu.ts';
import { dateOf, hasNext, inWords, isKeptTask, makeNext, openLevel, titleOf, wholeTime, type Mode } from './modes.ts';
import { resultOf } from './position.ts';
import { makeResults } from './results.ts';
import { makeSolving, type Task } from './solving.ts';
import type { Grid } from '../board/grid.ts';
import type { Narrator } from '../feedback/narrator.ts';
import type { Bridge } from '../program/bridge.ts';
import { attempt, type Store } from '../storage/store.ts';
import type { WorkerClient } from '../worker/client.ts';
import type { Run, Subject } from '../study/answers.ts';

/** Of one by itself, and while none is on the board. */
const single: Mode = { kind: 'single' };

export function makePuzzles({
  bridge,
  grid,
  narrator,
  store,
  worker,
}: {
  bridge: Bridge;
  grid: Grid;
  narrator: Narrator;
  store: Store;
  worker: WorkerClient;
}) {
  const study = makeStudy(worker);
  const inThisTab = inTab('exercise');
  const next = makeNext({ study, store });
  const results = makeResults({ study, store });
  const clock = makeClock(passTime);

  const solving = makeSolving({
    bridge,
    grid,
    narrator,
    study,
    acts: { next: () => goOn(), toList: () => goTo('puzzles'), leave },
    changed,
    gone: stop,
  });
  /** Why the puzzle that is on the board is there. */
  const modeNow = () => solving.task?.mode ?? single;
  /** The list is open, and has the address until it is closed. */
  let held: (() => void) | null = null;
  const letGo = () => {
    const arrived = held;
    held = null;
    arrived?.();
  };
  const menu = makeMenu({
    day: (date, level) => begin({ kind: 'day', date, level }),
    practice: (subject, grade) => begin({ kind: 'practice', subject, grade }),
    streak: () => begin({ kind: 'streak', count: 0, over: false, isBest: false }),
    timed: () => begin({ kind: 'timed', left: wholeTime, solved: 0, in_a_row: 0, grade: 1 }),
    again: () => begin({ kind: 'again' }),
    own: () => begin({ kind: 'own', mistake: '' }),
    left: letGo,
  });
  // What an address brings is on the board, not behind the list.
  bridge.on('started', () => menu.close());

  /** Shows it until it has been read. */
  const notify = (text: string) => showUntilRead(narrator, 'puzzle-notice', text);
  const tell = (error: string) => {
    const { obstacles } = puzzleWords;
    if (error === 'apart' || error === 'draft') notify(obstacles[error]);
    else if (error === 'lost') notify(puzzleWords.noWorker);
    else if (error === 'too_large') notify(puzzleWords.tooLarge);
    else if (error !== 'replaced') notify(error === 'date' ? puzzleWords.badDay : puzzleWords.badLink);
  };

  const follows = () => hasNext(modeNow(), readPuzzles(store));
  const remember = () => {
    const { task } = solving;
    if (!task) {
      inThisTab.write('');
      return;
    }
    const { address, puzzle, actions, mode } = task;
    inThisTab.write(JSON.stringify({ address, puzzle, actions, mode }));
  };

  /** Puts a puzzle on the board. Resolves to whether it is there. */
  const put = async (mode: Mode, puzzle: string, actions: string[] = []) => {
    const before = modeNow();
    const address = mode.kind === 'day' ? `v=1&day=${mode.date}` : `v=1&puzzle=${puzzle}`;
    const helps = mode.kind !== 'streak' && mode.kind !== 'timed';
    const error = await solving.open({ puzzle, actions, address, title: titleOf(mode), helps, mode });
    if (error) {
      tell(error);
      return false;
    }
    if (mode !== before) clock.stop();
    removeNotice('puzzle-notice');
    remember();
    showTime();
    solving.offerNext(solving.run?.stage !== 'asking' && solving.run?.stage !== 'wrong' && follows());
    next.prepare(mode);
    return true;
  };
  /** The mode whose next puzzle is on its way. */
  let coming: Mode | null = null;
  /** Puts the next puzzle of a mode on the board, and until it is there what was on it goes on. Resolves to whether
   * it is. */
  const putNext = async (mode: Mode) => {
    // Whoever presses twice means one.
    if (coming === mode) return false;
    coming = mode;
    const { id } = bridge.view;
    try {
      const puzzle = await next.puzzle(mode);
      // Somebody may have left meanwhile, or begun something else.
      if (coming !== mode || bridge.view.id !== id) return false;
      if (puzzle) return await put(mode, puzzle);
      notify(mode.kind === 'day' ? puzzleWords.badDay : puzzleWords.none);
    } catch {
      if (coming === mode) tell('lost');
    } finally {
      if (coming === mode) coming = null;
    }
    return false;
  };
  async function begin(wanted: Mode) {
    const { obstacle } = solving.exercise;
    if (obstacle) {
      tell(obstacle);
      return;
    }
    if (await putNext(wanted)) grid.focus();
  }
  async function goOn() {
    const mode = modeNow();
    if (mode.kind === 'day') mode.level = openLevel(readPuzzles(store), mode.date);
    if (await putNext(mode)) grid.focus();
  }
  const addToStory = (text: string) => queueMicrotask(() => narrator.add(text, true));

  /** Something was done. */
  function changed({ puzzle, mode }: Task, run: Run, action: string) {
    const result = resultOf(run);
    const isMistake = run.stage === 'wrong' && action !== 'hint';
    if (result) results.keep(mode, puzzle, result);
    if (mode.kind === 'practice' && result) results.follow(result);
    if (mode.kind === 'streak') {
      const story = results.goOnWithStreak(mode, isMistake, result, puzzle);
      if (story) addToStory(story);
    }
    if (mode.kind === 'timed') goOnWithTime(mode, isMistake, result);
    solving.retitle(titleOf(mode));
    remember();
    if (!result) return;
    solving.offerNext(follows());
    if (mode.kind === 'day' && !follows()) addToStory(puzzleWords.dayOver);
  }
  async function goOnWithTime(timed: Mode & { kind: 'timed' }, isMistake: boolean, result: Result) {
    if (timed.left <= 0 || (!isMistake && !result)) return;
    // Nobody pays for what the study takes.
    clock.wait();
    const after = await results.timeAfter(timed, isMistake);
    if (modeNow() !== timed) return;
    if (after) Object.assign(timed, after);
    solving.retitle(titleOf(timed));
    remember();
    // What somebody has chosen meanwhile comes instead.
    if (after && result && timed.left > 0 && !coming) await goOn();
    if (modeNow() === timed) showTime();
  }

  /** The time that is left, which runs as long as there is some. */
  function showTime() {
    const mode = modeNow();
    solving.showTime(mode.kind === 'timed' ? Math.ceil(mode.left / 1000) : null);
    if (mode.kind !== 'timed') return;
    if (mode.left > 0) {
      clock.run();
      return;
    }
    clock.stop();
    solving.offerNext(false);
    solving.say(puzzleWords.timeOver(mode.solved, results.keepBest('timed', mode.solved)));
  }
  function passTime(milliseconds: number) {
    const mode = modeNow();
    if (mode.kind !== 'timed' || !solving.exercise.isOpen) return;
    mode.left = Math.max(0, mode.left - milliseconds);
    showTime();
    remember();
  }
  /** The puzzle is no longer on the board. */
  function stop() {
    clock.stop();
    coming = null;
    inThisTab.write('');
  }
  function leave() {
    solving.close();
    stop();
    narrator.say(puzzleWords.left);
  }
  /** The list, for today or for the day on the board. */
  async function show() {
    const mode = modeNow();
    const today = dateOf(new Date());
    const date = mode.kind === 'day' ? mode.date : today;
    const kept = readPuzzles(store);
    const solved = Object.entries(kept.days).filter(([, done]) => done.includes('solved') || done.includes('helped'));
    const done = kept.days[date] ?? ['', '', ''];
    const link = linkTo(`v=1&day=${date}`);
    const shown = {
      kept,
      date,
      dateText: inWords(date),
      isToday: date === today,
      days: 0,
      result: done.some(Boolean) ? puzzleWords.result(inWords(date), done, link) : '',
    };
    menu.show(shown);
    const answer = await study.ask('streak', today, ...solved.map(([day]) => day)).catch(() => null);
    // It may have been closed meanwhile.
    if (menu.isOpen && answer && !('error' in answer)) menu.show({ ...shown, days: answer.days });
  }

  /** What this tab was at, if it was at this address. */
  const kept = (address: string) => {
    const found = attempt(() => JSON.parse(inThisTab.read()));
    return isKeptTask(found) && found.address === address ? found : null;
  };
  const tellFaults = ([first, ...others]: PuzzleAddressFault[]) => {
    if (!first) return;
    const more = others.length > 0 ? ` ${addressFaultWords.moreFaults(others.length)}` : '';
    notify(`${puzzleWords.linkFault(first.reason, first.found)}${more}`);
  };
  async function openAddress(address: string) {
    const said = parsePuzzleAddress(address);
    const { kind, text, faults } = said;
    if (said.isRefused) tellFaults(faults);
    else if (kind === 'day') {
      const level = Math.max(0, openLevel(readPuzzles(store), text));
      if (await putNext({ kind, date: text, level })) tellFaults(faults);
    } else if (await put({ kind: 'single' }, text)) tellFaults(faults);
  }
  return {
    /** Practice of one kind, as hard as one does well. */
    practise: (subject: Subject) => begin({ kind: 'practice', subject, grade: 0 }),
    /** Puts the puzzle of an address on the board. */
    async deliver(address: string, arrived: () => void) {
      if (address === 'puzzles') {
        held = arrived;
        // The days in a row are counted while it is open.
        show();
        return;
      }
      const known = kept(address);
      const { obstacle } = solving.exercise;
      // It takes the place of what was on its way.
      coming = null;
      if (obstacle) tell(obstacle);
      else if (known) await put(known.mode, known.puzzle, known.actions);
      else await openAddress(address);
      arrived();
    },
  };
}
