// The unfinished game that another one replaced, and what brings it back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeReplacedGame } from '../../web/controls/replaced-game.ts';
import { fakeBridge, someView, started } from './support/fakes.mjs';

/** A page with a game; `store` is what this tab keeps. */
function somePage() {
  const bridge = fakeBridge(someView({ id: 'none', apart: null }));
  const shown = [];
  const store = { text: '' };
  const game = makeReplacedGame({
    bridge,
    kept: { read: () => store.text, write: (text) => (store.text = text) },
    changed: (isThere) => shown.push(isThere),
  });
  return {
    bridge,
    game,
    shown,
    store,
    /** Puts this game on the board, by an event if one is given. */
    now(id, changes, event) {
      bridge.view = someView({ id, apart: null, ...changes });
      if (event) bridge.tell(event.kind, { id, ...event });
      bridge.save = `save of ${id}`;
      bridge.tell('update');
    },
  };
}
const begun = { moves: ['b2', 'a1'] };
/** A page on which a new game has replaced one that had begun. */
function replacedPage() {
  const page = somePage();
  page.now('one', begun);
  page.now('two', {}, started('new'));
  return page;
}

for (const how of ['new', 'rematch', 'opened', 'resumed']) {
  test(`an unfinished game that another one replaces (${how}) can be brought back`, () => {
    const page = somePage();
    page.now('one', begun);
    page.now('two', {}, started(how));
    assert.deepEqual(page.shown, [true]);
    page.game.restore();
    assert.deepEqual(page.bridge.sent, ['resume save of one']);
    page.bridge.asked = 'resume save of one';
    page.now('one', begun, started('resumed'));
    assert.equal(page.store.text, '');
  });
}

test('a game that cannot be brought back yet, for want of its program, is kept', () => {
  const page = replacedPage();
  page.game.restore();
  page.now('three', {}, started('new'));
  assert.equal(page.store.text, 'save of one');
  assert.ok(page.game.isThere);
});

test('until the next move of a person, and no longer', () => {
  const page = replacedPage();
  page.now('two', { moves: ['a1'], x: 'easy' }, { kind: 'played', by: 'easy' });
  assert.ok(page.game.isThere, 'the computer has begun');
  page.now('two', begun, { kind: 'played', by: 'human' });
  assert.ok(!page.game.isThere);
  page.game.restore();
  assert.deepEqual(page.bridge.sent, []);
});

test('New game twice brings back the game that had moves', () => {
  const page = somePage();
  page.now('one', begun);
  page.now('two', { x: 'easy', moves: ['a1'] }, started('new'));
  page.now('three', {}, started('new'));
  page.game.restore();
  assert.deepEqual(page.bridge.sent, ['resume save of one']);
});

for (const [what, changes] of [
  ['that is over', { ...begun, outcome: 'draw', over: true }],
  ['that is over, of which an earlier moment is looked at', { ...begun, over: true }],
  ['without a move', {}],
  ['with a friend elsewhere, which has a list of its own', { ...begun, apart: { seat: 'X' } }],
]) {
  test(`a game ${what} is not lost by another one`, () => {
    const page = somePage();
    page.now('one', changes);
    page.now('two', {}, started('new'));
    assert.deepEqual(page.shown, []);
    // A tap on its board replaces it: that may be a mistake.
    page.game.keep();
    page.now('three', {}, started('rematch'));
    assert.deepEqual(page.bridge.sent, []);
    page.game.restore();
    assert.deepEqual(page.bridge.sent, ['resume save of two']);
  });
}

test('what is forgotten comes back neither from before nor from the board', () => {
  const page = replacedPage();
  page.now('two', begun);
  page.game.forget();
  assert.deepEqual([page.game.isThere, page.store.text], [false, '']);
  page.now('three', {}, started('opened'));
  assert.ok(!page.game.isThere);
  page.now('three', begun);
  page.now('four', {}, started('new'));
  assert.ok(page.game.isThere, 'later games are kept again');
});

test('the same game, resumed or with moves taken back, replaces nothing', () => {
  const page = somePage();
  page.now('one', begun);
  page.now('one', begun, started('resumed'));
  page.now('one', { moves: ['b2'] }, started('corrected'));
  assert.deepEqual(page.shown, []);
});
