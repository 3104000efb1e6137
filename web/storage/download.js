// Hands a file to the user.
let last = '';

/** @param {Blob} blob @param {string} name */
export function download(blob, name) {
  // The browser may still be reading the last one, so it is let go only now.
  URL.revokeObjectURL(last);
  last = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = last;
  link.download = name;
  link.click();
}
