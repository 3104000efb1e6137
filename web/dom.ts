// Finds and makes elements.

/** The element of index.html with this id.
 * @param kind its class, when that matters */
export function element<Kind extends HTMLElement = HTMLElement>(id: string, kind?: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof (kind ?? HTMLElement))) throw new Error(`index.html has no ${id}`);
  return found as Kind;
}

/** Makes an element with these properties and children. Names with a dash are set as attributes. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> & { [attribute: `${string}-${string}`]: string } = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes('-')) made.setAttribute(name, value as string);
    else Object.assign(made, { [name]: value });
  }
  made.append(...children);
  return made;
}

export function makeButton(text: string, act: () => void, properties: Partial<HTMLButtonElement> = {}) {
  const button = make('button', { type: 'button', textContent: text, ...properties });
  button.addEventListener('click', act);
  return button;
}

export function makeShape(
  tag: 'svg' | 'path' | 'text' | 'g',
  attributes: Record<string, string | number>,
  ...parts: SVGElement[]
) {
  const shape = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, String(value));
  shape.append(...parts);
  return shape;
}
