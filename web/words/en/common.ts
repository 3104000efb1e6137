// The words that several dialogs and panels share.
import { knownRules } from '../../program/known-rules.ts';
import { words } from './play.ts';

export const commonWords = {
  close: 'Close',
  tryAgain: 'Try again',
  board: 'Board',
  cancel: 'Cancel',
  /** Instead of deleting or replacing it. */
  keep: 'Keep',
  copied: 'Copied.',
  copyFailed: 'Copying didn’t work. Select the text and copy it yourself.',
  /** Rules as text. Those that this version does not know stay as they are written. */
  rulesOf(text: string) {
    const rules = knownRules(text);
    return rules ? words.rules(rules) : `rules of another version (${text})`;
  },
};
