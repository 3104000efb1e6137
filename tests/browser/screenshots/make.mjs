// Pictures of the main states on screens from a small phone to a large desktop, in every look, and for
// each look one sheet that shows them all:
//   node make.mjs FOLDER [LOOK…]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve, startChromium } from '../support/browser.mjs';
import { friendStates } from './friend-states.mjs';
import { storeEntries } from '../support/stored.mjs';
import { finishedGames, looks, screens, states, visit } from './states.mjs';

const [folder, ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const chosen = wanted.length > 0 ? wanted : Object.keys(looks);

const fileName = (...parts) =>
  `${parts.join('-').replaceAll(' ', '-').replace('è', 'e').replace('×', 'x').replaceAll(/[:’,]/g, '')}.png`;

/** The width of a screen on the sheet: small ones are enlarged, so that they can be read. */
const thumbnail = (width) => Math.round(12 * Math.sqrt(width));

/** All states, once a screen is done. */
const taken = new Set();

function sheetOf(look) {
  const figures = [...taken].map((state) => {
    const pictures = Object.entries(screens).map(
      ([screen, { viewport }]) => `<img src="${fileName(look, state, screen)}" width="${thumbnail(viewport.width)}">`,
    );
    return `<h2>${state}</h2><div>${pictures.join('')}</div>`;
  });
  const style = `body { margin: 16px; width: max-content; background: #888; font: 16px sans-serif }
    h2 { margin: 12px 0 4px } div { display: flex; align-items: start; gap: 12px }`;
  return `<!doctype html><meta charset="utf-8"><title>${look}</title><style>${style}</style>${figures.join('')}`;
}

const server = await serve();
const browser = await startChromium();
for (const look of chosen) {
  for (const [screen, options] of Object.entries(screens)) {
    const context = await browser.newContext({
      ...options,
      ...looks[look],
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await context.addInitScript(storeEntries, { games: { games: finishedGames } });
    for (const all of [states, friendStates]) {
      await visit(context, server.address, all, async (page, state) => {
        taken.add(state);
        await page.screenshot({ path: join(folder, fileName(look, state, screen)) });
      });
    }
    await context.close();
  }
  const sheet = join(folder, `${look}.html`);
  writeFileSync(sheet, sheetOf(look));
  const page = await browser.newPage({ viewport: { width: 400, height: 400 } });
  await page.goto(pathToFileURL(sheet).href);
  await page.screenshot({ path: join(folder, `sheet-${look}.png`), fullPage: true });
  await page.close();
  console.log(join(folder, `sheet-${look}.png`));
}
await browser.close();
await server.close();
