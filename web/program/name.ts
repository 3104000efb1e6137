// Texts of addresses and links, and a player's name as the program accepts it: all visible, and not long.

const mostBytes = 32;
/** Control characters, direction marks and line ends; joiners stay. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** As much of a text as can be a name; empty if nothing can. */
export function nameIn(text: string) {
  const characters = [...text.replace(unseen, '').replace(/^[\s\u200c\u200d]+/, '')];
  const encoder = new TextEncoder();
  while (encoder.encode(characters.join('')).length > mostBytes) characters.pop();
  return characters.join('').trim();
}

/** Escaped text of an address; null if that is no text. */
export function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** What links hold behind `#`: a game's address, or what a friend elsewhere sends. */
const fragments = {
  game: /#?(v=1&\S+)/,
  friend: /(?:^|#|\s)([gjr]=[\w-]+(?:\.[\w-]+)?)/,
};

/** The fragment of the first link of a kind in a text, without its `#`; empty if there is none. */
export const linkIn = (kind: keyof typeof fragments, text: string) => fragments[kind].exec(text)?.[1] ?? '';
