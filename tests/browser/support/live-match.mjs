// A whole live match between two people: each sees the other's moves at once.
import assert from 'node:assert/strict';
import { expectSoon } from './expect.mjs';
import { bothShow, connect, withTwoPlayers } from './friend.mjs';

/** @param {[string, string]} pair names of browsers */
export function matchLive(pair) {
  withTwoPlayers(pair, 'a match live, with a wave, undo, a rematch, and reloads in the middle', async (host, guest) => {
    const one = await host.open();
    await one.invite('X');
    const two = await guest.open();
    await connect(one, two);
    await two.stands(/^You are O\. Your friend’s turn/);

    /** One plays, and the other sees it. */
    const move = async (from, to, cell, marks) => {
      await from.play(cell);
      await to.says(new RegExp(`Your friend played ${cell}\\.`));
      await bothShow(marks, one, two);
    };
    await move(one, two, 'b2', '....X....');
    await move(two, one, 'a1', 'O...X....');
    await one.press('#settings');
    await one.press('#sound');
    await one.press('Close');
    await one.run(() => {
      globalThis.tones = 0;
      const Tone = globalThis.OscillatorNode;
      globalThis.OscillatorNode = class extends Tone {
        constructor(...given) {
          super(...given);
          globalThis.tones += 1;
        }
      };
    });
    // It is visible for two and a half seconds.
    await one.run(() => {
      globalThis.waved = false;
      new MutationObserver(() => {
        globalThis.waved ||= document.querySelector('#board .waved')?.checkVisibility() ?? false;
      }).observe(document.getElementById('board'), { childList: true });
    });
    await two.press('Wave');
    await one.says('Your friend waved.');
    await expectSoon(() => one.run(() => globalThis.waved), true);
    await expectSoon(() => one.run(() => globalThis.tones), 2);
    for (const tab of [one, two]) {
      assert.doesNotMatch(await tab.run(() => document.getElementById('talk').innerText), /\b[Ss]end/);
    }

    await two.press('#undo');
    await one.stands(/Your friend asks to undo a move/);
    await one.press('Accept');
    await bothShow('....X....', one, two);
    await two.says(/Your friend accepted/);
    await two.stands('You are O. It’s your turn.');

    // One reloads, the other plays on and then reloads too: a fresh code continues the game, with that move.
    await one.reload();
    await two.live(/^Lost the connection to your friend at .*Reconnect or continue by link\.$/);
    await one.playable();
    await one.live('The connection ended when this page was reloaded. Reconnect or continue by link.');
    await bothShow('....X....', one, two);
    await two.play('a2');
    await two.reload();
    await two.playable();
    await connect(two, one, 'Reconnect');
    await bothShow('...OX....', one, two);

    await move(one, two, 'b1', '.X.OX....');
    await one.press('#undo');
    await two.stands(/Your friend asks to undo/);
    await two.press('Decline');
    await one.says(/Your friend declined the undo/);
    await move(two, one, 'c3', '.X.OX...O');
    await one.play('b3');
    await two.says(/You won!|Your friend won/);

    await two.press('Play again');
    await one.stands('You are X. Your friend wants to play again.');
    await expectSoon(() => one.text('#said > :not(.heard)'), 'Your friend wants to play again.');
    assert.equal(await one.marks(), '.X.OX..XO', 'the finished board stays until they agree');
    await two.stands(/Waiting for your friend to play again…$/);
    await expectSoon(() => two.text('#turn'), 'Waiting for your friend');
    await two.says(/^(?!.*Your turn).*Waiting for your friend\.$/);
    await one.press('Play again');
    await two.says(/first this time\. Your turn\.$/);
    await one.stands(/^You are O\. Your friend’s turn/);
    await move(two, one, 'a1', 'X........');
    await expectSoon(() => one.text('#score-o'), '1');
    await expectSoon(() => two.text('#score-o'), '1');

    await one.press('Disconnect');
    await one.live(/^You disconnected/);
    await two.live(/^Your friend disconnected/);
  });
}
