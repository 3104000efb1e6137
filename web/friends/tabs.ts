// The other tabs of this page: the one with a match on its board takes what only that tab can use, whichever tab
// opened it. It holds a lock with the name of the match, so that other tabs know at once whether it exists. Where the
// browser has no locks (a page by plain HTTP) all tabs are asked, and silence means that none has it.

export type Message = { link: string; match: string; id: string; until: number } | { id: string; taken: boolean };
export type Channel = { postMessage: (message: any) => void; onmessage: ((event: any) => void) | null };

/** How long another tab may take to answer, in milliseconds: one that holds the lock, and one that may not exist. A tab
 * that sleeps through it leaves the link to the tab that asked. */
const patience = { known: 10_000, unknown: 400 };
/** How long an answer may travel: the link is taken by then. */
const way = 200;

export function makeTabs(parts: {
  /** null where the browser gives none, as Firefox with cookies blocked: then this tab is alone */
  channel: Channel | null;
  /** takes what a link holds if its match is open here */
  take: (link: string) => boolean;
  /** the prefix of the locks' names */
  prefix: string;
  locks?: Pick<LockManager, 'request' | 'query'>;
  /** in milliseconds, by a clock that all tabs share */
  now?: () => number;
}) {
  const { channel, take, prefix, locks, now = Date.now } = parts;
  /** Links that wait for an answer. */
  const asked: Map<string, (taken: boolean) => void> = new Map();
  const post = (message: Message) => channel?.postMessage(message);
  if (channel) {
    channel.onmessage = ({ data }) => {
      if (typeof data?.link === 'string' && data.until > now()) {
        const taken = take(data.link);
        if (taken || (held && held === data.match)) post({ id: String(data.id), taken });
      }
      if (typeof data?.taken === 'boolean') asked.get(data.id)?.(data.taken);
    };
  }

  /** The match whose lock this tab has, or waits for while another tab has it. */
  let held = '';
  let isGranted = false;
  let release = () => {};
  const request = () => {
    if (!locks || !held) return;
    const end = new AbortController();
    release = () => {
      isGranted = false;
      end.abort();
    };
    const granted = () => {
      isGranted = true;
      return new Promise<void>((settle) => end.signal.addEventListener('abort', () => settle()));
    };
    locks.request(prefix + held, { signal: end.signal }, granted).catch(() => {});
  };
  // A page with a lock could not enter the back/forward cache.
  addEventListener('pagehide', () => release());
  addEventListener('pageshow', ({ persisted }) => persisted && request());

  /** Whether another tab has the match; null if that cannot be known. */
  const isElsewhere = async (match: string): Promise<boolean | null> => {
    const all = match ? await locks?.query().catch(() => null) : null;
    if (!all) return null;
    const isHeld = all.held?.some(({ name }) => name === prefix + match) ?? false;
    return isHeld && !(match === held && isGranted);
  };
  return {
    /** Sets the match on the board; empty for none. */
    hold(match: string) {
      if (match === held) return;
      release();
      held = match;
      request();
    },
    /** Offers a link to other tabs; resolves to whether one takes it.
     * @param match that it belongs to
     * @param link what it holds behind its `#` */
    async offer(match: string, link: string): Promise<boolean> {
      const isKnown = channel === null ? false : await isElsewhere(match);
      if (isKnown === false) return false;
      const wait = patience[isKnown ? 'known' : 'unknown'];
      const id = crypto.randomUUID?.() ?? String(Math.random());
      return new Promise((resolve) => {
        const settle = (taken: boolean) => {
          asked.delete(id);
          clearTimeout(timer);
          resolve(taken);
        };
        const timer = setTimeout(() => settle(false), wait + way);
        asked.set(id, settle);
        post({ link, match, id, until: now() + wait });
      });
    },
  };
}
