// Sheets to print: put over the page as long as the browser prints.
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { picture, type Board } from '../board/board-view.ts';
import { make } from '../dom.ts';

export const figure = (board: Board, caption: string = '') =>
  html`<figure>${picture(board)}${caption ? html`<figcaption>${caption}</figcaption>` : nothing}</figure>`;

/** Prints this, and nothing else of the page. */
export function printSheet(sheet: TemplateResult) {
  document.querySelector('.printed')?.remove();
  const printed = make('div', { className: 'printed printable' });
  render(sheet, printed);
  document.body.append(printed);
  addEventListener('afterprint', () => printed.remove(), { once: true });
  print();
}

export const sheetOf = (title: string, content: unknown) => html`<h1>${title}</h1>${content}`;
