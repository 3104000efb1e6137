// Finding and making elements.

/** The language that the page is in, whatever the browser's is. */
export const pageLanguage = () => document.documentElement.lang;

/** The element of index.html with this id.
 * @template {HTMLElement} [Kind=HTMLElement]
 * @param {string} id
 * @param {new () => Kind} [kind] what it is, when that matters
 * @returns {Kind} */
export function element(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof (kind ?? HTMLElement))) throw new Error(`index.html has no ${id}`);
  return /** @type {Kind} */ (found);
}

/** An element with its properties and children set. Names with a dash are set as attributes.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]> & { [attribute: `${string}-${string}`]: string }} properties
 * @param {(Node | string)[]} children
 * @returns {HTMLElementTagNameMap[Tag]} */
export function make(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes('-')) made.setAttribute(name, /** @type {string} */ (value));
    else Object.assign(made, { [name]: value });
  }
  made.append(...children);
  return made;
}

/** A button with a text; pressing it does `act`.
 * @param {string} text
 * @param {() => void} act
 * @param {Partial<HTMLButtonElement>} properties */
export function makeButton(text, act, properties = {}) {
  const button = make('button', { type: 'button', textContent: text, ...properties });
  button.addEventListener('click', act);
  return button;
}

/** An icon of one line, drawn in a square of 24.
 * @param {string} path */
export function makeIcon(path) {
  return makeShape('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, makeShape('path', { d: path }));
}

/** A part of a drawing, or the whole of it.
 * @param {'svg' | 'path' | 'text' | 'g'} tag @param {Record<string, string | number>} attributes @param {...SVGElement} parts */
export function makeShape(tag, attributes, ...parts) {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, String(value));
  shape.append(...parts);
  return shape;
}
