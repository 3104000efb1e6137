// What the screenshots show: screens, colours and states.
import { allJudged, button, clickCell, openDialog, statusSays } from '../support/board.mjs';
import { playable } from '../support/browser.mjs';

const phone = { deviceScaleFactor: 2, hasTouch: true, isMobile: true };

/** Screens by their size in CSS pixels. */
export const screens = Object.fromEntries(
  [
    [320, 568, phone],
    [390, 664, phone],
    [390, 844, phone],
    [820, 1180, { hasTouch: true, isMobile: true }],
    [1024, 717, {}],
    [1440, 900, {}],
    [2560, 1440, {}],
  ].map(([width, height, options]) => [`${width}×${height}`, { viewport: { width, height }, ...options }]),
);

export const looks = {
  light: {},
  dark: { colorScheme: 'dark' },
  contrast: { contrast: 'more' },
  forced: { forcedColors: 'active' },
};

/** Leads a new page of a context through states: `states` gets the page and a function that opens a fragment there for
 * a new visitor, and yields the name of each state it reaches. */
export async function visit(context, address, states, look) {
  const page = await context.newPage();
  let visits = 0;
  const open = async (fragment) => {
    if (visits > 0) await page.evaluate(() => sessionStorage.clear());
    visits += 1;
    await page.goto(`${address}?${visits}${fragment}`);
    await playable(page);
  };
  for await (const state of states(page, open)) await look(page, state);
  await page.close();
}

export async function* states(page, open) {
  await open('#v=1');
  yield 'first screen';
  for (const [name, state] of [
    ['Match', 'match sheet'],
    ['Settings', 'settings'],
    ['Statistics', 'statistics'],
    ['Help', 'help'],
  ]) {
    await openDialog(page, name);
    yield state;
    await page.keyboard.press('Escape');
  }
  await open('#v=1&x=human&o=human&moves=b2.a1.c3');
  yield 'game';
  await open('#v=1&rules=15,15,5&moves=h8.i9.i8.g8.h7.g6.h9.h6.j9.g7.g9');
  yield 'big game';
  await open('#v=1&moves=a1.b1.b2.c1.c3');
  await statusSays(page, /X wins/);
  yield 'win';
  await openDialog(page, 'Share');
  yield 'share';
  await open('#v=1&moves=a1.b1.c1.b2.a2.c2.b3.a3.c3');
  await statusSays(page, /draw/);
  yield 'draw';
  await open('#v=1&rules=3,3,3,misere&moves=a1.b1.b2.c1.c3');
  await statusSays(page, /X completed a line/);
  yield 'misère';

  const note = (cell, text) => page.locator(`.notes [data-at=${cell}]`, { hasText: text }).waitFor();
  await open('#v=1&moves=a1.b2.c3');
  await button(page, 'Analyse').click();
  await note('c1', 'Loss in 2');
  yield 'analysis';
  await open('#v=1&rules=6,6,4&moves=c3.d4.c4.c2.d3.e3.b4.a4.b3.a3.e4');
  await button(page, 'Analyse').click();
  // Small cells show only the rank.
  await note('a2', /^(Win in )?2$/);
  yield 'analysis of a larger board';
  await open('#v=1&moves=a1.b2.c3.c1');
  await button(page, 'Analyse').click();
  await note('a3', 'Win in 2');
  const bar = page.locator('.verdict-bar');
  if (await bar.isVisible()) await bar.click();
  await button(page, 'Step through the refutation').click();
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  yield 'line';
  await open('#v=1&moves=a1.b1.b2.c3.a2.c2.a3');
  await button(page, 'Review').click();
  await allJudged(page);
  yield 'review';
  await button(page, 'Find the better move (1)').click();
  await clickCell(page, 'c2');
  await statusSays(page, /loses for O/);
  yield 'question';
}

/** Finished games to show in the statistics. */
export const finishedGames = [
  ['3,3,3', 'human', 'easy', 'x_wins', 'a1.b1.b2.c1.c3'],
  ['3,3,3', 'human', 'easy', 'x_wins', 'a1.b1.b2.c1.c3'],
  ['3,3,3', 'human', 'perfect', 'draw', 'a1.b2.c1.b1.b3.a2.c2.c3.a3'],
  ['4,4,3', 'human', 'human', 'o_wins', 'a1.b1.a2.b2.d4.b3'],
  ['3,3,3,misere', 'human', 'hard', 'o_wins', 'a1.b1.b2.c1.c3'],
].map(([rules, x, o, outcome, moves], index) => ({
  id: `picture-${index}`,
  rules,
  x,
  o,
  outcome,
  address: `v=1&rules=${rules}&x=${x}&o=${o}&moves=${moves}`,
  when: Date.UTC(2026, 10, 1 + index, 18, 30),
}));
