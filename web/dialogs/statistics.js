// Results by board and opponent, the finished games, and what can be done with all that is stored.
import { parseBackup, restore, saveToFile } from '../storage/backup.js';
import { askUser, make, makeButton, makeDialog } from '../dom.js';
import { readGames, statistics } from '../storage/finished-games.js';
import { more } from '../words/more.js';
import { words } from '../words/play.js';

const shownGames = 50;

function rulesInWords(text) {
  const [columns, rows, inARow, misere] = text.split(',');
  return words.rules({ columns, rows, in_a_row: inARow, misere });
}

function opponentsInWords([first, second]) {
  if (first === 'human' && second === 'human') return more.twoPeople;
  if (first !== 'human' && second !== 'human') return more.twoComputers(first, second);
  return more.against(first === 'human' ? second : first);
}

function table(lines) {
  const head = make('tr', {}, ...more.statisticsColumns.map((text) => make('th', { scope: 'col', textContent: text })));
  const rows = lines.map(({ rules, opponents, ...counts }) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row', textContent: rulesInWords(rules) }),
      make('td', { textContent: opponentsInWords(opponents) }),
      ...['played', 'won', 'drawn', 'lost', 'streak', 'best'].map((name) =>
        make('td', { className: 'count', textContent: more.count(counts[name]) }),
      ),
    ),
  );
  const content = make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows));
  return make('div', { className: 'wide', tabIndex: 0, role: 'region', 'aria-label': more.statisticsHeading }, content);
}

function gameList(games, close) {
  const items = games
    .slice(-shownGames)
    .reverse()
    .map((game) => {
      const link = make('a', {
        href: `#${game.address}`,
        textContent: more.finishedGame({ ...game, rules: rulesInWords(game.rules) }),
      });
      link.addEventListener('click', close);
      return make('li', {}, link);
    });
  return make('details', {}, make('summary', { textContent: more.finishedGames }), make('ul', {}, ...items));
}

export function makeStatisticsDialog({ bridge, store, preferences }) {
  const results = make('div', { className: 'results' });
  const told = make('p', { className: 'told', ariaLive: 'polite' });
  const file = make('input', { type: 'file', accept: '.json,application/json', hidden: true });

  const show = () => {
    const games = readGames(store);
    results.replaceChildren(
      ...(games.length === 0
        ? [make('p', { textContent: more.noGames })]
        : [table(statistics(games)), make('p', {}, make('small', { textContent: more.streakNote })), gameList(games, () => dialog.close())]),
    );
  };
  const clearStatistics = async () => {
    if (!(await askUser(more.reallyClearStatistics, more.clear, more.keep))) return;
    store.write('games', { games: [] });
    show();
    told.textContent = more.cleared;
  };
  const clearAll = async () => {
    if (!(await askUser(more.reallyClearAll, more.clear, more.keep))) return;
    store.clear();
    sessionStorage.clear();
    preferences.reload();
    bridge.newGame('v=1');
    show();
    told.textContent = more.cleared;
  };
  const load = async () => {
    const backup = parseBackup(await file.files[0].text());
    file.value = '';
    if (!backup) {
      told.textContent = more.importRefused;
      return;
    }
    if (!(await askUser(more.reallyImport(backup.games.length), more.replace, more.keep))) return;
    restore(store, preferences, backup);
    bridge.openGame(backup.address);
    show();
    told.textContent = more.imported;
  };
  file.addEventListener('change', load);

  const dialog = makeDialog(
    'statistics-dialog',
    more.statisticsHeading,
    more.close,
    results,
    make('h3', { textContent: more.yourData }),
    make('p', { textContent: more.yourDataNote }),
    make(
      'p',
      { className: 'actions spread' },
      makeButton(more.exportAll, () => saveToFile(store, preferences, bridge.view.address)),
      makeButton(more.importAll, () => file.click()),
      makeButton(more.clearStatistics, clearStatistics),
      makeButton(more.clearAll, clearAll),
      file,
    ),
    told,
  );
  store.onForeignChange(() => dialog.open && show());
  return () => {
    told.textContent = '';
    show();
    dialog.showModal();
  };
}
