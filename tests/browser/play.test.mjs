// Moves on the board, of people by mouse and by touch, and of the computer.
import assert from 'node:assert/strict';
import { askForHint, button, clickCell, goTo, marks, middle, playByMouse } from './support/board.mjs';
import { recordSaid, status, statusSays } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { holdBack } from './support/hold-back.mjs';
import { test } from './support/living.mjs';

const site = useSite();

test('a taken cell changes nothing, and says so each time', async () => {
  const page = await site.open();
  await playByMouse(page, 'b2');
  const address = page.url();
  const said = await recordSaid(page);
  for (let times = 1; times <= 2; times += 1) {
    await clickCell(page, 'b2');
    await expectSoon(said, (texts) => texts.filter((text) => /^b2 is taken\./.test(text)).length === times);
  }
  await expectSoon(() => status(page), /b2 is taken\.The centre is taken\./);
  assert.equal(page.url(), address);
  await expectSoon(() => marks(page), '....X....');
  await askForHint(page);
  await clickCell(page, 'b2');
  await statusSays(page, /The centre is taken\. Try /);
});

test('a press on the board is done before a press on a button that comes after it', async () => {
  const page = await site.open('#v=1&moves=b2');
  const { x, y } = await middle(page, 'a1');
  // Both before the next frame, as on a slow device.
  await page.evaluate(
    ([clientX, clientY]) => {
      const canvas = document.getElementById('canvas');
      for (const kind of ['mousemove', 'mousedown', 'mouseup'])
        canvas.dispatchEvent(
          new MouseEvent(kind, { clientX, clientY, bubbles: true, buttons: kind === 'mousedown' ? 1 : 0 }),
        );
      document.getElementById('undo').click();
    },
    [x, y],
  );
  await expectSoon(() => marks(page), '....X....');
});

test('a move changes the names of its cell and no other, and the list of moves at its end', async () => {
  const page = await site.open('#v=1&rules=19,19,5&moves=j10.k10.j11');
  await page.getByRole('region', { name: 'Moves' }).waitFor();
  await page.evaluate(() => {
    globalThis.changed = [];
    const note = (changes) => {
      for (const { target, addedNodes, removedNodes } of changes) {
        if (target.dataset?.cell) globalThis.changed.push(target.dataset.cell);
        for (const node of [...addedNodes, ...removedNodes])
          if (node.localName) globalThis.changed.push(node.localName);
      }
    };
    new MutationObserver(note).observe(document.getElementById('cells'), {
      attributeFilter: ['aria-label'],
      subtree: true,
    });
    new MutationObserver(note).observe(document.querySelector('.move-list'), { childList: true });
  });
  await clickCell(page, 'k11');
  await expectSoon(() => page.evaluate(() => globalThis.changed.toSorted()), ['k11', 'li']);
});

test('computers that play before anybody has touched the page make the browser complain of nothing', async () => {
  // The driver's calls would count as touches, so the page itself reports.
  const tells = () => {
    const { vibrate } = Navigator.prototype;
    Navigator.prototype.vibrate = function told(ticks) {
      console.log('vibrates');
      return vibrate.call(this, ticks);
    };
    new MutationObserver(() => {
      if (document.querySelector('#result:not([hidden])')) console.log('over');
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['hidden'] });
  };
  const told = [];
  const page = await site.visit('#v=1&x=random&o=random', {
    reducedMotion: 'no-preference',
    async prepare(fresh) {
      await fresh.addInitScript(tells);
      fresh.on('console', (message) => told.push(message.text()));
    },
  });
  await expectSoon(() => told.includes('over'), true);
  assert.ok(!told.includes('vibrates'));
  await button(page, 'Play again').click();
  await expectSoon(() => told.includes('vibrates'), true);
});

test('while the computer thinks the headline breathes, for nobody who wants no motion', async () => {
  for (const reducedMotion of ['no-preference', 'reduce']) {
    const prepare = (fresh) => holdBack(fresh, '**/worker*.wasm');
    const page = await site.visit('#v=1&x=medium&o=human', { reducedMotion, prepare });
    const thinking = page.locator('#turn', { hasText: 'Medium is thinking…' });
    const motion = () => thinking.evaluate((one) => one.getAnimations().map(({ animationName }) => animationName));
    await expectSoon(motion, reducedMotion === 'reduce' ? [] : ['think']);
  }
});

test('during the computer’s turn the words of setting up are in sight, and another game has no last move', async () => {
  const prepare = (fresh) => holdBack(fresh, '**/worker*.wasm');
  const page = await site.open('#v=1&rules=7,6,4&o=medium', { prepare });
  await clickCell(page, 'd1');
  await statusSays(page, /^X d1\. $/);
  await button(page, 'Set up').click();
  await page.getByText(/^Press a cell to put a mark there/).waitFor();
  await button(page, 'Cancel').click();
  await goTo(page, '#v=1&o=medium');
  await expectSoon(() => marks(page), '.........');
  await expectSoon(() => page.locator('#last-move').textContent(), '');
});
