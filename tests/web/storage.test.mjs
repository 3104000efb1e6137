// What the page keeps: entries, settings, finished games, and files of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBackup, parseBackup, restore } from '../../web/storage/backup.js';
import { readGames, recordGame, writeGames } from '../../web/storage/finished-games.js';
import { areGood, defaults, makePreferences } from '../../web/storage/preferences.js';
import { statistics } from '../../web/storage/statistics.js';
import { keyPrefix, makeStore } from '../../web/storage/store.js';
import { fakeStorage, someRecord } from './support/fakes.mjs';

globalThis.addEventListener ??= () => {};

const address = 'https://host.example/fork/index.html#v=1';
const prefix = 'tic-tac-toe /fork/ ';
function openStore(storage = fakeStorage(), where = address) {
  const troubles = [];
  const store = makeStore({ address: where, storage: () => storage, trouble: (kind) => troubles.push(kind) });
  return { store, storage, troubles };
}
const isAnything = () => true;
const asides = (storage) => Object.keys(storage).filter((key) => key.includes('set-aside'));

test('an entry cannot set the version that it is stored with', () => {
  const { store, storage } = openStore();
  store.write('settings', { version: 99, theme: 'dark' });
  assert.deepEqual(JSON.parse(storage[`${prefix}settings`]), { theme: 'dark', version: 1 });
  assert.equal(store.read('settings', isAnything).theme, 'dark');
});

test('what cannot be read is set aside whole, and told once', () => {
  const { store, storage, troubles } = openStore(
    fakeStorage({ [`${prefix}settings`]: '{"theme":', [`${prefix}save`]: '{"version":99}' }),
  );
  assert.equal(store.read('settings', isAnything), null);
  assert.equal(store.read('save', isAnything), null);
  assert.deepEqual(troubles, ['damaged']);
  assert.deepEqual(
    asides(storage).map((key) => storage[key]),
    ['{"theme":', '{"version":99}'],
  );
  assert.equal(storage[`${prefix}settings`], undefined);
});

test('two forks under one host share nothing, and clear only what is theirs', () => {
  const { store, storage } = openStore();
  const other = openStore(storage, 'https://host.example/other/').store;
  const inner = openStore(storage, 'https://host.example/fork/inner/').store;
  store.write('save', { save: 'one' });
  other.write('save', { save: 'two' });
  inner.write('save', { save: 'three' });
  storage.setItem('some other app', 'kept');
  assert.equal(store.read('save', isAnything).save, 'one');
  store.clear();
  assert.equal(store.read('save', isAnything), null);
  assert.equal(other.read('save', isAnything).save, 'two');
  assert.equal(inner.read('save', isAnything).save, 'three');
  assert.equal(storage['some other app'], 'kept');
});

test('the page’s folder counts, not the name of its file', () => {
  assert.equal(keyPrefix('https://host.example/fork/'), prefix);
  assert.equal(keyPrefix('https://host.example/fork/index.html?x=1#v=1'), prefix);
});

test('entries from before keys had a folder are taken over, once, and never over newer ones', () => {
  const old = {
    'tic-tac-toe/settings': '{"version":1,"theme":"dark"}',
    'tic-tac-toe/games': '{"version":1,"games":[]}',
  };
  const { store, storage } = openStore(fakeStorage({ ...old, [`${prefix}games`]: '{"version":1,"games":[1]}' }));
  assert.equal(store.read('settings', isAnything).theme, 'dark');
  assert.deepEqual(store.read('games', isAnything).games, [1]);
  store.clear();
  assert.deepEqual(Object.keys(openStore(storage).storage), []);
});

test('without storage everything works until the tab closes, clearing too', () => {
  const troubles = [];
  const denied = () => {
    throw new Error('denied');
  };
  const store = makeStore({ address, storage: denied, trouble: (kind) => troubles.push(kind) });
  store.write('save', { save: 'one' });
  store.write('save', { save: 'two' });
  assert.equal(store.read('save', isAnything).save, 'two');
  assert.deepEqual(troubles, ['full']);
  store.clear();
  assert.equal(store.read('save', isAnything), null);
});

test('a storage that lets nothing in or out is as good as none', () => {
  const broken = new Proxy(
    {},
    {
      get: () => () => {
        throw new Error('quota');
      },
      ownKeys: () => {
        throw new Error('quota');
      },
    },
  );
  const { store } = openStore(broken);
  store.write('save', { save: 'one' });
  assert.equal(store.read('save', isAnything).save, 'one');
  store.clear();
  store.setAside('save', 'text');
});

for (const [what, entry] of [
  ['a pace beyond every patience', { pace: 1e15 }],
  ['a pace before the move', { pace: -1 }],
  ['a pace of half a millisecond', { pace: 0.5 }],
  ['a theme that is not there', { theme: 'plaid' }],
  ['a switch that is a text', { sound: 'yes' }],
  ['a list', [1]],
  ['nothing', null],
]) {
  test(`${what} is no setting`, () =>
    assert.equal(areGood(Array.isArray(entry) || !entry ? entry : { ...defaults, ...entry }), Array.isArray(entry)));
}

