// Hands a file to the user.
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
