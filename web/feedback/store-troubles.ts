// Says at once what the browser does not keep, and what could not be read. The notice stays until it has been read, or
// everything is kept again. Fetched with the first trouble.
import { makeButton } from '../dom.ts';
import { matchOnBoard } from '../storage/matches.ts';
import { noticeWords } from '../words/en/notices.ts';
import { removeNotice, showUntilRead } from './notice.ts';
import type { Context, Lazy } from '../context.ts';
import type { StoreState } from '../storage/store.ts';

const isLost = (state: StoreState) => state.denied || state.unkept.length > 0;

/** What a new state of the store means after the last one reported: what to say now, if anything, and whether an
 * earlier warning no longer holds.
 * @param before null if nothing was reported yet */
export function newsOf(state: StoreState, before: StoreState | null) {
  const wasLost = before !== null && isLost(before);
  // Only storage that was missing from the start is called denied; storage that fails later is called full.
  const why = state.denied && before === null ? ('denied' as const) : ('full' as const);
  return {
    lost: isLost(state) && !wasLost ? why : null,
    isKeptAgain: wasLost && !isLost(state),
    damaged: state.damaged.filter((name) => !before?.damaged.includes(name)),
  };
}

export function makeStoreTroubles(context: Context & { saveAll: Lazy<() => void> }) {
  const { bridge, narrator, store, saveAll } = context;
  let told: StoreState | null = null;

  let notLasting: 'denied' | 'full' = 'full';
  const warn = () => {
    const toFile = makeButton(noticeWords.saved.toFile, () => saveAll((save) => save()));
    showUntilRead(narrator, 'unkept', noticeWords.saved[notLasting], toFile);
  };
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
  // Report later troubles after what the game says at that moment.
  store.onTrouble(() => queueMicrotask(tell));
  tell();
  // A match with a friend takes days, so warn again before its first move.
  let match = matchOnBoard(bridge.view);
  bridge.on('view', (view) => {
    const begun = matchOnBoard(view);
    if (begun && begun !== match && isLost(store.state)) queueMicrotask(warn);
    match = begun;
  });
}
