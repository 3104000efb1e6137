// Puzzle results and what they imply: the grade of practice, the end of a streak.
import { changeProgress, readProgress, type Result } from '../storage/progress.ts';
import { puzzleWords } from '../words/en/puzzles.ts';
import { afterPractice, dateOf, doneOn, isPast, solvedOf, type Mode } from './modes.ts';
import { resultOf } from './puzzle.ts';
import type { Store } from '../storage/store.ts';
import type { Run } from '../study/study.ts';

/** The list with this one at its end. */
const withLatest = (list: string[], one: string) => [...list.filter((other) => other !== one), one];

export function makeResults(store: Store) {
  /** Keeps a score if it is the best. Returns whether it is. */
  const keepBest = (name: 'streak' | 'timed', reached: number) => {
    const isBest = reached > readProgress(store).best[name];
    if (isBest) {
      changeProgress(store, (kept) => {
        kept.best[name] = reached;
      });
    }
    return isBest;
  };
  return {
    keepBest,
    /** Keeps the result of a puzzle that is over. */
    keep(mode: Mode, puzzle: string, run: Run, today: string = dateOf(new Date())) {
      const result = resultOf(run);
      if (!result) return;
      changeProgress(store, (kept) => {
        if (mode.kind === 'own') {
          kept.mistakes = withLatest(kept.mistakes, mode.mistake);
          if (result === 'solved') kept.mistakes.pop();
          return;
        }
        kept.wrong = withLatest(kept.wrong, puzzle);
        if (result === 'solved') kept.wrong.pop();
        if (mode.kind !== 'day') return;
        const done = doneOn(kept, mode.date);
        // Only the first result counts.
        if (done[mode.level] !== '') return;
        kept.days[mode.date] = done.map((one, level) => (level === mode.level ? result : one));
        if (isPast(mode.date, today) && solvedOf(done) === 0 && result !== 'failed') kept.late.push(mode.date);
        if (result !== 'helped' || run.furthest_hint > 1) return;
        const slips = kept.slips[mode.date] ?? [0, 0, 0];
        kept.slips[mode.date] = slips.map((one, level) => (level === mode.level ? run.mistakes : one));
      });
    },
    /** Adapts the grade of practice to this result. */
    follow(result: Exclude<Result, ''>) {
      changeProgress(store, (kept) => {
        kept.practice = afterPractice(kept.practice, result);
      });
    },
    /** Updates the streak after an action. Returns what there is to say. */
    goOnWithStreak(streak: Mode & { kind: 'streak' }, isMistake: boolean, result: Result, puzzle: string) {
      if (streak.over) return '';
      if (isMistake) {
        streak.over = true;
        changeProgress(store, (kept) => {
          kept.wrong = withLatest(kept.wrong, puzzle);
        });
        return puzzleWords.runOver.streak;
      }
      if (result === 'solved') {
        streak.count += 1;
        streak.isBest = keepBest('streak', streak.count);
      }
      return '';
    },
  };
}
