// Vanishing marks in each browser, by each hand that somebody has there.
import assert from 'node:assert/strict';
import { inEachBrowser } from '../support/engines.mjs';
import { expectSoon } from '../support/expect.mjs';
import { handsAt } from '../support/hands.mjs';
import { first, round, whole } from '../support/repetition.mjs';
import { withTwoPlayers } from '../support/two-players.mjs';

const nameOf = (tab, cell) => tab.run((name) => document.querySelector(`[data-cell=${name}]`).ariaLabel, cell);
const moves = (tab) => tab.run(() => location.hash.match(/moves=(.*)$/)?.[1] ?? '');

inEachBrowser(
  'a draw by repetition, undo across a vanished mark and a link in the middle, by every hand',
  async ({ open }) => {
    const tab = await open('#v=1&rules=3,3,3&x=human&o=human');
    await tab.press('.board-choice:last-child');
    await expectSoon(() => tab.run(() => location.hash), /rules=3,3,3,vanish/);
    const hands = handsAt(tab);
    let played = '';
    let turn = 0;
    const play = async (cell) => {
      await hands[turn % hands.length].pressCell(cell);
      turn += 1;
      played += played ? `.${cell}` : cell;
      await expectSoon(() => moves(tab), played);
    };
    for (const cell of first) await play(cell);
    await expectSoon(() => nameOf(tab, 'a1'), 'a1, X, leaves next');
    await play('b2');
    await expectSoon(() => nameOf(tab, 'a1'), 'a1, empty');
    await tab.press('#undo');
    await expectSoon(() => nameOf(tab, 'a1'), 'a1, X, leaves next');
    await tab.press('#redo');
    for (const cell of round.slice(1)) await play(cell);
    await tab.says(/once more and it is a draw/);
    // From here by a link, which carries what has been.
    const link = await tab.run(() => location.hash);
    await tab.goto(`${await tab.run(() => location.href.replace(/#.*/, ''))}?again${link}`);
    await tab.playable();
    for (const cell of round) await play(cell);
    await tab.says(/third time: a draw/);
    assert.equal(await tab.text('#turn'), 'It’s a draw');
  },
);

inEachBrowser('in misère play the line loses, by every hand, and a computer answers', async ({ open }) => {
  const tab = await open('#v=1&rules=3,3,3,vanish,misere&x=human&o=human&moves=a1.a2.b1.b2');
  for (const hand of handsAt(tab)) {
    await hand.pressCell('c1');
    await tab.says(/X completed a line, so O wins/);
    await tab.press('#undo');
    await expectSoon(() => moves(tab), 'a1.a2.b1.b2');
  }
  const other = await open('#v=1&rules=3,3,3,vanish&x=human&o=perfect');
  await other.press('[data-cell=b1]');
  await other.says(/O [abc][123]/);
});

withTwoPlayers(
  ['Chromium', 'Firefox'],
  'by links, a friend’s game ends by repetition on both sides',
  async (host, guest) => {
    const one = await host.open('#v=1&rules=3,3,3,vanish&x=human&o=human');
    await one.invite('X');
    const two = await guest.open();
    for (const [turn, cell] of whole.entries()) {
      const [from, to] = turn % 2 === 0 ? [one, two] : [two, one];
      const before = await from.marks();
      await from.press(`[data-cell=${cell}]`);
      await expectSoon(async () => (await from.marks()) !== before, true);
      await to.goto(await from.send());
      await to.playable();
      await to.shows(await from.marks());
    }
    for (const tab of [one, two]) await expectSoon(() => tab.text('#turn'), 'It’s a draw');
  },
);
