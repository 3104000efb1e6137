// A teacher's lesson as a task. The study says what is right; where that cannot be proven, the author may have named the
// right moves, and otherwise any answer is accepted.
import { html } from 'lit-html';
import { stepsOf } from '../../analysis/line-steps.ts';
import { knownRules } from '../../program/known-rules.ts';
import { otherMark, type CellName, type Winner } from '../../program/contract.ts';
import {
  isOver,
  newState,
  pairsIn,
  replyMeant,
  withReason,
  type Notes,
  type State,
  type Task,
  type Verdict,
} from '../../task/task.ts';
import { lessonWords } from '../../words/en/lessons.ts';
import { commonWords } from '../../words/en/common.ts';
import { answered, sooner, wrong } from '../../words/en/values.ts';
import { notesOf, type Queries, type GoodLesson } from './queries.ts';
import type { Lesson } from '../../task/address.ts';
import type { Ready } from '../../task/controller.ts';
import { answersOf, type Answers, type LessonStanding, type LessonValues } from '../../study/study.ts';
import type { MoveOfReason } from '../../words/en/reasons.ts';
import type { TaskView } from '../../task/panel.ts';

/** The pupil's progress in a lesson: the moves since it began, and whether the last of them have to be taken back. */
type LessonProgress = { stage: 'asking' | 'wrong' | 'playing' | 'done'; moves: CellName[] };
/** The lesson on the board, from 0, and the progress in each. */
type LessonBookmark = { at: number; progress: LessonProgress[] };

const isLessonProgress = (found: any): found is LessonProgress =>
  ['asking', 'wrong', 'playing', 'done'].includes(found?.stage) &&
  Array.isArray(found.moves) &&
  found.moves.every((cell: unknown) => typeof cell === 'string' && /^[a-t]\d{1,2}$/.test(cell));

/** The bookmark in a text, for this many lessons with this address; null if it is about others. */
export function parseBookmark(text: string, address: string, lessons: number): LessonBookmark | null {
  try {
    const { address: of, at, progress } = JSON.parse(text);
    const fits =
      of === address &&
      Array.isArray(progress) &&
      progress.length === lessons &&
      progress.every(isLessonProgress) &&
      Number.isInteger(at) &&
      progress[at] !== undefined;
    return fits ? { at, progress } : null;
  } catch {
    return null;
  }
}

/** `back`: where leaving them leads, besides to the game, if they were made here. */
export type LessonSession = LessonBookmark & { lessons: GoodLesson[]; address: string; back?: () => void };

const winners = ['X', 'draw', 'O'] as const;
const stageOf = ({ stage }: LessonProgress) => (stage === 'done' ? 'solved' : stage);

/** Whether the author says what is right, unless it is proven. */
const hasAnswers = ({ task, answers }: Lesson) => task === 'find' && answers.length > 0;
export const unprovenOf = (lesson: Lesson) => (hasAnswers(lesson) ? lessonWords.unprovenAnswer : lessonWords.unproven);

function aboutOf(lesson: GoodLesson, known: LessonValues | null, state: State) {
  const parts = [`${commonWords.rulesOf(lesson.rules)}.`];
  if (lesson.hidden.includes('level')) return parts.join(' ');
  if (lesson.task === 'play') parts.push(lessonWords.opponent);
  else if (known && !known.decided) {
    // At the end, and while the values are shown, the outcome says it.
    if (!isOver(state) && !state.values) parts.push(unprovenOf(lesson));
  } else if (known && lesson.task === 'find') {
    // The search ends with the first proven win.
    const areAllKnown = known.moves.every(({ winner }) => winner !== null);
    // That every move is right would be the answer.
    const [count, all] = [known.right.length, known.moves.length];
    if (count < all) parts.push(lessonWords.right(count, all, areAllKnown));
  }
  return parts.join(' ');
}

