// The parts of the page that follow the game, each made with what it uses.
import { makeGrid } from './board/grid.js';
import { isExercise, isLesson, makeAddress } from './browser/address.js';
import { makeButtons } from './controls/buttons.js';
import { makeNewGame } from './controls/new-game.js';
import { watchPresses } from './controls/presses.js';
import { makeShortcuts } from './controls/shortcuts.js';
import { makeDialogs } from './dialogs/dialogs.js';
import { element } from './dom.js';
import { makeNarrator } from './feedback/narrator.js';
import { makeLaterParts } from './later.js';
import { makeMatch } from './match/match.js';
import { makeWelcome } from './match/welcome.js';
import { makeLazily } from './loading/lazily.js';
import { recordGame } from './storage/finished-games.js';
import { makeRestoreGame } from './controls/replaced-game.js';
import { makePlaces } from './browser/places.js';
import { names } from './words/players.js';

/**
 * @import { Deliver } from './browser/address.js'
 * @import { Bridge } from './program/bridge.js'
 * @import { Era } from './storage/era.js'
 * @import { Preferences } from './storage/preferences.js'
 * @import { SavedGame } from './storage/saved-game.js'
 * @import { Store } from './storage/store.js'
 */

/** @param {{ bridge: Bridge, era: Era, preferences: Preferences, savedGame: SavedGame, store: Store }} parts */
export function makeParts({ bridge, era, preferences, savedGame, store }) {
  watchPresses();
  let called = '';
  const call = () => {
    const { name, secondName, series } = preferences.values;
    const now = `${name}\n${secondName}\n${series}`;
    if (now === called) return;
    called = now;
    names.splice(0, 2, name, secondName);
    // Whatever calls them by their names, or counts the games of their series, does it anew.
    if (bridge.view) bridge.refresh();
  };
  preferences.on(call);
  call();
  const lazily = makeLazily();
  const grid = makeGrid({ bridge });
  const narrator = makeNarrator({ bridge });
  const newGame = makeNewGame({ bridge, grid, narrator, preferences });
  const buttons = makeButtons({ bridge, grid, newGame });
  const games = {
    forget() {
      savedGame.forget();
      restoreGame.forget();
    },
  };
  const later = makeLaterParts({ bridge, lazily, era, grid, narrator, newGame, preferences, savedGame: games, store });
  const restoreGame = makeRestoreGame({ bridge, grid, narrator });
  makeShortcuts({ bridge, grid, answer: later.answer, newGame, restoreGame, buttons });
  makeDialogs(later.openers);
  makeMatch({ bridge, grid });
  makeWelcome({ bridge, grid, preferences });
  makePlaces({ grid });
  bridge.on('finished', ({ record }) => {
    if (record) recordGame(store, record, Date.now());
  });
  element('skip').addEventListener('click', grid.enter);
  /** @type {Deliver} */
  const deliver = async (letter, arrived, isWanted, fresh) => {
    /** @type {Promise<void> | undefined} */
    let delivered;
    /** @param {{ deliver: Deliver }} part */
    const bring = (part) => {
      if (isWanted()) delivered = part.deliver(letter, arrived, isWanted, fresh);
    };
    const { learn, puzzles, apart } = later;
    await (isLesson(letter) ? learn : isExercise(letter) ? puzzles : apart)(bring);
    await delivered;
  };
  return { address: makeAddress({ bridge, deliver, era }), later };
}
