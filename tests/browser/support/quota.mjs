// A storage without room, as other pages of the same origin may leave it.

/** Fills the local storage of a page to the last character. Goes to the page, so it uses nothing else from here. */
export function fillStorage() {
  let number = 0;
  for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) {
        localStorage.setItem(`another app ${number}`, 'x'.repeat(size));
        number += 1;
      }
    } catch {
      // Less, then.
    }
  }
}

/** What `fillStorage` has left is gone. */
export function freeStorage() {
  for (const key of Object.keys(localStorage)) if (key.startsWith('another app')) localStorage.removeItem(key);
}
