// The pill that says who plays on which board: the two players with their score, and the button that opens the sheet,
// which app.ts listens to.
import { isByPointer } from '../controls/presses.ts';
import { element, make } from '../dom.ts';
import { words } from '../words/en/play.ts';
import { isOthers, matchName, playerName } from '../words/players.ts';
import type { Bridge } from '../program/bridge.ts';
import { gamesIn, type Mark, type Player, type View } from '../program/contract.ts';

/** The list is not in index.html: browsers go through a page's fields before its first layout. */
function makePlayerChoice(mark: 'x' | 'o') {
  const select = make('select', { id: `player-${mark}` });
  const place = element(`score-${mark}`);
  // The name that a first visitor saw there until now.
  place.previousElementSibling?.remove();
  const kinds = Object.keys(words.players) as Player[];
  const options = new Map(kinds.map((kind) => [kind, new Option(words.players[kind], kind)]));
  const human = options.get('human') as HTMLOptionElement;
  const computers = [...options.values()].filter((option) => option !== human);
  select.append(human, make('optgroup', { label: words.computers }, ...computers));
  // Empty until the program says who plays; only a first visitor's players are known before.
  select.value = document.documentElement.classList.contains('first-visit') ? { x: 'human', o: 'easy' }[mark] : '';
  place.before(select);
  return { select, options };
}

export function makeMatch({ bridge, grid }: { bridge: Bridge; grid: { focus: (shown: boolean) => void } }) {
  const choices = { X: makePlayerChoice('x'), O: makePlayerChoice('o') };
  const button = element('match');

  for (const { select } of Object.values(choices)) {
    select.addEventListener('change', () => {
      const [x, o] = [choices.X.select.value as Player, choices.O.select.value as Player];
      const { view } = bridge;
      const isOwnEnd = view.over && !isOthers(view);
      // A game of your own that is over keeps its players: the choice is for the next one.
      if (isOwnEnd && view.outcome !== 'in_progress') bridge.send(`new x=${x}&o=${o}`);
      else bridge.send(`players ${x} ${o}`);
      // The end that was taken back was not theirs.
      if (isOwnEnd && view.outcome === 'in_progress') bridge.send(`open ${bridge.view.address}`);
      // After a choice by a pointer, the next letter is for the board and not for this list.
      if (isByPointer()) grid.focus(false);
    });
  }

  const showPlayer = (view: View, mark: Mark) => {
    const { select, options } = choices[mark];
    const kind = mark === 'X' ? view.x : view.o;
    for (const [name, option] of options) {
      // Each option names the player it is, or would be, in this match.
      const player = { ...view, [mark === 'X' ? 'x' : 'o']: name };
      const shown = playerName(player, mark, name === kind ? undefined : words.another);
      if (option.text !== shown) option.text = shown;
    }
    select.value = kind;
    element(mark === 'X' ? 'score-x' : 'score-o').dataset.name = playerName(view, mark);
    // Nobody can replace a friend who is elsewhere.
    select.disabled = view.apart !== null;
  };

  bridge.on('view', (view) => {
    showPlayer(view, 'X');
    showPlayer(view, 'O');
    const match = words.matchIs(matchName(view), words.rules(view));
    button.title = match;
    button.setAttribute('aria-description', match);
    showScores(view);
  });
}

/** Scores stay empty until there is one. */
function showScores({ score, first_plays_x: firstPlaysX }: View) {
  const shown = gamesIn(score) > 0;
  const [x, o] = firstPlaysX ? [score.first, score.second] : [score.second, score.first];
  for (const [id, wins] of Object.entries({ 'score-x': x, 'score-o': o })) {
    const place = element(id);
    place.textContent = shown ? String(wins) : '';
    // Screen readers would say a bare number.
    place.role = shown ? 'img' : null;
    place.ariaLabel = shown ? words.score(wins) : null;
    place.parentElement?.classList.toggle('scored', shown);
  }
}
