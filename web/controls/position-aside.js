// A position that was being set up when something else replaced it: a friend's link, another game, the browser's Back.
// It can be taken up again, also after a reload.
import { makeButton, make } from '../dom.js';
import { removeNotice, showNotice } from '../feedback/notice.js';
import { inTab } from '../storage/saved-game.js';
import { setUpWords } from '../words/set-up.js';
import { words } from '../words/play.js';

/**
 * @import { Narrator } from '../feedback/narrator.js'
 * @import { Bridge } from '../program/bridge.js'
 * @import { View } from '../program/contract.d.ts'
 */

export const asideId = 'position-aside';

/** The position that is being set up, as commands have it; empty where only the game's own is on the board.
 * @param {Pick<View, 'draft' | 'rules' | 'cells'>} view */
export const positionIn = ({ draft, rules, cells }) =>
  draft && (draft.rules !== rules || draft.cells !== cells) ? `${draft.rules} ${draft.text}` : '';

/** @param {{ bridge: Pick<Bridge, 'view' | 'send'>, narrator: Pick<Narrator, 'add'> }} parts */
export function makeAside({ bridge, narrator }) {
  const kept = inTab('position');
  /** @param {string} position */
  const put = (position) => {
    kept.write(position);
    removeNotice(asideId);
    if (!position) return;
    const takeUp = () => {
      // What is being set up now, if anything, waits in its place.
      put(positionIn(bridge.view));
      bridge.send(`draft ${position}`);
    };
    showNotice(
      asideId,
      make('p', { textContent: setUpWords.setUp.aside }),
      makeButton(setUpWords.setUp.takeUp, takeUp),
      makeButton(words.gotIt, () => put('')),
    );
    // After what is said of the game that has come instead.
    queueMicrotask(() => narrator.add(setUpWords.setUp.aside));
  };
  if (kept.read()) put(kept.read());
  return { put };
}
