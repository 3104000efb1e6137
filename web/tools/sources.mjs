// The files that a site is made of: the hand-written ones and the compiled program.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pageWords } from '../words/page.js';

const programFiles = ['game.js', 'game.wasm', 'thinker.js', 'thinker.wasm'];
const buildTimeFiles = ['words/page.js', 'service-worker.js'];
const reference = /(['"])(\.{1,2}\/[\w./-]+)\1/g;

/** Comments that have a line to themselves. The program's own files come from a minifier. */
function withoutComments(text) {
  return text
    .replace(/^\s*\/\*[\s\S]*?\*\/\s*\n/gm, '')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/^\s+/gm, '');
}

/** A style sheet without the space that only people need; none of it stands in quotes. */
const tightened = (css) =>
  css
    .replace(/\n/g, ' ')
    .replace(/\s*([{};])\s*/g, '$1')
    .replace(/([:,])\s+/g, '$1')
    .replace(/;}/g, '}');

export class Sources {
  #web;
  #program;

  constructor(web, program) {
    this.#web = web;
    this.#program = program;
  }

  #path(name) {
    return join(programFiles.includes(name) ? this.#program : this.#web, name);
  }

  hashedNames() {
    const written = readdirSync(this.#web, { recursive: true }).filter(
      (name) => /\.(js|css)$/.test(name) && !buildTimeFiles.includes(name),
    );
    return [...written, ...programFiles];
  }

  isHashed(name) {
    return /\.(js|css|wasm)$/.test(name) && !buildTimeFiles.includes(name);
  }

  iconNames() {
    return readdirSync(join(this.#web, 'icons')).map((name) => `icons/${name}`);
  }

  size(name) {
    return statSync(this.#path(name)).size;
  }

  text(name) {
    const text = withoutComments(readFileSync(this.#path(name), 'utf8'));
    return name.endsWith('.css') ? tightened(text) : text;
  }

  bytes(name) {
    return readFileSync(this.#path(name));
  }

  /** The content of a file, its references replaced. */
  withReferences(name, replace) {
    if (name.endsWith('.wasm')) return this.bytes(name);
    const text = programFiles.includes(name) ? this.bytes(name).toString() : this.text(name);
    return this.#replaceReferences(name, text, replace);
  }

  #replaceReferences(name, text, replace) {
    return text.replace(reference, (whole, quote, target) => {
      const other = posix.normalize(posix.join(posix.dirname(name), target));
      return this.#exists(other) ? quote + replace(other) + quote : whole;
    });
  }

  #exists(name) {
    return statSync(this.#path(name), { throwIfNoEntry: false })?.isFile() ?? false;
  }

  /** index.html with its words. */
  page(replace) {
    const text = this.text('index.html')
      .replace(/\{\{(\w+)\}\}/g, (whole, key) => {
        if (!(key in pageWords)) throw new Error(`no word for ${whole} in words/page.js`);
        return pageWords[key];
      })
      .replace('@WASM_BYTES@', this.size('game.wasm'));
    return this.#replaceReferences('index.html', text, replace);
  }

  /** Everything that a module imports without waiting, and the program, which always follows. */
  neededAtOnce(name, found = new Set()) {
    if (found.has(name)) return [];
    found.add(name);
    const imports = [...this.text(name).matchAll(/^import .* from '(\.[^']+)';$/gm)];
    for (const [, target] of imports) {
      this.neededAtOnce(posix.normalize(posix.join(posix.dirname(name), target)), found);
    }
    return name === 'main.js' ? [...found, 'game.js'] : [];
  }
}
