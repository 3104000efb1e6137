// The list of remote matches: whose turn it is and since when, to open or to give up.
import { html, nothing, render } from 'lit-html';
import { make } from '../dom.ts';
import { askUser } from '../forms/dialog.ts';
import { friendWords } from '../words/en/friends.ts';
import { commonWords } from '../words/en/common.ts';
import { isToSend, makeMatches, matchOnBoard, type RemoteMatch } from '../storage/matches.ts';
import type { Context, Lazy } from '../context.ts';
import type { Records } from '../storage/database.ts';
import type { Friends } from './friends.ts';

/** `recordsWanted` opens what is stored, once. */
export type WithFriends = Context & { friends: Lazy<Friends>; recordsWanted: () => Promise<Records> };

/** More would push what is below them out of sight. */
const mostInSight = 2;

/** Those that wait for this player first, the one on the board last; the latest of each first. */
function inOrder(games: RemoteMatch[], onBoard: string) {
  const rank = (game: RemoteMatch) => {
    if (game.match === onBoard) return 3;
    if (game.turn === 'you' || isToSend(game)) return 0;
    return game.turn === 'friend' ? 1 : 2;
  };
  return [...games].sort((one, other) => rank(one) - rank(other));
}

/** @param dialog that shows the list */
export function makeGameList(context: WithFriends, dialog: HTMLDialogElement) {
  const { bridge, grid, store, friends, recordsWanted } = context;
  const set = make('fieldset', { hidden: true });
  let matches: ReturnType<typeof makeMatches> | null = null;

  /** Games that are over are removed without a question. */
  const giveUp = async ({ match, turn }: RemoteMatch) => {
    if (turn !== 'over' && !(await askUser(friendWords.reallyGiveUp, friendWords.giveUp))) return;
    const isHere = matchOnBoard(bridge.view) === match;
    matches?.forget(match);
    if (isHere) bridge.send('new x=human&o=human');
    draw();
  };
  /** Closes the dialog for a game: keys go on at its board. */
  const toBoard = () => {
    dialog.close();
    grid.focus();
  };
  const open = (save: string) => {
    bridge.send(`resume ${save}`);
    toBoard();
  };
  // The code brings its own game: nothing chosen in the dialog counts.
  const enterCode = () => {
    dialog.close();
    friends((parts) => parts.enterCode());
  };
  const stateOf = (game: RemoteMatch) => {
    const { turn, since, friend = '' } = game;
    return isToSend(game) ? friendWords.state.unsent(since, friend) : friendWords.state[turn](since, friend);
  };
  const item = (game: RemoteMatch) => {
    const { save, rules, mark, friend = '' } = game;
    const name = friendWords.game(commonWords.rulesOf(rules), mark, friend);
    const button = (text: string, act: () => void) =>
      html`<button type="button" aria-description=${name} @click=${act}>${text}</button>`;
    return html`<li>
      <span>${name}: ${stateOf(game)}</span>
      <p class="actions">
        ${button(friendWords.open, () => open(save))}
        ${button(game.turn === 'over' ? friendWords.remove : friendWords.giveUp, () => giveUp(game))}
      </p>
    </li>`;
  };
  function draw() {
    const games = inOrder(matches?.all() ?? [], matchOnBoard(bridge.view));
    const others = games.slice(mostInSight);
    const listed = (some: RemoteMatch[]) => html`<ul class="apart-games">${some.map(item)}</ul>`;
    set.hidden = games.length === 0;
    render(
      html`<legend>${friendWords.games}</legend>${listed(games.slice(0, mostInSight))}
        ${others.length > 0 ? html`<details><summary>${friendWords.moreGames(others.length)}</summary>${listed(others)}</details>` : nothing}`,
      set,
    );
  }
  return {
    set,
    toBoard,
    codeButton: html`<button type="button" @click=${enterCode}>${friendWords.enterCode}</button>`,
    /** Shows the games as they are now; the first time, once they are read. Without them nothing else stops. */
    async show() {
      draw();
      const records = await recordsWanted().catch(() => null);
      if (!records) return;
      matches = makeMatches({ records, store });
      draw();
    },
  };
}
