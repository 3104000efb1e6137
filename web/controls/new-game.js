// Which game comes next, the one place that knows. It can be chosen while another game is on the board; then it
// waits for the button. Whatever else brings another board was chosen later, and counts.
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
  /** What was chosen, and is not the game on the board; of players as commands have them, empty for the same.
   * @type {{ rules: Rules, players: string } | null} */
  let chosen = null;
  /** It was chosen while a position was set up, which is still there. */
  let isBehindDraft = false;
  let game = '';
  /** @param {Rules} rules @param {string} players */
  const take = (rules, players = '') => {
    chosen = rulesText(rules) === bridge.view.rules && players === '' ? null : { rules, players };
    isBehindDraft = bridge.view.draft !== null;
  };
  bridge.on('drafted', ({ draft }) => {
    if (!draft) isBehindDraft = false;
  });
  bridge.on('started', ({ id, how }) => {
    // The game from the position was begun before that choice, which is of the one after it.
    if (chosen && isBehindDraft && how === 'new' && !bridge.view.apart) take(chosen.rules, chosen.players);
    // The same game comes back by a reload, or from another tab.
    else if (id !== game) chosen = null;
    isBehindDraft = false;
    game = id;
  });

  /** Starts the game that was chosen, or the next one of the series. */
  const begin = () => {
    if (chosen) bridge.send(`new rules=${rulesText(chosen.rules)}${chosen.players}`);
    else bridge.send(preferences.values.alternate && bridge.view.over ? 'rematch swap' : 'rematch');
  };
  /** The same, and the keys are the board's. */
  const start = () => {
    begin();
    grid.focus();
  };
  /** Chooses the next game, against the same players unless others are given, like `&x=human&o=easy`. With nothing on
   * the board and no series to lose it starts at once, but not behind a position that is being set up.
   * @param {Rules} rules @param {string} [players] */
  const choose = (rules, players) => {
    take(rules, players);
    const { view } = bridge;
    const { first, second, draws } = view.score;
    if (!chosen) return;
    if (!view.draft && view.moves.length + first + second + draws === 0) begin();
    else narrator.say(words.startsWithNewGame(words.rules(rules)));
  };
  return {
    start,
    choose,
    /** The keys are the board's. */
    enter: () => grid.focus(),
    /** Starts a game with these rules, but not behind a position that is being set up. @param {Rules} rules */
    take(rules) {
      if (bridge.view.draft) {
        choose(rules);
        return;
      }
      take(rules);
      start();
    },
    /** The rules that were chosen for the next game, if they are not those of this one. */
    get chosenRules() {
      return chosen?.rules ?? null;
    },
  };
}
