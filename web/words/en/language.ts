// What every file of this language needs. Another language is a folder like this one, with the same files and names.
import { number } from '../number.ts';

export const language = 'en';
export const direction = 'ltr';
/** The game's name on the page, in titles and in texts to send. */
export const product = 'Tic-tac-toe';

/** A number of things, in figures. */
export const times = (count: number, one: string, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;
/** A small number of things, in words. */
export const inWords = (count: number) =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][count] ?? `${count}`;
export const capital = (text: string) => `${text[0].toUpperCase()}${text.slice(1)}`;
