// Sheets to print: put over the page as long as the browser prints.
import { make } from '../dom.ts';

/** Prints these under a title, and nothing else of the page. */
export function printSheet(title: string, ...children: Node[]) {
  const sheet = make('div', { className: 'printed' }, make('h1', { textContent: title }), ...children);
  document.querySelector('.printed')?.remove();
  document.body.append(sheet);
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}
