// Sheets to print: put over the page as long as the browser prints.
import { make } from '../dom.js';

/** Prints these under a title, and nothing else of the page.
 * @param {string} title @param {...Node} children */
export function printSheet(title, ...children) {
  const sheet = make('div', { className: 'printed' }, make('h1', { textContent: title }), ...children);
  document.querySelector('.printed')?.remove();
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}
