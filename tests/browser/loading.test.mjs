// Loading: progress, and what is said when it cannot be.
import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { button, marks } from './support/board.mjs';
import { playable, siteFolder, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';

const site = useSite();
const wasm = /game-[0-9a-f]+\.wasm/;

async function visit(prepare) {
  const context = await site.context({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(site.server.address);
  return page;
}

test('while the program is on its way the page says so, with a progress bar that is named', async () => {
  let goOn;
  const held = new Promise((resolve) => (goOn = resolve));
  const page = await visit((fresh) =>
    fresh.route(wasm, async (route) => {
      await held;
      await route.continue();
    }),
  );
  await page.getByText('Setting up the board…').waitFor();
  await page.getByRole('progressbar', { name: /Setting up/ }).waitFor();
  goOn();
  await playable(page);
  assert.equal(await page.getByRole('progressbar').count(), 0);
});

test('a file that does not arrive: a clear message, and another try succeeds', async () => {
  let failing = true;
  const page = await visit((fresh) => fresh.route(wasm, (route) => (failing ? route.abort() : route.continue())));
  await page
    .getByRole('alert')
    .getByText(/failed to load/)
    .waitFor();
  failing = false;
  await button(page, 'Try again').click();
  await playable(page);
  assert.equal(await marks(page), '.........');
});

test('a script that does not arrive: the same', async () => {
  let failing = true;
  const page = await visit((fresh) =>
    fresh.route(/\/main-[0-9a-f]+\.js/, (route) => (failing ? route.abort() : route.continue())),
  );
  await page
    .getByRole('alert')
    .getByText(/failed to load/)
    .waitFor();
  failing = false;
  await button(page, 'Try again').click();
  await playable(page);
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

test('without WebAssembly, and without a canvas, the page says what is missing', async () => {
  const page = await visit((fresh) => fresh.addInitScript(() => delete globalThis.WebAssembly));
  await page
    .getByRole('alert')
    .getByText(/cannot run WebAssembly/)
    .waitFor();
  const other = await visit((fresh) =>
    fresh.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    }),
  );
  await other
    .getByRole('alert')
    .getByText(/cannot draw on a canvas/)
    .waitFor();
});

test('without scripts the page says why there is no board', async () => {
  const context = await site.context({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.server.address);
  await expectSoon(() => page.locator('noscript').textContent(), /JavaScript/);
});

test('the policy allows no inline script, and no address in the site leaves its folder', async () => {
  const page = await site.open();
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content');
  assert.match(policy, /script-src 'self' 'wasm-unsafe-eval'(;|$)/);
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval'.*unsafe-eval'/);
  const html = await (await fetch(site.server.address)).text();
  const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address);
  assert.ok(addresses.length > 10);
  assert.deepEqual(
    addresses.filter((address) => !/^(\.\/|#icon-)/.test(address)),
    [],
  );
  const injected = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.injected = true';
    document.body.append(script);
    return globalThis.injected === true;
  });
  assert.equal(injected, false);
});

test('the progress bar counts to the size of the program', async () => {
  const html = await (await fetch(site.server.address)).text();
  const { size } = statSync(join(siteFolder, html.match(wasm)[0]));
  assert.match(html, new RegExp(`<progress[^>]* max="${size}"`));
});
