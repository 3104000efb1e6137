// The list of remote matches: whose turn it is and since when, to open or to give up.
import { html, render } from 'lit-html';
import { make } from '../dom.ts';
import { askUser } from '../forms/dialog.ts';
import { friendWords } from '../words/en/friends.ts';
import { commonWords } from '../words/en/common.ts';
import { matchOnBoard, type Matches, type RemoteMatch } from '../storage/matches.ts';
import type { Bridge } from '../program/bridge.ts';

export function makeGameList({ bridge, matches, opened }: { bridge: Bridge; matches: Matches; opened: () => void }) {
  const set = make('fieldset');

  const giveUp = async (match: string) => {
    if (!(await askUser(friendWords.reallyGiveUp, friendWords.giveUp, friendWords.keep))) return;
    const isHere = matchOnBoard(bridge.view) === match;
    matches.forget(match);
    if (isHere) bridge.send('new x=human&o=human');
    show();
  };
  const open = (save: string) => {
    bridge.send(`resume ${save}`);
    opened();
  };
  const item = ({ match, save, rules, mark, turn, since, friend = '' }: RemoteMatch) => {
    const name = friendWords.game(commonWords.rulesOf(rules), mark, friend);
    const button = (text: string, act: () => void) =>
      html`<button type="button" aria-description=${name} @click=${act}>${text}</button>`;
    return html`<li>
      <span>${name}: ${turn === 'friend' ? friendWords.state.friend(since, friend) : friendWords.state[turn](since)}</span>
      <p class="actions">
        ${button(friendWords.open, () => open(save))}
        ${button(friendWords.giveUp, () => giveUp(match))}
      </p>
    </li>`;
  };
  const show = () => {
    const games = matches.all();
    set.hidden = games.length === 0;
    render(html`<legend>${friendWords.games}</legend><ul class="apart-games">${games.map(item)}</ul>`, set);
  };
  return { set, show };
}
