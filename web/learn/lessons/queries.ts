// Questions to the worker about lessons: whether each is possible, and what is true of its position.
import { cellName, isFree, placeOf } from '../../board/names.ts';
import { knownRules } from '../../program/known-rules.ts';
import {
  Refused,
  type Answers,
  type Known,
  type LessonStanding,
  type LessonValues,
  type Study,
} from '../../study/study.ts';
import { analysisWords } from '../../words/en/analysis.ts';
import type { CellName, Mark, Value } from '../../program/contract.ts';
import type { FaultOfLesson } from '../../words/en/lessons.ts';
import type { Lesson } from '../../task/address.ts';

/** A possible lesson, and its board after its moves. */
export type GoodLesson = Lesson & { stands: LessonStanding };
export type Queries = ReturnType<typeof makeQueries>;

/** A value for the player of a move. */
const forMover = ({ winner, plies }: Known, mover: Mark) => {
  const value: Value = winner === 'draw' ? 'draw' : winner === mover ? 'win' : 'loss';
  return { value, plies, proven: true };
};

/** What is written in free cells, and said about them. */
export function notesOf({ moves, to_move: mover }: LessonValues) {
  const notes: Map<CellName, { spoken: string; written: string; look: 'word' }> = new Map();
  for (const move of moves) {
    if (move.winner === null) continue;
    const known = forMover(move, mover);
    notes.set(move.cell, { spoken: analysisWords.spoken(known), written: analysisWords.written(known), look: 'word' });
  }
  return notes;
}

/** The free cell that a press on a cell takes, where marks fall the lowest of its column; null if there is none. */
export function freeCellFor({ rules, cells }: Pick<LessonStanding, 'rules' | 'cells'>, cell: CellName) {
  const known = knownRules(rules);
  if (!known) return null;
  const { column } = placeOf(cell);
  const tried =
    known.option === 'gravity'
      ? Array.from({ length: known.rows }, (_, at) => cellName(known.rows - 1 - at, column))
      : [cell];
  return tried.find((one) => isFree({ cells, columns: known.columns }, one)) ?? null;
}

export function makeQueries({ study }: { study: Pick<Study, 'ask'> }) {
  /** Asks about a lesson after these further moves. */
  const ask = <Kind extends keyof Answers>(kind: Kind, lesson: Lesson, moves: CellName[], ...more: CellName[]) => {
    const played = [...lesson.moves, ...moves].join('.') || '-';
    return study.ask(kind, lesson.rules, lesson.position, played, ...more);
  };
  /** The board of a lesson, or what is wrong with it. Rejects if nobody can say. */
  async function check(lesson: Lesson, number: number): Promise<GoodLesson | { fault: FaultOfLesson }> {
    const fault = (reason: FaultOfLesson['reason'], found = '') => ({
      fault: { reason, part: reason, found, lesson: number, right: [] },
    });
    try {
      const stands = await ask('stand', lesson, []);
      if (stands.over) return fault('over');
      const bad = lesson.answers.find((cell) => freeCellFor(stands, cell) !== cell);
      return bad === undefined ? { ...lesson, stands } : fault('answer', bad);
    } catch (failure) {
      const { error, piece, detail, low, high } = failure instanceof Refused ? failure.fault : { error: '' };
      if (error !== 'rules' && error !== 'position' && error !== 'moves') throw failure;
      return { fault: { ...fault(error, piece).fault, detail, low, high } };
    }
  }
  return {
    check,
    ask,
    /** All of them, or what is wrong with the first bad one. */
    async checkAll(lessons: Lesson[]): Promise<{ good: GoodLesson[] } | { fault: FaultOfLesson }> {
      const good = [];
      for (const [index, lesson] of lessons.entries()) {
        const checked = await check(lesson, index + 1);
        if ('fault' in checked) return checked;
        good.push(checked);
      }
      return { good };
    },
  };
}
