// The player's records: the best result on each board against each level of the computer.
import { html, nothing } from 'lit-html';
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

/** The table of it; nothing where nobody has played the computer. */
export function reachedView(lines: Line[], isSolved: (rules: string) => boolean) {
  const boards = reached(lines);
  if (boards.length === 0) return nothing;
  const solved = boards.map(({ rules }) => isSolved(rules));
  // One column for the top level, though it is perfect on some of the boards only.
  const top = solved.every((one) => one === solved[0]) ? kindName('perfect', solved[0]) : statisticsWords.topLevel;
  const names = levels.map((kind) => (kind === 'perfect' ? top : words.players[kind]));
  const cell = (rules: string, one: Reached | null, index: number) => {
    if (!one) return html`<td></td>`;
    // A draw is as much as there is against a level that never errs.
    const isAll = one === 'won' || (one === 'drawn' && levels[index] === 'perfect' && isSolved(rules));
    return html`
      <td class=${isAll ? 'all' : one} data-label=${names[index]}>
        <span aria-hidden="true">${signs[isAll ? 'won' : one]}</span><span>${statisticsWords.reached[one]}</span>
      </td>`;
  };
  const row = ({ rules, best }: (typeof boards)[number]) => {
    const board = knownRules(rules) as NonNullable<ReturnType<typeof knownRules>>;
    return html`
      <tr>
        <th scope="row">${words.boardSize(board)}<small>${words.boardGoal(board)}</small></th>
        ${best.map((one, index) => cell(rules, one, index))}
      </tr>`;
  };
  return html`
    <h3>${statisticsWords.reachedHeading}</h3>
    <table class="reached" aria-label=${statisticsWords.reachedHeading}>
      <thead><tr><td></td>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
      <tbody>${boards.map(row)}</tbody>
    </table>`;
}
