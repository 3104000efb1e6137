// What the page keeps: entries, settings, finished games, and files of them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBackup, parseBackup, restore } from '../../web/storage/backup.ts';
import { newsOf } from '../../web/feedback/store-troubles.ts';
import { readMatches } from '../../web/storage/kept-games.ts';
import { makeEra } from '../../web/storage/era.ts';
import { readGames, recordGame, writeGames } from '../../web/storage/finished-games.ts';
import { areGood, defaults, makePreferences } from '../../web/storage/preferences.ts';
import { knownRules } from '../../web/program/known-rules.ts';
import { rulesText } from '../../web/program/rules.ts';
import { readPicked } from '../../web/storage/read-file.ts';
import { statistics } from '../../web/storage/statistics.ts';
import { keyPrefix, makeStore } from '../../web/storage/store.ts';
import './support/crypto.mjs';
import { fakeStorage, someRecord } from './support/fakes.mjs';

globalThis.addEventListener ??= () => {};

const address = 'https://host.example/fork/index.html#v=1';
const prefix = 'tic-tac-toe /fork/ ';
function openStore(storage = fakeStorage(), where = address, tab = fakeStorage()) {
  const troubles = [];
  const store = makeStore({ address: where, storage: () => storage, tabStorage: () => tab });
  store.onTrouble((state) => troubles.push(state));
  return { store, storage, tab, troubles };
}
/** A storage in which so many characters have room. */
function smallStorage(room, entries = {}) {
  const storage = fakeStorage(entries);
  const { setItem } = storage;
  const used = () => Object.entries(storage).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  storage.room = room;
  Object.defineProperty(storage, 'room', { enumerable: false });
  Object.defineProperty(storage, 'setItem', {
    value(key, text) {
      const now = Object.hasOwn(storage, key) ? key.length + storage[key].length : 0;
      if (used() - now + key.length + String(text).length > storage.room) throw new Error('quota');
      setItem(key, text);
    },
  });
  return storage;
}
/** What the browser tells of other tabs, told by a test. */
function foreignChanges(context) {
  const real = globalThis.addEventListener;
  const listeners = [];
  let key = '';
  globalThis.addEventListener = (_, listener) => listeners.push(listener);
  context.after(() => {
    globalThis.addEventListener = real;
  });
  return {
    put: (name) => {
      key = name;
    },
    hear() {
      for (const listener of listeners) listener({ key });
    },
  };
}
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

const isAnything = () => true;
const asides = (storage) => Object.keys(storage).filter((key) => key.includes('set-aside'));

test('an entry cannot set the version that it is stored with', () => {
  const { store, storage } = openStore();
  store.write('settings', { version: 99, theme: 'dark' });
  assert.deepEqual(JSON.parse(storage[`${prefix}settings`]), { theme: 'dark', version: 1 });
  assert.equal(store.read('settings', isAnything).theme, 'dark');
});

test('what cannot be read is set aside whole, each under its own name, and told', () => {
  const { store, storage } = openStore(
    fakeStorage({ [`${prefix}settings`]: '{"theme":', [`${prefix}save`]: '{"version":99}' }),
  );
  assert.equal(store.read('settings', isAnything), null);
  assert.equal(store.read('save', isAnything), null);
  assert.deepEqual(store.state.damaged, ['settings', 'save']);
  assert.deepEqual(
    asides(storage).map((key) => storage[key]),
    ['{"theme":', '{"version":99}'],
  );
  assert.equal(storage[`${prefix}settings`], undefined);
});

test('of two texts set aside in the same moment neither takes the place of the other', () => {
  const { store, storage } = openStore();
  for (const text of ['of this tab', 'of the store', 'of another']) assert.equal(store.setAside('save', text), true);
  assert.deepEqual(
    asides(storage).map((key) => storage[key]),
    ['of this tab', 'of the store', 'of another'],
  );
});

test('whoever writes gets back whether it is kept, and the store says so by itself, once each time', () => {
  const storage = smallStorage(150);
  const { store, troubles } = openStore(storage);
  assert.equal(store.write('save', { save: 'short' }), true);
  assert.deepEqual(troubles, []);
  assert.equal(store.write('save', { save: 'x'.repeat(150) }), false);
  assert.equal(store.write('save', { save: 'y'.repeat(150) }), false);
  assert.equal(store.read('save', isAnything).save, 'y'.repeat(150));
  assert.deepEqual(troubles, [{ denied: false, unkept: ['save'], damaged: [] }]);
  storage.room = 1000;
  assert.equal(store.write('save', { save: 'y'.repeat(150) }), true);
  assert.deepEqual(troubles.slice(1), [{ denied: false, unkept: [], damaged: [] }]);
  assert.equal(JSON.parse(storage[`${prefix}save`]).save, 'y'.repeat(150));
});

