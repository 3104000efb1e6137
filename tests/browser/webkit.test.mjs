// A smoke run in WebKitGTK: a game by mouse, one by keyboard, one against the computer.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { serve } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { startWebKit } from './support/webdriver.mjs';

const keys = {
  Enter: '\uE007',
  Space: ' ',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
};
let browser;
let server;
before(async () => {
  server = await serve();
  browser = await startWebKit();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

async function open(fragment) {
  await browser.open('about:blank');
  await browser.open(server.address + fragment);
  await expectSoon(
    () =>
      browser.run(
        '() => Boolean(document.querySelector("[role=grid] button")?.ariaLabel) && !document.getElementById("board").hidden',
      ),
    true,
  );
}
const label = (name) => browser.run('(name) => document.querySelector("[data-cell=" + name + "]").ariaLabel', name);
const says = (pattern) =>
  expectSoon(() => browser.run('() => document.querySelector("[role=status]").textContent'), pattern);

test('WebKitGTK: two people play by mouse', async () => {
  await open('#v=1&rules=3,3,3&x=human&o=human');
  for (const [name, mark] of [
    ['a1', 'X'],
    ['b1', 'O'],
    ['b2', 'X'],
    ['c1', 'O'],
    ['c3', 'X'],
  ]) {
    await browser.click(`[data-cell=${name}]`);
    await expectSoon(() => label(name), new RegExp(`^${name}, ${mark}`));
  }
  await says(/X wins!/);
});

test('WebKitGTK: two people play by keyboard', async () => {
  await open('#v=1&rules=3,3,3&x=human&o=human');
  await browser.run('() => document.querySelector("[role=grid] button[tabindex=\\"0\\"]").focus()');
  for (const [key, name, mark] of [
    ['ArrowUp'],
    ['Home'],
    ['Enter', 'a1', 'X'],
    ['ArrowDown'],
    ['Space', 'a2', 'O'],
    ['ArrowUp'],
    ['ArrowRight'],
    ['Enter', 'b1', 'X'],
    ['5', 'b2', 'O'],
    ['e', 'c1', 'X'],
  ]) {
    await browser.press(keys[key] ?? key);
    if (name) await expectSoon(() => label(name), new RegExp(`^${name}, ${mark}`));
  }
  await says(/X wins!/);
});

test('WebKitGTK: the computer answers', async () => {
  await open('#v=1&o=perfect&moves=b2');
  await says(/O [abc][123].*Your turn/);
  assert.match(await label('b2'), /^b2, X/);
});
