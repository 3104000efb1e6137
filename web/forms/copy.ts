// Copying what a field holds.

/** Copies a field's text; where the browser does not let it, the text is selected. Resolves to whether it is copied. */
export async function copyText(field: HTMLInputElement | HTMLTextAreaElement) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    return false;
  }
}

/** The same, and says so. */
export async function copyField(
  field: HTMLInputElement | HTMLTextAreaElement,
  said: HTMLElement,
  words: { copied: string; copyFailed: string },
) {
  const isCopied = await copyText(field);
  said.textContent = isCopied ? words.copied : words.copyFailed;
  return isCopied;
}

/** Resolves to whether it is out, null where there is no such sheet.
 * @param what a link alone: some messengers cut what stands behind a text */
export async function sendBySheet(what: { url: string } | { text: string }) {
  if (!('share' in navigator)) return null;
  try {
    await navigator.share(what);
    return true;
  } catch (failure) {
    // Its user has closed the sheet, which is an answer.
    return failure instanceof DOMException && failure.name === 'AbortError' ? false : null;
  }
}
