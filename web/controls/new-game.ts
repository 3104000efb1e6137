// Decides which game comes next. A game that is chosen while another is on the board waits for the button. Anything
// that brings another board after that overrides the choice.
import { gamesIn } from '../program/contract.ts';
import { rulesText, type Rules } from '../program/rules.ts';
import { words } from '../words/en/play.ts';
import type { Context } from '../context.ts';

/** Where the next game can begin, after one that began from a position. */
export type Where = Record<'same' | 'empty', () => void>;

export type NewGame = ReturnType<typeof makeNewGame>;

type Parts = Pick<Context, 'bridge' | 'challenged' | 'grid' | 'narrator' | 'preferences'> & {
  askWhere: (where: Where) => void;
};
export function makeNewGame({ bridge, challenged, grid, narrator, preferences, askWhere }: Parts) {
  /** The choice, if it differs from the game on the board. `players` as in commands; empty for the same ones. */
  let chosen: { rules: Rules; players: string } | null = null;
  /** It was chosen while a position was being set up, which is still on the board. */
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
    // This game began from the position; the choice is for the one after it.
    if (chosen && isBehindDraft && how === 'new' && !bridge.view.apart) take(chosen.rules, chosen.players);
    // The same game comes back by a reload or from another tab: the choice stays.
    else if (id !== game) chosen = null;
    isBehindDraft = false;
    game = id;
  });

  /** Whether the players swap marks in the next game. In a remote match they always take turns at starting, because neither
   * sees the other's settings, and so they do in a series to some wins, which would be unfair otherwise. Under a challenge
   * each try is the same game. */
  const swaps = () => {
    const { apart, over } = bridge.view;
    const { alternate, series } = preferences.values;
    return over && !chosen && (apart !== null || ((alternate || series > 0) && !challenged.text));
  };
  /** Starts the chosen game, or the next one of the series. */
  const begin = () => {
    if (chosen) bridge.send(`new rules=${rulesText(chosen.rules)}${chosen.players}`);
    else {
      const { apart, over, moves, rules } = bridge.view;
      // Nobody knows of this game yet.
      if (apart?.unsent && moves.length === 0) {
        bridge.send(`new rules=${rules}&x=human&o=${preferences.values.level}`);
        return;
      }
      // A link holds one game: after a rematch the friend would never see how this one ended.
      if (apart?.unsent && over) {
        narrator.say(words.sendFirst);
        return;
      }
      bridge.send(swaps() ? 'rematch swap' : 'rematch');
    }
  };
  /** The same, with the focus on the board. */
  const again = () => {
    // The pressed button may disappear with the game.
    const shown = document.activeElement?.matches(':focus-visible');
    begin();
    grid.focus(shown);
  };
  /** The same, but asks first where the game began from a position: it should not come back for ever. */
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
  /** Chooses the next game, with the same players unless others are given, like `&x=human&o=easy`. It starts at once if
   * there are no moves and no score to lose, but not behind a position that is being set up. */
  const choose = (rules: Rules, players?: string) => {
    take(rules, players);
    if (!chosen) return;
    const { view } = bridge;
    if (!view.draft && view.moves.length + gamesIn(view.score) === 0) begin();
    else narrator.say(words.startsWithNewGame(words.rules(rules)));
  };
  return {
    start,
    swaps,
    /** What Play again does: the same game, from the same position if it began from one. */
    again,
    choose,
    enter: () => grid.focus(),
    /** Starts a game with these rules; behind a position that is being set up, only chooses it. */
    take(rules: Rules) {
      if (bridge.view.draft) {
        choose(rules);
        return;
      }
      take(rules);
      again();
    },
    /** The rules of the chosen game, if one waits. */
    get chosenRules() {
      return chosen?.rules ?? null;
    },
  };
}
