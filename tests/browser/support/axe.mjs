// What axe finds in a page. It is called in the page itself: its driver for Playwright opens a blank page for
// each look and brings back all that is right as well, which takes ten times as long.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expectSoon } from './expect.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Each fault as a line: the rule, where it is broken, and how.
 * @param {import('playwright-core').Page} page
 * @param {{ part?: string, rules?: string[] }} [wanted] a selector of what to look at, and the only rules to apply */
export async function axeFaults(page, { part = ':root', rules } = {}) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(
    async ([selector, runOnly]) => {
      const { violations } = await globalThis.axe.run(selector, {
        resultTypes: ['violations'],
        ...(runOnly ? { runOnly } : {}),
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
      );
    },
    [part, rules],
  );
}

/** The same in a tab of any browser, see each-browser.mjs: what is passed there must be a function, and not
 * every driver waits for a promise.
 * @param {{ run: (act: Function, ...values: unknown[]) => Promise<any> }} tab
 * @param {string} [part] a selector of what to look at */
export async function axeFaultsInTab(tab, part = ':root') {
  if (!(await tab.run(() => 'axe' in globalThis))) await tab.run(new Function(axe));
  await tab.run((selector) => {
    globalThis.axeFound = null;
    globalThis.axe.run(selector, { resultTypes: ['violations'] }).then(({ violations }) => {
      globalThis.axeFound = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
    });
  }, part);
  return expectSoon(() => tab.run(() => globalThis.axeFound), Array.isArray);
}