function buttonsOf(
  { lessons, at, back }: LessonSession,
  { stage, moves }: State,
  { isGameOver, known }: { isGameOver: boolean; known: LessonValues | null },
) {
  const { task, hidden } = lessons[at];
  const asks = (stage === 'asking' || stage === 'playing') && !isGameOver;
  const isDone = stage === 'solved' || stage === 'given_up';
  const shown: string[] = [];
  const isSlow = task === 'find' && known !== null && answersOf(known).slower.includes(moves[0]);
  if (stage === 'wrong' || (isDone && (task === 'play' || isSlow))) shown.push('retry');
  if (asks && !hidden.includes('hint')) {
    shown.push('hint');
    if (stage === 'asking' && task !== 'play') shown.push('show');
  }
  if (asks && !hidden.includes('analysis')) shown.push('values');
  if (isDone && task !== 'play' && !isGameOver) shown.push('playOn');
  if (at > 0) shown.push('before');
  if (at + 1 < lessons.length) shown.push('next');
  return [...shown, 'project', 'print', 'copyLink', back ? 'toMaking' : 'leave'];
}

export function viewOf(
  session: LessonSession,
  state: State,
  facts: { isGameOver: boolean; known: LessonValues | null },
): TaskView {
  const { lessons, at, progress } = session;
  const lesson = lessons[at];
  const isAllDone = lessons.length > 1 && progress.every(({ stage }) => stage === 'done');
  const isPlayedOn = state.stage === 'playing' && lesson.task !== 'play';
  return {
    title: lessonWords.title(at + 1, lessons.length),
    // The teacher's own words, in their own writing direction.
    note: html`
      <p class="note-of-teacher" dir="auto" ?hidden=${lesson.note === ''}>${lesson.note}</p>
      <div class="day-end" ?hidden=${!isAllDone}>
        <p class="day-marks" aria-hidden="true">${lessons.map(() => '✓')}</p>
        <p><strong>${lessonWords.allDone}</strong></p>
      </div>`,
    task: isOver(state) || isPlayedOn ? '' : lessonWords.ask(lesson.task, lesson.stands.to_move),
    about: aboutOf(lesson, facts.known, state),
    shown: buttonsOf(session, state, facts),
    primary: isOver(state) ? ['next', 'retry'] : ['retry'],
    toggles: { values: state.values !== null },
  };
}

/** Whether a game ended as well as it could; null where nothing is proven. */
function isAsGood(could: LessonValues['value']['winner'], winner: Winner, side: Winner) {
  return could && (winner === side || could === otherMark(side as 'X' | 'O') || (winner === 'draw' && could !== side));
}

/** What the moves of a line do. Where marks vanish the text of a position does not say in which order. */
function stepsIn({ rules, stands }: GoodLesson): MoveOfReason['steps'] {
  const known = knownRules(rules);
  if (!known || known.option === 'vanish') return undefined;
  return (line) => stepsOf({ rules: known, start: stands.position, moves: [], mark: stands.to_move }, line);
}
/** What the reasons of a judged move are about. A wrong move that draws gives a win away. */
const aboutJudged = (lesson: GoodLesson, { right, value }: Answers['judge']) => ({
  mark: lesson.stands.to_move,
  misere: lesson.rules.includes('misere'),
  value,
  had: right === false && value === 'draw' ? ('win' as const) : null,
  steps: stepsIn(lesson),
});

/** Which moves would have won before the one that was judged, in words; empty if none. `ask` finds the lesson's values. */
export async function soonerThan({ slower }: Answers['judge'], ask: () => Promise<LessonValues>) {
  if (!slower) return '';
  const known = await ask();
  const { plies } = known.value;
  return plies === null ? '' : sooner(answersOf(known).best, plies);
}

/** The pairs that those words speak of. */
const pairsOf = (lesson: GoodLesson, judged: Answers['judge']) =>
  judged.right === null ? [] : pairsIn(judged.reasons, aboutJudged(lesson, judged));

/** The words for a move where the best is asked for.
 * @param others that would have won sooner
 * @param reply the other side's, if a reason does not name it */
export function sayJudged(
  lesson: GoodLesson,
  cell: CellName,
  judged: Answers['judge'],
  others: string,
  reply: CellName | null = null,
) {
  const { right, value, reasons } = judged;
  const about = aboutJudged(lesson, judged);
  if (right === null) {
    if (lesson.answers.length === 0) return lessonWords.notProven(cell);
    return lesson.answers.includes(cell) ? lessonWords.authorsMove(cell) : lessonWords.notAuthorsMove(cell);
  }
  if (right) {
    const said = withReason(others ? lessonWords.slowWin(cell) : lessonWords.rightMove(cell), reasons, about);
    return others ? `${said} ${lessonWords.butSooner(others)}` : said;
  }
  if (value === null) {
    const fault = answered(lessonWords.wrongMove(cell), about.mark, reply);
    return others ? `${fault} ${others}.` : withReason(fault, reasons, about);
  }
  const fault = answered(wrong(cell, about.mark, about.had, value), about.mark, reply);
  return withReason(fault, reasons, about, judged.reply ? '' : lesson.rules);
}

