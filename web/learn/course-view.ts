// The course: the next step's board and a path of steps that shows what is done, and each step as tasks on the page's
// board. course.ts says what is right.
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { threatNote } from '../analysis/line.ts';
import { notesOfPairs } from '../analysis/pairs.ts';
import { picture, type Board } from '../board/board-view.ts';
import { isFree } from '../board/names.ts';
import { make } from '../dom.ts';
import { otherMark, type CellName } from '../program/contract.ts';
import { changeProgress, readProgress } from '../storage/progress.ts';
import { makeTaskController, type Ready } from '../task/controller.ts';
import { makePanel } from '../task/panel.ts';
import { isOver, newState, type Notes, type State, type Task, type Verdict } from '../task/task.ts';
import { learn } from '../words/en/learn.ts';
import { lessonWords } from '../words/en/lessons.ts';
import { answerIs } from '../words/en/values.ts';
import { course, parseCourse, themes, wrongText, type Exercise, type Step } from './course.ts';
import { positionAt } from '../board/positions.ts';
import type { Context } from '../context.ts';
import type { Subject } from '../study/study.ts';

const steps = parseCourse(course);

/** A board that leads somewhere; the button beside it says where. */
export const pictureView = (board: Board, openIt: () => void) =>
  html`<span class="learn-picture" @click=${openIt}>${picture(board, { isHidden: true })}</span>`;

/** The current turn of an exercise: each has a move, right or wrong, and the answer to the right one. */
const turnAt = ({ moves }: State) => Math.floor(moves.length / 2);

/** The notes on cells: numbers of pairs, threats, wrong tries, and what is right. */
function notesOn({ pairs }: Step, { rules, position, asked, turns }: Exercise, state: State) {
  const { moves, stage, tries } = state;
  const board = positionAt(rules, position);
  const isLeft = (cell: CellName) => isFree(board, cell) && !moves.includes(cell);
  const notes: Notes = notesOfPairs(pairs.flat(), isLeft);
  const add = (cell: CellName, spoken: string, written: string) => {
    const look = isLeft(cell) ? 'number' : 'corner';
    notes.set(cell, { spoken, written, look: written === '✗' ? 'corner wrong' : look });
  };
  if (asked) add(asked, notes.get(asked)?.spoken ?? '', notes.get(asked)?.written ?? '');
  for (const { mark, cells: wanted } of turns.slice(0, turnAt(state) + 1).flatMap(({ threats }) => threats))
    for (const cell of wanted.filter(isLeft)) notes.set(cell, threatNote(mark));
  if (!isOver(state)) for (const cell of tries) add(cell, learn.wrongMove, '✗');
  const right = stage === 'given_up' ? turns[turnAt(state)].right : stage === 'solved' ? moves.slice(-1) : [];
  for (const cell of right) add(cell, learn.rightMove, '✓');
  return notes;
}

/** One exercise of a step as a task whose right moves are known.
 * @param facts `done` counts the steps done; `isOpen`: this one is not; `seen` is called when an answer is shown,
 * `finished` at the end, and says what there is to add */
