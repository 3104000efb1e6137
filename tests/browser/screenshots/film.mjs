// Twenty frames each of what moves, as one sheet:
//   node film.mjs FOLDER [SCENE…]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { button, clickCell } from '../support/board.mjs';
import { playable, reload, serve, startChromium } from '../support/browser.mjs';
import { makeStudyInNode } from '../support/study.mjs';

const [folder, ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const frames = 20;
/** In milliseconds; frames are dense where the motion begins. */
const length = 3000;

const play = async (page, ...cells) => {
  for (const cell of cells) await clickCell(page, cell);
};
const date = '2026-12-01';
const study = await makeStudyInNode();
const day = study.day(date);
/** Plays right answers, as fast as they are answered. */
async function answer(page, cells) {
  for (const cell of cells) {
    await page.locator(`[data-cell=${cell}]:not([data-mark=X], [data-mark=O])`).waitFor();
    await clickCell(page, cell);
    await page.locator(`[data-cell=${cell}]:is([data-mark=X], [data-mark=O])`).waitFor();
    // The other side's reply.
    await page.waitForTimeout(1500);
  }
}
/** All but the last answer, and the last. */
const most = (puzzle) => study.answers(puzzle).slice(0, -1);
const last = (puzzle) => study.answers(puzzle).slice(-1);

/** An address, what comes before the film, and what begins it. */
const scenes = {
  'first win': ['#v=1&x=human&o=human&moves=a1.b1.b2.c1', async () => {}, (page) => play(page, 'c3')],
  'series end': [
    '#v=1&x=human&o=human',
    async (page) => {
      await page.evaluate(() => {
        const key = `tic-tac-toe ${new URL('.', location.href).pathname} settings`;
        localStorage.setItem(key, JSON.stringify({ version: 1, series: 1 }));
      });
      await reload(page);
      await play(page, 'a1', 'b1', 'b2', 'c1');
    },
    (page) => play(page, 'c3'),
  ],
  'puzzle solved': [
    `#v=1&puzzle=${day[0]}`,
    (page) => answer(page, most(day[0])),
    (page) => play(page, ...last(day[0])),
  ],
  'day done': [
    `#v=1&day=${date}`,
    async (page) => {
      for (const puzzle of day.slice(0, -1)) {
        await answer(page, study.answers(puzzle));
        await button(page, 'Next').click();
        await page.waitForTimeout(1000);
      }
      await answer(page, most(day.at(-1)));
    },
    (page) => play(page, ...last(day.at(-1))),
  ],
  'challenge taken': ['#v=1&x=human&o=random&challenge=won.7.Ann', async () => {}, (page) => play(page, 'b2')],
  'mark that falls': [
    '#v=1&rules=7,6,4,gravity&x=human&o=human&moves=d6',
    async () => {},
    (page) => play(page, 'c1', 'd1'),
  ],
};

const server = await serve();
const browser = await startChromium();
for (const scene of wanted.length > 0 ? wanted : Object.keys(scenes)) {
  const [fragment, prepare, begin] = scenes[scene];
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(server.address + fragment);
  await playable(page);
  await prepare(page);
  const drawn = [];
  const client = await context.newCDPSession(page);
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    drawn.push({ data, at: performance.now() });
    client.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await client.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 390, maxHeight: 844 });
  const start = performance.now();
  await begin(page);
  await page.waitForTimeout(length);
  await client.send('Page.stopScreencast');
  const moment = (frame) => start + length * (frame / frames) ** 2;
  const shown = Array.from(
    { length: frames },
    (_, frame) => drawn.findLast(({ at }) => at <= moment(frame)) ?? drawn[0],
  );
  await context.close();
  const name = scene.replaceAll(' ', '-');
  const sheet = join(folder, `${name}.html`);
  const pictures = shown.map(({ data }) => `<img src="data:image/jpeg;base64,${data}" width="190">`);
  writeFileSync(sheet, `<!doctype html><body style="margin:4px;width:1950px;background:#888">${pictures.join(' ')}`);
  const all = await browser.newPage({ viewport: { width: 1960, height: 400 } });
  await all.goto(pathToFileURL(sheet).href);
  await all.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await all.close();
  console.log(join(folder, `${name}.png`));
}
await browser.close();
await server.close();
