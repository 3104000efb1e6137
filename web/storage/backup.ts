// Everything that is stored, as one file, and back.
import { isGoodMatch, readMatches, unite, type KeptGame } from './kept-games.ts';
import { eachOnce, gamesEntry, isGoodGame, readGames } from './finished-games.ts';
import { areGood, pick, type Preferences, type Values } from './preferences.ts';
import { isGoodLearning, learningEntry, readLearning, type Learning } from './learning.ts';
import { isGoodPuzzles, puzzlesEntry, readPuzzles, type KeptPuzzles } from './puzzles.ts';
import type { GameRecord } from '../program/contract.ts';
import type { Store } from './store.ts';

/** What of a file could not be read: a part, and how much of it where it is a list of which the rest could. */
export type Unread = { part: 'settings' | 'games' | 'matches' | 'puzzles' | 'learning' | 'game'; count?: number };
/** a part that could not be read is null, or empty */
export interface Backup {
  settings: Values | null;
  games: GameRecord[] | null;
  matches: KeptGame[];
  puzzles: KeptPuzzles | null;
  learning: Learning | null;
  address: string;
  /** empty in a file from before there were saves */
  save: string;
  unread: Unread[];
}

const format = 'tic-tac-toe';

export const makeBackup = (store: Store, preferences: Preferences, address: string, save: string) =>
  JSON.stringify(
    {
      format,
      version: 1,
      settings: preferences.values,
      games: readGames(store),
      matches: readMatches(store),
      puzzles: readPuzzles(store),
      learning: readLearning(store),
      address,
      save,
    },
    null,
    1,
  );

/** The good ones of a list; what is wrong with it goes into `unread`. */
function goodOnes<Item>(
  list: unknown,
  isGood: (item: any) => item is Item,
  part: 'games' | 'matches',
  unread: Unread[],
): Item[] | null {
  if (!Array.isArray(list)) {
    unread.push({ part });
    return null;
  }
  const good = list.filter(isGood);
  if (good.length < list.length) unread.push({ part, count: list.length - good.length });
  return good;
}

/** What a file holds, or null when it is not one of ours. */
export function parseBackup(text: string): Backup | null {
  let file: any;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (file?.format !== format || file.version !== 1) return null;
  // Files from before these were kept have none.
  const { settings, games, matches = [], puzzles = null, learning = null, address, save = '' } = file;
  const unread: Unread[] = [];
  if (!areGood(settings)) unread.push({ part: 'settings' });
  const isGame = typeof address === 'string' && typeof save === 'string';
  const goodGames = goodOnes(games, isGoodGame, 'games', unread);
  const goodMatches = goodOnes(matches, isGoodMatch, 'matches', unread);
  if (puzzles !== null && !isGoodPuzzles(puzzles)) unread.push({ part: 'puzzles' });
  if (learning !== null && !isGoodLearning(learning)) unread.push({ part: 'learning' });
  if (!isGame) unread.push({ part: 'game' });
  return {
    settings: areGood(settings) ? pick(settings) : null,
    games: goodGames && eachOnce(goodGames),
    matches: goodMatches ?? [],
    puzzles: puzzles !== null && isGoodPuzzles(puzzles) ? puzzles : null,
    learning: learning !== null && isGoodLearning(learning) ? learningEntry(learning) : null,
    address: isGame ? address : '',
    save: isGame ? save : '',
    unread,
  };
}

/** Takes the parts that could be read in place of what is stored. Matches are added to those that are there: of one
 * that is in both, the later counts. Whether everything is kept; if not, it is there until the tab closes, and what
 * was stored before comes back after that. */
export function restore(
  store: Store,
  preferences: Preferences,
  { settings, games, matches, puzzles, learning }: Backup,
) {
  const kept = store.writeAll({
    ...(settings && { settings }),
    ...(games && { games: gamesEntry(games) }),
    ...(puzzles && { puzzles: puzzlesEntry(puzzles) }),
    ...(learning && { course: learning }),
    apart: unite([...readMatches(store), ...matches]),
  });
  preferences.reload();
  return kept;
}
