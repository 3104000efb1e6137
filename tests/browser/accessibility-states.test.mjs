// axe finds nothing in any state of the page: those of the screenshots, and a few more. friend-states.test.mjs has
// those of a game with a friend.
import { learn as learnWords } from '../../web/words/en/learn.ts';
import { lessonWords } from '../../web/words/en/lessons.ts';
import { machines } from '../../web/words/en/machines.ts';
import { finishedGames, states, visit } from './screenshots/states.mjs';
import { isClean } from './support/axe.mjs';
import { askForHint, button, cell, goTo, openDialog, statusSays, tapCell } from './support/board.mjs';
import { useSite } from './support/browser.mjs';
import { test } from './support/living.mjs';
import { storeEntries } from './support/stored.mjs';

const site = useSite();
const fork = 'v=1&lesson=own&note=Two_threats%21&position=X.O/..X/O..&task=who';

async function* more(page, open) {
  const press = (name) => cell(page, name).evaluate((one) => one.click());
  const dialog = (name) => page.getByRole('dialog', { name });
  await open('#v=1&puzzle=3,3,3,vanish.win.3.c3.a3.c2.c1/b3.b1/O');
  await statusSays(page, /You are X/);
  await press('a1');
  await statusSays(page, /a1 loses/);
  yield 'a puzzle after a mistake';
  await goTo(page, '#puzzles');
  await dialog('Puzzles').waitFor();
  yield 'the list of puzzles';
  await goTo(page, '#learn');
  await dialog('Learn').waitFor();
  yield 'the list of Learn';
  for (const [name, there] of [
    [learnWords.buttons.toList, '.steps-of-course button'],
    [machines.tree, '[role=treeitem]'],
    [machines.search, '.search-boards figure'],
    [machines.menace, '.boxes figure'],
    [lessonWords.compose, '.composer'],
  ]) {
    await dialog('Learn').getByRole('button', { name, exact: true }).click();
    await page.locator(there).first().waitFor();
    yield name;
    await dialog('Learn').getByRole('button', { name: learnWords.back, exact: true }).click();
  }
  await goTo(page, '#v=1&lesson=fork');
  await page.locator('.lesson .step-text').waitFor();
  yield 'a step of the course';
  await goTo(page, `#${fork}`);
  const lesson = page.getByRole('region', { name: 'Lesson' });
  await lesson.waitFor();
  yield 'lesson';
  // A phone has no projector.
  const phone = page.viewportSize();
  await page.setViewportSize({ width: 1024, height: 768 });
  await lesson.getByRole('button', { name: 'Projector' }).click();
  await dialog('Projector').waitFor();
  yield 'projector';
  await open('#v=1');
  await openDialog(page, 'Statistics');
  await page.getByText('Finished games').click();
  yield 'finished games';
  await button(page, 'Clear everything').click();
  await dialog(/Delete/).waitFor();
  yield 'a question';
  await page.setViewportSize(phone);

  await open('#v=1&rules=9');
  await page.locator('#faults').waitFor();
  yield 'bad address';
  await openDialog(page, 'Settings');
  await page.getByLabel('Columns', { exact: true }).fill('99');
  yield 'a number that cannot be';
  await open('#v=1&moves=a1.b2');
  await askForHint(page);
  yield 'hint';
  await button(page, 'Set up').click();
  await page.getByLabel('Position as text').fill('XXX/.../...');
  await statusSays(page, /Too many/);
  yield 'set-up with too many marks';
  await open('#v=1&rules=15,15,5');
  await tapCell(page, 'h8');
  await statusSays(page, 'Tap h8 again to play.');
  yield 'aim on a small cell';
  await openDialog(page, 'Match');
  await page.getByRole('dialog').getByText('Another board').click();
  await page.getByLabel('In a row', { exact: true }).fill('16');
  await page.getByText(/No line of 16 fits/).waitFor();
  yield 'sheet of a board that cannot be played';
  await open('#v=1&moves=b2.a1.c3');
  await button(page, 'Undo').click();
  await press('c1');
  await button(page, 'Restore').waitFor();
  yield 'going back and playing on';
  await open('#v=1&o=easy&moves=a1.b1.b2.c1&challenge=won.7.Ann');
  await press('c3');
  await button(page, 'Send yours').waitFor();
  yield 'a challenge that is met';
  await open('#v=1&o=easy&moves=a1.b1.b2.c1');
  await press('c3');
  await button(page, 'Challenge a friend').click();
  await dialog('Challenge a friend').waitFor();
  yield 'a challenge that is sent';
  await open('#v=1&o=easy&moves=a1.b1.b2.c1.c3');
  await button(page, 'Try it yourself').waitFor();
  yield 'a game of others';
  await open('#v=1&position=XO./.X./...');
  await button(page, 'New game').click();
  await button(page, 'Empty board').waitFor();
  yield 'a new game after a position';
}

for (const [what, all] of Object.entries({ 'of the pictures': states, 'that is no picture': more }))
  test(`axe finds nothing in any state ${what}`, async () => {
    const context = await site.context({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await context.addInitScript(() => localStorage.clear());
    await context.addInitScript(storeEntries, { games: { games: finishedGames } });
    await visit(context, site.server.address, all, isClean);
  });
