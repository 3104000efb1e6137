// Small and odd screens: nothing is cut off or half hidden, names are complete, every control is large enough for a
// finger, the board is as large as fits and stays where it is, and canvas and grid match exactly; and paper.
import assert from 'node:assert/strict';
import {
  boardBox,
  button,
  clickCell,
  finger,
  goTo,
  holds,
  inDialogs,
  isInSight,
  marks,
  middle,
  playByMouse,
  tooSmall,
} from './support/board.mjs';
import { living, newContext, playable, startChromium, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { browserOf, test } from './support/living.mjs';
import { invite } from './support/friend.mjs';

const site = useSite();
const won = '#v=1&moves=a1.b1.b2.c1.c3';
const states = {
  'first screen': '',
  'a game': '#v=1&o=perfect&moves=b2.a1',
  'a result': won,
  misère: '#v=1&rules=3,3,3,misere&moves=a1.b1.b2.c1.c3',
  'a result below names of columns': '#v=1&rules=4,4,3&moves=a2.c3.b2.d2.c2',
  'a long game': '#v=1&rules=15,15,5&moves=h8.i9.i8.g8.h7.g6.h9.h6.j9.g7.g9',
};
const sizes = (text) => text.split(' ').map((one) => one.split('×').map(Number));
const phones = sizes('320×568 390×664 390×844');
// The last one is 1280×900 at 200 %.
const screens = sizes('320×568 390×844 820×1180 1024×717 844×390 640×450');
const options = ([width, height]) => ({
  viewport: { width, height },
  ...(width < 900 && height > width ? { hasTouch: true, isMobile: true } : {}),
});

/** Controls that are partly in sight, and parts that are wider than their room. What scrolls away behind the row of
 * buttons at the bottom of a phone fades, and does not count. */
const halfHidden = (page) =>
  page.evaluate(() => {
    const bar = document.querySelector('.buttons');
    const isOver = getComputedStyle(bar).position === 'sticky';
    const floor = isOver ? bar.getBoundingClientRect().top : innerHeight;
    const isMore = document.documentElement.scrollHeight > innerHeight + scrollY;
    const isFaded = getComputedStyle(bar, '::before').visibility === 'visible';
    const told = isOver && isMore !== isFaded ? [`more below: ${isMore}, faded: ${isFaded}`] : [];
    for (const part of document.querySelectorAll('.page button, .page select, #turn, .score, #canvas')) {
      if (!part.checkVisibility() || part.matches('.skip, [data-cell]')) continue;
      const box = part.getBoundingClientRect();
      const bottom = bar.contains(part) ? innerHeight : floor;
      const half = box.top < bottom - 0.5 && box.bottom > bottom + 0.5;
      // The list of moves and the boards to choose from may scroll sideways.
      const row = part.closest('.move-list, .boards')?.getBoundingClientRect() ?? box;
      const name = part.id || part.ariaLabel || part.title || part.textContent.trim();
      if (half || row.left < -0.5 || row.right > innerWidth + 0.5) told.push(`${name} stands out of the screen`);
      const clipped = part.scrollWidth > part.clientWidth + 1 && part.localName === 'button';
      if (clipped) told.push(`${name} is clipped`);
    }
    return told;
  });

/** Names of players that are longer than their room, and two-digit scores that cover a name or are far from theirs. */
const namesInTheWay = (page) =>
  page.evaluate(() => {
    const paint = new OffscreenCanvas(1, 1).getContext('2d');
    return [...document.querySelectorAll('.player')].flatMap((player) => {
      const [select, score] = [player.querySelector('select'), player.querySelector('.score')];
      score.textContent = '12';
      player.classList.add('scored');
      const style = getComputedStyle(select);
      paint.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const [left, right] = ['paddingLeft', 'paddingRight'].map((name) => parseFloat(style[name]));
      const widthOf = (text) => paint.measureText(text).width;
      const names = [...select.options].map(({ text }) => text);
      const box = select.getBoundingClientRect();
      const written = document.createRange();
      written.selectNodeContents(score);
      const after = (text) => {
        score.dataset.name = text;
        return written.getBoundingClientRect().left - box.left - left - widthOf(text);
      };
      const isOver = after('Strongest') < -1 || !(after('You') < 12);
      const isPlain = getComputedStyle(player, '::after').display === 'none' && player.parentElement.clientWidth > 330;
      return [
        ...(isPlain ? [`no arrow at ${select.id}`] : []),
        ...names.filter((text) => widthOf(text) > select.clientWidth - left - right),
        ...(isOver ? [`the score of ${select.id}`] : []),
      ];
    });
  });

/** How many of these names are to be seen. */
const legible = (all) => all.filter((one) => getComputedStyle(one).clipPath === 'none' && one.offsetWidth > 30).length;

/** How much wider than the screen the page is, in CSS pixels. */
const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** How many rows the parts of each kind take. @param {string[]} kinds selectors */
const rowsOf = (page, ...kinds) =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const shown = [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility());
        const middles = shown.map((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        });
        return new Set(middles).size;
      }),
    kinds,
  );

