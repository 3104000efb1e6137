// The one way between the page and the program: commands go in as texts, updates come out. src/web/README.md describes
// what passes, contract.ts has its types. Nothing else touches the program's memory.
import type { Command, Event, Explanation, Host, Program, StateUpdate, Thoughts, View } from './contract.ts';

/** What can be listened to: each kind of event; `view`, `thoughts`, `explanation`, `review` and `save` when they have
 * changed; `update` after all else of one update; `think` and `stop`, which are for the engine; `ended`, at once, when
 * the program has broken down. */
type Heard = { [E in Event as E['kind']]: E } & Required<Omit<StateUpdate, 'events'>> & {
    update: StateUpdate;
    think: string;
    stop: null;
    ended: null;
  };
/** The parts of the state, in the order in which their changes are heard. */
const parts = ['view', 'thoughts', 'explanation', 'review', 'save'] as const;

/** During a task the game behind it stays as it was: nothing of the task is kept, counted or restored, and the page has
 * its address. It ends when another game is put on the board. `id` is empty until it has begun; `game` is what waits. */
type TaskOnBoard = { id: string; address: string; game: View };
export type Bridge = ReturnType<typeof makeBridge>;

const encoder = new TextEncoder();

/** @param present gets each frame's pixels
 * @param frames makes the function that asks for the next frame, as makeFrames does */
export function makeBridge(
  load: (host: Host) => Promise<Program>,
  present: (frame: ImageData, changed: [number, number, number, number]) => void,
  frames: (parts: { act: () => void }) => () => void,
) {
  const listeners: Partial<Record<keyof Heard, ((heard: any) => void)[]>> = {};
  /** Events from before anything listened; null once something does. */
  let untold: (() => void)[] | null = [];
  /** Calls that came while the program was busy. */
  const waiting: (() => void)[] = [];
  let busy = false;
  let ended = false;
  let program: Program;

  /** A listener that fails, for want of a loudspeaker say, must not stop the program or the other listeners. */
  const tellNow: <Kind extends keyof Heard>(kind: Kind, heard: Heard[Kind]) => void = (kind, heard) => {
    for (const listener of listeners[kind] ?? []) {
      try {
        listener(heard);
      } catch (failure) {
        reportError(failure);
      }
    }
  };

  const tell: typeof tellNow = (kind, heard) => {
    if (untold) untold.push(() => tellNow(kind, heard));
    else tellNow(kind, heard);
  };

  /** Removes from an update what only a game may say, while there is a task. */
  const hideTask = (update: StateUpdate) => {
    const { task } = bridge;
    const { events, view } = update;
    for (const event of events) {
      if (task && event.kind === 'started') {
        task.id ||= event.id;
        if (task.id !== event.id) bridge.task = null;
      }
      if (bridge.task && event.kind === 'finished') delete event.record;
    }
    if (!bridge.task) return;
    delete update.save;
    if (view) view.address = bridge.task.address;
  };

  const host: Host = {
    news(json) {
      if (ended) return;
      const update: StateUpdate = JSON.parse(json);
      if (bridge.task) hideTask(update);
      const { events, review, ...state } = update;
      Object.assign(bridge, state);
      for (const event of events) tell(event.kind, event);
      for (const part of parts) if (part in update) tell(part, update[part] as Heard[typeof part]);
      tell('update', update);
    },
    request_frame: frames({ act: () => bridge.frame() }),
    wake_after: (milliseconds) => setTimeout(bridge.frame, milliseconds),
    present(pointer, width, height, ...changed) {
      const { buffer } = program.HEAPU8;
      const pixels = new Uint8ClampedArray(buffer as ArrayBuffer, pointer, width * height * 4);
      present(new ImageData(pixels, width, height), changed);
    },
    think: (request) => tell('think', request),
    stop_thinking: () => tell('stop', null),
  };

  const place = (text: string) => {
    const bytes = encoder.encode(`${text}\0`);
    const pointer = program._malloc(bytes.length);
    program.HEAPU8.set(bytes, pointer);
    return pointer;
  };

  /** The one way into the program. Makes the call, or queues it while another runs: the program takes no call from
   * within one. After a trap or an exception its state is half changed, so it is never called again. */
  const call = (name: 'start' | 'send' | 'frame', ...texts: string[]) => {
    if (!program) return;
    waiting.push(() => {
      bridge.isByKey = name === 'send' && texts[0].startsWith('play ');
      if (name === 'send') {
        [bridge.asked] = texts;
        bridge.latest[bridge.asked.split(' ')[0]] = bridge.asked as Command;
      }
      const pointers = texts.map(place);
      (program[`_ttt_${name}`] as (...pointers: number[]) => void)(...pointers);
      for (const pointer of pointers) program._free(pointer);
    });
    if (busy || ended) return;
    busy = true;
    try {
      for (let next = waiting.shift(); next && !ended; next = waiting.shift()) next();
    } catch (failure) {
      bridge.end();
      throw failure;
    } finally {
      busy = false;
    }
  };

  const bridge = {
    /** The state of the game; set from `start` on. */
    view: null as any as View,
    thoughts: { hint: null, analysis: null } as Thoughts,
    explanation: null as Explanation | null,
    /** The game as a text to keep. */
    save: '',
    /** What replaces the game on the board for a while. */
    task: null as TaskOnBoard | null,
    /** The command that is running, or ran last. */
    asked: '',
    /** True while a `play` command runs: keys and screen readers send it, while pointers reach the program through SDL. */
    isByKey: false,
    /** The last command of each name. */
    latest: {} as Record<string, Command>,
    on<Kind extends keyof Heard>(kind: Kind, listener: (heard: Heard[Kind]) => void) {
      listeners[kind] = [...(listeners[kind] ?? []), listener];
    },
    /** Delivers everything that has waited, and from now on everything at once. */
    follow() {
      // A delivery may cause others: they come after those that wait.
      for (let next = untold?.shift(); next; next = untold?.shift()) next();
      untold = null;
    },
    /** Like every call of the program, throws if the program breaks down in it, and does nothing after that. */
    send: (command: Command) => call('send', command),
    /** Emits the view again: something of the page's own that is shown with it has changed. */
    refresh: () => tell('view', bridge.view),
    start: (seed: string, address: string, tab: string, store: string) => call('start', seed, address, tab, store),
    frame: () => call('frame'),
    /** Whether the strongest player is perfect by these rules. Only a question that changes nothing, so it may come
     * during another call. */
    isSolved(rules: string) {
      if (ended) return false;
      const pointer = place(rules);
      const solved = program._ttt_is_solved(pointer) === 1;
      program._free(pointer);
      return solved;
    },
    /** Gives up a program that has broken down: it is not called any more, and nothing of it is heard or kept. */
    end() {
      if (ended) return;
      ended = true;
      tellNow('stop', null);
      tellNow('ended', null);
    },
    /** What is sent before it resolves is dropped; it rejects if the program cannot be loaded. */
    ready: load(host).then((loaded) => {
      program = loaded;
    }),
  };
  return bridge;
}

/** Returns a function that asks for `act` in the next frame. A page out of sight gets no frames: a timer stands in. */
export function makeFrames({ act, page = document }: { act: () => void; page?: Document }) {
  let asked = false;
  const come = () => {
    if (!asked) return;
    asked = false;
    act();
  };
  page.addEventListener('visibilitychange', () => {
    if (page.hidden) setTimeout(come);
  });
  return () => {
    asked = true;
    if (page.hidden) setTimeout(come);
    else requestAnimationFrame(come);
  };
}
