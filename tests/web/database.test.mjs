// Finished games and remote matches: what the database keeps, what replaces it, and backups.
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { knownRules } from '../../web/program/known-rules.ts';
import { rulesText } from '../../web/program/rules.ts';
import { clear, makeBackup, parseBackup, restore } from '../../web/storage/backup.ts';
import { openDatabase, openRecords, replacing } from '../../web/storage/database.ts';
import { pairs } from '../../web/storage/games.ts';
import { defaults, makePreferences } from '../../web/storage/preferences.ts';
import { each, put, someRecord } from './support/fakes.mjs';
import { fakeStorage, foreignChanges, openStore, prefix, smallStorage } from './support/storage.mjs';

// An IndexedDB in memory.
createRequire(new URL('../browser/package.json', import.meta.url))('fake-indexeddb/auto');

const someMatch = (changes = {}) => ({
  match: 'match1',
  save: 'save=1',
  state: 's',
  rules: '3,3,3',
  mark: 'X',
  turn: 'you',
  since: 5,
  ...changes,
});

let names = 0;
const newName = () => {
  names += 1;
  return `database ${names}`;
};
/** All that a tab sees; `name` is of an existing database. */
async function openAll({ storage, name = newName(), open = () => openDatabase(name) } = {}) {
  const opened = openStore(storage);
  const records = await openRecords({ store: opened.store, open });
  return { ...opened, name, records, preferences: makePreferences(opened) };
}
async function inDatabase(name, kind = 'games') {
  const database = await openDatabase(name);
  const all = await database.getAll(kind);
  database.close();
  return all;
}
const noDatabase = () => Promise.reject(new Error('no database here'));
const idsOf = (records) => records.all('games').map(({ id }) => id);
const matchesOf = (records) => records.all('matches').map(({ match, since }) => [match, since]);
const left = (storage) => Object.keys(storage).map((key) => key.replace(prefix, ''));
const asides = (storage) => left(storage).filter((key) => key.startsWith('set-aside'));
/** Storage from before there was a database. */
const earlier = (changes = {}) =>
  fakeStorage({
    [`${prefix}games`]: JSON.stringify({ version: 1, games: [someRecord(), someRecord({ id: 'b', when: 2 })] }),
    [`${prefix}apart`]: JSON.stringify({ version: 1, games: [someMatch()] }),
    ...changes,
  });

test('a game that has ended is kept at once, and the database takes it when it is opened', async () => {
  const { store, storage } = openStore();
  assert.equal(store.write('games/a', { record: someRecord() }), true);
  assert.deepEqual(left(storage), ['games/a']);
  const { name, records } = await openAll({ storage });
  assert.deepEqual(idsOf(records), ['a']);
  assert.deepEqual(left(storage), []);
  assert.deepEqual(await inDatabase(name), [someRecord()]);
  assert.deepEqual(idsOf((await openAll({ storage, name })).records), ['a']);
});

test('two games that end in two tabs in the same moment are both kept', async () => {
  const one = await openAll();
  const other = await openAll(one);
  one.store.write('games/a', { record: someRecord() });
  other.store.write('games/b', { record: someRecord({ id: 'b', when: 2 }) });
  await Promise.all([one.records.take(), other.records.take()]);
  assert.deepEqual(idsOf((await openAll(one)).records), ['a', 'b']);
});

test('a record with the same id takes the place of the one before, and an earlier one does not', async () => {
  const { name, records, store } = await openAll();
  records.put('games', someRecord());
  records.put('games', someRecord({ id: 'b', when: 2 }));
  records.put('games', someRecord({ outcome: 'draw', when: 3 }));
  assert.deepEqual(idsOf(records), ['b', 'a']);
  await records.take();
  store.write('games/a', { record: someRecord({ when: 2 }) });
  await records.take();
  const kept = await inDatabase(name);
  assert.deepEqual(each(kept, 'id'), ['a', 'b']);
  assert.deepEqual(each(kept, 'outcome'), ['draw', 'x_wins']);
});

