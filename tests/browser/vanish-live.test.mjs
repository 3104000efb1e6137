// Vanishing marks live, in two browsers.
import assert from 'node:assert/strict';
import { first, whole } from './support/repetition.mjs';
import { bothShow, connect, withTwoPlayers } from './support/two-players.mjs';

for (const pair of [
  ['Chromium', 'Firefox'],
  ['Firefox', 'Chromium'],
]) {
  withTwoPlayers(
    pair,
    'live play of it: marks leave on both boards, and a repetition ends it on both',
    async (host, guest) => {
      const one = await host.open('#v=1&rules=3,3,3,vanish&x=human&o=human');
      await one.invite('X');
      const two = await guest.open();
      await connect(one, two);
      await two.stands(/^You are O\. Your friend’s turn/);
      for (const [turn, cell] of whole.entries()) {
        const [from, to] = turn % 2 === 0 ? [one, two] : [two, one];
        await from.press(`[data-cell=${cell}]`);
        await to.says(new RegExp(`Your friend played ${cell}\\.|third time`));
        if (turn === first.length) await bothShow(await one.marks(), one, two);
      }
      for (const tab of [one, two]) {
        await tab.says(/third time: a draw/);
        assert.equal(await tab.text('#turn'), 'It’s a draw');
      }
      await bothShow(await one.marks(), one, two);
    },
  );
}
