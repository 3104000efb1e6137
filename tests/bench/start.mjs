// How long it takes from navigation to the first playable frame, against the same of a bare SDL2 page:
//   node start.mjs SITE BARE_SITE [RUNS]
// Both are loaded in turn, so that a slow moment of the machine hits both.
import { chromium } from '../browser/node_modules/playwright-core/index.mjs';
import { chromiumFlags, serve, wholeChromiumProgram } from '../browser/support/browser.mjs';
import { note } from './note.mjs';

const [site, bareSite, runs = '15'] = process.argv.slice(2);
/** As a phone on the way has it: bytes in a second, and milliseconds there and back. */
const mobile = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };

const conditions = {
  warm: {},
  cold: { cold: true },
  'warm, processor 4x slower': { slowdown: 4 },
  'cold, processor 4x slower, 4G line': { cold: true, slowdown: 4, line: mobile },
};

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** For which the browser is left alone before it navigates: a new page of its own has work of its own. In
 * milliseconds. */
const calm = 400;

const painted = 'first frame';

/** Notes when pixels first reach a canvas, and says so: who asks the page for it runs a script of his own beside the
 * page's. */
function watchPainting(text) {
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function (...given) {
    put.apply(this, given);
    if (window.firstFrame) return;
    window.firstFrame = performance.now();
    setTimeout(() => console.debug(text));
  };
}

async function firstFrame(browser, warm, address, { cold, slowdown = 1, line }) {
  const context = cold ? await newContext(browser) : warm;
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', line);
  }
  await page.waitForTimeout(calm);
  const seenPainted = page.waitForEvent('console', (message) => message.text() === painted);
  await page.goto(address, { waitUntil: 'commit' });
  await seenPainted;
  const seen = await page.evaluate(() => ({
    frame: window.firstFrame,
    seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? window.firstFrame,
  }));
  await page.close();
  if (cold) await context.close();
  return seen;
}

async function newContext(browser) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await context.addInitScript(watchPainting, painted);
  return context;
}

async function measure(browser, what, condition, ours, bare) {
  const context = await newContext(browser);
  const times = { ours: [], bare: [], ratio: [], seen: [] };
  for (let run = -2; run < Number(runs); ++run) {
    const a = await firstFrame(browser, context, ours, condition);
    const b = await firstFrame(browser, context, bare, condition);
    if (run < 0) continue; // fills the caches
    times.ours.push(a.frame);
    times.seen.push(a.seen);
    times.bare.push(b.frame);
    times.ratio.push(a.frame / b.frame);
  }
  await context.close();
  note({
    what: `first frame against a bare SDL2 page: ${what}`,
    values: times.ratio,
    unit: '×',
    budget: 1.3,
    stretch: 1.1,
  });
  const ms = (numbers) => `${median(numbers).toFixed(0)} ms`;
  console.log(
    `${what.padEnd(36)} ${median(times.ratio).toFixed(2)}x   ${ms(times.ours)} : ${ms(times.bare)}, first seen after ${ms(times.seen)}`,
  );
}

console.log('Navigation to first playable frame, against a bare SDL2 page; budget 1.3x, stretch 1.1x');
const sites = await Promise.all([serve(site), serve(bareSite)]);
const [ours, bare] = sites.map(({ address }) => address);
const browser = await chromium.launch({ executablePath: wholeChromiumProgram(), args: chromiumFlags });
for (const [what, condition] of Object.entries(conditions)) await measure(browser, what, condition, ours, bare);
await browser.close();
await Promise.all(sites.map(({ close }) => close()));
