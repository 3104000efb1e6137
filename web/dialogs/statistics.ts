// Results by board and opponent, the finished games, and what the user can do with everything that is stored.
import { html, nothing, render } from 'lit-html';
import { picture } from '../board/board-view.ts';
import { positionAt, withMove } from '../board/positions.ts';
import { make } from '../dom.ts';
import { clear, makeSaving, parseBackup, restore } from '../storage/backup.ts';
import { openGame } from '../records/open-game.ts';
import { emptyBoard, knownRules } from '../program/known-rules.ts';
import { readPicked } from '../storage/files.ts';
import { pairs, statistics, type GameRecord, type Line, type Pair } from '../storage/games.ts';
import { replacing, type Records } from '../storage/database.ts';
import { readProgress, type Progress } from '../storage/progress.ts';
import { forgetTab } from '../storage/saved-game.ts';
import { commonWords } from '../words/en/common.ts';
import { statisticsWords } from '../words/en/statistics.ts';
import { words } from '../words/en/play.ts';
import { kindName } from '../words/players.ts';
import { removeNotice } from '../feedback/notice.ts';
import { daysInARow, solvedOf, today } from '../puzzles/modes.ts';
import { askUser, makeDialog } from '../forms/dialog.ts';
import { asideId } from '../controls/position-aside.ts';
import type { Player } from '../program/contract.ts';
import { levels, offered, rulesText } from '../program/rules.ts';
import type { Context } from '../context.ts';
import type { Store } from '../storage/store.ts';

export type Reached = 'won' | 'drawn' | 'lost';

const bestOf = ({ won, drawn }: Pick<Line, Reached>): Reached => (won > 0 && 'won') || (drawn > 0 ? 'drawn' : 'lost');

/** For each board on which one person has played the computer, in the order of the lists, the best result against each
 * level; null for a level that was never played. */
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

const signs = { won: '★', drawn: '＝', lost: '' };

