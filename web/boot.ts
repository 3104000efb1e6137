// Runs before the first layout: sets the theme, decides whether to show the first visitor's board, and starts compiling
// the program. main.ts is larger and loads in parallel.
import './browser/trial.ts';
import { applyAppearance } from './browser/appearance.ts';
import { compileProgram } from './loading/compile.ts';
import { awaitFirstPress } from './loading/first-press.ts';
import { makeEra } from './storage/era.ts';
import { makePreferences } from './storage/preferences.ts';
import { inTab, readSavedGame } from './storage/saved-game.ts';
import { makeStore } from './storage/store.ts';

export const compiled = compileProgram();
// Callers await this later; until then a rejection is not an unhandled one.
compiled.catch(() => {});

export const store = makeStore({
  address: location.href,
  storage: () => localStorage,
  tabStorage: () => sessionStorage,
});
export const era = makeEra({
  store,
  state: history.state,
  ofTab: inTab('era'),
  beginAnew() {
    // Hide the old game until the reload is done.
    document.documentElement.style.visibility = 'hidden';
    location.reload();
  },
});
export const preferences = makePreferences({ store });
applyAppearance(preferences.values);

export const savedAtStart = readSavedGame(store, era.isTabOver);
/** Whether this history entry predates the last Clear everything. */
export const isOver = era.isOver(history.state);
// Prefer the history entry's save: the tab's own game may have moved on.
export const tabSave = (isOver ? null : history.state?.save) ?? savedAtStart.tab;
// Draw a 3×3 grid while the program loads, unless the saved game may be another.
if (!location.hash && !tabSave && !savedAtStart.store) {
  const root = document.documentElement;
  root.style.setProperty('--pixel', `${1 / devicePixelRatio}px`);
  root.classList.add('first-visit');
  awaitFirstPress();
}
