// Whatever becomes of the thinker: the user hears of it and can try again, in every browser.
import assert from 'node:assert/strict';
import { inEachBrowser } from '../support/engines.mjs';
import { expectSoon } from '../support/expect.mjs';

const awaited = '#v=1&o=perfect&moves=b2';
const notice = (tab) => tab.run(() => document.getElementById('thinker')?.textContent ?? '');
/** The notice, where it has not been seen yet. */
const newNotice = (tab) =>
  tab.run(() => {
    const found = document.getElementById('thinker');
    if (!found || found.dataset.seen) return '';
    found.dataset.seen = 'yes';
    return found.textContent;
  });
const count = async (tab) => (await tab.marks()).replaceAll('.', '').length;

/** What can become of a module on its way. */
const damages = {
  truncated: (bytes) => bytes.subarray(0, bytes.length / 2),
  damaged: (bytes) => Buffer.from(bytes).fill(0xff, 2000, 4000),
  'something else': () => Buffer.from('<!doctype html><title>404</title>'),
  empty: () => Buffer.alloc(0),
};

inEachBrowser(
  'a thinker’s module that is no good is told of each time, and Try again finds the repaired one',
  async ({ open, site }) => {
    let whole;
    const serveIt = (change) =>
      site.edit(/^thinker-[0-9a-f]+\.wasm$/, (bytes) => {
        whole ??= bytes;
        return change(whole);
      });
    let tab = null;
    for (const [what, damage] of Object.entries(damages)) {
      serveIt(damage);
      if (tab) await tab.press('Try again');
      tab ??= await open(awaited);
      await expectSoon(() => newNotice(tab), /Try again/);
      await tab.says(/computer cannot play/);
      assert.equal(await tab.text('#turn'), 'O to move', what);
      assert.equal(await count(tab), 1, what);
    }
    serveIt((bytes) => bytes);
    await tab.press('Try again');
    await tab.says(/Your turn/);
    assert.equal(await count(tab), 2);
    await expectSoon(() => notice(tab), '');
  },
);

inEachBrowser('a Worker that cannot be constructed is told of, and two people still play', async ({ open, site }) => {
  site.putBefore("globalThis.Worker = class { constructor() { throw new DOMException('no', 'SecurityError'); } };");
  const tab = await open(awaited);
  await tab.says(/computer cannot play/);
  await tab.run(() => {
    const choice = document.getElementById('player-o');
    choice.value = 'human';
    choice.dispatchEvent(new Event('change'));
  });
  await tab.play('a1', 'c3');
  assert.equal(await tab.marks(), 'O...X...X');
});

inEachBrowser('a hint of a lost thinker is refused in words, and so nobody waits for it', async ({ open, site }) => {
  site.putBefore("globalThis.Worker = class { constructor() { throw new Error('no'); } };");
  const tab = await open(awaited);
  await tab.says(/computer cannot play/);
  await tab.press('#undo');
  await expectSoon(() => count(tab), 0);
  await tab.press('#hint');
  await tab.says(/cannot think here/);
  await tab.press('#analyse');
  await tab.says(/cannot think here|Analysis/);
  assert.notEqual(await tab.text('#said'), 'Looking for a good move…');
});

inEachBrowser('a thinker that dies at its work is started again and answers', async ({ open, site }) => {
  site.putBefore(
    `const Real = Worker;
    let made = 0;
    globalThis.Worker = class extends Real {
      constructor(...given) {
        super(...given);
        made += 1;
        if (made === 1) setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'died' })), 0);
      }
    };`,
  );
  const tab = await open(awaited);
  await tab.says(/Your turn/);
  assert.equal(await count(tab), 2);
});
