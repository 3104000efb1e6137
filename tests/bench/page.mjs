// Measures the page in Chromium against its budgets:
//   node page.mjs SITE
import { chromium } from '../browser/node_modules/playwright-core/index.mjs';
import { chromiumFlags, serve, wholeChromiumProgram } from '../browser/support/browser.mjs';
import { median, note } from './note.mjs';

const [site] = process.argv.slice(2);
const report = (what, found, budget) => console.log(`${what.padEnd(66)} ${found.padEnd(14)} ${budget}`);

/** Notes that pixels have reached a canvas. */
function watchPainting() {
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function (...given) {
    put.apply(this, given);
    window.isPainted = true;
  };
}

const untilPainted = (page) => page.waitForFunction(() => window.isPainted);
const settled = (page) => page.evaluate(() => new Promise((done) => setTimeout(done, 1200)));

/** Main-thread work from pointer-up to the frame that shows the mark. */
async function measureClick(context, ours, slowdown) {
  const page = await context.newPage();
  await page.goto(`${ours}#v=1&rules=15,15,5`);
  await untilPainted(page);
  await settled(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const box = await page.locator('#canvas').boundingBox();
  const work = [];
  for (let i = 0; i < 12; ++i) {
    const x = box.x + (box.width * (i + 1.5)) / 15;
    const y = box.y + box.height * (i % 2 === 0 ? 0.3 : 0.7);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await settled(page);
    await page.evaluate(() => {
      // All the main thread's work but the wait for the frame: the task of the event, which the click is part of, and
      // the frame. Each has ended when a message arrives, because that starts a new task.
      const untilNextTask = () =>
        new Promise((done) => {
          const begin = performance.now();
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done(performance.now() - begin);
          port2.postMessage(0);
        });
      window.pointerUp = new Promise((done) => {
        const listen = () => {
          const begin = performance.now();
          const event = untilNextTask();
          requestAnimationFrame(async () => {
            // The frame may come before the message.
            const untilFrame = performance.now() - begin;
            const frame = untilNextTask();
            done(Math.min(await event, untilFrame) + (await frame));
          });
        };
        addEventListener('mouseup', listen, { once: true, capture: true });
      });
    });
    await page.mouse.up();
    work.push(await page.evaluate(() => window.pointerUp));
  }
  const what = `pointer-up to the mark's frame on 15×15, main thread${slowdown > 1 ? `, processor ${slowdown}× slower` : ''}`;
  report(what, `${median(work).toFixed(1)} ms`, 'budget 16 ms, stretch 4 ms');
  note({ what, values: work, unit: ' ms', budget: 16, stretch: 4 });
  await page.close();
}

async function heap(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}

/** Plays whole games of two people by keyboard, with a win on the seventh move. */
async function playGames(page, games) {
  for (let game = 0; game < games; ++game) {
    for (const key of ['q', 'w', 'e', 'a', 's', 'd', 'z']) await page.keyboard.press(key);
    await page.locator('[role=grid] button[aria-label$="winning line"]').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'New game' }).press('Enter');
    await page.locator('[role=grid] button[tabindex="0"]').focus();
  }
}

async function measureMemory(context, ours) {
  const page = await context.newPage();
  await page.goto(`${ours}#v=1&rules=3,3,3`);
  await untilPainted(page);
  const devtools = await context.newCDPSession(page);
  await page.locator('[role=grid] button[tabindex="0"]').focus();
  await playGames(page, 100);
  const early = await heap(devtools);
  await playGames(page, 900);
  const late = await heap(devtools);
  report('page memory after 100 and after 1,000 games', `${early.toFixed(1)}, ${late.toFixed(1)} MB`, 'budget: flat');
  note({ what: 'page memory after 1,000 games against after 100', values: [late / early], unit: '×', budget: 1.1 });
  await page.close();
}

const server = await serve(site);
const ours = server.address;
const browser = await chromium.launch({ executablePath: wholeChromiumProgram(), args: chromiumFlags });
const context = await browser.newContext({ serviceWorkers: 'block' });
await context.addInitScript(watchPainting);
await measureClick(context, ours, 1);
await measureClick(context, ours, 4);
await measureMemory(context, ours);
await browser.close();
await server.close();
