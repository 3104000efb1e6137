// What is stored may be denied, damaged, somebody else's or out of range, in every browser.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, siteFolder } from '../support/browser.mjs';
import { inEachBrowser } from '../support/engines.mjs';
import { expectSoon } from '../support/expect.mjs';

const won = ['a1', 'a2', 'b1', 'b2', 'c1'];
const store = (tab, name, entry) =>
  tab.run(
    (key, text) => localStorage.setItem(`tic-tac-toe ${new URL('.', location.href).pathname} ${key}`, text),
    name,
    JSON.stringify(entry),
  );
const asides = (tab) => tab.run(() => Object.keys(localStorage).filter((key) => key.includes('set-aside')).length);
const clearAll = async (tab) => {
  await tab.press('#statistics');
  await tab.press('Clear everything');
  await tab.press('Clear');
};

inEachBrowser(
  'with storage denied everything works until the tab closes, Clear everything too',
  async ({ open, site }) => {
    site.putBefore(
      `for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, { get() { throw new DOMException('denied', 'SecurityError'); } });
    }`,
    );
    const tab = await open();
    await tab.says(/saves nothing/);
    await tab.play(...won);
    await clearAll(tab);
    await expectSoon(tab.marks, '.........');
    await expectSoon(() => tab.text('#statistics-dialog'), /No games yet/);
  },
);

inEachBrowser('Clear everything leaves what other pages of the same origin keep', async ({ open }) => {
  const tab = await open();
  await tab.run(() => {
    sessionStorage.setItem('another app', 'kept');
    localStorage.setItem('another app', 'kept');
    localStorage.setItem('tic-tac-toe /elsewhere/ settings', 'kept');
  });
  await tab.play(...won);
  await clearAll(tab);
  await expectSoon(tab.marks, '.........');
  assert.deepEqual(
    await tab.run(() => [
      sessionStorage['another app'],
      localStorage['another app'],
      localStorage['tic-tac-toe /elsewhere/ settings'],
    ]),
    ['kept', 'kept', 'kept'],
  );
  await tab.reload();
  await tab.playable();
  assert.equal(await tab.marks(), '.........');
  assert.equal(await tab.text('#score-x'), '');
});

/** Leaves a page for one that is no game, so that the browser may put it aside whole. */
const leave = (tab, address) => tab.goto(`${address}icons/icon-192.png`);

