// Sharing: by the device's share sheet where there is one, otherwise by copying.
import { commonWords } from '../words/en/common.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

export type Sharing = ReturnType<typeof makeSharing>;

/** The fields that show a text to copy. */
const fieldsWith = (text: string) =>
  [...document.querySelectorAll<Field>('[readonly]')].filter(({ value }) => value === text);

/** Resolves to whether it was sent; null where there is no share sheet.
 * @param what a link comes alone: some messengers cut what follows a text */
export async function sendBySheet(what: ShareData) {
  if (!('share' in navigator)) return null;
  try {
    await navigator.share(what);
    return true;
  } catch (failure) {
    // The user has closed the sheet, which is an answer.
    return failure instanceof DOMException && failure.name === 'AbortError' ? false : null;
  }
}

/** Shares texts that are in fields.
 * @param say gets what came of copying one */
export function makeSharing(
  say: (told: string) => void,
  words: Pick<typeof commonWords, 'copied' | 'copyFailed'> = commonWords,
) {
  let shared = '';
  let told = '';
  /** Copies a text, or selects its field where the browser refuses. Resolves to whether it is copied, and a field still
   * has it. */
  const copy = async (text: string) => {
    shared = text;
    let isCopied = true;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      isCopied = false;
    }
    told = isCopied ? words.copied : words.copyFailed;
    say(told);
    // It may have been hidden until now.
    if (!isCopied) for (const field of fieldsWith(text)) field.select();
    return isCopied && fieldsWith(text).length > 0;
  };
  return {
    copy,
    /** By the sheet, or else by copying. Resolves to whether it is out; null if it has to be copied by hand. */
    send: async (text: string, what: ShareData = { url: text }) =>
      (await sendBySheet(what)) ?? ((await copy(text)) || null),
    /** What came of copying the last text, if it is one of these. */
    told: (...texts: string[]) => (texts.includes(shared) ? told : ''),
    forget() {
      told = '';
    },
  };
}
