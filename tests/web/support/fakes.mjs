// Fakes of what the parts of the page get.
import { webcrypto } from 'node:crypto';

// Node 18 has it only as a module.
globalThis.crypto ??= webcrypto;

/** A store of texts like localStorage, which also lists its keys as its own. */
export function fakeStorage(entries = {}) {
  const storage = { ...entries };
  const method = (value) => ({ value, enumerable: false, configurable: true });
  return Object.defineProperties(storage, {
    getItem: method((key) => (Object.hasOwn(storage, key) ? storage[key] : null)),
    setItem: method((key, text) => {
      storage[key] = String(text);
    }),
    removeItem: method((key) => {
      delete storage[key];
    }),
  });
}

/** A worker that only remembers what it is asked; `say` sends its messages, `fail` ends it. */
export function fakeWorker() {
  const listeners = {};
  const worker = {
    asked: [],
    ended: false,
    postMessage: (message) => worker.asked.push(message),
    terminate: () => {
      worker.ended = true;
    },
    addEventListener: (kind, listener) => {
      listeners[kind] = listener;
    },
    say: (data) => listeners.message({ data }),
    fail: (kind = 'error') => listeners[kind]({ preventDefault: () => {}, message: 'broken' }),
  };
  return worker;
}

/** A bridge: `tell` plays the program, `sent` are the commands that it got. */
export function fakeBridge(view = {}) {
  const listeners = {};
  const bridge = {
    view,
    thoughts: { hint: null, analysis: null },
    save: '',
    sent: [],
    asked: '',
    on: (kind, listener) => {
      listeners[kind] = [...(listeners[kind] ?? []), listener];
    },
    send: (command) => bridge.sent.push(command),
    tell: (kind, heard = {}) => {
      for (const listener of listeners[kind] ?? []) listener(heard);
    },
  };
  return bridge;
}

/** A grid that counts who takes its presses, and notes whether each focus that it gets is shown. */
export function fakeGrid() {
  const grid = {
    takers: 0,
    focused: [],
    capture() {
      grid.takers += 1;
      return () => {
        grid.takers -= 1;
      };
    },
    focus: (shown) => grid.focused.push(shown),
  };
  return grid;
}

/** Timers whose time `pass` moves on; `waiting` counts them. */
export function fakeTimers() {
  let now = 0;
  let last = 0;
  const timers = new Map();
  return {
    now: () => now,
    set(act, milliseconds, every) {
      last += 1;
      timers.set(last, { act, due: now + milliseconds, every });
      return last;
    },
    clear: (id) => timers.delete(id),
    waiting: () => timers.size,
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [id, next] = [...timers].sort(([, a], [, b]) => a.due - b.due)[0] ?? [];
        if (!next || next.due > end) break;
        now = next.due;
        if (next.every) next.due += next.every;
        else timers.delete(id);
        next.act();
      }
      now = end;
    },
  };
}

/** Replaces a value for one test. */
export function put(context, name, value, owner = globalThis) {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  context.after(() => (before ? Object.defineProperty(owner, name, before) : delete owner[name]));
}

/** Timers that replace the clock for one test. */
export function fakeClock(context) {
  const timers = fakeTimers();
  put(context, 'setTimeout', (act, milliseconds) => timers.set(act, milliseconds));
  put(context, 'setInterval', (act, milliseconds) => timers.set(act, milliseconds, milliseconds));
  put(context, 'clearTimeout', timers.clear);
  put(context, 'clearInterval', timers.clear);
  return timers;
}

/** The values that each of these has under this name. */
export const each = (list, name) => [...list].map((one) => one[name]);

/** The value of a move, and the event of a game that has begun. */
export const proven = (cell, value, plies) => ({ cell, value, plies, proven: true });
export const started = (how) => ({ kind: 'started', how });

/** Lets settled promises run their reactions. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A view of an empty 3×3 board, with changes. */
export const someView = (changes = {}) => ({
  id: '1',
  rules: '3,3,3',
  columns: 3,
  rows: 3,
  in_a_row: 3,
  misere: false,
  option: '',
  kept: 0,
  lands: [],
  x: 'human',
  o: 'human',
  cells: '.........',
  line: [],
  last: -1,
  aim: -1,
  leaving: -1,
  leaving_later: -1,
  repetitions: 1,
  to_move: 'X',
  outcome: 'in_progress',
  awaited: false,
  engine: 'ready',
  moves: [],
  cursor: 0,
  can_undo: false,
  can_redo: false,
  set_aside: 0,
  start: null,
  address: 'v=1&rules=3,3,3&x=human&o=human',
  score: { first: 0, second: 0, draws: 0 },
  first_plays_x: true,
  ...changes,
});

export const someRecord = (changes = {}) => ({
  id: 'a',
  when: 1,
  rules: '3,3,3',
  x: 'human',
  o: 'human',
  outcome: 'x_wins',
  address: 'v=1&rules=3,3,3&x=human&o=human&moves=a1.a2.b1.b2.c1',
  ...changes,
});
