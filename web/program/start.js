// Where a game began, as positions are written: what the moves since are played from.
import { knownRules } from './known-rules.js';

/** @import { Bridge } from './bridge.js' */

/** The empty board. @param {string} rules */
export function emptyBoard(rules) {
  const { columns, rows, vanish } = knownRules(rules) ?? { columns: 3, rows: 3 };
  return vanish ? '//X' : Array.from({ length: rows }, () => '.'.repeat(columns)).join('/');
}

/** Of what is on the board. @param {Pick<Bridge, 'view' | 'exercise'>} bridge */
export const startOf = ({ view, exercise }) =>
  exercise?.start ?? view.address.match(/&position=([^&]*)/)?.[1] ?? emptyBoard(view.rules);
