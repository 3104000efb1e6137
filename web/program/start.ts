// Where a game began, as positions are written: what the moves since are played from.
import { keptMarks, knownRules } from './known-rules.ts';
import type { View } from './contract.ts';

export function emptyBoard(rules: string) {
  const known = knownRules(rules);
  if (known && keptMarks(known)) return '//X';
  const { columns, rows: count } = known ?? { columns: 3, rows: 3 };
  return Array.from({ length: count }, () => '.'.repeat(columns)).join('/');
}

export const startOf = ({ start, rules }: Pick<View, 'start' | 'rules'>) => start ?? emptyBoard(rules);
