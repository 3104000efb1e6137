// The words of the statistics, the finished games, and the stored data.
import { date, number } from '../intl.ts';
import { noticeWords } from './notices.ts';
import { friendOf, namesOf, type GameRecord, type Pair } from '../../storage/games.ts';
import { friendIs, words } from './play.ts';
import type { Unread } from '../../storage/backup.ts';

const name = (kind: string) => Object.entries(words.players).find(([player]) => player === kind)?.[1] ?? kind;

const counted = (count: number, one: string, many: string = `${one}s`) =>
  count === 1 ? `one ${one}` : `${count || 'no'} ${many}`;

const parts = {
  settings: 'the settings',
  games: 'the finished games',
  matches: 'the matches with friends',
  puzzles: 'the puzzles',
  learning: 'your course progress',
  game: 'the game on the board',
};
const notRead = (unread: Unread[]) =>
  unread.length > 0
    ? ` Couldn’t be read: ${unread.map(({ part, count }) => (count ? `${count} of ${parts[part]}` : parts[part])).join(', ')}.`
    : '';

/** One of two people: the other has a name. */
const named = (given: string) => (given ? friendIs(given) : 'the other player');

/** Who played, and how it ended. */
const played = (game: GameRecord, best: string) => {
  const { x, o, outcome } = game;
  const [one, other] = [x, o].map((kind) => (kind === 'perfect' ? best : name(kind)));
  const isWonByX = outcome === 'x_wins';
  const ended = (winner: string) => (outcome === 'draw' ? 'a draw' : `${winner} won`);
  const friend = friendOf(game);
  const names = namesOf(game)?.map(named);
  if (friend === undefined && (x === 'human') === (o === 'human')) {
    const people = names ? `${names[0]} and ${names[1]}` : statisticsWords.twoPeople;
    const players = x === 'human' ? people : statisticsWords.twoComputers(one, other);
    return `${players}, ${ended((names ?? ['X', 'O'])[isWonByX ? 0 : 1])}`;
  }
  const opponent = friend === undefined ? (x === 'human' ? other : one) : statisticsWords.friendIs(friend);
  const isWon = friend === undefined ? (isWonByX ? x : o) === 'human' : game.seat === (isWonByX ? 'X' : 'O');
  return `${statisticsWords.against(opponent)}, ${ended(isWon ? 'you' : opponent)}`;
};

export const statisticsWords = {
  statisticsHeading: 'Statistics',
  noGames: 'No games yet.',
  reachedHeading: 'Your best results',
  reached: { won: 'Won', drawn: 'Drew', lost: 'Lost' },
  tasks: 'Puzzles and the course',
  taskCounts: [
    'Daily puzzles solved',
    'Solved at the first try',
    'Days in a row with a puzzle solved',
    'Best streak',
    'Best in three minutes',
    'Course steps done',
  ],
  allResults: 'All results',
  statisticsColumns: ['Game', 'Players', 'Played', 'Won', 'Drawn', 'Lost', 'Wins in a row', 'Most in a row'],
  twoPeople: 'Two people',
  friendIs: (given: string) => (given ? friendIs(given) : 'your friend'),
  /** Of two people: by name, or by mark. */
  winsOf: ({ names, wins: [ones, others] }: Pick<Pair, 'names' | 'wins'>) => {
    const [one, other] = names?.map(named) ?? ['X', 'O'];
    return `${names ? '' : `${statisticsWords.twoPeople}: `}${one} won ${number(ones)}, ${other} won ${number(others)}`;
  },
  /** The levels of two computers, by name. */
  twoComputers: (x: string, o: string) => `${x} vs ${o}`,
  against: (name: string) => `You vs ${name}`,
  streakNote:
    'Games from a position you set up, or with a hint, analysis or undo, are listed below but not counted here. With two computers, results are for X.',
  finishedGames: 'Finished games',
  /** `best` is the name of the best level on this board. */
  finishedGame: (game: GameRecord, best: string) => {
    const at = date(game.when, { dateStyle: 'medium', timeStyle: 'short' });
    return `${at}: ${game.rules}, ${played(game, best)}${game.helped ? ', with help' : ''}${game.set_up ? ', from a set-up position' : ''}`;
  },
  /** The best level, where it is perfect on only some of the boards. */
  topLevel: 'Top level',
  reviewGame: 'Review',
  reviewOf: (game: string) => `Review ${game}`,
  count: number,
  yourData: 'Your data',
  yourDataNote: 'Everything stays in this browser.',
  exportAll: noticeWords.saved.toFile,
  importAll: 'Load from a file',
  clearStatistics: 'Clear statistics',
  clearAll: 'Clear everything',
  /** What a file holds; `unread` lists its parts that could not be read. */
  reallyImport: (games: number, matches: number, unread: Unread[]) =>
    `Replace your current data with this file? It holds ${counted(games, 'finished game')} and ${counted(matches, 'match', 'matches')} with friends. Your current matches with friends stay.${notRead(unread)}`,
  replace: 'Replace',
  reallyClearStatistics: 'Delete all finished games and their statistics?',
  reallyClearAll: (matches: number, games: number) => {
    const parts = [
      matches > 0 && `${counted(matches, 'match', 'matches')} with friends, who won’t be told`,
      'the game on the board and its score',
      games > 0 && counted(games, 'finished game'),
      'the settings',
    ].filter(Boolean);
    return `Delete ${parts.join(', ')}, and anything set aside? If you’re not sure, save everything to a file first.`;
  },
  clear: 'Clear',
  cleared: 'Cleared.',
  notCleared: 'This browser wouldn’t delete everything. Delete this page’s data in the browser’s settings.',
  imported: (kept: boolean, unread: Unread[]) =>
    `${
      kept ? 'Loaded from the file.' : 'Loaded, but storage is full: it won’t survive closing this tab. Keep the file.'
    }${notRead(unread)}`,
  importRefused: 'This file wasn’t saved by this game, or it’s damaged. Nothing has changed.',
};
