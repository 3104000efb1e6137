// The sheet of the match: who plays, at which level, who begins, on which board. Nothing of it is done before
// Start; leaving the sheet in any other way changes nothing. A choice that cannot be played is said at its field.
import { levels } from '../program/levels.ts';
import { rulesText } from '../program/rules.ts';
import { closeOnBackdrop } from '../forms/dialog.ts';
import { makeCheck, makeChoice, makeField } from '../forms/fields.ts';
import { make, makeButton } from '../dom.ts';
import { friendWords } from '../words/en/friends.ts';
import { more } from '../words/en/more.ts';
import { words } from '../words/en/play.ts';
import { makeGameList } from '../friends/list.ts';
import { makeBoards } from './boards.ts';
import { nameIn } from '../program/name.ts';
import { kindName } from '../words/players.ts';
import type { Context } from '../context.ts';
import type { ApartWanted } from '../friends/friends.ts';
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

/** Gives what opens the sheet. */
export function makeMatchSheet({
  bridge,
  grid,
  newGame,
  preferences,
  rulesFields,
  apart,
}: Context & { rulesFields: RulesFields; apart: ApartWanted }) {
  const opponent = makeChoice(
    'opponent',
    more.opponent,
    [
      ['friend', more.aFriend],
      ['elsewhere', friendWords.title],
      ['computer', more.theComputer],
    ],
    () => showChoices(),
  );
  opponent.set.classList.add('thirds');
  const level = makeChoice(
    'level',
    more.level,
    levels.map((kind) => [kind, words.players[kind]]),
  );
  level.set.classList.add('levels');
  const wayNote = make('small');
  const way = makeChoice('way', friendWords.way, Object.entries(friendWords.ways), () => showChoices());
  way.set.append(wayNote);
  const mark = makeChoice('mark', more.yourMark, [
    ['X', more.firstMark],
    ['O', more.secondMark],
  ]);
  /** A board was chosen here, even if it is the one in play. */
  let isBoardChosen = false;
  const boards = makeBoards((rules) => {
    isBoardChosen = true;
    rulesFields.show(rules);
    showBoard();
  });
  const others = make('details', {}, make('summary', { textContent: more.otherBoard }));
  const fromPosition = makeCheck('from-position', friendWords.fromPosition);
  fromPosition.input.checked = true;
  const name = make('input', { id: 'own-name', type: 'text', maxLength: 32 });
  const nameField = makeField(friendWords.ownName, name);
  const second = make('input', { id: 'second-name', type: 'text', maxLength: 32 });
  const secondField = makeField(more.secondName, second);
  const series = makeChoice('series', more.series, [
    ['0', more.seriesNone],
    ...[3, 5, 7].map((wins) => [String(wins), more.firstTo(wins)] as [string, string]),
  ]);
  const help = makeChoice('help', friendWords.helpField, [
    ['', friendWords.helpLater],
    ['help', friendWords.helpAnytime],
  ]);
  const enter = make('button', { type: 'button', textContent: friendWords.enterCode });
  const code = make('p', { className: 'actions spread' }, enter);
  const leave = () => dialog.close();
  /** The games with friends elsewhere, once there is what keeps them. */
  const games = make('div');
  let list: ReturnType<typeof makeGameList> | undefined;
  const showGames = () =>
    apart(({ matches }) => {
      list ??= makeGameList({ bridge, matches, opened: leave });
      games.replaceChildren(list.set);
      list.show();
    });
  const form = make(
    'form',
    { noValidate: true },
    make('h2', { id: 'match-title', textContent: more.match }),
    opponent.set,
    way.set,
    level.set,
    mark.set,
    make('fieldset', {}, make('legend', { textContent: more.board }), boards.strip, others),
    fromPosition.field,
    series.set,
    help.set,
    nameField,
    secondField,
    code,
    games,
    make(
      'p',
      { className: 'actions' },
      makeButton(more.cancel, leave),
      make('button', { type: 'submit', className: 'primary', textContent: more.startMatch }),
    ),
  );
  const dialog = make('dialog', { id: 'match-dialog', 'aria-labelledby': 'match-title' }, form);
  document.body.append(dialog);
  closeOnBackdrop(dialog);

  /** @param solved whether the strongest is perfect on the board that is chosen */
  const nameLevels = (solved: boolean) => {
    for (const { input, label } of level.labels) {
      const name = label.querySelector('span');
      if (name) name.textContent = kindName(input.value as Computer, solved);
    }
  };
  const isLive = () => canConnect && way.value === 'live';
  const showBoard = () => {
    const rules = rulesFields.check();
    boards.show(rules ? rulesText(rules) : '');
    if (rules) nameLevels(bridge.isSolved(rulesText(rules)));
  };
  function showChoices() {
    const alone = opponent.value === 'computer';
    const elsewhere = opponent.value === 'elsewhere';
    level.set.hidden = !alone;
    mark.set.hidden = !alone && !elsewhere;
    // What is over cannot be played on.
    const { start, apart: friends, outcome, moves } = bridge.view;
    const isOver = moves.length === 0 && outcome !== 'in_progress';
    fromPosition.field.hidden = !elsewhere || !start || friends !== null || isOver;
    games.hidden = help.set.hidden = code.hidden = !elsewhere;
    series.set.hidden = elsewhere || opponent.value === '';
    const isPair = opponent.value === 'friend';
    nameField.hidden = !elsewhere && !isPair;
    secondField.hidden = !isPair;
    const [label] = nameField.children;
    label.textContent = isPair ? more.firstName : friendWords.ownName;
    way.set.hidden = !elsewhere || !canConnect;
    wayNote.textContent = friendWords.wayNotes[isLive() ? 'live' : 'link'];
    if (elsewhere) showGames();
  }

  /** The players that are chosen; null where nothing is. */
  const players = (): [Player, Player] | null => {
    if (opponent.value === 'friend' || opponent.value === 'elsewhere') return ['human', 'human'];
    if (opponent.value !== 'computer') return null;
    const computer = level.value as Computer;
    return mark.value === 'O' ? [computer, 'human'] : ['human', computer];
  };

  /** The position that a game with a friend elsewhere begins from, after a space, where one is wanted. */
  const startFor = (rules: string) => {
    const { start, rules: now } = bridge.view;
    const isWanted = !fromPosition.field.hidden && fromPosition.input.checked && rules === now;
    return isWanted && start ? ` ${start}` : '';
  };

  const take = () => {
    const { view } = bridge;
    const [x, o] = players() ?? [view.x, view.o];
    if (opponent.value === 'computer') preferences.set('level', level.value);
    const wins = Number(series.value);
    if (!series.set.hidden && wins !== preferences.values.series) preferences.set('series', wins);
    const called = nameIn(name.value);
    const isRenamed = !nameField.hidden && called !== preferences.values.name;
    if (isRenamed) preferences.set('name', called);
    const other = nameIn(second.value);
    if (!secondField.hidden && other !== preferences.values.secondName) preferences.set('secondName', other);
    const found = rulesFields.check();
    const rules = found ? rulesText(found) : view.rules;
    // What was chosen before for the next game counts no more.
    if (isBoardChosen && found && rules === view.rules && !view.draft) newGame.choose(found);
    if (opponent.value === 'elsewhere') {
      const seat = view.apart?.seat ?? mark.value;
      const isSame =
        view.apart && rules === view.rules && mark.value === seat && (help.value === 'help') === view.apart.help;
      // Once somebody has played, Start means another match: with somebody else, maybe. This one can go on live, or
      // with another name.
      const isConnected = document.querySelector('#apart[data-live=connected]');
      const goesOn = isSame && (isLive() || isConnected || isRenamed || isUntouched(view));
      const terms = `${help.value && ` ${help.value}`}${called && ` name ${called}`}`;
      if (!goesOn) bridge.send(`invite ${mark.value === 'O' ? 'O' : 'X'} ${rules}${startFor(rules)}${terms}`);
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

  rulesFields.fieldset.addEventListener('input', ({ target }) => {
    if (dialog.open) isBoardChosen = true;
    // A board of the list has not filled the other fields yet; that comes with the change.
    if (dialog.open && target !== rulesFields.preset) showBoard();
  });
  rulesFields.preset.addEventListener('change', () => {
    if (dialog.open) showBoard();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    // A board that cannot be played keeps the sheet open.
    if (!rulesFields.check()) {
      others.open = true;
      rulesFields.focusFault();
      return;
    }
    leave();
    // Before a dialog comes that gives the focus back to where it was.
    grid.focus();
    take();
    if (opponent.value === 'elsewhere' && isLive()) apart((parts) => parts.playLive());
  });
  // The game is the one that the code is of.
  enter.addEventListener('click', () => {
    leave();
    apart((parts) => parts.enterCode());
  });
  // Told later, when it may be open again.
  dialog.addEventListener('close', () => {
    if (!dialog.open) grid.focus();
  });

  return () => {
    const { view } = bridge;
    const chosen = chosenOf(view);
    opponent.value = chosen.opponent;
    level.value = chosen.level || preferences.values.level;
    mark.value = chosen.side || 'X';
    way.value = 'link';
    help.value = view.apart?.help ? 'help' : '';
    name.value = preferences.values.name;
    second.value = preferences.values.secondName;
    series.value = String(preferences.values.series);
    others.append(rulesFields.fieldset);
    others.open = false;
    isBoardChosen = false;
    rulesFields.show(view);
    showBoard();
    showChoices();
    dialog.showModal();
  };
}