/** Its table; nothing before the first game against the computer. */
function reachedView(lines: Line[], isSolved: (rules: string) => boolean) {
  const boards = reached(lines);
  if (boards.length === 0) return nothing;
  const solved = boards.map(({ rules }) => isSolved(rules));
  // One column for the top level, though it is perfect only on some of the boards.
  const top = solved.every((one) => one === solved[0]) ? kindName('perfect', solved[0]) : statisticsWords.topLevel;
  const names = levels.map((kind) => (kind === 'perfect' ? top : words.players[kind]));
  const cell = (rules: string, one: Reached | null, index: number) => {
    if (!one) return html`<td></td>`;
    // Against a level that never errs, a draw is the best result.
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

/** Games whose last marks follow from the record without rules: nothing leaves the board or falls. */
const isPlain = (rules: string) => /^\d+,\d+,\d+(,misere)?$/.test(rules);

/** The board at the end; null if the record does not say. */
export function lastPosition({ rules, address }: Pick<GameRecord, 'rules' | 'address'>) {
  if (!isPlain(rules)) return null;
  const fields = new URLSearchParams(address);
  const start = positionAt(rules, fields.get('position') ?? emptyBoard(rules));
  const last = (fields.get('moves') ?? '').split('.').filter(Boolean).reduce(withMove, start);
  return last.cells.length === start.cells.length ? last : null;
}

const shownGames = 50;
/** More than any browser's local storage has room for. */
const mostBytes = 50_000_000;
const counts = ['played', 'won', 'drawn', 'lost', 'streak', 'best'] as const;

function opponentsInWords({ rules, opponents: [first, second], friend }: Line, isSolved: (rules: string) => boolean) {
  const called = (kind: string) => kindName(kind as Player, isSolved(rules));
  if (friend !== undefined) return statisticsWords.against(statisticsWords.friendIs(friend));
  if (first !== 'human' && second !== 'human') return statisticsWords.twoComputers(called(first), called(second));
  return statisticsWords.against(called(first === 'human' ? second : first));
}

function tableView(lines: Line[], ofTwo: Pair[], isSolved: (rules: string) => boolean) {
  const names = statisticsWords.statisticsColumns;
  // On a phone a row is a card, and each count says what it is.
  const row = (rules: string, players: string, counted: Partial<Line>) => html`
    <tr>
      <th scope="row">${commonWords.rulesOf(rules)}</th>
      <td>${players}</td>
      ${counts.map((name, index) => {
        const count = counted[name];
        if (count === undefined) return html`<td></td>`;
        return html`<td class="count" data-label=${names[index + 2]}>${statisticsWords.count(count)}</td>`;
      })}
    </tr>`;
  // The wins of two people are beside their names.
  const rows = [
    ...lines.map((line) => ({ ...line, players: opponentsInWords(line, isSolved) })),
    ...ofTwo.map(({ rules, played, drawn, ...pair }) => ({
      rules,
      played,
      drawn,
      players: statisticsWords.winsOf(pair),
    })),
  ].sort((one, other) => other.played - one.played);
  return html`
    <div class="wide" tabindex="0" role="region" aria-label=${statisticsWords.statisticsHeading}>
      <table>
        <thead><tr>${names.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
        <tbody>${rows.map((one) => row(one.rules, one.players, one))}</tbody>
      </table>
    </div>`;
}

/** The last position, the loser's marks pale; nothing if the record does not say. */
function lastPositionView(game: GameRecord) {
  const last = lastPosition(game);
  const pale = game.outcome === 'draw' ? undefined : game.outcome === 'x_wins' ? 'O' : 'X';
  return html`<span class="last-position">${last ? picture({ ...last, pale }, { isHidden: true }) : nothing}</span>`;
}

function gamesView(
  games: GameRecord[],
  isSolved: (rules: string) => boolean,
  open: (game: GameRecord) => void,
  review: (game: GameRecord) => void,
) {
  /** While one of these keys is held, the browser opens the link in a new tab. */
  const follow = (event: MouseEvent, game: GameRecord) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(game);
  };
  const item = (game: GameRecord) => {
    const best = kindName('perfect', isSolved(game.rules));
    const text = statisticsWords.finishedGame({ ...game, rules: commonWords.rulesOf(game.rules) }, best);
    // This version could not put it on the board.
    if (!knownRules(game.rules)) return html`<li>${text}</li>`;
    return html`
      <li>
        <a href="#${game.address}" @click=${(event: MouseEvent) => follow(event, game)}>${lastPositionView(game)}${text}</a>
        <button type="button" class="small" aria-label=${statisticsWords.reviewOf(text)}
          @click=${() => review(game)}>${statisticsWords.reviewGame}</button>
      </li>`;
  };
  return html`
    <details>
      <summary>${statisticsWords.finishedGames}</summary>
      <ul class="finished-games">${games.slice(-shownGames).reverse().map(item)}</ul>
    </details>`;
}

/** What was reached in puzzles and in the course; null if nothing was. */
export function tasksReached(kept: Pick<Progress, 'days' | 'late' | 'best' | 'done'>, today: string) {
  const { best, done } = kept;
  const went = Object.values(kept.days).flat();
  const atOnce = went.filter((one) => one === 'solved').length;
  const all = [solvedOf(went), atOnce, daysInARow(kept, today), best.streak, best.timed, done.length];
  return all.some(Boolean) ? all : null;
}
function tasksView(store: Store) {
  const all = tasksReached(readProgress(store), today());
  if (!all) return nothing;
  return html`
    <h3>${statisticsWords.tasks}</h3>
    <dl class="tasks-reached">
      ${all.map((count, index) => html`<div><dt>${statisticsWords.taskCounts[index]}</dt><dd>${statisticsWords.count(count)}</dd></div>`)}
    </dl>`;
}

export function makeStatisticsDialog(context: Context & { records: Records; review: () => void }) {
  const { bridge, era, restoreGame, narrator, store, preferences, records, review } = context;
  const all = { store, records, preferences };
  const content = make('div');
  let told = '';

  const open = ({ address, seat, names }: GameRecord) => {
    dialog.close();
    openGame({ bridge, narrator }, { address, isOwn: true, seat, names });
  };
  const reviewGame = (game: GameRecord) => {
    open(game);
    review();
  };
  const gamesPlayed = (games: GameRecord[], lines: Line[]) => html`
    <h3>${statisticsWords.allResults}</h3>
    ${tableView(lines, pairs(games), bridge.isSolved)}
    <p><small>${statisticsWords.streakNote}</small></p>
    ${gamesView(games, bridge.isSolved, open, reviewGame)}`;
  const button = (text: string, act: () => void) => html`<button type="button" @click=${act}>${text}</button>`;
  const show = () => {
    const games = records.all('games');
    const lines = statistics(games);
    render(
      html`
        <div>${reachedView(lines, bridge.isSolved)}${tasksView(store)}</div>
        <div class="results">${games.length === 0 ? html`<p>${statisticsWords.noGames}</p>` : gamesPlayed(games, lines)}</div>
        <h3>${statisticsWords.yourData}</h3>
        <p>${statisticsWords.yourDataNote}</p>
        <p class="actions">
          ${button(statisticsWords.exportAll, makeSaving({ ...all, bridge }))}
          ${button(statisticsWords.importAll, () => content.querySelector('input')?.click())}
          ${button(statisticsWords.clearStatistics, clearStatistics)}
          ${button(statisticsWords.clearAll, clearAll)}
          <input type="file" accept=".json,application/json" hidden @change=${load}>
        </p>
        <p class="told" aria-live="polite">${told}</p>`,
      content,
    );
  };
  /** Says it where it is visible: on a phone the end of the dialog is below the buttons in view. */
  const tell = (text: string) => {
    told = text;
    show();
    content.querySelector('.told')?.scrollIntoView({ block: 'center' });
  };
  const clearStatistics = async () => {
    if (!(await askUser(statisticsWords.reallyClearStatistics, statisticsWords.clear))) return;
    const cleared = store.writeAll(replacing(records, { games: [] }));
    await records.take();
    tell(cleared || store.state.denied ? statisticsWords.cleared : statisticsWords.notCleared);
  };
  const clearAll = async () => {
    const question = statisticsWords.reallyClearAll(records.all('matches').length, records.all('games').length);
    if (!(await askUser(question, statisticsWords.clear))) return;
    // A position being set up goes with the rest, and is not put aside.
    bridge.send('draft off');
    removeNotice(asideId);
    const cleared = await clear(all);
    era.begin();
    // Do this right before the next game: until then, updates of this one would save it again.
    forgetTab();
    restoreGame.forget();
    bridge.send('open v=1');
    tell(cleared ? statisticsWords.cleared : statisticsWords.notCleared);
  };
  let isRead = true;
  bridge.on('bad_save', () => {
    isRead = false;
  });
  /** Opens the game of a file, if it has one; returns whether it could be read. */
  const bringBack = (save: string, address: string) => {
    isRead = true;
    if (save) bridge.send(`resume ${save}`);
    else if (address) bridge.send(`open ${address}`);
    return isRead;
  };
  const load = async ({ target }: Event) => {
    const backup = parseBackup((await readPicked(target as HTMLInputElement, mostBytes)) ?? '');
    told = '';
    // Clear the line first, so that the same sentence is announced again.
    show();
    if (!backup) {
      tell(statisticsWords.importRefused);
      return;
    }
    const { games, matches, unread, save, address } = backup;
    const question = statisticsWords.reallyImport(games?.length ?? 0, matches.length, unread);
    if (!(await askUser(question, statisticsWords.replace))) return;
    const kept = await restore(all, backup);
    if (!bringBack(save, address)) unread.push({ part: 'game' });
    tell(statisticsWords.imported(kept, unread));
  };
  const dialog = makeDialog('statistics-dialog', statisticsWords.statisticsHeading, content);
  records.on(() => {
    if (dialog.open) show();
  });
  return () => {
    told = '';
    show();
    dialog.showModal();
  };
}