test('what was kept before there was a database is carried over once, and kept until it has been read back', async () => {
  const storage = earlier();
  const without = await openAll({ storage, open: noDatabase });
  assert.deepEqual(idsOf(without.records), ['a', 'b']);
  assert.deepEqual(left(storage), ['games', 'apart']);

  const forgetful = async () => {
    const database = await openDatabase(newName());
    return Object.assign(Object.create(null), {
      getAll: async () => [],
      transaction: (...given) => database.transaction(...given),
    });
  };
  assert.deepEqual(idsOf((await openAll({ storage, open: forgetful })).records), ['a', 'b']);
  assert.deepEqual(left(storage), ['games', 'apart'], 'a database that does not give it back');

  const { name, records } = await openAll({ storage });
  assert.deepEqual([idsOf(records), matchesOf(records)], [['a', 'b'], [['match1', 5]]]);
  assert.deepEqual(left(storage), []);
  // A tab with the earlier version goes on writing.
  storage.setItem(`${prefix}games`, JSON.stringify({ version: 1, games: [someRecord({ id: 'c', when: 9 })] }));
  assert.deepEqual(idsOf((await openAll({ storage, name })).records), ['a', 'b', 'c']);
  assert.deepEqual(await inDatabase(name, 'matches'), [someMatch()]);
});

test('of an earlier list what is newer in the database stays', async () => {
  const first = await openAll();
  first.records.put('matches', someMatch({ save: 'later', since: 6 }));
  await first.records.take();
  for (const [key, text] of Object.entries(earlier())) first.storage.setItem(key, text);
  const { records } = await openAll(first);
  assert.equal(records.find('matches', 'match1').save, 'later');
});

test('a bad record of an earlier list sets only itself aside, once', async () => {
  const bad = [{ id: 'b' }, null, someRecord({ id: 'c', x: 'genius' })];
  const games = [someRecord(), ...bad, someRecord({ id: 'd', when: 4 })];
  const storage = earlier({ [`${prefix}games`]: JSON.stringify({ version: 1, games }) });
  const { name, records, store } = await openAll({ storage });
  assert.deepEqual(idsOf(records), ['a', 'd']);
  assert.deepEqual(store.state.damaged, ['games']);
  const aside = () => asides(storage).map((key) => JSON.parse(storage[prefix + key]));
  assert.deepEqual(aside(), bad);
  await openAll({ storage, name });
  assert.deepEqual(aside(), bad);
});

test('a record of the database that cannot be read is set aside, or stays where there is no room for that', async () => {
  const name = newName();
  const database = await openDatabase(name);
  await database.put('games', { id: 'x', noise: 'x'.repeat(100) });
  database.close();
  const full = await openAll({ name, storage: smallStorage(20) });
  assert.deepEqual(idsOf(full.records), []);
  assert.equal((await inDatabase(name)).length, 1);
  const { store, storage } = await openAll({ name });
  assert.deepEqual([store.state.damaged, asides(storage).length], [['games'], 1]);
  assert.deepEqual(await inDatabase(name), []);
});

test('a record of rules that only another version knows is kept', async () => {
  const { records } = await openAll();
  const unknown = ['7,6,4,wild', '40,40,5', '3,3,3,misere,swap2'];
  for (const rules of unknown) records.put('games', someRecord({ id: rules, rules }));
  await records.take();
  assert.deepEqual(each(records.all('games'), 'rules').sort(), unknown.sort());
  assert.equal(pairs(records.all('games')).length, 3);
  const known = { columns: 15, rows: 10, in_a_row: 5, misere: true, option: '' };
  assert.deepEqual(knownRules('15,10,5,misere'), known);
  assert.equal(knownRules('15,10,5,vanish'), null);
  assert.deepEqual(knownRules('3,3,3,misere,vanish'), knownRules('3,3,3,vanish,misere'));
  for (const rules of unknown) assert.equal(knownRules(rules), null);
  for (const rules of ['11,6,4,gravity', '3,3,3,misere,misere', '3,3,3,vanish,gravity', '3,3,3,constructor'])
    assert.equal(knownRules(rules), null);
  for (const rules of ['3,3,3,vanish', '4,4,3,vanish,misere', '10,10,5,gravity'])
    assert.equal(rulesText(knownRules(rules)), rules);
});

test('of the finished games the newest two thousand are kept', async () => {
  const { name, records, store } = await openAll();
  const games = Array.from({ length: 2001 }, (_, number) => someRecord({ id: `g${number}`, when: number }));
  store.writeAll(replacing(records, { games }));
  await records.take();
  assert.deepEqual([idsOf(records).length, idsOf(records)[0]], [2000, 'g1']);
  assert.equal((await inDatabase(name)).length, 2000);
});

