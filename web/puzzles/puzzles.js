// Puzzles: the list, the modes, and what is kept of them. A puzzle is on the board in place of the game, which is back
// as it was when one leaves.
import { linkTo } from '../browser/link.js';
import { make, makeButton, pageLanguage } from '../dom.js';
import { removeNotice, showNotice } from '../feedback/notice.js';
import { copyField } from '../forms/copy.js';
import { changePuzzles, readPuzzles } from '../storage/puzzles.js';
import { inTab } from '../storage/saved-game.js';
import { makeStudy } from '../study/study.js';
import { puzzleWords } from '../words/puzzles.js';
import { words } from '../words/play.js';
import { makeComing } from './coming.js';
import { makeMenu } from './menu.js';
import { resultOf } from './position.js';
import { makeSolving } from './solving.js';

/**
 * @import { Grid } from '../board/grid.js'
 * @import { Narrator } from '../feedback/narrator.js'
 * @import { Bridge } from '../program/bridge.js'
 * @import { Result } from '../storage/puzzles.js'
 * @import { Store } from '../storage/store.js'
 * @import { Run, Subject } from '../study/answers.d.ts'
 */
/**
 * Why this puzzle is on the board, and how it goes on.
 * @typedef {{ kind: 'day', date: string, level: number }
 *   | { kind: 'practice', subject: Subject, grade: number }
 *   | { kind: 'streak', count: number, over: boolean }
 *   | { kind: 'timed', left: number, solved: number, in_a_row: number, grade: number }
 *   | { kind: 'again' } | { kind: 'single' }} Mode
 */

const wholeTime = 180_000;
const tick = 1000;
const hardest = 5;

/** A date as this device has it. @param {Date} day */
const dateOf = (day) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((number) => String(number).padStart(2, '0')).join('-');
/** @param {string} date */
const inWords = (date) =>
  new Date(`${date}T12:00:00`).toLocaleDateString(pageLanguage(), { day: 'numeric', month: 'long', year: 'numeric' });