test('on a phone the moves are in one row, which fades at the side that has more', async () => {
  const page = await site.open('#v=1&rules=6,6,4&moves=a1.b2.c3.d4.e5.f6.a2.b3.c4.d5', options([390, 844]));
  const fades = () =>
    page.locator('.move-list').evaluate((list) => {
      const style = getComputedStyle(list);
      return [style.getPropertyValue('--more-before'), style.getPropertyValue('--more')];
    });
  await expectSoon(fades, ['min(3rem, 12%)', '0rem']);
  await page.getByRole('button', { name: 'To the start' }).tap();
  await expectSoon(fades, ['0rem', 'min(3rem, 12%)']);
});

for (const screen of screens) {
  test(`${screen.join('×')}: no control is cut off or half hidden, and all names are whole, with a score too`, async () => {
    const page = await site.open('', options(screen));
    for (const [number, [state, fragment]] of Object.entries(states).entries()) {
      // As a new page: an address with only a new fragment would not load anything.
      await page.goto(`${site.server.address}?${number}${fragment || '#v=1'}`);
      await playable(page);
      await expectSoon(() => halfHidden(page), []);
      await expectSoon(async () => `${state}: ${await overflow(page)}`, `${state}: 0`);
      if (state === 'first screen')
        await expectSoon(() => page.locator('.welcome .board-choice b').evaluateAll(legible), 7);
      // On a low screen nothing wraps into a row alone.
      if (screen[1] < 500 && state === 'a result')
        await expectSoon(() => rowsOf(page, '.result > button:not([hidden])', '.buttons > *'), [1, 1]);
      if (state !== 'a result') continue;
      for (const _ of ['first', 'second']) {
        await button(page, 'Play again').click();
        for (const cell of ['a1', 'b1', 'b2', 'c1', 'c3'])
          await page.locator(`[data-cell=${cell}]`).evaluate((one) => one.click());
      }
      await page.locator('#said', { hasText: /\d–\d/ }).waitFor();
      await expectSoon(() => halfHidden(page), []);
    }
    // The last one has a large board, where the name of the computer's level is longest.
    await expectSoon(() => namesInTheWay(page), []);
  });
}

