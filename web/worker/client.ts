// The page's side of its one worker, which thinks, makes puzzles and answers for lessons: requests go out as texts, each
// gets its replies. The worker is watched while a reply is due: one that dies, says that it failed, or falls silent is
// given up, its requests are rejected, and the next request starts another. src/web/README.md has the protocol.

export type AnyWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;
/** What it is told: a request, or null where nobody waits for the reply any more. */
export type Asked = { id: number; text: string | null };
/** What it says: `ready` when it can hear, `alive` every second while it loads and works, `failed` when it cannot go
 * on; the replies to a request, of which the last is `done`. */
export type Said =
  | { kind: 'ready' | 'alive' }
  | { kind: 'failed'; why: string }
  | { kind: 'reply'; id: number; done: boolean; text: string };
export type WorkerClient = ReturnType<typeof makeWorkerClient>;
/** A request on its way. Once it is cancelled the answer never comes. */
export type Job = { answer: Promise<string>; cancel: () => void };

/** In milliseconds: what starts beside twenty others on a busy machine takes half a minute to say a first word, and
 * would take no less if it were started again. */
const patience = 30_000;
/** The second one is for machines that slept meanwhile. */
const looks = 2;

const startWorker = (): AnyWorker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export function makeWorkerClient(start = startWorker) {
  let worker: AnyWorker | null = null;
  let ended = 0;
  /** What is posted before a worker has said that it hears may be lost in some browsers. */
  let ready = false;
  /** What it is told then. */
  let unsent: Asked[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  /** Who waits for which reply. */
  const open: Map<
    number,
    { progress: (text: string) => void; resolve: (text: string) => void; reject: (why: Error) => void }
  > = new Map();

  const die = (why: unknown) => {
    console.warn('The worker was lost.', why);
    clearTimeout(timer);
    worker?.terminate();
    worker = null;
    ended += 1;
    ready = false;
    unsent = [];
    const lost = [...open.values()];
    open.clear();
    for (const { reject } of lost) reject(new Error(String(why)));
  };
  /** Waits for a sign of life, for as long as there is something to answer. */
  const listen = (left = looks) => {
    clearTimeout(timer);
    if (!worker || open.size === 0) return;
    timer = setTimeout(() => (left > 1 ? listen(left - 1) : die('It fell silent.')), patience);
  };
  const hear = (said: Said) => {
    if (said.kind === 'failed') {
      die(said.why);
      return;
    }
    if (said.kind === 'ready') {
      ready = true;
      for (const asked of unsent.splice(0)) worker?.postMessage(asked);
    } else if (said.kind === 'reply') {
      const { id, done, text } = said;
      const waiting = open.get(id);
      if (done) open.delete(id);
      (done ? waiting?.resolve : waiting?.progress)?.(text);
    }
    listen();
  };
  const begin = () => {
    const begun = start();
    const whileOurs = (act: () => void) => {
      if (worker === begun) act();
    };
    begun.addEventListener('message', ({ data }) => whileOurs(() => hear(data)));
    for (const kind of ['error', 'messageerror'] as const) {
      begun.addEventListener(kind, (event) => {
        event.preventDefault();
        whileOurs(() => die((event as ErrorEvent).message));
      });
    }
    return begun;
  };
  /** Tells it as soon as it hears. */
  const post = (asked: Asked) => {
    try {
      worker ??= begin();
      if (ready) worker.postMessage(asked);
      else unsent.push(asked);
      listen();
    } catch (failure) {
      die(failure);
    }
  };

  return {
    /** How many workers have ended; what one of them was given is gone with it. */
    get ended() {
      return ended;
    },
    /** Lets it load before there is something to ask. */
    start() {
      try {
        worker ??= begin();
      } catch {
        // The first request says so.
      }
    },
    /** Asks for something. The answer is the last reply; rejected when the worker is lost.
     * @param progress hears the replies before the last */
    ask(text: string, progress: (reply: string) => void = () => {}): Job {
      last += 1;
      const id = last;
      const answer = new Promise<string>((resolve, reject) => {
        open.set(id, { progress, resolve, reject });
        post({ id, text });
      });
      return {
        answer,
        cancel() {
          if (!open.delete(id)) return;
          post({ id, text: null });
        },
      };
    },
  };
}

async function fetchText(address: URL) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

export function makeHandOver(worker: Pick<WorkerClient, 'ask' | 'ended'>, load = fetchText) {
  /** What has been handed to which worker, by kind. */
  const handed: Map<string, { to: number; done: Promise<void> }> = new Map();

  const hand = async (kind: string, address: URL) => {
    const { error } = JSON.parse(await worker.ask(`${kind}\n${await load(address)}`).answer);
    if (error) throw new Error(`${address}: ${error}`);
  };

  /** Resolves once the worker has the file; rejected, and tried again the next time, when it does not arrive or is none. */
  return async (kind: string, address: URL) => {
    const before = handed.get(kind);
    const done = before?.to === worker.ended ? before.done : hand(kind, address);
    handed.set(kind, { to: worker.ended, done });
    try {
      await done;
    } catch (failure) {
      handed.delete(kind);
      throw failure;
    }
  };
}
