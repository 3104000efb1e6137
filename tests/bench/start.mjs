// How long it takes from navigation to a press that is answered, and to the first frame, against the first frame of a bare
// SDL2 page:
//   node start.mjs SITE BARE_SITE [RUNS]
// They are loaded in turn, so that a slow moment of the machine hits all.
import { chromium } from '../browser/node_modules/playwright-core/index.mjs';
import { chromiumFlags, serve, wholeChromiumProgram } from '../browser/support/browser.mjs';
import { median, note } from './note.mjs';

const [site, bareSite, runs = '15'] = process.argv.slice(2);
/** As a phone on the way has it: bytes in a second, and milliseconds there and back. */
const mobile = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };

const conditions = {
  warm: { budget: 1.2, stretch: 1 },
  cold: { cold: true, budget: 1.2, stretch: 1 },
  'warm, processor 4x slower': { slowdown: 4, budget: 1.2, stretch: 1 },
  'cold, processor 4x slower, 4G line': { cold: true, slowdown: 4, line: mobile, budget: 0.7, stretch: 0.5 },
};

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

/** Presses the board again and again until it shows a mark, drawn by the page before the program is there or by the program.
 * Reads no positions: that would force a layout at each press, which a real press does not. */
function pressUntilAnswered() {
  const middle = { clientX: innerWidth / 2, clientY: innerHeight / 2 };
  const press = () => {
    const board = document.getElementById('board');
    board?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...middle }));
    if (!board?.querySelector('.first-mark, [aria-label$=", X"]')) return;
    window.answered = performance.now();
    clearInterval(timer);
  };
  const timer = setInterval(press, 4);
}

async function firstFrame(browser, warm, address, { cold, slowdown = 1, line }, isPressed = false) {
  const context = cold ? await newContext(browser) : warm;
  const page = await context.newPage();
  if (isPressed) await page.addInitScript(pressUntilAnswered);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', line);
  }
  // Who has played comes back to a game, and a press on a board that may hold marks waits for the program.
  const { origin } = new URL(address);
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await page.waitForTimeout(calm);
  const seenPainted = page.waitForEvent('console', (message) => message.text() === painted);
  await page.goto(address, { waitUntil: 'commit' });
  await seenPainted;
  if (isPressed) await page.waitForFunction(() => window.answered);
  const seen = await page.evaluate(() => ({
    frame: window.firstFrame,
    answered: window.answered,
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
  const times = { answered: [], ours: [], bare: [], seen: [] };
  for (let run = -2; run < Number(runs); ++run) {
    const pressed = await firstFrame(browser, context, ours, condition, true);
    const a = await firstFrame(browser, context, ours, condition);
    const b = await firstFrame(browser, context, bare, condition);
    if (run < 0) continue; // fills the caches
    times.answered.push(pressed.answered);
    times.ours.push(a.frame);
    times.seen.push(a.seen);
    times.bare.push(b.frame);
  }
  await context.close();
  const { budget, stretch } = condition;
  const ratios = (numbers) => numbers.map((number, run) => number / times.bare[run]);
  const [answered, frames] = [ratios(times.answered), ratios(times.ours)];
  note({ what: `a press answered against a bare SDL2 page: ${what}`, values: answered, unit: '×', budget, stretch });
  note({ what: `first frame against a bare SDL2 page: ${what}`, values: frames, unit: '×' });
  const ms = (numbers) => `${median(numbers).toFixed(0)} ms`;
  const factor = (numbers) => `${median(numbers).toFixed(2)}×`;
  console.log(
    `${what.padEnd(36)} a press ${factor(answered)} of ${budget}× (${ms(times.answered)}), first frame ${factor(frames)} (${ms(times.ours)} : ${ms(times.bare)}), first seen after ${ms(times.seen)}`,
  );
}

console.log('From navigation, against the first frame of a bare SDL2 page');
const sites = await Promise.all([serve(site), serve(bareSite)]);
const [ours, bare] = sites.map(({ address }) => address);
const browser = await chromium.launch({ executablePath: wholeChromiumProgram(), args: chromiumFlags });
for (const [what, condition] of Object.entries(conditions)) await measure(browser, what, condition, ours, bare);
await browser.close();
await Promise.all(sites.map(({ close }) => close()));
