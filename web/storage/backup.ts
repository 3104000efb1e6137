// Exports everything that is stored as one file, imports it, and deletes it.
import { download } from './files.ts';
import { isGoodGame } from './games.ts';
import { isGoodMatch, unite } from './matches.ts';
import { areGood, pick, type Preferences } from './preferences.ts';
import { isGoodProgress, progressOf, readProgress } from './progress.ts';
import { replacing, type Records } from './database.ts';
import type { Bridge } from '../program/bridge.ts';
import { attempt, type Store } from './store.ts';

type Kept = { store: Store; records: Records; preferences: Preferences };
/** An unreadable part of a file, or how many items of a list could not be read. */
export type Unread = { part: 'settings' | 'games' | 'matches' | 'puzzles' | 'learning' | 'game'; count?: number };

const format = 'tic-tac-toe';

export function makeBackup({ store, records, preferences }: Kept, address: string, save: string) {
  const { done, draft, ...puzzles } = readProgress(store);
  return JSON.stringify(
    {
      format,
      version: 1,
      settings: preferences.values,
      games: records.all('games'),
      matches: records.all('matches').reverse(),
      puzzles,
      learning: { done, draft },
      address,
      save,
    },
    null,
    1,
  );
}

/** Returns what saves everything as a file. */
export const makeSaving = ({ bridge, ...kept }: Kept & { bridge: Pick<Bridge, 'view' | 'save'> }) => {
  const text = () => makeBackup(kept, bridge.view.address, bridge.save);
  return () => download(new Blob([text()], { type: 'application/json' }), 'tic-tac-toe.json');
};

/** What a file holds; null if it is not one of ours. A part that cannot be read is null or empty and named in `unread`; the
 * save is empty in a file from before there were saves. */
export function parseBackup(text: string) {
  const file = attempt(() => JSON.parse(text));
  if (file?.format !== format || file.version !== 1) return null;
  // Older files lack some of these.
  const { matches = [], puzzles = null, learning = null, save = '' } = file;
  const unread: Unread[] = [];
  const read = <Value>(part: Unread['part'], value: unknown, isGood: (value: any) => value is Value) => {
    if (isGood(value)) return value;
    unread.push({ part });
    return null;
  };
  const readAll = <Item>(part: Unread['part'], list: unknown, isGood: (item: any) => item is Item) => {
    const all = read(part, list, Array.isArray);
    if (!all) return null;
    const good: Item[] = all.filter(isGood);
    if (good.length < all.length) unread.push({ part, count: all.length - good.length });
    return good;
  };
  const isText = (value: unknown) => typeof value === 'string';
  const isGame = (game: any): game is { address: string; save: string } => isText(game.address) && isText(game.save);
  return {
    settings: read('settings', file.settings, areGood),
    games: readAll('games', file.games, isGoodGame),
    matches: readAll('matches', matches, isGoodMatch) ?? [],
    puzzles: puzzles === null ? null : read('puzzles', puzzles, isGoodProgress),
    learning: learning === null ? null : read('learning', learning, isGoodProgress),
    ...(read('game', { address: file.address, save }, isGame) ?? { address: '', save: '' }),
    unread,
  };
}

/** Replaces what is stored with the parts that could be read. Matches are merged: if both have one, the later counts.
 * Resolves to whether everything is kept; if not, it lasts until the tab closes, and then the old data return. */
export async function restore(
  { store, records, preferences }: Kept,
  backup: NonNullable<ReturnType<typeof parseBackup>>,
) {
  const { settings, games, puzzles, learning } = backup;
  const matches = unite([...records.all('matches'), ...backup.matches]);
  const kept = store.writeAll({
    ...(settings && { settings: pick(settings) }),
    ...((puzzles || learning) && { progress: progressOf({ ...readProgress(store), ...puzzles, ...learning }) }),
    ...replacing(records, { matches, ...(games && { games }) }),
  });
  preferences.reload();
  await records.take();
  // Records with no room in the store may have found some in the database.
  return kept || store.state.unkept.length === 0;
}

/** Deletes everything that is stored. Resolves to whether nothing of it is left. */
export async function clear({ store, records, preferences }: Kept) {
  const isDatabaseClear = await records.clear();
  const isStoreClear = store.clear();
  preferences.reload();
  return isDatabaseClear && isStoreClear;
}
