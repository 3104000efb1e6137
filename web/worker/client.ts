// The page's side of its one worker, which thinks, makes puzzles and answers for lessons: it sends requests as texts
// and gets replies. While a reply is due, it watches the worker: one that dies, fails or falls silent is given up, its
// requests are rejected, and the next request starts another. Each worker gets the files that it needs once: the stock
// of puzzles, and books, which are positions solved in advance. src/web/README.md has the protocol.

type AnyWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;
/** Sent to the worker: a request, or null to cancel it. */
export type Asked = { id: number; text: string | null };
/** Sent by the worker: `ready` when it can hear, `alive` every second while it loads and works, `failed` when it cannot
 * go on; the replies to a request, the last of them `done`. */
export type Said =
  | { kind: 'ready' | 'alive' }
  | { kind: 'failed'; why: string }
  | { kind: 'reply'; id: number; done: boolean; text: string };
export type WorkerClient = ReturnType<typeof makeWorkerClient>;
/** A request in progress. Once it is cancelled, the answer never comes. */
type Job = { answer: Promise<string>; cancel: () => void };

/** In milliseconds: next to twenty others on a busy machine, a worker takes half a minute to say its first word, and a
 * restart would take no less. */
const patience = 30_000;
/** The second look is for machines that slept in between. */
const looks = 2;

async function fetchText(address: URL) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Books of positions that were solved in advance: files for the worker, by the text of the rules. */
const books: Record<string, URL> = { '7,6,4,gravity': new URL('./gravity.txt', import.meta.url) };

const startWorker = (): AnyWorker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export function makeWorkerClient(start = startWorker, load = fetchText) {
  let worker: AnyWorker | null = null;
  /** How many workers have ended; what one was given is gone with it. */
  let ended = 0;
  /** Some browsers lose what is posted before the worker has said that it hears. */
  let ready = false;
  /** Messages that wait for that. */
  let unsent: Asked[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = 0;
  /** The open requests, by id. */
  const open: Map<
    number,
    { progress: (text: string) => void; resolve: (text: string) => void; reject: (why: Error) => void }
  > = new Map();

  /** What was handed to which worker, by kind. */
  const handed: Map<string, { to: number; done: Promise<void> }> = new Map();

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
  /** Waits for a sign of life while a request is open. */
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
  /** Posts as soon as the worker hears. */
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

  const send = (text: string, progress: (reply: string) => void = () => {}): Job => {
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
  };
  const hand = async (kind: string, address: URL) => {
    const { error } = JSON.parse(await send(`${kind}\n${await load(address)}`).answer);
    if (error) throw new Error(`${address}: ${error}`);
  };
  /** Resolves once the worker has the file. Rejects if it does not arrive or is invalid; the next call tries again. */
  async function handOver(kind: string, address: URL) {
    const before = handed.get(kind);
    const done = before?.to === ended ? before.done : hand(kind, address);
    handed.set(kind, { to: ended, done });
    try {
      await done;
    } catch (failure) {
      handed.delete(kind);
      throw failure;
    }
  }

  return {
    handOver,
    start() {
      try {
        worker ??= begin();
      } catch {
        // The first request reports the failure.
      }
    },
    /** Sends a request. The answer is the last reply; it rejects if the worker is lost. If the rules have a book, the
     * worker gets it first, or does without.
     * @param progress gets the replies before the last */
    ask(text: string, progress?: (reply: string) => void): Job {
      const rules = text.split(' ').find((word) => Object.hasOwn(books, word));
      if (!rules) return send(text, progress);
      let isWanted = true;
      let job: Job | null = null;
      const sent = handOver(`book ${rules}`, books[rules])
        .catch((failure) => console.warn('Thinking without the book.', failure))
        .then(() => {
          if (isWanted) job = send(text, progress);
          return job?.answer ?? new Promise<string>(() => {});
        });
      return {
        answer: sent,
        cancel() {
          isWanted = false;
          job?.cancel();
        },
      };
    },
  };
}
