// Learn: one door, behind which a menu leads to the course, to lessons of one's own and to machines that think and
// learn. All but a lesson from a link has boards of its own, so that the game on the page's board stays as it is.
import { makePlace } from '../browser/places.js';
import { make, makeButton } from '../dom.js';
import { makeStudy } from '../study/study.js';
import { learn } from '../words/learn.js';
import { lessonWords } from '../words/lessons.js';
import { makeBeads } from './beads.js';
import { makeCourse } from './course-view.js';
import { makeComposer } from './lessons/composer.js';
import { makeProjector } from './lessons/projector.js';
import { makePupil } from './lessons/pupil.js';
import { parseLessons } from './lessons/text.js';
import { makePaper } from './paper.js';
import { makeSearch } from './search.js';
import { makeTree } from './tree.js';

/**
 * @import { Grid } from '../board/grid.js'
 * @import { Narrator } from '../feedback/narrator.js'
 * @import { Bridge } from '../program/bridge.js'
 * @import { Store } from '../storage/store.js'
 * @import { Subject } from '../study/answers.d.ts'
 * @import { FaultOfLesson } from '../words/lesson-words.d.ts'
 * @import { WorkerClient } from '../worker/client.js'
 * @import { Ask } from './ask.d.ts'
 * @import { Lesson } from './lessons/text.js'
 */

/** What the menu leads to: `open` shows it from its beginning, in `content`.
 * @typedef {{ title: string, note: () => string, content: HTMLElement, open: () => void }} View */
/** @typedef {ReturnType<typeof makeLearn>} Learn */

/** @param {{ bridge: Bridge, grid: Grid, narrator: Narrator, openPractice: (subject: Subject) => void, store: Store,
 *   worker: WorkerClient }} parts */
export function makeLearn({ bridge, grid, narrator, openPractice, store, worker }) {
  const study = makeStudy(worker);
  /** @type {Ask} */
  const ask = async (kind, ...words) => {
    try {
      const answer = await study.ask(kind, ...words);
      return 'error' in answer ? null : answer;
    } catch {
      return null;
    }
  };
  /** Tells the address, where it led to the course, which step is there now, and at last that it may be the game's
   * again. @type {((now?: string) => void) | null} */
  let held = null;
  const letGo = () => {
    const arrived = held;
    held = null;
    arrived?.();
  };
  const close = () => {
    letGo();
    dialog.close();
  };
  const play = (/** @type {string} */ address) => {
    close();
    bridge.send(`open ${address}`);
  };
  const practise = (/** @type {Subject} */ subject) => {
    close();
    openPractice(subject);
  };
  const project = makeProjector({ study });
  /** Where one was before lessons were tried out. */
  let reopen = () => {};
  const pupil = makePupil({
    bridge,
    grid,
    narrator,
    study,
    project,
    finished() {
      const again = reopen;
      reopen = () => {};
      again();
    },
  });
  const composer = makeComposer({
    bridge,
    store,
    study,
    project,
    async tryOut(/** @type {Lesson[]} */ lessons) {
      close();
      if (await pupil.open(lessons)) reopen = () => openAt(composer);
    },
  });
  const courseView = makeCourse({
    store,
    play,
    practise,
    reached: (step) => held?.(`v=1&lesson=${step}`),
  });
  const course = { title: learn.course, ...courseView };
  /** @type {View[]} */
  const views = [
    course,
    composer,
    makeTree({ ask, bridge }),
    makeSearch({ ask, bridge }),
    makeBeads({ ask }),
    makePaper({ ask, bridge, study }),
  ];

  const place = make('div', { className: 'view' });
  const intro = make('p', { textContent: learn.intro });
  const menu = make('ul', { className: 'learn-menu' });
  const back = makeButton(learn.back, showMenu, { className: 'small back' });
  const { dialog, open: openDialog } = makePlace('learn', learn.heading, intro, menu, back, place);
  // Told later, when it may be open again for another address.
  dialog.addEventListener('close', () => {
    if (!dialog.open) letGo();
  });
  // What an address brings meanwhile is seen on the board, not behind this.
  bridge.on('started', () => dialog.close());

  /** @param {View} view */
  function show(view) {
    intro.hidden = true;
    menu.hidden = true;
    back.hidden = false;
    const heading = make('h3', { textContent: view.title, tabIndex: -1 });
    place.replaceChildren(heading, view.content);
    view.open();
    // The button that led here is hidden now.
    if (!place.contains(document.activeElement)) heading.focus();
  }
  function showMenu() {
    held?.('learn');
    intro.hidden = false;
    menu.hidden = false;
    back.hidden = true;
    place.replaceChildren();
    menu.replaceChildren(
      ...views.map((view) =>
        make(
          'li',
          {},
          makeButton(view.title, () => show(view)),
          make('small', { textContent: view.note() }),
        ),
      ),
    );
    menu.querySelector('button')?.focus();
  }
  /** @param {View} view */
  function openAt(view) {
    openDialog();
    show(view);
  }
  /** @param {FaultOfLesson} fault */
  const refuse = (fault) => pupil.notify(lessonWords.fault(fault));

  return {
    /** Makes lessons. */
    compose: () => openAt(composer),
    /** Opens what an address says. Until the course is left the address is that of its step.
     * @param {string} address @param {(now?: string) => void} arrived */
    async deliver(address, arrived) {
      if (address === 'learn') {
        held = arrived;
        openDialog();
        showMenu();
        return;
      }
      const said = parseLessons(address);
      if ('lessons' in said) await pupil.open(said.lessons);
      else if ('fault' in said) refuse(said.fault);
      else if ('step' in said && !courseView.has(said.step)) {
        refuse({ reason: 'step', part: 'lesson', found: said.step, lesson: 0, right: courseView.names });
      } else {
        held = arrived;
        openAt(course);
        if ('step' in said) courseView.openStep(said.step);
        return;
      }
      arrived();
    },
  };
}
