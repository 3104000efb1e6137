// Where a game began, as positions are written: what the moves since are played from.
import { knownRules } from './known-rules.ts';
import type { View } from './contract.ts';

/** The empty board. */
export function emptyBoard(rules: string) {
  const { columns, rows, vanish } = knownRules(rules) ?? { columns: 3, rows: 3 };
  return vanish ? '//X' : Array.from({ length: rows }, () => '.'.repeat(columns)).join('/');
}

export const startOf = ({ start, rules }: Pick<View, 'start' | 'rules'>) => start ?? emptyBoard(rules);
