// Handing something on: by the device's own sheet where there is one.

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
