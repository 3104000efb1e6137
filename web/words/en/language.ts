// What every file of this language needs. Another language is a folder like this one, with the same files and names.
import { number } from '../number.ts';

export const language = 'en';
export const direction = 'ltr';
/** The game's name on the page, in titles and in texts to send. */
export const product = 'Tic-tac-toe';

/** A number of things, in figures. */
export const times = (count: number, one: string, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;