for (const screen of sizes('320×568 390×844 820×1180 844×390 1920×1080')) {
  test(`${screen.join('×')}: nothing moves the board by a pixel, in a game, a step of the course, a lesson and a position being set up`, async () => {
    const page = await site.open('#v=1&x=human&o=human', options(screen));
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const first = await boardBox(page);
    const stays = async (what) => expectSoon(async () => `${what}: ${await boardBox(page)}`, `${what}: ${first}`);
    /** How high each board to choose from stands, and the least room between two names. */
    const choices = () =>
      page.locator('.board-choice').evaluateAll((all) => {
        const boxes = all.map((one) => one.getBoundingClientRect());
        const words = document.createRange();
        const names = all.map((one) => {
          words.selectNodeContents(one.querySelector('b'));
          return words.getBoundingClientRect();
        });
        const rooms = names.slice(1).map(({ left, top }, at) => (top === names[at].top ? left - names[at].right : 99));
        return { heights: boxes.map(({ top, height }) => [top, height].map(Math.round)), room: Math.min(...rooms) };
      });
    const { heights, room } = await choices();
    const talk = () => page.locator('#talk').evaluate((one) => one.getBoundingClientRect().bottom);
    const below = await talk();
    assert.ok(room > 8, `${room} pixels between two names`);
    if (screen[1] > 1000) await expectSoon(async () => Math.min(...(await letters(page))) >= 15, true);
    for (const cell of ['b2', 'a1', 'c3']) await page.locator(`[data-cell=${cell}]`).evaluate((one) => one.click());
    await expectSoon(() => marks(page), 'O...X...X');
    await stays('moves');
    await button(page, 'Hint').click();
    await page.locator('.hinted').waitFor();
    await stays('hint');
    assert.equal(await talk(), below, 'two lines have their room, and move no buttons');
    await button(page, 'Analyse').click();
    await page.locator('.verdict').filter({ hasText: 'best play' }).waitFor({ state: 'attached' });
    await stays('analysis');
    await button(page, 'Analyse').click();
    await button(page, 'Undo').click();
    await page.locator('[data-cell=c1]').evaluate((one) => one.click());
    await button(page, /^Restore/).waitFor();
    await stays('restore');
    await button(page, /^Restore/).click();
    await expectSoon(() => marks(page), 'O...X....');
    await button(page, 'New game').click();
    await button(page, 'Restore game').waitFor();
    await stays('restore game');
    await expectSoon(async () => (await choices()).heights, heights);
    await button(page, 'Set up').click();
    await page.locator('.set-up').waitFor();
    await stays('set-up');
    const [cancel, places] = await Promise.all(
      ['text=Cancel', '.places'].map((one) => page.locator(one).boundingBox()),
    );
    assert.ok(cancel.y + cancel.height <= (places.y || screen[1]), 'every button of a set-up is in sight');
    await goTo(page, won);
    await button(page, 'Play again').waitFor();
    await stays('end');
    // Beside the board the views of the game stay where they are too.
    if (screen[0] > 1000) {
      await button(page, 'Review').click();
      const tabs = page.getByRole('tablist');
      const place = await tabs.boundingBox();
      for (const view of ['Analysis', 'Moves']) {
        await page.getByRole('tab', { name: view }).click();
        assert.deepEqual(await tabs.boundingBox(), place, view);
      }
    }
    for (const [fragment, heading] of [
      ['lesson=fork', /The fork/],
      ['lesson=own&moves=a1&task=who', 'Lesson'],
    ]) {
      await goTo(page, `#v=1&${fragment}`);
      await page.locator('.puzzle').getByRole('heading', { name: heading }).waitFor();
      await stays(fragment);
    }
    await goTo(page, '#v=1&x=human&o=human');
    await button(page, 'Match').click();
    await page.locator('#own-name').fill('Bartholomew Fox');
    await button(page, 'Start').click();
    for (const shown of ['#turn', '[role=status]'])
      await page.locator(shown, { hasText: 'Bartholomew Fox’s turn' }).waitFor({ state: 'attached' });
    await stays('a name');
  });
}

test('on a phone the offer of sounds after a win takes nothing’s place, and what a new game says of its marks moves nothing', async () => {
  for (const screen of [...phones, [360, 640], [640, 360]]) {
    const page = await site.open('#v=1&o=easy&moves=a1.b1.b2.c1', options(screen));
    const place = await boardBox(page);
    await page.locator('[data-cell=c3]').evaluate((cell) => cell.click());
    const offer = page.locator('.sound-offer');
    await offer.waitFor();
    for (const part of ['Yes', 'No', 'Play again', 'Step up to Medium', 'Share', 'Statistics', 'Undo'])
      await expectSoon(async () => [part, await button(page, part).evaluate(isInSight)], [part, true]);
    assert.deepEqual([await offer.locator('p').evaluate(isInSight), await overflowOf(offer)], [true, 0]);
    if (screen[0] < 600) await button(page, 'Review').tap();
    if (screen[0] < 600) await offer.waitFor({ state: 'hidden' });
    for (const [game, said] of Object.entries({ vanish: '(striped) vanishes', gravity: 'Press any column' })) {
      await goTo(page, `#v=1&rules=3,3,3,${game}&x=human&o=perfect`);
      await page.locator('#said', { hasText: said }).waitFor();
      await expectSoon(() => boardBox(page), place);
    }
    await page.context().close();
  }
});

