// The other tabs of this page: one that has a game open takes the letters of its match, whichever tab
// they were opened in, and all tabs with a game follow the one in which it goes on.

/** @typedef {ReturnType<typeof makeTabs>} Tabs */
/** @typedef {{ link: string, id: string } | { taken: string } | { kept: string }} Message */
/** @typedef {{ postMessage: (message: any) => void, onmessage: ((event: any) => void) | null }} Channel */

/** How long another tab may take to answer, in milliseconds. One that sleeps takes the letter later. */
const patience = 400;

/**
 * @param {object} given
 * @param {Channel} given.channel
 * @param {(link: string) => boolean} given.take takes what a link holds if its game is open here
 * @param {(match: string) => void} given.follow another tab has kept this match
 */
export function makeTabs({ channel, take, follow }) {
  /** Links that wait for an answer. @type {Map<string, () => void>} */
  const asked = new Map();
  /** @param {Message} message */
  const post = (message) => channel.postMessage(message);

  channel.onmessage = ({ data }) => {
    if (typeof data?.link === 'string' && take(data.link)) post({ taken: String(data.id) });
    if (typeof data?.taken === 'string') asked.get(data.taken)?.();
    if (typeof data?.kept === 'string') follow(data.kept);
  };
  return {
    /** Whether another tab takes a link. @param {string} link what it holds behind its `#`
     * @returns {Promise<boolean>} */
    offer(link) {
      const id = crypto.randomUUID?.() ?? String(Math.random());
      post({ link, id });
      return new Promise((resolve) => {
        /** @param {boolean} taken */
        const settle = (taken) => {
          asked.delete(id);
          clearTimeout(timer);
          resolve(taken);
        };
        const timer = setTimeout(() => settle(false), patience);
        asked.set(id, () => settle(true));
      });
    },
    /** @param {string} match */
    tell: (match) => post({ kept: match }),
  };
}
