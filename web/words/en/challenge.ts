// The words of challenges to a friend.
import { inWords } from './in-words.ts';
import { times } from './language.ts';
import { words } from './play.ts';
import type { Rules } from '../../program/rules.ts';
import { comparison, type Challenge, type Reached } from '../../program/challenge.ts';

const moves = (count: number) => times(count, 'move');
const puzzles = (count: number) => times(count, 'puzzle');
const mistakes = (count: number) => (count === 0 ? 'without a mistake' : `after ${times(count, 'mistake')}`);

/** What people call a game. */
const gameName = ({ columns, rows, in_a_row: inARow, misere, option }: Rules) => {
  const size = `${columns}×${rows}`;
  const isUsual = size === (option === 'gravity' ? '7×6' : '3×3');
  const line = `${inWords(inARow)} in a row${isUsual ? '' : ` on ${size}`}`;
  const name = isUsual && inARow === 3 ? 'tic-tac-toe' : line;
  const marks: Record<string, string> = { vanish: 'vanishing ', gravity: isUsual ? '' : 'falling ' };
  return `${misere ? 'misère ' : ''}${marks[option ?? ''] ?? ''}${name}`;
};

/** What a player did, in two parts. In short it follows another player's same result: “You won in 4 moves, Ann in 5.” */
function deedOf({ result, count, helped }: Reached, isShort: boolean): [string, string] {
  const withHelp = helped ? 'with help' : '';
  const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');
  const short = (what: string) => (isShort ? `${count}` : what);
  switch (result) {
    case 'won':
    case 'lost':
      return [result, joined('in', short(moves(count)), withHelp)];
    case 'drew':
      return [result, withHelp];
    case 'solved':
      return ['solved it', joined(withHelp, helped && count === 0 ? '' : mistakes(count))];
    case 'day':
      return ['solved', short(`${count} of 3 puzzles flawlessly`)];
    case 'streak':
      return ['solved', short(joined(puzzles(count), count < 2 ? '' : 'in a row'))];
    case 'timed':
      return ['solved', short(`${puzzles(count)} in three minutes`)];
  }
}
const deedIn = (reached: Reached) => deedOf(reached, false).join(' ').trimEnd();

/** A game: its rules, the computer that the challenged friend plays, by name, whether it begins from a position. */
export interface ChallengeGame {
  rules: Rules;
  opponent: string;
  fromPosition: boolean;
}

const someone = (name: string) => name || 'A friend';
/** Which puzzles come in a run. */
const same = (seed: number | undefined) => (seed === undefined ? '' : ' You’ll get the same puzzles.');
/** The last words of a challenge. */
const ask = (helped: boolean | undefined, what: string = 'Can you?') =>
  helped ? ', with help. Can you do it without?' : `. ${what}`;