test('settings that are not there take their defaults, and what is no setting is not kept', () => {
  const { store, storage } = openStore(fakeStorage({ [`${prefix}settings`]: '{"version":1,"pace":0,"evil":1}' }));
  const preferences = makePreferences({ store });
  assert.deepEqual(preferences.values, { ...defaults, pace: 0 });
  preferences.set('sound', true);
  assert.deepEqual(JSON.parse(storage[`${prefix}settings`]), { ...defaults, pace: 0, sound: true, version: 1 });
});

test('a record with the same id takes the place of the one before', () => {
  const { store } = openStore();
  const { when, ...game } = someRecord();
  recordGame(store, game, when);
  recordGame(store, { ...game, id: 'b' }, 2);
  recordGame(store, { ...game, outcome: 'draw' }, 3);
  assert.deepEqual(
    readGames(store).map(({ id, outcome }) => [id, outcome]),
    [
      ['b', 'x_wins'],
      ['a', 'draw'],
    ],
  );
});

test('one bad record sets only itself aside', () => {
  const { store, storage, troubles } = openStore();
  store.write('games', {
    games: [someRecord(), { id: 'b' }, null, someRecord({ id: 'c', x: 'genius' }), someRecord({ id: 'd' })],
  });
  assert.deepEqual(
    readGames(store).map(({ id }) => id),
    ['a', 'd'],
  );
  assert.deepEqual(troubles, ['damaged']);
  assert.equal(asides(storage).length, 1);
  assert.equal(JSON.parse(storage[asides(storage)[0]]).length, 3);
  assert.equal(readGames(store).length, 2);
  assert.equal(asides(storage).length, 1);
});

test('a file of everything brings it back elsewhere, each game once', () => {
  const from = openStore();
  const preferences = makePreferences(from);
  preferences.set('theme', 'dark');
  writeGames(from.store, [someRecord(), someRecord({ id: 'b' })]);
  const backup = parseBackup(makeBackup(from.store, preferences, 'v=1', 'save=1'));
  const to = openStore();
  const restored = makePreferences(to);
  for (let i = 0; i < 2; i += 1) restore(to.store, restored, backup);
  assert.equal(restored.values.theme, 'dark');
  assert.deepEqual(readGames(to.store), readGames(from.store));
  assert.deepEqual([backup.address, backup.save], ['v=1', 'save=1']);
});

test('a file from before there were saves is good, and one that is not ours is not', () => {
  const good = { format: 'tic-tac-toe', version: 1, settings: defaults, games: [someRecord()], address: 'v=1' };
  assert.equal(parseBackup(JSON.stringify(good)).save, '');
  const bad = [
    { format: 'chess' },
    { version: 2 },
    { settings: { pace: 1e15 } },
    { settings: null },
    { games: {} },
    { address: 1 },
    { save: 1 },
  ];
  for (const change of bad)
    assert.equal(parseBackup(JSON.stringify({ ...good, ...change })), null, JSON.stringify(change));
  for (const text of ['', 'null', '[]', '{']) assert.equal(parseBackup(text), null, text);
});

test('a file cannot bring its own version into the store', () => {
  const { store, storage } = openStore();
  const content = {
    format: 'tic-tac-toe',
    version: 1,
    settings: { ...defaults, version: 99 },
    games: [],
    address: 'v=1',
  };
  restore(store, makePreferences({ store }), parseBackup(JSON.stringify(content)));
  assert.equal(JSON.parse(storage[`${prefix}settings`]).version, 1);
});

test('games from a position are kept and not counted', () => {
  const { store } = openStore(fakeStorage());
  recordGame(store, { ...someRecord({ id: 'p' }), set_up: true, address: 'v=1&position=XO./.X./...' }, 7);
  recordGame(store, { ...someRecord({ id: 'q' }), set_up: 'perhaps' }, 8);
  assert.deepEqual(
    readGames(store).map(({ id }) => id),
    ['p'],
  );
  assert.deepEqual(statistics(readGames(store)), []);
});

test('statistics are of the human, with streaks, by board and opponent', () => {
  const games = ['x_wins', 'x_wins', 'draw', 'o_wins'].map((outcome, index) =>
    someRecord({ id: String(index), outcome }),
  );
  const against = someRecord({ id: 'o', x: 'hard', o: 'human', outcome: 'o_wins' });
  const [first, second] = statistics([...games, against]);
  assert.deepEqual(first, {
    rules: '3,3,3',
    opponents: ['human', 'human'],
    played: 4,
    won: 2,
    drawn: 1,
    lost: 1,
    streak: 0,
    best: 2,
  });
  assert.deepEqual([second.opponents, second.won], [['hard', 'human'], 1]);
});
