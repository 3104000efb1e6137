// When a browser test fails, `tellOfFailure` prints where the pictures of its pages are and how to run it alone.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tellOfFailure } from '../browser/support/failure.mjs';

const name = "Chromium: it’s 3×3 (a.k.a. “tic-tac-toe”), isn't it?";

test('it prints the pictures of the pages, also where one cannot be pictured, and a command that runs the test alone', async (context) => {
  const told = [];
  context.mock.method(console, 'log', (line) => told.push(line));
  const dead = async () => {
    throw new Error('Target closed');
  };
  await tellOfFailure(name, [{ picture: async () => Buffer.from('a picture') }, { picture: dead }]);
  const [pictured, not, command] = told;
  assert.equal(readFileSync(pictured.replace('what the page showed: ', ''), 'utf8'), 'a picture');
  assert.match(not, /could not be pictured: Error: Target closed/);
  const [, pattern] = command.match(/--test-name-pattern=('.*') \S+browser-failure\.test\.mjs$/);
  const unquoted = execFileSync('sh', ['-c', `printf %s ${pattern}`], { encoding: 'utf8' });
  assert.match(name, new RegExp(unquoted));
  assert.doesNotMatch(`${name}?`, new RegExp(unquoted));
});
