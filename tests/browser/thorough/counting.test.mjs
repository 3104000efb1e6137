// Each ending is counted once, whatever way leads to it, in every browser.
import assert from 'node:assert/strict';
import { inEachBrowser } from '../support/engines.mjs';
import { expectSoon } from '../support/expect.mjs';

const won = ['a1', 'a2', 'b1', 'b2', 'c1'];
const ids = async (tab) => ((await tab.stored('games'))?.games ?? []).map(({ id }) => id);
const score = (tab) => tab.text('#score-x');

inEachBrowser('a win, New game and the browser’s Back count one game, and the score stays', async ({ open }) => {
  const tab = await open();
  await tab.play(...won);
  await tab.says(/X wins/);
  for (let i = 0; i < 2; i += 1) {
    await tab.press('#new');
    await expectSoon(tab.marks, '.........');
    await tab.back();
    await expectSoon(tab.marks, 'XXXOO....');
  }
  assert.equal((await ids(tab)).length, 1);
  assert.equal(await score(tab), '1');
});

inEachBrowser('the end that is taken back and played again is still one game', async ({ open }) => {
  const tab = await open();
  await tab.play(...won);
  await tab.press('#undo');
  await expectSoon(tab.marks, 'XX.OO....');
  await tab.play('c1');
  await tab.press('#undo');
  await expectSoon(tab.marks, 'XX.OO....');
  await tab.play('a3', 'c2');
  await tab.says(/O wins/);
  const { games } = await tab.stored('games');
  assert.deepEqual(
    games.map(({ outcome }) => outcome),
    ['o_wins'],
  );
});

inEachBrowser('a link opened in the same tab is a game of its own', async ({ open }) => {
  const tab = await open();
  await tab.play(...won);
  await tab.run(() => {
    location.hash = '#v=1&moves=a1.a2.b1.b2';
  });
  await expectSoon(tab.marks, 'XX.OO....');
  await tab.play('c1');
  await expectSoon(async () => new Set(await ids(tab)).size, 2);
});

inEachBrowser('two tabs at the bare address are two games', async ({ open }) => {
  const tab = await open();
  const other = await open();
  await tab.play(...won);
  await other.play(...won);
  await expectSoon(async () => new Set(await ids(tab)).size, 2);
});

inEachBrowser('a reload of a finished game does not count it again', async ({ open }) => {
  const tab = await open();
  await tab.play(...won);
  await tab.reload();
  await tab.playable();
  assert.equal((await ids(tab)).length, 1);
  assert.equal(await score(tab), '1');
});

inEachBrowser('a file with one finished game brings one, however often it is loaded', async ({ open }) => {
  const tab = await open();
  await tab.play(...won);
  const { save } = await tab.stored('save');
  const { games } = await tab.stored('games');
  const address = await tab.run(() => location.hash.slice(1));
  const settings = { theme: 'dark', pace: 0, animation: false, sound: false, vibration: false, alternate: false };
  for (const file of [
    { format: 'tic-tac-toe', version: 1, settings, games, address, save },
    { format: 'tic-tac-toe', version: 1, settings, games, address },
  ]) {
    await tab.press('#statistics');
    await expectSoon(
      () => tab.run(() => document.querySelector('#statistics-dialog[open] input[type=file]') !== null),
      true,
    );
    await tab.run((text) => {
      const given = new DataTransfer();
      given.items.add(new File([text], 'x.json'));
      const field = document.querySelector('input[type=file]');
      field.files = given.files;
      field.dispatchEvent(new Event('change'));
    }, JSON.stringify(file));
    await tab.press('Replace');
    await expectSoon(() => tab.text('#statistics-dialog .told'), /Loaded/);
    await expectSoon(tab.marks, 'XXXOO....');
    assert.equal((await ids(tab)).length, 1);
    await tab.run(() => document.querySelector('#statistics-dialog').close());
  }
});
