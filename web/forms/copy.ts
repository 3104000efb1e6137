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
