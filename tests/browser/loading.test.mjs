// Loading: what the page shows before the program, and what it says when that fails, or when the program breaks down
// in the middle of a game.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { hashPattern } from '../../web/tools/hash.mjs';
import { button, clickCell, focused, marks, playByMouse, statusSays } from './support/board.mjs';
import { playable, serve, siteFolder, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { invite, linkOf, play } from './support/friend.mjs';
import { holdBack } from './support/hold-back.mjs';
import { test } from './support/living.mjs';

const { transform } = createRequire(new URL('../../web/package.json', import.meta.url))('esbuild');
const site = useSite('complaints');
const wasm = new RegExp(`game-${hashPattern}\\.wasm`);

const visit = (prepare) => site.visit('#v=1', { prepare });

test('a file that does not arrive: a clear message, and another try succeeds', async () => {
  let failing = true;
  const page = await visit((fresh) => fresh.route(wasm, (route) => (failing ? route.abort() : route.continue())));
  await page.locator('[role=alert]', { hasText: /failed to load/ }).waitFor();
  failing = false;
  await button(page, 'Try again').click();
  await playable(page);
  await expectSoon(() => marks(page), '.........');
});

test('a script that does not arrive: the page says what can be done, and does it in the system’s colours', async () => {
  const page = await site.visit('', {
    colorScheme: 'dark',
    prepare: (fresh) => fresh.route(/\/main-[0-9a-f]+\.js/, (route) => route.abort()),
  });
  await page.getByText(/reload the page/i).waitFor();
  const [red] = await page.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number));
  assert.ok(red < 64);
});

test('a first script that begins to arrive and stalls: the page says so, and another try succeeds', async () => {
  let isStalled = true;
  const server = await serve(siteFolder, (request, response) => {
    if (!isStalled || !/\/boot-[0-9a-f]+\.js/.test(request.url)) return false;
    response.writeHead(200, { 'Content-Type': 'text/javascript' });
    response.write('const');
    return true;
  });
  try {
    const page = await (await site.context()).newPage();
    await page.goto(server.address, { waitUntil: 'commit' });
    // It has to be painted before it can be pressed.
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    isStalled = false;
    await again.click();
    await playable(page);
  } finally {
    await server.close();
  }
});

/** A visit whose program arrives only when `release` is called. */
async function visitWithoutProgram(fragment = '', options = {}) {
  let release;
  const prepare = async (fresh) => {
    ({ release } = await holdBack(fresh, wasm));
    await options.prepare?.(fresh);
  };
  const page = await site.visit(fragment, { ...options, prepare });
  if (!fragment) await page.locator('.first-visit #board').waitFor();
  return { page, release };
}

/** A screenshot of the board, without the text over it. */
async function boardPicture(page) {
  await page.addStyleTag({ content: '#loading { display: none !important }' });
  const clip = await page.locator('#board').boundingBox();
  return (await page.screenshot({ clip, scale: 'device' })).toString('base64');
}

