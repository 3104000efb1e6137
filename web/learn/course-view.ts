// The course: a list of its steps, and one step at a time. What is right is in course.ts; what is done is kept.
import { linkTo } from '../browser/link.ts';
import { make, makeButton } from '../dom.ts';
import { copyField } from '../forms/copy.ts';
import { changeLearning, readLearning } from '../storage/progress.ts';
import { learn } from '../words/en/learn.ts';
import { makeStudyBoard } from './board.ts';
import { positionAt, withMove } from './positions.ts';
import type { CellNote } from '../board/board-view.ts';
import { course, parseCourse, themes } from './course.ts';
import type { CellName } from '../program/contract.ts';
import type { Store } from '../storage/store.ts';
import type { Subject } from '../study/answers.ts';

const steps = parseCourse(course);

/** @param parts `reached` hears the name of each step that is shown */
export function makeCourse({
  store,
  play,
  practise,
  reached,
}: {
  store: Store;
  play: (address: string) => void;
  practise: (subject: Subject) => void;
  reached: (step: string) => void;
}) {
  const done = () => new Set(readLearning(store).done);
  const keep = (name: string) => changeLearning(store, { done: [...done().add(name)] });
  const countDone = () => steps.filter(({ name }) => done().has(name)).length;

  let at = 0;
  let number = 0;
  let answered = false;
  let board = positionAt('3,3,3', '.../.../...');
  let wrong: Map<CellName, CellNote> = new Map();

  const title = make('h3', { tabIndex: -1 });
  const text = make('p');
  const asked = make('p', { className: 'asked' });
  const answer = make('p', { className: 'answer', ariaLive: 'polite' });
  const field = makeStudyBoard({ label: learn.board, press });
  const showMe = makeButton(learn.showMe, reveal);
  const next = makeButton(learn.next, goOn, { className: 'primary' });
  const playIt = makeButton(learn.playIt, () => play(steps[at].play));
  const puzzles = makeButton(learn.puzzles, () => practise(themes[steps[at].name]));
  const link = make('input', { type: 'text', readOnly: true, hidden: true, ariaLabel: learn.stepLink });
  const copied = make('span', { ariaLive: 'polite' });
  const copy = makeButton(learn.stepLink, copyLink);
  const list = make('ol', { className: 'steps-of-course' });
  const all = makeButton(learn.allSteps, showList);
  const one = make(
    'section',
    { className: 'exercise', ariaLabel: learn.course },
    make('div', { className: 'told-to-learner' }, title, text, asked, answer),
    field.grid,
    make('p', { className: 'actions' }, link, copied, all, copy, showMe, playIt, puzzles, next),
  );
  const finished = make('p', { className: 'answer', ariaLive: 'polite' });
  const content = make('div', { className: 'course' }, list, finished, one);

  const exercise = () => steps[at].exercises[number];
  const said = () => learn.steps[steps[at].name];

  /** Numbers of pairs, and what was tried. */
  const notes = () => {
    const all: Map<CellName, CellNote> = new Map();
    steps[at].pairs.forEach((pair, index) => {
      for (const cell of pair) all.set(cell, { spoken: learn.pairOf(index + 1), written: String(index + 1) });
    });
    for (const [cell, note] of wrong) all.set(cell, { ...all.get(cell), ...note });
    return all;
  };
  const draw = () => field.show(board, notes());
  const say = (words: string) => {
    answer.textContent = words;
  };
  const isLast = () => number + 1 === steps[at].exercises.length;

  function put() {
    const { rules, position, asked: taken } = exercise();
    board = positionAt(rules, position);
    answered = false;
    wrong = new Map(taken ? [[taken, { spoken: '', look: 'last' }]] : []);
    title.textContent = learn.step(at + 1, steps.length, said().title);
    text.textContent = said().text;
    asked.textContent = `${learn.toMove(board.toMove)} ${said().exercises[number][0]}`;
    say('');
    copied.textContent = '';
    link.hidden = true;
    reached(steps[at].name);
    showMe.hidden = false;
    next.hidden = true;
    playIt.hidden = true;
    puzzles.hidden = true;
    draw();
  }
  function finish(cells: CellName[]) {
    answered = true;
    for (const cell of cells) wrong.set(cell, { spoken: learn.rightMove, look: 'right' });
    draw();
    showMe.hidden = true;
    next.hidden = false;
    next.textContent = isLast() ? learn.nextStep : learn.next;
    playIt.hidden = !isLast() || steps[at].play === '';
    puzzles.hidden = !isLast();
    if (isLast()) keep(steps[at].name);
    next.focus();
  }
  function press(cell: CellName) {
    if (answered) return;
    const free = withMove(board, cell);
    if (exercise().right.includes(cell)) {
      board = free;
      say(said().exercises[number][1]);
      finish([cell]);
      return;
    }
    const isFree = free.cells.replaceAll('.', '').length > board.cells.replaceAll('.', '').length;
    if (!isFree) {
      say(learn.taken(cell));
      return;
    }
    wrong.set(cell, { spoken: learn.wrongMove, written: '✗', look: 'wrong' });
    draw();
    say(said().exercises[number][2]);
  }
  function reveal() {
    say(learn.shown(exercise().right));
    finish(exercise().right);
  }
  function goOn() {
    if (!isLast()) number += 1;
    else if (at + 1 === steps.length) {
      showList();
      finished.textContent = countDone() === steps.length ? learn.finished : '';
      return;
    } else [at, number] = [at + 1, 0];
    put();
    title.focus();
    title.scrollIntoView({ block: 'nearest' });
  }
  async function copyLink() {
    link.value = linkTo(`v=1&lesson=${steps[at].name}`);
    link.hidden = false;
    link.hidden = await copyField(link, copied, learn);
  }
  function begin(index: number) {
    [at, number] = [index, 0];
    list.hidden = true;
    finished.hidden = true;
    one.hidden = false;
    put();
    title.focus();
  }
  function showList() {
    list.hidden = false;
    finished.hidden = false;
    finished.textContent = '';
    one.hidden = true;
    const kept = done();
    list.replaceChildren(
      ...steps.map(({ name }, index) =>
        make(
          'li',
          {},
          makeButton(learn.listed(index + 1, learn.steps[name].title, kept.has(name)), () => begin(index), {
            ariaLabel: `${index + 1}. ${learn.steps[name].title}${kept.has(name) ? `, ${learn.doneMark}` : ''}`,
          }),
        ),
      ),
    );
    const first = steps.findIndex(({ name }) => !kept.has(name));
    list.querySelectorAll('button')[Math.max(first, 0)].classList.add('primary');
    list.querySelectorAll('button')[Math.max(first, 0)].focus();
  }

  return {
    content,
    open: showList,
    names: steps.map(({ name }) => name),
    has: (name: string) => steps.some((step) => step.name === name),
    openStep: (name: string) => begin(steps.findIndex((step) => step.name === name)),
    note: () => learn.courseNote(countDone(), steps.length),
  };
}
