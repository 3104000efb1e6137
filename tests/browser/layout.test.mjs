// Every size, shape and density of screen: the board is as large as fits, nothing has to be scrolled
// to play, nothing overflows, and canvas and grid lie exactly over each other.
import assert from 'node:assert/strict';
import { button, clickCell, goTo, holds, middle, playByMouse } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { invite } from './support/friend.mjs';
import { test } from './support/living.mjs';

const site = useSite();

const boxes = (page) =>
  page.evaluate(() => {
    const box = (element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      return { left, top, right, bottom, width, height };
    };
    const cells = [...document.querySelectorAll('[role=grid] button')];
    return {
      canvas: box(document.getElementById('canvas')),
      first: box(cells[0]),
      last: box(cells.at(-1)),
      overflow: document.documentElement.scrollWidth - innerWidth,
      pixels: document.getElementById('canvas').width,
      buttons: ['new', 'undo', 'redo', 'hint', 'analyse', 'share', 'settings', 'help'].map((id) =>
        box(document.getElementById(id)),
      ),
      screen: { width: innerWidth, height: innerHeight },
    };
  });

function assertAligned({ canvas, first, last }) {
  for (const [one, other] of [
    [canvas.left, first.left],
    [canvas.top, first.top],
    [canvas.right, last.right],
    [canvas.bottom, last.bottom],
  ]) {
    assert.ok(Math.abs(one - other) < 0.51, `${one} and ${other}`);
  }
}

for (const [width, height, ratio] of [
  [320, 568, 2],
  [390, 844, 3],
  [1440, 900, 1],
  [844, 390, 3],
]) {
  test(`${width}×${height} at ${ratio}: the board is large and wholly on the screen, so are the buttons`, async () => {
    const page = await site.open('', { viewport: { width, height }, deviceScaleFactor: ratio });
    for (const rules of ['3,3,3', '10,10,10', '19,7,5']) {
      await goTo(page, `#v=1&rules=${rules}`);
      const [columns, rows] = rules.split(',').map(Number);
      await expectSoon(() => page.locator('[role=grid] button').count(), columns * rows);
      const found = await expectSoon(
        () => boxes(page),
        ({ canvas, pixels }) =>
          Math.abs(pixels - canvas.width * ratio) < 1 && Math.abs(canvas.width / canvas.height - columns / rows) < 0.02,
      );
      assertAligned(found);
      assert.equal(found.overflow, 0);
      assert.ok(
        found.canvas.top >= 0 && found.canvas.bottom <= height,
        `${rules} from ${found.canvas.top} to ${found.canvas.bottom}`,
      );
      for (const box of found.buttons) {
        assert.ok(box.width >= 24 && box.height >= 24);
        assert.ok(box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height, JSON.stringify(box));
      }
      const room = Math.min((width - 32) / columns, height / rows);
      const side = found.canvas.width / columns;
      assert.ok(side >= room * (width < height ? 0.55 : 0.45), `cells of ${side}, room for ${room}`);
    }
  });
}

test('zoomed to 400%: it can be scrolled to, over the board too, and played, and nothing overflows sideways', async () => {
  const [width, height] = [320, 256];
  const page = await site.open('', { viewport: { width, height } });
  await page.mouse.move(160, 200);
  await page.mouse.wheel(0, 120);
  await expectSoon(() => page.evaluate(() => scrollY > 0), true);
  const { overflow } = await boxes(page);
  assert.equal(overflow, 0);
  await page.locator('[data-cell=b2]').scrollIntoViewIfNeeded();
  await clickCell(page, 'b2');
  await holds(page, 'b2', 'X');
  for (const name of ['Settings', 'Share', 'Statistics', 'Help']) {
    await button(page, name).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const box = await dialog.boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= width && box.y >= 0 && box.y + box.height <= height, name);
    assert.equal(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), 0, name);
    await page.keyboard.press('Escape');
  }
});

test('right to left: the page turns around, the board does not', async () => {
  const page = await site.open('#v=1&moves=a1');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const [a1, c1] = [await middle(page, 'a1'), await middle(page, 'c1')];
  assert.ok(a1[0] < c1[0]);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const help = await button(page, 'Help').boundingBox();
  assert.ok(help.x < heading.x);
  const found = await boxes(page);
  assertAligned(found);
  assert.equal(found.overflow, 0);
  await clickCell(page, 'c3');
  await holds(page, 'c3', 'O');
});

test('on paper: the board, the result and the moves, dark on white and no wider than the sheet', async () => {
  const page = await site.open('#v=1&moves=a1.b1.b2.c1.c3', {
    colorScheme: 'dark',
    viewport: { width: 1400, height: 1000 },
  });
  await page.getByRole('region', { name: 'Moves' }).waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 700, height: 1000 });
  for (const name of ['New game', 'Share', 'Replay']) assert.equal(await button(page, name).count(), 0, name);
  assert.ok(await page.getByText('X wins!', { exact: true }).first().isVisible());
  assert.ok(await button(page, 'Move 5, X c3').isVisible());
  const { canvas, overflow } = await boxes(page);
  assert.ok(canvas.width > 400 && canvas.right <= 700 && overflow === 0);
  await expectSoon(() => page.evaluate(() => getComputedStyle(document.body).color), 'rgb(34, 38, 46)');
  // In a corner cell, above its mark and beside the line of the win.
  const inked = () =>
    page.evaluate(() => document.getElementById('canvas').getContext('2d').getImageData(100, 20, 1, 1).data[0]);
  await expectSoon(inked, (red) => red > 200);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expectSoon(inked, (red) => red < 90);
});

