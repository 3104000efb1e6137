// What can be chosen in the sheet of the match, and what Start then asks of the program. Nothing here needs a document.
import type { Computer, Mark, Player, View } from '../program/contract.ts';

/** As the fields have it; `opponent` is empty where two computers play. */
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

/** What this game has been begun with. */
export function choicesOf({ x, o, apart }: View): Partial<Choices> {
  if (apart) return { opponent: 'elsewhere', mark: apart.seat ?? 'X', help: apart.help ? 'help' : '' };
  if (x === 'human' && o === 'human') return { opponent: 'friend' };
  if (x !== 'human' && o !== 'human') return {};
  return x === 'human' ? { opponent: 'computer', level: o } : { opponent: 'computer', level: x, mark: 'O' };
}

/** Whether a match with a friend elsewhere may begin from the position of this game: what is over cannot be played on. */
export function canContinue({ start, apart, outcome, moves }: View, { opponent }: Choices) {
  const isOver = moves.length === 0 && outcome !== 'in_progress';
  return opponent === 'elsewhere' && start !== null && apart === null && !isOver;
}

/** The players that are chosen, X first; where none are, those of this game. */
export function playersOf(view: Pick<View, 'x' | 'o'>, { opponent, level, mark }: Choices): [Player, Player] {
  if (opponent === '') return [view.x, view.o];
  if (opponent !== 'computer') return ['human', 'human'];
  return mark === 'O' ? [level as Computer, 'human'] : ['human', level as Computer];
}

/** Nobody has played in this match yet. */
const isUntouched = ({ moves, score: { first, second, draws } }: View) => moves.length + first + second + draws === 0;

/** The command that begins what is chosen; null where the game on the board goes on.
 * @param rules of the board that is chosen
 * @param name what the player is called; empty if unknown
 * @param isContinued the match with a friend is to go on, live or by another name */
export function commandOf(view: View, choices: Choices, rules: string, name: string, isContinued: boolean) {
  if (choices.opponent === 'elsewhere') {
    const { apart } = view;
    const isSame =
      apart &&
      rules === view.rules &&
      choices.mark === (apart.seat ?? choices.mark) &&
      (choices.help === 'help') === apart.help;
    // Once somebody has played, Start means another match: with somebody else, maybe.
    if (isSame && (isContinued || isUntouched(view))) return null;
    const from = canContinue(view, choices) && choices.fromPosition && rules === view.rules ? ` ${view.start}` : '';
    return `invite ${choices.mark} ${rules}${from}${choices.help && ` ${choices.help}`}${name && ` name ${name}`}` as const;
  }
  const [x, o] = playersOf(view, choices);
  const another = `new rules=${rules}&x=${x}&o=${o}` as const;
  // From here one gets back to the empty board.
  const isSameGame = !view.apart && rules === view.rules && !view.start;
  if (!isSameGame) return another;
  if (x === view.x && o === view.o) return null;
  // Another level takes over the game; another mark needs a new one.
  const areSameHumans = (x === 'human') === (view.x === 'human') && (o === 'human') === (view.o === 'human');
  return areSameHumans && view.outcome === 'in_progress' ? (`players ${x} ${o}` as const) : another;
}
