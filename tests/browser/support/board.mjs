// A board as users meet it: cells by name, their marks, and the ways to play.
import { expectSoon } from './expect.mjs';

const cells = (page) => page.getByRole('grid', { name: 'Board' }).getByRole('button');

/** Names of all cells, row-major: `a1, empty`, `b2, X`, … */
export const cellNames = (page) =>
  cells(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));

export const marks = async (page) =>
  (await cellNames(page)).map((name) => name.split(', ')[1].replace('empty', '.')).join('');

export const emptyCells = async (page) =>
  (await cellNames(page)).filter((name) => name.endsWith(', empty')).map((name) => name.split(', ')[0]);

export const cell = (page, name) => page.getByRole('button', { name: new RegExp(`^${name}, `) });
export const nameOf = (page, name) => cell(page, name).getAttribute('aria-label');

export async function middle(page, name) {
  const box = await cell(page, name).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export async function clickCell(page, name) {
  await page.mouse.click(...(await middle(page, name)));
}

export async function tapCell(page, name) {
  await page.touchscreen.tap(...(await middle(page, name)));
}

export const holds = (page, name, mark) =>
  expectSoon(async () => (await cell(page, name).getAttribute('aria-label')).split(', ')[1], mark);

/** Plays cells in turn by the mouse, each after the one before has arrived. */
export async function playByMouse(page, ...names) {
  let mark = (await marks(page)).replaceAll('.', '').length % 2 === 0 ? 'X' : 'O';
  for (const name of names) {
    await clickCell(page, name);
    await holds(page, name, mark);
    mark = mark === 'X' ? 'O' : 'X';
  }
}

export const headline = (page) => page.locator('#turn').textContent();
export const status = (page) => page.getByRole('status').textContent();
export const statusSays = (page, pattern) => expectSoon(() => status(page), pattern);
export const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Where the board is on the page: left, top, width, height in CSS pixels. */
export const boardBox = (page) =>
  page.evaluate(() => {
    const { left, top, width, height } = document.getElementById('canvas').getBoundingClientRect();
    return [left, top + scrollY, width, height].map(Math.round);
  });

/** Opens a fragment in the page that is already open. */
export const goTo = (page, fragment) => page.evaluate((to) => (location.hash = to), fragment);

/** Opens this dialog by its button. */
export async function openDialog(page, name) {
  await button(page, name).click();
  await page.getByRole('dialog').waitFor();
}

/** Opens each of the dialogs, looks at it, and closes it again.
 * @param {(dialog: import('playwright-core').Locator, name: string) => unknown} [look] */
export async function inDialogs(page, look = () => {}) {
  for (const name of ['Match', 'Share', 'Statistics', 'Settings', 'Help']) {
    await openDialog(page, name);
    await look(page.getByRole('dialog'), name);
    await page.keyboard.press('Escape');
  }
}

/** Runs in the page: nothing covers this element, nor cuts it off. */
export const isInSight = (one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [y + 3, y + height - 3].every((at) => one.contains(document.elementFromPoint(x + width / 2, at)));
};

/** In CSS pixels: the smallest control for a finger. */
export const finger = 44;

/** Controls smaller than a finger. Links within a text are not buttons, and a labelled control is as large as both. */
export const tooSmall = (page) =>
  page.evaluate((least) => {
    const open = document.querySelector('dialog[open]') ?? document.querySelector('main');
    return [...open.querySelectorAll('button, select, input, textarea, summary, a[href]')]
      .filter((part) => part.checkVisibility() && !part.matches('[data-cell], .skip:not(:focus)'))
      .map((part) => {
        const boxes = [part, ...(part.labels ?? [])].map((one) => one.getBoundingClientRect());
        const width = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
        const height = Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
        return { name: part.ariaLabel || part.title || part.textContent.trim() || part.id, width, height };
      })
      .filter(({ width, height }) => width < least - 0.5 || height < least - 0.5)
      .map(({ name, width, height }) => `${name}: ${width}×${height}`);
  }, finger);

/** Waits until the review has judged all moves. */
export const allJudged = (page) => page.locator('.review .told', { hasText: /^All \d+ moves checked/ }).waitFor();

export async function askForHint(page) {
  await button(page, 'Hint').click();
  await statusSays(page, /Try /);
}

/** Resolves to a function that returns the texts that the page's canvases have drawn since. */
export async function recordDrawnTexts(page) {
  await page.evaluate(() => {
    globalThis.written = [];
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
      globalThis.written.push(text);
      fillText.call(this, text, ...where);
    };
  });
  return () => page.evaluate(() => globalThis.written);
}

/** Resolves to a function that returns all that the status line has said since: what was new in it. In an inert page
 * nothing is heard. */
export async function recordSaid(page) {
  await page.evaluate(() => {
    globalThis.said = [];
    const line = document.querySelector('[role=status]');
    const text = (added) => (line.ariaAtomic === 'false' ? added.textContent : line.textContent);
    const heard = ({ addedNodes }) => (line.closest('[inert]') ? [] : [...addedNodes].map(text));
    new MutationObserver((changes) => globalThis.said.push(...changes.flatMap(heard))).observe(line, {
      childList: true,
      subtree: true,
    });
  });
  return () => page.evaluate(() => globalThis.said);
}

export const focusIsShown = (page) => page.evaluate(() => document.activeElement.matches(':focus-visible'));
/** The name of the focused element. */
export const focused = (page) =>
  page.evaluate(() => document.activeElement.ariaLabel ?? document.activeElement.textContent.trim());
