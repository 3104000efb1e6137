// Learn: one place with a menu that leads to the course, to a teacher's own lessons and to machines that think and
// learn. Steps of the course and lessons are on the page's board, in place of the game, which waits; the rest has
// boards of its own.
import { html, render } from 'lit-html';
import { isPlace } from '../browser/address.ts';
import { makePlace } from '../browser/place.ts';
import { goTo } from '../browser/places.ts';
import { element, make, makeButton } from '../dom.ts';
import { makeStudy, type Ask, type Subject } from '../study/study.ts';
import { learn } from '../words/en/learn.ts';
import { lessonWords, type FaultOfLesson } from '../words/en/lessons.ts';
import { makeMenace } from './menace.ts';
import { makeCourse, pictureView } from './course-view.ts';
import { makeComposer } from './lessons/composer.ts';
import { makeQueries } from './lessons/queries.ts';
import { makeProjector } from './lessons/projector.ts';
import { makePupil } from './lessons/pupil.ts';
import { parseTaskAddress, type Lesson } from '../task/address.ts';
import { empty, ticTacToe } from '../board/positions.ts';
import { makePrintables, type Sheet } from './printables.ts';
import { makeSearch } from './search.ts';
import { makeTree } from './tree.ts';
import { makeWall } from './wall.ts';
import type { Board } from '../board/board-view.ts';
import type { Context } from '../context.ts';
import type { CellName } from '../program/contract.ts';
import type { WorkerClient } from '../worker/client.ts';

/** A part of Learn: `open` shows it from its beginning, in `content`. */
export type View = { title: string; note: () => string; content: HTMLElement; open: () => void };
export type Learn = ReturnType<typeof makeLearn>;

/** What a search and a machine of beads write on their cells. */
const written = (...cells: [CellName, string][]): Board['notes'] =>
  new Map(cells.map(([cell, text]) => [cell, { written: text }]));
const scores = written(['c1', '0'], ['c2', '−1'], ['b3', '+1']);
const beads = written(['b1', '2'], ['c1', '4'], ['a2', '2'], ['c2', '1'], ['a3', '4'], ['b3', '1'], ['c3', '3']);

export function makeLearn(context: Context & { openPractice: (subject: Subject) => void; worker: WorkerClient }) {
  const { bridge, openPractice, worker } = context;
  const study = makeStudy(worker);
  const ask: Ask = (kind, ...words) => study.ask(kind, ...words).catch(() => null);
  const close = () => place.close();
  const play = (address: string) => {
    close();
    bridge.send(`open ${address}`);
  };
  const practise = (subject: Subject) => {
    close();
    openPractice(subject);
  };
  const queries = makeQueries({ study });
  const wall = makeWall();
  const project = makeProjector({ queries, wall });
  /** The position on the board becomes a lesson when the teacher's lessons open next. */
  let isAdding = false;
  const printIt = (sheet: Sheet) => () => {
    printables.choose(sheet);
    goTo('learn/sheets');
  };
  const pupil = makePupil({ ...context, queries, project, print: printIt('opened') });
  const composer = makeComposer({
    ...context,
    queries,
    project,
    print: printIt('made'),
    setUp() {
      close();
      element('set-up').click();
    },
    tryOut(lessons: Lesson[]) {
      close();
      pupil.open(lessons, () => goTo('learn/lessons'));
    },
  });
  const course = makeCourse({
    ...context,
    play,
    practise,
    showPath: () => goTo('learn/course'),
    close,
  });
  const lessons = {
    ...composer,
    open() {
      const open = isAdding ? composer.add : composer.open;
      isAdding = false;
      return open();
    },
  };
  const printables = makePrintables({
    ...context,
    ask,
    study,
    lessons: { made: composer.made, opened: pupil.opened },
  });
  /** In the order of the menu, each with its address and its picture. Most people want the course, which leads. */
  const views: [`learn/${string}`, View, Board?][] = [
    ['learn/course', course],
    ['learn/lessons', lessons, { ...ticTacToe('X.O/.X./..O'), notes: new Map([['a3', { look: 'right' }]]) }],
    ['learn/tree', makeTree({ ask, bridge }), ticTacToe('.../.X./..O')],
    ['learn/search', makeSearch({ ask, bridge, wall }), { ...ticTacToe('XO./OX./X.O'), notes: scores }],
    ['learn/beads', makeMenace({ ...context, ask, wall }), { ...ticTacToe('X../.O./...'), notes: beads }],
    ['learn/sheets', printables, ticTacToe(empty)],
  ];

  const room = make('div', { className: 'view' });
  const intro = make('p', { textContent: learn.intro });
  const menu = make('ul', { className: 'learn-menu' });
  const back = makeButton(learn.back, () => goTo('learn'), { className: 'back' });
  const up = () => {
    const isPart = menu.hidden === true;
    if (isPart) goTo('learn');
    return isPart;
  };
  const place = makePlace(bridge, { name: 'learn', heading: learn.heading, up }, back, intro, menu, room);
  const heading = place.dialog.querySelector('h2') as HTMLElement;

  const turnTo = (isPart: boolean) => {
    heading.classList.toggle('heard', isPart);
    intro.hidden = menu.hidden = isPart;
    back.hidden = !isPart;
  };
  function show(view: View) {
    turnTo(true);
    const title = make('h3', { textContent: view.title, tabIndex: -1 });
    room.replaceChildren(title, view.content);
    view.open();
    // The button that led here is hidden now.
    if (!room.contains(document.activeElement)) title.focus();
  }
  function showMenu() {
    place.becomes('learn');
    turnTo(false);
    room.replaceChildren();
    const item = ([address, view, board]: (typeof views)[number]) => {
      const openIt = () => goTo(address);
      if (!board) return html`<li class="lead">${course.leadView()}</li>`;
      return html`
        <li>
          ${pictureView(board, openIt)}
          <button type="button" @click=${openIt}>${view.title}</button>
          <small>${view.note()}</small>
        </li>`;
    };
    render(views.map(item), menu);
    heading.focus();
  }
  const refuse = (fault: FaultOfLesson) => pupil.notify(lessonWords.fault(fault));

  return {
    /** Makes a lesson of the position on the board. */
    compose() {
      isAdding = true;
      goTo('learn/lessons');
    },
    async deliver(address: string, arrived: (now?: string) => void) {
      if (isPlace(address)) {
        place.open(arrived);
        const part = views.find(([name]) => name === address);
        if (part) show(part[1]);
        else showMenu();
        return;
      }
      const said = parseTaskAddress(address);
      if ('lessons' in said) await pupil.open(said.lessons);
      else if ('fault' in said) refuse(said.fault);
      else if ('step' in said && !course.has(said.step)) {
        refuse({ reason: 'step', part: 'lesson', found: said.step, lesson: 0, right: course.names });
      } else if ('step' in said) await course.openStep(said.step);
      else if ('list' in said) {
        place.open(arrived);
        place.becomes('learn/course');
        show(course);
        return;
      }
      arrived();
    },
  };
}
