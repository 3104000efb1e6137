// Files that go to the user and come from the user.
let last = '';

export function download(blob: Blob, name: string) {
  // The browser may still be reading the last one, so it is let go only now.
  URL.revokeObjectURL(last);
  last = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = last;
  link.download = name;
  link.click();
}

/** The text of the file picked in `input`, which then can be picked again; null where there is none, where it cannot
 * be read (it may have gone since), or where it is longer than `most` bytes. */
export async function readPicked(input: HTMLInputElement, most: number): Promise<string | null> {
  const file = input.files?.[0];
  const text = file && file.size <= most ? await file.text().catch(() => null) : null;
  input.value = '';
  return text;
}
