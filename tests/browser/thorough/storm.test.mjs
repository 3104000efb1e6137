// A storm of commands on the program in a page: see support/storm.mjs.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before } from 'node:test';
import { chromiumOf, newContext, serve, siteFolder } from '../support/browser.mjs';
import { test } from '../support/living.mjs';

const programs = process.env.TTT_PROGRAMS ?? resolve(siteFolder, '../bin');
const support = fileURLToPath(new URL('../support', import.meta.url));
const modules = fileURLToPath(new URL('../../../web', import.meta.url));
const commands = 10_000;
let servers;
before(async () => {
  servers = await Promise.all([serve(programs), serve(support)]);
});
after(async () => {
  await Promise.all(servers?.map((server) => server.close()) ?? []);
});

test('after each of 10,000 commands events, view and save agree', async () => {
  const [program, tests] = servers;
  const page = await (await newContext(await chromiumOf())).newPage();
  // One origin for both, and a page with nothing but a canvas.
  await page.route(`${program.address}tests/*`, async (route) => {
    const response = await route.fetch({ url: tests.address + route.request().url().split('/').at(-1) });
    await route.fulfill({ response, contentType: 'text/javascript' });
  });
  await page.route(`${program.address}web/**`, (route) =>
    route.fulfill({
      path: modules + route.request().url().slice(`${program.address}web`.length),
      contentType: 'text/javascript',
    }),
  );
  await page.route(`${program.address}blank`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><canvas id="canvas"></canvas>' }),
  );
  await page.goto(`${program.address}blank`);
  const counts = await page.evaluate(
    async ([base, number]) => {
      const { storm } = await import(`${base}tests/storm.mjs`);
      return storm({ base, commands: number, seed: 20261121 });
    },
    [program.address, commands],
  );
  console.log(counts);
  const kinds = [
    'started',
    'played',
    'stepped',
    'set_aside',
    'restored',
    'finished',
    'players',
    'aimed',
    'refused',
    'analysing',
    'thought',
    'thinker',
    'address_fault',
    'bad_save',
    'bad_command',
  ];
  assert.deepEqual(
    kinds.filter((kind) => !(counts[kind] > 5)),
    [],
  );
});
