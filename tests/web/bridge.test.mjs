// The bridge between page and program, with a program that the test plays.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBridge, makeFrames } from '../../web/program/bridge.ts';
import { put, someView } from './support/fakes.mjs';

/** A program that keeps texts where the page has put them; `on` is what it does at a call. */
async function useProgram({ following = true, view = null } = {}) {
  const program = { HEAPU8: new Uint8Array(4096), calls: [], taken: new Set(), on: () => {} };
  let top = 8;
  program._malloc = (bytes) => {
    const pointer = top;
    top += bytes;
    program.taken.add(pointer);
    return pointer;
  };
  program._free = (pointer) => program.taken.delete(pointer);
  const textAt = (pointer) => {
    const end = program.HEAPU8.indexOf(0, pointer);
    return new TextDecoder().decode(program.HEAPU8.subarray(pointer, end));
  };
  for (const name of ['start', 'send', 'frame']) {
    program[`_ttt_${name}`] = (...pointers) => {
      const texts = pointers.map(textAt);
      program.calls.push([name, ...texts]);
      program.on(name, ...texts);
    };
  }
  const presented = [];
  const bridge = makeBridge(
    async (host) => {
      program.host = host;
      return program;
    },
    (...frame) => presented.push(frame),
    ({ act }) => act,
  );
  await bridge.ready;
  bridge.view = view;
  if (following) bridge.follow();
  return { bridge, program, presented };
}
const news = (changes) => JSON.stringify({ events: [], ...changes });

test('texts go over as UTF-8, and their memory is given back', async () => {
  const { bridge, program } = await useProgram();
  bridge.start('c0ffee', 'v=1&x=münchen', 'tab', '');
  bridge.send('play b2');
  bridge.frame();
  assert.deepEqual(program.calls, [['start', 'c0ffee', 'v=1&x=münchen', 'tab', ''], ['send', 'play b2'], ['frame']]);
  assert.equal(program.taken.size, 0);
});

test('what was told before anybody follows is told then, in order; the view is there at once', async () => {
  const { bridge, program } = await useProgram({ following: false });
  const told = [];
  for (const kind of ['played', 'view', 'think', 'update']) bridge.on(kind, () => told.push(kind));
  program.host.news(news({ events: [{ kind: 'played' }], view: someView({ cursor: 5 }) }));
  program.host.think('a request');
  // An engine that cannot think says so at once, in the middle of an update.
  bridge.on('think', () => program.host.news(news({ events: [{ kind: 'engine' }] })));
  bridge.on('engine', () => told.push('engine'));
  program.host.news(news({ events: [{ kind: 'played' }] }));
  assert.equal(bridge.view.cursor, 5);
  assert.deepEqual(told, []);
  bridge.follow();
  assert.deepEqual(told, ['played', 'view', 'update', 'think', 'played', 'update', 'engine', 'update']);
  program.host.news(news({ events: [{ kind: 'played' }] }));
  assert.deepEqual(told.slice(8), ['played', 'update']);
});

test('an update: the view is there before the events are told, in order, and the end is told last', async () => {
  const { bridge, program } = await useProgram();
  const told = [];
  for (const kind of ['played', 'finished', 'view', 'thoughts', 'save', 'update']) {
    bridge.on(kind, () => told.push(`${kind} ${bridge.view.cursor} ${bridge.save}`));
  }
  const thoughts = { hint: null, analysis: null };
  program.host.news(
    news({ events: [{ kind: 'played' }, { kind: 'finished' }], view: someView({ cursor: 5 }), thoughts, save: 's' }),
  );
  assert.deepEqual(told, ['played 5 s', 'finished 5 s', 'view 5 s', 'thoughts 5 s', 'save 5 s', 'update 5 s']);
});

test('what has not changed is neither told nor forgotten', async () => {
  const { bridge, program } = await useProgram();
  program.host.news(news({ view: someView({ cursor: 5 }), save: 's' }));
  let told = 0;
  for (const kind of ['view', 'thoughts', 'save']) bridge.on(kind, () => (told += 1));
  program.host.news(news({ events: [{ kind: 'aimed', cell: 'b2' }] }));
  assert.deepEqual([told, bridge.view.cursor, bridge.save], [0, 5, 's']);
});