function stepTask(
  at: number,
  number: number,
  {
    done,
    isOpen,
    finished,
    seen,
  }: { done: () => number; isOpen: () => boolean; finished: () => string; seen: () => void },
): Ready {
  const step = steps[at];
  const exercise = step.exercises[number];
  const { rules, position, turns } = exercise;
  const { title, text, exercises } = learn.steps[step.name];
  const texts = [text].flat();
  const part = learn.part(number + 1, step.exercises.length);
  const place = [learn.step(at + 1, steps.length), part]
    .filter(Boolean)
    .map((text) => `${text}.`)
    .join(' ');
  const first = step.exercises.slice(0, number).flatMap((before) => before.turns).length;
  const side = positionAt(rules, position).toMove;
  const textsAt = (turn: number) => exercises[first + turn];
  const askedAt = (turn: number) => (turn === 0 ? `${learn.toMove(side)} ` : '') + textsAt(turn)[0];
  const isLast = number + 1 === step.exercises.length;
  const task: Task = {
    rules,
    position,
    before: [],
    address: `v=1&lesson=${step.name}`,
    words: (state) => ({ over: () => textsAt(turnAt(state))[1], lost: '' }),
    answer(action, state) {
      const turn = turnAt(state);
      const { right, reply } = turns[turn];
      const [, praise] = textsAt(turn);
      const before = state.moves.slice(0, 2 * turn);
      const goOn = (cell: CellName, said: string): Verdict => ({
        stage: 'asking',
        moves: [...before, cell, reply],
        tries: [],
        said: `${said} ${lessonWords.reply(otherMark(side), reply)} ${askedAt(turn + 1)}`,
      });
      if (action.kind === 'try' && !right.includes(action.cell))
        return () => ({ stage: 'wrong', said: wrongText(action.cell, textsAt(turn)) });
      // A promise makes the controller pause: you see your own move before the answer.
      if (action.kind === 'try' && reply) return Promise.resolve(() => goOn(action.cell, praise));
      return () => {
        if (action.kind === 'retry') return { stage: 'asking', moves: before, said: askedAt(turn) };
        const shown = `${answerIs(right)} ${praise}`;
        if (action.kind === 'show') seen();
        if (action.kind === 'show' && reply) return goOn(right[0], shown);
        if (action.kind === 'show') {
          const said = `${shown} ${isLast ? finished() : ''}`.trim();
          return { stage: 'given_up', moves: [...before, right[0]], said, lit: right };
        }
        if (action.kind !== 'try') return {};
        const added = isLast ? finished() : '';
        const joy = done() === steps.length ? 'held' : 'won';
        return { stage: 'solved', said: `${praise} ${added}`.trim(), joy: isLast && !added ? joy : null };
      };
    },
    notes: (state) => notesOn(step, exercise, state),
    view(state) {
      const isDone = isOver(state);
      const isEnd = isDone && isLast;
      return {
        title,
        note: html`
          <progress max=${steps.length} .value=${done()} ?hidden=${done() === 0}
            aria-label=${learn.stepsDone(done(), steps.length)}></progress>
          <p class=${exercise.hasShades ? 'step-text of-rows' : 'step-text'}>${texts[Math.min(number, texts.length - 1)]}</p>`,
        task: isDone ? '' : askedAt(turnAt(state)),
        subtitle: isEnd ? learn.stepsDone(done(), steps.length) : place,
        ...(isEnd &&
          done() === steps.length && {
            choices: html`<div class="day-end"><p class="reached">${learn.finished}</p></div>`,
          }),
        shown: [
          ...(state.stage === 'wrong' ? ['retry'] : []),
          ...(isEnd && isOpen() ? ['again'] : []),
          ...(isDone ? [isLast ? (at + 1 === steps.length ? 'finish' : 'nextStep') : 'next'] : ['show']),
          ...(isEnd && step.play ? ['playIt'] : []),
          ...(isEnd ? ['puzzles'] : []),
          'copyLink',
          'toList',
          'leave',
        ],
        primary: ['again', 'next', 'nextStep', 'finish', 'retry'],
      };
    },
  };
  const known = [part && `${part}.`, texts[number]].filter(Boolean).join(' ');
  return { task, state: newState({ said: askedAt(0) }), known };
}

