// The words of games whose players are apart.

import { pageLanguage } from '../dom.js';

/** @import { ApartWords } from './words.d.ts' */

/** @param {number} when */
const clock = (when) =>
  new Date(when).toLocaleString(pageLanguage(), {
    ...(new Date(when).toDateString() === new Date().toDateString() ? {} : { day: 'numeric', month: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  });
const nothingChanged = 'Nothing was changed.';

/** @type {ApartWords} */
export const apartWords = {
  title: 'Online',
  seat: (mark) => `You are ${mark}.`,
  watching: 'You are watching.',

  status: {
    invitation: 'Send it to your friend, who goes first.',
    first_move: 'Make the first move, then send it.',
    move: 'Send it to your friend.',
    last_move: 'Send the last move to your friend.',
    wish: 'Send your friend your wish to undo a move.',
    answer: 'Move, or send your answer.',
    asked: 'Your friend wants to undo a move.',
    yours: 'It is your turn.',
    over: 'The game is over.',
    watching: 'Ask a player for the next link.',
  },
  waiting: 'Your friend’s turn.',
  waitingForAnswer: (since) => `Waiting for your friend’s answer since ${clock(since)}.`,
  arriving: 'On its way to your friend…',
  waits: 'There is news from your friend. You see it once you play from your position, or cancel.',

  send: 'Send',
  linkAndCode: 'Link and code',
  live: 'Live',
  enterCode: 'Enter a code',
  fromPosition: 'From the position that was set up',
  ownName: 'Your name, if you like',
  invitedBy: (name) => `\u2068${name}\u2069 invites you.`,
  helpField: 'Hints and analysis',
  helpLater: 'After the game',
  helpAnytime: 'Any time, for both',
  helpAllowed: 'Hints and analysis are allowed.',
  agree: 'Accept',
  refuse: 'Decline',
  withdraw: 'Do not ask',

  code: 'QR code of the link',
  linkForFriend: 'Link for your friend',
  linkForOnlookers: 'Link to watch the game',
  linkForSelf: 'Link for another device of yours',
  invitation: 'As text',
  invitationText: (rules, mark, help, link) =>
    `Tic-tac-toe, ${rules}. ${help ? 'Hints and analysis are allowed. ' : ''}You are ${mark}: ${link}`,
  watchText: (rules, link) => `Tic-tac-toe, ${rules}, to watch: ${link}`,
  moreLinks: 'More links',
  linksHeading: 'Send to your friend',
  copy: 'Copy',
  copyOf: (what) => `Copy: ${what}`,
  copied: 'Copied. Send it to your friend.',
  copyFailed: 'Copying did not work. Here is the link to copy yourself.',
  codeTooLong: 'The link is too long for a QR code.',

  said: {
    undo_asked: {
      here: 'Ask your friend to undo? Send the question.',
      there: 'Your friend wants to undo a move.',
    },
    undo_agreed: { here: 'Undone. Send it to your friend.', there: 'Your friend agreed: the move is undone.' },
    undo_refused: {
      here: 'You refused the undo. Move, or send your answer.',
      there: 'Your friend refused the undo.',
    },
    undo_crossed: {
      here: 'You both want to undo a move. Your friend answers your question.',
      there: 'You both want to undo a move. Answer your friend; then you can ask again.',
    },
  },
  own: 'This link is for your friend, not for you. Send it to your friend.',
  older: `This link is from earlier in the game. ${nothingChanged}`,
  same: `This link says nothing new. ${nothingChanged}`,
  fork: (at) => `Your game and the one in the link differ from move ${at}. Keep yours, or take theirs?`,
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
  badLetter: {
    version: () => `This link is from another version of the game: reload the page on both devices. ${nothingChanged}`,
    cut: () => `Part of this link is missing: ask for it again. ${nothingChanged}`,
    edited: () => `This link was changed on the way: ask for it again. ${nothingChanged}`,
    content: () => `The game in this link is not possible. ${nothingChanged}`,
    move: (number) => `Move ${number} of this link is against the rules. ${nothingChanged}`,
  },
  badCode: `This code was changed on the way: ask for a fresh one. ${nothingChanged}`,
  notWaited: 'The invitation to this reply is no longer open. Press Live for a fresh code.',
  otherTab: 'The game is open in another tab, which has this link now. You can close this tab.',

  left: 'The game with a friend elsewhere is kept: press Match to go on with it.',

  games: 'Games with friends elsewhere',
  game: (rules, mark) => `${rules}, ${mark ? `you are ${mark}` : 'watching'}`,
  state: {
    you: (since) => `your turn since ${clock(since)}`,
    friend: (since) => `your friend’s turn since ${clock(since)}`,
    over: (since) => `over since ${clock(since)}`,
    watching: (since) => `as of ${clock(since)}`,
  },
  open: 'Open',
  giveUp: 'Give up',
  reallyGiveUp: 'Give up this game? It is deleted here, and your friend is not told.',
  keep: 'Keep',
};
