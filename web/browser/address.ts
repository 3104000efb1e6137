// The address bar and the browser's history follow the game, and the game follows them when somebody
// edits the address, opens a link in this tab, or goes back. Each entry of the history carries the
// save of its game, so that Back brings the very game and not a copy of it, and when that was written.
import { splitChallenge } from './challenged.ts';
import type { Context } from '../context.ts';

/** Some browsers take only so many changes in a while; the last one is brought in later. */
const patience = 1000;

/** Whether what stands behind the `#` is the link of a friend elsewhere, or a code for playing live. */
export const isMatchLink = (hash: string) => /^[gjr]=/.test(hash);
/** Whether it is a place beside the game, or a task: a part that is fetched opens it. */
export const isPlaceOrTask = (hash: string) =>
  /(^|&)((puzzle|day|lesson)=|challenge=(streak|timed)\.)/.test(hash) || isPlace(hash);
/** Whether it is a place by itself. */
export const isPlace = (hash: string) => /^(puzzles|learn)$/.test(hash);
/** Whether it is a lesson, or where lessons are. */
export const isLesson = (hash: string) => /(^|&)lesson=|^learn$/.test(hash);

/** Takes a link to where its game is. Resolves once that is done, or cannot be done now; `arrived` is called as
 * soon as nothing of it can be lost any more, or with what it has become until then. Whoever goes elsewhere
 * meanwhile wants it no more. */
export type Deliver = (
  link: string,
  arrived: (now?: string) => void,
  isWanted: () => boolean,
  fresh?: boolean,
) => Promise<void>;

export function makeAddress({
  bridge,
  challenged,
  deliver,
  era,
}: Pick<Context, 'bridge' | 'challenged' | 'era'> & { deliver: Deliver }) {
  let later: ReturnType<typeof setTimeout> | undefined;
  /** What the browser's entry was when this part last looked. */
  let known = { hash: location.hash, save: history.state?.save, era: history.state?.era };
  /** A game took the place of one with moves, so that one stays a step back. */
  let leaves = false;
  let arrives = false;
  let hadMoves = false;
  /** Whose entries are this tab's own; those of the tab that it is a copy of are not. */
  let tab = '';
  /** The link in the address that has not arrived yet. While there is one the address is not written: a reload, in
   * another version of the page even, must find the link. */
  let held: { link: string } | null = null;

  const bring = (link: string, fresh?: boolean) => {
    const mine = { link };
    held = mine;
    const arrived = (now = '') => {
      if (held !== mine) return;
      if (now) {
        history.replaceState(history.state, '', `#${now}`);
        known.hash = location.hash;
        return;
      }
      held = null;
      write();
    };
    return deliver(link, arrived, () => held === mine, fresh);
  };

  /** Somebody else has changed the entry, and the browser has not told yet: it is not ours to write. */
  const isForeign = () => location.hash !== known.hash || history.state?.save !== known.save;

  const write = () => {
    clearTimeout(later);
    later = undefined;
    if (isForeign()) {
      // Should the browser never tell, which it need not where only the state is gone.
      later = setTimeout(arrive, patience);
      return;
    }
    if (held) return;
    const { text } = challenged;
    const hash = `#${bridge.view.address}${text && `&challenge=${text}`}`;
    const { save } = bridge;
    if (location.hash === hash && known.save === save && known.era === era.now && !leaves) return;
    try {
      const state = { save, tab, era: era.now, when: Date.now() };
      if (leaves) history.pushState(state, '', hash);
      else history.replaceState(state, '', hash);
      if (history.state?.save === save) {
        leaves = false;
        known = { hash: location.hash, save, era: era.now };
        return;
      }
    } catch {
      // Chromium does not even say that it has taken enough.
    }
    later = setTimeout(write, patience);
  };

  const arrive = () => {
    if (!isForeign()) return;
    const { save, tab: owner = tab } = history.state ?? {};
    const hash = location.hash.slice(1);
    const { address, challenge } = splitChallenge(hash);
    known = { hash: location.hash, save, era: history.state?.era };
    arrives = true;
    leaves = false;
    held = null;
    // The game's own link leads nowhere else.
    if (era.isOver(history.state)) bridge.send('open v=1');
    else if (typeof save === 'string') {
      bridge.send(`${owner === tab ? 'resume' : 'adopt'} ${save}`);
      // Behind a task waits the game of the entry.
      if (isPlaceOrTask(hash)) bring(hash);
    } else if (isMatchLink(hash) || isPlaceOrTask(hash)) bring(hash);
    else if (address !== bridge.view.address) bridge.send(`open ${address}`);
    if (!isPlaceOrTask(hash)) challenged.take(challenge);
    arrives = false;
    write();
  };

  /** Resolves when a link that the page began with is where its game is, or cannot be brought there now.
   * @param name the tab's
   * @param link or nothing
   * @param challenge that the page began with, or nothing */
  const follow = async (name: string, link: string, challenge: string) => {
    tab = name;
    challenged.take(challenge);
    challenged.on(write);
    bridge.on('started', ({ how }) => {
      leaves ||= hadMoves && !arrives && !held && how !== 'corrected';
    });
    bridge.on('update', ({ view, save }) => {
      hadMoves = !bridge.task && bridge.view.moves.length > 0;
      if (view || save !== undefined) write();
    });
    // The game on the board goes on, whatever another tab has cleared.
    era.on(write);
    addEventListener('popstate', arrive);
    addEventListener('hashchange', arrive);
    hadMoves = bridge.view.moves.length > 0;
    if (link) await bring(link, true);
    else write();
  };
  return { follow };
}
