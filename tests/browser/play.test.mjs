// Two people at one screen, by mouse and by touch.
import assert from 'node:assert/strict';
import { askForHint, clickCell, marks, middle, inDialogs, playByMouse } from './support/board.mjs';
import { recordSaid, status, statusSays } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
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

test('nothing is asked of another origin, and nothing is complained about', async () => {
  const asked = [];
  const page = await site.open('#v=1&x=human&o=perfect', {
    prepare: async (fresh) => fresh.context().on('request', (request) => asked.push(request.url())),
  });
  await statusSays(page, /Your turn/);
  await clickCell(page, 'b2');
  await statusSays(page, /O [a-c][1-3].*Your turn/);
  await inDialogs(page);
  const foreign = asked.filter((url) => !url.startsWith(site.server.address) && !/^(data|blob):/.test(url));
  assert.ok(asked.length > 20);
  assert.deepEqual(foreign, []);
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
