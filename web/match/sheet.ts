// The sheet of the match: who plays, at which level, who begins, on which board. Nothing of it is done before
// Start; leaving the sheet in any other way changes nothing. A choice that cannot be played is said at its field.
import { html, nothing, render } from 'lit-html';
import { levels, rulesText } from '../program/rules.ts';
import { closeOnBackdrop } from '../forms/dialog.ts';
import { checkView, choiceView, fieldView } from '../forms/field-views.ts';
import { make } from '../dom.ts';
import { friendWords } from '../words/en/friends.ts';
import { commonWords } from '../words/en/common.ts';
import { matchWords } from '../words/en/match.ts';
import { makeGameList } from '../friends/list.ts';
import { makeBoards } from './boards.ts';
import { nameIn } from '../program/name.ts';
import { kindName } from '../words/players.ts';
import type { Context } from '../context.ts';
import type { FriendsWanted } from '../friends/friends.ts';
import type { Computer, Player, View } from '../program/contract.ts';
import type { RulesFields } from '../forms/rules-fields.ts';

const canConnect = 'RTCPeerConnection' in globalThis;

/** What is chosen of the players of a view: nothing where two computers play. */
function chosenOf({ x, o, apart }: View) {
  if (apart) return { opponent: 'elsewhere', level: '', side: apart.seat ?? 'X' };
  if (x === 'human' && o === 'human') return { opponent: 'friend', level: '', side: '' };
  if (x !== 'human' && o !== 'human') return { opponent: '', level: '', side: '' };
  return x === 'human' ? { opponent: 'computer', level: o, side: 'X' } : { opponent: 'computer', level: x, side: 'O' };
}

/** Nobody has played in this match yet. */
const isUntouched = ({ moves, score: { first, second, draws } }: View) => moves.length + first + second + draws === 0;
const opponents = { friend: matchWords.aFriend, elsewhere: friendWords.title, computer: matchWords.theComputer };
const marks = { X: matchWords.firstMark, O: matchWords.secondMark };
const series = {
  0: matchWords.seriesNone,
  3: matchWords.firstTo(3),
  5: matchWords.firstTo(5),
  7: matchWords.firstTo(7),
};
const helps = { '': friendWords.helpLater, help: friendWords.helpAnytime };

