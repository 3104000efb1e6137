// The buttons and the two players beside the board: what they show follows the view, what they do
// are commands.
import { words } from '../words/play.js';

const element = (id) => document.getElementById(id);

function fillPlayers(select) {
  const { human, ...computers } = words.players;
  const group = document.createElement('optgroup');
  group.label = words.computers;
  group.append(...Object.entries(computers).map(([kind, name]) => new Option(name, kind)));
  select.append(new Option(human, 'human'), group);
}

export function makeControls(bridge, commands) {
  const [x, o] = [element('player-x'), element('player-o')];
  for (const select of [x, o]) {
    fillPlayers(select);
    select.addEventListener('change', () => bridge.players(x.value, o.value));
  }
  element('new').addEventListener('click', () => commands.newGame());
  element('undo').addEventListener('click', () => commands.undo());
  element('redo').addEventListener('click', () => commands.redo());
  element('hint').addEventListener('click', () => commands.hint());
  element('analyse').addEventListener('click', () => commands.analyse());

  bridge.on('view', (view) => {
    x.value = view.x;
    o.value = view.o;
    element('undo').ariaDisabled = String(!view.can_undo);
    element('redo').ariaDisabled = String(!view.can_redo);
    element('analyse').ariaPressed = String(Boolean(view.analysis));
    const { first, second, draws } = view.score;
    const [scoreX, scoreO] = view.first_plays_x ? [first, second] : [second, first];
    showScore(element('score-x'), scoreX, first + second + draws > 0);
    showScore(element('score-o'), scoreO, first + second + draws > 0);
  });
}

/** Nobody has to look at a score before there is one. */
function showScore(score, wins, shown) {
  score.textContent = shown ? wins : '';
  score.title = shown ? words.score(wins) : '';
}
