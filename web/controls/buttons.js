// The buttons and the two players beside the board: what they show follows the view, what they do
// are commands.
import { element, make } from '../dom.js';
import { words } from '../words/play.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Player, View } from '../program/contract.d.ts'
 * @import { NewGame } from './new-game.js'
 */
/** @typedef {ReturnType<typeof makeButtons>} Buttons */

/** @param {string} id */
function makePlayerChoice(id) {
  const select = element(id, HTMLSelectElement);
  const { human, ...computers } = words.players;
  const options = Object.entries(computers).map(([kind, name]) => new Option(name, kind));
  select.append(new Option(human, 'human'), make('optgroup', { label: words.computers }, ...options));
  return select;
}

/** @param {{ bridge: Bridge, newGame: NewGame }} parts */
export function makeButtons({ bridge, newGame }) {
  const [x, o] = [makePlayerChoice('player-x'), makePlayerChoice('player-o')];
  const [undo, redo, analyse, restore] = ['undo', 'redo', 'analyse', 'restore'].map((id) => element(id));
  const toggleAnalysis = () => bridge.send(bridge.thoughts.analysis ? 'analyse off' : 'analyse on');

  for (const select of [x, o]) {
    select.addEventListener('change', () =>
      bridge.send(`players ${/** @type {Player} */ (x.value)} ${/** @type {Player} */ (o.value)}`),
    );
  }
  element('new').addEventListener('click', newGame.start);
  undo.addEventListener('click', () => bridge.send('undo'));
  redo.addEventListener('click', () => bridge.send('redo'));
  element('hint').addEventListener('click', () => bridge.send('hint'));
  analyse.addEventListener('click', toggleAnalysis);
  restore.addEventListener('click', () => bridge.send('restore'));

  bridge.on('view', (view) => {
    x.value = view.x;
    o.value = view.o;
    undo.ariaDisabled = String(!view.can_undo);
    redo.ariaDisabled = String(!view.can_redo);
    restore.hidden = view.set_aside === 0;
    restore.title = words.restoreTitle(view.set_aside);
    showScores(view);
  });
  bridge.on('thoughts', ({ analysis }) => {
    analyse.ariaPressed = String(analysis !== null);
  });
  return { toggleAnalysis };
}

/** Nobody has to look at a score before there is one. @param {View} view */
function showScores({ score: { first, second, draws }, first_plays_x: firstPlaysX }) {
  const shown = first + second + draws > 0;
  const [x, o] = firstPlaysX ? [first, second] : [second, first];
  for (const [id, wins] of /** @type {const} */ ([
    ['score-x', x],
    ['score-o', o],
  ])) {
    const score = element(id);
    score.textContent = shown ? String(wins) : '';
    score.title = shown ? words.score(wins) : '';
  }
}