/** Words that stick out of their buttons, and controls and names of columns that lie over each other or over what is
 * said. */
const crowded = (page) =>
  page.evaluate(() => {
    const words = document.createRange();
    const parts = [
      ...document.querySelectorAll(':is(.page > :not(.top, .side), .places) :is(button, select), p.said, #files > *'),
    ]
      .filter(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          getComputedStyle(one).clipPath === 'none' &&
          !one.dataset.cell,
      )
      .map((one) => {
        words.selectNodeContents(one);
        const heard = one.querySelector('.heard');
        if (heard) words.setEndBefore(heard);
        const rects = [...words.getClientRects()].filter(({ width }) => width > 1);
        const isText = one.matches('p, span');
        return { one, isText, rects, boxes: isText ? rects : [one.getBoundingClientRect()] };
      });
    const bar = ({ one }) => one.closest('.places, .buttons');
    const isOver = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const isOut = ({ left, right, top, bottom }, box) =>
      Math.max(box.left - left, right - box.right, box.top - top, bottom - box.bottom) > 2;
    return parts.flatMap((part, at) => [
      ...part.rects.filter((word) => !part.isText && isOut(word, part.boxes[0])).map(() => part.one.textContent),
      ...parts
        .slice(at + 1)
        .filter((other) => bar(other) === bar(part) && !(part.isText && other.one.className === part.one.className))
        .filter((other) => part.boxes.some((a) => other.boxes.some((b) => isOver(a, b))))
        .map((other) => `${part.one.textContent} over ${other.one.textContent}`),
    ]);
  });

for (const screen of [...phones, [360, 640], [375, 667], [568, 320], [640, 360]]) {
  test(`${screen.join('×')}: whole buttons say whom to play and on which board, no word is cut, and no text is covered`, async () => {
    const page = await site.open('', options(screen));
    await expectSoon(() => halfHidden(page), []);
    if (screen[1] === 360) await expectSoon(() => rowsOf(page, '.opponents > *', '.welcome .board-choice'), [1, 2]);
    // All of it is above the row of buttons.
    await expectSoon(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 0);
    await button(page, 'Play a friend').focus();
    await page.keyboard.press('Shift+Tab');
    assert.ok(await button(page, 'Play the computer').evaluate((one) => one === document.activeElement));
    const cut = (parts) =>
      page
        .locator(parts)
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    await page.locator('.places [data-left]').waitFor();
    const tiles = page.locator('.welcome .board-choice');
    await tiles.nth(4).evaluate((one) => one.click());
    const [before, chosen] = await Promise.all([3, 4].map((at) => tiles.nth(at).boundingBox()));
    assert.ok(before.x + before.width <= chosen.x + 0.5 || before.y + before.height <= chosen.y + 0.5);
    assert.ok(chosen.x + chosen.width <= screen[0]);
    await button(page, 'Match').click();
    await page.locator('#match-dialog .board-choice').first().waitFor();
    await expectSoon(() => cut('#match-dialog .board-choice'), []);
    await page.goto(`${site.server.address}?game#v=1&rules=7,6,4,gravity&o=easy&moves=d6.d5`);
    await playable(page);
    await button(page, 'New game').click();
    await button(page, 'Restore game').waitFor();
    await expectSoon(async () => (await crowded(page)).filter((one) => !/×\d+ over/.test(one)), []);
    const back = await button(page, 'Restore game').boundingBox();
    assert.ok(back.x + back.width <= screen[0] - 12, 'it keeps away from the edge');
    await expectSoon(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight), 0);
    for (const [task, wanted, letters] of [
      ['day=2026-11-20', 'that wins!', ''],
      ['lesson=fork', 'two threats', ''],
      ['day=2026-11-20', 'that wins!', screen[0] < screen[1] && '200%'],
    ]) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
      await expectSoon(() => cut('.places button'), []);
      await goTo(page, `#v=1&${task}`);
      await page.locator('#said', { hasText: wanted }).waitFor();
      const parts = ['.puzzle-head', '#said', '#files'].map((one) => page.locator(one).boundingBox());
      const [head, asked, names] = await Promise.all(parts);
      assert.ok(head.y + head.height <= asked.y, `${head.y + head.height} ${asked.y}`);
      assert.ok(asked.y + asked.height <= names.y || asked.x > names.x, `${asked.y + asked.height} ${names.y}`);
    }
  });
}

