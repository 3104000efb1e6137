// Downloads and picked files.
import { make } from '../dom.ts';

let last = '';

export function download(blob: Blob, name: string) {
  // Revoke the last one only now: the browser may still have been reading it.
  URL.revokeObjectURL(last);
  last = URL.createObjectURL(blob);
  make('a', { href: last, download: name }).click();
}

/** The text of the file picked in `input`, which is reset so that the same file can be picked again. Null without a
 * file, if it cannot be read (it may be gone) or is longer than `most` bytes. */
export async function readPicked(input: HTMLInputElement, most: number): Promise<string | null> {
  const file = input.files?.[0];
  const text = file && file.size <= most ? await file.text().catch(() => null) : null;
  input.value = '';
  return text;
}
