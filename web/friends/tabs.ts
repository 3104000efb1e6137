// The other tabs of this page: one that has a game open takes the letters of its match, whichever tab
// they were opened in.

export type Tabs = ReturnType<typeof makeTabs>;
export type Message = { link: string; id: string; until: number } | { taken: string };
export type Channel = { postMessage: (message: any) => void; onmessage: ((event: any) => void) | null };

/** How long another tab may take to answer, in milliseconds. One that slept through it leaves the letter to
 * the tab that asked. */
const patience = 400;
/** How long such an answer may be on its way: the letter is taken by then. */
const way = 200;

export function makeTabs({
  channel,
  take,
  isAlone = async () => false,
  now = Date.now,
}: {
  /** null where the browser gives none, as Firefox with cookies blocked: then this tab is alone */
  channel: Channel | null;
  /** takes what a link holds if its game is open here */
  take: (link: string) => boolean;
  /** whether nobody else can answer */
  isAlone?: () => Promise<boolean>;
  /** milliseconds, by the clock that all tabs have */
  now?: () => number;
}) {
  /** Links that wait for an answer. */
  const asked: Map<string, () => void> = new Map();
  const post = (message: Message) => channel?.postMessage(message);

  const hear = ({ data }: { data: any }) => {
    const isAsked = typeof data?.link === 'string' && data.until > now();
    if (isAsked && take(data.link)) post({ taken: String(data.id) });
    if (typeof data?.taken === 'string') asked.get(data.taken)?.();
  };
  if (channel) channel.onmessage = hear;
  return {
    /** Whether another tab takes a link.
     * @param link what it holds behind its `#` */
    async offer(link: string): Promise<boolean> {
      if (!channel || (await isAlone())) return false;
      const id = crypto.randomUUID?.() ?? String(Math.random());
      post({ link, id, until: now() + patience });
      return new Promise((resolve) => {
        const settle = (taken: boolean) => {
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