for (const options of [
  { viewport: { width: 390, height: 664 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true },
  { viewport: { width: 1440, height: 901 }, contrast: 'more' },
]) {
  const { viewport, deviceScaleFactor = 1 } = options;
  test(`${viewport.width}×${viewport.height} at ${deviceScaleFactor}: a first visitor sees the board at once, and the program paints the same`, async () => {
    const { page, release } = await visitWithoutProgram('', { ...options, bypassCSP: true });
    const before = await boardPicture(page);
    release();
    await playable(page);
    await statusSays(page, /You play Easy/);
    await expectSoon(() => boardPicture(page), before);
  });
}

/** Presses the middle of a cell of the empty board. */
async function pressCell(page, column, row) {
  const { x, y, width, height } = await page.locator('#board').boundingBox();
  await page.mouse.click(x + ((column + 0.5) * width) / 3, y + ((row + 0.5) * height) / 3);
}
const called = (page, mark) =>
  page.getByLabel(`Player ${mark}`).evaluate((list) => list.selectedOptions[0]?.text ?? 'nobody yet');

test('before the program is there the bar says who plays, progress hides nothing of the board, and a press is a mark at once', async () => {
  const { page, release } = await visitWithoutProgram('', { viewport: { width: 390, height: 844 } });
  const progress = page.getByRole('progressbar', { name: /Setting up/ });
  await progress.waitFor();
  const { height } = await progress.boundingBox();
  assert.ok(height <= 8, `the line is ${height} pixels high`);
  await page.getByText('Your turn').waitFor();
  await expectSoon(() => called(page, 'O'), 'Easy');
  await expectSoon(() => called(page, 'X'), 'You');
  await pressCell(page, 2, 0);
  const mark = await page.locator('.first-mark').boundingBox();
  const board = await page.locator('#board').boundingBox();
  assert.ok(mark.x > board.x + (board.width * 2) / 3 && mark.y + mark.height < board.y + board.height / 3);
  // Only the first press counts: the program replies to that.
  await pressCell(page, 0, 2);
  await expectSoon(() => page.locator('.first-mark').count(), 1);
  release();
  await playable(page);
  const [human] = await page.locator('#player-o option').allTextContents();
  assert.equal(human, 'Another player');
  await expectSoon(async () => {
    const shown = await marks(page);
    return [shown[2], shown.replaceAll('.', '').length, shown.includes('O')];
  }, ['X', 2, true]);
  await expectSoon(() => page.locator('.first-mark').count(), 0);
});

test('who comes with a link is told that the board is on its way, by a named progress bar, and shown no other board or name', async () => {
  const { page, release } = await visitWithoutProgram('#v=1&rules=15,15,5&x=hard&o=human');
  await page.getByText('Setting up the board…').waitFor();
  await page.getByRole('progressbar', { name: /Setting up/ }).waitFor();
  assert.equal(await page.locator('.first-visit #board').count(), 0);
  assert.equal(await page.locator('#board').isVisible(), false);
  assert.equal(await called(page, 'O'), 'nobody yet');
  release();
  await playable(page);
  await expectSoon(() => page.locator('#board').isVisible(), true);
  await expectSoon(() => called(page, 'O'), 'You');
  await expectSoon(() => page.getByRole('progressbar').count(), 0);
});

test('no key plays on a board that waits for a friend’s game', async () => {
  const one = await site.open('#v=1&x=human&o=human');
  await invite(one);
  await play(one, 'a1');
  const { hash } = new URL(await linkOf(one));
  const page = await visit(() => {});
  await playable(page);
  await playByMouse(page, 'c3');
  // The previous page would fetch that part ahead.
  await page.goto('about:blank');
  const behind = [];
  const look = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#cells button')].map(({ dataset }) => dataset.mark || '.').join(''),
    );
  await page.route(/\/friends-[^/]*\.js$/, async (route) => {
    behind.push(await look());
    await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: '5' })));
    behind.push(await look());
    await route.continue();
  });
  await page.goto(site.server.address + hash);
  await expectSoon(() => marks(page), 'X........');
  assert.deepEqual(behind, ['........X', '........X']);
});

test('whoever is quicker than the program breaks nothing: buttons, keys and the game that can be restored wait for it', async () => {
  const { page, release } = await visitWithoutProgram('#v=1', {
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        if (sessionStorage.length > 0) return;
        sessionStorage.setItem(`tic-tac-toe ${new URL('.', location).pathname} position`, '3,3,3 X.O/.../...');
      }),
  });
  // By then the buttons exist, and would do something.
  await page.locator('#player-x').waitFor({ state: 'attached' });
  const restore = page.locator('#restore-game');
  assert.ok(await restore.evaluate((one) => one.inert));
  for (const name of ['undo', 'redo', 'hint', 'analyse', 'new', 'settings', 'match', 'share']) {
    const { x, y, width, height } = await page.locator(`#${name}`).boundingBox();
    await page.mouse.click(x + width / 2, y + height / 2);
  }
  for (const key of ['u', 'h', 'v', 'n', 'b', 'Control+z', 'Tab', 'Enter']) await page.keyboard.press(key);
  release();
  await playable(page);
  assert.equal(await page.getByRole('dialog').count(), 0);
  await playByMouse(page, 'b2');
  await button(page, 'Undo').click();
  await expectSoon(() => marks(page), '.........');
  await button(page, 'Continue').click();
  await page.getByRole('region', { name: 'Set up a position' }).waitFor();
  await expectSoon(() => marks(page), 'X.O......');
  await expectSoon(() => restore.evaluate((one) => one.inert), false);
});

