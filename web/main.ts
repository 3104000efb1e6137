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
import { keepSavedGame } from './storage/saved-game.ts';
import { nameTab } from './storage/tab.ts';

/** A random seed for the program, in hexadecimal. */
const makeSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** In milliseconds: Chromium may put an idle moment off for as long as a page draws nothing. */
const timeout = 500;
/** Calls `act` when the browser is idle. Not every browser has requestIdleCallback. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(act, { timeout }) : setTimeout(act, timeout);

/** In milliseconds: if the program takes longer than this to load, make the other parts while waiting for it. */
const slowLoad = 100;

/** This script is async: it may run before the document is parsed. */
const pageIsWhole = new Promise((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
  else resolve(null);
});

async function start() {
  await pageIsWhole;
  const canvas = element('canvas', HTMLCanvasElement);
  const stored = savedAtStart.store;
  // Start loading the program; the parts are made while it loads.
  const bridge = makeBridge((host) => loadProgram(compiled, canvas, host), makePresenter(canvas), makeFrames);
  watchForTraps(bridge.end);
  const named = nameTab();
  const theme = makeTheme({ bridge, preferences });
  const boardSize = makeBoardSize({ bridge });

  keepSavedGame({ bridge, store, atStart: savedAtStart });
  let made: ReturnType<typeof makeApp> | null = null;
  const app = () => {
    made ??= makeApp({ bridge, era, preferences, store });
    return made;
  };
  // On a slow load, make the parts while waiting for the program.
  setTimeout(() => whenIdle(app), slowLoad);

  const hash = isOver ? '' : location.hash.slice(1);
  // Places, tasks and new match links open later, once the current game is on the board.
  const { address: game, challenge } = splitChallenge(hash);
  const link = isPlaceOrTask(hash) || (isMatchLink(hash) && !history.state?.save) ? hash : '';
  await bridge.ready;
  // Read before the game changes the page, or the browser would have to lay it out again.
  const colours = boardColours();
  boardSize.measureFirst();
  // A first visitor without a link plays the easy computer.
  const first = tabSave || stored ? '' : 'v=1&x=human&o=easy';
  const wanted = link && !isPlace(link) ? '' : (link ? '' : game) || first;
  bridge.start(makeSeed(), wanted, tabSave, stored);
  theme.follow(colours);
  const show = () => {
    showLoaded();
    bridge.on('ended', showEnd);
    boardSize.follow();
    bridge.frame();
  };
  if (!link) {
    // From this frame on you can play; everything else can wait.
    show();
    await new Promise((resolve) => setTimeout(resolve));
  }
  const { name, copied } = await named;
  if (copied) bridge.send(`adopt ${bridge.save}`);
  const { address, grid, lazyParts, narrator } = app();
  // Only what a link opens is heard, not the game before it.
  if (link) narrator.quietly(bridge.follow);
  else bridge.follow();
  const pressed = endFirstPress();
  if (pressed) bridge.send(`play ${pressed}`);
  // Until now nothing handled their events.
  const free = () => {
    for (const part of document.querySelectorAll('[inert]:not(main)')) part.removeAttribute('inert');
  };
  if (!link) free();
  await address.follow(name, link, link ? '' : challenge);
  // With a link, show the board only now: until the link is open, another game is on it.
  if (link) {
    show();
    free();
    if (bridge.task) grid.focus(false);
  }
  lazyParts.followStore();
  whenIdle(() => lazyParts.follow().catch(console.error));
}

start().catch(showLoadFailure);
