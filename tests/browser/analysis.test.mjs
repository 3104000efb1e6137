// The analysis: values in the cells and in their names, one verdict, the best moves. It follows the game,
// moves nothing, and costs nothing when it is off.
import assert from 'node:assert/strict';
import { button, cell, clickCell, goTo, isInSight, marks, nameOf, statusSays } from './support/board.mjs';
import { phone, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const drawn = '#v=1&moves=a1.b2.c3';

const panel = (page) => page.getByRole('region', { name: 'Values of the moves' });
const bar = (page) => page.getByRole('button', { name: /Details$/ });
const groups = (page) =>
  panel(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.textContent.replace(/\s+/g, ' ').trim()));
const written = (page, name) =>
  page.locator(`.notes [data-at=${name}]`).evaluateAll((notes) => notes.map((note) => note.textContent).join());
const framed = (cells) =>
  cells.filter((one) => getComputedStyle(one).outlineStyle !== 'none').map((one) => one.dataset.cell);
const lit = (page) => page.locator('.cells .lit').evaluateAll(framed);
const analyse = async (page) => {
  await button(page, 'Analyse').click();
  await statusSays(page, /Analysis on/);
};
const boardBox = (page) => page.locator('#canvas').boundingBox();

test('each cell says and shows its value beside one verdict and the best moves, equal ones together; each lights the other; nothing in a new game', async () => {
  const page = await site.open(drawn);
  await analyse(page);
  await expectSoon(() => nameOf(page, 'b1'), 'b1, empty, draws');
  await expectSoon(() => nameOf(page, 'b2'), 'b2, O');
  const texts = () => Promise.all(['c1', 'b1', 'b2'].map((name) => written(page, name)));
  await expectSoon(texts, ['Loss in 2', 'Draw', '']);
  const [first, second] = await expectSoon(
    () => groups(page),
    (found) => found.length === 2,
  );
  assert.match(first, /^=\s?Draw: (b1|a2|c2|b3)( (b1|a2|c2|b3)){3}$/);
  assert.match(second, /^▼\s?X wins in 2 moves: (c1 a3|a3 c1)$/);
  assert.ok(!(await button(page, 'Show all').isVisible()), 'few moves are listed at once');
  const move = panel(page).getByRole('button', { name: 'b1', exact: true });
  await move.hover();
  await expectSoon(() => lit(page), ['b1']);
  await page.locator('h1').hover();
  await expectSoon(() => lit(page), []);
  await move.focus();
  await expectSoon(() => lit(page), ['b1']);
  await page.keyboard.press('ArrowRight');
  await expectSoon(async () => (await lit(page)).length === 1 && (await lit(page))[0] !== 'b1', true);
  const box = await cell(page, 'b1').boundingBox();
  await page.mouse.move(box.x + 5, box.y + 5);
  await expectSoon(() => move.getAttribute('class'), /lit/);
  // A new game is to be played.
  await button(page, 'New game').click();
  await statusSays(page, /^New game\..* Analysis off\.$/);
  await expectSoon(texts, ['', '', '']);
  await panel(page).waitFor({ state: 'hidden' });
});

test('390×664: the board stays where it is, one bar says the verdict, and the details are a sheet', async () => {
  const page = await site.open(drawn, phone);
  const before = await boardBox(page);
  await button(page, 'Analyse').tap();
  await expectSoon(() => bar(page).textContent(), /A draw with best play/);
  await expectSoon(() => boardBox(page), before);
  const { y: barTop, height: barHeight } = await bar(page).boundingBox();
  assert.ok(barTop >= before.y + before.height && barTop + barHeight <= 664, 'it stands below the board, in sight');
  await page.touchscreen.tap(before.x + before.width / 2, before.y + 10);
  await expectSoon(() => marks(page), 'XO..O...X');
  await expectSoon(() => bar(page).textContent(), /Only b3 holds the draw/);
  await expectSoon(() => written(page, 'c1'), 'Loss in 1');
  await bar(page).tap();
  const sheet = page.getByRole('dialog', { name: 'Values of the moves' });
  await sheet.getByText('Only b3 holds the draw').waitFor();
  const { y, height } = await sheet.boundingBox();
  const reason = await sheet.locator('.reasons p').first().boundingBox();
  assert.ok(reason.y + reason.height <= y + height, 'the reason is in sight');
  assert.ok(y >= before.y + before.height, 'the board is in sight');
  assert.equal(y + height, 664, 'and the details have all below it');
  await expectSoon(() => page.evaluate(() => scrollY), 0);
  const chip = sheet.locator('.values button').first();
  const place = await chip.boundingBox();
  await chip.tap();
  await sheet.getByText(`Why ${await chip.textContent()}?`).waitFor();
  assert.deepEqual(await chip.boundingBox(), place, 'the reasons do not move what asks for them');
  // Where Escape closes it from everywhere, Android's Back does.
  await page.locator('#cells [tabindex="0"]').focus();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  // At an empty board the choice of a game comes first.
  await button(page, 'New game').tap();
  await expectSoon(() => button(page, 'Play a friend').evaluate(isInSight), true);
  await bar(page).waitFor({ state: 'hidden' });
  await expectSoon(() => boardBox(page), before);
});

