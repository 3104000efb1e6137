// Why a puzzle is on the board, which one comes next, and what is new today.
import { date as written } from '../words/intl.ts';
import { changeProgress, isCount, readProgress, type Progress, type Result } from '../storage/progress.ts';
import { puzzleWords } from '../words/en/puzzles.ts';
import { areAlike, mostSeeds, parseChallenge, type Result as Reach } from '../program/challenge.ts';
import { draws, makeComing } from './coming.ts';
import { element } from '../dom.ts';
import type { Store } from '../storage/store.ts';
import { ifRefused, type Study, type Subject } from '../study/study.ts';

/** What both runs have: the seed that decides which puzzles come, and the best result before it. */
interface OfRun {
  seed: number;
  best?: number;
}
/** Why this puzzle is on the board, and what follows it. `mistake` is the user's own mistake that it was made from. Of the
 * three minutes, `left` was left at the time `at`, and `place` is that of the next puzzle among those of its grade. A link
 * to a puzzle brings it `alone`, also if it is one of today's. */
export type Mode =
  | { kind: 'day'; date: string; level: number; alone?: boolean }
  | { kind: 'practice'; subject: Subject; grade: number }
  | ({ kind: 'streak'; count: number; over: boolean } & OfRun)
  | ({ kind: 'timed'; left: number; solved: number; in_a_row: number; place: number; at?: number } & OfRun)
  | { kind: 'own'; mistake: string }
  | { kind: 'again' }
  | { kind: 'single' };

const hardest = 5;
/** The three minutes, in milliseconds. */
export const wholeTime = 180_000;
/** This many solved in a row give back this much of it. */
const givenBack = { solved: 5, time: 5_000 };

const isGoodMode: Record<string, (mode: any) => boolean> = {
  day: ({ date, level }) => /^\d{4}-\d\d-\d\d$/.test(date) && isCount(level) && level < 3,
  practice: ({ subject, grade }) => typeof subject === 'string' && isCount(grade) && grade <= hardest,
  streak: ({ count, over, best = 0, seed }) =>
    isCount(count) && typeof over === 'boolean' && isCount(best) && isCount(seed),
  timed: ({ left, solved, in_a_row: row, place, at = 0, best = 0, seed }) =>
    isCount(solved) &&
    left >= 0 &&
    left <= wholeTime + givenBack.time * Math.floor(solved / givenBack.solved) &&
    isCount(row) &&
    [place, at, best, seed].every(isCount),
  own: ({ mistake }) => typeof mistake === 'string',
  again: () => true,
  single: () => true,
};
/** Whether this is a puzzle that a tab kept: other programs, and other versions, write there too. */
export const isKeptTask = (task: any): task is { address: string; puzzle: string; actions: string[]; mode: Mode } =>
  typeof task?.address === 'string' &&
  typeof task.puzzle === 'string' &&
  Array.isArray(task.actions) &&
  task.actions.every((action: unknown) => typeof action === 'string') &&
  typeof task.mode?.kind === 'string' &&
  Object.hasOwn(isGoodMode, task.mode.kind) &&
  isGoodMode[task.mode.kind](task.mode);

/** The date on this device, as `2026-12-01`. */
export const dateOf = (day: Date) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((number) => String(number).padStart(2, '0')).join('-');
export const today = () => dateOf(new Date());
export const inWords = (date: string) =>
  written(`${date}T12:00:00`, { day: 'numeric', month: 'long', year: 'numeric' });

/** Today and the days before it, the latest first. A day counts from its noon: one has 23 hours and one has 25. */
export const lastDays = (count: number, today: string) =>
  Array.from({ length: count }, (_, ago) => dateOf(new Date(Date.parse(`${today}T12:00:00`) - ago * 86_400_000)));
/** Today and the seven days before it without the one that is shown. */
export const otherDays = (today: string, shown: string) => lastDays(8, today).filter((date) => date !== shown);
/** A day's short name, relative to today. */
export function nameOfDay(date: string, today: string) {
  if (date === today) return puzzleWords.todayShort;
  return otherDays(today, today)[0] === date
    ? puzzleWords.yesterday
    : written(`${date}T12:00:00`, { weekday: 'short', day: 'numeric', month: 'short' });
}

