// Picks the next puzzle: from the site's stock, and in practice also ones made in the background, so that they never
// run out and nobody waits. Other games have no stock: all their puzzles are made.
import { ifRefused, type Study, type Subject } from '../study/study.ts';

/** Draws at most this often if a puzzle comes again, or one that does not fit: there may be no other. */
export const draws = 3;

/** @param parts `count` returns another number each time */
export function makeComing({ study, count }: { study: Study; count: () => number }) {
  /** A puzzle made ahead, and what for. */
  let made: { of: string; puzzle: string } | null = null;
  let making = '';
  /** The last puzzle given out. */
  let latest = '';
  const draw = async (subject: Subject, grade: number) => {
    const number = count();
    const isInStock = !subject.includes('.');
    if (made?.of === `${subject} ${grade}` && (!isInStock || number % 2 === 1)) {
      const { puzzle } = made;
      made = null;
      return puzzle;
    }
    const asked = study.ask(isInStock ? 'pick' : 'make', subject, grade, number);
    return asked.then(({ puzzle }) => puzzle, ifRefused(''));
  };
  return {
    /** Makes one ahead. */
    make(subject: Subject, grade: number) {
      const of = `${subject} ${grade}`;
      if (subject === 'threats' || making === of || made?.of === of) return;
      making = of;
      study
        .ask('make', subject, grade, count())
        .then(({ puzzle }) => {
          made = { of, puzzle };
        })
        .catch(() => {})
        .finally(() => {
          if (making === of) making = '';
        });
    },
    /** The next puzzle of a kind; empty if there is none. */
    async next(subject: Subject, grade: number) {
      let puzzle = await draw(subject, grade);
      for (let left = draws - 1; left > 0 && puzzle && puzzle === latest; left -= 1) {
        puzzle = await draw(subject, grade);
      }
      latest = puzzle;
      return puzzle;
    },
  };
}
