// The player's records: the best result on each board against each level of the computer.
import { make } from '../dom.js';
import { levels } from '../program/levels.js';
import { knownRules } from '../program/known-rules.js';
import { offered, rulesText } from '../program/rules.js';
import { statisticsWords } from '../words/statistics.js';
import { words } from '../words/play.js';
import { kindName } from '../words/players.js';

/** @import { Line } from '../storage/statistics.js' */
/** @typedef {'won' | 'drawn' | 'lost'} Reached */

/** The best that there is in a line. @param {Pick<Line, Reached>} line @returns {Reached} */
const bestOf = ({ won, drawn }) => (won > 0 && 'won') || (drawn > 0 ? 'drawn' : 'lost');

/** For each board on which one person has played the computer, in the order of the lists, what was reached against
 * each level; null for a level that was never played.
 * @param {Line[]} lines
 * @returns {{ rules: string, best: (Reached | null)[] }[]} */
export function reached(lines) {
  /** @type {Map<string, (Reached | null)[]>} */
  const boards = new Map(offered.map((rules) => [rulesText(rules), levels.map(() => null)]));
  for (const { rules, opponents, ...counts } of lines) {
    const isAlone = opponents.filter((kind) => kind === 'human').length === 1;
    const level = levels.findIndex((kind) => opponents.includes(kind));
    if (!isAlone || level < 0 || !knownRules(rules)) continue;
    const best = boards.get(rules) ?? levels.map(() => null);
    best[level] = bestOf(counts);
    boards.set(rules, best);
  }
  return [...boards].map(([rules, best]) => ({ rules, best })).filter(({ best }) => best.some(Boolean));
}

const signs = { won: '★', drawn: '＝', lost: '·' };

/** The table of it; null where nobody has played the computer.
 * @param {Line[]} lines @param {(rules: string) => boolean} isSolved */
export function makeReached(lines, isSolved) {
  const boards = reached(lines);
  if (boards.length === 0) return null;
  const solved = boards.map(({ rules }) => isSolved(rules));
  // One column for the top level, though it is perfect on some of the boards only.
  const best = solved.every((one) => one === solved[0]) ? kindName('perfect', solved[0]) : statisticsWords.topLevel;
  const names = levels.map((kind) => (kind === 'perfect' ? best : words.players[kind]));
  const head = make('tr', {}, make('td'), ...names.map((textContent) => make('th', { scope: 'col', textContent })));
  const rows = boards.map(({ rules, best: each }) => {
    const board = /** @type {NonNullable<ReturnType<typeof knownRules>>} */ (knownRules(rules));
    const name = make(
      'th',
      { scope: 'row' },
      words.boardSize(board),
      make('small', { textContent: words.boardGoal(board) }),
    );
    const cells = each.map((one, index) => {
      if (!one) return make('td');
      // To hold somebody who never errs to a draw is as much as there is.
      const isAll = one === 'won' || (one === 'drawn' && levels[index] === 'perfect' && isSolved(rules));
      return make(
        'td',
        { className: isAll ? 'all' : one, 'data-label': names[index] },
        make('span', { ariaHidden: 'true', textContent: signs[isAll ? 'won' : one] }),
        make('span', { textContent: statisticsWords.reached[one] }),
      );
    });
    return make('tr', {}, name, ...cells);
  });
  return make(
    'table',
    { className: 'reached', ariaLabel: statisticsWords.reachedHeading },
    make('thead', {}, head),
    make('tbody', {}, ...rows),
  );
}