test('a tab hears what another one keeps and deletes', async (context) => {
  const { hear } = foreignChanges(context);
  const here = await openAll();
  let changes = 0;
  here.records.on(() => (changes += 1));
  const there = await openAll({ storage: here.storage, name: here.name });
  const key = `${prefix}matches/match1`;
  there.records.put('matches', someMatch());
  hear(key, here.storage.getItem(key));
  assert.deepEqual(matchesOf(here.records), [['match1', 5]]);
  await there.records.take();
  // Once the database has it, it leaves the store.
  hear(key, null);
  assert.deepEqual(matchesOf(here.records), [['match1', 5]]);
  there.records.remove('matches', 'match1');
  hear(key, here.storage.getItem(key));
  assert.deepEqual(matchesOf(here.records), []);
  await there.records.take();
  assert.deepEqual(await inDatabase(here.name, 'matches'), []);
  for (const text of ['{', 'null', '{"version":1,"record":{"match":1}}']) hear(key, text);
  assert.deepEqual([matchesOf(here.records), changes], [[], 2]);
});

test('without a database everything stays in the store, deleting too', async () => {
  const { records, storage } = await openAll({ open: noDatabase });
  assert.equal(records.put('games', someRecord()), true);
  records.put('matches', someMatch());
  records.remove('matches', 'match1');
  await records.take();
  const again = await openAll({ storage, open: noDatabase });
  assert.deepEqual([idsOf(again.records), matchesOf(again.records)], [['a'], []]);
});

test('a database that could not be read for a while loses nothing to what was written without it', async () => {
  const first = await openAll();
  first.records.put('matches', someMatch({ save: 'what it knew' }));
  await first.records.take();
  const blind = await openAll({ storage: first.storage, open: noDatabase });
  assert.deepEqual(matchesOf(blind.records), []);
  blind.records.put('matches', someMatch({ since: 9 }));
  await blind.records.take();
  const { records, storage } = await openAll(first);
  assert.deepEqual(matchesOf(records), [['match1', 9]]);
  assert.match(storage[prefix + asides(storage)[0]], /what it knew/);
});

test('a database that the browser closes is opened anew', async () => {
  const name = newName();
  const opened = [];
  const open = async () => {
    opened.push(await openDatabase(name));
    return opened.at(-1);
  };
  const { records } = await openAll({ name, open });
  opened[0].close();
  records.put('games', someRecord());
  await records.take();
  assert.deepEqual([(await inDatabase(name)).length, opened.length], [1, 2]);
});

test('where the store has no room the database keeps it, and nobody is warned any more', async () => {
  const { name, records, store } = await openAll({ storage: smallStorage(20) });
  assert.equal(records.put('games', someRecord()), false);
  assert.deepEqual(store.state.unkept, ['games/a']);
  await records.take();
  assert.deepEqual(store.state.unkept, []);
  assert.deepEqual(await inDatabase(name), [someRecord()]);
});

test('clearing everything empties the database, and says so if it could not', async (context) => {
  const all = await openAll();
  const { name, records, storage } = all;
  records.put('games', someRecord());
  records.put('matches', someMatch());
  assert.equal(await clear(all), true);
  assert.deepEqual([idsOf(records), matchesOf(records)], [[], []]);
  assert.deepEqual([await inDatabase(name), await inDatabase(name, 'matches')], [[], []]);
  assert.equal(await clear(await openAll({ open: noDatabase })), true, 'there is nothing where there is none');
  assert.equal(await clear({ ...all, records: { clear: async () => false } }), false);
  all.preferences.set('theme', 'dark');
  put(context, 'removeItem', () => assert.fail('refused'), storage);
  assert.equal(await clear(all), false);
});