/** @param parts `showPath` opens the list of steps */
export function makeCourse(
  context: Context & {
    play: (address: string) => void;
    practise: (subject: Subject) => void;
    showPath: () => void;
    close: () => void;
  },
) {
  const { grid, store, play, practise, showPath, close } = context;
  const done = () => new Set(readProgress(store).done);
  const shown = () => new Set(readProgress(store).shown);
  const countDone = () => steps.filter(({ name }) => done().has(name)).length;
  let at = 0;
  let number = 0;
  /** An answer of this step was shown since it began. */
  let isHelped = false;
  /** The last step was just finished. */
  let isEnd = false;

  const tasks = makeTaskController({
    ...context,
    panel: makePanel('puzzle lesson', { ...learn, heading: learn.course }),
    place: 'learn',
    acts: {
      again: () => begin(at),
      next: () => begin(at, number + 1),
      nextStep: () => begin(at + 1),
      finish() {
        tasks.leave();
        isEnd = true;
        showPath();
      },
      playIt() {
        tasks.leave();
        play(steps[at].play);
      },
      puzzles: () => practise(themes[steps[at].name]),
      toList: showPath,
    },
    farewell: lessonWords.left,
  });

  async function begin(step: number, exercise = 0) {
    const { name } = steps[step];
    const facts = {
      done: countDone,
      isOpen: () => !done().has(name),
      finished() {
        if (!isHelped) changeProgress(store, ({ done }) => ({ done: [...done, name] }));
        else changeProgress(store, ({ shown }) => ({ shown: [...shown, name] }));
        return facts.isOpen() ? learn.notDone : '';
      },
      seen() {
        isHelped = true;
      },
    };
    if (await tasks.open(() => stepTask(step, exercise, facts))) return;
    [at, number] = [step, exercise];
    if (exercise === 0) isHelped = false;
    // Only now, so that Back leads to the path that the step was begun from.
    close();
    grid.focus();
  }

  /** The first step that is not done, those whose answer was shown last; -1 when all are. */
  const findNext = () => {
    const [kept, seen] = [done(), shown()];
    const isOpen = ({ name }: Step) => !kept.has(name);
    const isNew = (step: Step) => isOpen(step) && !seen.has(step.name);
    return steps.findIndex(steps.some(isNew) ? isNew : isOpen);
  };

  /** The next step, or the last one. */
  const nextStep = () => steps.at(findNext()) as Step;
  const nextBoard = () => {
    const [{ rules, position }] = nextStep().exercises;
    return positionAt(rules, position);
  };
  const states = () => {
    const [kept, seen, next] = [done(), shown(), nextStep().name];
    return steps.map(({ name }) => {
      if (kept.has(name)) return 'done';
      return name === next ? 'next' : seen.has(name) ? 'shown' : 'later';
    });
  };
  const note = () => (countDone() === 0 ? learn.courseNote(steps.length) : learn.stepsDone(countDone(), steps.length));
  /** The next step: its board, its title and what is said of it, and the button that leads on. */
  const nextView = (openIt: () => void, said: TemplateResult, way: string, rest?: TemplateResult) => html`
    ${pictureView(nextBoard(), openIt)}
    <div class="next-step">
      <h3>${learn.steps[nextStep().name].title}</h3>
      ${said}
      <button type="button" class="primary" @click=${openIt}>${way}</button>
      ${rest}
    </div>`;
  /** The course in the menu: what the next step asks, the button that begins it, and how far that is on the path. */
  const leadView = () => {
    const next = findNext();
    const station = (state: string) => html`<span data-state=${state}><span class="station"></span></span>`;
    const path = html`
      <p class="path" aria-hidden="true">${states().map(station)}</p>
      <div class="of-path">
        <small>${note()}</small>
        <button type="button" ?hidden=${next < 0} @click=${showPath}>${learn.buttons.toList}</button>
      </div>`;
    return nextView(
      next < 0 ? showPath : () => begin(next),
      html`<p>${learn.steps[nextStep().name].exercises[0][0]}</p>`,
      learn.toCourse(countDone(), steps.length),
      path,
    );
  };
  const content = make('div', { className: 'course' });
  const drawPath = () => {
    const [all, next] = [states(), findNext()];
    const goOn = () => begin((next + steps.length) % steps.length);
    const [text] = [learn.steps[nextStep().name].text].flat();
    const station = ({ name }: Step, index: number) => {
      const { title } = learn.steps[name];
      const isDone = all[index] === 'done';
      const isShown = !isDone && shown().has(name);
      const mark = isDone ? learn.doneMark : isShown ? learn.shownMark : '';
      return html`
        <li data-state=${all[index]}>
          <button type="button" aria-current=${index === next ? 'step' : nothing}
            aria-label="${index + 1}. ${title}${mark && `, ${mark}`}" @click=${() => begin(index)}>
            <span class="station" aria-hidden="true">${isDone ? '✓' : index + 1}</span>
            <span>${title} <small>${isShown ? learn.shownMark : ''}</small></span>
          </button>
        </li>`;
    };
    render(
      html`
        <div class="lead">${nextView(goOn, html`<small>${text}</small>`, learn.begin(countDone(), steps.length))}</div>
        <p role="status">${isEnd && next < 0 ? learn.finished : note()}</p>
        <ol class="steps-of-course">${steps.map(station)}</ol>`,
      content,
    );
    isEnd = false;
  };

  return {
    title: learn.course,
    content,
    open() {
      drawPath();
      // The step on the board is where you were.
      const [first, ...stations] = content.querySelectorAll('button');
      (tasks.task ? stations[at] : first).focus();
    },
    names: steps.map(({ name }) => name),
    has: (name: string) => steps.some((step) => step.name === name),
    openStep: (name: string) => begin(steps.findIndex((step) => step.name === name)),
    note,
    leadView,
  };
}