inEachBrowser(
  'where tabs may hear nothing of each other, a game with a friend begins, and its link is taken',
  async ({ open, site, address }) => {
    site.putBefore(
      `globalThis.BroadcastChannel = class {
      constructor() { throw new DOMException('denied', 'SecurityError'); }
    };`,
    );
    const tab = await open();
    const stands = (pattern) => expectSoon(() => tab.text('#apart .apart-status'), pattern);
    await tab.press('#match');
    await expectSoon(() => tab.run(() => Boolean(document.querySelector('#match-dialog[open]'))), true);
    await tab.run(() => document.querySelector('input[name=opponent][value=elsewhere]').click());
    await tab.press('Start');
    await stands(/^You are X\./);
    await tab.play('b2');
    await tab.press('Link and code');
    const field = () => tab.run(() => document.getElementById('link-for-friend')?.value ?? '');
    const link = await expectSoon(field, /#g=/);
    // From here on this is somebody else.
    await leave(tab, address);
    await tab.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await tab.goto(link);
    await tab.playable();
    await stands(/^You are O\. It’s your turn/);
    await expectSoon(tab.marks, '....X....');
    await tab.play('a1');
    await stands(/[Ss]end it to your friend/);
  },
);

inEachBrowser(
  'Back brings nothing back of a page that was left before everything was cleared in another tab',
  async ({ open, address }) => {
    const tab = await open();
    await tab.play(...won);
    await leave(tab, address);
    await clearAll(await open());
    await tab.goBack('.........');
    assert.equal(await tab.text('#score-x'), '');
    await tab.press('#statistics');
    await expectSoon(() => tab.text('#statistics-dialog'), /No games yet/);
  },
);

inEachBrowser(
  'Back brings nothing back of a page that was left before everything was cleared in this tab',
  async ({ open, address }) => {
    const tab = await open();
    await tab.play('b2', 'a1');
    await leave(tab, address);
    await tab.goto(`${address}#v=1&moves=c3`);
    await tab.playable();
    await clearAll(tab);
    await expectSoon(tab.marks, '.........');
    await tab.goBack('.........');
    await tab.goBack();
    await expectSoon(() => tab.run(() => location.pathname), /icon/);
    await tab.goBack('.........');
    assert.match(await tab.run(() => location.pathname), /where\/$/);
  },
);

inEachBrowser(
  'a page that was left and comes back by Back has the settings that were chosen meanwhile',
  async ({ open, address }) => {
    const theme = (tab) => expectSoon(() => tab.run(() => document.documentElement.dataset.theme), 'dark');
    const tab = await open();
    await tab.play('b2');
    await leave(tab, address);
    const other = await open();
    await other.press('#settings');
    await expectSoon(() => other.run(() => Boolean(document.querySelector('#settings-dialog[open] #theme'))), true);
    await other.run(() => {
      const field = document.getElementById('theme');
      field.value = 'dark';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await theme(other);
    await tab.goBack('....X....');
    await theme(tab);
  },
);

inEachBrowser('a stored pace out of range is set aside, and the computer answers', async ({ open, address }) => {
  const tab = await open();
  for (const [before, pace] of [1e15, -1, 2.5].entries()) {
    await store(tab, 'settings', { version: 1, theme: 'dark', pace, animation: true, sound: false, vibration: true });
    await tab.goto(`${address}?${pace}#v=1&o=random&moves=b2`);
    await tab.playable();
    await tab.says(/Your turn/);
    assert.equal(await asides(tab), before + 1, `${pace}`);
  }
});

inEachBrowser('one bad record of a finished game sets only itself aside', async ({ open }) => {
  const tab = await open();
  const game = { when: 1, rules: '3,3,3', x: 'human', o: 'human', outcome: 'draw', address: 'v=1&rules=3,3,3' };
  await store(tab, 'games', { version: 1, games: [{ ...game, id: 'a' }, { id: 'b' }, { ...game, id: 'c' }] });
  await tab.press('#statistics');
  await expectSoon(() => tab.run(() => document.querySelectorAll('#statistics-dialog details li').length), 2);
  assert.equal(await asides(tab), 1);
});

inEachBrowser('a damaged save is told of, set aside, and costs nothing else', async ({ open, visit, address }) => {
  const first = await open();
  await store(first, 'save', { version: 1, save: 'save=1&id=nonsense' });
  const tab = await visit(address);
  await tab.playable();
  await tab.says(/could not be read/);
  assert.equal(await asides(tab), 1);
  await tab.play(...won);
  await expectSoon(async () => (await tab.stored('games')).games.length, 1);
});

inEachBrowser('two forks under one host share neither game nor settings', async ({ visit }) => {
  const root = mkdtempSync(join(tmpdir(), 'ttt-forks-'));
  for (const fork of ['one', 'two']) {
    mkdirSync(join(root, fork));
    cpSync(siteFolder, join(root, fork), { recursive: true });
  }
  const server = await serve(root);
  try {
    const one = await visit(`${server.address}one/#v=1`);
    await one.playable();
    await one.play('b2');
    const two = await visit(`${server.address}two/#v=1`);
    await two.playable();
    assert.equal(await two.marks(), '.........');
    await two.play('a1');
    const again = await visit(`${server.address}one/`);
    await again.playable();
    assert.equal(await again.marks(), '....X....');
  } finally {
    await server.close();
    rmSync(root, { recursive: true });
  }
});

inEachBrowser(
  'what was kept before keys had a folder is taken over: settings, games, and the game in progress',
  async ({ visit, address }) => {
    const tab = await visit(`${address}icons/icon-192.png`);
    await tab.run(() => {
      const game = {
        id: 'a',
        when: 1,
        rules: '3,3,3',
        x: 'human',
        o: 'human',
        outcome: 'draw',
        address: 'v=1&rules=3,3,3',
      };
      const entries = {
        settings: { theme: 'dark', pace: 0, animation: false, sound: false, vibration: false, alternate: false },
        games: { games: [game] },
        game: {
          address: 'v=1&moves=b2.a1',
          cursor: 2,
          score: { first: 0, second: 0, draws: 0 },
          first_plays_x: true,
          id: 'x',
        },
      };
      for (const [name, entry] of Object.entries(entries)) {
        localStorage.setItem(`tic-tac-toe/${name}`, JSON.stringify({ version: 1, ...entry }));
      }
    });
    await tab.goto(address);
    await tab.playable();
    assert.equal(await tab.run(() => document.documentElement.dataset.theme), 'dark');
    assert.equal(await tab.marks(), 'O...X....');
    assert.equal((await tab.stored('games')).games.length, 1);
    assert.equal(await asides(tab), 0);
  },
);

inEachBrowser('the game is written when it changes, and not with every thought', async ({ open }) => {
  const tab = await open('#v=1&rules=7,7,5&moves=d4');
  await tab.run(() => {
    globalThis.written = [];
    const real = Storage.prototype.setItem;
    Storage.prototype.setItem = function note(key, text) {
      globalThis.written.push(key);
      return real.call(this, key, text);
    };
  });
  await tab.press('#analyse');
  await expectSoon(
    () => tab.run(() => document.querySelectorAll('.values li.win, .values li.draw, .values li.loss').length),
    (n) => n > 0,
  );
  assert.deepEqual(await tab.run(() => globalThis.written), []);
  await tab.play('a1');
  const [session, local] = await expectSoon(
    () => tab.run(() => globalThis.written),
    (written) => written.length === 2,
  );
  assert.equal(session, local);
});