const isMarked = (part) => getComputedStyle(part, '::before').visibility;
const overflowOf = (part) => part.evaluate((element) => element.scrollWidth - element.clientWidth);

for (const screen of phones) {
  test(`${screen.join('×')}: everything that is pressed is ${finger} px large`, async () => {
    const page = await site.open(won, options(screen));
    await page.getByRole('region', { name: 'Moves' }).waitFor();
    assert.deepEqual(await tooSmall(page), [], 'result');
    await button(page, 'Undo').click();
    assert.deepEqual(await tooSmall(page), [], 'game');
    await button(page, 'New game').click();
    await button(page, 'Play the computer').waitFor();
    assert.deepEqual(await tooSmall(page), [], 'first screen');
    await inDialogs(page, async (dialog, name) => {
      assert.deepEqual(await tooSmall(page), [], name);
      if (name === 'Settings')
        assert.equal(await dialog.locator('.actions').last().evaluate(isMarked), 'visible', 'more below');
    });
    await page.goto(`${site.server.address}#v=1&rules=9`);
    await button(page, 'Got it').waitFor();
    assert.deepEqual(await tooSmall(page), [], 'notice');
  });
}

/** The sizes of letters, in pixels, once the styles of late parts are there. */
async function letters(page) {
  await page.waitForFunction(() => document.styleSheets.length > 1);
  return page
    .locator('#turn, .said, #match, .opponents button, .board-choice, :is(.places, .buttons) button')
    .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
}

for (const screen of sizes('320×568 390×844 1280×896')) {
  test(`${screen.join('×')} with letters of twice the size: all grow, nothing overflows, and all can be reached and pressed`, async () => {
    const page = await site.open('', options(screen));
    const usual = await letters(page);
    const { browser } = await browserOf('large letters', async () =>
      living(await startChromium(['--blink-settings=defaultFontSize=32'])),
    );
    const other = await (await newContext(browser, options(screen))).newPage();
    await other.goto(site.server.address);
    await playable(other);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const one of [other, page]) {
      const grown = async () => Math.min(...(await letters(one)).map((size, at) => size / usual[at]));
      await expectSoon(grown, (least) => least >= 1.3);
      await expectSoon(() => crowded(one), []);
      await goTo(one, '#v=1&o=easy&moves=a1.b1.b2.c1');
      await one.locator('[data-cell=c3]').evaluate((cell) => cell.click());
      await button(one, /^Challenge/).waitFor();
      await expectSoon(() => crowded(one), []);
      assert.equal(await overflow(one), 0);
      await button(one, 'Analyse').click();
      await one.locator('#said', { hasText: 'Step back' }).waitFor();
      await expectSoon(() => crowded(one), []);
      if (screen[0] > 400) continue;
      await button(one, 'Review').click();
      const roomBeside = (move) => move.closest('ol').clientWidth - move.offsetWidth;
      await expectSoon(
        () => one.locator('.judged [aria-current]').evaluate(roomBeside),
        (room) => room >= 0,
      );
      await button(one, 'Close').click();
    }
    await button(page, 'New game').click();
    // Each additional row is taken from the board.
    if (screen[0] < 400)
      assert.deepEqual(await rowsOf(page, '.top > *', '.buttons > *', '.match > *, .match select'), [1, 1, 1]);
    await button(page, 'Play a friend').click();
    await button(page, 'On this device').click();
    await inDialogs(page, async (dialog, name) => {
      const pictures = screen[0] > 400 ? await dialog.locator('button:has(svg)').all() : [];
      for (const part of [dialog, ...pictures]) assert.equal(await overflowOf(part), 0, name);
    });
    for (const place of ['Puzzles', 'Learn']) {
      await button(page, place).click();
      const narrow = (all) => all.filter((one) => one.offsetWidth < 110).map((one) => one.textContent);
      await expectSoon(
        () => page.locator('dialog[open] :is(h3, .day-levels button, .about):not(:empty)').evaluateAll(narrow),
        [],
      );
      assert.equal(await overflowOf(page.locator('dialog[open]')), 0, place);
    }
    await button(page, 'Play').click();
    await page.locator('[data-cell=b2]').evaluate((cell) => cell.click());
    await page.getByRole('region', { name: 'Moves' }).waitFor();
    await expectSoon(() => overflow(page), 0);
    await button(page, 'Move 1, X b2').click();
    await button(page, 'Analyse').click();
    await page.locator('.analysing').waitFor();
    await expectSoon(() => overflow(page), 0);
  });
}

