// Sharing a game: link, share sheet, text, image.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { pageWords } from '../../web/words/en/page.ts';
import { button, clickCell, goTo, marks, openDialog, recordDrawnTexts, statusSays } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const game = '#v=1&rules=3,3,3&x=human&o=human&moves=a1.b1.b2.c1.c3';

async function openShare() {
  const page = await site.open(game, { permissions: ['clipboard-read', 'clipboard-write'] });
  await openDialog(page, 'Share');
  return page;
}

test('a finished game of others says who won, and is played from any moment of it', async () => {
  const page = await site.open('#v=1&o=perfect&moves=a1.b1.b2.c1.c3');
  await statusSays(page, /X wins!/);
  await page.reload();
  await button(page, 'Try it yourself').waitFor();
  assert.doesNotMatch(await page.locator('main').innerText(), /You won|Play again|Step up|Challenge/);
  await button(page, 'Move 3, X b2').click();
  await button(page, 'Play from here').click();
  await expectSoon(async () => (await marks(page)).replaceAll('.', '').length, 4);
  await expectSoon(() => button(page, 'Try it yourself').count(), 0);
  await goTo(page, '#v=1&o=perfect&moves=a1.b1.b2.c1.c3');
  await statusSays(page, /X wins!/);
  await button(page, 'Try it yourself').click();
  await expectSoon(() => marks(page), '.........');
  await clickCell(page, 'b2');
  await expectSoon(async () => (await marks(page)).replaceAll('.', '').length, 2);
});

test('the link is copied, and the image is a card: title, rules, the board with its coordinates, verdict, players and address', async () => {
  const page = await openShare();
  await button(page, 'Copy link').click();
  await button(page, 'Copied.').waitFor();
  await expectSoon(() => page.evaluate(() => navigator.clipboard.readText()), page.url());
  const drawn = await recordDrawnTexts(page);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save image').click()]);
  assert.equal(download.suggestedFilename(), 'tic-tac-toe.png');
  const bytes = readFileSync(await download.path());
  assert.equal(bytes.toString('latin1', 1, 4), 'PNG');
  const side = await page.evaluate(() => document.getElementById('canvas').width);
  assert.ok(bytes.readUInt32BE(16) > side && bytes.readUInt32BE(20) > 1.3 * side);
  const { host, pathname } = new URL(page.url());
  assert.deepEqual(await drawn(), [
    pageWords.title,
    '3×3, 3 in a row',
    ...['a', 'b', 'c', '1', '2', '3'],
    'X wins!',
    'Player X ✕ vs Player O ○',
    `${host}${pathname.slice(0, -1)}`,
  ]);
});

test('a dialog is closed by a press beside its box, and by none that is within it or begins there', async () => {
  const page = await openShare();
  const dialog = page.getByRole('dialog');
  const box = await dialog.boundingBox();
  const besideIt = [box.x / 2, box.y + box.height / 2];
  // At its edge nothing covers the dialog itself.
  await page.mouse.click(box.x + 6, box.y + box.height / 2);
  await expectSoon(() => dialog.isVisible(), true);
  // A text is selected to its beginning.
  await page.locator('#share-text').scrollIntoViewIfNeeded();
  const text = await page.locator('#share-text').boundingBox();
  await page.mouse.move(text.x + text.width / 2, text.y + text.height / 2);
  await page.mouse.down();
  await page.mouse.move(...besideIt, { steps: 4 });
  await page.mouse.up();
  await expectSoon(() => dialog.isVisible(), true);
  await page.mouse.click(...besideIt);
  await dialog.waitFor({ state: 'hidden' });
});

test('a game of another program is opened from a text and from a file, and saved as one', async () => {
  const page = await openShare();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Open a game').click();
  const field = dialog.getByLabel(/^Moves, such as/);
  await field.fill('(;GM[4]SZ[15]PB[Lee]C[Hi];B[hh];W[if])');
  await button(page, 'Open this game').click();
  await dialog.waitFor({ state: 'hidden' });
  await page.locator('.notice p', { hasText: /Opened without .*: comments\.$/ }).waitFor();
  await statusSays(page, /Lee’s turn/);
  await expectSoon(() => marks(page), `${'.'.repeat(5 * 15 + 8)}O${'.'.repeat(28)}X${'.'.repeat(112)}`);

  await button(page, 'Share').click();
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Save as SGF').click()]);
  assert.equal(saved.suggestedFilename(), 'gomoku.sgf');
  assert.equal(readFileSync(await saved.path(), 'utf8'), '(;GM[4]FF[4]SZ[15]PB[Lee];B[hh];W[if])\n');

  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Open a file').click()]);
  await chooser.setFiles({
    name: 'game.psq',
    mimeType: 'text/plain',
    buffer: Buffer.from('Piskvorky 6x5, 0:0, 0\n1,1,0\n'),
  });
  await expectSoon(() => marks(page), `X${'.'.repeat(29)}`);
});
