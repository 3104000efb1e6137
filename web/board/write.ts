// Texts that change often.

/** Changes what stands in an element that holds nothing but a text, if it is different. The text stays the same
 * node, which costs a browser less than a new one. */
export function write(element: Element, text: string) {
  const { firstChild } = element;
  if (firstChild instanceof Text) {
    if (firstChild.data !== text) firstChild.data = text;
  } else if (text !== '') {
    element.textContent = text;
  }
}