test('what found no room is there after a reload of the same tab, and what it was to replace too', () => {
  const storage = smallStorage(150);
  const { store, tab } = openStore(storage);
  store.write('save', { save: 'old' });
  store.write('save', { save: 'x'.repeat(150) });
  const again = openStore(storage, address, tab).store;
  assert.equal(again.read('save', isAnything).save, 'x'.repeat(150));
  assert.deepEqual(again.state.unkept, ['save']);
  assert.equal(openStore(storage).store.read('save', isAnything).save, 'old', 'in another tab');
  again.clear();
  assert.equal(openStore(storage, address, tab).store.read('save', isAnything), null);
});

test('of several entries all are kept or none', () => {
  const storage = smallStorage(300);
  const { store } = openStore(storage);
  store.write('settings', { theme: 'dark' });
  const before = { ...storage };
  assert.equal(store.writeAll({ settings: { theme: 'light' }, save: { save: 'a' }, games: 'x'.repeat(300) }), false);
  assert.deepEqual({ ...storage }, before);
  assert.equal(store.read('settings', isAnything).theme, 'light', 'until the tab closes');
});

test('where there is no room to set something aside it is moved, and where that fails not written over', () => {
  const key = `${prefix}save`;
  const text = `{"noise":"${'x'.repeat(100)}`;
  const moved = openStore(smallStorage(key.length + text.length + 60, { [key]: text }));
  assert.equal(moved.store.read('save', isAnything), null);
  assert.deepEqual(Object.values(moved.storage), [text]);
  assert.deepEqual(Object.keys(moved.storage), asides(moved.storage));

  const stuck = openStore(smallStorage(key.length + text.length, { [key]: text }));
  assert.equal(stuck.store.read('save', isAnything), null);
  assert.equal(stuck.store.write('save', { save: 'new' }), false);
  assert.equal(stuck.store.read('save', isAnything).save, 'new');
  assert.deepEqual({ ...stuck.storage }, { [key]: text });
});

