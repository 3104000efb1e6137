// The program that knows all games. It takes the place of that of the first visit when rules come that the first does
// not know (from the strip of boards, a link, a save or a letter), and stays for the rest of the visit. The game on the
// board goes over to it as it is, and then what has waited is done. If it does not arrive, nothing has changed.
import { element, make, makeButton } from '../dom.js';
import { removeNotice, showNotice } from '../feedback/notice.js';
import { makeSeed } from '../program/seed.js';
import { more } from '../words/more.js';
import { words } from '../words/play.js';
import createGame from './all-games.js';
import { compileProgram } from './compile.js';
import { loadProgram } from './loading.js';

/**
 * @import { Narrator } from '../feedback/narrator.js'
 * @import { Bridge } from '../program/bridge.js'
 * @import { Host, News } from '../program/contract.d.ts'
 */

const address = new URL('./all-games.wasm', import.meta.url);
const notice = 'every-game';
/** In milliseconds. Whoever waits longer is told what for. */
const patience = 600;

/** How the picture is to be shown, and how fast computers play: any program begins without. */
const standing = ['resize', 'theme', 'motion', 'taps', 'values', 'pace', 'focus'];

/** @param {HTMLCanvasElement} canvas @param {Host} host */
export const load = (canvas, host) => loadProgram(compileProgram(address), canvas, host, createGame);

/** @param {{ bridge: Bridge, narrator: Narrator }} parts */
export function makeEveryGame({ bridge, narrator }) {
  let isComing = false;
  /** Somebody still waits for it: by a command, or to hear at once what comes of one. */
  let isWanted = false;
  /** What the program says while the game goes over to it; null at other times. @type {News | null} */
  let silent = null;
  /** @type {Host['news']} */
  let tell = () => {};
  /** @param {Host} host */
  const loadSilently = (host) => {
    tell = host.news;
    return load(element('canvas', HTMLCanvasElement), {
      ...host,
      news(json) {
        if (silent) Object.assign(silent, JSON.parse(json));
        else tell(json);
      },
    });
  };
  /** What is on the board stays there where nobody waits any more. @param {Host} host */
  const loadWanted = async (host) => {
    const program = await loadSilently(host);
    if (!isWanted) throw new Error('it is no longer wanted');
    return program;
  };
  bridge.on('dropped', () => {
    isWanted = false;
    removeNotice(notice);
  });
  bridge.on('started', ({ how }) => {
    const isNext = how === 'rematch' && bridge.view.apart;
    const isSame = bridge.view.id === bridge.heldIn;
    bridge.heldIn = bridge.view.id;
    // Whoever has begun another game meanwhile wants that one. A friend who moves, agrees to an undo or begins the
    // next game is nobody here.
    if (!bridge.isWhole && !isSame && !isNext) bridge.drop();
  });

  /** The game goes over, which is no news: only how things stand is told, once. */
  const takeOver = () => {
    const { save, latest, thoughts, view } = bridge;
    const told = { events: [] };
    silent = told;
    bridge.start(makeSeed(), '', '', '');
    bridge.send(`resume ${save}`);
    for (const name of standing) if (latest[name]) bridge.send(latest[name]);
    if (view.draft) {
      bridge.send(`draft ${view.draft.rules} ${view.draft.text}`);
      bridge.send(`pen ${view.draft.pen}`);
    }
    if (thoughts.analysis) bridge.send('analyse on');
    silent = null;
    // An exercise does not go over: the game behind it is back on the board, as the exercise sees by the view.
    bridge.exercise = null;
    tell(JSON.stringify({ ...told, events: [] }));
    for (let next = bridge.held.shift(); next; next = bridge.held.shift()) bridge.send(next);
  };
  const bring = async () => {
    // This part came after another game had begun; that of a friend elsewhere may be the next of the same match.
    if (bridge.view.id !== bridge.heldIn && !bridge.view.apart) {
      bridge.drop();
      return;
    }
    isWanted = true;
    if (isComing || bridge.isWhole) return;
    isComing = true;
    removeNotice(notice);
    const late = setTimeout(() => isWanted && narrator.say(more.gameComes), patience);
    try {
      await bridge.exchange(loadWanted, (before) => {
        // Its canvas is the same, and that one need hear nothing more of it.
        before.JSEvents.removeAllEventListeners();
        takeOver();
      });
    } catch (failure) {
      if (!isWanted) return;
      console.warn('The program with all games did not arrive.', failure);
      const text = make('p', { textContent: more.gameMissing, role: 'alert' });
      showNotice(notice, text, makeButton(more.tryAgain, bring), makeButton(words.gotIt, bridge.drop));
    } finally {
      clearTimeout(late);
      isComing = false;
    }
  };
  return { bring };
}
