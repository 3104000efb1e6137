// Where a game began, as positions are written: what the moves since are played from.
import { knownRules } from './known-rules.js';

/** @import { View } from './contract.d.ts' */

/** The empty board. @param {string} rules */
export function emptyBoard(rules) {
  const { columns, rows, vanish } = knownRules(rules) ?? { columns: 3, rows: 3 };
  return vanish ? '//X' : Array.from({ length: rows }, () => '.'.repeat(columns)).join('/');
}

/** @param {Pick<View, 'start' | 'rules'>} view */
export const startOf = ({ start, rules }) => start ?? emptyBoard(rules);
