// What assistive technology meets: axe finds nothing in forced colours, and the grid, the status line and the forms say
// what they should. accessibility-states.test.mjs has all states in other colours.
import assert from 'node:assert/strict';
import { axeFaults } from './support/axe.mjs';
import { button, clickCell, goTo, recordSaid, statusSays } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const won = '#v=1&moves=a1.b1.b2.c1.c3';

test('axe is heard: it finds a button without a name, and grey on grey', async () => {
  const page = await site.open();
  await button(page, 'Help').evaluate((one) => {
    one.removeAttribute('title');
    one.replaceChildren();
  });
  await page.locator('#turn').evaluate((one) => {
    one.style.color = '#888';
    one.style.background = '#999';
  });
  const rules = (await axeFaults(page)).map((fault) => fault.split(':')[0]);
  assert.deepEqual(rules.sort(), ['button-name', 'color-contrast']);
});

test('forced colours: axe finds nothing, cells, buttons and fields have borders, and what is chosen or has the focus stands out', async () => {
  const page = await site.open('#v=1', { forcedColors: 'active' });
  const bare = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('button')]
        .filter((one) => one.checkVisibility())
        .filter((one) => getComputedStyle(one).borderTopStyle !== 'solid')
        .map((one) => one.id || one.textContent),
    );
  const outline = (one) => one.evaluate((found) => getComputedStyle(found).outlineStyle);
  await expectSoon(() => bare(), []);
  assert.equal(await outline(button(page, 'Play a friend')), 'solid');
  await expectSoon(() => outline(button(page, 'Analyse')), 'none');
  await button(page, 'Analyse').click();
  await expectSoon(() => outline(button(page, 'Analyse')), 'solid');
  await goTo(page, won);
  await button(page, 'Play again').waitFor();
  await expectSoon(() => bare(), []);
  assert.deepEqual(await axeFaults(page), []);
  assert.equal(await page.locator('[data-cell=a1]').evaluate((cell) => getComputedStyle(cell).borderTopWidth), '1px');
  await page.locator('[role=grid] button[tabindex="0"]').focus();
  await page.keyboard.press('ArrowLeft');
  await expectSoon(() => outline(page.locator(':focus')), 'solid');
  // At twice the size the frames of buttons do not touch, and a list shows that it is one.
  const touching = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('button')].filter(
        (one) => one.checkVisibility() && !one.closest('#cells, .skip'),
      );
      const apart = (one, other) => {
        const [a, b] = [one, other].map((found) => found.getBoundingClientRect());
        return Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom) > 1.5;
      };
      return all.flatMap((one, at) =>
        all.slice(at + 1).flatMap((other) => (apart(one, other) ? [] : [`${one.textContent}|${other.textContent}`])),
      );
    });
  await page.setViewportSize({ width: 640, height: 400 });
  for (const [number, game] of ['', '&o=hard&moves=a1.b2'].entries()) {
    await page.goto(`${site.server.address}?${number}#v=1${game}`);
    await button(page, 'Analyse').waitFor();
    await expectSoon(touching, []);
    const arrow = (player) => getComputedStyle(player, '::after').display;
    await expectSoon(() => page.locator('.player').first().evaluate(arrow), 'block');
  }
});

test('forced colours: marks, grid and the strike are drawn in colours that differ from the board', async () => {
  const page = await site.open('#v=1&rules=3,3,3&moves=a2.a1.b2.b1.c2', { forcedColors: 'active' });
  await statusSays(page, /X wins/);
  // Between two marks of the row there is only the strike, and on the border of the cells the grid.
  const differs = () =>
    page.evaluate(() => {
      const canvas = document.getElementById('canvas');
      const { width } = canvas;
      const paint = canvas.getContext('2d');
      const colours = (x, y, w, h) => {
        const { data } = paint.getImageData(x * width, y * width, Math.max(1, w * width), Math.max(1, h * width));
        return new Set(Array.from({ length: data.length / 4 }, (_, i) => data.slice(4 * i, 4 * i + 3).join())).size;
      };
      return {
        strike: colours(0.32, 0.36, 0.001, 0.28) > 1,
        mark: colours(0.4, 0.5, 0.2, 0.001) > 1,
        grid: colours(0.3, 0.8, 0.08, 0.001) > 1,
        empty: colours(0.1, 0.75, 0.15, 0.15) > 1,
      };
    });
  await expectSoon(differs, { strike: true, mark: true, grid: true, empty: false });
});

test('each cell is named once in the tree that assistive technology sees, and rows not at all', async () => {
  const page = await site.open('#v=1&moves=a1.b1.b2.c1.c3');
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const grid = nodes.find(({ role, name }) => role?.value === 'grid' && name?.value === 'Board');
  const below = (node) => node.childIds.map((id) => byId.get(id)).flatMap((child) => [child, ...below(child)]);
  const inside = below(grid).filter(({ ignored }) => !ignored);
  const named = inside.filter(({ name }) => name?.value);
  assert.deepEqual(
    named.map(({ role, name }) => `${role.value} ${name.value}`),
    [
      'button a1, X, winning line',
      'button b1, O',
      'button c1, O',
      'button a2, empty',
      'button b2, X, winning line',
      'button c2, empty',
      'button a3, empty',
      'button b3, empty',
      'button c3, X, winning line',
    ],
  );
  assert.equal(inside.filter(({ role }) => role.value === 'gridcell').length, 9);
  assert.equal(inside.filter(({ role }) => role.value === 'row').length, 3);
});

test('a move is announced at once, and the reply to it alone, with both in sight', async () => {
  const page = await site.open('#v=1&o=random');
  const said = await recordSaid(page);
  await clickCell(page, 'b2');
  await statusSays(page, /O [abc][123]/);
  assert.match((await said()).join('; '), /^X b2\. ; O [abc][123]\. Your turn\.$/);
  await statusSays(page, /^X b2\. O /);
});