export type RunMode = Mode & { kind: 'streak' | 'timed' };
const newSeed = () => Math.floor(Math.random() * mostSeeds);
export const runOf = {
  streak: (seed: number = newSeed()): RunMode => ({ kind: 'streak', count: 0, over: false, seed }),
  timed: (seed: number = newSeed()): RunMode => ({
    kind: 'timed',
    left: wholeTime,
    solved: 0,
    in_a_row: 0,
    place: 0,
    seed,
  }),
};
export const isRun = (mode: Mode): mode is RunMode => mode.kind === 'streak' || mode.kind === 'timed';
/** Which result of a friend's a mode takes up; the others leave a challenge. */
const takesUp: Partial<Record<Mode['kind'], Reach>> = {
  single: 'solved',
  day: 'day',
  streak: 'streak',
  timed: 'timed',
};
/** The challenge that a mode takes up, if any.
 * @param text as written in the address */
export function challengeTo(mode: Mode, text: string) {
  const challenge = parseChallenge(text);
  const kind = mode.kind === 'day' && mode.alone ? 'single' : mode.kind;
  return challenge?.result === takesUp[kind] ? challenge : null;
}
/** The same, if it is a challenge to these very puzzles: then its result can be compared. */
export function rivalIn(mode: Mode, text: string) {
  const challenge = challengeTo(mode, text);
  const seed = isRun(mode) ? mode.seed : undefined;
  return challenge && areAlike(challenge, { ...challenge, seed }) ? challenge : null;
}
/** The run, if it has ended; otherwise null. */
export const overRun = (mode: Mode): RunMode | null =>
  (mode.kind === 'streak' && mode.over) || (mode.kind === 'timed' && mode.left <= 0) ? mode : null;

export function titleOf(mode: Mode) {
  const { mode: names, levels } = puzzleWords;
  if (mode.kind === 'day') {
    const day = mode.date === today() ? puzzleWords.todayShort : inWords(mode.date);
    return names.day(levels[mode.level], day);
  }
  // A finished run shows its result in large: the title does not repeat it.
  const over = overRun(mode);
  if (over) return puzzleWords[over.kind];
  if (mode.kind === 'streak') return names.streak(mode.count);
  if (mode.kind === 'timed') return names.timed(mode.solved);
  return names[mode.kind];
}

/** The results of a day's levels. */
export const doneOn = ({ days }: Progress, date: string): Result[] => days[date] ?? ['', '', ''];
export const solvedOf = (went: Result[]) => went.filter((one) => one === 'solved' || one === 'helped').length;
/** The result of one level in words. */
export function saidOf(kept: Progress, date: string, level: number) {
  const slips = kept.slips[date]?.[level] ?? 0;
  return slips > 0 ? puzzleWords.afterMistakes(slips) : puzzleWords.done[doneOn(kept, date)[level]];
}
/** The first level of a day that was not tried, or -1. */
export const openLevel = (kept: Progress, date: string) => doneOn(kept, date).indexOf('');

/** Whether a day is over. It lasts until the end of the next one: a puzzle may be solved after midnight. */
export const isPast = (date: string, today: string) => Date.parse(today) - Date.parse(date) > 86_400_000;

/** How many days in a row have a solved puzzle, up to today or yesterday. Any seven days in a row may miss one, which
 * does not count; nor does a day that was solved when it was past. */
export function daysInARow({ days, late }: Pick<Progress, 'days' | 'late'>, today: string) {
  const number = (date: string) => Date.parse(date) / 86_400_000;
  const solved = new Set(
    Object.keys(days).flatMap((date) => (solvedOf(days[date]) > 0 && !late.includes(date) ? [number(date)] : [])),
  );
  const last = number(today);
  let count = solved.has(last) ? 1 : 0;
  let missed = Number.POSITIVE_INFINITY;
  for (let day = last - 1; ; day -= 1) {
    if (solved.has(day)) count += 1;
    else if (missed - day < 7) return count;
    else missed = day;
  }
}

/** Practice follows the user's skill: two puzzles solved in a row raise the grade, a failed one lowers it. Help keeps
 * the grade, but restarts the count. */
export function afterPractice({ grade, in_a_row: row }: Progress['practice'], result: Exclude<Result, ''>) {
  if (result === 'solved' && row === 0) return { grade, in_a_row: 1 };
  const step = { solved: 1, helped: 0, failed: -1 }[result];
  return { grade: Math.max(1, Math.min(hardest, grade + step)), in_a_row: 0 };
}

