// The words of games with a friend elsewhere.

import { moment, number } from '../intl.ts';
import { capital, inWords } from './in-words.ts';
import { product } from './language.ts';
import { friendIs, words } from './play.ts';
import type { Rules } from '../../program/rules.ts';
import type { Mark, RemoteState } from '../../program/contract.ts';

const nothingChanged = 'Your game hasn’t changed.';
export const friendIn = (name: string) => (name ? friendIs(name) : 'your friend');

export const friendWords = {
  title: 'Online',
  seat: (mark: Mark) => `You are ${mark}.`,
  watching: 'You are watching.',

  /** What to do next. */
  status: {
    invitation: (name: string) => `Send the link to ${friendIn(name)}. They go first.`,
    first_move: () => 'Step 1 of 2: make the first move.',
    first_sent: (name: string) => `Step 2 of 2: send it to ${friendIn(name)}.`,
    move: (name: string) => `Send it to ${friendIn(name)}.`,
    last_move: (name: string) => `Send the last move to ${friendIn(name)}.`,
    wish: (name: string) => `Ask ${friendIn(name)} to let you undo?`,
    answer: () => 'Make a move, or send your answer.',
    asked: (name: string) => `${friendIs(name)} asks to undo a move.`,
    yours: () => 'It’s your turn.',
    over: () => 'The game is over.',
    watching: () => 'Ask a player for the next link.',
  },
  /** The headline until it is sent. */
  sendInvitation: 'Now send the invitation',
  sendMove: 'Now send your move',
  /** The headline until the friend plays again. */
  awaited: (name: string) => `Waiting for ${friendIn(name)}`,
  waiting: (name: string) => words.sentence(words.turnOf(friendIs(name))),
  waitingForAnswer: (name: string, since: number) => `Waiting since ${moment(since)} for ${friendIn(name)}’s answer.`,
  /** The friend's page has not confirmed what was sent live. */
  arriving: (name: string) => `On its way to ${friendIn(name)}…`,
  /** The friend has started the next game. */
  offered: (name: string) => `${friendIs(name)} wants to play again.`,
  goFirst: 'You go first.',
  /** The next game has started here and waits for the friend. */
  offering: (name: string) => `Waiting for ${friendIn(name)} to play again…`,
  waits: 'Your friend has moved. Finish or cancel setting up to see it.',

  /** The headline for a player who has just come by a friend's link, and what is below it: two short lines. */
  invites: (name: string) => `${name ? friendIs(name) : 'A friend'} invites you to play`,
  greeting: ({ misere, in_a_row, option }: Rules, { seat, to_move: toMove }: RemoteState, isLive: boolean) => {
    const count = inWords(in_a_row);
    const goal = misere ? `${capital(count)} in a row loses.` : `Get ${count} in a row.`;
    const about: Record<string, string> = {
      vanish: ` Only your last ${count} marks stay.`,
      gravity: ' Marks fall.',
    };
    const choose = `Choose a ${option === 'gravity' ? 'column' : 'cell'}, then send your move.`;
    const first = toMove === seat ? (isLive ? 'You go next.' : choose) : 'They go first.';
    return `${goal}${about[option ?? ''] ?? ''} ${first}`;
  },
  helpAllowed: 'Hints and analysis are allowed.',
  greetingToWatch: (rules: string) => `You’re watching a game: ${rules}.`,

  /** Where the friend is. */
  where: { here: 'On this device', elsewhere: 'Online' },
  whereNotes: {
    here: 'You take turns.',
    elsewhere: 'Each on your own device, live or turn by turn.',
  },
  back: 'Back',
  /** How to play with a friend elsewhere. */
  way: 'How',
  ways: { live: 'Live', link: 'Turn by turn' },
  wayNotes: {
    live: 'Send an invitation, then paste your friend’s reply. After that you see each other’s moves instantly.',
    link: 'Make a move and send the link. Your friend plays whenever they like and sends one back.',
  },

  /** The buttons beside the board, in order; `withdraw` takes back a request to undo that was not sent, `leave` ends
   * the connection. */
  acts: {
    agree: 'Accept',
    refuse: 'Decline',
    send: 'Send',
    withdraw: 'Don’t ask',
    links: 'Link and code',
    live: 'Live',
    showCode: 'Show code',
    wave: 'Wave',
    reconnect: 'Reconnect',
    leave: 'Disconnect',
  },
  /** The button Send, by what it sends. */
  sends: { wish: 'Ask to undo', new: 'Send', again: 'Send again' },
  enterCode: 'Enter a code',
  fromPosition: 'From the position you set up',
  ownName: 'Your name (optional)',
  /** The choice in the match sheet, and the words for a game with help. */
  helpField: 'Hints and analysis',
  helpLater: 'After the game',
  helpAnytime: 'Any time, for both',

  code: 'QR code of the link',
  linkForFriend: 'Link for your friend',
  linkForSpectators: 'Link to watch the game',
  linkForSelf: 'Link for your other device',
  invitation: 'As text',
  invitationText: (rules: string, mark: Mark, help: boolean, link: string) =>
    `${product}, ${rules}. ${help ? `${friendWords.helpAllowed} ` : ''}You are ${mark}: ${link}`,
  watchText: (rules: string, link: string) => `${product}, ${rules}, to watch: ${link}`,
  moreLinks: 'More links',
  linksHeading: 'Send to your friend',
  copy: 'Copy',
  copyOf: (what: string) => `Copy: ${what}`,
  copied: (name: string) => `Copied. Send it to ${friendIn(name)}.`,
  copying: {
    copied: 'Copied. Now send it.',
    copyFailed: 'Copying didn’t work. Here’s the link to copy yourself.',
  },
  codeTooLong: 'The link is too long for a QR code.',

  said: {
    undo_asked: {
      here: (name: string) => `Ask ${friendIn(name)} to let you undo?`,
      live: (name: string) => `You asked ${friendIn(name)} to let you undo.`,
      there: (name: string) => `${friendIs(name)} asks to undo a move.`,
    },
    undo_agreed: {
      here: (name: string) => `Undone. Send it to ${friendIn(name)}.`,
      live: () => 'Undone.',
      there: (name: string) => `${friendIs(name)} accepted: the move is undone.`,
    },
    undo_refused: {
      here: () => 'You declined. Make a move, or send your answer.',
      live: () => 'You declined.',
      there: (name: string) => `${friendIs(name)} declined the undo.`,
    },
    undo_crossed: {
      here: (name: string) => `You both asked to undo. ${friendIs(name)} answers first.`,
      there: (name: string) => `You both asked to undo. Answer ${friendIn(name)} first; then you can ask again.`,
    },
  },
  /** The user has opened the link of their own match again. */
  own: 'Your game continues here. This link is for your friend: send it to them.',
  ownOver: 'This is the link that you sent. The game is over.',
  older: 'This is an old link: your game is further along.',
  same: 'There’s nothing new in this link.',
  fork: (at: number) => `Your game and the one in the link differ from move ${at} on. Keep yours, or take theirs?`,
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  badLetter: {
    version: () =>
      `This link is from another version of the game, or damaged: reload the page on both devices, or ask for it again. ${nothingChanged}`,
    cut: () => `This link is damaged or incomplete: ask for it again. ${nothingChanged}`,
    edited: () => `This link is damaged: ask for it again. ${nothingChanged}`,
    content: () => `The game in this link isn’t possible. ${nothingChanged}`,
    move: (number: number) => `Move ${number} of this link is against the rules. ${nothingChanged}`,
  },
  badCode: `This code is damaged: ask for a fresh one. ${nothingChanged}`,
  notWaited: 'The invitation for this reply has expired. Press Live for a fresh code.',
  copiedTab: 'You’re playing this game live in another tab. You can close this one.',
  /** The headline of a tab whose game is open in another one. */
  elsewhere: 'Open in another tab',
  otherTab: 'Your game is open in another tab, and this link went there. You can close this tab.',

  /** What becomes of a match that another game replaces. */
  left: 'Your online game is saved. Press Match to continue it.',

  games: 'Your online games',
  game: (rules: string, mark: Mark | null, name: string) =>
    `${name ? `${friendIs(name)}, ` : ''}${rules}, ${mark ? `you are ${mark}` : 'watching'}`,
  state: {
    you: (since: number) => `your turn since ${moment(since)}`,
    friend: (since: number, name: string) => `${friendIn(name)}’s turn since ${moment(since)}`,
    unsent: (since: number, name: string) => `not sent to ${friendIn(name)} yet (since ${moment(since)})`,
    over: (since: number) => `ended ${moment(since)}`,
    watching: (since: number) => `as of ${moment(since)}`,
  },
  moreGames: (count: number) => `${number(count)} more`,
  open: 'Open',
  giveUp: 'Give up',
  /** From the list, once a game is over. */
  remove: 'Remove',
  reallyGiveUp: 'Give up this game? It’s deleted here, and your friend won’t be told.',
};