test('a storage that refuses to be read in the middle of a visit is not written over', () => {
  const storage = fakeStorage({ [`${prefix}games`]: '{"version":1,"games":[1,2,3]}' });
  const { store, troubles } = openStore(storage);
  Object.defineProperty(storage, 'getItem', {
    value() {
      throw new Error('corrupted');
    },
  });
  assert.equal(store.read('games', isAnything), null);
  assert.equal(store.write('games', { games: [4] }), false);
  assert.deepEqual(store.read('games', isAnything).games, [4]);
  assert.equal(storage[`${prefix}games`], '{"version":1,"games":[1,2,3]}');
  assert.equal(troubles[0].denied, true);
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
  const denied = () => {
    throw new Error('denied');
  };
  const store = makeStore({ address, storage: denied, tabStorage: denied });
  assert.equal(store.write('save', { save: 'one' }), false);
  store.write('save', { save: 'two' });
  assert.equal(store.read('save', isAnything).save, 'two');
  assert.equal(store.state.denied, true);
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

test('a preference that another tab has set meanwhile is not undone', () => {
  const { store, storage } = openStore();
  const one = makePreferences({ store });
  const other = makePreferences(openStore(storage));
  one.set('theme', 'dark');
  other.set('sound', true);
  assert.deepEqual([other.values.theme, other.values.sound], ['dark', true]);
});

test('of two games that end in two tabs in the same moment both are kept', async () => {
  const { store, storage } = openStore();
  const { when, ...game } = someRecord();
  let asked;
  const locks = {
    request: async (_, act) => {
      asked = act;
    },
  };
  const before = storage.getItem(`${prefix}games`);
  assert.equal(recordGame(store, game, when, locks), true);
  // The other tab has read what was there before, and writes after this one.
  assert.equal(before, null);
  writeGames(openStore(storage).store, [someRecord({ id: 'b' })]);
  asked();
  assert.deepEqual(
    readGames(store).map(({ id }) => id),
    ['b', 'a'],
  );
  asked();
  assert.equal(readGames(store).length, 2);
});

test('of what was set aside the newest hundred are kept', () => {
  const { store, storage } = openStore(fakeStorage({ [`${prefix}set-aside/games/5`]: 'the oldest' }));
  for (let i = 0; i < 100; i += 1) assert.equal(store.setAside('save', `text ${i}`), true);
  assert.equal(asides(storage).length, 100);
  assert.equal(storage[`${prefix}set-aside/games/5`], undefined);
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

test('a bad record sets only itself aside', () => {
  const { store, storage } = openStore();
  store.write('games', {
    games: [someRecord(), { id: 'b' }, null, someRecord({ id: 'c', x: 'genius' }), someRecord({ id: 'd' })],
  });
  assert.deepEqual(
    readGames(store).map(({ id }) => id),
    ['a', 'd'],
  );
  assert.deepEqual(store.state.damaged, ['games']);
  const aside = asides(storage).map((key) => JSON.parse(storage[key]));
  assert.deepEqual(aside, [{ id: 'b' }, null, someRecord({ id: 'c', x: 'genius' })]);
  assert.equal(readGames(store).length, 2);
  assert.equal(asides(storage).length, 3);
});

test('a record of rules that only another version knows is kept', () => {
  const { store, storage } = openStore();
  for (const [id, rules] of Object.entries({ a: '7,6,4,wild', b: '40,40,5', c: '3,3,3,misere,swap2' }))
    recordGame(store, someRecord({ id, rules }), 1);
  assert.deepEqual(
    readGames(store).map(({ rules }) => [rules, knownRules(rules)]),
    [
      ['7,6,4,wild', null],
      ['40,40,5', null],
      ['3,3,3,misere,swap2', null],
    ],
  );
  assert.deepEqual(asides(storage), []);
  assert.equal(statistics(readGames(store)).length, 3);
  const known = { columns: 15, rows: 10, in_a_row: 5, misere: true, vanish: false, gravity: false };
  assert.deepEqual(knownRules('15,10,5,misere'), known);
  assert.equal(knownRules('15,10,5,vanish'), null);
  for (const rules of ['3,3,3,vanish', '4,4,3,vanish,misere']) assert.equal(rulesText(knownRules(rules)), rules);
});

test('a file of everything brings it back elsewhere, each game and each match once', () => {
  const from = openStore();
  const preferences = makePreferences(from);
  preferences.set('theme', 'dark');
  writeGames(from.store, [someRecord(), someRecord({ id: 'b' })]);
  from.store.write('apart', { games: [someMatch(), someMatch({ match: 'match2', since: 3 })] });
  const backup = parseBackup(makeBackup(from.store, preferences, 'v=1', 'save=1'));
  const to = openStore();
  const restored = makePreferences(to);
  to.store.write('apart', {
    games: [someMatch({ match: 'match2', since: 4 }), someMatch({ match: 'match3', since: 1 })],
  });
  for (let i = 0; i < 2; i += 1) assert.equal(restore(to.store, restored, backup), true);
  assert.deepEqual(
    readMatches(to.store).map(({ match, since }) => [match, since]),
    [
      ['match1', 5],
      ['match2', 4],
      ['match3', 1],
    ],
    'of a match that is in both, the later counts',
  );
  assert.equal(restored.values.theme, 'dark');
  assert.deepEqual(readGames(to.store), readGames(from.store));
  assert.deepEqual([backup.address, backup.save], ['v=1', 'save=1']);
});

test('a file from before there were saves is good, and one that is not ours is not', () => {
  const good = { format: 'tic-tac-toe', version: 1, settings: defaults, games: [someRecord()], address: 'v=1' };
  assert.equal(parseBackup(JSON.stringify(good)).save, '');
  const bad = [{ format: 'chess' }, { version: 2 }];
  for (const change of bad)
    assert.equal(parseBackup(JSON.stringify({ ...good, ...change })), null, JSON.stringify(change));
  for (const text of ['', 'null', '[]', '{']) assert.equal(parseBackup(text), null, text);
});

test('of a file of which a part cannot be read the rest is taken, and the part is named', () => {
  const good = {
    format: 'tic-tac-toe',
    version: 1,
    settings: { ...defaults, theme: 'dark' },
    games: [someRecord()],
    matches: [someMatch()],
    address: 'v=1',
    save: 'save=1',
  };
  for (const [change, unread] of [
    [{ settings: { pace: 1e15 } }, [{ part: 'settings' }]],
    [{ settings: null }, [{ part: 'settings' }]],
    [{ games: {} }, [{ part: 'games' }]],
    [{ games: [someRecord(), null, { id: 'b' }] }, [{ part: 'games', count: 2 }]],
    [{ matches: 'none' }, [{ part: 'matches' }]],
    [{ matches: [someMatch(), someMatch({ save: 1 })] }, [{ part: 'matches', count: 1 }]],
    [{ address: 1 }, [{ part: 'game' }]],
    [{ save: 1 }, [{ part: 'game' }]],
  ]) {
    const backup = parseBackup(JSON.stringify({ ...good, ...change }));
    assert.deepEqual(backup.unread, unread);
    const { store } = openStore();
    const preferences = makePreferences({ store });
    writeGames(store, [someRecord({ id: 'own' })]);
    restore(store, preferences, backup);
    const [{ part, count }] = unread;
    assert.equal(preferences.values.theme, part === 'settings' ? 'system' : 'dark');
    const isOwn = part === 'games' && !count;
    assert.deepEqual(
      readGames(store).map(({ id }) => id),
      [isOwn ? 'own' : 'a'],
    );
    assert.equal(readMatches(store).length, part === 'matches' && !count ? 0 : 1);
  }
});

test('a file for which there is no room is there until the tab closes, and what was kept is kept', () => {
  const storage = smallStorage(600);
  const { store } = openStore(storage);
  const preferences = makePreferences({ store });
  writeGames(store, [someRecord({ id: 'own' })]);
  const games = Array.from({ length: 9 }, (_, number) => someRecord({ id: `${number}` }));
  const file = { format: 'tic-tac-toe', version: 1, settings: defaults, games, address: 'v=1', save: '' };
  assert.equal(restore(store, preferences, parseBackup(JSON.stringify(file))), false);
  assert.equal(readGames(store).length, 9);
  assert.deepEqual(
    readGames(openStore(storage).store).map(({ id }) => id),
    ['own'],
  );
});

test('what an entry of the history held before everything was cleared is over, in every tab', (context) => {
  const { hear, put } = foreignChanges(context);
  const { store, storage } = openStore();
  const begin = (where, state, tab = fakeStorage()) =>
    makeEra({ store: where, state, tabStorage: () => tab, key: 'era', beginAnew: () => {} });
  const era = begin(store, { save: 'old' });
  assert.equal(era.isOver({ save: 'from before there were eras' }), false);
  assert.equal(era.isOver(null), false);
  const other = begin(openStore(storage).store, null);
  let told = 0;
  other.on(() => (told += 1));
  era.begin();
  assert.equal(era.isOver({ save: 'old' }), true);
  assert.equal(era.isOver({ save: 'new', era: era.now }), false);
  put(`${prefix}era`);
  hear();
  assert.equal(told, 1);
  assert.equal(other.isOver({ save: 'old' }), true);
  assert.equal(begin(openStore(storage).store, { era: '' }).isOver({ era: '' }), true);
  // Where nothing is stored the tab's own entry says it.
  assert.equal(begin(openStore().store, { era: era.now }).isOver({ era: era.now }), false);
  // What a tab kept for itself goes once, and with it what had found no room.
  const tab = fakeStorage({ [`${prefix}unkept/games`]: '{"version":1,"games":[1]}' });
  const late = openStore(storage, address, tab).store;
  assert.equal(begin(late, null, tab).isTabOver, true);
  assert.equal(late.read('games', isAnything), null);
  assert.equal(begin(openStore(storage, address, tab).store, null, tab).isTabOver, false);
});

test('what is told of the store: when keeping ends, when it goes on, and each damaged part once', () => {
  const fine = { denied: false, unkept: [], damaged: [] };
  const full = { ...fine, unkept: ['save'] };
  const quiet = { lost: null, isKeptAgain: false, damaged: [] };
  assert.deepEqual(newsOf(fine, null), quiet);
  assert.deepEqual(newsOf({ ...fine, denied: true }, null), { ...quiet, lost: 'denied' });
  assert.deepEqual(newsOf({ ...fine, denied: true }, fine), { ...quiet, lost: 'full' });
  assert.deepEqual(newsOf(full, null), { ...quiet, lost: 'full' });
  assert.deepEqual(newsOf({ ...full, unkept: ['save', 'games'] }, full), quiet);
  assert.deepEqual(newsOf(fine, full), { ...quiet, isKeptAgain: true });
  assert.deepEqual(newsOf({ ...fine, damaged: ['save', 'apart'] }, { ...fine, damaged: ['save'] }), {
    ...quiet,
    damaged: ['apart'],
  });
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

test('a picked file is read if it can be, and then another can be picked', async () => {
  const gone = () => Promise.reject(new Error('NotFoundError'));
  for (const [files, text] of [
    [[{ size: 2, text: async () => 'ab' }], 'ab'],
    [[{ size: 2, text: gone }], null],
    [[{ size: 4, text: async () => assert.fail('too long to be read') }], null],
    [[], null],
  ]) {
    const input = { files, value: 'picked' };
    assert.equal(await readPicked(input, 3), text);
    assert.equal(input.value, '');
  }
});
