// Lighthouse, as a phone and as a desktop: full marks for all but performance, which is only shown, because it
// depends on how busy the machine is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import lighthouse, { desktopConfig } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { chromiumFlags, chromiumProgram, serve } from '../browser/support/browser.mjs';
import { note } from './note.mjs';

for (const [form, config] of [
  ['phone', undefined],
  ['desktop', desktopConfig],
]) {
  test(`Lighthouse, ${form}: full marks for accessibility, best practices and SEO`, async () => {
    const server = await serve();
    const browser = await puppeteer.launch({ executablePath: chromiumProgram(), args: chromiumFlags });
    try {
      const page = await browser.newPage();
      const { lhr } = await lighthouse(server.address, { logLevel: 'error' }, config, page);
      const failures = Object.values(lhr.audits)
        .filter(({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode === 'binary')
        .map(({ id, details }) => `${id} ${JSON.stringify(details?.items?.[0] ?? '')}`);
      const scores = Object.fromEntries(
        Object.entries(lhr.categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
      );
      console.log(form, scores);
      const { performance, ...others } = scores;
      assert.ok(performance >= 0);
      // Of a hundred points, so that less is better like everywhere in the table.
      note({
        what: `Lighthouse, ${form}: points missing`,
        values: [100 - performance],
        unit: '',
        budget: 2,
        stretch: 0,
      });
      assert.deepEqual(others, { accessibility: 100, 'best-practices': 100, seo: 100 }, failures.join('\n'));
    } finally {
      await browser.close();
      await server.close();
    }
  });
}
