// Copying what a field holds.

/** Copies a field's text, and says so; where the browser does not let it, the text is selected. Resolves to whether
 * it is copied. */
export async function copyField(
  field: HTMLInputElement | HTMLTextAreaElement,
  said: HTMLElement,
  words: { copied: string; copyFailed: string },
) {
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
