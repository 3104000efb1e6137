// Puzzles: the list, the modes, and what is on the board. A puzzle is there in place of the game, which is back as it
// was when one leaves. modes.js says what comes next, results.js what is kept.
import { linkTo } from '../browser/link.js';
import { removeNotice, showUntilRead } from '../feedback/notice.js';
import { copyField } from '../forms/copy.js';
import { readPuzzles } from '../storage/puzzles.js';
import { inTab } from '../storage/saved-game.js';
import { makeStudyOfAllGames } from '../study/study.js';
import { puzzleWords } from '../words/puzzles.js';
import { makeClock } from './clock.js';
import { makeMenu } from './menu.js';
import { dateOf, hasNext, inWords, makeNext, openLevel, titleOf } from './modes.js';
import { resultOf } from './position.js';
import { makeResults } from './results.js';
import { makeSolving } from './solving.js';

/**
 * @import { Grid } from '../board/grid.js'
 * @import { Narrator } from '../feedback/narrator.js'
 * @import { Bridge } from '../program/bridge.js'
 * @import { Result } from '../storage/puzzles.js'
 * @import { Store } from '../storage/store.js'
 * @import { Run, Subject } from '../study/answers.d.ts'
 * @import { Mode } from './modes.js'
 */

const wholeTime = 180_000;

