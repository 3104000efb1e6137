// What axe finds in a page. It runs in the page itself: its driver for Playwright opens a blank page for each run and
// also returns everything that passed, which takes ten times as long.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Each fault as a line: the rule, where it is broken, and how. Skips what an open dialog covers: nobody can reach it.
 * @param {import('playwright-core').Page} page
 * @param {string[]} [rules] the only ones to apply */
export async function axeFaults(page, rules) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (runOnly) => {
    const dialog = document.querySelector('dialog[open]');
    const { violations } = await globalThis.axe.run(dialog ?? document, {
      resultTypes: ['violations'],
      preload: false,
      // In a scrolled list each link to a game would pass for one.
      rules: { 'skip-link': { enabled: !dialog } },
      ...(runOnly ? { runOnly } : {}),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
  }, rules);
}

const others = { dark: { colorScheme: 'dark' }, contrast: { contrast: 'more' } };

/** Finds nothing in a state in light colours, nor in other themes with the rules that depend on colour. */
export async function isClean(page, state) {
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
  await page.locator(':root[data-theme=light]').waitFor();
  assert.deepEqual(await axeFaults(page), [], state);
  for (const [theme, media] of Object.entries(others)) {
    await page.emulateMedia(media);
    await page.locator(`:root[data-theme=${theme}]`).waitFor();
    assert.deepEqual(await axeFaults(page, ['color-contrast']), [], `${state}, ${theme}`);
  }
}
