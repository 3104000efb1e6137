// The one door between the page and the program: commands go in as texts, news comes out. What
// crosses it is written down in src/web/README.md, as types in contract.d.ts. Nothing else touches
// the program's memory.

/**
 * @import { Command, Event, Explanation, Host, News, Program, Review, Thoughts, View } from './contract.d.ts'
 */

/**
 * What can be listened to: each kind of event; `view`, `thoughts`, `explanation`, `review` and `save` when they have changed;
 * `told` when everything of one news has been told; `think` and `stop`, which are for the thinker; `ended`, at once, when
 * the program has broken down.
 * @typedef {{ [E in Event as E['kind']]: E } &
 *   { view: View, thoughts: Thoughts, explanation: Explanation | null, review: Review | null, save: string, told: News, think: string, stop: null, ended: null }} Heard
 */

/**
 * While it is on the board, the game before stays as it was: nothing of the exercise is kept, counted or restored,
 * and the page has its address. It ends when another game is put on the board. `id` is empty until it has begun.
 * @typedef {{ id: string, address: string }} Exercise
 */
/**
 * @typedef {object} Bridge
 * @property {View} view how things stand; there from `start` on
 * @property {Thoughts} thoughts
 * @property {Explanation | null} explanation
 * @property {string} save the game as a text to keep
 * @property {Exercise | null} exercise what is on the board for a while in place of the game
 * @property {string} asked the command that the program is at, or was at last
 * @property {Record<string, Command>} latest the last command of each name
 * @property {() => void} refresh tells the view once more: something of the page's own that it is shown with has changed
 * @property {<Kind extends keyof Heard>(kind: Kind, listener: (heard: Heard[Kind]) => void) => void} on
 * @property {() => void} follow tells all that was not told yet, and from now on everything at once
 * @property {(command: Command) => void} send like all calls of the program throws when it breaks down in that, and
 *   does nothing from then on
 * @property {() => void} end the program has broken down: it is called no more, and nothing of it is heard or kept
 * @property {(seed: string, address: string, tab: string, store: string) => void} start
 * @property {() => void} frame
 * @property {(rules: string) => boolean} isSolved whether the strongest player is perfect by these rules
 * @property {Promise<void>} ready before it nobody hears what is sent; rejected where the program cannot be had
 */

const encoder = new TextEncoder();

/**
 * @param {(host: Host) => Promise<Program>} load
 * @param {(frame: ImageData, changed: [number, number, number, number]) => void} present gets each frame's pixels
 * @param {(parts: { act: () => void }) => (() => void)} frames gives what asks for the next frame, as makeFrames does
 * @returns {Bridge}
 */
export function makeBridge(load, present, frames) {
  /** @type {Partial<Record<keyof Heard, ((heard: any) => void)[]>>} */
  const listeners = {};
  /** News of before somebody listened; null from then on. @type {(() => void)[] | null} */
  let untold = [];
  /** Calls that came while the program was at another. @type {(() => void)[]} */
  const waiting = [];
  let busy = false;
  let ended = false;
  /** @type {Program} */
  let program;

  /** A listener that fails, for want of a loudspeaker say, must not take the program or the others
   * along.
   * @type {<Kind extends keyof Heard>(kind: Kind, heard: Heard[Kind]) => void} */
  const tellNow = (kind, heard) => {
    for (const listener of listeners[kind] ?? []) {
      try {
        listener(heard);
      } catch (failure) {
        reportError(failure);
      }
    }
  };

  /** @type {typeof tellNow} */
  const tell = (kind, heard) => {
    if (untold) untold.push(() => tellNow(kind, heard));
    else tellNow(kind, heard);
  };

  /** Leaves out of news what they say of an exercise that only a game is to say. @param {News} news */
  const hideExercise = (news) => {
    const { exercise } = bridge;
    const { events, view } = news;
    for (const event of events) {
      if (exercise && event.kind === 'started') {
        exercise.id ||= event.id;
        if (exercise.id !== event.id) bridge.exercise = null;
      }
      if (bridge.exercise && event.kind === 'finished') delete event.record;
    }
    if (!bridge.exercise) return;
    delete news.save;
    if (view) view.address = bridge.exercise.address;
  };

  /** @type {Host} */
  const host = {
    news(json) {
      if (ended) return;
      /** @type {News} */
      const news = JSON.parse(json);
      if (bridge.exercise) hideExercise(news);
      if (news.view) bridge.view = news.view;
      if (news.thoughts) bridge.thoughts = news.thoughts;
      if (news.explanation !== undefined) bridge.explanation = news.explanation;
      if (news.save !== undefined) bridge.save = news.save;
      for (const event of news.events) tell(event.kind, event);
      if (news.view) tell('view', news.view);
      if (news.thoughts) tell('thoughts', news.thoughts);
      if (news.explanation !== undefined) tell('explanation', news.explanation);
      if (news.review !== undefined) tell('review', news.review);
      if (news.save !== undefined) tell('save', news.save);
      tell('told', news);
    },
    request_frame: frames({ act: () => bridge.frame() }),
    wake_after: (milliseconds) => setTimeout(bridge.frame, milliseconds),
    present(pointer, width, height, ...changed) {
      const { buffer } = program.HEAPU8;
      const pixels = new Uint8ClampedArray(/** @type {ArrayBuffer} */ (buffer), pointer, width * height * 4);
      present(new ImageData(pixels, width, height), changed);
    },
    think: (request) => tell('think', request),
    stop_thinking: () => tell('stop', null),
  };

  /** @param {string} text */
  const place = (text) => {
    const bytes = encoder.encode(`${text}\0`);
    const pointer = program._malloc(bytes.length);
    program.HEAPU8.set(bytes, pointer);
    return pointer;
  };

  /** The one way into the program. Calls it, or waits until it has done what it is at: it takes no call from
   * within one. After a trap or an exception it stands in the middle of something, so there is no next call.
   * @param {'start' | 'send' | 'frame'} name
   * @param {string[]} texts */
  const call = (name, ...texts) => {
    if (!program) return;
    waiting.push(() => {
      if (name === 'send') {
        [bridge.asked] = texts;
        bridge.latest[bridge.asked.split(' ')[0]] = /** @type {Command} */ (bridge.asked);
      }
      const pointers = texts.map(place);
      /** @type {(...pointers: number[]) => void} */ (program[`_ttt_${name}`])(...pointers);
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

  /** @type {Bridge} */
  const bridge = {
    view: /** @type {any} */ (null),
    thoughts: { hint: null, analysis: null },
    explanation: null,
    save: '',
    exercise: null,
    asked: '',
    latest: {},
    on(kind, listener) {
      listeners[kind] = [...(listeners[kind] ?? []), listener];
    },
    follow() {
      // What comes of telling one thing is told after the others.
      for (let next = untold?.shift(); next; next = untold?.shift()) next();
      untold = null;
    },
    send: (command) => call('send', command),
    refresh: () => tell('view', bridge.view),
    start: (...given) => call('start', ...given),
    frame: () => call('frame'),
    // Only a question: it changes nothing, so it need not wait for what the program is at.
    isSolved(rules) {
      if (ended) return false;
      const pointer = place(rules);
      const solved = program._ttt_is_solved(pointer) === 1;
      program._free(pointer);
      return solved;
    },
    end() {
      if (ended) return;
      ended = true;
      tellNow('stop', null);
      tellNow('ended', null);
    },
    ready: load(host).then((loaded) => {
      program = loaded;
    }),
  };
  return bridge;
}
