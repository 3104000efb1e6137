// Makes the one-file edition, which plays from a disk without a server:
//   node make-one-file.mjs --web FOLDER --program FOLDER --licences FOLDER --version X.Y.Z --out FILE
//     [--stun SERVERS] [--language FOLDER-OF-WORDS]
// Scripts and styles are inlined in the page, and what they load is a data: address.
import { writeFileSync } from 'node:fs';
import { policyHash } from './hash.mjs';
import { fromArguments, laterStyles, licencesName, mainScript, plainFiles } from './sources.mjs';

const { given, sources } = fromArguments();
const dataAddress = (type, content) => `data:${type};base64,${Buffer.from(content).toString('base64')}`;

// What is in the page itself has no address.
const addresses = new Map([
  [licencesName, ''],
  [laterStyles, ''],
]);
const address = (name) => addresses.get(name) ?? `./${name}`;
for (const [name, type] of Object.entries(plainFiles)) addresses.set(name, dataAddress(type, sources.bytes(name)));
const worker = 'worker/worker.ts';
addresses.set(worker, dataAddress('text/javascript', await sources.bundle(worker, address)));

const main = await sources.bundle(mainScript, address);
const styles = await sources.styles({ all: true });
const policy = [
  "default-src 'none'",
  `script-src ${policyHash(main)} 'wasm-unsafe-eval'`,
  `style-src ${policyHash(styles)}`,
  'img-src data: blob:',
  `connect-src data:${sources.connections()}`,
  'worker-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
const icon = dataAddress('image/svg+xml', sources.bytes('icons/favicon.svg'));

const tag = (pattern, replacement) => (page) => {
  if (!pattern.test(page)) throw new Error(`index.html has nothing like ${pattern}`);
  return page.replace(pattern, () => replacement);
};
const changes = [
  // The licences travel with the file.
  tag(/(?<=<!doctype html>\n)/, `<!--\n${sources.licenceTexts().replaceAll('--', '- -')}-->\n`),
  tag(/(?<=Security-Policy" content=")[^"]+/, policy),
  // No service worker looks for it.
  tag(/<meta name="version"[^>]*>\n/, ''),
  tag(/<link rel="preload"[^>]*>\n/, ''),
  tag(/<meta property="og:image"[^>]*>\n/, ''),
  tag(/<link rel="manifest"[^>]*>\n/, ''),
  tag(/<link rel="icon"[^>]*>/, `<link rel="icon" href="${icon}">`),
  tag(/<link rel="apple-touch-icon"[^>]*>\n/, ''),
  // It arrives as one file, so no part can stall.
  tag(/<script type="module"[^>]*stall-watch\.ts"><\/script>\n/, ''),
  // The main script contains what the site loads before it.
  tag(/<script type="module"[^>]*boot\.ts"><\/script>\n/, ''),
  tag(/<script type="module"[^>]*><\/script>/, `<script type="module" blocking="render">${main}</script>`),
];
const page = await sources.page((name) => `./${name}`, styles);
writeFileSync(
  given.out,
  changes.reduce((changed, change) => change(changed), page),
);