test('a server that sends wasm as something else costs neither the game nor a second download', async () => {
  let downloads = 0;
  const page = await visit((fresh) =>
    fresh.route(wasm, async (route) => {
      downloads += 1;
      const response = await route.fetch();
      await route.fulfill({ response, contentType: 'text/plain' });
    }),
  );
  await playable(page);
  assert.equal(downloads, 1);
});

for (const [what, takeAway, told] of [
  ['WebAssembly', () => delete globalThis.WebAssembly, /needs a browser with WebAssembly/],
  ['a canvas', () => (HTMLCanvasElement.prototype.getContext = () => null), /needs a browser that can draw/],
  ['the youngest units of styles', () => (CSS.supports = (_, value) => !/dvh/.test(value)), /browser is too old/],
  ['the youngest of the language', () => delete Array.prototype.findLast, /browser is too old/],
])
  test(`a browser without ${what} gets a sentence, and no page that half works`, async () => {
    const page = await visit((fresh) => fresh.addInitScript(takeAway));
    await page.getByRole('alert').getByText(told).waitFor();
    await expectSoon(() => page.getByRole('progressbar').count(), 0);
    await expectSoon(() => page.getByRole('gridcell').count(), 0);
  });

test('a browser that cannot read the page’s scripts can read the first one, which says so', async () => {
  const page = await visit(async (fresh) => {
    await fresh.addInitScript(() => delete Array.prototype.findLast);
    await fresh.route(/\/main-[0-9a-f]+\.js/, (route) =>
      route.fulfill({ body: 'what = ;', contentType: 'text/javascript' }),
    );
  });
  await page.getByText(/browser is too old/).waitFor();
  const name = readdirSync(siteFolder).find((one) => one.startsWith('boot-'));
  const text = readFileSync(join(siteFolder, name), 'utf8');
  const es2018 = { target: 'es2018', supported: { 'import-meta': true }, format: 'esm' };
  // Nothing had to be rewritten in the syntax of 2018.
  assert.equal((await transform(text, es2018)).code, (await transform(text, { ...es2018, target: 'esnext' })).code);
});

test('without scripts the page says why there is no board', async () => {
  const page = await site.visit('', { javaScriptEnabled: false });
  await expectSoon(() => page.locator('noscript').textContent(), /JavaScript/);
});

test('the policy allows no inline script, and no address in the site leaves its folder', async () => {
  const html = readFileSync(join(siteFolder, 'index.html'), 'utf8');
  const [, policy] = html.match(/http-equiv="Content-Security-Policy"\s+content="([^"]*)"/);
  assert.deepEqual(
    policy
      .replace(/'sha256-[\w+/]{43}='/, 'HASH')
      .replace(/ stuns?:/g, '')
      .split('; '),
    [
      "default-src 'self'",
      "connect-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self' HASH",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
    ],
  );
  assert.doesNotMatch(html, /<script[^>]*>[^<]/);
  const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  assert.ok(addresses.length > 5);
  const elsewhere = addresses.filter((address) => !address.startsWith('./'));
  assert.deepEqual(elsewhere, []);
  const injected = await (await site.open()).evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.injected = true';
    document.body.append(script);
    return globalThis.injected === true;
  });
  assert.equal(injected, false);
});

/** The late parts. */
const laterScript = new RegExp(`/(?!main-|boot-|stall-watch-)[\\w-]+-${hashPattern}\\.js`);

test('to play, only two scripts are needed, what comes before the first layout and the rest, and no style sheet', async () => {
  const asked = [];
  const page = await visit(async (fresh) => {
    for (const part of [laterScript, /\.css$/]) await fresh.route(part, (route) => route.abort());
    fresh.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1)));
  });
  await playable(page);
  await playByMouse(page, 'b2', 'a1', 'c3');
  const scripts = asked.filter((name) => name.endsWith('.js') && !laterScript.test(`/${name}`));
  await expectSoon(() => page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontWeight), '600');
  // The third one is for a first script that stalls.
  assert.deepEqual(scripts.map((name) => name.replace(new RegExp(`-${hashPattern}\\.js$`), '')).sort(), [
    'boot',
    'main',
    'stall-watch',
  ]);
});

