// The words of a match: its sheet with players, board and series, and what its end offers.
import { words } from './play.ts';
import { times } from './language.ts';

const draws = (count: number) => times(count, 'draw');

export const matchWords = {
  again: 'Play again',
  /** After a game that others have played. */
  yourTry: 'Try it yourself',
  playFromHere: 'Play from here',
  otherBoardNext: 'Try another board',
  review: 'Review',
  harder: (level: string) => `Step up to ${level}`,
  easier: (level: string) => `Step down to ${level}`,
  /** @param leader empty if nobody leads */
  score: (leader: string, high: number, low: number, drawn: number) => {
    if (high === 0) return `${draws(drawn)} so far`;
    const lead = leader ? `${leader} ${leader === words.you ? 'lead' : 'leads'}` : 'It’s';
    return `${lead} ${high}–${low}${drawn ? ` with ${draws(drawn)}` : ''}`;
  },
  nextGame: 'Next game',
  start: 'Start game',
  columns: 'Columns',
  rows: 'Rows',
  inARow: 'In a row',
  misere: 'Misère',
  misereNote: 'Complete a line and you lose.',
  custom: 'Custom',
  match: 'Match',
  opponent: 'Opponent',
  aFriend: 'On this device',
  theComputer: 'The computer',
  level: 'Level',
  yourMark: 'You play',
  firstMark: 'X, and go first',
  secondMark: 'O, and go second',
  series: 'Series',
  seriesNone: 'No limit',
  firstTo: (wins: number) => `First to ${wins}`,
  /** In two parts: the second is shown in large. */
  seriesWon: ({ winner, won, lost }: { winner: string; won: number; lost: number }): [string, string] => [
    `${winner} won the series`,
    `${won}–${lost}${winner === words.you ? '!' : ''}`,
  ],
  newSeries: 'New series',
  seriesBegins: (wins: number) => `New series: first to ${wins}`,
  firstName: 'First player’s name (optional)',
  secondName: 'Second player’s name (optional)',
  otherBoard: 'Another board',
  startMatch: 'Start',
  where: {
    question: 'This game began from a set-up position. Where should the next one start?',
    same: 'This position again',
    empty: 'Empty board',
  },
  wholeNumber: (field: string, high: number) => `${field}: a whole number from 1 to ${high}.`,
  tooLong: (inARow: number, longest: number) =>
    `No line of ${inARow} fits on this board, so nobody could win. At most ${longest} fit.`,
  option: 'Marks',
  options: { '': 'Stay', vanish: 'Vanish', gravity: 'Fall' },
  optionNotes: {
    '': '',
    vanish: 'You keep as many marks as make a line. Place one more and your oldest disappears.',
    gravity: 'Choose a column, and your mark drops to the lowest free cell.',
  },
  /** This many in a row are too many, or there is no room for any. */
  noRoomToLeave: (most: number) =>
    most < 2
      ? 'This board is too small for vanishing marks.'
      : `With vanishing marks, a line has 2 to ${most} marks on this board.`,
};
