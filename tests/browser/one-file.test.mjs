// The one-file edition, opened from a disk.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { clickCell, openDialog, inDialogs, statusSays } from './support/board.mjs';
import { playable, siteFolder, useSite } from './support/browser.mjs';
import { test } from './support/living.mjs';

const site = useSite();
const file = pathToFileURL(process.env.TTT_ONE_FILE ?? join(siteFolder, '../tic-tac-toe.html')).href;

async function openFile(fragment, asked = []) {
  const page = await (await site.context()).newPage();
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(file + fragment);
  await playable(page);
  return page;
}

test('the computer plays in it and every dialog opens, without any request but for the file itself, which carries the licences of all that is in it', async () => {
  const asked = [];
  const page = await openFile('#v=1&o=perfect', asked);
  await clickCell(page, 'b2');
  await statusSays(page, /O [abc][123].*Your turn/);
  await inDialogs(page);
  const files = asked.filter((url) => !/^(data|blob):/.test(url));
  assert.deepEqual(files, [file]);
  const text = readFileSync(new URL(file), 'utf8');
  for (const wanted of [/Permission is hereby granted, free of charge/, /FreeType/, /Sam Lantinga/])
    assert.match(text, wanted);
});

test('Share hands out the game, and not the place of the file on its user’s disk', async () => {
  const page = await openFile('#v=1&rules=3,3,3&x=human&o=human&moves=b2.a1');
  await openDialog(page, 'Share');
  const dialog = page.getByRole('dialog');
  const values = await dialog.locator('input, textarea').evaluateAll((fields) => fields.map((field) => field.value));
  assert.equal(values[0], '#v=1&rules=3,3,3&x=human&o=human&moves=b2.a1');
  assert.doesNotMatch(`${values} ${await dialog.textContent()}`, /file:|\/home|\.html/);
  await dialog.getByText(/a file on your device/).waitFor();
});
