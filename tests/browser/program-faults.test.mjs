// A program that breaks down in the middle of a game: the page says so, and a reload brings the game back.
import { button, clickCell, marks, playByMouse } from './support/board.mjs';
import { playable, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite('complaints');

/** Runs before the page: once `trapIn` is `calls`, each call of the page traps; once it is `callbacks`, each of the
 * browser's, which SDL has registered. */
function makeBreakable() {
  // One function, whose body is `unreachable`.
  const bytes = '0061736d01000000010401600000030201000705010166000 00a05010300000b'.replace(' ', '').match(/../g);
  const trap = () =>
    new WebAssembly.Instance(
      new WebAssembly.Module(Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16))),
    ).exports.f();
  const breakable =
    (where, act) =>
    (...given) =>
      globalThis.trapIn === where ? trap() : act(...given);
  const instantiate = WebAssembly.instantiate.bind(WebAssembly);
  WebAssembly.instantiate = async (...given) => {
    const { exports } = await instantiate(...given);
    const changed = Object.entries(exports).map(([name, value]) => {
      if (typeof value === 'function') return [name, breakable('calls', value)];
      if (value instanceof WebAssembly.Table)
        value.get = (at) => breakable('callbacks', WebAssembly.Table.prototype.get.call(value, at));
      return [name, value];
    });
    return { exports: Object.fromEntries(changed) };
  };
}

const breaks = (page) => page.locator('[role=alert]', { hasText: /Something went wrong/ }).waitFor();

for (const [how, where, act] of [
  ['a press, in what the browser calls', 'callbacks', (page) => clickCell(page, 'c3')],
  ['a button', 'calls', (page) => button(page, 'Undo').click()],
]) {
  test(`a program that breaks down by ${how}: that is told, and the game is there after Reload`, async () => {
    const page = await site.open('#v=1', { prepare: (fresh) => fresh.addInitScript(makeBreakable) });
    await playByMouse(page, 'b2', 'a1');
    await page.evaluate((one) => (globalThis.trapIn = one), where);
    await act(page);
    await breaks(page);
    // Presses do nothing now, and break nothing.
    await clickCell(page, 'a3');
    await page.keyboard.press('n');
    await expectSoon(() => page.getByRole('alert').count(), 1);
    await button(page, 'Reload').click();
    await expectSoon(() => page.evaluate(() => globalThis.trapIn).catch(() => ''), undefined);
    await playable(page);
    await expectSoon(() => marks(page), 'O...X....');
    await playByMouse(page, 'c3');
  });
}

test('a program that breaks down at its first frame: that is told', async () => {
  // Loading ends just before the first frame.
  const breakThen = () => {
    const { remove } = Element.prototype;
    Element.prototype.remove = function removeAndBreak() {
      remove.call(this);
      if (this.id === 'loading') globalThis.trapIn = 'calls';
    };
  };
  const page = await site.visit('#v=1', {
    async prepare(fresh) {
      for (const script of [makeBreakable, breakThen]) await fresh.addInitScript(script);
    },
  });
  await breaks(page);
  await button(page, 'Reload').waitFor();
});
