// The list of games with friends elsewhere: whose turn it is and since when, to be opened or given up.
import { askUser } from '../forms/dialog.ts';
import { make, makeButton } from '../dom.ts';
import { knownRules } from '../program/known-rules.ts';
import { friendWords } from '../words/en/friends.ts';
import { more } from '../words/en/more.ts';
import { words } from '../words/en/play.ts';
import { matchOnBoard, type Matches, type RemoteMatch } from '../storage/matches.ts';
import type { Bridge } from '../program/bridge.ts';

export function makeGameList({ bridge, matches, opened }: { bridge: Bridge; matches: Matches; opened: () => void }) {
  const list = make('ul', { className: 'apart-games' });
  const set = make('fieldset', { className: 'kept-games' }, make('legend', { textContent: friendWords.games }), list);

  const giveUp = async (match: string) => {
    if (!(await askUser(friendWords.reallyGiveUp, friendWords.giveUp, friendWords.keep))) return;
    const isHere = matchOnBoard(bridge.view) === match;
    matches.forget(match);
    if (isHere) bridge.send('new x=human&o=human');
    show();
  };
  const makeItem = ({ match, save, rules, mark, turn, since }: RemoteMatch) => {
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
    const games = matches.all();
    set.hidden = games.length === 0;
    list.replaceChildren(...games.map(makeItem));
  };
  return { set, show };
}
