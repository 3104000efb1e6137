// Which rules this version of the page knows, and the position that each game begins from, as text.
import type { Rules } from './rules.ts';
import type { View } from './contract.ts';

/** The most columns, rows and marks in a row, by the game's option. */
export const largest = { '': 20, vanish: 4, gravity: 10 };
export type Option = keyof typeof largest;

const isOption = (name: string): name is Option => Object.hasOwn(largest, name);

type Known = Rules & { option: Option };

/** Parses rules; null if this version does not know them. The options come in any order. */
export function knownRules(text: string): Known | null {
  const [, columns, rows, inARow, options = ''] = text.match(/^(\d+),(\d+),(\d+)((?:,[a-z]+){0,2})$/) ?? [];
  const names = options.split(',').slice(1);
  const [option = '', ...others] = names.filter((name) => name !== 'misere');
  const misere = names.includes('misere');
  if (!isOption(option) || others.length > 0 || names.filter((name) => name === 'misere').length > 1) return null;
  const rules = { columns: Number(columns), rows: Number(rows), in_a_row: Number(inARow), misere, option };
  const isKnown = [rules.columns, rules.rows, rules.in_a_row].every(
    (number) => number >= 1 && number <= largest[option],
  );
  return isKnown ? rules : null;
}

/** How many marks each side keeps where the oldest leaves; 0 where all stay. */
export const keptMarks = ({ option, in_a_row: inARow }: Rules) => (option === 'vanish' ? inARow : 0);

/** @param rules that this version knows */
export function emptyBoard(rules: string) {
  const known = knownRules(rules) as Known;
  if (keptMarks(known)) return '//X';
  return Array.from({ length: known.rows }, () => '.'.repeat(known.columns)).join('/');
}

export const startOf = ({ start, rules }: Pick<View, 'start' | 'rules'>) => start ?? emptyBoard(rules);
