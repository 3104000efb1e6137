// Which game comes next, the one place that knows. It can be chosen while another game is on the board; then it
// waits for the button. Whatever else brings another board was chosen later, and counts.
import { rulesText, type Rules } from '../program/rules.ts';
import { words } from '../words/en/play.ts';
import type { Context } from '../context.ts';

/** What the next game can begin from, where this one began from a position. */
export type Where = Record<'same' | 'empty', () => void>;

export type NewGame = ReturnType<typeof makeNewGame>;

export function makeNewGame({
  bridge,
  grid,
  narrator,
  preferences,
  askWhere,
}: Pick<Context, 'bridge' | 'grid' | 'narrator' | 'preferences'> & { askWhere: (where: Where) => void }) {
  /** What was chosen, and is not the game on the board; of players as commands have them, empty for the same. */
  let chosen: { rules: Rules; players: string } | null = null;
  /** It was chosen while a position was set up, which is still there. */
  let isBehindDraft = false;
  let game = '';
  const take = (rules: Rules, players: string = '') => {
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
    else {
      const { apart, over } = bridge.view;
      // A link holds one game: the next one would hide from the friend how this one has ended.
      if (apart?.unsent && over) {
        narrator.say(words.sendFirst);
        return;
      }
      // Friends elsewhere take turns at starting, for neither sees the other's settings.
      bridge.send((apart || preferences.values.alternate) && over ? 'rematch swap' : 'rematch');
    }
  };
  /** The same, and the keys are the board's. */
  const again = () => {
    // The button that was pressed may go with the game.
    const shown = document.activeElement?.matches(':focus-visible');
    begin();
    grid.focus(shown);
  };
  /** The same, but a game that began from a position is not to bring it back for ever. */
  const start = () => {
    const { start: position, draft, x, o } = bridge.view;
    if (!position || draft || chosen || bridge.task) {
      again();
      return;
    }
    askWhere({
      same: again,
      empty() {
        bridge.send(`new x=${x}&o=${o}`);
        grid.focus();
      },
    });
  };
  /** Chooses the next game, against the same players unless others are given, like `&x=human&o=easy`. With nothing
   * on the board and no series to lose it starts at once, but not behind a position that is being set up. */
  const choose = (rules: Rules, players?: string) => {
    take(rules, players);
    const { view } = bridge;
    const { first, second, draws } = view.score;
    if (!chosen) return;
    if (!view.draft && view.moves.length + first + second + draws === 0) begin();
    else narrator.say(words.startsWithNewGame(words.rules(rules)));
  };
  return {
    start,
    /** What Play again does: the same once more, from the same position where one was set up. */
    again,
    choose,
    enter: () => grid.focus(),
    /** Starts a game with these rules, but not behind a position that is being set up. */
    take(rules: Rules) {
      if (bridge.view.draft) {
        choose(rules);
        return;
      }
      take(rules);
      again();
    },
    /** The rules that were chosen for the next game, if they are not those of this one. */
    get chosenRules() {
      return chosen?.rules ?? null;
    },
  };
}