/** @param {{ bridge: Bridge, grid: Grid, narrator: Narrator, store: Store }} parts */
export function makePuzzles({ bridge, grid, narrator, store }) {
  const study = makeStudyOfAllGames();
  const inThisTab = inTab('exercise');
  const next = makeNext({ study, store });
  const results = makeResults({ study, store });
  const clock = makeClock(passTime);
  /** @type {Mode} */
  let mode = { kind: 'single' };

  const solving = makeSolving({
    bridge,
    grid,
    narrator,
    study,
    acts: { next: () => goOn(), copyLink, toList: () => show(), leave },
    changed,
    gone: stop,
  });
  const { panel } = solving;
  const menu = makeMenu({
    day: (date, level) => begin({ kind: 'day', date, level }),
    practice: (subject, grade) => begin({ kind: 'practice', subject, grade }),
    streak: () => begin({ kind: 'streak', count: 0, over: false }),
    timed: () => begin({ kind: 'timed', left: wholeTime, solved: 0, in_a_row: 0, grade: 1 }),
    again: () => begin({ kind: 'again' }),
    own: () => begin({ kind: 'own', mistake: '' }),
  });

  /** Shows it until it has been read. @param {string} text */
  const notify = (text) => showUntilRead(narrator, 'puzzle-notice', text);
  /** @param {string} error */
  const tell = (error) => {
    const { obstacles } = puzzleWords;
    if (error === 'apart' || error === 'draft') notify(obstacles[error]);
    else if (error === 'lost') notify(puzzleWords.noWorker);
    else if (error === 'too_large') notify(puzzleWords.tooLarge);
    else if (error !== 'replaced') notify(error === 'date' ? puzzleWords.badDay : puzzleWords.badLink);
  };

  const follows = () => hasNext(mode, readPuzzles(store));
  const remember = () => {
    const { task } = solving;
    inThisTab.write(
      task ? JSON.stringify({ address: task.address, puzzle: task.puzzle, actions: task.actions, mode }) : '',
    );
  };

  /** Puts a puzzle on the board. @param {string} puzzle @param {string[]} [actions] */
  const put = async (puzzle, actions = []) => {
    const address = mode.kind === 'day' ? `v=1&day=${mode.date}` : `v=1&puzzle=${puzzle}`;
    const helps = mode.kind !== 'streak' && mode.kind !== 'timed';
    const error = await solving.open({ puzzle, actions, address, title: titleOf(mode), helps });
    if (error) {
      tell(error);
      return;
    }
    removeNotice('puzzle-notice');
    remember();
    showTime();
    solving.offerNext(solving.run?.stage !== 'asking' && solving.run?.stage !== 'wrong' && follows());
    next.prepare(mode);
  };
  /** The mode whose next puzzle is on its way. @type {Mode | null} */
  let coming = null;
  const putNext = async () => {
    const mine = mode;
    // Whoever presses twice means one.
    if (coming === mine) return;
    coming = mine;
    try {
      const puzzle = await next.puzzle(mine);
      // Somebody may have left meanwhile, or begun something else.
      if (mode !== mine) return;
      if (puzzle) await put(puzzle);
      else notify(mode.kind === 'day' ? puzzleWords.badDay : puzzleWords.none);
    } catch {
      if (mode === mine) tell('lost');
    } finally {
      if (coming === mine) coming = null;
    }
  };
  /** @param {Mode} wanted */
  async function begin(wanted) {
    const { obstacle } = solving.exercise;
    if (obstacle && !solving.exercise.isOpen) {
      tell(obstacle);
      return;
    }
    stop();
    mode = wanted;
    await putNext();
    grid.focus();
  }
  async function goOn() {
    if (mode.kind === 'day') mode.level = openLevel(readPuzzles(store), mode.date);
    await putNext();
    grid.focus();
  }
  /** @param {string} text */
  const addToStory = (text) => queueMicrotask(() => narrator.add(text, true));

  /** Something was done. @param {{ puzzle: string }} task @param {Run} run @param {string} action */
  function changed({ puzzle }, run, action) {
    const result = resultOf(run);
    const isMistake = run.stage === 'wrong' && action !== 'hint';
    if (result) results.keep(mode, puzzle, result);
    if (mode.kind === 'practice' && result) results.follow(result);
    if (mode.kind === 'streak') {
      const story = results.goOnWithStreak(mode, isMistake, result, puzzle);
      if (story) addToStory(story);
    }
    if (mode.kind === 'timed') goOnWithTime(isMistake, result);
    solving.retitle(titleOf(mode));
    remember();
    if (!result) return;
    solving.offerNext(follows());
    if (mode.kind === 'day' && !follows()) addToStory(puzzleWords.dayOver);
  }
  /** @param {boolean} isMistake @param {Result} result */
  async function goOnWithTime(isMistake, result) {
    if (mode.kind !== 'timed' || mode.left <= 0 || (!isMistake && !result)) return;
    const timed = mode;
    const after = await results.timeAfter(timed, isMistake);
    if (!after || mode !== timed) return;
    Object.assign(timed, after);
    solving.retitle(titleOf(mode));
    showTime();
    remember();
    if (result && timed.left > 0) await goOn();
  }

  /** The time that is left, which runs as long as there is some. */
  function showTime() {
    panel.showTime(mode.kind === 'timed' ? Math.ceil(mode.left / 1000) : null);
    if (mode.kind !== 'timed') return;
    if (mode.left > 0) {
      clock.run();
      return;
    }
    clock.stop();
    solving.offerNext(false);
    narrator.say(puzzleWords.timeOver(mode.solved, results.keepBest('timed', mode.solved)));
    panel.told.textContent = puzzleWords.timeOver(mode.solved, false);
  }
  /** @param {number} milliseconds */
  function passTime(milliseconds) {
    if (mode.kind !== 'timed' || !solving.exercise.isOpen) return;
    mode.left = Math.max(0, mode.left - milliseconds);
    showTime();
    remember();
  }
  /** The puzzle is no longer on the board. */
  function stop() {
    clock.stop();
    mode = { kind: 'single' };
    inThisTab.write('');
  }
  function leave() {
    solving.close();
    stop();
    narrator.say(puzzleWords.left);
    grid.focus();
  }
  async function copyLink() {
    const { task } = solving;
    if (!task) return;
    panel.link.value = linkTo(task.address);
    panel.link.hidden = false;
    panel.link.hidden = await copyField(panel.link, panel.told, puzzleWords);
  }

  /** The list, for today or for the day on the board. */
  async function show() {
    const { obstacle, isOpen } = solving.exercise;
    if (obstacle && !isOpen) {
      tell(obstacle);
      return;
    }
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

  /** What this tab was at, if it was at this address. @param {string} address */
  const kept = (address) => {
    try {
      const found = JSON.parse(inThisTab.read());
      return found.address === address ? found : null;
    } catch {
      return null;
    }
  };
  return {
    show,
    /** Practice of one kind, as hard as one does well. @param {Subject} subject */
    practise: (subject) => begin({ kind: 'practice', subject, grade: 0 }),
    /** Puts the puzzle of an address on the board. @param {string} address @param {() => void} arrived */
    async deliver(address, arrived) {
      const fields = new URLSearchParams(address);
      const known = kept(address);
      const { obstacle, isOpen } = solving.exercise;
      if (obstacle && !isOpen) tell(obstacle);
      else if (known) {
        ({ mode } = known);
        await put(known.puzzle, known.actions);
      } else if (fields.has('day')) {
        const date = fields.get('day') ?? '';
        mode = { kind: 'day', date, level: 0 };
        mode.level = Math.max(0, openLevel(readPuzzles(store), date));
        await putNext();
      } else {
        mode = { kind: 'single' };
        await put(fields.get('puzzle') ?? '');
      }
      arrived();
    },
  };
}
