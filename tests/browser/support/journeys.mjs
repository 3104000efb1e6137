// One journey through each capability, for every browser: what a page can do there that no other test can show. Details
// are tested only in Chromium, or without a browser.
import assert from 'node:assert/strict';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { course, parseCourse } from '../../../web/learn/course.ts';
import { learn } from '../../../web/words/en/learn.ts';
import { lessonWords } from '../../../web/words/en/lessons.ts';
import { machines } from '../../../web/words/en/machines.ts';
import { inBrowser } from './engines.mjs';
import { expectSoon } from './expect.mjs';
import { handsAt } from './hands.mjs';
import { storedGames, storeEntries } from './stored.mjs';
import { makeStudyInNode } from './study.mjs';
import { begun, withTwoPlayers } from './friend.mjs';

const date = '2026-12-01';
const study = await makeStudyInNode();
const [easy, medium, hard] = study.day(date);

const hash = (tab) => tab.run(() => location.hash);
const goTo = (tab, to) => tab.run((address) => (location.hash = address), to);
const nameOf = (tab, cell) => tab.run((name) => document.querySelector(`[data-cell=${name}]`).ariaLabel, cell);
const count = (tab, selector) => tab.run((one) => document.querySelectorAll(one).length, selector);
const opens = (tab, dialog) => expectSoon(() => count(tab, `${dialog}[open]`), 1);
const handOf = (tab, wanted) => handsAt(tab).find(({ name }) => name === wanted);
const asked = (tab) => tab.says(/(was a mistake|missed a win).*\./);
const reload = async (tab) => {
  await tab.reload();
  await tab.playable();
};
/** Chooses in a field, once it is there: its part may still be loading. */
const choose = async (tab, selector, value) => {
  await expectSoon(() => count(tab, selector), 1);
  await tab.run(
    (one, wanted) => {
      const field = document.querySelector(one);
      field.value = wanted;
      for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    },
    selector,
    value,
  );
};
/** Waits until the bar of a line or a question says this. */
const barSays = (tab, pattern) =>
  expectSoon(
    () => tab.run(() => [...document.querySelectorAll('.line-bar:not([hidden])')].map((bar) => bar.textContent).join()),
    pattern,
  );
const won = ['a1', 'a2', 'b1', 'b2', 'c1'];
const games = (tab) => tab.run(storedGames);

/** Leaves the page for one without the game, so that the browser may put it into the back/forward cache. */
const leave = (tab, address) => tab.goto(`${address}icons/icon-192.png`);
async function clearAll(tab) {
  await tab.press('#statistics');
  await tab.press('Clear everything');
  await tab.press('Clear');
  await expectSoon(() => tab.text('#statistics-dialog .told'), 'Cleared.');
}

/** Solves the puzzle that is on the board. */
async function solve(tab, puzzle) {
  for (const cell of study.answers(puzzle)) {
    await tab.press(`[data-cell=${cell}]`);
    await tab.says(new RegExp(`${cell} is right[!.]`));
  }
}

async function openLearn(tab, name) {
  await tab.press('Learn');
  await opens(tab, '#learn-dialog');
  await tab.press(name);
}

/** The mark that the canvas shows in each cell, by colour. */
const painted = (tab) =>
  tab.run(() => {
    const canvas = document.getElementById('canvas');
    const side = canvas.width / 3;
    const style = getComputedStyle(document.documentElement);
    const channels = (name) =>
      [...style.getPropertyValue(name).matchAll(/[0-9a-f]{2}/g)].map(([hex]) => parseInt(hex, 16));
    const colours = { X: channels('--x'), O: channels('--o') };
    const markIn = (x, y) => {
      const { data } = canvas.getContext('2d').getImageData(x * side, y * side, side, side);
      const isNear = (colour, at) => colour.every((channel, k) => Math.abs(channel - data[at + k]) < 24);
      const found = Object.entries(colours).filter(([, colour]) => {
        let count = 0;
        for (let at = 0; at < data.length; at += 4) count += isNear(colour, at) ? 1 : 0;
        return count > (side * side) / 50;
      });
      return found.map(([mark]) => mark).join('') || '.';
    };
    return Array.from({ length: 9 }, (_, index) => markIn(index % 3, Math.floor(index / 3))).join('');
  });

