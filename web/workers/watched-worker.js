// A worker as the page has it: started when it is first told something, and watched while it is to answer. One that
// dies, says that it failed, or falls silent is given up, and nothing more is heard of it.

/** @typedef {Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>} AnyWorker */
/**
 * What every worker says besides words of its own: `ready` when it can hear, `alive` every second while it loads and
 * works, `failed` when it cannot go on.
 * @typedef {{ kind: 'ready' | 'alive' } | { kind: 'failed', why: string }} Sign
 */

/** In milliseconds: what starts beside twenty others on a busy machine takes half a minute to say a first word, and
 * would take no less if it were started again. */
const patience = 30_000;
/** The second one is for machines that slept meanwhile. */
const looks = 2;

/**
 * @template Own the worker's own words
 * @param {{ start: () => AnyWorker, hear: (said: Own) => void, isAwaited: () => boolean, died: (why: unknown) => void }} parts
 * `isAwaited`: something is still to be answered; `died` hears that a worker was given up, or that none can be started
 */
export function makeWatchedWorker({ start, hear, isAwaited, died }) {
  /** @type {AnyWorker | null} */
  let worker = null;
  /** What is posted before a worker has said that it hears may be lost in some browsers. */
  let ready = false;
  /** What it is told then. @type {unknown[]} */
  let unsent = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const drop = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
    ready = false;
    unsent = [];
  };
  /** @param {unknown} why */
  const die = (why) => {
    drop();
    died(why);
  };
  /** Waits for a sign of life, for as long as there is something to answer. */
  const listen = (left = looks) => {
    clearTimeout(timer);
    if (!worker || !isAwaited()) return;
    timer = setTimeout(() => (left > 1 ? listen(left - 1) : die('It fell silent.')), patience);
  };
  /** @param {any} said a sign or the worker's own word */
  const take = (said) => {
    if (said.kind === 'failed') {
      die(said.why);
      return;
    }
    if (said.kind === 'ready') {
      ready = true;
      for (const message of unsent.splice(0)) worker?.postMessage(message);
    } else if (said.kind !== 'alive') {
      hear(said);
    }
    listen();
  };
  const begin = () => {
    const begun = start();
    /** @param {() => void} act */
    const whileOurs = (act) => {
      if (worker === begun) act();
    };
    begun.addEventListener('message', ({ data }) => whileOurs(() => take(data)));
    for (const kind of /** @type {const} */ (['error', 'messageerror'])) {
      begun.addEventListener(kind, (event) => {
        event.preventDefault();
        whileOurs(() => die(/** @type {ErrorEvent} */ (event).message));
      });
    }
    return begun;
  };

  return {
    /** Tells it as soon as it hears. @param {unknown} message */
    post(message) {
      try {
        worker ??= begin();
        if (ready) worker.postMessage(message);
        else unsent.push(message);
        listen();
      } catch (failure) {
        die(failure);
      }
    },
    /** Ends it; what it was told is not answered. */
    drop,
  };
}
