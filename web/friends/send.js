// Handing a link on: by the device's own sheet where there is one.

/** Resolves to whether the link is out, null where there is no such sheet.
 * @param {string} link */
export async function sendBySheet(link) {
  if (!('share' in navigator)) return null;
  try {
    // Alone: some messengers cut what stands behind a text.
    await navigator.share({ url: link });
    return true;
  } catch (failure) {
    // Its user has closed the sheet, which is an answer.
    return failure instanceof DOMException && failure.name === 'AbortError' ? false : null;
  }
}
