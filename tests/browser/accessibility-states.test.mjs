// axe finds nothing in any state that the page can be in: those of the pictures, and a few that are no picture.
// Each is looked at in light colours for everything, and in the others for what colours can spoil.
import assert from 'node:assert/strict';
import { learn as learnWords } from '../../web/words/en/learn.ts';
import { lessonWords } from '../../web/words/en/lessons.ts';
import { machines } from '../../web/words/en/machines.ts';
import { axeFaults } from './support/axe.mjs';
import { friendStates } from './screenshots/friend-states.mjs';
import { finishedGames, states as pictures } from './screenshots/states.mjs';
import { askForHint, button, cell, statusSays, tapCell } from './support/board.mjs';
import { playable, useSite } from './support/browser.mjs';
import { test } from './support/living.mjs';

const site = useSite();

const fork = '#v=1&lesson=own&note=Two_threats%21&position=X.O/..X/O..&task=who';
async function opened(page, name) {
  await button(page, name).click();
  await page.getByRole('dialog', { name }).waitFor();
}

const more = {
  'a puzzle after a mistake': [
    '#v=1&puzzle=3,3,3,vanish.win.3.c3.a3.c2.c1/b3.b1/O',
    async (page) => {
      await statusSays(page, /You are X/);
      await cell(page, 'a1').evaluate((one) => one.click());
      await statusSays(page, /a1 loses/);
    },
  ],
  'the list of puzzles': ['#puzzles', async (page) => page.getByRole('dialog', { name: 'Puzzles' }).waitFor()],
  'the list of Learn': ['#learn', async (page) => page.getByRole('dialog', { name: 'Learn' }).waitFor()],
  lesson: [fork, async (page) => page.getByRole('region', { name: 'Lesson' }).waitFor()],
  projector: [
    fork,
    async (page) => {
      // On a phone there is none.
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.getByRole('region', { name: 'Lesson' }).getByRole('button', { name: 'Projector' }).click();
      await page.getByRole('dialog', { name: 'Projector' }).waitFor();
    },
  ],
  'a step of the course': ['#v=1&lesson=fork', async (page) => page.locator('.lesson .step-text').waitFor()],
  ...Object.fromEntries(
    [
      [learnWords.course, '.steps-of-course button'],
      [machines.tree, '[role=treeitem]'],
      [machines.search, '.search-path figure'],
      [machines.menace, '.boxes figure'],
      [lessonWords.compose, '.composer'],
    ].map(([name, there]) => [
      name,
      [
        '#v=1',
        async (page) => {
          await opened(page, 'Learn');
          await page.getByRole('dialog', { name: 'Learn' }).getByRole('button', { name, exact: true }).click();
          await page.locator(there).first().waitFor();
        },
      ],
    ]),
  ),
  'bad address': ['#v=1&rules=9', async (page) => page.locator('#faults').waitFor()],
  hint: ['#v=1&moves=a1.b2', askForHint],
  'aim on a small cell': [
    '#v=1&rules=15,15,5',
    async (page) => {
      await tapCell(page, 'h8');
      await statusSays(page, 'Tap h8 again to play.');
    },
  ],
  'set-up with too many marks': [
    '#v=1&moves=a1.b2',
    async (page) => {
      await button(page, 'Set up').click();
      const panel = page.getByRole('region', { name: 'Set up a position' });
      await panel.getByLabel('Position as text').fill('XXX/.../...');
      await statusSays(page, /Too many/);
    },
  ],
  'sheet of a board that cannot be played': [
    '#v=1',
    async (page) => {
      await button(page, 'Match').click();
      const sheet = page.getByRole('dialog');
      await sheet.getByText('Another board').click();
      await sheet.getByLabel('In a row', { exact: true }).fill('9');
      await page.getByText(/No line of 9 fits/).waitFor();
    },
  ],
  'going back and playing on': [
    '#v=1&moves=b2.a1.c3',
    async (page) => {
      await button(page, 'Undo').click();
      await cell(page, 'c1').evaluate((one) => one.click());
      await button(page, 'Restore').waitFor();
    },
  ],
  'a challenge that is met': [
    '#v=1&o=easy&moves=a1.b1.b2.c1&challenge=won.7.Ann',
    async (page) => {
      await cell(page, 'c3').evaluate((one) => one.click());
      await button(page, 'Send yours').waitFor();
    },
  ],
  'a challenge that is sent': [
    '#v=1&o=easy&moves=a1.b1.b2.c1',
    async (page) => {
      await cell(page, 'c3').evaluate((one) => one.click());
      await button(page, 'Challenge a friend').click();
      await page.getByRole('dialog', { name: 'Challenge a friend' }).waitFor();
    },
  ],
  'a game of others': ['#v=1&o=easy&moves=a1.b1.b2.c1.c3', (page) => button(page, 'Your turn to try').waitFor()],
  'a new game after a position': [
    '#v=1&position=XO./.X./...',
    async (page) => {
      await button(page, 'New game').click();
      await button(page, 'Empty board').waitFor();
    },
  ],
};

/** Those of a game with a friend are looked at in friend-states.test.mjs. */
const states = { ...Object.fromEntries(Object.entries(pictures).filter(([name]) => !(name in friendStates))), ...more };

const themes = { dark: { colorScheme: 'dark' }, contrast: { contrast: 'more' } };

test('axe finds nothing in any state', async () => {
  // One visitor for all states: what has been loaded once need not be loaded again.
  const context = await site.context({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript((games) => {
    localStorage.clear();
    const key = `tic-tac-toe ${new URL('.', location.href).pathname} games`;
    localStorage.setItem(key, JSON.stringify({ version: 1, games }));
  }, finishedGames);
  for (const [state, [fragment, prepare]] of Object.entries(states)) {
    const page = await context.newPage();
    await page.goto(site.server.address + (fragment || '#v=1'));
    await playable(page);
    await prepare(page);
    assert.deepEqual(await axeFaults(page), [], state);
    for (const [theme, media] of Object.entries(themes)) {
      await page.emulateMedia(media);
      await page.locator(`:root[data-theme=${theme}]`).waitFor();
      assert.deepEqual(await axeFaults(page, { rules: ['color-contrast'] }), [], `${state}, ${theme}`);
    }
    await page.close();
  }
});
