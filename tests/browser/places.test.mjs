// Play, Puzzles and Learn: places with addresses, always one button away.
import assert from 'node:assert/strict';
import { button, cellNames, clickCell, goTo, holds } from './support/board.mjs';
import { fragment, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const place = (page, name) => page.getByRole('dialog', { name, exact: true });
const here = (page) => page.locator('#places [aria-current=page]').textContent();

test('each place is a button away in the middle of a game, which is as it was when one comes back, by Back or Play', async () => {
  const page = await site.open('#v=1&x=human&o=human');
  await clickCell(page, 'b2');
  await holds(page, 'b2', 'X');
  const before = [fragment(page), await cellNames(page)];
  await expectSoon(() => here(page), 'Play');
  for (const name of ['Puzzles', 'Learn']) {
    await button(page, name).click();
    await place(page, name).waitFor();
    await expectSoon(() => fragment(page), `#${name.toLowerCase()}`);
    await expectSoon(() => here(page), name);
    assert.equal(await page.title(), `${name} – Tic-tac-toe`);
    await expectSoon(() => page.getByRole('dialog').count(), 1);
    await page.keyboard.press('1');
  }
  await page.goBack();
  await place(page, 'Puzzles').waitFor();
  await page.goBack();
  await expectSoon(() => page.getByRole('dialog').count(), 0);
  await button(page, 'Help').click();
  await page.locator('dialog:modal').waitFor();
  // A dialog closes with what it was opened over.
  await page.goForward();
  await place(page, 'Puzzles').waitFor();
  await expectSoon(() => page.getByRole('dialog').count(), 1);
  await page.goBack();
  await expectSoon(() => page.getByRole('dialog').count(), 0);
  await expectSoon(async () => [fragment(page), await cellNames(page)], before);
  await button(page, 'Learn').click();
  await place(page, 'Learn').waitFor();
  await button(page, 'Play').click();
  await expectSoon(() => page.getByRole('dialog').count(), 0);
  await expectSoon(async () => [fragment(page), await cellNames(page)], before);
  await expectSoon(() => here(page), 'Play');
  assert.equal(await page.title(), 'Tic-tac-toe');
  await clickCell(page, 'a1');
  await holds(page, 'a1', 'O');
});

for (const name of ['Puzzles', 'Learn']) {
  test(`the address #${name.toLowerCase()} opens ${name} over a game that can be played, with an opponent as on any first visit`, async () => {
    const page = await site.open(`#${name.toLowerCase()}`);
    await place(page, name).waitFor();
    await expectSoon(() => here(page), name);
    await expectSoon(() => page.evaluate(() => document.activeElement.textContent), name);
    assert.equal(await page.evaluate(() => document.querySelector('main').inert), true, 'the game is at rest');
    await page.keyboard.press('Escape');
    await expectSoon(() => page.getByRole('dialog').count(), 0);
    // `close` fires a moment later.
    await expectSoon(() => fragment(page), '#v=1&rules=3,3,3&x=human&o=easy');
    await clickCell(page, 'b2');
    await holds(page, 'b2', 'X');
  });
}

test('while a puzzle or a step of the course is on the board its place is the current one, and Play brings the game back', async () => {
  const page = await site.open('#v=1&x=human&o=human&moves=b2');
  for (const [hash, name] of [
    ['#v=1&day=2026-12-01', 'Puzzles'],
    ['#v=1&lesson=fork', 'Learn'],
  ]) {
    await goTo(page, hash);
    await button(page, 'All steps').or(button(page, 'All puzzles')).waitFor();
    await expectSoon(() => here(page), name);
    await button(page, 'Play').click();
    await expectSoon(() => here(page), 'Play');
    await expectSoon(() => fragment(page), /moves=b2$/);
  }
});

test('Escape closes what is seen: a place before the line of play behind it', async () => {
  const page = await site.open('#v=1&moves=a1.b2.c3.c1', { viewport: { width: 1440, height: 900 } });
  await button(page, 'Analyse').click();
  await button(page, 'Step through the refutation').click();
  await button(page, 'Learn').click();
  const open = () => page.locator('.line-bar:not([hidden]), [data-place][open]').count();
  for (const left of [2, 1, 0]) {
    await expectSoon(open, left);
    await page.keyboard.press('Escape');
  }
});

test('why no puzzle comes is in sight on a phone, however long the list of puzzles is', async () => {
  const prepare = (page) => page.route(/worker-[0-9a-f]+\.wasm$/, (route) => route.abort());
  const page = await site.open('#puzzles', { viewport: { width: 390, height: 844 }, prepare });
  await button(page, 'Start the easy puzzle').click();
  const told = page.getByRole('alert');
  await expectSoon(() => told.textContent(), /^The puzzles couldn’t load/);
  await expectSoon(() => told.evaluate((one) => one.contains(document.elementFromPoint(100, 740))), true);
});
