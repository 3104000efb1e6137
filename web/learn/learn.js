// Learn: one door, behind which a menu leads to the course and to machines that think and learn. All of it has
// boards of its own, so that the game on the page's board stays as it is.
import { makeDialog } from '../forms/dialog.js';
import { make, makeButton } from '../dom.js';
import { makeStudy } from '../study/study.js';
import { learn } from '../words/learn.js';
import { makeBeads } from './beads.js';
import { makeCourse } from './course-view.js';
import { makePaper } from './paper.js';
import { makeSearch } from './search.js';
import { makeTree } from './tree.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Store } from '../storage/store.js'
 * @import { Study } from '../study/study.js'
 * @import { Ask } from './ask.d.ts'
 */

/** What the menu leads to: `open` shows it from its beginning, in `content`.
 * @typedef {{ title: string, note: () => string, content: HTMLElement, open: () => void }} View */

/** Gives what opens it.
 * @param {{ bridge: Bridge, openPuzzles: () => void, store: Store, study?: Pick<Study, 'ask' | 'askOfStock'> }} parts */
export function makeLearn({ bridge, openPuzzles, store, study = makeStudy() }) {
  /** @type {Ask} */
  const ask = async (kind, ...words) => {
    try {
      const answer = await study.ask(kind, ...words);
      return 'error' in answer ? null : answer;
    } catch {
      return null;
    }
  };
  const play = (/** @type {string} */ address) => {
    dialog.close();
    bridge.send(`open ${address}`);
  };
  const practise = () => {
    dialog.close();
    openPuzzles();
  };
  /** @type {View[]} */
  const views = [
    { title: learn.course, ...makeCourse({ store, play, practise }) },
    makeTree({ ask, bridge }),
    makeSearch({ ask, bridge }),
    makeBeads({ ask }),
    makePaper({ ask, bridge, study }),
  ];

  const place = make('div', { className: 'view' });
  const intro = make('p', { textContent: learn.intro });
  const menu = make('ul', { className: 'learn-menu' });
  const back = makeButton(learn.back, showMenu, { className: 'small back' });
  const dialog = makeDialog('learn-dialog', learn.heading, intro, menu, back, place);

  /** @param {View} view */
  function show(view) {
    intro.hidden = true;
    menu.hidden = true;
    back.hidden = false;
    place.replaceChildren(view.content);
    view.open();
  }
  function showMenu() {
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
  return () => {
    dialog.showModal();
    showMenu();
  };
}
