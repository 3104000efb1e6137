// Analysis in each browser: the same values by what assistive technology hears, and everything around them
// by mouse, keys and touch.
import assert from 'node:assert/strict';
import { axeFaultsInTab } from '../support/axe.mjs';
import { inEachBrowser } from '../support/engines.mjs';
import { expectSoon } from '../support/expect.mjs';
import { handsAt } from '../support/hands.mjs';

const names = (tab) =>
  tab.run(() => [...document.querySelectorAll('[role=grid] button')].map((button) => button.ariaLabel));

inEachBrowser('the analysis names the value of every move, follows the game, and ends', async ({ open }) => {
  const tab = await open('#v=1&moves=a1.b2.c3');
  await tab.press('#analyse');
  await expectSoon(async () => (await names(tab))[2], 'c1, empty, loses in 2');
  assert.deepEqual(await names(tab), [
    'a1, X',
    'b1, empty, draws',
    'c1, empty, loses in 2',
    'a2, empty, draws',
    'b2, O',
    'c2, empty, draws',
    'a3, empty, loses in 2',
    'b3, empty, draws',
    'c3, X',
  ]);
  await expectSoon(() => tab.text('.analysis'), /A draw with best play, proven/);
  await tab.play('c1');
  await expectSoon(() => tab.text('.analysis'), /X wins in 2/);
  await tab.press('#undo');
  await expectSoon(async () => (await names(tab))[2], 'c1, empty, loses in 2');
  await tab.press('#analyse');
  await expectSoon(async () => (await names(tab))[2], 'c1, empty');
});

/** What is said over the board of a line or a question. */
const barSays = (tab, pattern) =>
  expectSoon(
    () => tab.run(() => [...document.querySelectorAll('.line-bar:not([hidden])')].map((bar) => bar.textContent).join()),
    pattern,
  );
const nameOf = async (tab, cell) => (await names(tab)).find((name) => name?.startsWith(`${cell},`));

/** Values, reasons, a line of play and the curve, with this hand. @param {(state: string) => Promise<void>}
 * check looks at the page in each state */
async function seeWhy(tab, { press }, check) {
  await press('#analyse');
  await expectSoon(() => nameOf(tab, 'c1'), 'c1, empty, loses in 2');
  await press('.analysis .show-all');
  await press('c1');
  await expectSoon(() => tab.text('.analysis h3'), 'Why c1?');
  await expectSoon(
    () => tab.text('.analysis .reasons'),
    /It lets X make two threats at once at a3|X then wins by force/,
  );
  await check('values and reasons');
  await press('Step through the refutation');
  await barSays(tab, /1 of \d: O c1/);
  await press('[aria-label="Next move of the line"]');
  await barSays(tab, /2 of \d: X a3/);
  await expectSoon(() => nameOf(tab, 'a3'), 'a3, empty, X, move 2 of the line');
  await check('a line of play');
  await press('[aria-label="Previous move of the line"]');
  await barSays(tab, /1 of \d: O c1/);
  await press('Back to the game');
  await barSays(tab, /^$/);
  await press('.game-curve > summary');
  const points = () =>
    tab.run(() => [...document.querySelectorAll('.game-curve .points button')].map((one) => one.title));
  await expectSoon(points, ['Start: a draw', 'Move 1, X a1: a draw', 'Move 2, O b2: a draw', 'Move 3, X c3: a draw']);
  await check('the curve');
  await press('.game-curve .points button:nth-child(3)');
  await expectSoon(() => tab.marks(), 'X...O....');
  // What comes above it moves the curve.
  await expectSoon(() => nameOf(tab, 'c3'), /^c3, empty, draws/);
  await expectSoon(() => tab.text('.analysis .reasons'), /\w/);
  await press('.game-curve > summary');
  await press('.analysis .show-all');
  await press('#analyse');
  await expectSoon(() => nameOf(tab, 'c3'), 'c3, empty');
}

/** A review, its curve, and a better move for its one mistake, with this hand. */
async function findTheBetterMove(tab, { press, pressCell }, check) {
  await press('#review');
  await expectSoon(() => tab.text('.review .told'), /^All \d+ moves judged/);
  await check('the review');
  await press('.review .points button:nth-child(2)');
  await expectSoon(() => tab.marks(), 'X........');
  await press('.judged li:nth-child(3) button');
  await expectSoon(() => tab.marks(), 'XO..X....');
  await press('Find the better move (1)');
  await barSays(tab, /Move 2: O played b1/);
  await expectSoon(() => tab.marks(), 'X........');
  await pressCell('c2');
  await tab.says(/c2 does not keep a draw/);
  await check('a question, and a wrong try');
  await press('See why not');
  await barSays(tab, /2 of \d: X/);
  await press('Back to the game');
  await barSays(tab, /^((?!2 of).)*c2 does not keep a draw/);
  await pressCell('b2');
  await tab.says(/Right: b2 keeps a draw/);
  await press('Finish');
  await tab.says(/Done: 1 of 1 found, 1 of them on a later try/);
  await press('.review .panel-head button');
  await expectSoon(() => tab.run(() => document.querySelector('.review').hidden), true);
}

/** A position of one's own, with this hand. */
async function setUp(tab, { press, pressCell }, check) {
  await press('#set-up');
  await expectSoon(() => tab.text('.set-up h2'), 'Set up a position');
  await pressCell('b2');
  await expectSoon(() => nameOf(tab, 'b2'), 'b2, X');
  await tab.says(/b2, X\. O to move/);
  await pressCell('a1');
  await tab.says(/a1, O\. X to move/);
  await pressCell('a1');
  await tab.says(/a1, X\. Too many Xs/);
  await check('a position that cannot be');
  await pressCell('a1');
  await expectSoon(() => nameOf(tab, 'a1'), 'a1, empty');
  await pressCell('a1');
  await tab.says(/a1, O\. X to move/);
  await press('Analyse');
  await expectSoon(() => tab.run(() => location.hash), /position=O\.\.\/\.X\.\/\.\.\.$/);
  await expectSoon(() => nameOf(tab, 'c1'), /^c1, empty, (wins|draws|loses)/);
  await press('#analyse');
  await expectSoon(() => nameOf(tab, 'c1'), 'c1, empty');
}

inEachBrowser('values, reasons, lines, curve, review, questions and set-up by every hand', async ({ open }) => {
  const tab = await open();
  const go = async (moves, marks) => {
    await tab.run((hash) => {
      location.hash = hash;
    }, `#v=1&moves=${moves}`);
    await expectSoon(() => tab.marks(), marks);
  };
  const [first, ...others] = handsAt(tab);
  const axe = async (state) => assert.deepEqual(await axeFaultsInTab(tab), [], state);
  // Every hand leads to the same states: one look at each is enough.
  for (const [hand, check] of [[first, axe], ...others.map((other) => [other, async () => {}])]) {
    await go('a1.b2.c3', 'X...O...X');
    await seeWhy(tab, hand, check);
    await go('a1.b1.b2.c3.a2.c2.a3', 'XO.XXOX.O');
    await findTheBetterMove(tab, hand, check);
    await go('', '.........');
    await setUp(tab, hand, check);
  }
});
