// What every file of this language needs. Another language is a folder like this one, with the same files and names.
export const language = 'en';
export const direction = 'ltr';
/** What the game is called on the page, in titles and in texts that are sent. */
export const product = 'Tic-tac-toe';

/** A number of things, in figures. */
export const times = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
export const capital = (text: string) => `${text[0].toUpperCase()}${text.slice(1)}`;
