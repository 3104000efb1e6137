// What is kept of how puzzles went, and what follows from it: the grade of practice, the end of a streak, the three
// minutes after a mistake.
import { changePuzzles, readPuzzles } from '../storage/puzzles.js';
import { puzzleWords } from '../words/puzzles.js';

/**
 * @import { Result } from '../storage/puzzles.js'
 * @import { Store } from '../storage/store.js'
 * @import { Study } from '../study/study.js'
 * @import { Mode } from './modes.js'
 */

/** A list in which this is the latest. @param {string[]} list @param {string} one */
const withLatest = (list, one) => [...list.filter((other) => other !== one), one];

/** @param {{ study: Study, store: Store }} parts */
export function makeResults({ study, store }) {
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
  return {
    keepBest,
    /** A puzzle is over. @param {Mode} mode @param {string} puzzle @param {Exclude<Result, ''>} result */
    keep(mode, puzzle, result) {
      changePuzzles(store, (kept) => {
        if (mode.kind === 'own') {
          kept.mistakes = withLatest(kept.mistakes, mode.mistake);
          if (result === 'solved') kept.mistakes.pop();
          return;
        }
        kept.wrong = withLatest(kept.wrong, puzzle);
        if (result === 'solved') kept.wrong.pop();
        if (mode.kind !== 'day') return;
        const done = kept.days[mode.date] ?? ['', '', ''];
        // The first time counts.
        if (done[mode.level] === '') done[mode.level] = result;
        kept.days[mode.date] = done;
      });
    },
    /** The next one of practice is as hard as one does well. @param {Exclude<Result, ''>} result */
    async follow(result) {
      const { grade, in_a_row: inARow } = readPuzzles(store).practice;
      const answer = await study.ask('practice', Math.max(1, grade), inARow, result).catch(() => null);
      if (!answer || 'error' in answer) return;
      changePuzzles(store, (kept) => {
        kept.practice = answer;
      });
    },
    /** The streak after something was done; what there is to say of it.
     * @param {Mode & { kind: 'streak' }} streak @param {boolean} isMistake @param {Result} result @param {string} puzzle */
    goOnWithStreak(streak, isMistake, result, puzzle) {
      if (streak.over) return '';
      if (isMistake) {
        streak.over = true;
        changePuzzles(store, (kept) => {
          kept.wrong = withLatest(kept.wrong, puzzle);
        });
        return puzzleWords.streakOver(streak.count, streak.isBest);
      }
      if (result === 'solved') {
        streak.count += 1;
        streak.isBest = keepBest('streak', streak.count);
      }
      return '';
    },
    /** The three minutes after that; nothing if the worker is lost.
     * @param {Mode & { kind: 'timed' }} timed @param {boolean} isMistake */
    async timeAfter({ left, solved, in_a_row: inARow }, isMistake) {
      const happened = isMistake ? 'mistake' : 'solved';
      const answer = await study.ask('timed', Math.round(left), solved, inARow, happened).catch(() => null);
      return answer && !('error' in answer) ? answer : null;
    },
  };
}
