// What prose of this language needs; a game on the board has figures.

/** A small number of things, in words. */
export const inWords = (count: number) =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count] ?? `${count}`;
export const capital = (text: string) => `${text[0].toUpperCase()}${text.slice(1)}`;
