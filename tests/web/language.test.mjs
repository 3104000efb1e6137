// The page's language: all words are in one folder, from which another language can be made.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import ts from '../browser/node_modules/typescript/lib/typescript.js';
import { makeSources } from '../../web/tools/sources.mjs';
import { times } from '../../web/words/en/language.ts';
import { date } from '../../web/words/intl.ts';
import { put } from './support/fakes.mjs';

const web = new URL('../../web', import.meta.url).pathname;

/** Texts for programmers, in errors and in the console: `die` logs its reason. */
const isForDevelopers = ({ parent }) =>
  (ts.isCallExpression(parent) || ts.isNewExpression(parent)) &&
  /^console\.|Error$|^die$/.test(parent.expression.getText());

/** Words that people would read: several, or text between two tags. */
function sentencesOf(node) {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return [];
  if (isForDevelopers(node)) return [];
  const parts = ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    : [node];
  const text = parts.map((part) => part.text).join('@');
  if (ts.isTaggedTemplateExpression(node.parent))
    return text.replace(/<style>[^<]*<.style>|<[^>]*>/g, '').match(/\p{L}{2,}/gu) ?? [];
  return /^\p{Lu}\p{Ll}+,? \p{Ll}|\p{Ll} \p{Ll}[^/]*[.!?…:]$/u.test(text) ? [text] : [];
}

const files = readdirSync(web, { recursive: true }).filter((name) => /^(?!node_modules).*\.ts$/.test(name));
const code = (name) => readFileSync(join(web, name), 'utf8');

test('no module says a sentence that is not among the words', () => {
  const found = [];
  assert.ok(files.length > 100);
  for (const name of files.filter((one) => !one.startsWith('words'))) {
    const source = ts.createSourceFile(name, code(name), ts.ScriptTarget.Latest, true);
    const visit = (node) => {
      found.push(...sentencesOf(node).map((text) => `${name}: ${text}`));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  assert.deepEqual(found, []);
});

test('dates, times and numbers are those of the page’s language, and in the form of its user’s country, in a browser of any other', (context) => {
  const asking = files.filter((name) => /\btoLocale|\bIntl\./.test(code(name).replace(/Intl\.\w+Options/g, '')));
  assert.deepEqual(asking.toSorted(), ['words/intl.ts', 'words/number.ts']);
  assert.equal(times(1011, 'game'), '1,011 games');
  const [all, named] = [
    /\btoLocale\w+\(|new Intl\.\w+\(/g,
    /(\btoLocale\w+|new Intl\.\w+)\((language|regional)\b/g,
  ].map((pattern) => asking.map(code).join('').match(pattern).length);
  assert.equal(named, all);
  for (const [language, wanted] of Object.entries({ 'en-GB': '28 November', 'de-DE': 'November 28' })) {
    put(context, 'navigator', { languages: ['fr', language] });
    assert.equal(date('2026-11-28T12:00', { day: 'numeric', month: 'long' }), wanted);
  }
});

test('the markup has no words of its own', () => {
  const markup = readFileSync(join(web, 'index.html'), 'utf8').replace(
    /<!--[\s\S]*?-->|<(script|style)[\s\S]*?<\/\1>/g,
    '',
  );
  const texts = markup.replace(/<[^>]*>/g, '').replace(/\{\{\w+\}\}|&\w+;/g, '');
  const spoken = [...markup.matchAll(/(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(([, text]) => text);
  const left = (texts.match(/\p{L}{2,}/gu) ?? []).concat(spoken.filter((text) => !/^(\{\{\w+\}\})?$/.test(text)));
  assert.deepEqual(left, []);
});

test('another language is a folder of words and an option', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'language-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const copy = join(folder, 'web');
  cpSync(web, copy, { recursive: true, filter: (name) => !name.endsWith('node_modules') });
  symlinkSync(join(web, 'node_modules'), join(copy, 'node_modules'));
  cpSync(join(copy, 'words/en'), join(copy, 'words/de'), { recursive: true });
  const change = (name, old, now) => {
    const path = join(copy, 'words/de', name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(old, now));
  };
  change('language.ts', /'en'/, "'de'");
  change('language.ts', /'Tic-tac-toe'/, "'Drei in einer Reihe'");
  change('play.ts', /'It’s a draw'/, "'Unentschieden'");
  const sources = makeSources({ web: copy, program: copy, licences: copy, version: '1', language: 'de' });
  const page = await sources.page(() => '', '');
  assert.match(page, /<html[^>]* lang="de"/);
  assert.match(page, /<title>Drei in einer Reihe<\/title>/);
  assert.match(await sources.worded('manifest.webmanifest'), /"name": "Drei in einer Reihe"[\s\S]*"lang": "de"/);
  const script = await sources.bundle('words/en/play.ts', String);
  assert.match(script, /Unentschieden/);
  const numbers = await sources.bundle('words/intl.ts', String);
  const { number, list } = await import(`data:text/javascript,${encodeURIComponent(numbers)}`);
  assert.equal(number(12_345), '12.345');
  assert.equal(list(['a1', 'b2', 'c3']), 'a1, b2 und c3');
});
