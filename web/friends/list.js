// The list of games with friends elsewhere: whose turn it is and since when, to be opened or given up.
import { askUser } from '../forms/dialog.js';
import { make, makeButton } from '../dom.js';
import { knownRules } from '../program/known-rules.js';
import { friendWords } from '../words/friends.js';
import { more } from '../words/more.js';
import { words } from '../words/play.js';
import { matchOnBoard } from '../storage/kept-games.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { KeptGame, KeptGames } from '../storage/kept-games.js'
 */

/** @param {{ bridge: Bridge, kept: KeptGames, opened: () => void }} parts */
export function makeGameList({ bridge, kept, opened }) {
  const list = make('ul', { className: 'apart-games' });
  const set = make('fieldset', { className: 'kept-games' }, make('legend', { textContent: friendWords.games }), list);

  /** @param {string} match */
  const giveUp = async (match) => {
    if (!(await askUser(friendWords.reallyGiveUp, friendWords.giveUp, friendWords.keep))) return;
    const isHere = matchOnBoard(bridge.view) === match;
    kept.forget(match);
    if (isHere) bridge.send('new x=human&o=human');
    show();
  };
  /** @param {KeptGame} game */
  const makeItem = ({ match, save, rules, mark, turn, since }) => {
    const known = knownRules(rules);
    const name = friendWords.game(known ? words.rules(known) : more.unknownRules(rules), mark);
    const open = makeButton(friendWords.open, () => {
      bridge.send(`resume ${save}`);
      opened();
    });
    const drop = makeButton(friendWords.giveUp, () => giveUp(match));
    open.setAttribute('aria-description', name);
    drop.setAttribute('aria-description', name);
    return make(
      'li',
      {},
      make('span', { textContent: `${name}: ${friendWords.state[turn](since)}` }),
      make('p', { className: 'actions' }, open, drop),
    );
  };
  const show = () => {
    const games = kept.all();
    set.hidden = games.length === 0;
    list.replaceChildren(...games.map(makeItem));
  };
  return { set, show };
}
