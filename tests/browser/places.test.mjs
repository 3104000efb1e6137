// Play, Puzzles and Learn: places with addresses, always one button away. The address follows the game and restores it.
import assert from 'node:assert/strict';
import {
  button,
  cellNames,
  clickCell,
  goTo,
  holds,
  marks,
  playByMouse,
  recordSaid,
  statusSays,
} from './support/board.mjs';
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
    await button(page, 'All steps').or(button(page, 'All puzzles')).click();
    // From the list, which covered the page, it is heard too.
    const said = await recordSaid(page);
    await page.getByRole('button', { name: /^Start(: Streak)?$/ }).click();
    await expectSoon(async () => (await said()).join(), /You are [XO]/);
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

test('what is wrong with a link stands there until it is read or another game begins, and the rest is kept', async () => {
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
  // The puzzle that is passed by is still on its way.
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    const held = [];
    Worker.prototype.postMessage = function (...message) {
      held.push(() => postMessage.apply(this, message));
    };
    globalThis.release = () => {
      Worker.prototype.postMessage = postMessage;
      for (const post of held) post();
      return held.length;
    };
    addEventListener('popstate', () => setTimeout(() => history.back()), { once: true });
    history.back();
  });
  await expectSoon(() => fragment(page), /moves=b2\.a1$/);
  assert.ok(await page.evaluate(() => globalThis.release()));
  await expectSoon(() => marks(page), 'O...X....');
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
