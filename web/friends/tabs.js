// The other tabs of this page: one that has a game open takes the letters of its match, whichever tab
// they were opened in.

/** @typedef {ReturnType<typeof makeTabs>} Tabs */
/** @typedef {{ link: string, id: string, until: number } | { taken: string }} Message */
/** @typedef {{ postMessage: (message: any) => void, onmessage: ((event: any) => void) | null }} Channel */

/** How long another tab may take to answer, in milliseconds. One that slept through it leaves the letter to
 * the tab that asked. */
const patience = 400;
/** How long such an answer may be on its way: the letter is taken by then. */
const way = 200;

/**
 * @param {object} given
 * @param {Channel | null} given.channel null where the browser gives none, as Firefox with cookies blocked: then this
 *   tab is alone
 * @param {(link: string) => boolean} given.take takes what a link holds if its game is open here
 * @param {() => Promise<boolean>} [given.isAlone] whether nobody else can answer
 * @param {() => number} [given.now] milliseconds, by the clock that all tabs have
 */
export function makeTabs({ channel, take, isAlone = async () => false, now = Date.now }) {
  /** Links that wait for an answer. @type {Map<string, () => void>} */
  const asked = new Map();
  /** @param {Message} message */
  const post = (message) => channel?.postMessage(message);

  /** @param {{ data: any }} event */
  const hear = ({ data }) => {
    const isAsked = typeof data?.link === 'string' && data.until > now();
    if (isAsked && take(data.link)) post({ taken: String(data.id) });
    if (typeof data?.taken === 'string') asked.get(data.taken)?.();
  };
  if (channel) channel.onmessage = hear;
  return {
    /** Whether another tab takes a link. @param {string} link what it holds behind its `#`
     * @returns {Promise<boolean>} */
    async offer(link) {
      if (!channel || (await isAlone())) return false;
      const id = crypto.randomUUID?.() ?? String(Math.random());
      post({ link, id, until: now() + patience });
      return new Promise((resolve) => {
        /** @param {boolean} taken */
        const settle = (taken) => {
          asked.delete(id);
          clearTimeout(timer);
          resolve(taken);
        };
        const timer = setTimeout(() => settle(false), patience + way);
        asked.set(id, () => settle(true));
      });
    },
  };
}
