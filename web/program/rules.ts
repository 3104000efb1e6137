// Rules as addresses and records write them: `3,3,3`, `3,3,3,misere`, or with another option. Another version of the
// page may know more.
import type { View } from './contract.ts';

export type Rules = Pick<View, 'columns' | 'rows' | 'in_a_row' | 'misere'> & Partial<Pick<View, 'option'>>;

/** The boards that every list offers, in order. */
export const offered: Rules[] = [
  { columns: 3, rows: 3, in_a_row: 3, misere: false },
  { columns: 4, rows: 4, in_a_row: 4, misere: false },
  { columns: 7, rows: 6, in_a_row: 4, misere: false, option: 'gravity' },
  { columns: 10, rows: 10, in_a_row: 5, misere: false },
  { columns: 15, rows: 15, in_a_row: 5, misere: false },
  { columns: 3, rows: 3, in_a_row: 3, misere: true },
  { columns: 3, rows: 3, in_a_row: 3, misere: false, option: 'vanish' },
];

export const rulesText = ({ columns, rows, in_a_row, misere, option = '' }: Rules) =>
  [columns, rows, in_a_row, option, misere ? 'misere' : ''].filter((part) => part !== '').join();

/** The computer's levels, the easiest first. */
export const levels = ['random', 'easy', 'medium', 'hard', 'perfect'] as const;
