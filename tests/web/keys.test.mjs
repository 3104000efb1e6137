// Keys: cells by their place on the keyboard, commands by their letter.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellOfArrow } from '../../web/board/grid-keys.ts';
import { isSecond } from '../../web/controls/presses.ts';
import { landing } from '../../web/board/names.ts';
import { cellOfKey as cellOfKeyOn, letterOfKey } from '../../web/controls/shortcuts.ts';

const cellOfKey = (key) => cellOfKeyOn(key, { columns: 3, rows: 3, lands: [] });

const places = ['KeyQ', 'KeyW', 'KeyE', 'KeyA', 'KeyS', 'KeyD', 'KeyZ', 'KeyX', 'KeyC'];

for (const [keyboard, letters] of [
  ['English', 'qweasdzxc'],
  ['German', 'qweasdyxc'],
  ['French', 'azeqsdwxc'],
  ['Russian', 'йцуфывячс'],
  ['Dvorak', "',.aoe;qj"],
]) {
  test(`on a keyboard for ${keyboard} the nine keys around S keep their shape`, () => {
    const indices = places.map((code, index) => cellOfKey({ code, key: letters[index] }));
    assert.deepEqual(indices, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });
}

test('digits are the cells too, also shifted ones of the French row and those of the number pad; a key without a place, as of a keyboard on the screen, is its letter', () => {
  assert.equal(cellOfKey({ code: 'Digit5', key: '(' }), 4);
  assert.equal(cellOfKey({ code: 'Numpad9', key: '9' }), 8);
  assert.equal(cellOfKey({ code: 'Digit0', key: '0' }), -1);
  assert.equal(cellOfKey({ code: '', key: 's' }), 4);
  assert.equal(cellOfKey({ code: '', key: 'ArrowUp' }), -1);
});

test('where marks fall a press means the cell in which the mark comes to rest, elsewhere the cell itself', () => {
  const on = (lands) => (cell) => landing({ columns: 3, rows: 4, lands }, cell);
  assert.deepEqual(['a1', 'b4', 'c3'].map(on([9, 7, 2])), ['a4', 'b3', 'c1']);
  assert.deepEqual(['a1', 'b4', 'c3'].map(on([])), ['a1', 'b4', 'c3']);
});

test('where marks fall a digit is a column, on boards of any size', () => {
  const on = (columns) => (key) => cellOfKeyOn({ code: `Digit${key}`, key }, { columns, rows: 3, lands: [0] });
  assert.deepEqual(['1', '7', '8', '0'].map(on(7)), [0, 6, -1, -1]);
  assert.deepEqual(['1', '3', '4', '0'].map(on(3)), [0, 2, -1, -1]);
  assert.equal(on(10)('0'), 9);
  assert.equal(cellOfKeyOn({ code: 'KeyA', key: 'a' }, { columns: 3, rows: 3, lands: [0] }), -1);
  assert.equal(cellOfKeyOn({ code: 'Digit1', key: '1' }, { columns: 7, rows: 6, lands: [] }), -1);
});

test('commands are called by what the key says, and by its place where that is no Latin letter', () => {
  assert.equal(letterOfKey({ code: 'KeyL', key: 'n' }), 'n');
  assert.equal(letterOfKey({ code: 'KeyN', key: 'т' }), 'n');
  assert.equal(letterOfKey({ code: 'KeyZ', key: 'y' }), 'y');
  assert.equal(letterOfKey({ code: 'Slash', key: '?' }), '?');
});

test('arrows, Home, End and pages lead over the grid, and edges hold', () => {
  const lead = (key, from, changes = {}) => cellOfArrow({ key, ...changes }, from, 4, 3);
  assert.equal(lead('ArrowRight', 0), 1);
  assert.equal(lead('ArrowRight', 3), 3);
  assert.equal(lead('ArrowUp', 1), 1);
  assert.equal(lead('ArrowDown', 1), 5);
  assert.equal(lead('Home', 6), 4);
  assert.equal(lead('End', 5), 7);
  assert.equal(lead('PageDown', 1), 9);
  assert.equal(lead('End', 5, { ctrlKey: true }), 11);
  assert.equal(lead('Home', 5, { ctrlKey: true }), 0);
  for (const changes of [{ altKey: true }, { metaKey: true }]) assert.equal(lead('ArrowLeft', 5, changes), null);
  assert.equal(lead('x', 5), null);
});

test('the second of a double press is known by its count, and of a finger by its time and place', () => {
  const touch = { detail: 1, timeStamp: 1000, clientX: 50, clientY: 50, pointerType: 'touch' };
  const press = (changes) => ({ ...touch, ...changes });
  const before = press({ timeStamp: 800 });
  assert.equal(isSecond(press(), null), false);
  assert.equal(isSecond(press(), before), true);
  assert.equal(isSecond(press({ pointerType: undefined }), before), true, 'a browser that does not say what pressed');
  assert.equal(isSecond(press({ timeStamp: 1400 }), before), false, 'later');
  assert.equal(isSecond(press({ clientX: 100 }), before), false, 'elsewhere');
  assert.equal(isSecond(press({ pointerType: 'mouse' }), before), false, 'a mouse is counted by the browser');
  assert.equal(isSecond(press({ pointerType: 'mouse', detail: 2 }), before), true);
  assert.equal(isSecond(press({ detail: 0 }), before), false, 'a key');
});
