// Finished games and remote matches, one record each in the browser's database.
//
// A record goes to the store first (`store.ts`): that is synchronous, so a tab that closes loses nothing, and other
// tabs hear it. A transaction then moves it to the database, and only after that it leaves the store. Without a
// database it stays in the store; without room in the store the database may still have some. All records are in memory
// too, so reading never waits.
import { openDB, type IDBPDatabase } from 'idb';
import { isGoodGame, type GameRecord } from './games.ts';
import { isGoodMatch, type RemoteMatch } from './matches.ts';
import { attempt, type EntryName, type Journal, type Store } from './store.ts';

export type Records = Awaited<ReturnType<typeof openRecords>>;
type RecordOf = { games: GameRecord; matches: RemoteMatch };
/** In the store; a null record deletes. `blind`: it was written before the database could be read. */
type JournalEntry = { record: any; blind?: boolean };

/** Only this many games are kept, the newest ones. Matches have no limit. */
const mostGames = 2000;

/** `list` is the entry that held the records before there was a database. */
const kinds = {
  games: { isGood: isGoodGame, id: 'id', time: 'when', list: 'games' },
  matches: { isGood: isGoodMatch, id: 'match', time: 'since', list: 'apart' },
} as const;
const names: Journal[] = ['games', 'matches'];

const isList = (entry: any): entry is { games: any[] } => Array.isArray(entry.games);
const idOf = (kind: Journal, record: any): string => record[kinds[kind].id];
const timeOf = (kind: Journal, record: any): number => record?.[kinds[kind].time] ?? -1;
const isSame = (one: any, other: any) => JSON.stringify(one) === JSON.stringify(other);

const nameOf = (kind: Journal, id: string) => `${kind}/${id}` as const;
const parse = (name: EntryName): [Journal, string] => {
  const [kind] = name.split('/', 1);
  return [kind as Journal, name.slice(kind.length + 1)];
};

/** The entries that replace all existing `games`, `matches` or both. */
export function replacing(records: Pick<Records, 'all'>, changes: { games?: GameRecord[]; matches?: RemoteMatch[] }) {
  const entries: Record<EntryName, JournalEntry> = {} as any;
  for (const kind of names) {
    const wanted: any[] | undefined = changes[kind];
    if (!wanted) continue;
    for (const old of records.all(kind)) entries[nameOf(kind, idOf(kind, old))] = { record: null };
    for (const record of wanted) entries[nameOf(kind, idOf(kind, record))] = { record };
  }
  return entries;
}

export const openDatabase = (prefix: string) =>
  openDB(prefix.trim(), 1, {
    upgrade(made) {
      for (const kind of names) made.createObjectStore(kind, { keyPath: kinds[kind].id });
    },
    // A later version of the page waits for this connection to close.
    blocking: (_version, _blocked, event) => (event.target as IDBDatabase).close(),
  });

/** Resolves once all records are loaded.
 * @param parts `open` opens the database, and rejects where there is none */
