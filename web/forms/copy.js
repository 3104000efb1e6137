// Copying what a field holds.

/** Copies a field's text, and says so; where the browser does not let it, the text is selected. Resolves to whether it
 * is copied.
 * @param {HTMLInputElement | HTMLTextAreaElement} field @param {HTMLElement} said
 * @param {{ copied: string, copyFailed: string }} words */
export async function copyField(field, said, words) {
  try {
    await navigator.clipboard.writeText(field.value);
    said.textContent = words.copied;
    return true;
  } catch {
    said.textContent = words.copyFailed;
    field.select();
    return false;
  }
}
