// The lessons that a teacher is making: the list is what is kept, whichever tab put it there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessonFrom } from '../../web/learn/lessons/composer.ts';
import { makeKeptLessons } from '../../web/learn/lessons/kept.ts';
import { writeLessons } from '../../web/task/address.ts';
import { changeProgress, readProgress } from '../../web/storage/progress.ts';
import { fakeStorage, openStore } from './support/storage.mjs';

const keepDraft = (store, draft) => changeProgress(store, () => ({ draft }));

const view = { rules: '3,3,3', moves: [], cursor: 0, start: 'XO./.X./..O', draft: null };
const lesson = (note) => ({ ...lessonFrom(view), note });
const addressOf = (...notes) => (notes.length > 0 ? writeLessons(notes.map(lesson)) : '');

/** A tab with this storage, whose worker answers as long as `study.lost` is false. */
function openTab(storage = fakeStorage()) {
  const study = { lost: false, asked: 0 };
  const queries = {
    async checkAll(lessons) {
      study.asked += 1;
      if (study.lost) throw new Error('lost');
      return { good: lessons.map((one) => ({ ...one, stands: {} })) };
    },
  };
  const { store } = openStore(storage);
  const kept = makeKeptLessons({ store, queries });
  return { kept, study, store, notes: () => kept.lessons.map(({ note }) => note) };
}

test('what was kept is read once, and what is written is not read again', async () => {
  const { kept, study, store, notes } = openTab();
  keepDraft(store, addressOf('one', 'two'));
  assert.equal(kept.isCurrent, false);
  await Promise.all([kept.read(), kept.read()]);
  assert.deepEqual(notes(), ['one', 'two']);
  kept.lessons.pop();
  kept.write(addressOf('one'));
  assert.equal(kept.isCurrent, true);
  await kept.read();
  assert.deepEqual(notes(), ['one']);
  assert.equal(study.asked, 1);
});

test('lessons that a file brings back or that are cleared meanwhile take the place of those in the list', async () => {
  const { kept, store, notes } = openTab();
  await kept.read();
  assert.equal(kept.isCurrent, true);
  keepDraft(store, addressOf('restored'));
  assert.equal(kept.isCurrent, false);
  assert.equal(await kept.read(), null);
  assert.deepEqual(notes(), ['restored']);
  store.clear();
  assert.equal(kept.isCurrent, false);
  await kept.read();
  assert.deepEqual(notes(), []);
});

test('two tabs have the lessons of both', async () => {
  const storage = fakeStorage();
  const [one, two] = [openTab(storage), openTab(storage)];
  for (const [note, tab] of Object.entries({ a: one, b: two, c: one })) {
    await tab.kept.read();
    tab.kept.lessons.push({ ...lesson(note), stands: {} });
    tab.kept.write(writeLessons(tab.kept.lessons));
  }
  assert.equal(readProgress(one.store).draft, addressOf('a', 'b', 'c'));
  assert.equal(two.kept.isCurrent, false);
  await two.kept.read();
  assert.deepEqual(two.notes(), ['a', 'b', 'c']);
});

test('others that are kept while some are looked at are looked at too', async () => {
  const { kept, store, notes } = openTab();
  keepDraft(store, addressOf('early'));
  const reading = kept.read();
  keepDraft(store, addressOf('late'));
  await reading;
  assert.deepEqual(notes(), ['late']);
  assert.equal(kept.isCurrent, true);
});

test('where nobody can look at them the list is empty and not current, until somebody can', async () => {
  const { kept, study, store, notes } = openTab();
  keepDraft(store, addressOf('one'));
  await kept.read();
  keepDraft(store, addressOf('two'));
  study.lost = true;
  assert.equal(await kept.read(), 'noWorker');
  assert.deepEqual(notes(), []);
  assert.equal(kept.isCurrent, false);
  study.lost = false;
  assert.equal(await kept.read(), null);
  assert.deepEqual(notes(), ['two']);
});

test('what is no lesson is told each time until others are written', async () => {
  const { kept, store } = openTab();
  keepDraft(store, 'v=1&lesson=tomorrow’s');
  assert.equal(await kept.read(), 'unread');
  assert.equal(await kept.read(), 'unread');
  assert.equal(kept.isCurrent, true);
  kept.write(addressOf('one'));
  assert.equal(await kept.read(), null);
});
