// Links in what somebody has pasted or scanned.

/** What links hold behind their `#`: the address of a game, or what a friend elsewhere sends. */
const fragments = {
  game: /#?(v=1&\S+)/,
  friend: /(?:^|#|\s)([gjr]=[\w-]+(?:\.[\w-]+)?)/,
};

/** The fragment of the first link of a kind in a text, without its `#`; empty where there is none. */
export const linkIn = (kind: keyof typeof fragments, text: string) => fragments[kind].exec(text)?.[1] ?? '';
