// Learn in all browsers: a step of the course is taken and kept, the tree opens, the beads learn.
import assert from 'node:assert/strict';
import { learn } from '../../web/words/learn.js';
import { axeFaultsInTab } from './support/axe.mjs';
import { inEachBrowser } from './support/each-browser.mjs';
import { expectSoon } from './support/expect.mjs';

inEachBrowser('a step of the course is taken and kept, and machines can be watched', async ({ open }) => {
  const tab = await open();
  const isOpen = (id) => tab.run((one) => Boolean(document.querySelector(`#${one}[open]`)), id);
  const has = (selector) => tab.run((one) => Boolean(document.querySelector(one)), selector);
  const before = await tab.marks();
  await tab.press('#match');
  await expectSoon(() => isOpen('match-dialog'), true);
  await tab.press('Learn');
  await expectSoon(() => isOpen('learn-dialog'), true);
  await tab.press('The course');
  await tab.press(`1. ${learn.steps.line.title}`);
  for (const [cell, number] of [
    ['c1', 0],
    ['b2', 1],
  ]) {
    await tab.press(`.study-board [data-cell=${cell}]`);
    await expectSoon(() => tab.text('.exercise .answer'), learn.steps.line.exercises[number][1]);
    await tab.press(number === 0 ? 'Next' : 'Next step');
  }
  assert.deepEqual((await tab.stored('course')).done, ['line']);
  await tab.press('All of Learn');
  await tab.press('The tree of games');
  await expectSoon(() => tab.run(() => document.querySelectorAll('[role=treeitem]').length), 4);
  await tab.run(() => document.querySelectorAll('[role=treeitem]')[1].focus());
  await tab.key('ArrowRight');
  await expectSoon(() => tab.run(() => document.querySelectorAll('[role=treeitem]').length), 9);
  assert.deepEqual(await axeFaultsInTab(tab, '#learn-dialog'), []);
  await tab.press('All of Learn');
  await tab.press('Learning by beads');
  await tab.press('Play 10 games');
  await expectSoon(() => tab.text('.beads [aria-live]'), /^10 games: /);
  assert.equal(await has('.graph'), true);
  await tab.press('Close');
  assert.equal(await isOpen('learn-dialog'), false);
  assert.equal(await tab.run(() => document.querySelector('#cells').textContent), before.replaceAll('.', ''));
});
