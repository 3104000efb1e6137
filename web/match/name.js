// The name that somebody wants to be called by, as the program accepts it: all visible, and not long.
import { element } from '../dom.js';
import { headline } from '../feedback/sentences.js';
import { playerName } from '../words/players.js';

/** @import { View } from '../program/contract.d.ts' */

const mostBytes = 32;
/** Controls, marks of direction and ends of lines; what joins letters stays. */
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** As much of a text as can be a name; empty where nothing can. @param {string} text */
export function nameIn(text) {
  const characters = [...text.replace(unseen, '').replace(/^[\s\u200c\u200d]+/, '')];
  const encoder = new TextEncoder();
  while (encoder.encode(characters.join('')).length > mostBytes) characters.pop();
  return characters.join('').trim();
}

/** Calls the players of the game on the board by the names that they have now. @param {View} view */
export function showNames(view) {
  element('turn').textContent = headline(view);
  for (const mark of /** @type {const} */ (['X', 'O'])) {
    const list = element(`player-${mark.toLowerCase()}`, HTMLSelectElement);
    const person = list.querySelector('[value=human]');
    if (person instanceof HTMLOptionElement)
      person.text = playerName({ ...view, [mark === 'X' ? 'x' : 'o']: 'human' }, mark);
  }
}