/** Whatever on paper could be pressed or filled in: a button on the board, in a list of moves or on a curve is a word. */
const controls = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea, summary')]
      .filter((one) => one.checkVisibility() && !one.closest('#cells, ol, .curve'))
      .map((one) => one.textContent || one.id),
  );
const wide = { viewport: { width: 1400, height: 1000 } };
for (const [what, prepare] of [
  ['a first visit', () => {}],
  ['a game with a friend elsewhere', (page) => invite(page)],
  [
    'a game that is analysed',
    async (page) => {
      await playByMouse(page, 'b2');
      await button(page, 'Analyse').click();
      await page.locator('.values button, .show-all:not([hidden])').first().waitFor();
    },
  ],
  [
    'a position that is set up',
    async (page) => {
      await button(page, 'Set up').click();
      await page.getByRole('region', { name: 'Set up a position' }).waitFor();
    },
  ],
]) {
  test(`on paper there is nothing to press: ${what}`, async () => {
    const page = await site.open('', wide);
    await prepare(page);
    assert.notDeepEqual(await controls(page), []);
    await page.emulateMedia({ media: 'print' });
    await expectSoon(() => controls(page), []);
  });
}

test('on paper an open dialog stands alone, whole, with nothing to press', async () => {
  const page = await site.open('', { viewport: { width: 700, height: 400 } });
  await button(page, 'Help').click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expectSoon(() => page.locator('.page').isVisible(), false);
  await expectSoon(() => dialog.getByRole('button').count(), 0);
  const { height, room } = await dialog.evaluate((one) => ({ height: one.scrollHeight, room: one.clientHeight }));
  assert.ok(height === room && height > 400, `${height} in ${room}`);
});

test('on paper a board of Learn has its marks', async () => {
  const page = await site.open('#v=1&x=human&o=human&moves=b2');
  await page.getByRole('button', { name: 'Learn', exact: true }).click();
  await page.getByRole('button', { name: 'The tree of games' }).click();
  await page.getByRole('treeitem').nth(1).click();
  const mark = page.locator('#learn-dialog svg .X').first();
  await mark.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expectSoon(() => page.locator('.page').isVisible(), false);
  await expectSoon(() => mark.isVisible(), true);
});

test('a board that changes its size is painted in the same frame: it never shows blank', async () => {
  const page = await site.open('#v=1&moves=b2', { viewport: { width: 1000, height: 700 } });
  await page.evaluate(() => {
    const canvas = document.getElementById('canvas');
    globalThis.seen = { frames: 0, blank: 0, sizes: new Set() };
    const look = () => {
      // Between the layout of a frame and its painting nothing but observers run, so this sees what is shown.
      const { width, height } = canvas;
      const [red, green, blue] = canvas
        .getContext('2d')
        .getImageData(Math.floor(width / 6), Math.floor(height / 6), 1, 1).data;
      globalThis.seen.frames += 1;
      globalThis.seen.sizes.add(width);
      if (red + green + blue === 0) globalThis.seen.blank += 1;
      requestAnimationFrame(() => setTimeout(look));
    };
    look();
  });
  for (let width = 1000; width > 400; width -= 40) {
    await page.setViewportSize({ width, height: 700 });
    // Each size is shown before the next one comes.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
  }
  const { frames, blank, sizes } = await page.evaluate(() => ({
    ...globalThis.seen,
    sizes: globalThis.seen.sizes.size,
  }));
  assert.ok(frames > 5 && sizes > 3, `${frames} frames of ${sizes} sizes`);
  assert.equal(blank, 0);
});

for (const [width, height] of [
  [2560, 1440],
  [1280, 720],
]) {
  test(`${width}×${height}: a small board takes the height that there is, and the letters grow with it`, async () => {
    const page = await site.open('#v=1', { viewport: { width, height } });
    const { canvas, overflow } = await boxes(page);
    assert.ok(canvas.height / height > 0.62 && canvas.height / height < 0.98, `${canvas.height} of ${height}`);
    assert.equal(overflow, 0);
    const letters = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
    assert.ok(letters >= Math.max(16, height / 60), `${letters} px`);
  });
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]) {
  test(`${viewport.width}×${viewport.height}: the way back to the game before covers no text`, async () => {
    const page = await site.open('#v=1&o=easy&moves=b2.a1', { viewport });
    await button(page, 'New game').click();
    await button(page, 'Restore game').waitFor();
    const isCovered = () =>
      page.evaluate(() => {
        const box = document.getElementById('restore-game').getBoundingClientRect();
        return ['turn', 'said', 'last-move'].some((id) => {
          const text = document.getElementById(id);
          if (text.hidden || getComputedStyle(text).clipPath !== 'none') return false;
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()].some(
            ({ left, right, top, bottom, width }) =>
              width > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
          );
        });
      });
    await expectSoon(isCovered, false);
  });
}
