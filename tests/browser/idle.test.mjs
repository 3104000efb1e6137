// While nothing happens, nothing runs: no animation frame, no timer, no message, for ten seconds, in every state in
// which nobody thinks or moves. Work in progress may end first, however long that takes on a busy machine: polling
// would never leave ten seconds alone. And what happens on a board is no work for each of its cells.
import assert from 'node:assert/strict';
import { button, clickCell, playByMouse, statusSays } from './support/board.mjs';
import { playable, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();

/** A script for a page: notes in `wakings` each time that the page schedules something, or a worker sends something. */
function watchWakings() {
  globalThis.wakings = [];
  const note = (what) => globalThis.wakings.push(what);
  for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval', 'requestIdleCallback', 'queueMicrotask']) {
    const real = globalThis[name];
    globalThis[name] = (...given) => {
      note(`${name} ${String(given[0]).slice(0, 80)}`);
      return real.apply(globalThis, given);
    };
  }
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (...given) {
    note('MessagePort.postMessage');
    return postMessage.apply(this, given);
  };
  const RealWorker = Worker;
  globalThis.Worker = class extends RealWorker {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', ({ data }) => note(`worker: ${data.kind}`));
    }
    postMessage(...given) {
      note('Worker.postMessage');
      super.postMessage(...given);
    }
  };
}

const tenSeconds = 10_000;

const states = {
  'a game in progress, the pointer over the board': ['#v=1&moves=b2', async (page) => playByMouse(page, 'a1')],
  'a won game': ['#v=1&moves=a1.b1.b2.c1', async (page) => playByMouse(page, 'c3')],
  'after the computer’s reply': [
    '#v=1&o=perfect',
    async (page) => {
      await clickCell(page, 'b2');
      await statusSays(page, /O [abc][123].*Your turn/);
    },
  ],
  'an analysis that is done': [
    '#v=1&moves=b2.a1',
    async (page) => {
      await button(page, 'Analyse').click();
      const panel = page.getByRole('region', { name: 'Values of the moves' });
      await expectSoon(() => panel.textContent(), /All moves draw/);
    },
  ],
  'with a dialog open': ['#v=1', async (page) => button(page, 'Settings').click()],
  'a big board': ['#v=1&rules=19,19,5&moves=j10.k10', async () => {}],
};

test('nothing is awake while nothing happens', async () => {
  const context = await site.context({ reducedMotion: 'no-preference', serviceWorker: true });
  await context.addInitScript(watchWakings);
  const pages = [];
  for (const [name, [fragment, prepare]] of Object.entries(states)) {
    const page = await context.newPage();
    await page.goto(site.server.address + fragment);
    await playable(page);
    await prepare(page);
    assert.ok((await page.evaluate(() => globalThis.wakings)).length > 0, 'wakings are noticed');
    pages.push({ name, page });
  }
  const wakingsInTenSeconds = async ({ name, page }) => {
    await page.evaluate(() => (globalThis.wakings = []));
    await new Promise((resolve) => setTimeout(resolve, tenSeconds));
    return [name, await page.evaluate(() => globalThis.wakings)];
  };
  await expectSoon(
    () => Promise.all(pages.map(wakingsInTenSeconds)),
    Object.keys(states).map((name) => [name, []]),
  );
});

test('a move on a large board and its analysis have the styles of fewer elements worked out than the board has cells', async () => {
  const page = await site.open('#v=1&rules=15,15,5');
  const analysed = page.getByRole('region', { name: 'Values of the moves' }).getByRole('button').first();
  // Late styles, which come with the analysis, are for everything.
  await button(page, 'Analyse').click();
  await analysed.waitFor();
  await button(page, 'Analyse').click();
  await analysed.waitFor({ state: 'hidden' });
  const devtools = await page.context().newCDPSession(page);
  const restyled = [];
  devtools.on('Tracing.dataCollected', ({ value }) =>
    restyled.push(...value.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args.elementCount)),
  );
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  await playByMouse(page, 'h8');
  await button(page, 'Analyse').click();
  await analysed.waitFor();
  await new Promise((done) => {
    devtools.once('Tracing.tracingComplete', done);
    devtools.send('Tracing.end');
  });
  assert.ok(restyled.length > 1, 'it is counted');
  assert.ok(Math.max(...restyled) < 225, String(restyled));
});
