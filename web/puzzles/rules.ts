// The rules of a puzzle, as words need them.
import { knownRules } from '../program/known-rules.ts';
import type { Rules } from '../program/rules.ts';

/** @param text of rules that the study has read */
export function rulesIn(text: string): Rules {
  const rules = knownRules(text);
  if (!rules) throw new Error(`no rules: ${text}`);
  return rules;
}
