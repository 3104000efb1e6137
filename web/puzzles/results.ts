// Puzzle results and what they imply: the grade of practice, the end of a streak.
import { changeProgress, readProgress, type Progress, type Result } from '../storage/progress.ts';
import { puzzleWords } from '../words/en/puzzles.ts';
import { afterPractice, dateOf, doneOn, isPast, solvedOf, type Mode } from './modes.ts';
import { resultOf } from './puzzle.ts';
import type { Store } from '../storage/store.ts';
import type { Run } from '../study/study.ts';

const without = (list: string[], one: string) => list.filter((other) => other !== one);
/** The list with this one at its end. */
const withLatest = (list: string[], one: string) => [...without(list, one), one];

export function makeResults(store: Store) {
  /** Keeps a score if it is the best. */
  const keepBest = (name: 'streak' | 'timed', reached: number) => {
    if (reached > readProgress(store).best[name])
      changeProgress(store, ({ best }) => ({ best: { ...best, [name]: reached } }));
  };
  /** What the first result of a puzzle of the day changes. */
  const ofDay = (kept: Progress, { date, level }: Mode & { kind: 'day' }, run: Run, today: string) => {
    const result = resultOf(run);
    const done = doneOn(kept, date);
    if (done[level] !== '') return {};
    const at = <One>(all: One[], one: One) => all.map((other, index) => (index === level ? one : other));
    const days = { ...kept.days, [date]: at(done, result) };
    const isLate = isPast(date, today) && solvedOf(done) === 0 && result !== 'failed';
    const late = isLate ? [...kept.late, date] : kept.late;
    const slips = { ...kept.slips };
    if (result === 'helped' && run.furthest_hint <= 1) slips[date] = at(slips[date] ?? [0, 0, 0], run.mistakes);
    return { days, late, slips };
  };
  return {
    keepBest,
    /** Keeps the result of a puzzle that is over. */
    keep(mode: Mode, puzzle: string, run: Run, today: string = dateOf(new Date())) {
      const result = resultOf(run);
      if (!result) return;
      const listed = result === 'solved' ? without : withLatest;
      // A hint is no mistake, and makes none good.
      const isWrong = result === 'failed' || run.mistakes > 0;
      changeProgress(store, (kept) => {
        if (mode.kind === 'own') return { mistakes: listed(kept.mistakes, mode.mistake) };
        const wrong = result === 'solved' || isWrong ? listed(kept.wrong, puzzle) : kept.wrong;
        return { wrong, ...(mode.kind === 'day' && ofDay(kept, mode, run, today)) };
      });
    },
    /** Adapts the grade of practice to this result. */
    follow: (result: Exclude<Result, ''>) =>
      changeProgress(store, ({ practice }) => ({ practice: afterPractice(practice, result) })),
    /** Updates the streak after an action. Returns what there is to say. */
    goOnWithStreak(streak: Mode & { kind: 'streak' }, isMistake: boolean, result: Result, puzzle: string) {
      if (streak.over) return '';
      if (isMistake) {
        streak.over = true;
        changeProgress(store, ({ wrong }) => ({ wrong: withLatest(wrong, puzzle) }));
        return puzzleWords.runOver.streak;
      }
      if (result === 'solved') {
        streak.count += 1;
        keepBest('streak', streak.count);
      }
      return '';
    },
  };
}
