// A smoke run in Firefox: a game by mouse, one by keyboard, one against the computer.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import puppeteer from 'puppeteer-core';
import { findProgram, serve } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';

let browser;
let server;
before(async () => {
  server = await serve();
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram(process.env.FIREFOX, 'firefox-esr', 'firefox'),
    headless: true,
  });
});
after(async () => {
  await browser?.close();
  await server?.close();
});

async function open(fragment = '#v=1') {
  const page = await browser.newPage();
  await page.setViewport({ width: 1000, height: 700 });
  await page.goto(server.address + fragment);
  await page.waitForFunction(
    () => document.querySelector('[role=grid] button')?.ariaLabel && !document.getElementById('board').hidden,
  );
  return page;
}
const label = (page, name) => page.$eval(`[data-cell=${name}]`, (cell) => cell.getAttribute('aria-label'));
const says = (page, pattern) => expectSoon(() => page.$eval('[role=status]', (line) => line.textContent), pattern);

test('Firefox: two people play by mouse', async () => {
  const page = await open();
  for (const [name, mark] of [
    ['a1', 'X'],
    ['b1', 'O'],
    ['b2', 'X'],
    ['c1', 'O'],
    ['c3', 'X'],
  ]) {
    const box = await (await page.$(`[data-cell=${name}]`)).boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expectSoon(() => label(page, name), new RegExp(`^${name}, ${mark}`));
  }
  await says(page, /X wins!/);
  await page.close();
});

test('Firefox: two people play by keyboard', async () => {
  const page = await open();
  await page.focus('[role=grid] button[tabindex="0"]');
  await page.keyboard.down('Control');
  await page.keyboard.press('Home');
  await page.keyboard.up('Control');
  for (const [key, name, mark] of [
    ['Enter', 'a1', 'X'],
    ['ArrowDown'],
    [' ', 'a2', 'O'],
    ['ArrowUp'],
    ['ArrowRight'],
    ['Enter', 'b1', 'X'],
    ['5', 'b2', 'O'],
    ['e', 'c1', 'X'],
  ]) {
    await page.keyboard.press(key);
    if (name) await expectSoon(() => label(page, name), new RegExp(`^${name}, ${mark}`));
  }
  await says(page, /X wins!/);
  await page.close();
});

test('Firefox: the computer answers, and the canvas shows what the grid says', async () => {
  const page = await open('#v=1&o=perfect&moves=b2');
  await says(page, /O [abc][123].*Your turn/);
  const painted = await page.evaluate(() => {
    const canvas = document.getElementById('canvas');
    const side = canvas.width / 3;
    const colours = (x, y) =>
      new Set(
        new Uint32Array(
          canvas.getContext('2d').getImageData(x * side + side * 0.2, y * side + side * 0.3, side * 0.6, side * 0.6)
            .data.buffer,
        ),
      ).size;
    return [...document.querySelectorAll('[role=grid] button')].map(
      (_, index) => colours(index % 3, Math.floor(index / 3)) > 2,
    );
  });
  const taken = await page.$$eval('[role=grid] button', (cells) =>
    cells.map((cell) => !cell.getAttribute('aria-label').endsWith('empty')),
  );
  assert.deepEqual(painted, taken);
  await page.close();
});
