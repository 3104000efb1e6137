// `atAddress` writes the page’s own address into it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { atAddress } from '../../web/tools/site-address.mjs';

const page = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
const content = (text, property) => text.match(`<meta property="${property}" content="([^"]*)">`)?.[1];

test('a page that is made without an address names none', () => {
  for (const none of [undefined, '']) assert.equal(atAddress(page, none), page);
  assert.doesNotMatch(page, /og:url|canonical/);
});

for (const address of ['https://example.org/game/', 'https://example.org/game']) {
  test(`a page at ${address} has a preview with absolute addresses`, () => {
    const made = atAddress(page, address);
    assert.equal(content(made, 'og:image'), 'https://example.org/game/icons/social.png');
    assert.equal(content(made, 'og:url'), 'https://example.org/game/');
    assert.match(made, /<link rel="canonical" href="https:\/\/example\.org\/game\/">/);
  });
}

for (const address of ['example.org', 'file:///home/me/', 'javascript:alert(1)', '/game/'])
  test(`${address} is refused`, () => assert.throws(() => atAddress(page, address)));