test('on a phone the results are cards: each count says what it is, and nothing is beside the screen', async () => {
  const page = await site.open('#v=1&o=easy&moves=a1.b1.b2.c1', options([320, 568]));
  await page.locator('[data-cell=c3]').evaluate((cell) => cell.click());
  await button(page, 'Play again').waitFor();
  await button(page, 'Statistics').click();
  const cards = page.locator('.results tbody tr');
  await expectSoon(() => cards.count(), 1);
  const counts = await cards
    .locator('.count')
    .evaluateAll((cells) => cells.map((one) => `${getComputedStyle(one, '::before').content} ${one.textContent}`));
  assert.equal(counts.join(), '"Played" 1,"Won" 1,"Drawn" 0,"Lost" 0,"Wins in a row" 1,"Most in a row" 1');
  await expectSoon(() => overflowOf(page.locator('.wide')), 0);
});

const boxes = (page) =>
  page.evaluate(() => {
    const box = (element) => element.getBoundingClientRect().toJSON();
    const cells = [...document.querySelectorAll('[role=grid] button')];
    return {
      canvas: box(document.getElementById('canvas')),
      first: box(cells[0]),
      last: box(cells.at(-1)),
      file: box(document.querySelector('#files > :last-child')),
      rank: box(document.querySelector('#ranks > :last-child')),
      pixels: document.getElementById('canvas').width,
    };
  });

function assertAligned({ canvas, first, last, file, rank }) {
  const gaps = [
    last.right - file.right,
    last.bottom - rank.bottom,
    ...['left', 'top'].map((edge) => canvas[edge] - first[edge]),
    ...['right', 'bottom'].map((edge) => canvas[edge] - last[edge]),
  ];
  assert.ok(Math.max(...gaps.map(Math.abs)) < 0.51, gaps.join());
}

const atRatios = '320×568×2 390×844×3 1280×720×1 1440×900×1 2560×1440×1 667×375×3';
for (const [width, height, ratio] of sizes(atRatios)) {
  test(`${width}×${height} at ${ratio}: the board is large and wholly on the screen, and the letters grow with that`, async () => {
    const page = await site.open('', { viewport: { width, height }, deviceScaleFactor: ratio });
    for (const rules of ['3,3,3', '20,20,10', '19,7,5']) {
      await goTo(page, `#v=1&rules=${rules}`);
      const [columns, rows] = rules.split(',').map(Number);
      await expectSoon(() => page.locator('[role=grid] button').count(), columns * rows);
      const found = await expectSoon(
        () => boxes(page),
        ({ canvas, pixels }) =>
          Math.abs(pixels - canvas.width * ratio) < 1 && Math.abs(canvas.width / canvas.height - columns / rows) < 0.02,
      );
      assertAligned(found);
      assert.equal(await overflow(page), 0);
      assert.ok(
        found.canvas.top >= 0 && found.canvas.bottom <= height,
        `${rules} from ${found.canvas.top} to ${found.canvas.bottom}`,
      );
      const room = Math.min((width - 32) / columns, height / rows);
      const side = found.canvas.width / columns;
      const least = width < height ? 0.55 : columns > 3 ? 0.45 : height > 400 ? 0.62 : 0.9;
      assert.ok(side >= room * least, `cells of ${side}, room for ${room}`);
    }
    const letters = await page.evaluate(() => parseFloat(getComputedStyle(document.body).fontSize));
    assert.ok(letters >= Math.max(16, height / 60), `${letters} px`);
  });
}

