// What comes before the page is laid out for the first time: its theme, and whether the first visitor's board is
// expected. The program is compiled from here on. main.ts, which is larger, arrives meanwhile.
import './browser/trial.ts';
import { dress } from './browser/dress.ts';
import { compileProgram } from './loading/compile.ts';
import { awaitFirstPress } from './loading/first-press.ts';
import { makeEra } from './storage/era.ts';
import { makePreferences } from './storage/preferences.ts';
import { readSavedGame } from './storage/saved-game.ts';
import { keyPrefix, makeStore } from './storage/store.ts';

export const compiled = compileProgram();
// If it does not arrive, whoever waits for it is told; before that nobody need be.
compiled.catch(() => {});

export const store = makeStore({
  address: location.href,
  storage: () => localStorage,
  tabStorage: () => sessionStorage,
});
export const era = makeEra({
  store,
  state: history.state,
  tabStorage: () => sessionStorage,
  key: `${keyPrefix(location.href)}era`,
  beginAnew() {
    // Until it is there nothing of before is seen.
    document.documentElement.style.visibility = 'hidden';
    location.reload();
  },
});
export const preferences = makePreferences({ store });
dress(preferences.values);

export const savedAtStart = readSavedGame(store, era.isTabOver);
/** The entry is from before everything was cleared. */
export const isOver = era.isOver(history.state);
// An entry of the browser's history knows its game better than the tab does, which may have gone on.
export const tabSave = (isOver ? null : history.state?.save) ?? savedAtStart.tab;
// The lines of three by three are shown while the program is on its way, unless they may be others.
if (!location.hash && !savedAtStart.oldAddress && !tabSave && !savedAtStart.store) {
  document.documentElement.classList.add('first-visit');
  awaitFirstPress();
}
