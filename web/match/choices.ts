// What the match sheet offers, and the command that Start sends. Needs no document.
import { gamesIn, type Computer, type Mark, type Player, type View } from '../program/contract.ts';

/** As in the fields; `opponent` is empty where two computers play. */
export interface Choices {
  opponent: '' | 'friend' | 'elsewhere' | 'computer';
  level: string;
  mark: Mark;
  way: string;
  help: string;
  series: string;
  fromPosition: boolean;
}

export const noChoices: Choices = {
  opponent: '',
  level: '',
  mark: 'X',
  way: 'link',
  help: '',
  series: '0',
  fromPosition: true,
};

/** What this game was started with. */
export function choicesOf({ x, o, apart }: View): Partial<Choices> {
  if (apart) return { opponent: 'elsewhere', mark: apart.seat ?? 'X', help: apart.help ? 'help' : '' };
  if (x === 'human' && o === 'human') return { opponent: 'friend' };
  if (x !== 'human' && o !== 'human') return {};
  return x === 'human' ? { opponent: 'computer', level: o } : { opponent: 'computer', level: x, mark: 'O' };
}

/** Whether a remote match may begin from this game's position: a finished one cannot be played on. */
export function canContinue({ start, apart, outcome, moves }: View, { opponent }: Choices) {
  const isOver = moves.length === 0 && outcome !== 'in_progress';
  return opponent === 'elsewhere' && start !== null && apart === null && !isOver;
}

/** The chosen players, X first; without a choice, this game's. */
export function playersOf(view: Pick<View, 'x' | 'o'>, { opponent, level, mark }: Choices): [Player, Player] {
  if (opponent === '') return [view.x, view.o];
  if (opponent !== 'computer') return ['human', 'human'];
  return mark === 'O' ? [level as Computer, 'human'] : ['human', level as Computer];
}

/** Nobody has played in this match yet. */
const isUntouched = ({ moves, score }: View) => moves.length + gamesIn(score) === 0;

/** The command that starts what is chosen; null if the game on the board continues.
 * @param rules of the chosen board
 * @param name the player's; empty if unknown
 * @param isContinued the match with a friend continues over its connection, or under another name */
export function commandOf(view: View, choices: Choices, rules: string, name: string, isContinued: boolean) {
  if (choices.opponent === 'elsewhere') {
    const { apart } = view;
    const isSame =
      apart &&
      rules === view.rules &&
      choices.mark === (apart.seat ?? choices.mark) &&
      (choices.help === 'help') === apart.help;
    // After the first move, Start means another match, maybe with another friend; so does Live, which this match has a
    // button for.
    if (isSame && ((isContinued && choices.way !== 'live') || isUntouched(view))) return null;
    const from = canContinue(view, choices) && choices.fromPosition && rules === view.rules ? ` ${view.start}` : '';
    return `invite ${choices.mark} ${rules}${from}${choices.help && ` ${choices.help}`}${name && ` name ${name}`}` as const;
  }
  const [x, o] = playersOf(view, choices);
  const another = `new rules=${rules}&x=${x}&o=${o}` as const;
  // A game from a position counts as another: Start brings back the empty board.
  const isSameGame = !view.apart && rules === view.rules && !view.start;
  if (!isSameGame) return another;
  // Another level takes over the running game; another mark needs a new one.
  const areSameHumans = (x === 'human') === (view.x === 'human') && (o === 'human') === (view.o === 'human');
  if (!areSameHumans || view.outcome !== 'in_progress') return another;
  return x === view.x && o === view.o ? null : (`players ${x} ${o}` as const);
}
