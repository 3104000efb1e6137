// What a failed test shows beside its name and its sentence: pictures of its pages, and the command that runs only this
// test.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../../..', import.meta.url));
const folder = fileURLToPath(new URL('../../../build/pictures', import.meta.url));

/** Where each test file notes which of its browsers have died. */
export const deathsFolder = process.env.TTT_DEATHS ?? fileURLToPath(new URL('../../../build/deaths', import.meta.url));

/** @param {string} text */
const forFiles = (text) => text.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
/** @param {string} text */
const forShell = (text) => `'${text.replaceAll("'", "'\\''")}'`;
/** @param {string} text */
const forPattern = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Reports a failed test.
 * @param {string} name of the test
 * @param {{ picture: () => Promise<Uint8Array> }[]} tabs what was open */
export async function tellOfFailure(name, tabs) {
  const file = process.argv[1];
  mkdirSync(folder, { recursive: true });
  for (const [index, { picture }] of tabs.entries()) {
    const path = `${folder}/${forFiles(`${basename(file, '.test.mjs')} ${name}`)}-${index + 1}.png`;
    try {
      writeFileSync(path, await picture());
      console.log(`what the page showed: ${path}`);
    } catch (error) {
      console.log(`the page could not be pictured: ${error}`);
    }
  }
  const test = `node --import ./tests/support/typescript.mjs --test --test-name-pattern=${forShell(`^${forPattern(name)}$`)} ${relative(checkout, file)}`;
  const site = process.env.TTT_SITE ? `TTT_SITE=${forShell(process.env.TTT_SITE)} ` : '';
  console.log(`to run just this, in ${checkout}: ${site}${test}`);
}