/** How many puzzles of a run are solved before the next grade. */
const perGrade = { streak: 3, timed: 4 };
const gradeAfter = (kind: RunMode['kind'], solved: number) =>
  Math.min(hardest, 1 + Math.floor(solved / perGrade[kind]));

/** The three minutes after a puzzle: a mistake costs ten seconds, and every five solved in a row give five back. A grade
 * begins at the same place for everybody. */
export function afterTimed({ left, solved, in_a_row: row, place }: Mode & { kind: 'timed' }, isMistake: boolean) {
  const count = isMistake ? solved : solved + 1;
  const inARow = isMistake ? 0 : row + 1;
  const given = inARow > 0 && inARow % givenBack.solved === 0 ? givenBack.time : 0;
  return {
    left: isMistake ? Math.max(0, left - 10_000) : left + given,
    solved: count,
    in_a_row: inARow,
    place: gradeAfter('timed', count) > gradeAfter('timed', solved) ? count : place,
  };
}

export function hasNext(mode: Mode, kept: Progress) {
  if (mode.kind === 'single') return false;
  if (mode.kind === 'again') return kept.wrong.length > 0;
  if (mode.kind === 'own') return kept.mistakes.length > 0;
  if (mode.kind === 'day') return openLevel(kept, mode.date) >= 0;
  if (mode.kind === 'streak') return !mode.over;
  return mode.kind === 'practice' || mode.left > 0;
}

/** The grade of the next practice puzzle.
 * @param wanted 0 follows the user's skill */
const gradeOf = (wanted: number, kept: Progress) => wanted || Math.max(1, kept.practice.grade);

/** Whether nobody misses a cell in a hurry: on a phone, those of a wider board are smaller than a fingertip. A puzzle's
 * text begins with the number of columns. */
const suitsAHurry = (puzzle: string) => Number.parseInt(puzzle, 10) <= 8;

export function makeNext({ study, store }: { study: Study; store: Store }) {
  const count = () => {
    const seen = readProgress(store).seen + 1;
    changeProgress(store, () => ({ seen }));
    return seen % 1_000_000;
  };
  const coming = makeComing({ study, count });

  /** The puzzle of the first mistake that the study can prove something about; drops those before it. */
  async function nextMistake(mode: Mode & { kind: 'own' }) {
    for (;;) {
      const [mistake] = readProgress(store).mistakes;
      if (!mistake) return '';
      const answer = await study.ask('mistake', mistake).catch(ifRefused(null));
      if (answer) {
        mode.mistake = mistake;
        return answer.puzzle;
      }
      changeProgress(store, ({ mistakes }) => ({ mistakes: mistakes.filter((one) => one !== mistake) }));
    }
  }
  /** With the same seed everybody gets the puzzles of each grade in the same order; how many they have solved decides
   * the grade. */
  const nextOfRun = async (run: RunMode) => {
    const [solved, place] = run.kind === 'streak' ? [run.count, run.count] : [run.solved, run.place];
    const grade = gradeAfter(run.kind, solved);
    const fits = run.kind === 'streak' ? () => true : suitsAHurry;
    for (let tries = 1; ; tries += 1) {
      const { puzzle } = await study.ask('pick', 'any', grade, run.seed + draws * place + tries);
      if (fits(puzzle) || tries === draws) return puzzle;
    }
  };
  return {
    /** The next puzzle in this mode; empty if there is none. Rejects if the worker is lost. */
    async puzzle(mode: Mode) {
      if (mode.kind === 'day')
        return study.ask('day', mode.date).then(({ puzzles }) => puzzles[mode.level], ifRefused(''));
      if (mode.kind === 'practice') return coming.next(mode.subject, gradeOf(mode.grade, readProgress(store)));
      if (isRun(mode)) return nextOfRun(mode);
      if (mode.kind === 'own') return nextMistake(mode);
      return mode.kind === 'again' ? (readProgress(store).wrong[0] ?? '') : '';
    },
    /** Makes the one after it ahead. */
    prepare(mode: Mode) {
      if (mode.kind === 'practice') coming.make(mode.subject, gradeOf(mode.grade, readProgress(store)));
    },
  };
}

/** Shows how many of today's puzzles are left to try. */
export function showBadge(store: Store) {
  const button = element('place-puzzles');
  const left = doneOn(readProgress(store), today()).filter((result) => result === '').length;
  if (left > 0) button.dataset.left = String(left);
  else delete button.dataset.left;
  button.title = left > 0 ? puzzleWords.leftToday(left) : puzzleWords.dayOverToday;
}