/** The current lesson of a session, as the pupil left it.
 * @param parts `changed` is called on progress; `redraw` when more is known of the lesson; `choose` names a winner */
export async function lessonTask(parts: {
  session: LessonSession;
  queries: Queries;
  changed: () => void;
  redraw: () => void;
  choose: (winner: Winner) => void;
}): Promise<Ready> {
  const { session, queries, changed, redraw, choose } = parts;
  const { lessons, at, progress } = session;
  const lesson = lessons[at];
  const { moves: before, stage } = progress[at];
  const side = lesson.stands.to_move;
  const look = (moves: CellName[]) => queries.ask('values', lesson, moves);
  /** The board now, and what is true of the lesson at its start. */
  let stands: LessonStanding = before.length > 0 ? await queries.ask('stand', lesson, before) : lesson.stands;
  let known: LessonValues | null = null;
  const truth = async () => {
    known ??= await look([]);
    return known;
  };
  truth().then(redraw, () => {});
  /** After how many moves there was a hint. */
  let advisedAt = -1;
  const noHelp = { lit: [], values: null };

  const keep = (now: LessonProgress['stage'], moves: CellName[]) => {
    progress[at] = { stage: now, moves };
    changed();
  };
  /** @param isChecked otherwise only the last lesson is celebrated */
  const finish = (stage: 'solved' | 'given_up', moves: CellName[], said: string, isChecked = true): Verdict => {
    keep('done', moves);
    const isAllDone = lessons.length > 1 && progress.every((one) => one.stage === 'done');
    const isCelebrated = stage === 'solved' && (isChecked || isAllDone);
    const joy = isAllDone ? 'held' : 'won';
    return {
      ...noHelp,
      stage,
      moves,
      said: isAllDone ? `${said} ${lessonWords.allDone}` : said,
      joy: isCelebrated ? joy : null,
    };
  };

  async function find(cell: CellName) {
    const judged = await queries.ask('judge', lesson, [], cell);
    const others = await soonerThan(judged, truth);
    if (judged.right === false) {
      const { reply, unsaid } = replyMeant(judged.reply, judged.reasons, aboutJudged(lesson, judged));
      return (): Verdict => {
        const moves = reply ? [cell, reply] : [cell];
        keep('wrong', moves);
        const said = sayJudged(lesson, cell, judged, others, unsaid);
        return { stage: 'wrong', moves, said, pairs: pairsOf(lesson, judged) };
      };
    }
    const isAuthors = judged.right === null && hasAnswers(lesson);
    if (isAuthors && !lesson.answers.includes(cell)) {
      return (): Verdict => {
        keep('wrong', [cell]);
        return { stage: 'wrong', moves: [cell], said: sayJudged(lesson, cell, judged, others) };
      };
    }
    const after = await queries.ask('stand', lesson, [cell]);
    return () => {
      stands = after;
      const said = sayJudged(lesson, cell, judged, others);
      return {
        ...finish('solved', [cell], said, isAuthors || judged.right !== null),
        pairs: pairsOf(lesson, judged),
      };
    };
  }
  /** Plays a move from here on, and the answer to it.
   * @param cell null if the other side moves first */
  async function playMove(cell: CellName | null, { moves: played }: State) {
    let moves = cell ? [...played, cell] : played;
    let after = await queries.ask('stand', lesson, moves);
    if (!after.over && after.to_move !== side) {
      moves = [...moves, (await queries.ask('reply', lesson, moves)).cell];
      after = await queries.ask('stand', lesson, moves);
    }
    const could = after.over ? (await truth()).value.winner : null;
    return (): Verdict => {
      stands = after;
      if (!after.over) {
        keep('playing', moves);
        const answer = cell ? lessonWords.reply(otherMark(side), moves.at(-1) ?? '') : '';
        return { ...noHelp, stage: 'playing', moves, said: `${answer} ${lessonWords.playing(side)}`.trim() };
      }
      const winner = after.winner ?? 'draw';
      const asGood = isAsGood(could, winner, side);
      const said = lessonWords.ended(winner, side, asGood);
      if (asGood !== false) return finish('solved', moves, said, winner === side || asGood !== null);
      keep('wrong', moves);
      return { ...noHelp, stage: 'wrong', moves, said };
    };
  }
  async function named(winner: Winner) {
    const { value, to_move } = await truth();
    return () => {
      if (value.winner !== null && value.winner !== winner) return { said: lessonWords.wrongWinner };
      const said = value.winner === null ? lessonWords.unproven : lessonWords.rightWinner(winner, value.plies, to_move);
      return finish('solved', [], said, value.winner !== null);
    };
  }
  async function show() {
    const found = await truth();
    const { value, decided } = found;
    return () => {
      if (!decided && hasAnswers(lesson))
        return { ...finish('given_up', [], lessonWords.authorsAnswer(lesson.answers)), lit: lesson.answers };
      if (!decided || value.winner === null) return finish('given_up', [], lessonWords.unproven);
      if (lesson.task === 'who')
        return finish('given_up', [], lessonWords.answerWinner(value.winner, value.plies, found.to_move));
      const { best, slower } = answersOf(found);
      return { ...finish('given_up', [], lessonWords.answer(best, slower)), lit: best };
    };
  }
  /** What to aim at, then the move, and then that this is all. */
  async function hint({ moves, lit }: State) {
    const { right, moves: all, value, to_move: mover, decided } = await look(moves);
    const isAuthors = !decided && moves.length === 0 && hasAnswers(lesson);
    const [cell = all[0].cell] = isAuthors ? lesson.answers : right;
    return (): Verdict => {
      if (lit.includes(cell)) return { said: lessonWords.lastHint(cell) };
      if (advisedAt === moves.length) return { lit: [cell], said: lessonWords.hint(cell) };
      advisedAt = moves.length;
      const asksWho = lesson.task === 'who' && moves.length === 0;
      return { said: asksWho ? lessonWords.whoHint : lessonWords.idea(value.winner, mover, value.plies) };
    };
  }
  async function showValues({ moves }: State) {
    const found = await look(moves);
    const { value, decided, to_move } = found;
    const said =
      value.winner === null || !decided
        ? unprovenOf(lesson)
        : lessonWords.answerWinner(value.winner, value.plies, to_move);
    return () => ({ values: notesOf(found) as Notes, said });
  }

  const task: Task = {
    rules: lesson.rules,
    position: lesson.position,
    before: lesson.moves,
    address: session.address,
    words: (state) => ({
      looking: lesson.task === 'find' && state.stage === 'asking' ? lessonWords.looking : undefined,
      over: () => lessonWords.over,
      lost: lessonWords.noWorker,
      choose: lesson.task === 'who' && state.stage === 'asking' ? lessonWords.choose : undefined,
    }),
    answer(action, state) {
      switch (action.kind) {
        case 'try':
          return state.stage === 'playing' || lesson.task === 'play' ? playMove(action.cell, state) : find(action.cell);
        case 'choose':
          return named(action.winner);
        case 'hint':
          return hint(state);
        case 'values':
          return state.values ? () => ({ values: null }) : showValues(state);
        case 'show':
          return show();
        case 'playOn':
          return playMove(null, state);
        case 'retry':
          return () => {
            ({ stands } = lesson);
            keep('asking', []);
            return { ...noHelp, stage: 'asking', moves: [], said: lessonWords.ask(lesson.task, side) };
          };
      }
    },
    view(state) {
      const asksWho = lesson.task === 'who' && state.stage === 'asking';
      const winnerButton = (winner: Winner) =>
        html`<button type="button" @click=${() => choose(winner)}>${lessonWords.winners[winner]}</button>`;
      return {
        ...viewOf(session, state, { isGameOver: stands.over, known }),
        ...(asksWho && { choices: html`<p class="actions">${winners.map(winnerButton)}</p>` }),
      };
    },
  };
  return {
    task,
    state: newState({
      stage: stageOf({ stage, moves: before }),
      moves: before,
      said: lessonWords.ask(lesson.task, side),
    }),
    known: lesson.note,
  };
}
