// What comes of a pupil's answers: a move that is tried, a winner that is named, a game that is played on. What is right
// the study says.
import { withReason } from '../../exercise/question.ts';
import { otherMark } from '../../program/mark.ts';
import { lessonWords } from '../../words/en/lessons.ts';
import { markAt, movesOf, type GoodLesson, type Desk } from './desk.ts';
import { asksWho } from './face.ts';
import type { Narrator } from '../../feedback/narrator.ts';
import type { CellName, Mark } from '../../program/contract.ts';
import type { LessonJudgement, LessonValues } from '../../study/lesson-answers.ts';
import type { Choice } from './face.ts';
import type { Way } from './way.ts';

/** What an answer needs of the pupil's board. */
export interface PupilBoard {
  /** does what the study is asked for, and nothing else meanwhile */
  during: (act: () => Promise<void>) => Promise<void>;
  isBusy: () => boolean;
  /** whether this lesson is still the one on the board */
  isHere: (mine: GoodLesson) => boolean;
  /** brings these moves on the board of the lesson */
  play: (moves: CellName[]) => void;
  light: (cells: CellName[]) => void;
  /** for another board: what was shown is no longer true */
  clear: () => void;
  retry: () => void;
  /** keys go on at the first of these that is offered then */
  focusFirst: (...order: ('next' | 'playOn' | 'retry')[]) => void;
}

export function makeAnswers({
  way,
  desk,
  board,
  narrator,
}: {
  way: Way;
  desk: Desk;
  board: PupilBoard;
  narrator: Narrator;
}) {
  const { during, isHere } = board;
  const say = (text: string) => narrator.say(text);
  const focusNext = () => board.focusFirst('next', 'playOn', 'retry');

  /** What is true of a lesson, null where it is no longer the one on the board. */
  async function truthOf(mine: GoodLesson): Promise<LessonValues | null> {
    const found = way.known ?? (await desk.ask('values', mine, []));
    if (!isHere(mine)) return null;
    way.known = found;
    return found;
  }
  const done = () => {
    way.now.stage = 'done';
    way.remember();
    if (way.isAllDone && way.lessons.length > 1) queueMicrotask(() => narrator.add(lessonWords.allDone, true));
  };
  const wrong = () => {
    way.now.stage = 'wrong';
    way.remember();
  };
  const because = (said: string, { reasons, value }: LessonJudgement) =>
    withReason(said, reasons, { mark: way.side, misere: way.lesson.rules.includes('misere'), value });

  /** A move is tried. */
  const find = (cell: CellName) =>
    during(async () => {
      const mine = way.lesson;
      board.play([cell]);
      say(lessonWords.looking(cell));
      const judged = await desk.judge(mine, [], cell);
      if (!isHere(mine)) return;
      board.clear();
      const reply = judged.right === false && judged.reply ? [judged.reply] : [];
      way.now.moves = [cell, ...reply];
      board.play(way.now.moves);
      if (judged.right === false) {
        wrong();
        const answer = judged.reply ? lessonWords.reply(otherMark(way.side), judged.reply) : '';
        say(because(`${lessonWords.wrongMove(cell)} ${answer}`.trim(), judged));
        board.focusFirst('retry');
        return;
      }
      const stands = await desk.ask('stand', mine, way.now.moves);
      if (!isHere(mine)) return;
      way.stands = stands;
      say(judged.right === null ? lessonWords.notProven(cell) : because(lessonWords.rightMove(cell), judged));
      done();
      focusNext();
    });
  const tellEnd = async (winner: Mark | 'draw') => {
    const found = await truthOf(way.lesson);
    if (!found) return;
    const could = found.value.winner;
    const { side } = way;
    // Where nothing is proven nobody can say it.
    const asGood = could && (winner === side || could === otherMark(side) || (winner === 'draw' && could !== side));
    say(lessonWords.ended(winner, side, asGood));
    if (asGood === false) wrong();
    else done();
    focusNext();
  };
  /** A move of the game from here on, and the answer to it.
   * @param cell null where the other side moves first */
  const playMove = (cell: CellName | null) =>
    during(async () => {
      const mine = way.lesson;
      const { side } = way;
      board.clear();
      let moves = cell ? [...way.now.moves, cell] : way.now.moves;
      board.play(moves);
      let after = await desk.ask('stand', mine, moves);
      if (!isHere(mine)) return;
      if (!after.over && after.to_move !== side) {
        const reply = await desk.ask('reply', mine, moves);
        if (!isHere(mine)) return;
        moves = [...moves, reply.cell];
        after = await desk.ask('stand', mine, moves);
        if (!isHere(mine)) return;
      }
      way.now.moves = moves;
      way.now.stage = 'playing';
      way.stands = after;
      board.play(moves);
      way.remember();
      if (after.over) await tellEnd(after.winner ?? 'draw');
      else
        say(
          `${cell ? lessonWords.reply(otherMark(side), moves.at(-1) ?? '') : ''} ${lessonWords.playing(side)}`.trim(),
        );
    });

  return {
    truthOf,
    /** A press on a cell. */
    take(cell: CellName) {
      if (board.isBusy() || way.lessons.length === 0) return;
      const { stage } = way.now;
      if (stage === 'wrong') board.retry();
      else if (asksWho(way.lesson, way.now)) say(lessonWords.choose);
      else if (stage === 'done' || way.stands.over) say(lessonWords.over);
      else if (markAt(way.stands, cell) !== '.') say(lessonWords.taken(cell));
      else if (stage === 'playing' || way.lesson.task === 'play') playMove(cell);
      else find(cell);
    },
    /** A winner is named. */
    choose: (winner: Choice) =>
      during(async () => {
        const found = await truthOf(way.lesson);
        if (!found) return;
        const { value } = found;
        if (value.winner !== null && value.winner !== winner) {
          say(lessonWords.wrongWinner);
          return;
        }
        board.clear();
        say(value.winner === null ? lessonWords.unproven : lessonWords.rightWinner(winner, movesOf(value)));
        done();
        focusNext();
      }),
    showMe: () =>
      during(async () => {
        const mine = way.lesson;
        const found = await truthOf(mine);
        if (!found) return;
        const { value, right, decided } = found;
        board.clear();
        if (!decided || value.winner === null) say(lessonWords.unproven);
        else if (mine.task === 'who') say(lessonWords.answerWinner(value.winner, movesOf(value)));
        else {
          say(lessonWords.answer(right));
          board.light(right);
        }
        done();
        focusNext();
      }),
    /** The game goes on from the answer, by a move of the other side. */
    playOn: () => playMove(null),
  };
}