test('a key for a dialog that is still on its way opens it once it is there, and Escape leads back to the cell', async () => {
  let release;
  const page = await visit(async (fresh) => ({ release } = await holdBack(fresh, laterScript)));
  await playable(page);
  await page.locator('[role=grid] button[tabindex="0"]').focus();
  await page.keyboard.press('?');
  await page.keyboard.press('?');
  await page.locator('#help[aria-busy=true]').waitFor();
  await page.keyboard.press('Enter');
  await expectSoon(() => marks(page), '....X....');
  release();
  await page.getByRole('dialog', { name: 'How to play' }).waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.getByRole('dialog').count(), 0);
  await expectSoon(() => focused(page), 'b2, X');
  await expectSoon(() => page.locator('#help[aria-busy=true]').count(), 0);
});

test('a part that does not arrive is told; where a newer version has replaced it the page comes back with that, and its game', async () => {
  let replaced = true;
  const page = await visit((fresh) =>
    fresh.route(laterScript, (route) => (replaced ? route.fulfill({ status: 404 }) : route.continue())),
  );
  await playable(page);
  await playByMouse(page, 'b2', 'a1');
  await button(page, 'Help').click();
  await page.locator('#help:not([aria-busy])').waitFor();
  await page.locator('[role=alert]', { hasText: /Part of the game failed to load/ }).waitFor();
  const reloaded = page.waitForEvent('load');
  page.on('framenavigated', () => {
    replaced = false;
  });
  await button(page, 'Try again').click();
  await reloaded;
  await playable(page);
  await expectSoon(() => marks(page), 'O...X....');
  await button(page, 'Help').click();
  await page.getByRole('dialog', { name: 'How to play' }).waitFor();
});

/** Runs before the page: once `trapIn` is `calls`, each call of the page traps; once it is `callbacks`, each of the
 * browser's, which SDL has registered. */
function makeBreakable() {
  // One function, whose body is `unreachable`.
  const bytes = '0061736d01000000010401600000030201000705010166000 00a05010300000b'.replace(' ', '').match(/../g);
  const trap = () =>
    new WebAssembly.Instance(
      new WebAssembly.Module(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16))),
    ).exports.f();
  const breakable =
    (where, act) =>
    (...given) =>
      globalThis.trapIn === where ? trap() : act(...given);
  const instantiate = WebAssembly.instantiate.bind(WebAssembly);
  WebAssembly.instantiate = async (...given) => {
    const { exports } = await instantiate(...given);
    const changed = Object.entries(exports).map(([name, value]) => {
      if (typeof value === 'function') return [name, breakable('calls', value)];
      if (value instanceof WebAssembly.Table)
        value.get = (at) => breakable('callbacks', WebAssembly.Table.prototype.get.call(value, at));
      return [name, value];
    });
    return { exports: Object.fromEntries(changed) };
  };
}

const breaks = (page) => page.locator('[role=alert]', { hasText: /Something went wrong/ }).waitFor();

for (const [how, where, act] of [
  ['a press, in what the browser calls', 'callbacks', (page) => clickCell(page, 'c3')],
  ['a button', 'calls', (page) => button(page, 'Undo').click()],
]) {
  test(`if the program breaks down by ${how}, the page says so, and Reload brings the game back`, async () => {
    const page = await site.open('#v=1', { prepare: (fresh) => fresh.addInitScript(makeBreakable) });
    await playByMouse(page, 'b2', 'a1');
    await page.evaluate((one) => (globalThis.trapIn = one), where);
    await act(page);
    await breaks(page);
    // Presses do nothing now, and break nothing.
    await clickCell(page, 'a3');
    await page.keyboard.press('n');
    await expectSoon(() => page.getByRole('alert').count(), 1);
    await button(page, 'Reload').click();
    await expectSoon(() => page.evaluate(() => globalThis.trapIn).catch(() => ''), undefined);
    await playable(page);
    await expectSoon(() => marks(page), 'O...X....');
    await playByMouse(page, 'c3');
  });
}

test('if the program breaks down at its first frame, the page says so', async () => {
  // Loading ends just before the first frame.
  const breakThen = () => {
    const { remove } = Element.prototype;
    Element.prototype.remove = function removeAndBreak() {
      remove.call(this);
      if (this.id === 'loading') globalThis.trapIn = 'calls';
    };
  };
  const page = await site.visit('#v=1', {
    async prepare(fresh) {
      for (const script of [makeBreakable, breakThen]) await fresh.addInitScript(script);
    },
  });
  await breaks(page);
  await button(page, 'Reload').waitFor();
});
