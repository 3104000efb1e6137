// A whole match by links, in two browsers: every move is sent, and both reload after each.
import { expectSoon } from './support/expect.mjs';
import { bothShow, reloaded, withTwoPlayers } from './support/two-players.mjs';

const signs = [...'.........'];
/** What the boards show after these moves, X first. */
const after = (...cells) => {
  const board = [...signs];
  cells.forEach((cell, ply) => {
    board['abc'.indexOf(cell[0]) + 3 * (Number(cell[1]) - 1)] = ply % 2 === 0 ? 'X' : 'O';
  });
  return board.join('');
};

for (const pair of [
  ['Chromium', 'Chromium'],
  ['Firefox', 'Firefox'],
  ['Chromium', 'Firefox'],
]) {
  withTwoPlayers(pair, 'a match by links, with reloads, undo and a rematch', async (host, guest) => {
    const one = await host.open();
    await one.invite('X');
    await one.play('b2');
    await one.stands(/^You are X\. .*[Ss]end it to your friend\.$/);
    const two = await guest.open(await one.send());
    await two.stands('You are O. It’s your turn.');
    await one.stands(/^You are X\. Your friend’s turn/);
    await reloaded(one, two);

    /** One plays and sends, the other opens the link. */
    const move = async (from, to, cell) => {
      await from.play(cell);
      await reloaded(from);
      await to.goto(await from.send());
      await to.says(new RegExp(`Your friend played ${cell}\\.`));
      await reloaded(one, two);
    };
    await move(two, one, 'a1');

    await two.press('#undo');
    await two.stands(/Ask your friend to undo/);
    await reloaded(two);
    await one.goto(await two.send('Ask to undo'));
    await one.stands(/Your friend wants to undo a move/);
    await reloaded(one, two);
    await one.press('Accept');
    await one.stands(/^You are X\. .*[Ss]end it to your friend\.$/);
    await two.goto(await one.send());
    await two.stands('You are O. It’s your turn.');
    await bothShow(after('b2'), one, two);
    await reloaded(one, two);

    await move(two, one, 'a2');
    await move(one, two, 'b1');
    await one.press('#undo');
    await two.goto(await one.send('Ask to undo'));
    await two.stands(/Your friend wants to undo/);
    await two.press('Decline');
    await one.goto(await two.send());
    await one.says(/Your friend declined to undo/);
    await bothShow(after('b2', 'a2', 'b1'), one, two);

    await move(two, one, 'c3');
    await one.play('b3');
    await one.stands('You are X. Send the last move to your friend.');
    await two.goto(await one.send());
    await two.says(/You won!|Your friend won/);
    await reloaded(one, two);

    // The next game with changed marks, which the guest has chosen.
    await two.press('#settings');
    await two.press('#alternate');
    await two.press('Close');
    await two.press('Play again');
    await two.stands('You are X. Step 1 of 2: make the first move.');
    await two.play('a1');
    await one.goto(await two.send());
    await one.stands('You are O. It’s your turn.');
    await one.shows(after('a1'));
    await two.shows(after('a1'));
    await expectSoon(() => one.text('#score-o'), '1');
    await expectSoon(() => two.text('#score-o'), '1');
    await reloaded(one, two);
  });
}
