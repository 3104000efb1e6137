// Says what the browser does not keep, as soon as it does not, and what of the kept could not be read. It stays over
// the board until somebody has read it, or all is kept again. Fetched with the first trouble.
import { makeButton } from '../dom.js';
import { more } from '../words/more.js';
import { removeNotice, showUntilRead } from './notice.js';

/**
 * @import { Store, StoreState } from '../storage/store.js'
 * @import { Narrator } from './narrator.js'
 */

/** What a new state of the store means for somebody who has been told of the one before: what is to be said now, if anything, and
 * whether what was said of the storage holds no longer.
 * @param {StoreState} state @param {StoreState | null} before null where nothing was told yet */
export function newsOf(state, before) {
  const isLost = state.denied || state.unkept.length > 0;
  const wasLost = before !== null && (before.denied || before.unkept.length > 0);
  return {
    // Where there was no storage to begin with, nobody expects it to be there later.
    lost: isLost && !wasLost ? (state.denied && before === null ? 'denied' : 'full') : null,
    isKeptAgain: wasLost && !isLost,
    damaged: state.damaged.filter((name) => !before?.damaged.includes(name)),
  };
}

/** @param {{ narrator: Narrator, store: Store, saveAll: (use: (save: () => void) => void) => void }} parts */
export function makeStoreTroubles({ narrator, store, saveAll }) {
  /** @type {StoreState | null} */
  let told = null;

  const tell = () => {
    const { state } = store;
    const { lost, isKeptAgain, damaged } = newsOf(state, told);
    told = state;
    if (isKeptAgain) removeNotice('unkept');
    if (lost === 'denied') narrator.say(more.saved.denied);
    if (lost === 'full')
      showUntilRead(
        narrator,
        'unkept',
        more.saved.full,
        makeButton(more.saved.toFile, () => saveAll((save) => save())),
      );
    if (damaged.length > 0) showUntilRead(narrator, 'damaged', more.saved.unread(state.damaged));
  };
  // What has happened so far, and from now on everything: after what the game tells at that moment.
  store.onTrouble(() => queueMicrotask(tell));
  tell();
}