/** Runs before the page: counts the engine's reports that it gets, and what it paints. */
function countReports() {
  globalThis.seen = { reports: 0, puts: 0, texts: 0, idle: 0 };
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function (...given) {
    globalThis.seen.puts += 1;
    put.apply(this, given);
  };
  const listen = Worker.prototype.addEventListener;
  Worker.prototype.addEventListener = function (kind, hear) {
    listen.call(this, kind, (event) => {
      if (event.data?.kind === 'reply') globalThis.seen.reports += 1;
      hear(event);
    });
  };
}

test('15×15: a report writes what differs, makes no list anew, and has the page laid out and painted once', async () => {
  const page = await site.open('#v=1&rules=15,15,5&moves=h8.i9.i8.g8.h7.g6.h9.h6.j9.g7', {
    prepare: (fresh) => fresh.addInitScript(countReports),
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount').value;
  };
  await page.evaluate(() => {
    Object.assign(globalThis.seen, { reports: 0, puts: 0 });
    const observer = new MutationObserver((records) => {
      globalThis.kept ??= document.querySelector('.values li');
      for (const { type, target, attributeName, oldValue } of records) {
        if (!target.parentElement?.closest('.cells, .notes, .values, .buttons')) continue;
        globalThis.seen.idle += oldValue === (attributeName ? target.getAttribute(attributeName) : target.data) ? 1 : 0;
        globalThis.seen.texts += type === 'characterData' ? 1 : 0;
      }
    });
    observer.observe(document.body, { attributeOldValue: true, characterDataOldValue: true, subtree: true });
  });
  const before = await layouts();
  await analyse(page);
  await page.waitForFunction(() => globalThis.seen.reports >= 10 && globalThis.seen.texts >= 10);
  const after = await layouts();
  const { reports, puts, idle } = await page.evaluate(() => globalThis.seen);
  assert.ok(after - before <= reports + 9, 'laid out once for a report');
  assert.ok(puts <= reports + 1, 'painted once for a report');
  assert.ok(await page.evaluate(() => globalThis.kept.isConnected), 'the row is the one that was there');
  // A cell that changes twice between two looks may end as it was.
  assert.ok(idle <= reports, `${idle} of the changes for ${reports} reports change nothing`);
});

test('where marks fall each free cell of a column says the value, reasons begin with their move, and pointing anywhere in a column asks about where a mark would land', async () => {
  const page = await site.open('#v=1&rules=4,4,3,gravity&x=human&o=human&moves=b4');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('v');
  await page.getByRole('button', { name: /^b1, empty, drops to b3, (wins|loses|draws)/ }).waitFor();
  await page.getByRole('button', { name: /^b3, empty, (wins|loses|draws)/ }).waitFor();
  await page.getByRole('button', { name: 'b4, X', exact: true, disabled: false }).waitFor();
  const reasons = page.locator('.analysis .reasons');
  await expectSoon(() => reasons.textContent().then((text) => text.trim()), /^X’s last move, b4:\s+X wins in/);
  await button(page, 'Hint').click();
  await statusSays(page, /^Try/);
  const { x, y, width } = await boardBox(page);
  await page.mouse.move(x + width * 0.4, y + 10);
  await expectSoon(() => reasons.textContent().then((text) => text.trim()), /^Why b3\?/);
  await statusSays(page, /^Try/);
  await goTo(page, '#v=1&rules=7,6,4,gravity&moves=f6.c6.f5.b6.d6.g6.c5.b5.a6.g5.d5.d4.d3.b4.b3.c4.f4');
  await expectSoon(() => reasons.textContent(), /in the end X runs out of safe moves and has to play g2/);
});

test('V on the board switches it, and the verdict of the position is heard first, once it is certain', async () => {
  const page = await site.open('#v=1&moves=a1.b2.a2.b1');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('v');
  const heard = () => page.locator('#talk [aria-live]').textContent();
  await expectSoon(heard, 'X wins in 1 move. Best: a3.');
  await clickCell(page, 'a3');
  await expectSoon(heard, '');
  await page.keyboard.press('v');
  await statusSays(page, /Analysis off/);
  await goTo(page, '#v=1&rules=15,15,5&moves=h8.i9');
  await statusSays(page, /2 moves into the game/);
  await page.keyboard.press('v');
  await expectSoon(heard, /^Looks .* so far\. Best: /);
  await page.keyboard.press('v');
  await goTo(page, '#v=1&moves=a1');
  await statusSays(page, /1 move into the game/);
  await page.keyboard.press('v');
  await expectSoon(heard, 'Only b2 holds the draw.');
  const reasons = page.locator('.reasons[aria-live=polite]');
  assert.equal(await reasons.count(), 0, 'they are heard once they are asked for, and complete');
  await page.locator('.values button').first().click();
  await expectSoon(() => reasons.innerText(), /^Why b2\?\s+It has more open lines .* O can meet every threat/);
});

test('beside the board one view of the game is seen at a time, as high as the board, and each is a tab away', async () => {
  const page = await site.open('#v=1&moves=b2.b1', { viewport: { width: 1440, height: 900 } });
  const moves = page.locator('.move-list');
  const review = page.getByRole('region', { name: 'Review', exact: true });
  const tab = (name) => page.getByRole('tab', { name });
  const seen = () => Promise.all([moves, panel(page), review].map((one) => one.isVisible()));
  await moves.waitFor();
  assert.equal(await tab('Moves').count(), 0, 'there is one view: no tabs');
  const ground = () => page.locator('#side').evaluate((one) => getComputedStyle(one).backgroundColor);
  assert.equal(await ground(), 'rgba(0, 0, 0, 0)', 'the card is no higher than the moves');
  const place = () => button(page, 'Analyse').boundingBox();
  const before = await place();
  await button(page, 'Analyse').click();
  await expectSoon(seen, [false, true, false]);
  await panel(page).locator('.values li').first().waitFor();
  assert.deepEqual(await place(), before, 'the button is where it was, to be pressed again');
  const side = page.locator('#side');
  assert.ok(
    await side.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight && clientHeight > 400),
  );
  await tab('Moves').click();
  await expectSoon(seen, [true, false, false]);
  await page.locator('.notes .word').first().waitFor();
  for (const [name, wanted] of [
    ['To the start', '.........'],
    ['Next move', '....X....'],
    ['To the end', '.O..X....'],
    ['Previous move', '....X....'],
  ]) {
    await button(page, name).click();
    await expectSoon(() => marks(page), wanted);
  }
  await tab('Moves').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expectSoon(seen, [false, false, true]);
  await review.getByText('All 2 moves checked').waitFor();
  await review.getByRole('button', { name: 'Close' }).click();
  await expectSoon(seen, [false, true, false]);
  await button(page, 'Analyse').click();
  await expectSoon(seen, [true, false, false]);
  await expectSoon(() => tab('Moves').count(), 0);
});

