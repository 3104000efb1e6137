/** @import { Mark } from './contract.d.ts' */

/** The mark of the other side. @param {Mark} mark @returns {Mark} */
export const otherMark = (mark) => (mark === 'X' ? 'O' : 'X');
