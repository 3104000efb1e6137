// Where this tab is in a list of lessons, kept through a reload.
import { inTab } from '../../storage/saved-game.js';

/** @import { CellName } from '../../program/contract.d.ts' */
/** How far one is with a lesson: what was played since it began, and whether the last of it is to be taken back.
 * @typedef {{ stage: 'asking' | 'wrong' | 'playing' | 'done', moves: CellName[] }} Progress */
/** Which lesson is on the board, from 0, and how far one is with each. @typedef {{ at: number, progress: Progress[] }} Place */

const kept = inTab('lesson');

/** @param {any} found @returns {found is Progress} */
const isProgress = (found) =>
  ['asking', 'wrong', 'playing', 'done'].includes(found?.stage) &&
  Array.isArray(found.moves) &&
  found.moves.every((/** @type {unknown} */ cell) => typeof cell === 'string' && /^[a-t]\d{1,2}$/.test(cell));

/** What a text says of the place in so many lessons with this address; null where it says nothing of them.
 * @param {string} text @param {string} address @param {number} lessons @returns {Place | null} */
export function parsePlace(text, address, lessons) {
  try {
    const { address: of, at, progress } = JSON.parse(text);
    const fits =
      of === address &&
      Array.isArray(progress) &&
      progress.length === lessons &&
      progress.every(isProgress) &&
      Number.isInteger(at) &&
      progress[at] !== undefined;
    return fits ? { at, progress } : null;
  } catch {
    return null;
  }
}

/** @param {string} address @param {number} lessons */
export const keptPlace = (address, lessons) => parsePlace(kept.read(), address, lessons);

/** @param {string} address @param {Place} place */
export const rememberPlace = (address, place) => kept.write(JSON.stringify({ address, ...place }));

export const forgetPlace = () => kept.write('');
