// Which mistakes of a reviewed game are the user's own, and how they are kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepMistakes, ownMistakes, sideName } from '../../web/review/own-mistakes.ts';
import { readProgress } from '../../web/storage/progress.ts';
import { isOthers, setOrigin } from '../../web/words/players.ts';
import { fakeBridge, proven, someView } from './support/fakes.mjs';
import { openStore } from './support/storage.mjs';

const moves = ['b2', 'b1', 'a1', 'c3', 'a2'];
const finished = (changes) => someView({ moves, outcome: 'x_wins', apart: null, ...changes });
const [before, after] = [proven('', 'win', 3), proven('', 'draw', 4)];
const mistake = { judgement: 'mistake', keeps: ['c1'], estimated: false, before, after };
/** A review with mistakes at these moves, by the number of moves before them. */
const judged = (...plies) => ({
  review: { done: true },
  moves: new Map(plies.map((ply) => [ply, { ply, side: ply % 2 ? 'O' : 'X', ...mistake }])),
});

test('the moves up to each mistake of a human are kept, also where the game was set up', () => {
  assert.deepEqual(ownMistakes(finished({ o: 'perfect' }), judged(1, 2)), ['3,3,3 empty b2.b1.a1']);
  assert.deepEqual(ownMistakes(finished(), judged(1, 2)), ['3,3,3 empty b2.b1', '3,3,3 empty b2.b1.a1']);
  assert.deepEqual(ownMistakes(finished({ start: 'X../.O./...' }), judged(1)), ['3,3,3 X../.O./... b2.b1']);
});

test('with a friend elsewhere they are those of one’s own seat, and an onlooker has none', () => {
  assert.deepEqual(ownMistakes(finished({ apart: { seat: 'O' } }), judged(1, 2)), ['3,3,3 empty b2.b1']);
  assert.deepEqual(ownMistakes(finished({ apart: { seat: null } }), judged(1, 2)), []);
  const called = (id) => {
    const again = finished({ id, over: true });
    return [isOthers({ ...again, o: 'hard' }), ...['X', 'O'].map((mark) => sideName(again, mark))];
  };
  assert.deepEqual(called('own'), [true, 'X', 'O']);
  setOrigin({ id: 'own', isOwn: true, seat: 'O', names: ['Ann', 'Lee'] });
  assert.deepEqual(called('own'), [false, 'Ann', 'You'], 'looked at again from Statistics');
  assert.deepEqual(called('link'), [true, 'X', 'O'], 'the same moves from a friend');
});

test('nothing is kept of what makes no puzzle: a first move, an estimate, marks that vanish', () => {
  assert.deepEqual(ownMistakes(finished(), judged(0)), []);
  const guess = judged(1);
  guess.moves.get(1).estimated = true;
  assert.deepEqual(ownMistakes(finished(), guess), []);
  assert.deepEqual(ownMistakes(finished({ rules: '3,3,3,vanish', kept: 3 }), judged(1)), []);
});

test('nothing is kept of a board that is judged by chances: no puzzle can be made there, not even of what is proven', () => {
  const large = finished({ rules: '15,15,5' });
  const proven = judged(1, 2);
  assert.equal(ownMistakes(large, proven).length, 2);
  const opening = { ply: 0, side: 'X', judgement: 'best', keeps: [], estimated: true };
  const guess = { value: null, plies: null, proven: false, chance: 54 };
  proven.moves.set(0, { ...opening, before: guess, after: guess });
  assert.deepEqual(ownMistakes(large, proven), []);
});

test('they are kept once, when the review of a finished game is done, and not of a puzzle', () => {
  const { store } = openStore();
  const bridge = fakeBridge(finished());
  const listeners = [];
  keepMistakes({ bridge, store, judging: { onChange: (listener) => listeners.push(listener) } });
  const [tell] = listeners;
  tell({ ...judged(1), review: { done: false } });
  bridge.view = finished({ outcome: 'in_progress' });
  tell(judged(1));
  bridge.view = finished();
  bridge.task = { id: '1', address: 'v=1' };
  tell(judged(1));
  assert.deepEqual(readProgress(store).mistakes, []);
  bridge.task = null;
  tell(judged(1));
  tell(judged(1));
  assert.deepEqual(readProgress(store).mistakes, ['3,3,3 empty b2.b1']);
});
