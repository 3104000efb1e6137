// What the study says of lessons: whether each can be, and then what is true of its position.
import { indexOf } from '../../board/names.ts';
import { knownRules } from '../../program/known-rules.ts';
import { why } from '../../words/en/why.ts';
import type { CellName, Mark, Value } from '../../program/contract.ts';
import type { Answers, Known, LessonFault, LessonStanding, LessonValues } from '../../study/study.ts';
import type { Study } from '../../study/study.ts';
import type { FaultOfLesson } from '../../words/en/lessons.ts';
import type { Lesson } from '../../task/address.ts';

/** A lesson that can be: how it stands after its moves. */
export type GoodLesson = Lesson & { stands: LessonStanding };
export type Desk = ReturnType<typeof makeDesk>;

/** People count the moves of the winner. */
export const movesOf = ({ plies }: Known) => (plies === null ? null : Math.ceil(plies / 2));

/** A value for who plays a move. */
const forMover = ({ winner, plies }: Known, mover: Mark) => {
  const value: Value = winner === 'draw' ? 'draw' : winner === mover ? 'win' : 'loss';
  return { value, plies, proven: true };
};

/** What is written in free cells, and said of them. */
export function notesOf({ moves, to_move: mover }: LessonValues) {
  const notes: Map<CellName, { spoken: string; written: string; look: 'word' }> = new Map();
  for (const move of moves) {
    if (move.winner === null) continue;
    const known = forMover(move, mover);
    notes.set(move.cell, { spoken: why.spoken(known), written: why.written(known), look: 'word' });
  }
  return notes;
}

export const markAt = ({ rules, cells }: LessonStanding, cell: CellName) =>
  cells[indexOf(cell, knownRules(rules)?.columns ?? 0)];

export function makeDesk({ study }: { study: Pick<Study, 'ask'> }) {
  const at = ({ rules, position, moves }: Lesson, more: CellName[]) => [
    rules,
    position,
    [...moves, ...more].join('.') || '-',
  ];

  /** How a lesson stands, or what is wrong with it. Rejected where nobody can say. */
  async function check(lesson: Lesson, number: number): Promise<GoodLesson | { fault: FaultOfLesson }> {
    const stands: LessonStanding | LessonFault = await study.ask('stand', ...at(lesson, []));
    const fault = (
      reason: 'rules' | 'position' | 'moves' | 'over',
      { piece = '', detail, low, high }: Partial<LessonFault> = {},
    ) => ({
      fault: { reason, part: reason, found: piece, lesson: number, right: [], detail, low, high },
    });
    if ('error' in stands) {
      if (stands.error !== 'rules' && stands.error !== 'position' && stands.error !== 'moves')
        throw new Error(stands.error);
      return fault(stands.error, stands);
    }
    return stands.over ? fault('over') : { ...lesson, stands };
  }
  async function ask<Kind extends 'stand' | 'values' | 'reply'>(
    kind: Kind,
    lesson: Lesson,
    moves: CellName[],
  ): Promise<Answers[Kind]> {
    const answer = await study.ask(kind, ...at(lesson, moves));
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  }
  return {
    check,
    ask,
    /** All of them, or what is wrong with the first that cannot be. */
    async checkAll(lessons: Lesson[]): Promise<{ good: GoodLesson[] } | { fault: FaultOfLesson }> {
      const good = [];
      for (const [index, lesson] of lessons.entries()) {
        const checked = await check(lesson, index + 1);
        if ('fault' in checked) return checked;
        good.push(checked);
      }
      return { good };
    },
    async judge(lesson: Lesson, moves: CellName[], cell: CellName) {
      const answer = await study.ask('judge', ...at(lesson, moves), cell);
      if ('error' in answer) throw new Error(answer.error);
      return answer;
    },
  };
}