export function makeMatchSheet({
  bridge,
  grid,
  newGame,
  preferences,
  rulesFields,
  friends,
}: Context & { rulesFields: RulesFields; friends: FriendsWanted }) {
  const nothingChosen = { opponent: '', level: '', mark: 'X', way: 'link', help: '', series: '0', fromPosition: true };
  let chosen = nothingChosen;
  /** A board was chosen here, even if it is the one in play. */
  let isBoardChosen = false;
  /** Whether the strongest is perfect on the board that is chosen. */
  let isSolved = false;
  const boards = makeBoards((rules) => {
    isBoardChosen = true;
    rulesFields.show(rules);
    draw();
  });
  const dialog = make('dialog', { id: 'match-dialog', 'aria-labelledby': 'match-title' });
  document.body.append(dialog);
  closeOnBackdrop(dialog);
  const leave = () => dialog.close();
  /** The games with friends elsewhere, once there is what keeps them. */
  const games = make('div');
  let list: ReturnType<typeof makeGameList> | undefined;
  const showGames = () =>
    friends(({ matches }) => {
      list ??= makeGameList({ bridge, matches, opened: leave });
      games.replaceChildren(list.set);
      list.show();
    });
  // The game is the one that the code is of.
  const enterCode = () => {
    leave();
    friends((parts) => parts.enterCode());
  };

  const isLive = () => canConnect && chosen.way === 'live';
  /** Whether the game with a friend elsewhere may begin from the position of this one: what is over cannot be played on. */
  const canContinue = () => {
    const { start, apart, outcome, moves } = bridge.view;
    const isOver = moves.length === 0 && outcome !== 'in_progress';
    return chosen.opponent === 'elsewhere' && start !== null && apart === null && !isOver;
  };
  const choice = (
    isShown: boolean,
    name: keyof typeof chosen,
    legend: string,
    options: Record<string, string>,
    look = '',
    note = '',
  ) => {
    const take = (value: string) => choose({ [name]: value });
    return isShown ? choiceView(legend, name, Object.entries(options), `${chosen[name]}`, take, look, note) : nothing;
  };
  const nameView = (id: string, label: string, isShown: boolean) => html`
    <div ?hidden=${!isShown}>${fieldView(label, id, html`<input id=${id} type="text" maxlength="32">`)}</div>`;
  const typedIn = (id: string) => dialog.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;
  function choose(change: Partial<typeof chosen>) {
    chosen = { ...chosen, ...change };
    draw();
    if (chosen.opponent === 'elsewhere') showGames();
  }
  function draw() {
    const isElsewhere = chosen.opponent === 'elsewhere';
    const isAlone = chosen.opponent === 'computer';
    const isPair = chosen.opponent === 'friend';
    const rules = rulesFields.check();
    boards.show(rules ? rulesText(rules) : '');
    if (rules) isSolved = bridge.isSolved(rulesText(rules));
    const names = Object.fromEntries(levels.map((kind) => [kind, kindName(kind, isSolved)]));
    const wayNote = friendWords.wayNotes[isLive() ? 'live' : 'link'];
    const follow = (isOn: boolean) => choose({ fromPosition: isOn });
    const fromPosition = canContinue()
      ? checkView('from-position', friendWords.fromPosition, '', chosen.fromPosition, follow)
      : nothing;
    render(
      html`
        <form novalidate @submit=${submit}>
          <h2 id="match-title">${matchWords.match}</h2>
          ${choice(true, 'opponent', matchWords.opponent, opponents, 'thirds')}
          ${choice(isElsewhere && canConnect, 'way', friendWords.way, friendWords.ways, '', wayNote)}
          ${choice(isAlone, 'level', matchWords.level, names, 'levels')}
          ${choice(isAlone || isElsewhere, 'mark', matchWords.yourMark, marks)}
          <fieldset>
            <legend>${commonWords.board}</legend>
            ${boards.strip}
            <details><summary>${matchWords.otherBoard}</summary></details>
          </fieldset>
          ${fromPosition}
          ${choice(isAlone || isPair, 'series', matchWords.series, series)}
          ${choice(isElsewhere, 'help', friendWords.helpField, helps)}
          ${nameView('own-name', isPair ? matchWords.firstName : friendWords.ownName, isElsewhere || isPair)}
          ${nameView('second-name', matchWords.secondName, isPair)}
          <p class="actions" ?hidden=${!isElsewhere}>
            <button type="button" @click=${enterCode}>${friendWords.enterCode}</button>
          </p>
          ${isElsewhere ? games : nothing}
          <p class="actions">
            <button type="button" @click=${leave}>${commonWords.cancel}</button>
            <button type="submit" class="primary">${matchWords.startMatch}</button>
          </p>
        </form>`,
      dialog,
    );
  }

  /** The players that are chosen; null where nothing is. */
  const players = (): [Player, Player] | null => {
    if (chosen.opponent === 'friend' || chosen.opponent === 'elsewhere') return ['human', 'human'];
    if (chosen.opponent !== 'computer') return null;
    const computer = chosen.level as Computer;
    return chosen.mark === 'O' ? [computer, 'human'] : ['human', computer];
  };
  /** The position that a game with a friend elsewhere begins from, after a space, where one is wanted. */
  const startFor = (rules: string) => {
    const { start, rules: now } = bridge.view;
    return canContinue() && chosen.fromPosition && rules === now ? ` ${start}` : '';
  };
  const take = () => {
    const { view } = bridge;
    const [x, o] = players() ?? [view.x, view.o];
    if (chosen.opponent === 'computer') preferences.set('level', chosen.level);
    const isElsewhere = chosen.opponent === 'elsewhere';
    const isPair = chosen.opponent === 'friend';
    const wins = Number(chosen.series);
    if (!isElsewhere && chosen.opponent && wins !== preferences.values.series) preferences.set('series', wins);
    const called = nameIn(typedIn('own-name').value);
    const isRenamed = (isElsewhere || isPair) && called !== preferences.values.name;
    if (isRenamed) preferences.set('name', called);
    const other = nameIn(typedIn('second-name').value);
    if (isPair && other !== preferences.values.secondName) preferences.set('secondName', other);
    const found = rulesFields.check();
    const rules = found ? rulesText(found) : view.rules;
    // What was chosen before for the next game counts no more.
    if (isBoardChosen && found && rules === view.rules && !view.draft) newGame.choose(found);
    if (isElsewhere) {
      const seat = view.apart?.seat ?? chosen.mark;
      const isSame =
        view.apart && rules === view.rules && chosen.mark === seat && (chosen.help === 'help') === view.apart.help;
      // Once somebody has played, Start means another match: with somebody else, maybe. This one can go on live, or
      // with another name.
      const isConnected = document.querySelector('#apart[data-live=connected]');
      const goesOn = isSame && (isLive() || isConnected || isRenamed || isUntouched(view));
      const terms = `${chosen.help && ` ${chosen.help}`}${called && ` name ${called}`}`;
      if (!goesOn) bridge.send(`invite ${chosen.mark === 'O' ? 'O' : 'X'} ${rules}${startFor(rules)}${terms}`);
      return;
    }
    if (view.apart) {
      bridge.send(`new rules=${rules}&x=${x}&o=${o}`);
      return;
    }
    const samePlayers = x === view.x && o === view.o;
    if (view.draft) {
      if (found) newGame.choose(found, samePlayers && !view.apart ? '' : `&x=${x}&o=${o}`);
      return;
    }
    // From here one gets back to the empty board.
    const isSameGame = rules === view.rules && !view.start;
    if (isSameGame && samePlayers) return;
    // Another level takes over the game; another board or mark needs a new one.
    const sameHumans = (x === 'human') === (view.x === 'human') && (o === 'human') === (view.o === 'human');
    if (isSameGame && sameHumans && view.outcome === 'in_progress') bridge.send(`players ${x} ${o}`);
    else bridge.send(`new rules=${rules}&x=${x}&o=${o}`);
  };
  function submit(event: Event) {
    event.preventDefault();
    // A board that cannot be played keeps the sheet open.
    if (!rulesFields.check()) {
      (dialog.querySelector('details') as HTMLDetailsElement).open = true;
      rulesFields.focusFault();
      return;
    }
    leave();
    // Before a dialog comes that gives the focus back to where it was.
    grid.focus();
    take();
    if (chosen.opponent === 'elsewhere' && isLive()) friends((parts) => parts.playLive());
  }
  rulesFields.fieldset.addEventListener('input', ({ target }) => {
    if (!dialog.open) return;
    isBoardChosen = true;
    // A board of the list has not filled the other fields yet; that comes with the change.
    if (target !== rulesFields.preset) draw();
  });
  rulesFields.preset.addEventListener('change', () => dialog.open && draw());
  // Told later, when it may be open again.
  dialog.addEventListener('close', () => {
    if (!dialog.open) grid.focus();
  });

  return () => {
    const { view } = bridge;
    const { values } = preferences;
    const now = chosenOf(view);
    isBoardChosen = false;
    rulesFields.show(view);
    choose({
      ...nothingChosen,
      opponent: now.opponent,
      level: now.level || values.level,
      mark: now.side || 'X',
      help: view.apart?.help ? 'help' : '',
      series: String(values.series),
    });
    typedIn('own-name').value = values.name;
    typedIn('second-name').value = values.secondName;
    const others = dialog.querySelector('details') as HTMLDetailsElement;
    others.append(rulesFields.fieldset);
    others.open = false;
    dialog.showModal();
  };
}
