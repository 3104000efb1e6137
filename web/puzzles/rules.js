// The rules of a puzzle, as words need them.
import { knownRules } from '../program/known-rules.js';

/** @param {string} text of rules that the study has read @returns {import('../program/rules.js').Rules} */
export function rulesIn(text) {
  const rules = knownRules(text);
  if (!rules) throw new Error(`no rules: ${text}`);
  return rules;
}
