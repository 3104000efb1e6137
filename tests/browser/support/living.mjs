// Browsers that live as long as their test file. One that dies or hangs is no fault of the page: it restarts and the
// test runs once more, which the end of the test line reports by name. A test in which one dies twice fails.
import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { after, test as nodeTest } from 'node:test';
import { answerOf } from './expect.mjs';
import { deathsFolder, tellOfFailure } from './failure.mjs';

const note = `${deathsFolder}/${basename(process.argv[1] ?? '', '.test.mjs')}`;

/**
 * @typedef {object} Browser
 * @property {() => boolean | Promise<boolean>} isDead
 * @property {() => { picture: () => Promise<Uint8Array> }[]} tabs what a failed test shows
 * @property {() => string[]} [faults] what pages complained of, which fails a test
 * @property {() => Promise<unknown>} reset closes whatever the test before has opened
 * @property {() => Promise<unknown>} close
 */
/** What runs or is starting, by name. @type {Map<string, Promise<Browser>>} */
const living = new Map();

/** The browser of this name, started if it does not run. @template {Browser} B
 * @param {string} name
 * @param {() => Promise<B>} start
 * @returns {Promise<B>} */
export function browserOf(name, start) {
  if (!living.has(name)) living.set(name, start());
  return /** @type {Promise<B>} */ (living.get(name));
}

/** Removes browsers that do not run or answer any more, and returns their names. */
async function buryTheDead() {
  const dead = [];
  for (const [name, starting] of living) {
    const browser = await starting.catch(() => null);
    if (browser && !(await browser.isDead())) continue;
    if (browser) await answerOf(browser.close()).catch(() => {});
    living.delete(name);
    dead.push(name);
  }
  return dead;
}

const all = async (act) => {
  for (const starting of living.values()) await act(await starting);
};

let begun = false;
/** Closes what runs in the end. */
export function begin() {
  if (begun) return;
  begun = true;
  rmSync(note, { force: true });
  after(async () => {
    await buryTheDead();
    await all((browser) => browser.close());
  });
}

/** A test of `node:test` with browsers, which start afresh for each test.
 * @param {string} name
 * @param {() => Promise<void>} act */
export function test(name, act) {
  begin();
  nodeTest(name, async () => {
    for (let mayRepeat = true; ; mayRepeat = false) {
      try {
        await act();
        await all(({ faults }) => assert.deepEqual(faults?.() ?? [], []));
        await all((browser) => browser.reset());
        return;
      } catch (failure) {
        const dead = await buryTheDead();
        if (dead.length === 0) {
          for (const starting of living.values()) await tellOfFailure(name, (await starting).tabs());
          await all((browser) => browser.reset().catch(() => {}));
          throw failure;
        }
        if (!mayRepeat) throw new Error(`${dead.join(' and ')} died a second time`, { cause: failure });
        mkdirSync(deathsFolder, { recursive: true });
        appendFileSync(note, `${dead.join(' and ')} died in “${name}”\n`);
        console.log(`${dead.join(' and ')} died; the test runs once more`, failure);
      }
    }
  });
}
