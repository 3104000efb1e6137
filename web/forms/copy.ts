// Sharing: by the device's share sheet where there is one, otherwise by copying.
import { commonWords } from '../words/en/common.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Copies a field's text, or selects it where the browser refuses. Resolves to whether it was copied. */
async function copyText(field: Field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return false;
  }
}

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

/** Shares the texts of fields.
 * @param say gets what came of copying one */
export function makeSharing(
  say: (told: string) => void,
  words: Pick<typeof commonWords, 'copied' | 'copyFailed'> = commonWords,
) {
  let shared = '';
  let told = '';
  /** Resolves to whether the text is copied, and still what the field has. */
  const copy = async (field: Field) => {
    shared = field.value;
    const isCopied = await copyText(field);
    told = isCopied ? words.copied : words.copyFailed;
    say(told);
    // It may have been hidden until now.
    if (!isCopied) field.select();
    return isCopied && field.value === shared;
  };
  return {
    copy,
    /** By the sheet, or else by copying. Resolves to whether it is out; null if it has to be copied by hand. */
    send: async (field: Field, what: ShareData = { url: field.value }) =>
      (await sendBySheet(what)) ?? ((await copy(field)) || null),
    /** What came of copying the last text, if it is one of these. */
    told: (...texts: string[]) => (texts.includes(shared) ? told : ''),
    forget() {
      told = '';
    },
  };
}
