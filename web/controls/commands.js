// What a user can ask for by a button or a key. Each says so when it is not possible.
import { words } from '../words/play.js';

/** The text of rules, as addresses have it. */
export const rulesText = ({ columns, rows, in_a_row, misere }) =>
  [columns, rows, in_a_row, ...(misere ? ['misere'] : [])].join();

export class Commands {
  #bridge;
  #narrator;
  #preferences;
  /** Rules chosen for the next game, while another one is on the board. */
  #chosen = null;

  constructor(bridge, narrator, preferences) {
    this.#bridge = bridge;
    this.#narrator = narrator;
    this.#preferences = preferences;
  }

  /** The rules that were chosen for the next game, if they are not those of this one. */
  get nextRules() {
    return this.#chosen;
  }

  /** Chooses the rules of the next game. With nothing on the board and no series to lose it starts at once. */
  chooseRules(rules) {
    const { view } = this.#bridge;
    this.#chosen = rulesText(rules) === view.rules ? null : rules;
    const { first, second, draws } = view.score;
    if (!this.#chosen) return;
    if (view.moves.length + first + second + draws === 0) this.newGame();
    else this.#narrator.say(words.startsWithNewGame(words.rules(rules)));
  }

  newGame() {
    const { view } = this.#bridge;
    const started = view.moves.length > 0;
    // The game that is left stays one step back in the browser's history.
    if (started) history.pushState(null, '', location.href);
    if (this.#chosen) {
      this.#bridge.newGame(`v=1&rules=${rulesText(this.#chosen)}&x=${view.x}&o=${view.o}`);
      this.#chosen = null;
    } else {
      this.#bridge.rematch(this.#preferences.values.alternate && view.outcome !== 'in_progress');
    }
  }

  undo() {
    if (this.#bridge.view.can_undo) this.#bridge.undo();
    else this.#narrator.say(words.nothingToUndo);
  }

  redo() {
    if (this.#bridge.view.can_redo) this.#bridge.redo();
    else this.#narrator.say(words.nothingToRedo);
  }

  hint() {
    const { view } = this.#bridge;
    if (view.outcome !== 'in_progress') this.#narrator.say(words.noHint);
    else if (view.awaited) this.#narrator.say(words.refused.not_your_turn());
    else this.#bridge.hint();
  }

  analyse() {
    this.#bridge.analyse(!this.#bridge.view.analysis);
  }
}
