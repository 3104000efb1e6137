import assert from 'node:assert/strict';

/** In milliseconds: how long a test waits for anything. Only something dead takes as long: tests say what comes, never
 * how soon, which depends on the machine. */
export const patience = Number(process.env.TTT_PATIENCE ?? 120_000);

/** A browser hangs: nothing else takes so long. */
export class Hangs extends Error {}

/** What a browser answers, or that it hangs.
 * @template T
 * @param {Promise<T>} asked
 * @returns {Promise<T>} */
export function answerOf(asked) {
  let limit;
  const hangs = new Promise((_, reject) => {
    limit = setTimeout(() => reject(new Hangs('the browser gives no answer')), patience);
  });
  return Promise.race([asked, hangs]).finally(() => clearTimeout(limit));
}

function fits(found, wanted) {
  if (wanted instanceof RegExp) return wanted.test(found);
  if (typeof wanted === 'function') return wanted(found);
  try {
    assert.deepEqual(found, wanted);
    return true;
  } catch {
    return false;
  }
}

/** Asks again and again until the answer is a value, matches a pattern, or satisfies a function. */
export async function expectSoon(ask, wanted) {
  // Not by the wall clock, which can be set.
  const end = performance.now() + patience;
  let found = await answerOf(ask());
  while (!fits(found, wanted)) {
    if (performance.now() > end) assert.fail(`Waited for ${wanted}, but found ${JSON.stringify(found)}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
    found = await answerOf(ask());
  }
  return found;
}
