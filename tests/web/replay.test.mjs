// Replay, which anything else in the game ends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeReplay } from '../../web/panels/moves.ts';
import { fakeBridge, fakeClock, someView } from './support/fakes.mjs';

function useReplay(context) {
  const bridge = fakeBridge(someView({ moves: ['a1', 'b1', 'c1'], cursor: 3 }));
  // Takes and reports steps as the program does.
  bridge.send = (command) => {
    bridge.sent.push(command);
    const to = Number(command.split(' ')[1]);
    const from = bridge.view.cursor;
    bridge.view = { ...bridge.view, cursor: to };
    bridge.tell('stepped', { from, to, by: 'jump' });
  };
  const clock = fakeClock(context);
  const changes = [];
  const replay = makeReplay({ bridge, changed: (running) => changes.push(running) });
  return { bridge, clock, replay, changes };
}

test('from the end it begins at the start, goes move by move, and stops', (context) => {
  const { bridge, clock, replay, changes } = useReplay(context);
  replay.toggle();
  clock.pass(10_000);
  assert.deepEqual(bridge.sent, ['jump 0', 'jump 1', 'jump 2', 'jump 3']);
  assert.deepEqual(changes, [true, false]);
  assert.equal(clock.waiting(), 0);
});

test('from the middle it goes on there, and can be paused', (context) => {
  const { bridge, clock, replay, changes } = useReplay(context);
  bridge.view = { ...bridge.view, cursor: 1 };
  replay.toggle();
  clock.pass(1000);
  replay.toggle();
  clock.pass(10_000);
  assert.deepEqual(bridge.sent, ['jump 2']);
  assert.deepEqual(changes, [true, false]);
});

for (const [kind, heard] of [
  ['stepped', { from: 1, to: 0, by: 'undo' }],
  ['stepped', { from: 1, to: 3, by: 'jump' }],
  ['played', {}],
  ['started', {}],
  ['set_aside', {}],
  ['restored', {}],
  ['players', {}],
  ['drafted', { draft: {} }],
]) {
  test(`${kind} ${JSON.stringify(heard)} ends it`, (context) => {
    const { bridge, clock, replay, changes } = useReplay(context);
    replay.toggle();
    clock.pass(1000);
    bridge.tell(kind, heard);
    assert.deepEqual(changes, [true, false]);
    assert.equal(clock.waiting(), 0);
  });
}
