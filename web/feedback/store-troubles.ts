// Says what the browser does not keep, as soon as it does not, and what of the kept could not be read. It stays over
// the board until somebody has read it, or all is kept again. Fetched with the first trouble.
import { makeButton } from '../dom.ts';
import { matchOnBoard } from '../storage/matches.ts';
import { noticeWords } from '../words/en/notices.ts';
import { removeNotice, showUntilRead } from './notice.ts';
import type { Context } from '../context.ts';
import type { StoreState } from '../storage/store.ts';

const isLost = (state: StoreState) => state.denied || state.unkept.length > 0;

/** What a new state of the store means for somebody who has been told of the one before: what is to be said now, if
 * anything, and whether what was said of the storage holds no longer.
 * @param before null where nothing was told yet */
export function newsOf(state: StoreState, before: StoreState | null) {
  const wasLost = before !== null && isLost(before);
  // Where there was no storage to begin with, nobody expects it to be there later.
  const why = state.denied && before === null ? ('denied' as const) : ('full' as const);
  return {
    lost: isLost(state) && !wasLost ? why : null,
    isKeptAgain: wasLost && !isLost(state),
    damaged: state.damaged.filter((name) => !before?.damaged.includes(name)),
  };
}

export function makeStoreTroubles({
  bridge,
  narrator,
  store,
  saveAll,
}: Context & { saveAll: (use: (save: () => void) => void) => void }) {
  let told: StoreState | null = null;

  let notLasting: 'denied' | 'full' = 'full';
  const warn = () =>
    showUntilRead(
      narrator,
      'unkept',
      noticeWords.saved[notLasting],
      makeButton(noticeWords.saved.toFile, () => saveAll((save) => save())),
    );
  const tell = () => {
    const { state } = store;
    const { lost, isKeptAgain, damaged } = newsOf(state, told);
    told = state;
    if (isKeptAgain) removeNotice('unkept');
    if (lost) {
      notLasting = lost;
      warn();
    }
    if (damaged.length > 0) showUntilRead(narrator, 'damaged', noticeWords.saved.unread(state.damaged));
  };
  // What has happened so far, and from now on everything: after what the game tells at that moment.
  store.onTrouble(() => queueMicrotask(tell));
  tell();
  // A match with a friend goes on for days: it is said again before anybody has moved in it.
  let match = matchOnBoard(bridge.view);
  bridge.on('view', (view) => {
    const begun = matchOnBoard(view);
    if (begun && begun !== match && isLost(store.state)) queueMicrotask(warn);
    match = begun;
  });
}