/** @type {[name: string, act: Parameters<typeof inBrowser>[2], options?: Parameters<typeof inBrowser>[3]][]} */
const journeys = [
  [
    'the computer answers, the canvas shows what the grid says, and two people play by every hand and by keys',
    async ({ open }) => {
      const tab = await open('#v=1&o=perfect&moves=b2');
      await tab.says(/O [abc][123].*Your turn/);
      const marks = await tab.marks();
      assert.equal(marks.replaceAll('.', '').length, 2);
      await expectSoon(() => painted(tab), marks);
      await goTo(tab, '#v=1&rules=3,3,3&x=human&o=human');
      for (const { pressCell } of handsAt(tab)) {
        await expectSoon(tab.marks, '.........');
        for (const [number, cell] of ['a1', 'b1', 'b2', 'c1', 'c3'].entries()) {
          await pressCell(cell);
          await expectSoon(() => nameOf(tab, cell), new RegExp(`^${cell}, ${number % 2 === 0 ? 'X' : 'O'}`));
        }
        await tab.says(/X wins!/);
        await tab.press('#new');
      }
      await expectSoon(tab.marks, '.........');
      await tab.run(() => document.querySelector('[role=grid] button[tabindex="0"]').focus());
      for (const key of ['ArrowUp', 'ArrowUp', 'Home', 'Enter', 'ArrowDown', ' ', '5', 'e']) await tab.key(key);
      await expectSoon(tab.marks, /^X.OOX/);
    },
  ],
  [
    'a game is counted once, whatever leads back to its end, and a win is celebrated with an offer of sounds',
    async ({ open }) => {
      const tab = await open('#v=1&o=easy&moves=a1.b1.b2.c1');
      await tab.play('c3');
      await expectSoon(() => tab.run(() => document.getElementById('turn').dataset.ending), 'won');
      await expectSoon(() => tab.text('.sound-offer p'), 'Sound?');
      await tab.press('Yes');
      await expectSoon(async () => (await tab.stored('settings')).sound, true);
      await tab.run(() => document.querySelector('#new').focus());
      await tab.key('Enter');
      await expectSoon(tab.marks, '.........');
      await tab.back();
      await expectSoon(tab.marks, 'XOO.X...X');
      await reload(tab);
      await expectSoon(async () => (await games(tab)).length, 1);
      const other = await open('#v=1&x=human&o=human');
      await other.play(...won);
      await expectSoon(async () => new Set((await games(tab)).map(({ id }) => id)).size, 2);
    },
  ],
  [
    'a game is analysed by the mouse: values, reasons, a line of play and the curve',
    async ({ open }) => {
      const tab = await open('#v=1&moves=a1.b2.c3');
      const { press } = handOf(tab, 'mouse');
      await press('#analyse');
      await expectSoon(() => nameOf(tab, 'c1'), 'c1, empty, loses in 2');
      await expectSoon(() => tab.text('.analysis'), /A draw with best play/);
      await expectSoon(() => tab.text('.analysis h3'), 'X’s last move, c3:');
      await press('c1');
      await expectSoon(() => tab.text('.analysis h3'), 'Why c1?');
      await expectSoon(
        () => tab.text('.analysis .reasons'),
        /It lets X make two threats at once: a3 blocks, and threatens .* is better: it holds the draw\./,
      );
      await press('Step through the refutation');
      await barSays(tab, /1 of \d: O c1 threatens three in a row at a3\./);
      await expectSoon(() => nameOf(tab, 'a3'), 'a3, empty, O’s threat');
      await press('[aria-label="Next move of the line"]:has(svg)');
      await barSays(tab, /2 of \d: X must block at a3/);
      await expectSoon(() => nameOf(tab, 'a3'), 'a3, empty, X, move 2 of the line');
      await tab.press(learn.buttons.leave);
      const points = () =>
        tab.run(() => [...document.querySelectorAll('.game-curve .points button')].map((one) => one.title));
      assert.deepEqual(await points(), [], 'nobody has asked for the curve');
      await press('.game-curve > summary');
      const begun = ['Start: a draw', 'Move 1, X a1: a draw', 'Move 2, O b2: a draw', 'Move 3, X c3: a draw'];
      await expectSoon(points, begun);
      await tab.play('c1');
      await expectSoon(points, [...begun, 'Move 4, O c1: X wins in 2 moves, turning point']);
    },
  ],
  [
    'a game is reviewed by keys, and its mistake found',
    async ({ open }) => {
      const tab = await open('#v=1&moves=a1.b1.b2.c3.a2.c2.a3');
      const { press, pressCell } = handOf(tab, 'keys');
      await press('#review');
      await expectSoon(() => tab.text('.review .told'), /^All \d+ moves checked/);
      await press('Find the better move (1)');
      await barSays(tab, /Move 2: O played b1/);
      await pressCell('c2');
      await tab.says(/c2 loses for O/);
      await press('See why not');
      await barSays(tab, /2 of \d: X/);
      await tab.press('Back to the question');
      await pressCell('b2');
      await tab.says(/Right: b2 holds the draw/);
      await press('Finish');
      await tab.says(/You found 1 of 1, on a later try/);
      await expectSoon(() => tab.text('.review .found'), 'You found 1 of 1, on a later try.');
    },
  ],
  [
    'a position is set up, outlasts a reload, and is played',
    async ({ open }) => {
      const tab = await open();
      await tab.press('#set-up');
      await expectSoon(() => tab.text('.set-up h2'), 'Set up a position');
      const { pressCell } = handOf(tab, 'mouse');
      await pressCell('b2');
      await tab.says(/b2, X\. O’s turn/);
      await pressCell('a1');
      await tab.says(/a1, O\. X’s turn/);
      await choose(tab, '#set-up-preset', '4,4,4');
      await expectSoon(tab.marks, 'O....X..........');
      await reload(tab);
      await expectSoon(tab.marks, 'O....X..........');
      await choose(tab, '#set-up-preset', '3,3,3');
      await choose(tab, '#set-up-text', 'OX./.X./O..');
      await tab.says(/X’s turn/);
      await tab.press('Play from here');
      await expectSoon(() => hash(tab), '#v=1&rules=3,3,3&x=human&o=human&position=OX./.X./O..');
      await tab.play('c3', 'a2');
      await tab.says(/O wins/);
    },
  ],
  [
    'a day’s puzzles are solved, failed and given up, through reloads, and whoever leaves by keys is in the game behind',
    async ({ open }) => {
      const tab = await open('#v=1&x=human&o=human');
      const title = () => tab.text('.puzzle h2');
      await tab.play('b2', 'a1');
      const game = await hash(tab);
      await goTo(tab, `#v=1&day=${date}`);
      await asked(tab);
      await solve(tab, easy);
      await tab.says(/Solved!/);
      await reload(tab);
      await expectSoon(title, /easy/);
      await tab.press('.puzzle .primary:not([hidden])');
      await expectSoon(title, /medium/);
      const wrong = study.wrong(medium);
      await tab.press(`[data-cell=${wrong}]`);
      await tab.says(new RegExp(`^${wrong} (loses|gives)`));
      await reload(tab);
      await tab.says(new RegExp(`${wrong} (loses|gives)`));
      await tab.press('Try again');
      await asked(tab);
      await solve(tab, medium);
      await tab.says(/Solved after 1 mistake/);
      await tab.press('Next');
      await expectSoon(title, /hard/);
      await tab.press('Give up');
      await tab.says(/Here’s the solution/);
      await tab.press('[data-act=stepForward]:has(svg)');
      await tab.says(new RegExp(`^1 of ${study.line(hard).length}: [XO].* ${study.line(hard)[0]}`));
      await expectSoon(async () => (await tab.stored('progress')).days[date], ['solved', 'helped', 'failed']);
      await handOf(tab, 'keys').press('Leave');
      await tab.says(/Back to the game/);
      await expectSoon(() => hash(tab), game);
      await expectSoon(tab.marks, 'O...X....');
      await expectSoon(() => tab.run(() => document.activeElement.matches('[role=grid] button')), true);
      assert.deepEqual(await games(tab), [], 'nothing of puzzles is counted');
    },
  ],
  [
    'a step of the course is taken, and a machine that learns is played against',
    async ({ open }) => {
      const tab = await open();
      const [{ name, exercises }] = parseCourse(course);
      const { press } = handOf(tab, 'mouse');
      await openLearn(tab, 'Start the course');
      for (const [number, { turns }] of exercises.entries()) {
        await tab.says(/You are [XO]\. /);
        await tab.press(`#cells [data-cell=${turns[0].right[0]}]`);
        await tab.says(learn.steps[name].exercises[number][1]);
        if (number + 1 < exercises.length) await press('.lesson .actions .primary');
      }
      await expectSoon(async () => (await tab.stored('progress'))?.done, [name]);
      await tab.press(learn.buttons.leave);
      await openLearn(tab, machines.tree);
      await expectSoon(() => count(tab, '[role=treeitem]'), 4);
      await tab.run(() => document.querySelectorAll('[role=treeitem]')[1].focus());
      await tab.key('ArrowRight');
      await expectSoon(() => count(tab, '[role=treeitem]'), 9);
      await tab.press('All of Learn');
      await tab.press(machines.menace);
      await tab.press('Play 10 games');
      await expectSoon(() => tab.text('.menace .results'), /^10 games: /);
    },
  ],
  [
    'a lesson is made, and solved by whoever gets its link; one that means harm is text',
    async ({ open }) => {
      const tab = await open('#v=1&x=human&o=human&position=X.O/..X/O..');
      await openLearn(tab, lessonWords.compose);
      await tab.press(lessonWords.add);
      await expectSoon(() => tab.text('.lessons-made .known'), 'X wins in 2 moves. The answer is b2.');
      await choose(tab, '#lesson-0-note', 'Look for <b>two</b> threats');
      const link = await tab.run(() => document.querySelector('#lesson-link').value);
      assert.match(link, /lesson=own&note=Look_for_%3Cb%3Etwo/);
      // Another person has nothing of it stored.
      await tab.run(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await tab.goto(link.replace('#', '?pupil#'));
      await tab.playable();
      await expectSoon(() => tab.text('.note-of-teacher'), 'Look for <b>two</b> threats');
      await expectSoon(tab.marks, 'X.O..XO..');
      await handOf(tab, 'mouse').pressCell('b2');
      await tab.says(/^b2 is right/);
      await goTo(
        tab,
        'v=1&lesson=own&moves=a1&note=%E2%80%AE%3Cimg%20src%3Dx%20onerror%3D%22document.title%3D1%22%3E%00',
      );
      await expectSoon(() => tab.text('.note-of-teacher'), '<img src=x onerror="document.title=1">');
      await expectSoon(() => count(tab, '.note-of-teacher img'), 0);
    },
  ],
  [
    'vanishing marks: the one that leaves is named, a link carries what has been, and a repetition is a draw',
    async ({ open, address }) => {
      const tab = await open('#v=1&rules=3,3,3,vanish&x=human&o=human');
      // Play until each side has all its marks on the board, and from there back to the same position.
      const first = ['a1', 'c1', 'b1', 'c2', 'a2', 'a3'];
      const round = ['b2', 'b3', ...first];
      let played = '';
      const play = async (cell) => {
        await tab.press(`[data-cell=${cell}]`);
        played += played ? `.${cell}` : cell;
        await expectSoon(async () => (await hash(tab)).match(/moves=(.*)$/)?.[1], played);
      };
      for (const cell of first) await play(cell);
      await expectSoon(() => nameOf(tab, 'a1'), 'a1, X, vanishes next');
      for (const cell of round) await play(cell);
      await tab.says(/once more and it’s a draw/i);
      await tab.goto(`${address}?again${await hash(tab)}`);
      await tab.playable();
      for (const cell of round) await play(cell);
      await tab.says(/third time: a draw/);
    },
  ],
  [
    'falling marks: every hand plays in a column, and the link, the analysis and a puzzle know where marks land',
    async ({ open, address }) => {
      const tab = await open('#v=1&rules=7,6,4,gravity&x=human&o=human');
      const moves = [];
      for (const { pressCell } of handsAt(tab)) {
        await pressCell('d1');
        moves.push(`d${6 - moves.length}`);
        await expectSoon(async () => (await hash(tab)).match(/moves=(.*)$/)?.[1], moves.join('.'));
      }
      await tab.key('2');
      moves.push('b6');
      await expectSoon(async () => (await hash(tab)).match(/moves=(.*)$/)?.[1], moves.join('.'));
      await tab.goto(`${address}?again#v=1&rules=7,4,4,gravity&x=human&o=human&moves=d4.d3.d2.d1.c4.b4.c3.b3`);
      await tab.playable();
      await handOf(tab, 'mouse').pressCell('d4');
      await tab.says(/That column is full/);
      await tab.press('#analyse');
      await expectSoon(() => nameOf(tab, 'c2'), 'c2, empty, wins in 5');
      const before = '......./.....O./O.X..O./O.X.XX./X.O.OOX/O.O.XXX';
      await goTo(tab, `v=1&puzzle=7,6,4,gravity.win.1.f1.${before}`);
      await asked(tab);
      await tab.press('[data-cell=d1]');
      await tab.says(/^d6 is right/);
    },
  ],
  [
    'where nothing can be stored everything works until the tab closes',
    async ({ open, site }) => {
      site.putBefore(
        `for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
          Object.defineProperty(globalThis, name, { get() { throw new DOMException('denied', 'SecurityError'); } });`,
      );
      const tab = await open();
      await tab.says(/doesn’t save anything/);
      await tab.play(...won);
      await tab.press('#statistics');
      await expectSoon(() => tab.text('#statistics-dialog'), /Two people/);
      await tab.press('Clear everything');
      await tab.press('Clear');
      await expectSoon(tab.marks, '.........');
      await expectSoon(() => tab.text('#statistics-dialog'), /No games yet/);
    },
  ],
  [
    'a damaged save is set aside and told of, and what other pages of the origin keep is left alone',
    async ({ open, visit, address }) => {
      const tab = await open();
      await tab.run(() => localStorage.setItem('another app', 'kept'));
      await tab.run(storeEntries, { save: { save: 'save=1&id=nonsense' } });
      const later = await visit(address);
      await later.playable();
      await later.says(/couldn’t be read/);
      const asides = () => later.run(() => Object.keys(localStorage).filter((key) => key.includes('set-aside')).length);
      await expectSoon(() => asides(), 1);
      await later.play(...won);
      await clearAll(later);
      await expectSoon(later.marks, '.........');
      await expectSoon(() => later.run(() => localStorage['another app']), 'kept');
    },
  ],
  [
    'a page that comes back by Back has the settings of now, and nothing of what was cleared meanwhile',
    async ({ open, address }) => {
      const tab = await open();
      await tab.play(...won);
      await leave(tab, address);
      const other = await open();
      await other.press('#settings');
      await opens(other, '#settings-dialog');
      await choose(other, '#theme', 'dark');
      await other.press('Close');
      await tab.goBack('XXXOO....');
      await expectSoon(() => tab.run(() => document.documentElement.dataset.theme), 'dark');
      await leave(tab, address);
      await clearAll(other);
      await tab.goBack('.........');
      await expectSoon(() => tab.text('#score-x'), '');
    },
  ],
  [
    'an engine that is damaged on its way is told of, and Try again finds the whole one',
    async ({ open, site }) => {
      let whole;
      site.edit(/^worker-[0-9a-f]+\.wasm$/, (bytes) => {
        whole = bytes;
        return Buffer.from(bytes).fill(0xff, 2000, 4000);
      });
      const tab = await open('#v=1&o=perfect&moves=b2');
      await tab.says(/computer can’t play/);
      site.edit(/^worker-[0-9a-f]+\.wasm$/, () => whole);
      await tab.press('Try again');
      await tab.says(/Your turn/);
      await expectSoon(async () => (await tab.marks()).replaceAll('.', '').length, 2);
    },
  ],
  [
    'without a network a game, the computer and puzzles are there, once the page was',
    async ({ open, site, address }) => {
      const tab = await open();
      await tab.run(() => {
        globalThis.kept = false;
        navigator.serviceWorker.ready.then(() => (globalThis.kept = true));
      });
      await expectSoon(() => tab.run(() => globalThis.kept), true);
      await reload(tab);
      await expectSoon(() => tab.run(() => navigator.serviceWorker.controller !== null), true);
      // The server is up, but has no files any more.
      for (const name of readdirSync(site.folder)) rmSync(join(site.folder, name), { recursive: true });
      await tab.goto(`${address}?again#v=1&o=perfect&moves=b2`);
      await tab.playable();
      await tab.says(/O [abc][123].*Your turn/);
      await goTo(tab, `#v=1&day=${date}`);
      await asked(tab);
      await solve(tab, easy);
      await tab.says(/Solved!/);
    },
    { serviceWorker: true },
  ],
];

/** A match by links between two people at this browser. @param {import('./engines.mjs').Engine} engine */
function matchByLinks(engine) {
  withTwoPlayers(
    [engine, engine],
    'a match by links, through reloads and Back, with undo and another game',
    async (host, guest) => {
      const { one, two } = await begun(host, guest);
      /** One plays and sends, the other opens the link. */
      const move = async (from, to, cell) => {
        await from.play(cell);
        await reload(from);
        await to.goto(await from.send());
        await to.says(new RegExp(`Your friend played ${cell}\\.`));
      };
      // No help before the end, on either side.
      for (const tab of [one, two]) {
        await tab.press('#hint');
        await tab.says(/You and your friend agreed: no help/);
        assert.equal(await tab.run(() => document.getElementById('hint').ariaDisabled), 'true');
      }
      await move(two, one, 'a1');
      await one.back();
      await one.says(/^Welcome back/);
      await one.shows('O...X....');
      await one.stands('You are X. It’s your turn.');
      await two.press('#undo');
      await one.goto(await two.send('Ask to undo'));
      await one.stands(/Your friend asks to undo a move/);
      await reload(one);
      await one.press('Accept');
      await two.goto(await one.send());
      await two.stands('You are O. It’s your turn.');
      await two.shows('....X....');
      await move(two, one, 'a2');
      await move(one, two, 'b1');
      await move(two, one, 'c3');
      await one.play('b3');
      await one.says(/Send the last move to your friend\.$/);
      const shown = () => one.run(() => document.getElementById('after').innerText.replace(/\s+/g, ' ').trim());
      await expectSoon(shown, /^You are X\. Send the last move to your friend\. Send Link and code( Live)?$/);
      await two.goto(await one.send());
      await expectSoon(shown, /^Play again.* You are X\. The game is over\. Link and code$/);
      await two.says(/You won!|Your friend won/);
      await expectSoon(() => two.run(() => document.getElementById('undo').ariaDisabled), 'true');
      await two.press('Play again');
      await two.stands(/^You are X\./);
      await expectSoon(() => two.text('#score-o'), '1');
      await two.press('New game');
      await two.says(/^You play Easy/);
    },
  );
}

/** Every journey in this browser. @param {import('./engines.mjs').Engine} engine */
export function journeysIn(engine) {
  for (const [name, act, options] of journeys) inBrowser(engine, name, act, options);
  matchByLinks(engine);
}
