// Starts the page: what the first frame needs, then the game, then all parts that follow it.
import { makeBoardSize, makePresenter } from './board/canvas.ts';
import { isPlaceOrTask, isMatchLink, isPlace } from './browser/address.ts';
import { boardColours, makeTheme } from './browser/theme.ts';
import { splitChallenge } from './browser/challenged.ts';
import { element } from './dom.ts';
import { compiled, era, isOver, preferences, savedAtStart, store, tabSave } from './boot.ts';
import { makeApp } from './app.ts';
import { makeBridge, makeFrames } from './program/bridge.ts';
import { endFirstPress } from './loading/first-press.ts';
import { loadProgram, showEnd, showLoaded, showLoadFailure, watchForTraps } from './loading/loading.ts';
import { makeSavedGame } from './storage/saved-game.ts';
import { nameTab } from './storage/tab.ts';

/** Digits of chance for all that a program draws lots for. */
const makeSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Once the browser has nothing else to do, or after so many milliseconds: not every one can say when that is, and
 * Chromium may forget to for as long as a page draws nothing. */
const whenIdle = (act: () => void, timeout = 500) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(act, { timeout }) : setTimeout(act, timeout);

/** Only while the program takes longer than this to load, in milliseconds, are the other parts made before it is there. */
const slowLoad = 100;

/** Asked for as soon as it is there, this script may come before the end of the page. */
const pageIsWhole = new Promise((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
  else resolve(null);
});

async function start() {
  await pageIsWhole;
  const canvas = element('canvas', HTMLCanvasElement);
  // What the page may begin with.
  const { oldAddress, store: stored } = savedAtStart;
  // The program is on its way while the parts are made.
  const bridge = makeBridge((host) => loadProgram(compiled, canvas, host), makePresenter(canvas), makeFrames);
  watchForTraps(bridge.end);
  const named = nameTab({ address: location.href, storage: () => sessionStorage, locks: navigator.locks });
  const theme = makeTheme({ bridge, preferences });
  const boardSize = makeBoardSize({ bridge });

  const savedGame = makeSavedGame({ bridge, store, atStart: savedAtStart });
  let made: ReturnType<typeof makeApp> | null = null;
  const app = () => {
    made ??= makeApp({ bridge, era, preferences, savedGame, store });
    return made;
  };
  // Where the program is on its way for long, they are there before it.
  setTimeout(() => whenIdle(app), slowLoad);

  const hash = isOver ? '' : location.hash.slice(1);
  // A link that this entry does not know yet comes to the game that goes on, whichever it is.
  const { address: game, challenge } = splitChallenge(hash);
  const link = isPlaceOrTask(hash) || (isMatchLink(hash) && !history.state?.save) ? hash : '';
  await bridge.ready;
  // Asked for before the game changes the page, which would have to be laid out again to tell.
  const colours = boardColours();
  boardSize.measureFirst();
  // A first visitor without a link is given an opponent.
  const first = tabSave || stored ? '' : 'v=1&x=human&o=easy';
  const wanted = link && !isPlace(link) ? '' : (link ? '' : game) || oldAddress || first;
  bridge.start(makeSeed(), wanted, tabSave, stored);
  theme.follow(colours);
  const show = () => {
    showLoaded();
    bridge.on('ended', showEnd);
    boardSize.follow();
    bridge.frame();
  };
  if (!link) {
    // From this frame on one can play; whatever can wait comes after it.
    show();
    await new Promise((resolve) => setTimeout(resolve));
  }
  const { name, copied } = await named;
  if (copied) bridge.send(`adopt ${bridge.save}`);
  const { address, lazyParts } = app();
  bridge.follow();
  const pressed = endFirstPress();
  if (pressed) bridge.send(`play ${pressed}`);
  // Until now nothing listened.
  const free = () => {
    for (const part of document.querySelectorAll('[inert]:not(main)')) part.removeAttribute('inert');
  };
  if (!link) free();
  await address.follow(name, link, link ? '' : challenge);
  // Until then the board has another game, in which nobody who opens a friend's link means to do anything.
  if (link) {
    show();
    free();
  }
  lazyParts.followStore();
  whenIdle(() => lazyParts.follow().catch(console.error));
}

start().catch(showLoadFailure);
