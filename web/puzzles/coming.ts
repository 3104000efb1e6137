// Which puzzle comes next: of the site's stock, and in practice also ones that are made meanwhile, so that there is no
// end to them and nobody waits. Of other games there is no stock: all are made.
import { ifRefused, type Study, type Subject } from '../study/study.ts';

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
    const asked = isInStock
      ? study.askOfStock('pick', subject, grade, number)
      : study.ask('make', subject, grade, number);
    return asked.then(({ puzzle }) => puzzle, ifRefused(''));
  };
  return {
    /** Has one made, for later. */
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
