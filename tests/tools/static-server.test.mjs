// The development server answers requests that no browser sends.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { makeStaticServer } from '../../web/tools/static-server.mjs';

let folder;
let server;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-server-'));
  writeFileSync(join(folder, 'index.html'), 'the page');
  writeFileSync(join(folder, '100%.txt'), 'the file');
  server = makeStaticServer(folder).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
});

after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** The status of the answer to `GET target`, which goes to the server as it stands. */
function statusOf(target) {
  return new Promise((done, failed) => {
    let answer = '';
    const socket = connect(server.address().port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    });
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', failed);
    socket.on('end', () => done(Number(answer.split(' ')[1])));
  });
}

test('it serves files of its folder, and answers 404 for others', async () => {
  assert.equal(await statusOf('/'), 200);
  assert.equal(await statusOf('/index.html'), 200);
  assert.equal(await statusOf('/100%25.txt'), 200);
  const elsewhere = ['/../static-server.mjs', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc/passwd'];
  for (const target of ['/nothing', '/index.html/', `/${'a'.repeat(300)}`, ...elsewhere])
    assert.equal(await statusOf(target), 404, target);
});

test('it sends a file that the browser has kept only after it has changed', async () => {
  const address = `http://127.0.0.1:${server.address().port}/index.html`;
  const first = await fetch(address);
  const tag = first.headers.get('etag');
  const ask = () => fetch(address, { headers: { 'If-None-Match': tag } });
  assert.equal((await ask()).status, 304);
  writeFileSync(join(folder, 'index.html'), 'a page');
  const second = await ask();
  assert.deepEqual([second.status, await second.text()], [200, 'a page']);
});

for (const target of ['/%', '/%zz', '/%ff', '//', '/%00', '/a%00b']) {
  test(`GET ${target} is refused, and the server goes on`, async () => {
    assert.equal(await statusOf(target), 400);
    assert.equal(await statusOf('/'), 200);
  });
}
