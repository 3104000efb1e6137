// The keys that move the focus along a row of buttons.

/** Moves the focus, if the key is for that, and returns the button that gets it.
 * @param event heard by the element that holds the row
 * @param isRing whether the last button is followed by the first */
export function stepInRow(event: KeyboardEvent, isRing: boolean = false) {
  const buttons = [...(event.currentTarget as Element).querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const [before, after, last] = [at - 1, at + 1, buttons.length - 1];
  const to = { ArrowLeft: before, ArrowUp: before, ArrowRight: after, ArrowDown: after, Home: 0, End: last }[event.key];
  const next = to === undefined ? undefined : isRing ? buttons.at(to % buttons.length) : buttons[to];
  if (!next) return undefined;
  event.preventDefault();
  next.focus();
  return next;
}

/** Scrolls a list, and never the page, until the item is in its middle. */
export function centre(list: HTMLElement, item: HTMLElement) {
  list.scrollTo({
    left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2,
    top: item.offsetTop - (list.clientHeight - item.offsetHeight) / 2,
  });
}
