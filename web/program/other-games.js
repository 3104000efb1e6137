// Two programs: that of a first visit knows the first game alone, the other one all games. What is handed over as a
// text, an address, a save, a command or a letter, shows by its form that it needs more than the first.

/** Rules have their options behind the numbers, in any order, and letters of the first game one of two versions.
 * @param {string} text */
export const isOfOtherGame = (text) => /(\d|misere)(,|%2c)(?!misere)[a-z]|^(letter|live|prefer) [^BD]/i.test(text);
