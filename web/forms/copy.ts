// Sharing: by copying, or by the device's share sheet where there is one.

/** Copies a field's text, or selects it where the browser refuses. Resolves to whether it was copied. */
export async function copyText(field: HTMLInputElement | HTMLTextAreaElement) {
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
export async function sendBySheet(what: { url: string } | { text: string }) {
  if (!('share' in navigator)) return null;
  try {
    await navigator.share(what);
    return true;
  } catch (failure) {
    // The user has closed the sheet, which is an answer.
    return failure instanceof DOMException && failure.name === 'AbortError' ? false : null;
  }
}
