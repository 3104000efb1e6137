// Pictures of the main states at the sizes of a phone, a tablet and a desktop, light and dark:
//   node screenshots.mjs FOLDER
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { button, statusSays } from './support/board.mjs';
import { chromiumFlags, chromiumProgram, playable, serve } from './support/browser.mjs';

const [folder] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

const screens = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
  tablet: { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 1, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
};
const opened = (name) => async (page) => {
  await button(page, name).click();
  await page.getByRole('dialog').waitFor();
};
const states = {
  start: ['', async () => {}],
  won: ['#v=1&moves=a1.b1.b2.c1.c3', async (page) => statusSays(page, /X wins/)],
  gomoku: ['#v=1&rules=15,15,5&moves=h8.i9.i8.g8.h7.g6.h9.h6.j9.g7.g9', async () => {}],
  analysis: [
    '#v=1&moves=a1.b2.c3',
    async (page) => {
      await button(page, 'Analyse').click();
      await page.getByRole('region', { name: 'Values of the moves' }).getByText('best play').waitFor();
    },
  ],
  settings: ['', opened('Settings')],
  share: ['#v=1&moves=a1.b1.b2.c1.c3', opened('Share')],
  help: ['', opened('Help')],
};

const server = await serve();
const browser = await chromium.launch({ executablePath: chromiumProgram(), args: chromiumFlags });
for (const [screen, options] of Object.entries(screens)) {
  for (const colorScheme of ['light', 'dark']) {
    const context = await browser.newContext({
      ...options,
      colorScheme,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    for (const [state, [fragment, prepare]] of Object.entries(states)) {
      const page = await context.newPage();
      await page.goto(server.address + (fragment || '#v=1'));
      await playable(page);
      await prepare(page);
      await page.screenshot({ path: join(folder, `${screen}-${colorScheme}-${state}.png`) });
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
await server.close();
