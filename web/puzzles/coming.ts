// Which puzzle comes next: of the site's stock, and in practice also ones that are made meanwhile, so that there is no
// end to them and nobody waits. Of other games there is no stock: all are made.
import type { Subject } from '../study/study.ts';
import type { Study } from '../study/study.ts';

/** How often one is drawn where it is the one before once more: there may be no other. */
const draws = 3;

/** @param parts `count` gives another number each time */
export function makeComing({ study, count }: { study: Study; count: () => number }) {
  /** One that was made, and for what. */
  let made: { of: string; puzzle: string } | null = null;
  let making = '';
  /** The latest that was given. */
  let latest = '';
  const draw = async (subject: Subject, grade: number) => {
    const number = count();
    const isInStock = !subject.includes('.');
    if (made?.of === `${subject} ${grade}` && (!isInStock || number % 2 === 1)) {
      const { puzzle } = made;
      made = null;
      return puzzle;
    }
    const answer = isInStock
      ? await study.askOfStock('pick', subject, grade, number)
      : await study.ask('make', subject, grade, number);
    return 'error' in answer ? '' : answer.puzzle;
  };
  return {
    /** Has one made, for later. */
    make(subject: Subject, grade: number) {
      const of = `${subject} ${grade}`;
      if (subject === 'threats' || making === of || made?.of === of) return;
      making = of;
      study
        .ask('make', subject, grade, count())
        .then((answer) => {
          if (making === of) making = '';
          if (!('error' in answer)) made = { of, puzzle: answer.puzzle };
        })
        .catch(() => {
          making = '';
        });
    },
    /** The next puzzle of a kind; nothing where there is none. */
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