test('on a laptop the reasons that a move is asked for are in sight, whole below the views and below a line of play, and the panel stays', async () => {
  const page = await site.open('#v=1&moves=b2.b1', { viewport: { width: 1280, height: 720 } });
  const side = page.locator('#side');
  const before = await side.boundingBox();
  await button(page, 'Analyse').click();
  for (const name of ['a3', 'b3']) {
    await panel(page).getByRole('button', { name, exact: true }).click();
    await panel(page)
      .getByRole('heading', { name: `Why ${name}?` })
      .waitFor();
    for (const part of ['.reasons h3', '.values li', '.reasons + .actions', '[role=tab]'])
      await expectSoon(() => page.locator(part).first().evaluate(isInSight), true);
  }
  await expectSoon(() => lit(page), ['b3'], 'the chosen cell is framed');
  await button(page, 'Step through').click();
  await page.getByText('Move 1 of 7').waitFor();
  await expectSoon(() => lit(page), []);
  await expectSoon(() => panel(page).getByRole('heading', { name: 'Why b3?' }).evaluate(isInSight), true);
  assert.deepEqual(await side.boundingBox(), before);
  await page.keyboard.press('Escape');
  await expectSoon(() => lit(page), ['b3']);
  await page.getByRole('tab', { name: 'Review' }).click();
  await expectSoon(() => lit(page), [], 'nor while the review is on show');
});

test('on a low screen the analysis is a sheet beside the board, which stays in sight', async () => {
  const page = await site.open('#v=1&moves=b2.b1', { viewport: { width: 844, height: 390 } });
  const board = await page.locator('#canvas').boundingBox();
  await button(page, 'Analyse').click();
  await page.locator('.verdict-bar').click();
  const sheet = page.locator('dialog.sheet[open]');
  await sheet.getByText('Best').or(sheet.locator('.values li')).first().waitFor();
  const box = await sheet.boundingBox();
  assert.ok(box.height > 300 && box.y >= 0 && box.y + box.height <= 390, JSON.stringify(box));
  assert.ok(box.x >= board.x + board.width, 'the board is not covered');
  await expectSoon(() => page.locator('#canvas').boundingBox(), board);
});
