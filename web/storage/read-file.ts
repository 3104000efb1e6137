// What a user has picked from the device.

/** The text of the file picked in `input`, which then can be picked again; null where there is none, where it cannot
 * be read (it may have gone since), or where it is longer than `most` bytes. */
export async function readPicked(input: HTMLInputElement, most: number): Promise<string | null> {
  const file = input.files?.[0];
  const text = file && file.size <= most ? await file.text().catch(() => null) : null;
  input.value = '';
  return text;
}
