import type { Mark } from './contract.ts';

/** The mark of the other side. */
export const otherMark = (mark: Mark): Mark => (mark === 'X' ? 'O' : 'X');
