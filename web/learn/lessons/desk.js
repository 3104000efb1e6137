// What the study says of lessons: whether each can be, and then what is true of its position.
import { indexOf } from '../../board/names.js';
import { knownRules } from '../../program/known-rules.js';
import { why } from '../../words/why.js';

/**
 * @import { CellName, Mark } from '../../program/contract.d.ts'
 * @import { Answers } from '../../study/answers.d.ts'
 * @import { Known, LessonFault, LessonStanding, LessonValues } from '../../study/lesson-answers.d.ts'
 * @import { Study } from '../../study/study.js'
 * @import { FaultOfLesson } from '../../words/lesson-words.d.ts'
 * @import { Lesson } from './text.js'
 */
/** A lesson that can be: how it stands after its moves. @typedef {Lesson & { stands: LessonStanding }} GoodLesson */
/** @typedef {ReturnType<typeof makeDesk>} Desk */

/** People count the moves of the winner. @param {Known} known */
export const movesOf = ({ plies }) => (plies === null ? null : Math.ceil(plies / 2));

/** A value for who plays a move. @param {Known} known @param {Mark} mover */
const forMover = ({ winner, plies }, mover) => {
  /** @type {'win' | 'draw' | 'loss'} */
  const value = winner === 'draw' ? 'draw' : winner === mover ? 'win' : 'loss';
  return { value, plies, proven: true };
};

/** What is written in free cells, and said of them. @param {LessonValues} values */
export function notesOf({ moves, to_move: mover }) {
  /** @type {Map<CellName, { spoken: string, written: string, look: 'word' }>} */
  const notes = new Map();
  for (const move of moves) {
    if (move.winner === null) continue;
    const known = forMover(move, mover);
    notes.set(move.cell, { spoken: why.spoken(known), written: why.written(known), look: 'word' });
  }
  return notes;
}

/** The mark on a cell, or a dot. @param {LessonStanding} stands @param {CellName} cell */
export const markAt = ({ rules, cells }, cell) => cells[indexOf(cell, knownRules(rules)?.columns ?? 0)];

/** @param {{ study: Pick<Study, 'ask'> }} parts */
export function makeDesk({ study }) {
  /** @param {Lesson} lesson @param {CellName[]} more */
  const at = ({ rules, position, moves }, more) => [rules, position, [...moves, ...more].join('.') || '-'];

  /** How a lesson stands, or what is wrong with it. Rejected where nobody can say.
   * @param {Lesson} lesson @param {number} number @returns {Promise<GoodLesson | { fault: FaultOfLesson }>} */
  async function check(lesson, number) {
    /** @type {LessonStanding | LessonFault} */
    const stands = await study.ask('stand', ...at(lesson, []));
    /** @param {'rules' | 'position' | 'moves' | 'over'} reason @param {Partial<LessonFault>} more */
    const fault = (reason, { piece = '', detail, low, high } = {}) => ({
      fault: { reason, part: reason, found: piece, lesson: number, right: [], detail, low, high },
    });
    if ('error' in stands) {
      if (stands.error !== 'rules' && stands.error !== 'position' && stands.error !== 'moves')
        throw new Error(stands.error);
      return fault(stands.error, stands);
    }
    return stands.over ? fault('over') : { ...lesson, stands };
  }
  /** @template {'stand' | 'values' | 'reply'} Kind @param {Kind} kind @param {Lesson} lesson @param {CellName[]} moves
   * @returns {Promise<Answers[Kind]>} */
  async function ask(kind, lesson, moves) {
    const answer = await study.ask(kind, ...at(lesson, moves));
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  }
  return {
    check,
    ask,
    /** All of them, or what is wrong with the first that cannot be.
     * @param {Lesson[]} lessons @returns {Promise<{ good: GoodLesson[] } | { fault: FaultOfLesson }>} */
    async checkAll(lessons) {
      const good = [];
      for (const [index, lesson] of lessons.entries()) {
        const checked = await check(lesson, index + 1);
        if ('fault' in checked) return checked;
        good.push(checked);
      }
      return { good };
    },
    /** @param {Lesson} lesson @param {CellName[]} moves @param {CellName} cell */
    async judge(lesson, moves, cell) {
      const answer = await study.ask('judge', ...at(lesson, moves), cell);
      if ('error' in answer) throw new Error(answer.error);
      return answer;
    },
  };
}
