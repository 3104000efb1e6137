// Late parts.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeLazily } from '../../web/loading/lazily.ts';
import { put, settled } from './support/fakes.mjs';

/** The page around the parts; it notes what they ask for, in order. */
function fakePage({ stylesFail = () => false } = {}) {
  const page = {
    asked: [],
    tryAgain: null,
    addStyles: async () => {
      page.asked.push('styles');
      if (stylesFail()) throw new Error('no styles');
    },
    showFailure(tryAgain) {
      page.asked.push('failure');
      page.tryAgain = tryAgain;
    },
    hideFailure: () => page.asked.push('good again'),
    renew: async () => page.asked.push('renew'),
  };
  return page;
}

/** A module whose fetches last until the test ends them. */
function heldModule() {
  const held = [];
  return {
    load: () => new Promise((resolve, reject) => held.push({ resolve, reject })),
    fetches: () => held.length,
    arrives: (module = { part: 'part' }) => held.at(-1).resolve(module),
    fails: () => held.at(-1).reject(new Error('offline')),
  };
}
/** Fetches a module at once. */
const there = async () => ({ part: 'part' });

test.beforeEach((context) => context.mock.method(console, 'warn', () => {}));

test('a part is fetched once, made once, and handed to every use in turn', async () => {
  const module = heldModule();
  const built = [];
  const used = [];
  const lazily = makeLazily(fakePage());
  const parts = async () => ({ shared: 'by others' });
  const part = lazily(module.load, 'make', parts);
  assert.equal(module.fetches(), 0);
  part((got) => used.push([1, got]));
  part((got) => used.push([2, got]));
  assert.deepEqual([module.fetches(), used], [1, []]);
  module.arrives({ make: (given) => built.push(given) && 'part' });
  await settled();
  assert.deepEqual(used, [
    [1, 'part'],
    [2, 'part'],
  ]);
  part((got) => used.push([3, got]));
  assert.deepEqual(used.at(-1), [3, 'part'], 'at once, now that it is there');
  assert.deepEqual([module.fetches(), built], [1, [await parts()]]);
});

for (const [what, tryAgain, wanted] of [
  ['another try', (page) => page.tryAgain(), ['first']],
  ['wanting it once more', (_, part, used) => part(() => used.push('second')), ['first', 'second']],
])
  test(`a part that does not come is told of; ${what} hands it to the uses that have waited`, async () => {
    const module = heldModule();
    const page = fakePage();
    const used = [];
    const part = makeLazily(page)(module.load, 'part');
    const first = part(() => used.push('first'));
    module.fails();
    await first;
    assert.deepEqual(page.asked, ['styles', 'failure']);
    tryAgain(page, part, used);
    assert.equal(module.fetches(), 2);
    module.arrives();
    await settled();
    assert.deepEqual(used, wanted);
    assert.deepEqual(page.asked, ['styles', 'failure', 'styles', 'good again']);
  });

test('what fails twice may be of a version that is gone: the page is loaded anew', async () => {
  const module = heldModule();
  const page = fakePage();
  makeLazily(page)(module.load, 'part')(() => assert.fail('there is no part'));
  module.fails();
  await settled();
  page.tryAgain();
  module.fails();
  await settled();
  assert.deepEqual(page.asked, ['styles', 'failure', 'styles', 'failure', 'renew']);
});

test('one try fetches all that are missing, and the failure is told until the last is there', async () => {
  const modules = [heldModule(), heldModule()];
  const page = fakePage();
  const lazily = makeLazily(page);
  for (const { load } of modules) lazily(load, 'part')(() => {});
  for (const { fails } of modules) fails();
  await settled();
  page.tryAgain();
  modules[0].arrives();
  await settled();
  assert.equal(page.asked.includes('good again'), false);
  modules[1].arrives();
  await settled();
  assert.equal(page.asked.at(-1), 'good again');
});

test('a part without its styles is not shown', async () => {
  const used = [];
  let failing = true;
  const page = fakePage({ stylesFail: () => failing });
  const part = makeLazily(page)(there, 'part');
  await part((got) => used.push(got));
  assert.deepEqual([used, page.asked], [[], ['styles', 'failure']]);
  failing = false;
  await part((got) => used.push(got));
  assert.deepEqual(used, ['part', 'part']);
});

test('fetching ahead makes nothing, says nothing, and does not stop at one that does not come', async () => {
  const page = fakePage();
  const lazily = makeLazily(page);
  const fetched = [];
  lazily(async () => fetched.push('first'), 'make', {});
  lazily(() => Promise.reject(new Error('offline')), 'make', {});
  lazily(there, 'make', async () => fetched.push('what others use too'));
  lazily(async () => fetched.push('last'), 'make', {});
  await lazily.fetchAhead();
  assert.deepEqual([fetched, page.asked], [['first', 'what others use too', 'last'], ['styles']]);
});

test('a use that fails takes no other along, and is reported', async (context) => {
  const reported = [];
  put(context, 'reportError', ({ message }) => reported.push(message));
  const used = [];
  const part = makeLazily(fakePage())(there, 'part');
  part(() => {
    throw new Error('no loudspeaker');
  });
  await part((got) => used.push(got));
  part(() => {
    throw new Error('still none');
  });
  assert.deepEqual([used, reported], [['part'], ['no loudspeaker', 'still none']]);
});

test('a part that cannot be made is told of, and what waits for others is handed to them', async () => {
  const page = fakePage();
  const used = [];
  const lazily = makeLazily(page);
  let isBroken = true;
  const make = () => {
    if (isBroken) throw new Error('broken');
    return 'mended';
  };
  const broken = lazily(async () => ({ make }), 'make', {});
  const other = lazily(async () => ({ part: 'other' }), 'part');
  await Promise.all([broken((got) => used.push(got)), other((got) => used.push(got))]);
  assert.deepEqual(used, ['other']);
  assert.ok(page.asked.includes('failure'));
  isBroken = false;
  page.tryAgain();
  await settled();
  assert.deepEqual(used, ['other', 'mended']);
});
