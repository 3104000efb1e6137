// Learn: one place with a menu that leads to the course, to a teacher's own lessons and to machines that think and
// learn. Steps of the course and lessons are on the page's board, in place of the game, which waits; the rest has
// boards of its own.
import { html, render } from 'lit-html';
import { picture, type Board } from '../board/board-view.ts';
import { makePlace } from '../browser/place.ts';
import { make, makeButton } from '../dom.ts';
import { makeStudy } from '../study/study.ts';
import { learn } from '../words/en/learn.ts';
import { lessonWords, type FaultOfLesson } from '../words/en/lessons.ts';
import { makeMenace } from './menace.ts';
import { makeCourse } from './course-view.ts';
import { makeComposer } from './lessons/composer.ts';
import { makeQueries } from './lessons/queries.ts';
import { makeProjector } from './lessons/projector.ts';
import { makePupil } from './lessons/pupil.ts';
import { parseTaskAddress, type Lesson } from '../task/address.ts';
import { empty, ticTacToe } from './positions.ts';
import { makePrintables } from './printables.ts';
import { makeSearch } from './search.ts';
import { makeTree } from './tree.ts';
import type { Context } from '../context.ts';
import type { CellName } from '../program/contract.ts';
import type { Subject, Ask } from '../study/study.ts';
import type { WorkerClient } from '../worker/client.ts';

/** An entry of the menu: `open` shows it from its beginning, in `content`. */
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
  const project = makeProjector({ queries });
  /** Where to go back to after trying out lessons. */
  let reopen = () => {};
  const pupil = makePupil({
    ...context,
    queries,
    project,
    finished() {
      const again = reopen;
      reopen = () => {};
      again();
    },
  });
  const composer = makeComposer({
    ...context,
    queries,
    project,
    async tryOut(lessons: Lesson[]) {
      close();
      if (await pupil.open(lessons)) reopen = () => openAt(composer);
    },
  });
  const courseView = makeCourse({
    ...context,
    play,
    practise,
    showPath() {
      location.hash = 'v=1&lesson=';
    },
    close,
  });
  const course = { title: learn.course, ...courseView };
  const still = (board: Board) => () => board;
  /** In the order of the menu, each with its picture. */
  const views: [View, () => Board][] = [
    [course, courseView.nextBoard],
    [composer, still({ ...ticTacToe('X.O/.X./..O'), notes: new Map([['a3', { look: 'right' }]]) })],
    [makeTree({ ask, bridge }), still(ticTacToe('.../.X./..O'))],
    [makeSearch({ ask, bridge }), still({ ...ticTacToe('XO./OX./X.O'), notes: scores })],
    [makeMenace({ ask }), still({ ...ticTacToe('X../.O./...'), notes: beads })],
    [makePrintables({ ...context, ask, study }), still(ticTacToe(empty))],
  ];

  const room = make('div', { className: 'view' });
  const intro = make('p', { textContent: learn.intro });
  const menu = make('ul', { className: 'learn-menu' });
  const back = makeButton(learn.back, showMenu, { className: 'small back' });
  const place = makePlace(bridge, 'learn', learn.heading, intro, menu, back, room);

  function show(view: View) {
    intro.hidden = true;
    menu.hidden = true;
    back.hidden = false;
    const heading = make('h3', { textContent: view.title, tabIndex: -1 });
    room.replaceChildren(heading, view.content);
    view.open();
    // The button that led here is hidden now.
    if (!room.contains(document.activeElement)) heading.focus();
  }
  function showMenu() {
    place.becomes('learn');
    intro.hidden = false;
    menu.hidden = false;
    back.hidden = true;
    room.replaceChildren();
    // Most people want the course.
    const item = ([view, board]: [View, () => Board]) => html`
      <li>
        <span class="learn-picture" @click=${() => show(view)}>${picture(board(), { isHidden: true })}</span>
        <button type="button" class=${view === course ? 'primary' : ''} @click=${() => show(view)}>${view.title}</button>
        <small>${view.note()}</small>
      </li>`;
    render(views.map(item), menu);
    place.dialog.querySelector('h2')?.focus();
  }
  function openAt(view: View, arrived?: (now?: string) => void) {
    place.open(arrived);
    show(view);
  }
  const refuse = (fault: FaultOfLesson) => pupil.notify(lessonWords.fault(fault));

  return {
    /** Makes a lesson of the position on the board. */
    compose: () => openAt({ ...composer, open: composer.add }),
    async deliver(address: string, arrived: (now?: string) => void) {
      if (address === 'learn') {
        place.open(arrived);
        showMenu();
        return;
      }
      const said = parseTaskAddress(address);
      if ('lessons' in said) await pupil.open(said.lessons);
      else if ('fault' in said) refuse(said.fault);
      else if ('step' in said && !courseView.has(said.step)) {
        refuse({ reason: 'step', part: 'lesson', found: said.step, lesson: 0, right: courseView.names });
      } else if ('step' in said) await courseView.openStep(said.step);
      else if ('list' in said) {
        openAt(course, arrived);
        return;
      }
      arrived();
    },
  };
}