test('zoomed to 400%: it can be scrolled to, over the board too, and played, and nothing overflows sideways', async () => {
  const page = await site.open('#v=1&moves=a1.b1.b2.c1', { viewport: { width: 320, height: 256 } });
  await page.mouse.move(160, 200);
  await page.mouse.wheel(0, 120);
  await expectSoon(() => page.evaluate(() => scrollY > 0), true);
  await page.locator('[data-cell=c3]').scrollIntoViewIfNeeded();
  await clickCell(page, 'c3');
  for (const part of ['#again', '#turn', '#review'])
    await expectSoon(async () => [part, await page.locator(part).evaluate(isInSight)], [part, true]);
  assert.equal(await overflow(page), 0);
  await inDialogs(page, async (dialog, name) => assert.equal(await overflowOf(dialog), 0, name));
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
  assert.equal(await overflow(page), 0);
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
  const { canvas } = await boxes(page);
  assert.ok(canvas.width > 400 && canvas.right <= 700 && (await overflow(page)) === 0);
  await expectSoon(() => page.evaluate(() => getComputedStyle(document.body).color), 'rgb(34, 38, 46)');
  // In a corner cell, above its mark and beside the winning line.
  const inked = () =>
    page.evaluate(() => document.getElementById('canvas').getContext('2d').getImageData(100, 20, 1, 1).data[0]);
  await expectSoon(inked, (red) => red > 200);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expectSoon(inked, (red) => red < 90);
});

/** Controls on paper, except buttons on the board, in a list of moves or on a curve: those are text. */
const controls = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, input, select, textarea, summary')]
      .filter((one) => one.checkVisibility() && !one.closest('#cells, ol, .curve'))
      .map((one) => one.textContent || one.id),
  );

test('on paper there is nothing to press: on a first visit, in a game that is analysed, in a position and with a friend', async () => {
  const page = await site.open('', { viewport: { width: 1400, height: 1000 } });
  const isOnlyRead = async () => {
    assert.notDeepEqual(await controls(page), []);
    await page.emulateMedia({ media: 'print' });
    await expectSoon(() => controls(page), []);
    await page.emulateMedia({ media: 'screen' });
  };
  await isOnlyRead();
  await playByMouse(page, 'b2');
  await button(page, 'Analyse').click();
  await page.locator('.values button, .show-all:not([hidden])').first().waitFor();
  await isOnlyRead();
  await button(page, 'Set up').click();
  await page.getByRole('region', { name: 'Set up a position' }).waitFor();
  await isOnlyRead();
  await button(page, 'Cancel').click();
  await invite(page);
  await isOnlyRead();
});

test('on paper an open dialog stands alone, whole, with its boards and nothing to press', async () => {
  const page = await site.open('', { viewport: { width: 700, height: 400 } });
  await button(page, 'Learn').click();
  await button(page, 'The tree of games').click();
  await page.getByRole('treeitem').nth(1).click();
  const dialog = page.locator('#learn-dialog');
  const mark = dialog.locator('.view svg .X').first();
  await mark.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expectSoon(() => page.locator('.page').isVisible(), false);
  await expectSoon(() => dialog.getByRole('button').count(), 0);
  await expectSoon(() => mark.isVisible(), true);
  const { height, room } = await dialog.evaluate((one) => ({ height: one.scrollHeight, room: one.clientHeight }));
  assert.ok(height === room && height > 400, `${height} in ${room}`);
});

test('a board that changes its size is painted in the same frame: it never shows blank', async () => {
  const page = await site.open('#v=1&moves=b2', { viewport: { width: 1000, height: 700 } });
  await page.evaluate(() => {
    const canvas = document.getElementById('canvas');
    globalThis.seen = { frames: 0, blank: 0, sizes: new Set() };
    const look = () => {
      // Between the layout of a frame and its painting only observers run, so this sees what is shown.
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
    // Let each size be painted before the next one.
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
  }
  const { frames, blank, sizes } = await page.evaluate(() => ({
    ...globalThis.seen,
    sizes: globalThis.seen.sizes.size,
  }));
  assert.ok(frames > 5 && sizes > 3, `${frames} frames of ${sizes} sizes`);
  assert.equal(blank, 0);
});
