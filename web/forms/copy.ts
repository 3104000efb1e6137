// Handing something on: copied, or by the device's own sheet where there is one.

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
