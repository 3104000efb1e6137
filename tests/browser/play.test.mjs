// Two people at one screen, by mouse and by touch.
import assert from 'node:assert/strict';
import {
  clickCell,
  holds,
  marks,
  middle,
  openEach,
  playByMouse,
  status,
  statusSays,
  tapCell,
} from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();

test('a taken cell changes nothing, and says so each time', async () => {
  const page = await site.open();
  await playByMouse(page, 'b2');
  const address = page.url();
  for (let i = 0; i < 2; i += 1) {
    await page.evaluate(() => {
      globalThis.announcements = 0;
      globalThis.observer?.disconnect();
      globalThis.observer = new MutationObserver(
        (changes) => (globalThis.announcements += changes.some((change) => change.addedNodes.length > 0)),
      );
      globalThis.observer.observe(document.querySelector('[role=status]'), { childList: true, subtree: true });
    });
    await clickCell(page, 'b2');
    await expectSoon(() => page.evaluate(() => globalThis.announcements), 1);
    await expectSoon(() => status(page), /b2 is taken/);
  }
  assert.equal(page.url(), address);
  await expectSoon(() => marks(page), '....X....');
});

test('a press that slides off its cell plays nothing', async () => {
  const page = await site.open();
  await page.mouse.move(...(await middle(page, 'a1')));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, 'c3')), { steps: 4 });
  await page.mouse.up();
  await playByMouse(page, 'b2');
  await expectSoon(() => marks(page), '....X....');
});

test('on cells smaller than a finger a first tap aims and a second one plays', async () => {
  const page = await site.open('#v=1&rules=15,15,5', {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
  });
  const before = await page.evaluate(() => document.getElementById('canvas').toDataURL());
  await tapCell(page, 'h8');
  await expectSoon(() => page.evaluate((old) => document.getElementById('canvas').toDataURL() !== old, before), true);
  await expectSoon(() => marks(page), /^\.+$/);
  await statusSays(page, 'Tap h8 again to play.');
  assert.ok(await page.getByText('Tap h8 again to play.').isVisible());
  await tapCell(page, 'h8');
  await holds(page, 'h8', 'X');
});

test('nothing is asked of another origin, and nothing is complained about', async () => {
  const context = await site.context();
  const page = await context.newPage();
  const asked = [];
  context.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site.server.address}#v=1&x=human&o=perfect`);
  await statusSays(page, /Your turn/);
  await clickCell(page, 'b2');
  await statusSays(page, /O [a-c][1-3].*Your turn/);
  await openEach(page, 'Share', 'Statistics', 'Settings', 'Help');
  const foreign = asked.filter((url) => !url.startsWith(site.server.address) && !/^(data|blob):/.test(url));
  assert.ok(asked.length > 20);
  assert.deepEqual(foreign, []);
  assert.deepEqual(site.complaints, []);
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
