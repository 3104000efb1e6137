// The worker's module in Node: right and wrong moves of puzzles.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { instantiate } from '../../../web/worker/module.ts';
import { puzzleWords } from '../../../web/words/en/puzzles.ts';
import { siteFolder } from './browser.mjs';

/** The file of the site whose name matches. */
export const inSite = (pattern) =>
  readFileSync(
    join(
      siteFolder,
      readdirSync(siteFolder).find((name) => pattern.test(name)),
    ),
  );

/** The free cells of a position's text. */
export const freeCells = (position) =>
  position
    .split('/')
    .flatMap((row, y) => [...row].map((mark, x) => (mark === '.' ? `${'abcdefghijklmnopqrst'[x]}${y + 1}` : '')))
    .filter(Boolean);

/** The answers of the site's study, which has the stock. */
export async function makeStudyInNode() {
  let said = '';
  const program = await instantiate(inSite(/^worker-.*\.wasm$/), (_id, _done, json) => {
    said = json;
  });
  const ask = (...words) => {
    program.request(1, words.join(' '));
    return JSON.parse(said);
  };
  program.request(1, `stock\n${inSite(/^puzzles-.*\.txt$/)}`);
  return {
    ask,
    day: (date) => ask('day', date).puzzles,
    /** Best play by both, from the first right move on. */
    line: (puzzle) => ask('run', puzzle, 'give_up').line,
    /** What its first hint says. */
    idea(puzzle) {
      const { rules, theme } = ask('run', puzzle);
      return rules.includes('misere') ? puzzleWords.misereIdea : puzzleWords.ideas[theme];
    },
    /** The moves to play along that line. */
    answers(puzzle) {
      const played = [];
      for (const cell of this.line(puzzle)) {
        const run = ask('run', puzzle, ...played);
        if (run.stage !== 'asking') break;
        if (run.moves.includes(cell)) continue;
        played.push(cell);
      }
      return played;
    },
    /** A wrong first move. */
    wrong(puzzle) {
      const { position } = ask('run', puzzle);
      return freeCells(position).find((cell) => ask('run', puzzle, cell).stage === 'wrong');
    },
  };
}
