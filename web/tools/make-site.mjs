// Makes the finished site from the hand-written page and the compiled program:
//   node make-site.mjs --web FOLDER --program FOLDER --licences FOLDER --version X.Y.Z --out FOLDER
//     [--address URL] [--stun SERVERS] [--language FOLDER-OF-WORDS]
// Scripts, wasm and late styles get a hash of their content in their names; index.html, the service worker, the
// manifest and the icons keep theirs. The page and the worker contain the version.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash, hashedName, integrity } from './hash.mjs';
import { atAddress } from './site-address.mjs';
import { bundles, fromArguments, licencesName, plainFiles } from './sources.mjs';

const { given, sources } = fromArguments();
const write = (name, content) => writeFileSync(join(given.out, name), content);

/** The names that files have in the site. */
const names = new Map();
function finish(source, content, name = source) {
  const hashed = hashedName(name, contentHash(content));
  write(hashed, content);
  names.set(source, hashed);
}
function address(name) {
  if (!names.has(name)) throw new Error(`${name} is asked for, but is no file of the site, or is made later`);
  return `./${names.get(name)}`;
}

rmSync(given.out, { recursive: true, force: true });
mkdirSync(given.out, { recursive: true });
for (const name of Object.keys(plainFiles)) finish(name, sources.bytes(name));
finish(licencesName, sources.licenceTexts());
for (const [source, name] of Object.entries(bundles)) finish(source, await sources.bundle(source, address), name);
for (const { source, name, text } of await sources.splitScripts(address)) {
  write(name, text);
  names.set(source, name);
}
cpSync(join(given.web, 'icons'), join(given.out, 'icons'), { recursive: true });
write('manifest.webmanifest', await sources.worded('manifest.webmanifest'));

const page = atAddress(await sources.page(address, await sources.styles()), given.address);
const worker = await sources.serviceWorker();
/** An entry of the service worker: the name of a file that contains its hash, and its integrity. */
const entry = (name) => [name, integrity(readFileSync(join(given.out, name)))];
const files = [...names.values()];
const needed = files.filter((name) => page.includes(`"./${name}"`)).map(entry);
const others = files.filter((name) => !page.includes(`"./${name}"`)).map(entry);
// Files that keep their names count by their content. The preview picture is only for messengers.
const named = ['manifest.webmanifest', ...sources.iconNames().filter((name) => name !== 'icons/social.png')];
others.push(...named.map((name) => [name]));
const version = contentHash(page + worker + JSON.stringify([needed, others, named.map(entry)]));

/** Throws if there is nothing to fill in. */
function filled(text, place, value) {
  if (!text.includes(place)) throw new Error(`there is no ${place} to be filled in`);
  return text.replaceAll(place, value);
}
write('index.html', filled(page, '@VERSION@', version));
const entries = [
  ['@VERSION@', version],
  ['[["@NEEDED@"]]', JSON.stringify(needed)],
  ['[["@OTHERS@"]]', JSON.stringify(others)],
];
write(
  'service-worker.js',
  entries.reduce((text, [place, value]) => filled(text, place, value), worker),
);
