// What the page keeps at once: entries of the store, settings, and the era.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newsOf } from '../../web/feedback/store-troubles.ts';
import { makeEra } from '../../web/storage/era.ts';
import { readPicked } from '../../web/storage/files.ts';
import { areGood, defaults, makePreferences } from '../../web/storage/preferences.ts';
import { makeStore } from '../../web/storage/store.ts';
import { address, fakeStorage, foreignChanges, openStore, prefix, smallStorage } from './support/storage.mjs';

const isAnything = () => true;
const asides = (storage) => Object.keys(storage).filter((key) => key.includes('set-aside'));
const textsAside = (storage) => asides(storage).map((key) => storage[key]);
const refuse = () => {
  throw new Error('denied');
};

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
  assert.deepEqual(textsAside(storage), ['{"theme":', '{"version":99}']);
  assert.equal(storage[`${prefix}settings`], undefined);
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
  Object.defineProperty(storage, 'getItem', { value: refuse });
  assert.equal(store.read('games', isAnything), null);
  assert.equal(store.write('games', { games: [4] }), false);
  assert.deepEqual(store.read('games', isAnything).games, [4]);
  assert.equal(storage[`${prefix}games`], '{"version":1,"games":[1,2,3]}');
  assert.equal(troubles[0].denied, true);
});

test('two forks under one host share nothing, and clear only what is theirs; a fork is a folder, whatever its file is called', () => {
  const { store, storage } = openStore();
  const other = openStore(storage, 'https://host.example/other/').store;
  const inner = openStore(storage, 'https://host.example/fork/inner/').store;
  store.write('save', { save: 'one' });
  other.write('save', { save: 'two' });
  inner.write('save', { save: 'three' });
  storage.setItem('some other app', 'kept');
  const again = openStore(storage, 'https://host.example/fork/?x=1').store;
  assert.equal(again.read('save', isAnything).save, 'one');
  store.clear();
  assert.equal(store.read('save', isAnything), null);
  assert.equal(other.read('save', isAnything).save, 'two');
  assert.equal(inner.read('save', isAnything).save, 'three');
  assert.equal(storage['some other app'], 'kept');
});

for (const [what, storage] of [
  ['that is denied', refuse],
  ['that lets nothing in or out', () => new Proxy({}, { get: () => refuse, ownKeys: refuse })],
])
  test(`with a storage ${what} everything works until the tab closes, clearing too`, () => {
    const store = makeStore({ address, storage, tabStorage: storage });
    assert.equal(store.write('save', { save: 'one' }), false);
    store.write('save', { save: 'two' });
    assert.equal(store.read('save', isAnything).save, 'two');
    assert.equal(store.state.denied, storage === refuse);
    store.setAside('save', 'text');
    store.clear();
    assert.equal(store.read('save', isAnything), null);
  });

for (const [what, entry] of [
  ['a pace beyond every patience', { pace: 1e15 }],
  ['a pace before the move', { pace: -1 }],
  ['a pace of half a millisecond', { pace: 0.5 }],
  ['a theme that is not there', { theme: 'plaid' }],
  ['a switch that is a text', { sound: 'yes' }],
]) {
  test(`${what} is no setting`, () => assert.equal(areGood({ ...defaults, ...entry }), false));
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

test('of what was set aside the newest hundred are kept, also of the same moment', () => {
  const { store, storage } = openStore(fakeStorage({ [`${prefix}set-aside/games/5`]: 'the oldest' }));
  const texts = Array.from({ length: 100 }, (_, number) => `text ${number}`);
  for (const text of texts) assert.equal(store.setAside('save', text), true);
  assert.deepEqual(textsAside(storage), texts);
});

const begin = (store, state, tab = fakeStorage(), beginAnew = () => {}) =>
  makeEra({ store, state, ofTab: { read: () => tab.era ?? '', write: (era) => (tab.era = era) }, beginAnew });

test('what an entry of the history held before everything was cleared is over, in every tab', (context) => {
  const { hear } = foreignChanges(context);
  const { store, storage } = openStore();
  const era = begin(store, { save: 'old' });
  assert.equal(era.isOver({ save: 'from before there were eras' }), false);
  assert.equal(era.isOver(null), false);
  const other = begin(openStore(storage).store, null);
  let told = 0;
  other.on(() => (told += 1));
  era.begin();
  assert.equal(era.isOver({ save: 'old' }), true);
  assert.equal(era.isOver({ save: 'new', era: era.now }), false);
  hear(`${prefix}era`);
  assert.equal(told, 1);
  assert.equal(other.isOver({ save: 'old' }), true);
  assert.equal(begin(openStore(storage).store, { era: '' }).isOver({ era: '' }), true);
  // If nothing can be stored, the tab's own history entry has the era.
  assert.equal(begin(openStore().store, { era: era.now }).isOver({ era: era.now }), false);
  // What a tab kept for itself goes once, with what had found no room.
  const tab = fakeStorage({ [`${prefix}unkept/games`]: '{"version":1,"games":[1]}' });
  const late = openStore(storage, address, tab).store;
  assert.equal(begin(late, null, tab).isTabOver, true);
  assert.equal(late.read('games', isAnything), null);
  assert.equal(begin(openStore(storage, address, tab).store, null, tab).isTabOver, false);
});

test('a page that was put aside before everything was cleared begins anew, and keeps its game where nothing was', (context) => {
  const { comeBack } = foreignChanges(context);
  const { store, storage } = openStore();
  let begun = 0;
  begin(openStore(storage).store, null, fakeStorage(), () => (begun += 1));
  comeBack();
  assert.equal(begun, 0);
  store.write('era', { era: 'another' });
  comeBack();
  assert.equal(begun, 1);
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
