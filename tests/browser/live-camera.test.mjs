// Reads codes with the camera, which here films a picture of them.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { modulesOf } from '../../web/friends/qr.ts';
import { friendWords } from '../../web/words/en/friends.ts';
import { living, newContext, playable, serve, startChromium } from './support/browser.mjs';
import { expectSoon } from './support/expect.mjs';
import { codeOf } from './support/friend.mjs';
import { browserOf, test } from './support/living.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ttt-camera-'));
const film = join(folder, 'film.y4m');
let server;
before(async () => {
  server = await serve();
});
after(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});
const withCamera = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

/** Holds the code of a text before the camera: a film of one picture, dark grey on light grey. */
function hold(text) {
  const [width, height, size] = [640, 480, 6];
  const luma = Buffer.alloc(width * height, 200);
  const modules = modulesOf(text);
  const [left, top] = [width, height].map((side) => Math.round((side - modules.length * size) / 2));
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let line = 0; line < size; line += 1) {
        const start = (top + y * size + line) * width + left + x * size;
        luma.fill(40, start, start + size);
      }
    });
  });
  const picture = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`);
  writeFileSync(film, Buffer.concat([head, ...Array(10).fill(picture)]));
}

async function openPage() {
  const { browser } = await browserOf('Chromium with a camera', async () => living(await startChromium(withCamera)));
  const context = await newContext(browser);
  const page = await context.newPage();
  await page.goto(server.address);
  await playable(page);
  await page.getByRole('button', { name: 'Match' }).click();
  await page.getByRole('radio', { name: 'Online' }).check({ force: true });
  return page;
}

/** A page with an invitation, and nothing before the camera. */
async function openHost() {
  hold('nothing yet');
  const host = await openPage();
  await host.getByRole('radio', { name: 'Live' }).check({ force: true });
  await host.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  return host;
}
async function useCamera(page, button = 'Enter a code') {
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('button', { name: 'Use the camera' }).click();
}

test('Chromium: invitation and reply are scanned', async () => {
  const host = await openHost();
  hold(await codeOf(host, 'j'));

  const guest = await openPage();
  const decoder = guest.waitForRequest(/code-reader/);
  await useCamera(guest);
  await decoder;
  hold(await codeOf(guest, 'r'));
  assert.equal(await guest.locator('video').count(), 0, 'the camera is let go');

  await useCamera(host, 'Enter the reply');
  // Both codes were read; whether the machine is fast enough for a connection is another matter.
  await host.locator('.live-status', { hasText: /^Connect/ }).waitFor();
});

test('Chromium: a code is read by the browser’s own detector where it has one, and a bad one ends the filming', async () => {
  const host = await openHost();
  const invitation = await codeOf(host, 'j');

  const guest = await openPage();
  await guest.evaluate((text) => {
    const codes = ['my code: #r=bad.Bother1'];
    globalThis.BarcodeDetector = class {
      static getSupportedFormats = async () => ['qr_code'];
      constructor({ formats }) {
        globalThis.detected = { formats, looks: 0 };
      }
      async detect(video) {
        globalThis.detected.looks += video.videoWidth === 640 ? 1 : 0;
        return globalThis.detected.looks < 3 ? [] : [{ rawValue: codes.shift() ?? text }];
      }
    };
  }, invitation);
  let readers = 0;
  guest.on('request', (request) => {
    if (/code-reader/.test(request.url())) readers += 1;
  });
  await useCamera(guest);
  await guest.getByText(friendWords.badLetter.version()).waitFor();
  await guest.getByRole('button', { name: 'Use the camera' }).click();
  await codeOf(guest, 'r');
  await expectSoon(() => guest.evaluate(() => globalThis.detected.formats), ['qr_code']);
  assert.equal(readers, 0, 'the reader is not fetched');
});

test('Chromium: a camera whose picture cannot be shown is switched off again', async () => {
  hold('nothing yet');
  const guest = await openPage();
  await guest.evaluate(() => {
    HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    const { mediaDevices } = navigator;
    const real = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      globalThis.filmed = await real(wanted);
      return globalThis.filmed;
    };
  });
  await useCamera(guest);
  const states = () => guest.evaluate(() => globalThis.filmed?.getTracks().map(({ readyState }) => readyState));
  await expectSoon(states, (found) => found?.join() === 'ended');
});
