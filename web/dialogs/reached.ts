// The player's records: the best result on each board against each level of the computer.
import { make } from '../dom.ts';
import { levels } from '../program/levels.ts';
import { knownRules } from '../program/known-rules.ts';
import { offered, rulesText } from '../program/rules.ts';
import { statisticsWords } from '../words/en/statistics.ts';
import { words } from '../words/en/play.ts';
import { kindName } from '../words/players.ts';
import type { Line } from '../storage/games.ts';

export type Reached = 'won' | 'drawn' | 'lost';

/** The best that there is in a line. */
const bestOf = ({ won, drawn }: Pick<Line, Reached>): Reached => (won > 0 && 'won') || (drawn > 0 ? 'drawn' : 'lost');

/** For each board on which one person has played the computer, in the order of the lists, what was reached against
 * each level; null for a level that was never played. */
export function reached(lines: Line[]): { rules: string; best: (Reached | null)[] }[] {
  const boards: Map<string, (Reached | null)[]> = new Map(
    offered.map((rules) => [rulesText(rules), levels.map(() => null)]),
  );
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

/** The table of it; null where nobody has played the computer. */
export function makeReached(lines: Line[], isSolved: (rules: string) => boolean) {
  const boards = reached(lines);
  if (boards.length === 0) return null;
  const solved = boards.map(({ rules }) => isSolved(rules));
  // One column for the top level, though it is perfect on some of the boards only.
  const best = solved.every((one) => one === solved[0]) ? kindName('perfect', solved[0]) : statisticsWords.topLevel;
  const names = levels.map((kind) => (kind === 'perfect' ? best : words.players[kind]));
  const head = make('tr', {}, make('td'), ...names.map((textContent) => make('th', { scope: 'col', textContent })));
  const rows = boards.map(({ rules, best: each }) => {
    const board = knownRules(rules) as NonNullable<ReturnType<typeof knownRules>>;
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
