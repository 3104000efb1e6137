// What axe finds in a page. It is called in the page itself: its driver for Playwright opens a blank page for
// each look and brings back all that is right as well, which takes ten times as long.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

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
