// The one-file edition, opened from a disk.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { button, marks, openEach, playByMouse, statusSays } from './support/board.mjs';
import { playable, siteFolder, useSite } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const file = pathToFileURL(process.env.TTT_ONE_FILE ?? join(siteFolder, '../tic-tac-toe.html')).href;

async function openFile(fragment = '') {
  const page = await (await site.context()).newPage();
  await page.goto(file + fragment);
  await playable(page);
  return page;
}

test('two people play it, without any request but for the file itself', async () => {
  const context = await site.context();
  const page = await context.newPage();
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${file}#v=1`);
  await playable(page);
  await playByMouse(page, 'a1', 'b1', 'b2', 'c1', 'c3');
  await statusSays(page, /X wins!/);
  assert.deepEqual(
    asked.filter((url) => !/^(data|blob):/.test(url)),
    [file],
  );
  assert.deepEqual(site.complaints, []);
});

test('the computer plays in it, and every dialog opens', async () => {
  const page = await openFile('#v=1&o=perfect&moves=b2');
  await statusSays(page, /O [abc][123].*Your turn/);
  await openEach(page, 'Share', 'Statistics', 'Settings', 'Help');
});

test('its address restores a game', async () => {
  const page = await openFile('#v=1&rules=3,3,3&moves=b2.a1');
  await expectSoon(() => marks(page), 'O...X....');
});

test('Share hands out the game, and not the place of the file on its user’s disk', async () => {
  const page = await openFile('#v=1&rules=3,3,3&x=human&o=human&moves=b2.a1');
  await button(page, 'Share').click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const values = await dialog.locator('input, textarea').evaluateAll((fields) => fields.map((field) => field.value));
  assert.equal(values[0], '#v=1&rules=3,3,3&x=human&o=human&moves=b2.a1');
  assert.doesNotMatch(`${values} ${await dialog.textContent()}`, /file:|\/home|\.html/);
  await dialog.getByText(/a file on your device/).waitFor();
});

test('the file carries the licences of all that is in it', () => {
  const text = readFileSync(new URL(file), 'utf8');
  for (const wanted of [/Permission is hereby granted, free of charge/, /FreeType/, /Sam Lantinga/])
    assert.match(text, wanted);
});
