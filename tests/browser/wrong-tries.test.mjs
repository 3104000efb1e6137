// The words for a wrong try at each puzzle of the site, by the site's own worker, without a page.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tellingReasons } from '../../web/analysis/sentences.ts';
import { aboutMistake } from '../../web/puzzles/puzzle.ts';
import { reasonWords } from '../../web/words/en/reasons.ts';
import { puzzleWords } from '../../web/words/en/puzzles.ts';
import { freeCells, inSite, makeStudyInNode } from './support/study.mjs';

/** The puzzles of the stock, as in links. */
function puzzlesOfStock() {
  const themes = { w: 'win', h: 'hold', s: 'save', t: 'trap', f: 'threats' };
  let rules = '';
  const puzzles = [];
  for (const line of inSite(/^puzzles-.*\.txt$/)
    .toString()
    .trim()
    .split('\n')) {
    const [first, last, position] = line.split(' ');
    if (first === 'rules') rules = last;
    else puzzles.push([rules, themes[first[0]], first[1], last, position].join('.'));
  }
  return puzzles;
}

/** A wrong first move of a puzzle, a different one for each number; undefined if every move is right. */
function wrongTry(ask, puzzle, number) {
  const cells = freeCells(ask('run', puzzle).position);
  for (let at = 0; at < cells.length; at += 1) {
    const run = ask('run', puzzle, cells[(at + number) % cells.length]);
    if (run.stage === 'wrong') return run;
  }
  return undefined;
}

test('of each wrong first try one hears who lost what, and the reason that shows it', async () => {
  const { ask } = await makeStudyInNode();
  const puzzles = puzzlesOfStock();
  let tries = 0;
  puzzles.forEach((puzzle, number) => {
    const run = wrongTry(ask, puzzle, number);
    if (!run) return;
    tries += 1;
    const { mistake, side, value: had } = run;
    const said = puzzleWords.wrong(mistake, side, had);
    const lost = mistake.result === 'loss' ? `loses for ${side}` : `throws away ${side}’s win`;
    assert.ok(said.includes(lost), `${puzzle} ${mistake.cell}: ${said}`);

    const about = aboutMistake(run);
    const [reason] = tellingReasons(mistake.reasons, about);
    const told = `${puzzle} ${mistake.cell}: ${reason && reasonWords.reason(reason, about)}`;
    // The page sees the lines and threats that the program has proven.
    const short = mistake.reasons.filter(({ kind }) => kind === 'allows_line' || kind === 'allows_fork');
    for (const { kind, cells } of short) {
      const [, { wins, threats }] = about.steps([mistake.cell, cells[0]]);
      assert.ok(kind === 'allows_line' ? wins : threats.length > 1, `${told}: ${cells[0]}`);
    }
    if (mistake.value === null) return;
    assert.ok(reason, `${told}: there is a reason`);
    if (mistake.value === 'draw') {
      const names = reason.kind === 'replies' || reason.kind === 'only_reply';
      assert.equal(reason.side === side, !names, `${told}: says why ${side} no longer wins, or who holds`);
      return;
    }
    // Lost: by what the other side then does, or in misère by the line of the move itself.
    const completes = about.misere && reason.kind === 'completes_line';
    assert.ok(completes || reason.side !== side, `${told}: says how the other side wins`);
    // A line or a fork at once is stronger than a long line of play.
    if (short.length > 0) assert.equal(reason, short[0], told);
  });
  assert.ok(tries > 1000, `${tries} tries`);
});
