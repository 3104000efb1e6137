// The pill that says who plays and on which board: the two players with their score, and the button
// that opens the sheet, which dialogs/dialogs.ts listens to.
import { element, make } from '../dom.ts';
import { words } from '../words/en/play.ts';
import { matchName, playerName } from '../words/players.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Mark, Player, View } from '../program/contract.ts';

/** The list is no part of index.html: a browser looks through a page's fields before it is laid out. */
function makePlayerChoice(mark: 'x' | 'o') {
  const select = make('select', { id: `player-${mark}` });
  const place = element(`score-${mark}`);
  // The name that a first visitor has read there until now.
  place.previousElementSibling?.remove();
  const kinds = Object.keys(words.players) as Player[];
  const options = new Map(kinds.map((kind) => [kind, new Option(words.players[kind], kind)]));
  const human = options.get('human') as HTMLOptionElement;
  const computers = [...options.values()].filter((option) => option !== human);
  select.append(human, make('optgroup', { label: words.computers }, ...computers));
  // Nobody yet: who plays is not known before the program is there, but for a first visitor.
  select.value = document.documentElement.classList.contains('first-visit') ? { x: 'human', o: 'easy' }[mark] : '';
  place.before(select);
  return { select, options };
}

export function makeMatch({ bridge, grid }: { bridge: Bridge; grid: { focus: (shown: boolean) => void } }) {
  const choices = { X: makePlayerChoice('x'), O: makePlayerChoice('o') };
  const button = element('match');

  for (const { select } of Object.values(choices)) {
    let pointed = false;
    select.addEventListener('pointerdown', () => {
      pointed = true;
    });
    select.addEventListener('keydown', () => {
      pointed = false;
    });
    select.addEventListener('change', () => {
      bridge.send(`players ${choices.X.select.value as Player} ${choices.O.select.value as Player}`);
      // Chosen by a pointer: the next letter is for the board, and not for this list.
      if (pointed) grid.focus(false);
    });
  }

  const showPlayer = (view: View, mark: Mark) => {
    const { select, options } = choices[mark];
    const kind = mark === 'X' ? view.x : view.o;
    for (const [name, option] of options) {
      // Each says who it is, or would be, in this match.
      const shown = playerName({ ...view, [mark === 'X' ? 'x' : 'o']: name }, mark);
      if (option.text !== shown) option.text = shown;
    }
    select.value = kind;
    // Nobody can take the place of a friend who is elsewhere.
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

/** Nobody has to look at a score before there is one. */
function showScores({ score: { first, second, draws }, first_plays_x: firstPlaysX }: View) {
  const shown = first + second + draws > 0;
  const [x, o] = firstPlaysX ? [first, second] : [second, first];
  for (const [id, wins] of [
    ['score-x', x],
    ['score-o', o],
  ] as const) {
    const score = element(id);
    score.textContent = shown ? String(wins) : '';
    score.title = shown ? words.score(wins) : '';
  }
}