/** @param {{ bridge: Bridge, grid: Grid, narrator: Narrator, store: Store }} parts */
export function makePuzzles({ bridge, grid, narrator, store }) {
  const study = makeStudy();
  const inThisTab = inTab('exercise');
  /** @type {Mode} */
  let mode = { kind: 'single' };
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let clock;
  let lastTick = 0;

  const count = () => {
    let number = 0;
    changePuzzles(store, (kept) => {
      kept.seen += 1;
      number = kept.seen % 1_000_000;
    });
    return number;
  };
  const coming = makeComing({ study, count });
  const solving = makeSolving({
    bridge,
    grid,
    narrator,
    study,
    acts: { next: () => next(), copyLink, toList: () => show(), leave },
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
  });

  /** Shows it until it has been read. @param {string} text */
  const notify = (text) => {
    showNotice(
      'puzzle-notice',
      make('p', { textContent: text }),
      makeButton(words.gotIt, () => removeNotice('puzzle-notice')),
    );
    narrator.add(text);
  };
  /** @param {string} error */
  const tell = (error) => {
    const { obstacles } = puzzleWords;
    if (error === 'apart' || error === 'draft') notify(obstacles[error]);
    else if (error === 'lost') notify(puzzleWords.noWorker);
    else notify(error === 'date' ? puzzleWords.badDay : puzzleWords.badLink);
  };

  const titleOf = () => {
    const { mode: names, levels } = puzzleWords;
    if (mode.kind === 'day') return names.day(levels[mode.level], inWords(mode.date));
    if (mode.kind === 'streak') return names.streak(mode.count);
    if (mode.kind === 'timed') return names.timed(mode.solved);
    return names[mode.kind];
  };
  const remember = () => {
    const { task } = solving;
    inThisTab.write(
      task ? JSON.stringify({ address: task.address, puzzle: task.puzzle, actions: task.actions, mode }) : '',
    );
  };
  const hasNext = () => {
    if (mode.kind === 'single') return false;
    if (mode.kind === 'again') return readPuzzles(store).wrong.length > 0;
    if (mode.kind === 'day') return openLevel(mode.date) >= 0;
    if (mode.kind === 'streak') return !mode.over;
    return mode.kind === 'practice' || mode.left > 0;
  };

  /** Puts a puzzle on the board. @param {string} puzzle @param {string[]} [actions] */
  const put = async (puzzle, actions = []) => {
    const address = mode.kind === 'day' ? `v=1&day=${mode.date}` : `v=1&puzzle=${puzzle}`;
    const helps = mode.kind !== 'streak' && mode.kind !== 'timed';
    const error = await solving.open({ puzzle, actions, address, title: titleOf(), helps });
    if (error) {
      tell(error);
      return;
    }
    removeNotice('puzzle-notice');
    remember();
    followClock();
    solving.offerNext(solving.run?.stage !== 'asking' && solving.run?.stage !== 'wrong' && hasNext());
    if (mode.kind === 'practice') coming.make(mode.subject, gradeOf(mode));
  };
  /** @param {{ grade: number }} practice */
  const gradeOf = ({ grade }) => grade || Math.max(1, readPuzzles(store).practice.grade);
  /** The puzzle that comes next in this mode; nothing where none does. */
  const nextPuzzle = async () => {
    if (mode.kind === 'day') {
      const answer = await study.askOfStock('day', mode.date);
      return 'error' in answer ? '' : answer.puzzles[mode.level];
    }
    if (mode.kind === 'practice') return coming.next(mode.subject, gradeOf(mode));
    if (mode.kind === 'streak') return coming.next('any', Math.min(hardest, 1 + Math.floor(mode.count / 3)));
    if (mode.kind === 'timed') return coming.next('any', mode.grade);
    return mode.kind === 'again' ? (readPuzzles(store).wrong[0] ?? '') : '';
  };
  const putNext = async () => {
    try {
      const puzzle = await nextPuzzle();
      if (puzzle) await put(puzzle);
      else notify(mode.kind === 'day' ? puzzleWords.badDay : puzzleWords.none);
    } catch {
      tell('lost');
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
  async function next() {
    if (mode.kind === 'day') mode.level = openLevel(mode.date);
    await putNext();
    grid.focus();
  }
  /** The first level of a day that was not tried, or -1. @param {string} date */
  function openLevel(date) {
    const done = readPuzzles(store).days[date] ?? ['', '', ''];
    return done.indexOf('');
  }

  /** @param {Result} result */
  const keep = (result) => {
    const { task } = solving;
    if (!task) return;
    changePuzzles(store, (kept) => {
      kept.wrong = kept.wrong.filter((puzzle) => puzzle !== task.puzzle);
      if (result !== 'solved') kept.wrong.push(task.puzzle);
      if (mode.kind !== 'day') return;
      const done = kept.days[mode.date] ?? ['', '', ''];
      // The first time counts.
      if (done[mode.level] === '') done[mode.level] = result;
      kept.days[mode.date] = done;
    });
  };
  /** Keeps a mark if it is the best. @param {'streak' | 'timed'} name @param {number} reached */
  const keepBest = (name, reached) => {
    const isBest = reached > readPuzzles(store).best[name];
    if (isBest) {
      changePuzzles(store, (kept) => {
        kept.best[name] = reached;
      });
    }
    return isBest;
  };
  /** @param {string} text */
  const addToStory = (text) => queueMicrotask(() => narrator.add(text, true));

  /** Something was done. @param {{ puzzle: string }} task @param {Run} run @param {string} action */
  function changed(task, run, action) {
    const result = resultOf(run);
    const isMistake = run.stage === 'wrong' && action !== 'hint';
    if (result) keep(result);
    if (mode.kind === 'practice' && result) follow(result);
    if (mode.kind === 'streak') goOnWithStreak(isMistake, result, task.puzzle);
    if (mode.kind === 'timed') goOnWithTime(isMistake, result);
    solving.retitle(titleOf());
    remember();
    if (!result) return;
    solving.offerNext(hasNext());
    if (mode.kind === 'day' && !hasNext()) addToStory(puzzleWords.dayOver);
  }
  /** The next one is as hard as one does well. @param {Exclude<Result, ''>} result */
  async function follow(result) {
    const { grade, in_a_row: inARow } = readPuzzles(store).practice;
    const answer = await study.ask('practice', Math.max(1, grade), inARow, result).catch(() => null);
    if (!answer || 'error' in answer) return;
    changePuzzles(store, (kept) => {
      kept.practice = answer;
    });
  }
  /** @param {boolean} isMistake @param {Result} result @param {string} puzzle */
  function goOnWithStreak(isMistake, result, puzzle) {
    if (mode.kind !== 'streak' || mode.over) return;
    if (isMistake) {
      mode.over = true;
      changePuzzles(store, (kept) => {
        kept.wrong = [...kept.wrong.filter((one) => one !== puzzle), puzzle];
      });
      addToStory(puzzleWords.streakOver(mode.count, keepBest('streak', mode.count)));
    } else if (result === 'solved') {
      mode.count += 1;
      keepBest('streak', mode.count);
    }
  }
  /** @param {boolean} isMistake @param {Result} result */
  async function goOnWithTime(isMistake, result) {
    if (mode.kind !== 'timed' || mode.left <= 0 || (!isMistake && !result)) return;
    const timed = mode;
    const { left, solved, in_a_row: inARow } = timed;
    const answer = await study
      .ask('timed', Math.round(left), solved, inARow, isMistake ? 'mistake' : 'solved')
      .catch(() => null);
    if (!answer || 'error' in answer || mode !== timed) return;
    Object.assign(timed, answer);
    solving.retitle(titleOf());
    showTime();
    remember();
    if (result && timed.left > 0) await next();
  }

  const showTime = () => {
    panel.showTime(mode.kind === 'timed' ? Math.ceil(mode.left / 1000) : null);
    if (mode.kind !== 'timed' || mode.left > 0) return;
    clearInterval(clock);
    clock = undefined;
    solving.offerNext(false);
    narrator.say(puzzleWords.timeOver(mode.solved, keepBest('timed', mode.solved)));
    panel.told.textContent = puzzleWords.timeOver(mode.solved, false);
  };
  const passTime = () => {
    if (mode.kind !== 'timed' || !solving.exercise.isOpen) return;
    const now = Date.now();
    mode.left = Math.max(0, mode.left - (now - lastTick));
    lastTick = now;
    showTime();
    remember();
  };
  function followClock() {
    if (mode.kind === 'timed' && mode.left > 0 && clock === undefined) {
      lastTick = Date.now();
      clock = setInterval(passTime, tick);
    }
    showTime();
  }
  /** The puzzle is no longer on the board. */
  function stop() {
    clearInterval(clock);
    clock = undefined;
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
        mode.level = Math.max(0, openLevel(date));
        await putNext();
      } else {
        mode = { kind: 'single' };
        await put(fields.get('puzzle') ?? '');
      }
      arrived();
    },
  };
}
