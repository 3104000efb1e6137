// The address follows the game and restores it.
import assert from 'node:assert/strict';
import { button, clickCell, goTo, marks, playByMouse, statusSays } from './support/board.mjs';
import { fragment, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();

test('what cannot be right in a link is told until it is read or another game begins, and the rest is kept', async () => {
  const page = await site.open('#v=1&moves=b2.a1.b2.c3');
  const message = /b2.*taken/;
  await expectSoon(() => marks(page), 'O...X....');
  await expectSoon(() => page.locator('#faults').textContent(), message);
  await statusSays(page, message);
  await button(page, 'Got it').click();
  await expectSoon(() => page.locator('#faults').count(), 0);
  await goTo(page, '#v=1&moves=d4');
  await expectSoon(() => page.locator('#faults').textContent(), /d4.*3 columns/);
  assert.doesNotMatch(await page.locator('#faults').textContent(), /were kept/);
  await button(page, 'New game').click();
  await expectSoon(() => page.locator('#faults').count(), 0);
});

test('a link opened in this tab while thoughts arrive is not overwritten by the old address', async () => {
  const page = await site.open('#v=1&rules=15,15,5&moves=h8.i9');
  await button(page, 'Analyse').click();
  for (let number = 1; number <= 6; number += 1) {
    const moves = `a${number}.b${number}`;
    await goTo(page, `#v=1&rules=15,15,5&moves=${moves}`);
    await expectSoon(async () => (await marks(page)).replaceAll('.', ''), 'XO');
    await expectSoon(() => fragment(page), `#v=1&rules=15,15,5&x=human&o=human&moves=${moves}`);
  }
});

test('after two quick steps back over a puzzle the game before it is on the board, and the puzzle is one step forward', async () => {
  const page = await site.open('#v=1&moves=b2.a1');
  await goTo(page, '#v=1&day=2026-12-01');
  await statusSays(page, /a mistake/);
  await goTo(page, '#v=1&moves=c3');
  await expectSoon(() => marks(page), '........X');
  await page.evaluate(() => {
    addEventListener('popstate', () => setTimeout(() => history.back()), { once: true });
    history.back();
  });
  await expectSoon(() => fragment(page), /moves=b2\.a1$/);
  await page.goForward();
  await expectSoon(() => fragment(page), '#v=1&day=2026-12-01');
  await statusSays(page, /a mistake/);
});

test('when the browser takes no more entries a new game starts all the same, and Share has its address', async () => {
  const page = await site.open('#v=1&moves=b2', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.evaluate(() => {
    for (const name of ['pushState', 'replaceState']) {
      history[name] = () => {
        throw new DOMException('too often', 'SecurityError');
      };
    }
  });
  await button(page, 'New game').click();
  await expectSoon(() => marks(page), '.........');
  await clickCell(page, 'a1');
  await expectSoon(() => marks(page), 'X........');
  await button(page, 'Share').click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  assert.match(link, /#v=1&rules=3,3,3&x=human&o=human&moves=a1$/);
});

test('what the browser did not take at first, by a word or without one, is brought in later, and the game stays', async () => {
  for (const refusal of ['too often', '']) {
    const page = await site.open();
    await page.evaluate((message) => {
      const real = history.replaceState;
      let left = 2;
      history.replaceState = (...given) => {
        left -= 1;
        if (left < 0) real.apply(history, given);
        else if (message) throw new DOMException(message, 'SecurityError');
      };
    }, refusal);
    await playByMouse(page, 'b2', 'a1');
    await expectSoon(() => fragment(page), '#v=1&rules=3,3,3&x=human&o=human&moves=b2.a1');
    await expectSoon(() => marks(page), 'O...X....');
  }
});
