// A static web server, as plain as the hosts the site is made for. Like them it compresses what gets smaller, and does
// not send again what a browser has kept.
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** The path in a request's target; null if it is no path at all, like `/%` or `//`. */
function pathOf(target) {
  try {
    const path = normalize(decodeURIComponent(new URL(target, 'http://localhost').pathname));
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

/** Returns a file's body and the tag by which a browser asks whether it has changed. Both are made once for as long as
 * the file stays the same. */
function makeBodies() {
  const kept = new Map();
  return (file, { mtimeMs, size }, zip) => {
    const key = `${file} ${mtimeMs} ${size} ${zip}`;
    if (!kept.has(key)) {
      const content = readFileSync(file);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
      kept.set(key, { tag: `"${hash}${zip ? '-gzip' : ''}"`, body: zip ? gzipSync(content) : content });
    }
    return kept.get(key);
  };
}

/** A file's state; null if there is none, or can be none: its name is too long, or has another file in its path.
 * @param {string} path */
function fileAt(path) {
  try {
    const found = statSync(path);
    return found.isFile() ? found : null;
  } catch {
    return null;
  }
}

/** Answers requests below `base` (like `/` or `/some/where/`) from a folder. */
export function makeStaticServer(folder, base = '/') {
  const bodyOf = makeBodies();
  return createServer((request, response) => {
    const path = pathOf(request.url);
    if (path === null) {
      response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad request\n');
      return;
    }
    const name = path.endsWith('/') ? `${path}index.html` : path;
    const file = path.startsWith(base) ? join(folder, name.slice(base.length)) : null;
    const found = file && fileAt(file);
    if (!found) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
      return;
    }
    const zip = extname(file) !== '.png' && /\bgzip\b/.test(request.headers['accept-encoding']);
    const { tag, body } = bodyOf(file, found, zip);
    const kept = { ETag: tag, 'Cache-Control': 'no-cache', ...(zip && { Vary: 'Accept-Encoding' }) };
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304, kept).end();
      return;
    }
    response.writeHead(200, {
      ...kept,
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Length': body.length,
      ...(zip && { 'Content-Encoding': 'gzip' }),
    });
    response.end(body);
  });
}
