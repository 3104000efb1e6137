// What is painted is what the grid says, cell by cell, as a screenshot shows it.
import assert from 'node:assert/strict';
import { marks } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();

/** Reads the mark in each cell off a screenshot: counts pixels near the colour of X and of O. */
async function marksInPicture(page) {
  const picture = (await page.screenshot({ scale: 'device' })).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const paint = new OffscreenCanvas(image.width, image.height).getContext('2d');
    paint.drawImage(image, 0, 0);
    const root = getComputedStyle(document.documentElement);
    const colour = (name) =>
      root
        .getPropertyValue(name)
        .match(/[0-9a-f]{2}/g)
        .map((hex) => parseInt(hex, 16));
    const colours = { X: colour('--x'), O: colour('--o') };
    const scale = image.width / innerWidth;
    return [...document.querySelectorAll('[role=grid] button')]
      .map((cell) => {
        const box = cell.getBoundingClientRect();
        const [x, y, w, h] = [box.x, box.y, box.width, box.height].map((n) => Math.round(n * scale));
        const { data } = paint.getImageData(x, y, w, h);
        const count = { X: 0, O: 0 };
        for (let i = 0; i < data.length; i += 4) {
          for (const mark of ['X', 'O']) {
            if (colours[mark].every((channel, k) => Math.abs(channel - data[i + k]) < 24)) count[mark] += 1;
          }
        }
        const enough = (w * h) / 50;
        if (count.X > enough && count.O > enough) return '?';
        if (count.X > enough) return 'X';
        return count.O > enough ? 'O' : '.';
      })
      .join('');
  }, picture);
}

for (const [what, fragment, options] of [
  ['a full board', '#v=1&moves=a1.b1.c1.b2.a2.c2.b3.a3.c3', {}],
  ['a won game, dark', '#v=1&moves=a1.b1.b2.c1.c3', { colorScheme: 'dark' }],
  ['a wide board at three times the density', '#v=1&rules=7,4,4&moves=a1.g4.d2.e3.b1', { deviceScaleFactor: 3 }],
  [
    'ten by ten on a phone',
    '#v=1&rules=10,10,10&moves=a1.j10.e5.f6.j1.a10',
    { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  ],
]) {
  test(`${what}: picture and grid agree in every cell`, async () => {
    const page = await site.open(fragment, options);
    await page.mouse.move(0, 0);
    const wanted = await marks(page);
    assert.match(wanted, /[XO]/);
    await expectSoon(() => marksInPicture(page), wanted);
  });
}
