// Where a game began, as positions are written: what the moves since are played from.
import { knownRules } from './known-rules.js';

/**
 * @import { Bridge } from './bridge.js'
 * @import { View } from './contract.d.ts'
 */

/** The empty board. @param {string} rules */
export function emptyBoard(rules) {
  const { columns, rows, vanish } = knownRules(rules) ?? { columns: 3, rows: 3 };
  return vanish ? '//X' : Array.from({ length: rows }, () => '.'.repeat(columns)).join('/');
}

/** The board without the moves that are on it, where marks stay. @param {View} view */
function withoutMoves({ cells, columns, rows, moves, cursor }) {
  const marks = [...cells];
  for (const cell of moves.slice(0, cursor)) {
    marks[(Number(cell.slice(1)) - 1) * columns + cell.charCodeAt(0) - 97] = '.';
  }
  return Array.from({ length: rows }, (_, row) => marks.slice(row * columns, (row + 1) * columns).join('')).join('/');
}

/** Of what is on the board. Where marks vanish their order matters too, which only an address has.
 * @param {Pick<Bridge, 'view' | 'exercise'>} bridge */
export function startOf({ view, exercise }) {
  if (!view.vanish) return withoutMoves(view);
  return exercise?.start ?? view.address.match(/&position=([^&]*)/)?.[1] ?? emptyBoard(view.rules);
}
