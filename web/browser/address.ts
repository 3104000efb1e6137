// Keeps the address bar and the history in step with the game, in both directions: editing the address, opening a link
// in this tab and going back all change the game. Each history entry carries the time and its game's save, so that Back
// brings back that very game and not a copy, and the game's origin, which no link can say.
import { origin, setOrigin } from '../words/players.ts';
import { splitChallenge } from './challenged.ts';
import type { Context } from '../context.ts';

/** In milliseconds. Browsers limit how often the history may change; the last change is tried again after this. */
const patience = 1000;

/** Whether a fragment is the link of a remote match, or a code for playing live. */
export const isMatchLink = (hash: string) => /^[gjr]=/.test(hash);
/** Whether it is a place or a task, which a late part opens. */
export const isPlaceOrTask = (hash: string) =>
  /(^|&)((puzzle|day|lesson)=|challenge=(streak|timed)\.)/.test(hash) || isPlace(hash);
/** Whether it is a place without a task, or a part of one: `learn/tree`. */
export const isPlace = (hash: string) => /^(puzzles|learn)(\/|$)/.test(hash);
/** Whether it is a lesson, or the place of lessons. */
export const isLesson = (hash: string) => /(^|&)lesson=|^learn(\/|$)/.test(hash);

/** Takes a link to its game. Resolves when that is done, or cannot be done now. Calls `arrived` as soon as nothing can
 * be lost any more, or before that with what the link has become. `isWanted` turns false when the user goes
 * elsewhere. */
export type Deliver = (
  link: string,
  arrived: (now?: string) => void,
  isWanted: () => boolean,
  fresh?: boolean,
) => Promise<void>;

type Parts = Pick<Context, 'bridge' | 'challenged' | 'era'> & { deliver: Deliver };
export function makeAddress({ bridge, challenged, deliver, era }: Parts) {
  let later: ReturnType<typeof setTimeout> | undefined;
  const entry = () => {
    if (typeof history.state?.origin?.id === 'string') setOrigin(history.state.origin);
    return { hash: location.hash, ...history.state };
  };
  /** The history entry as last seen here. */
  let known = entry();
  /** A new game replaced one with moves: push an entry, so that the old one stays a step back. */
  let leaves = false;
  let arrives = false;
  let hadMoves = false;
  /** The name in this tab's own entries; a duplicated tab also has the original's entries. */
  let tab = '';
  /** The link that has not arrived yet. Until it has, the address is not written: a reload, even in another version of
   * the page, must find the link. */
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

  /** The entry has changed and the browser has not fired its event yet: do not overwrite it. */
  const isForeign = () => location.hash !== known.hash || history.state?.save !== known.save;

  const write = () => {
    clearTimeout(later);
    later = undefined;
    if (isForeign()) {
      // In case no event comes: browsers need not send one when only the state is gone.
      later = setTimeout(arrive, patience);
      return;
    }
    if (held) return;
    const { text } = challenged;
    const hash = `#${bridge.view.address}${text && `&challenge=${text}`}`;
    const { save } = bridge;
    if (location.hash === hash && known.save === save && known.era === era.now && !leaves) return;
    try {
      const state = { save, tab, era: era.now, when: Date.now(), origin };
      if (leaves) history.pushState(state, '', hash);
      else history.replaceState(state, '', hash);
      if (history.state?.save === save) {
        leaves = false;
        known = entry();
        return;
      }
    } catch {
      // Some browsers throw at their limit; Chromium just ignores the call.
    }
    later = setTimeout(write, patience);
  };

  const arrive = () => {
    if (!isForeign()) return;
    known = entry();
    const { save, tab: owner = tab } = known;
    const hash = known.hash.slice(1);
    const { address, challenge } = splitChallenge(hash);
    const isSaved = typeof save === 'string';
    const isCleared = era.isOver(history.state);
    // An entry with a save is not delivered, even if its address is a match link.
    const isLink = !isCleared && (isPlaceOrTask(hash) || (!isSaved && isMatchLink(hash)));
    arrives = true;
    leaves = false;
    // While its game is being brought back, too, or that would take the address.
    held = isLink ? { link: hash } : null;
    if (isCleared) bridge.send('open v=1');
    // Behind a task, the entry's game waits.
    else if (isSaved) bridge.send(`${owner === tab ? 'resume' : 'adopt'} ${save}`);
    if (isLink) bring(hash);
    else if (!isSaved && !isCleared && address !== bridge.view.address) bridge.send(`open ${address}`);
    if (!isPlaceOrTask(hash)) challenged.take(challenge);
    arrives = false;
    write();
  };

  /** Resolves when the link that the page started with is at its game, or cannot get there now.
   * @param name the tab's
   * @param link or nothing
   * @param challenge that the page started with, or nothing */
  const follow = async (name: string, link: string, challenge: string) => {
    tab = name;
    challenged.take(challenge);
    challenged.on(write);
    bridge.on('started', ({ id, how }) => {
      origin.id ||= id;
      // A task that was begun from a place leaves that a step back, too.
      const isLeft = held ? isPlace(known.hash.slice(1)) : hadMoves;
      leaves ||= isLeft && !arrives && how !== 'corrected';
    });
    bridge.on('update', ({ view, save }) => {
      hadMoves = !bridge.task && bridge.view.moves.length > 0;
      if (view || save !== undefined) write();
    });
    // Another tab has cleared everything: this game continues, so its entry gets the new era.
    era.on(write);
    addEventListener('popstate', arrive);
    addEventListener('hashchange', arrive);
    hadMoves = bridge.view.moves.length > 0;
    if (link) await bring(link, true);
    else write();
  };
  return { follow };
}
