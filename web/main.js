// Starts the page: makes its parts, each with what it uses, and then the game.
import { makeBoardSize, makePresenter } from './board/canvas.js';
import { makeGrid } from './board/grid.js';
import { isLetter, makeAddress } from './browser/address.js';
import { boardColours, makeTheme } from './browser/theme.js';
import { makeButtons } from './controls/buttons.js';
import { makeNewGame } from './controls/new-game.js';
import { makeShortcuts } from './controls/shortcuts.js';
import { makeDialogs } from './dialogs/dialogs.js';
import { element } from './dom.js';
import { makeNarrator } from './feedback/narrator.js';
import { makeSounds } from './feedback/sounds.js';
import { makeLaterParts } from './later.js';
import { makeMatch } from './match/match.js';
import { makeResult } from './match/result.js';
import { makeWelcome } from './match/welcome.js';
import { makeBridge } from './program/bridge.js';
import { makeFrames } from './program/frames.js';
import { makeLazily } from './program/lazily.js';
import { expectFirstBoard, loadProgram, showLoaded, showLoadFailure } from './program/loading.js';
import { recordGame } from './storage/finished-games.js';
import { makePreferences } from './storage/preferences.js';
import { makeSavedGame } from './storage/saved-game.js';
import { makeStore } from './storage/store.js';
import { nameTab } from './storage/tab.js';
import { makeLostThinker } from './thinker/lost.js';
import { makeSupervisor } from './thinker/supervisor.js';
import { words } from './words/play.js';

/** Once the first frames are drawn; not every browser can say when that is. */
const whenIdle = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ act) => setTimeout(act, 500));

/** Digits of chance for all that the program draws lots for. */
const makeSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function start() {
  /** @type {Set<keyof typeof words.saved>} */
  const troubles = new Set();
  const store = makeStore({
    address: location.href,
    storage: () => localStorage,
    trouble: (kind) => troubles.add(kind),
  });
  const preferences = makePreferences({ store });
  const canvas = element('canvas', HTMLCanvasElement);
  // The program is on its way while the parts are made.
  const bridge = makeBridge((host) => loadProgram(canvas, host), makePresenter(canvas), makeFrames);
  const named = nameTab({ address: location.href, storage: () => sessionStorage, locks: navigator.locks });
  const theme = makeTheme({ bridge, preferences });
  const boardSize = makeBoardSize({ bridge });

  const lazily = makeLazily();

  const savedGame = makeSavedGame({ bridge, store });
  const grid = makeGrid({ bridge });
  const narrator = makeNarrator({ bridge });
  const newGame = makeNewGame({ bridge, grid, narrator, preferences });
  const buttons = makeButtons({ bridge, grid, newGame });
  const later = makeLaterParts({ bridge, lazily, grid, narrator, newGame, preferences, store });
  makeShortcuts({ bridge, grid, answer: later.answer, newGame, buttons });
  makeSounds({ bridge, preferences, lazily });
  const supervisor = makeSupervisor({ bridge });
  makeLostThinker({ bridge, supervisor });
  makeDialogs({
    bridge,
    lazily,
    review: later.review,
    grid,
    store,
    preferences,
    savedGame,
    newGame,
    apart: later.apart,
    setUp: later.setUp,
  });
  makeMatch({ bridge, grid });
  makeWelcome({ bridge, grid, preferences });
  makeResult({ bridge, newGame, review: later.review });
  bridge.on('finished', ({ record }) => {
    if (record) recordGame(store, record, Date.now());
  });
  /** @param {string} letter @param {boolean} [fresh] */
  const deliver = (letter, fresh) => later.apart((apart) => apart.deliver(letter, fresh));
  const address = makeAddress({ bridge, deliver });

  // An entry of the browser's history knows its game better than the tab does, which may have gone on.
  const tab = history.state?.save ?? savedGame.atStart.tab;
  const hash = location.hash.slice(1);
  // A letter that this entry does not know yet comes to the game that goes on, whichever it is.
  const letter = isLetter(hash) && !history.state?.save ? hash : '';
  const { oldAddress, atStart } = savedGame;
  if (!hash && !oldAddress && !tab && !atStart.store) expectFirstBoard();
  const [{ name, copied }] = await Promise.all([named, bridge.ready]);
  // Asked for before the game changes the page, which would have to be laid out again to tell.
  const colours = boardColours();
  boardSize.measureFirst();
  bridge.start(makeSeed(), letter ? '' : hash || oldAddress, tab, atStart.store);
  if (copied) bridge.send(`adopt ${bridge.save}`);
  theme.follow(colours);
  showLoaded();
  boardSize.follow();
  element('skip').addEventListener('click', grid.enter);
  // From this frame on one can play; whatever can wait comes after it.
  bridge.frame();
  address.follow(name);
  if (letter) deliver(letter, true);
  for (const kind of troubles) narrator.say(words.saved[kind]);
  whenIdle(() => later.follow().catch(console.error));
}

start().catch(showLoadFailure);
