// The match sheet: who plays, at which level, who begins, on which board. Only Start applies it; leaving it in any
// other way changes nothing. A choice that cannot be played is explained at its field.
import { html, nothing, render } from 'lit-html';
import { canConnect } from '../browser/link.ts';
import { levels, rulesText, type Rules } from '../program/rules.ts';
import { closeOnBackdrop } from '../forms/dialog.ts';
import { checkView, choiceView, nameView } from '../forms/field-views.ts';
import { make } from '../dom.ts';
import { friendWords } from '../words/en/friends.ts';
import { commonWords } from '../words/en/common.ts';
import { matchWords } from '../words/en/match.ts';
import { makeGameList, type WithFriends } from '../friends/list.ts';
import { makeBoards } from './boards.ts';
import { canContinue, choicesOf, commandOf, noChoices, playersOf, type Choices } from './choices.ts';
import { nameIn } from '../program/name.ts';
import { kindName } from '../words/players.ts';
import type { RulesFields } from '../forms/rules-fields.ts';

const opponents = { friend: matchWords.aFriend, elsewhere: friendWords.title, computer: matchWords.theComputer };
const marks = { X: matchWords.firstMark, O: matchWords.secondMark };
const series = {
  0: matchWords.seriesNone,
  3: matchWords.firstTo(3),
  5: matchWords.firstTo(5),
  7: matchWords.firstTo(7),
};
const helps = { '': friendWords.helpLater, help: friendWords.helpAnytime };

export function makeMatchSheet(context: WithFriends & { rulesFields: RulesFields }) {
  const { bridge, newGame, preferences, rulesFields, friends } = context;
  let chosen = noChoices;
  /** A board was chosen here, even if it is the current one. */
  let isBoardChosen = false;
  /** Whether the strongest level is perfect on the chosen board. */
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
  const list = makeGameList(context, dialog);

  const isLive = () => canConnect && chosen.way === 'live';
  const choice = (
    isShown: boolean,
    name: keyof Choices,
    legend: string,
    options: Record<string, string>,
    look = '',
    note = '',
  ) => {
    const take = (value: string) => choose({ [name]: value });
    return isShown ? choiceView(legend, name, Object.entries(options), `${chosen[name]}`, take, look, note) : nothing;
  };
  const nameField = (id: string, label: string, isShown: boolean) =>
    html`<div ?hidden=${!isShown}>${nameView(label, id, {})}</div>`;
  const typedIn = (id: string) => dialog.querySelector<HTMLInputElement>(`#${id}`) as HTMLInputElement;
  function choose(change: Partial<Choices>) {
    chosen = { ...chosen, ...change };
    draw();
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
    const fromPosition = canContinue(bridge.view, chosen)
      ? checkView('from-position', friendWords.fromPosition, '', chosen.fromPosition, follow)
      : nothing;
    render(
      html`
        <form novalidate @submit=${submit}>
          <h2 id="match-title">${matchWords.match}</h2>
          ${list.set}
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
          ${nameField('own-name', isPair ? matchWords.firstName : friendWords.ownName, isElsewhere || isPair)}
          ${nameField('second-name', matchWords.secondName, isPair)}
          <p class="actions" ?hidden=${!isElsewhere || !canConnect}>${list.codeButton}</p>
          <p class="actions">
            <button type="button" @click=${leave}>${commonWords.cancel}</button>
            <button type="submit" class="primary">${matchWords.startMatch}</button>
          </p>
        </form>`,
      dialog,
    );
  }

  /** Keeps the chosen preferences; returns whether the player's name has changed, and the length of a series. */
  const keepPreferences = (name: string) => {
    const { opponent, level, series: wins } = chosen;
    const isPair = opponent === 'friend';
    const isElsewhere = opponent === 'elsewhere';
    const keep = (isAsked: boolean, key: 'level' | 'series' | 'name' | 'secondName', value: string | number) => {
      const isNew = isAsked && value !== preferences.values[key];
      if (isNew) preferences.set(key, value);
      return isNew;
    };
    keep(opponent === 'computer', 'level', level);
    keep(isPair, 'secondName', nameIn(typedIn('second-name').value));
    return {
      isRenamed: keep(isElsewhere || isPair, 'name', name),
      isNewSeries: keep(opponent !== '' && !isElsewhere, 'series', Number(wins)),
    };
  };
  const take = (found: Rules) => {
    const { view } = bridge;
    const name = nameIn(typedIn('own-name').value);
    const { isRenamed, isNewSeries } = keepPreferences(name);
    const rules = rulesText(found);
    // This choice replaces an earlier one for the next game.
    if (isBoardChosen && rules === view.rules && !view.draft) newGame.choose(found);
    if (view.draft && !view.apart && chosen.opponent !== 'elsewhere') {
      const [x, o] = playersOf(view, chosen);
      newGame.choose(found, x === view.x && o === view.o ? '' : `&x=${x}&o=${o}`);
      return;
    }
    const isConnected = document.querySelector('#apart[data-live=connected]') !== null;
    const wins = Number(chosen.series);
    // It begins at nothing, even between the same players.
    if (isNewSeries && wins > 0 && !view.apart) {
      const [x, o] = playersOf(view, chosen);
      bridge.send(`players ${x} ${o}`);
    }
    const command = commandOf(view, chosen, rules, name, isConnected || isRenamed);
    if (command) bridge.send(command);
  };
  function submit(event: Event) {
    event.preventDefault();
    const rules = rulesFields.check();
    // A board that cannot be played keeps the sheet open.
    if (!rules) {
      (dialog.querySelector('details') as HTMLDetailsElement).open = true;
      rulesFields.focusFault();
      return;
    }
    // Do this before the next dialog opens: it gives the focus back to where it was.
    list.toBoard();
    take(rules);
    if (chosen.opponent === 'elsewhere' && isLive()) friends((parts) => parts.playLive());
  }
  rulesFields.fieldset.addEventListener('input', () => {
    if (!dialog.open) return;
    isBoardChosen = true;
    draw();
  });

  return () => {
    const { view } = bridge;
    const { values } = preferences;
    isBoardChosen = false;
    rulesFields.show(view);
    choose({ ...noChoices, level: values.level, series: String(values.series), ...choicesOf(view) });
    typedIn('own-name').value = values.name;
    typedIn('second-name').value = values.secondName;
    const others = dialog.querySelector('details') as HTMLDetailsElement;
    others.append(rulesFields.fieldset);
    others.open = false;
    list.show();
    const first = document.activeElement?.id === 'other-board' ? '[aria-pressed=true]' : '[name=opponent]:checked';
    dialog.showModal();
    dialog.querySelector<HTMLElement>(first)?.focus();
  };
}