export const challengeWords = {
  /** On a phone only its first word is visible. */
  button: ['Challenge', ' a friend'],
  heading: 'Challenge a friend',
  answerHeading: 'Send your result',
  region: 'Challenge',
  yourName: 'Your name (optional)',
  /** Introduces the sentence that the link opens with. */
  opens: (name: string) => `${name || 'Your friend'} will see:`,
  link: 'Link to the challenge',
  answerLink: 'Link to your result',
  copyLink: 'Copy link',
  send: 'Send…',
  sendYours: 'Send yours',
  again: 'Challenge again',
  tryAgain: 'Make a move to try again.',
  you: words.you,
  them: (name: string) => name || words.friend,
  sentence({ result, count, helped, seed, name }: Challenge, game: ChallengeGame | null) {
    const who = someone(name);
    const at = game ? ` at ${gameName(game.rules)}${game.fromPosition ? ' from this position' : ''}` : '';
    const opponent = game?.opponent ?? '';
    switch (result) {
      case 'won':
        return `${who} beat ${opponent}${at} in ${moves(count)}${ask(helped)}`;
      case 'drew': {
        // Nobody does better than that.
        const more = opponent === words.players.perfect ? 'Can you do it, too?' : 'Can you do better?';
        return `${who} held ${opponent} to a draw${at}${ask(helped, more)}`;
      }
      case 'lost':
        return `${opponent} beat ${name || 'a friend'}${at} in ${moves(count)}${helped ? ', even with help' : ''}. Can you do better?`;
      case 'solved':
        return `${who} solved this puzzle${helped && count === 0 ? '' : ` ${mistakes(count)}`}${ask(helped)}`;
      case 'day':
        return `${who} solved ${count} of 3 daily puzzles without help or a mistake. Can you?`;
      case 'streak':
        // One is no row.
        return `${who} solved ${puzzles(count)}${count < 2 ? '' : ' in a row'}. Can you?${same(seed)}`;
      case 'timed':
        return `${who} solved ${puzzles(count)} in three minutes. Can you?${same(seed)}`;
    }
  },
  /** The same in short, on one line of a phone, above what is to be done. */
  headline({ result, count, helped, name }: Challenge, game: ChallengeGame | null) {
    const who = someone(name);
    const { perfect } = words.players;
    switch (result) {
      case 'won':
        return `${who} won in ${moves(count)}. Can you?`;
      case 'drew':
        // Nobody does better than that.
        return game?.opponent === perfect ? `${who} drew with ${perfect}. Can you?` : `${who} drew. Can you do better?`;
      case 'lost':
        return `${who} lost. Can you do better?`;
      case 'solved':
        if (helped) return `${who} needed help. Do you?`;
        return `${who} made ${count === 0 ? 'no mistake' : times(count, 'mistake')}. And you?`;
      case 'day':
        return `${who} solved ${count} of 3 flawlessly. Can you?`;
      // A run shows the sentence before it begins.
      default:
        return '';
    }
  },
  /** The challenged friend has sent back their result. */
  takenUp: (name: string) => `${someone(name)} took your challenge.`,
  results(theirs: Challenge, mine: Reached): string {
    const own = deedIn(mine);
    if (own === deedIn(theirs)) return `You both ${own}.`;
    const isShort = mine.result === theirs.result;
    const [did, how] = deedOf(theirs, isShort);
    const { name } = theirs;
    const deed = isShort && name && how ? how : `${did} ${how}`.trimEnd();
    return `You ${own}, ${name || 'they'} ${deed}.`;
  },
  /** Both results, and which is better, unless they are the same. */
  both(theirs: Challenge, mine: Reached): string {
    const results = this.results(theirs, mine);
    return deedIn(mine) === deedIn(theirs) ? results : `${results} ${this.verdict(theirs, mine, true)}`;
  },
  /** On a card, beside the name of who reached it. */
  reached({ result, count, helped }: Reached) {
    const how = helped ? ', with help' : '';
    // Short, for a line of a card.
    const inMoves = `in ${helped ? `${count} with help` : moves(count)}`;
    switch (result) {
      case 'won':
        return `Won ${inMoves}`;
      case 'drew':
        return `Draw${how}`;
      case 'lost':
        return `Lost ${inMoves}`;
      case 'solved':
        return helped && count === 0 ? 'Solved with help' : `Solved ${mistakes(count)}${how}`;
      case 'day':
        // In full it is too long for a card on a phone.
        return `${count} of 3 flawlessly`;
      case 'streak':
        return count < 2 ? `${count} solved` : `${puzzles(count)} in a row`;
      case 'timed':
        return `${puzzles(count)} in three minutes`;
    }
  },
  /** The same on a card: the title above it says what kind of run it was. */
  onCard(reached: Reached) {
    const isOfRun = reached.result === 'streak' || reached.result === 'timed';
    return isOfRun ? puzzles(reached.count) : this.reached(reached);
  },
  notYet: 'Your turn to try',
  /** What the results of a run count. */
  counted: { streak: 'Puzzles in a row', timed: 'Puzzles in three minutes' },
  /** @param isKnown whether it follows how the game ended */
  verdict: (theirs: Challenge, mine: Reached, isKnown: boolean = false) => {
    const { name } = theirs;
    const who = name || 'Your friend';
    const { ending, help, count } = comparison(mine, theirs);
    // A phone has no room for “than your friend”.
    const better = name ? `You did better than ${name}!` : 'You did better!';
    if (ending > 0) return help < 0 ? 'You did better, with help.' : better;
    if (ending < 0) return help > 0 ? `${who} did better, with help.` : `${who} did better.`;
    if (help < 0) return `You had help, ${name || 'your friend'} didn’t.`;
    if (help > 0 && count < 0) return `${who} had help, you didn’t.`;
    const compared = help || count;
    if (compared === 0) return `Level with ${name || 'your friend'}!`;
    if (compared > 0) return better;
    if (mine.result !== 'won' || help) return `${who} did better.`;
    return isKnown ? `${who} was quicker.` : `You won, but ${name || 'your friend'} was quicker.`;
  },
  /** The headline at the end. Of a draw the board says nothing. */
  ending(theirs: Challenge, mine: Reached) {
    const verdict = this.verdict(theirs, mine);
    return mine.result === 'drew' ? `A draw. ${verdict}` : verdict;
  },
  unreadable: 'The challenge in this link can’t be read. It should look like challenge=won.7.Ann.',
  noOpponent: 'The challenge in this link needs one person and one computer to play.',
};
