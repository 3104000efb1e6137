// The one door between the page and the program: commands go in as texts, updates come out. What
// crosses it is written down in src/web/README.md, as types in contract.ts. Nothing else touches
// the program's memory.
import type { Command, Event, Explanation, Host, Program, Review, StateUpdate, Thoughts, View } from './contract.ts';

/** What can be listened to: each kind of event; `view`, `thoughts`, `explanation`, `review` and `save` when they
 * have changed; `update` when all of one update has been told; `think` and `stop`, which are for the engine;
 * `ended`, at once, when the program has broken down. */
export type Heard = { [E in Event as E['kind']]: E } & {
  view: View;
  thoughts: Thoughts;
  explanation: Explanation | null;
  review: Review | null;
  save: string;
  update: StateUpdate;
  think: string;
  stop: null;
  ended: null;
};

/** While it is on the board, the game before stays as it was: nothing of the task is kept, counted or restored,
 * and the page has its address. It ends when another game is put on the board. `id` is empty until it has begun. */
export type TaskOnBoard = { id: string; address: string };
export type Bridge = ReturnType<typeof makeBridge>;

const encoder = new TextEncoder();

/** @param present gets each frame's pixels
 * @param frames gives what asks for the next frame, as makeFrames does */
export function makeBridge(
  load: (host: Host) => Promise<Program>,
  present: (frame: ImageData, changed: [number, number, number, number]) => void,
  frames: (parts: { act: () => void }) => () => void,
) {
  const listeners: Partial<Record<keyof Heard, ((heard: any) => void)[]>> = {};
  /** What came before anything listened; null from then on. */
  let untold: (() => void)[] | null = [];
  /** Calls that came while the program was at another. */
  const waiting: (() => void)[] = [];
  let busy = false;
  let ended = false;
  let program: Program;

  /** A listener that fails, for want of a loudspeaker say, must not take the program or the others along. */
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

  /** Leaves out of an update what only a game is to say, while there is a task. */
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
      if (update.view) bridge.view = update.view;
      if (update.thoughts) bridge.thoughts = update.thoughts;
      if (update.explanation !== undefined) bridge.explanation = update.explanation;
      if (update.save !== undefined) bridge.save = update.save;
      for (const event of update.events) tell(event.kind, event);
      if (update.view) tell('view', update.view);
      if (update.thoughts) tell('thoughts', update.thoughts);
      if (update.explanation !== undefined) tell('explanation', update.explanation);
      if (update.review !== undefined) tell('review', update.review);
      if (update.save !== undefined) tell('save', update.save);
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

  /** The one way into the program. Calls it, or waits until it has done what it is at: it takes no call from within
   * one. After a trap or an exception it stands in the middle of something, so there is no next call. */
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
    /** How things stand; there from `start` on. */
    view: null as any as View,
    thoughts: { hint: null, analysis: null } as Thoughts,
    explanation: null as Explanation | null,
    /** The game as a text to keep. */
    save: '',
    /** What is on the board for a while in place of the game. */
    task: null as TaskOnBoard | null,
    /** The command that the program is at, or was at last. */
    asked: '',
    /** True while a `play` command runs: keys and screen readers send it, while pointers reach the program through SDL. */
    isByKey: false,
    /** The last command of each name. */
    latest: {} as Record<string, Command>,
    on<Kind extends keyof Heard>(kind: Kind, listener: (heard: Heard[Kind]) => void) {
      listeners[kind] = [...(listeners[kind] ?? []), listener];
    },
    /** Tells all that was not told yet, and from now on everything at once. */
    follow() {
      // What comes of telling one thing is told after the others.
      for (let next = untold?.shift(); next; next = untold?.shift()) next();
      untold = null;
    },
    /** Like all calls of the program throws when it breaks down in that, and does nothing from then on. */
    send: (command: Command) => call('send', command),
    /** Tells the view once more: something of the page's own that it is shown with has changed. */
    refresh: () => tell('view', bridge.view),
    start: (seed: string, address: string, tab: string, store: string) => call('start', seed, address, tab, store),
    frame: () => call('frame'),
    /** Whether the strongest player is perfect by these rules. Only a question: it changes nothing, so it need not wait for
     * what the program is at. */
    isSolved(rules: string) {
      if (ended) return false;
      const pointer = place(rules);
      const solved = program._ttt_is_solved(pointer) === 1;
      program._free(pointer);
      return solved;
    },
    /** The program has broken down: it is called no more, and nothing of it is heard or kept. */
    end() {
      if (ended) return;
      ended = true;
      tellNow('stop', null);
      tellNow('ended', null);
    },
    /** Before it nobody hears what is sent; rejected where the program cannot be had. */
    ready: load(host).then((loaded) => {
      program = loaded;
    }),
  };
  return bridge;
}

/** Gives what asks for `act` to be called in the next frame. */
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