test('a file of everything brings it back elsewhere, each game and each match once', async () => {
  const from = await openAll();
  from.preferences.set('theme', 'dark');
  for (const game of [someRecord(), someRecord({ id: 'b', when: 2 })]) from.records.put('games', game);
  for (const match of [someMatch(), someMatch({ match: 'match2', since: 3 })]) from.records.put('matches', match);
  const backup = parseBackup(makeBackup(from, 'v=1', 'save=1'));
  const to = await openAll();
  to.records.put('games', someRecord({ id: 'gone' }));
  to.records.put('matches', someMatch({ match: 'match2', since: 4 }));
  to.records.put('matches', someMatch({ match: 'match3', since: 1 }));
  for (let i = 0; i < 2; i += 1) assert.equal(await restore(to, backup), true);
  const { records } = await openAll(to);
  const matches = ['match3', 1, 'match2', 4, 'match1', 5];
  assert.deepEqual(matchesOf(records).flat(), matches, 'of a match that is in both, the later counts');
  assert.equal(to.preferences.values.theme, 'dark');
  assert.deepEqual(records.all('games'), from.records.all('games'));
  assert.deepEqual([backup.address, backup.save], ['v=1', 'save=1']);
});

const someFile = (changes = {}) => ({
  format: 'tic-tac-toe',
  version: 1,
  settings: { ...defaults, theme: 'dark' },
  games: [someRecord()],
  matches: [someMatch()],
  address: 'v=1',
  save: 'save=1',
  ...changes,
});

test('a file from before there were saves is good, and one that is not ours is not', () => {
  assert.equal(parseBackup(JSON.stringify(someFile({ matches: undefined, save: undefined }))).save, '');
  for (const change of [{ format: 'chess' }, { version: 2 }])
    assert.equal(parseBackup(JSON.stringify(someFile(change))), null, JSON.stringify(change));
  for (const text of ['', 'null', '[]', '{']) assert.equal(parseBackup(text), null, text);
});

test('of a file of which a part cannot be read the rest is taken, and the part is named', async () => {
  for (const [change, unread] of [
    [{ settings: { pace: 1e15 } }, [{ part: 'settings' }]],
    [{ settings: null }, [{ part: 'settings' }]],
    [{ games: {} }, [{ part: 'games' }]],
    [{ games: [someRecord(), null, { id: 'b' }] }, [{ part: 'games', count: 2 }]],
    [{ matches: 'none' }, [{ part: 'matches' }]],
    [{ matches: [someMatch(), someMatch({ save: 1 })] }, [{ part: 'matches', count: 1 }]],
    [{ puzzles: { days: 1 } }, [{ part: 'puzzles' }]],
    [{ learning: { done: 1 } }, [{ part: 'learning' }]],
    [{ address: 1 }, [{ part: 'game' }]],
    [{ save: 1 }, [{ part: 'game' }]],
  ]) {
    const backup = parseBackup(JSON.stringify(someFile(change)));
    assert.deepEqual(backup.unread, unread);
    const kept = await openAll();
    kept.records.put('games', someRecord({ id: 'own' }));
    await restore(kept, backup);
    const [{ part, count }] = unread;
    assert.equal(kept.preferences.values.theme, part === 'settings' ? 'system' : 'dark');
    assert.deepEqual(idsOf(kept.records), [part === 'games' && !count ? 'own' : 'a']);
    assert.equal(matchesOf(kept.records).length, part === 'matches' && !count ? 0 : 1);
  }
});

test('a file for which there is no room is there until the tab closes, and what was kept is kept', async () => {
  const storage = smallStorage(600);
  const kept = await openAll({ storage, open: noDatabase });
  kept.records.put('games', someRecord({ id: 'own' }));
  const games = Array.from({ length: 9 }, (_, number) => someRecord({ id: `${number}` }));
  assert.equal(await restore(kept, parseBackup(JSON.stringify(someFile({ games, matches: [] })))), false);
  assert.equal(idsOf(kept.records).length, 9);
  assert.deepEqual(idsOf((await openAll({ storage, open: noDatabase })).records), ['own']);
});

test('games from a position are kept and not counted', async () => {
  const { store, storage } = openStore();
  const address = 'v=1&position=XO./.X./...';
  store.write('games/p', { record: someRecord({ id: 'p', set_up: true, address }) });
  store.write('games/q', { record: someRecord({ id: 'q', set_up: 'perhaps' }) });
  const { records } = await openAll({ storage });
  assert.deepEqual(idsOf(records), ['p']);
  assert.deepEqual(pairs(records.all('games')), []);
  assert.equal(asides(storage).length, 1);
});
