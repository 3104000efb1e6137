// What a pupil is shown of the board as it stands, if they ask: a good move, and what each move comes to.
import { light } from '../../board/lit.ts';
import { makeNotes } from '../../board/notes.ts';
import { lessonWords } from '../../words/en/lessons.ts';
import { movesOf, notesOf } from './desk.ts';
import type { Grid } from '../../board/grid.ts';
import type { Bridge } from '../../program/bridge.ts';
import type { LessonValues } from '../../study/lesson-answers.ts';

/** @param parts `look` resolves to what is known of the board, null where it is another by then */
export function makeHelp({
  bridge,
  grid,
  say,
  look,
}: {
  bridge: Bridge;
  grid: Grid;
  say: (text: string) => void;
  look: () => Promise<LessonValues | null>;
}) {
  let valuesShown = false;
  /** Of the board as it stands, once that is asked for. */
  let values: LessonValues | null = null;
  let notes: ReturnType<typeof makeNotes> | null = null;

  return {
    get valuesShown() {
      return valuesShown;
    },
    /** Writes the values on the board, or takes them away. */
    write() {
      const all = valuesShown && values ? notesOf(values) : new Map();
      notes ??= makeNotes({ bridge });
      notes.show(all);
      grid.annotate(all);
    },
    /** For another board: what was shown is no longer true. */
    clear() {
      valuesShown = false;
      values = null;
      light([]);
    },
    async hint() {
      values ??= await look();
      const cell = values?.right[0] ?? values?.moves[0].cell;
      if (!cell) return;
      light([cell]);
      say(lessonWords.hint(cell));
    },
    async toggleValues() {
      if (!valuesShown) values ??= await look();
      valuesShown = !valuesShown && values !== null;
      if (!valuesShown || !values) return;
      const { value, decided } = values;
      say(
        value.winner === null || !decided
          ? lessonWords.unproven
          : lessonWords.answerWinner(value.winner, movesOf(value)),
      );
    },
  };
}
