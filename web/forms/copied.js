// Fields whose text is there to be copied.
import { makeField } from './fields.js';
import { make, makeButton } from '../dom.js';
import { apartWords } from '../words/apart.js';

/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

/** Copies a field's text; resolves to whether the browser let it, and says so.
 * @param {Field} field @param {HTMLElement} said */
export async function copyField(field, said) {
  try {
    await navigator.clipboard.writeText(field.value);
    said.textContent = apartWords.copied;
    return true;
  } catch {
    said.textContent = apartWords.copyFailed;
    field.select();
    return false;
  }
}

/** A field under its name, with a button to copy it.
 * @param {Field} field @param {string} id @param {string} name
 * @param {{ said: HTMLElement, out?: () => void }} told where copying is told of, and who hears that the text is out */
export function makeCopied(field, id, name, { said, out = () => {} }) {
  Object.assign(field, { id, readOnly: true });
  field.onfocus = () => field.select();
  field.oncopy = out;
  const button = makeButton(apartWords.copy, async () => {
    await copyField(field, said);
    out();
  });
  button.ariaLabel = apartWords.copyOf(name);
  return make('div', { className: 'copied' }, makeField(name, field), make('p', { className: 'actions' }, button));
}