test('a command that an update leads to waits until the program is done with the one before', async () => {
  const { bridge, program } = await useProgram();
  const depths = [];
  let depth = 0;
  program.on = (_name, text) => {
    depth += 1;
    depths.push(`${text} ${depth}`);
    if (text === 'undo') program.host.news(news({ events: [{ kind: 'stepped' }] }));
    depth -= 1;
  };
  bridge.on('stepped', () => bridge.send('redo'));
  bridge.send('undo');
  assert.deepEqual(depths, ['undo 1', 'redo 1']);
});

test('a listener that fails takes neither the others nor the program along', async (context) => {
  const { bridge, program } = await useProgram();
  const failures = [];
  put(context, 'reportError', (failure) => failures.push(failure.message));
  let heard = 0;
  bridge.on('view', () => {
    throw new Error('no loudspeaker');
  });
  bridge.on('view', () => (heard += 1));
  program.host.news(news({ view: someView() }));
  assert.deepEqual([heard, failures], [1, ['no loudspeaker']]);
  bridge.send('undo');
  assert.equal(program.calls.length, 1);
});

test('a program that breaks down in a call is called no more, and that is told once, at once', async () => {
  for (const act of [(bridge) => bridge.send('undo'), (bridge) => bridge.frame()]) {
    const { bridge, program } = await useProgram({ following: false });
    const told = [];
    for (const kind of ['stop', 'ended']) bridge.on(kind, () => told.push(kind));
    program.on = () => {
      throw new WebAssembly.RuntimeError('unreachable');
    };
    assert.throws(() => act(bridge), /unreachable/);
    assert.deepEqual(told, ['stop', 'ended']);
    program.on = () => {};
    bridge.send('redo');
    bridge.frame();
    bridge.end();
    assert.equal(program.calls.length, 1);
    assert.deepEqual(told, ['stop', 'ended']);
  }
});

test('what waited for a call that broke down is dropped with it', async () => {
  const { bridge, program } = await useProgram();
  bridge.on('stepped', () => bridge.send('redo'));
  program.on = () => {
    program.host.news(news({ events: [{ kind: 'stepped' }] }));
    throw new WebAssembly.RuntimeError('unreachable');
  };
  assert.throws(() => bridge.send('undo'), /unreachable/);
  assert.deepEqual(program.calls, [['send', 'undo']]);
});

test('of a program that has broken down no update is heard, so nothing of it is kept', async () => {
  const { bridge, program } = await useProgram();
  program.host.news(news({ save: 'good' }));
  let heard = 0;
  bridge.on('save', () => (heard += 1));
  bridge.end();
  program.host.news(news({ save: 'damaged', view: someView() }));
  assert.deepEqual([heard, bridge.save, bridge.view], [0, 'good', null]);
});

test('pixels come out of the program’s memory as they are', async (context) => {
  const { program, presented } = await useProgram();
  class ImageData {
    constructor(data, width, height) {
      Object.assign(this, { data, width, height });
    }
  }
  put(context, 'ImageData', ImageData);
  program.HEAPU8.set([1, 2, 3, 255, 5, 6, 7, 255], 100);
  program.host.present(100, 2, 1, 1, 0, 1, 1);
  const [[frame, changed]] = presented;
  const got = [[...frame.data], frame.width, frame.height, changed];
  assert.deepEqual(got, [[1, 2, 3, 255, 5, 6, 7, 255], 2, 1, [1, 0, 1, 1]]);
});

function usePage(context) {
  const page = new EventTarget();
  page.hidden = false;
  const frames = [];
  put(context, 'requestAnimationFrame', (act) => frames.push(act));
  const soon = () => new Promise((done) => setTimeout(done, 5));
  let drawn = 0;
  const ask = makeFrames({ page, act: () => (drawn += 1) });
  return { page, frames, soon, ask, drawn: () => drawn };
}

test('what is asked for comes with the browser’s next frame, once', (context) => {
  const { frames, ask, drawn } = usePage(context);
  ask();
  assert.equal(drawn(), 0);
  for (const frame of frames) frame();
  for (const frame of frames) frame();
  assert.equal(drawn(), 1);
});

test('a page that gets hidden stops waiting, and a hidden one does not wait', async (context) => {
  const { page, frames, soon, ask, drawn } = usePage(context);
  ask();
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  await soon();
  assert.equal(drawn(), 1);
  // The frame that the browser still owed.
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  for (const frame of frames) frame();
  await soon();
  assert.equal(drawn(), 1);
  page.hidden = true;
  ask();
  await soon();
  assert.deepEqual([drawn(), frames.length], [2, 1]);
});
