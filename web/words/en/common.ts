// The words that several dialogs and panels share.
import { words } from './play.ts';

export const commonWords = {
  close: 'Close',
  gotIt: words.gotIt,
  tryAgain: 'Try again',
  board: 'Board',
  cancel: 'Cancel',
  copied: 'Copied.',
  copyFailed: 'Copying didn’t work. Select the text and copy it yourself.',
  /** Rules that this version does not know, as they are written. */
  unknownRules: (rules: string) => `rules of another version (${rules})`,
};
