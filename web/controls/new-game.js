// Which game comes next, the one place that knows. Rules can be chosen while another game is on the board; they then
// wait for the button. Whatever else brings another board was chosen later, and counts.
import { rulesText } from '../program/rules.js';
import { words } from '../words/play.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Rules } from '../program/rules.js'
 * @import { Narrator } from '../feedback/narrator.js'
 * @import { Preferences } from '../storage/preferences.js'
 */
/** @typedef {ReturnType<typeof makeNewGame>} NewGame */

/** @param {{ bridge: Bridge, grid: { focus: () => void }, narrator: Narrator, preferences: Preferences }} parts */
export function makeNewGame({ bridge, grid, narrator, preferences }) {
  /** @type {Rules | null} Chosen, and not those of the game on the board. */
  let chosen = null;
  let game = '';
  bridge.on('started', ({ id }) => {
    // The same game comes back by a reload, or from another tab.
    if (id !== game) chosen = null;
    game = id;
  });

  /** Starts the game that was chosen, or the next one of the series. */
  const begin = () => {
    const { outcome } = bridge.view;
    if (chosen) bridge.send(`new rules=${rulesText(chosen)}`);
    else bridge.send(preferences.values.alternate && outcome !== 'in_progress' ? 'rematch swap' : 'rematch');
  };
  /** The same, and the keys are the board's. */
  const start = () => {
    begin();
    grid.focus();
  };
  return {
    start,
    /** The keys are the board's. */
    enter: () => grid.focus(),
    /** Starts a game with these rules. @param {Rules} rules */
    take(rules) {
      chosen = rulesText(rules) === bridge.view.rules ? null : rules;
      start();
    },
    /** The rules that were chosen for the next game, if they are not those of this one. */
    get chosenRules() {
      return chosen;
    },
    /** Chooses the rules of the next game. With nothing on the board and no series to lose it starts at once, but
     * not behind a position that is being set up.
     * @param {Rules} rules */
    choose(rules) {
      const { view } = bridge;
      chosen = rulesText(rules) === view.rules ? null : rules;
      const { first, second, draws } = view.score;
      if (!chosen) return;
      if (!view.draft && view.moves.length + first + second + draws === 0) begin();
      else narrator.say(words.startsWithNewGame(words.rules(rules)));
    },
  };
}
