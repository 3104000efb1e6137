// Whole matches live, in two browsers: what one does arrives at the other at once.
import { expectSoon } from './support/expect.mjs';
import { bothShow, connect, withTwoPlayers } from './support/two-players.mjs';

for (const pair of [
  ['Chromium', 'Chromium'],
  ['Firefox', 'Firefox'],
  ['Chromium', 'Firefox'],
]) {
  withTwoPlayers(pair, 'a match live, with a wave, undo, a rematch and reloads', async (host, guest) => {
    const one = await host.open();
    await one.invite('X');
    const two = await guest.open();
    await connect(one, two);
    await two.stands(/^You are O\. Waiting for your friend/);

    /** One plays, and the other sees it. */
    const move = async (from, to, cell, marks) => {
      await from.play(cell);
      await to.says(new RegExp(`Your friend played ${cell}\\.`));
      await bothShow(marks, one, two);
    };
    await move(one, two, 'b2', '....X....');
    await move(two, one, 'a1', 'O...X....');
    await two.press('Wave');
    await one.says('Your friend waves.');

    await two.press('#undo');
    await one.stands(/Your friend asks to take a move back/);
    await one.press('Agree');
    await bothShow('....X....', one, two);
    await two.says(/Your friend agreed/);
    await two.stands('You are O. It is your turn.');

    // Either side reloads: the connection is lost and the game kept, and a fresh code brings it on.
    await two.reload();
    await two.playable();
    await one.live(/^Connection lost at/);
    await two.play('a2');
    await connect(one, two, 'Fresh code');
    await bothShow('...OX....', one, two);
    await one.reload();
    await one.playable();
    await two.live(/^Connection lost at/);
    await connect(one, two);

    await move(one, two, 'b1', '.X.OX....');
    await one.press('#undo');
    await two.stands(/Your friend asks/);
    await two.press('Refuse');
    await one.says(/Your friend did not take the move back/);
    await move(two, one, 'c3', '.X.OX...O');
    await one.play('b3');
    await two.says(/X wins!/);

    await two.press('#settings');
    await two.press('#alternate');
    await two.press('Close');
    await two.press('Play again');
    await one.stands(/^You are O\. Waiting for your friend/);
    await move(two, one, 'a1', 'X........');
    await expectSoon(() => one.text('#score-o'), '1');
    await expectSoon(() => two.text('#score-o'), '1');

    await one.press('Leave live');
    await one.live(/^You have left/);
    await two.live(/^Your friend has left/);
  });
}
