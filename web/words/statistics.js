// The words of the statistics, the finished games, and all that is stored.
import { pageLanguage } from '../dom.js';
import { more } from './more.js';
import { words } from './play.js';

/**
 * @import { GameRecord } from '../program/contract.d.ts'
 * @import { Unread } from '../storage/backup.js'
 * @import { StatisticsWords } from './words.d.ts'
 */

/** @param {string} kind */
const name = (kind) => Object.entries(words.players).find(([player]) => player === kind)?.[1] ?? kind;

/** @param {number} count @param {string} one @param {string} [many] */
const counted = (count, one, many = `${one}s`) => (count === 1 ? `one ${one}` : `${count || 'no'} ${many}`);

const parts = {
  settings: 'the settings',
  games: 'the finished games',
  matches: 'the matches with friends',
  puzzles: 'the puzzles',
  learning: 'what you have learnt',
  game: 'the game on the board',
};
/** @param {Unread[]} unread */
const notRead = (unread) =>
  unread.length > 0
    ? ` Could not be read: ${unread.map(({ part, count }) => (count ? `${count} of ${parts[part]}` : parts[part])).join(', ')}.`
    : '';

/** Who played, and how it ended. @param {GameRecord} game @param {string} best */
const played = ({ x, o, outcome }, best) => {
  const [one, other] = [x, o].map((kind) => (kind === 'perfect' ? best : name(kind)));
  const [winner, mark] = outcome === 'x_wins' ? [x, 'X'] : [o, 'O'];
  const isDraw = outcome === 'draw';
  if (x === 'human' && o === 'human') return `${statisticsWords.twoPeople}, ${isDraw ? 'a draw' : `${mark} won`}`;
  if (x !== 'human' && o !== 'human')
    return `${statisticsWords.twoComputers(one, other)}, ${isDraw ? 'a draw' : `${mark} won`}`;
  const level = x === 'human' ? other : one;
  const won = winner === 'human' ? 'you won' : `${level} won`;
  return `${statisticsWords.against(level)}, ${isDraw ? 'a draw' : won}`;
};

/** @type {StatisticsWords} */
export const statisticsWords = {
  statisticsHeading: 'Statistics',
  noGames: 'No games yet.',
  reachedHeading: 'Your best results',
  reached: { won: 'Won', drawn: 'Drew', lost: 'Lost' },
  allResults: 'All results',
  statisticsColumns: ['Game', 'Players', 'Played', 'Won', 'Drawn', 'Lost', 'Streak', 'Best'],
  twoPeople: 'Two people',
  twoComputers: (x, o) => `${x} vs ${o}`,
  against: (name) => `You vs ${name}`,
  streakNote:
    'Games from a position that was set up are listed below but not counted here. Two players: results are for X.',
  finishedGames: 'Finished games',
  finishedGame: (game, best) => {
    const at = new Date(game.when).toLocaleString(pageLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
    return `${at}: ${game.rules}, ${played(game, best)}${game.set_up ? ', from a position' : ''}`;
  },
  topLevel: 'Top level',
  reviewGame: 'Review',
  reviewOf: (game) => `Review ${game}`,
  count: (value) => value.toLocaleString(pageLanguage()),
  yourData: 'Your data',
  yourDataNote: 'Everything stays in this browser and goes nowhere else.',
  exportAll: more.saved.toFile,
  importAll: 'Load from a file',
  clearStatistics: 'Clear the statistics',
  clearAll: 'Clear everything',
  reallyImport: (games, matches, unread) =>
    `Replace your current data with this file? It holds ${counted(games, 'finished game')} and ${counted(matches, 'match', 'matches')} with friends. Your own matches stay.${notRead(unread)}`,
  replace: 'Replace',
  reallyClearStatistics: 'Delete all finished games and their statistics?',
  reallyClearAll: (matches, games) => {
    const parts = [
      matches > 0 && `${counted(matches, 'match', 'matches')} with friends, who are not told`,
      'the game on the board and its score',
      games > 0 && counted(games, 'finished game'),
      'the settings',
    ].filter(Boolean);
    return `Delete ${parts.join(', ')}, and whatever was set aside? Save everything to a file first if you are not sure.`;
  },
  clear: 'Clear',
  keep: 'Keep',
  cleared: 'Cleared.',
  notCleared: 'This browser wouldn’t delete everything. Delete this page’s data in the browser’s settings.',
  imported: (kept, unread) =>
    `${
      kept
        ? 'Loaded from the file.'
        : 'Loaded, but this browser has no room for it: it is gone when this tab closes. Keep the file.'
    }${notRead(unread)}`,
  importRefused: 'This file was not saved by this game, or it is damaged. Nothing was changed.',
};