export async function openRecords({ store, open }: { store: Store; open: () => Promise<IDBPDatabase<any>> }) {
  let known = { games: new Map<string, any>(), matches: new Map<string, any>() };
  const listeners: (() => void)[] = [];
  let database: Promise<IDBPDatabase<any>> | null = null;
  /** Whether the database could be read. */
  let isRead = false;

  /** Resolves to null where the database cannot do it. */
  const use = async <Result>(act: (database: IDBPDatabase<any>) => Promise<Result>): Promise<Result | null> => {
    // The browser may have closed it: then open it again.
    for (let tries = 0; tries < 2; tries += 1) {
      try {
        database ??= open();
        return await act(await database);
      } catch (cause) {
        console.warn('The database does not answer.', cause);
        database = null;
      }
    }
    return null;
  };

  const put = (kind: Journal, id: string, record: any) => {
    if (record === null) known[kind].delete(id);
    else known[kind].set(id, record);
  };
  const isEntry = (kind: Journal, entry: any): entry is JournalEntry =>
    entry?.record === null || kinds[kind].isGood(entry?.record);
  /** Reads the records that wait in the store. */
  const gather = () => {
    for (const [name] of store.journal()) {
      const [kind, id] = parse(name);
      const entry = store.read(name, (found): found is JournalEntry => isEntry(kind, found));
      if (entry) put(kind, id, entry.record);
    }
  };
  const all = <Kind extends Journal>(kind: Kind): RecordOf[Kind][] =>
    [...known[kind].values()].sort((one, other) => timeOf(kind, one) - timeOf(kind, other));

  /** Moves the records in the store to the database. */
  const move = async () => {
    const entries = store.journal().flatMap(([name, text]) => {
      const [kind, id] = parse(name);
      const entry = attempt(() => JSON.parse(text));
      return isEntry(kind, entry) ? [{ name, text, kind, id, ...entry }] : [];
    });
    const surplus = all('games').slice(0, -mostGames);
    for (const game of surplus) known.games.delete(game.id);
    if (entries.length + surplus.length === 0) return;
    const moved = await use(async (opened) => {
      const change = opened.transaction(names, 'readwrite');
      for (const { kind, id, record, blind } of entries) {
        const old = await change.objectStore(kind).get(id);
        if (old && blind && !isSame(old, record) && !store.setAside(kind, JSON.stringify(old))) continue;
        if (record === null) change.objectStore(kind).delete(id);
        // Another tab may have written a later one.
        else if (timeOf(kind, old) <= timeOf(kind, record)) change.objectStore(kind).put(record);
      }
      for (const game of surplus) change.objectStore('games').delete(game.id);
      await change.done;
      return true;
    });
    if (moved) for (const { name, text } of entries) store.removeIf(name, text);
  };

  /** Carries over the list from before there was a database. The list stays until its records have been read back. */
  const carryOver = async (kind: Journal) => {
    const { list, isGood } = kinds[kind];
    const records = store.read(list, isList)?.games;
    if (!records) return;
    const fresh: any[] = [];
    for (const record of records.filter(isGood)) {
      const id = idOf(kind, record);
      if (timeOf(kind, known[kind].get(id)) > timeOf(kind, record)) continue;
      known[kind].set(id, record);
      fresh.push(record);
    }
    const back = await use(async (opened) => {
      const change = opened.transaction(kind, 'readwrite');
      for (const record of fresh) change.store.put(record);
      await change.done;
      return opened.getAll(kind);
    });
    const isBack = (record: any) => back?.some((one) => isSame(one, known[kind].get(idOf(kind, record))));
    const bad = records.filter((record) => !isGood(record));
    if (back && fresh.every(isBack) && bad.every((record) => store.setAside(kind, JSON.stringify(record))))
      store.remove(list);
  };

  /** Changes from other tabs while the database is being read. */
  let heard: [Journal, string, any][] = [];
  const load = async () => {
    heard = [];
    const rows = await use((opened) => Promise.all(names.map((kind) => opened.getAll(kind))));
    isRead = rows !== null;
    known = { games: new Map(), matches: new Map() };
    for (const [index, kind] of names.entries()) {
      for (const row of rows?.[index] ?? []) {
        const id = idOf(kind, row);
        if (kinds[kind].isGood(row)) known[kind].set(id, row);
        else if (store.setAside(kind, JSON.stringify(row))) await use((opened) => opened.delete(kind, id));
      }
      await carryOver(kind);
    }
    for (const [kind, id, record] of heard) put(kind, id, record);
    gather();
    await move();
  };

  /** Database work runs one step at a time. */
  let work = load();
  const then = (act: () => Promise<void>) => {
    work = work.then(act);
    return work;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  store.onForeignChange((name, text) => {
    if (name === null || name === 'era') then(load).then(tell);
    if (!name?.includes('/') || text === null) return;
    const [kind, id] = parse(name);
    const entry = attempt(() => JSON.parse(text));
    if (!isEntry(kind, entry)) return;
    heard.push([kind, id, entry.record]);
    put(kind, id, entry.record);
    tell();
  });
  await work;

  const write = (kind: Journal, id: string, record: any) => {
    const kept = store.write(nameOf(kind, id), { record, ...(!isRead && { blind: true }) });
    put(kind, id, record);
    then(move);
    return kept;
  };
  return {
    /** Sorted by time. */
    all,
    find: <Kind extends Journal>(kind: Kind, id: string): RecordOf[Kind] | undefined => known[kind].get(id),
    /** Replaces the record with the same id. Returns whether it is kept. */
    put: <Kind extends Journal>(kind: Kind, record: RecordOf[Kind]) => write(kind, idOf(kind, record), record),
    remove: (kind: Journal, id: string) => write(kind, id, null),
    /** Picks up what was written to the store elsewhere; resolves once the database has it, or cannot take it. */
    take() {
      gather();
      return then(move);
    },
    /** Deletes all records. Resolves to whether the database has none left. */
    async clear() {
      await work;
      const cleared = await use(async (opened) => {
        const change = opened.transaction(names, 'readwrite');
        for (const kind of names) change.objectStore(kind).clear();
        await change.done;
        return true;
      });
      known = { games: new Map(), matches: new Map() };
      return cleared ?? !isRead;
    },
    on(changed: () => void) {
      listeners.push(changed);
    },
  };
}
