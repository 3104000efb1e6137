// The settings: the rules of the next game, and the look and sound of the page.
import assert from 'node:assert/strict';
import { button, cellNames, clickCell, goTo, marks, openDialog, statusSays } from './support/board.mjs';
import { fragment, reload, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const field = (page, label) => page.getByLabel(label, { exact: true });
const openSettings = (page) => openDialog(page, 'Settings');
const close = (page) => page.keyboard.press('Escape');

test('the boards are the same in every list, with the same names in the same order', async () => {
  const page = await site.open();
  /** The texts of a list of boards, in the same form. */
  const texts = async (found) => (await found.allInnerTexts()).map((text) => text.trim().replace(/\s*\n\s*/g, ', '));
  const strip = await texts(page.locator('#welcome .board-choice'));
  assert.equal(strip.length, 7);
  assert.ok(strip.includes('Vanishing, 3×3'), strip.join('; '));
  await button(page, 'Match').click();
  const inSheet = page.locator('#match-dialog .board-choice');
  await expectSoon(() => texts(inSheet), strip);
  // No line ends beyond its picture.
  const widths = await inSheet.locator('svg').evaluateAll((all) => all.map((one) => one.getBBox().width));
  assert.ok(Math.max(...widths) <= 36, widths.join());
  await page.getByText('Another board').click();
  await expectSoon(() => texts(page.locator('#match-dialog select').first().locator('option')), [...strip, 'Custom']);
  await page.keyboard.press('Escape');
  await openSettings(page);
  await expectSoon(() => texts(page.locator('#settings-dialog #preset option')), [...strip, 'Custom']);
});

test('a number that cannot be is explained at its field, and no such game is begun; others are a board called Custom, taken when the dialog is left', async () => {
  const page = await site.open();
  await openSettings(page);
  const inARow = field(page, 'In a row');
  await inARow.fill('7');
  await expectSoon(() => inARow.getAttribute('aria-invalid'), 'true');
  const described = await inARow.getAttribute('aria-describedby');
  await expectSoon(() => page.locator(`#${described}`).textContent(), /No line of 7 fits.*At most 3/);
  await button(page, 'Start game').click();
  await expectSoon(() => inARow.evaluate((one) => one === document.activeElement), true);
  await expectSoon(() => page.getByRole('dialog').isVisible(), true);
  await expectSoon(async () => (await cellNames(page)).length, 9);
  // Other numbers make a custom board.
  await field(page, 'Columns').fill('6');
  await inARow.fill('4');
  await expectSoon(() => inARow.getAttribute('aria-invalid'), 'false');
  await field(page, 'Misère').check();
  await field(page, 'Marks').selectOption('Fall');
  await page.getByText('Choose a column, and your mark drops to the lowest free cell.').waitFor();
  await expectSoon(() => page.getByRole('combobox', { name: 'Board', exact: true }).inputValue(), 'custom');
  assert.equal((await cellNames(page)).length, 9, 'no game is begun behind the dialog');
  await close(page);
  await expectSoon(() => fragment(page), /rules=6,3,4,gravity,misere&/);
});

test('with a game on the board another one waits for a new game, and what was chosen last is that, wherever', async () => {
  const page = await site.open('#v=1&moves=b2');
  const chooseFalling = async () => {
    await openSettings(page);
    await page.getByRole('combobox', { name: 'Board', exact: true }).selectOption('7,6,4,gravity');
  };
  await chooseFalling();
  await expectSoon(() => marks(page), '....X....');
  await close(page);
  await statusSays(page, /New game.*7×6/);
  await openSettings(page);
  await button(page, 'Start game').click();
  await expectSoon(async () => (await cellNames(page)).length, 42);
  await expectSoon(() => page.getByRole('dialog').count(), 0);
  await button(page, 'Match').click();
  await page.getByRole('dialog').getByRole('button', { name: '5 in a row 10×10' }).click();
  await button(page, 'Start').click();
  await expectSoon(async () => (await cellNames(page)).length, 100);
  // A game from a link overrides the choice.
  await chooseFalling();
  await close(page);
  await goTo(page, '#v=1&rules=4,4,4&moves=a1');
  await expectSoon(async () => (await cellNames(page)).length, 16);
  await button(page, 'New game').click();
  await expectSoon(() => marks(page), '................');
});

test('a theme is chosen, kept, and shown on the canvas too', async () => {
  const page = await site.open();
  const look = () =>
    page.evaluate(() => {
      const canvas = document.getElementById('canvas');
      const [red] = canvas.getContext('2d').getImageData(20, 20, 1, 1).data;
      return { page: getComputedStyle(document.body).backgroundColor, board: red };
    });
  const seen = {};
  for (const theme of ['light', 'dark', 'contrast']) {
    await openSettings(page);
    await field(page, 'Theme').selectOption(theme);
    await close(page);
    seen[theme] = await expectSoon(look, (found) => !Object.values(seen).some(({ board }) => board === found.board));
  }
  assert.ok(seen.light.board > 200 && seen.dark.board < 60 && seen.contrast.board === 0);
  await reload(page);
  await expectSoon(look, seen.contrast);
  await openSettings(page);
  await field(page, 'Theme').selectOption('system');
  await expectSoon(look, seen.light);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectSoon(look, seen.dark);
});

test('marks are drawn in motion, and at once when animation is off or motion is to be reduced', async () => {
  for (const [reducedMotion, animation, moving, rules] of [
    ['no-preference', true, true, '3,3,3'],
    ['no-preference', true, true, '7,6,4,gravity'],
    ['no-preference', false, false, '3,3,3'],
    ['reduce', true, false, '7,6,4,gravity'],
  ]) {
    const page = await site.open(`#v=1&rules=${rules}&x=human&o=human`, {
      reducedMotion,
      prepare: (fresh) => fresh.clock.install(),
    });
    await openSettings(page);
    await field(page, 'Animation').setChecked(animation);
    await close(page);
    // From here on time passes in the page only when told to, and frames with it: first those that were due before.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.clock.runFor(100);
    await page.evaluate(() => {
      globalThis.pictures = 0;
      const { putImageData } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.putImageData = function count(...given) {
        globalThis.pictures += 1;
        return putImageData.apply(this, given);
      };
    });
    await page.locator('[data-cell=b2]').dispatchEvent('click');
    await page.clock.runFor(200);
    await expectSoon(() => marks(page), /X/);
    const pictures = await page.evaluate(() => globalThis.pictures);
    assert.ok(moving ? pictures >= 8 : pictures >= 1 && pictures <= 3, `${pictures} pictures`);
    await page.context().close();
  }
});

test('Help explains the game before keys, and ends with the version, the licence, and whose work is in it', async () => {
  const page = await site.open();
  await button(page, 'Help').click();
  const dialog = page.getByRole('dialog', { name: 'How to play' });
  await dialog.getByRole('heading', { name: 'About' }).waitFor();
  const headings = await dialog.locator('h2, h3').allInnerTexts();
  assert.deepEqual(headings, ['How to play', 'Ways to play', 'Getting better', 'Keys', 'About']);
  const text = await dialog.textContent();
  for (const wanted of [/Tic-tac-toe \d+\.\d+\.\d+/, /MIT licence/, /FreeType Project/, /SDL/])
    assert.match(text, wanted);
  const licences = await page.evaluate(
    async (link) => (await fetch(link)).text(),
    await dialog.getByRole('link', { name: /licences/ }).getAttribute('href'),
  );
  for (const wanted of [/musl/, /The Emscripten Authors/]) assert.match(licences, wanted);
});

const asText = (page) => page.getByRole('region', { name: 'Board as text' });
const switchTextBoard = async (page, on) => {
  await openSettings(page);
  await page.getByRole('checkbox', { name: 'Board as text' }).setChecked(on);
  await close(page);
};

test('the board as text follows the game, is remembered, is not there for anybody else, and leaves a narrow page as wide as it is', async () => {
  const page = await site.open('#v=1&moves=b2.a1', { viewport: { width: 320, height: 568 } });
  await expectSoon(() => asText(page).count(), 0);
  await switchTextBoard(page, true);
  await expectSoon(() => asText(page).textContent(), '  a b c\n1 O . .\n2 . X .\n3 . . .');
  await goTo(page, '#v=1&rules=20,20,5');
  await expectSoon(() => asText(page).textContent(), /^ {3}a( \w){19}\n( \d( \.){20}\n){9}(\d\d( \.){20}\n?){11}$/);
  await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
  await goTo(page, '#v=1&moves=b2.a1');
  await clickCell(page, 'c3');
  await expectSoon(() => asText(page).textContent(), '  a b c\n1 O . .\n2 . X .\n3 . . X');
  await reload(page);
  await expectSoon(() => asText(page).textContent(), '  a b c\n1 O . .\n2 . X .\n3 . . X');
  await switchTextBoard(page, false);
  await asText(page).waitFor({ state: 'hidden' });
});
