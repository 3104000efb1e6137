// Results by board and opponent, the finished games, and what can be done with all that is stored.
import { make, makeButton } from '../dom.js';
import { makeBackup, parseBackup, restore } from '../storage/backup.js';
import { download } from '../storage/download.js';
import { readGames, writeGames } from '../storage/finished-games.js';
import { statistics } from '../storage/statistics.js';
import { more } from '../words/more.js';
import { words } from '../words/play.js';
import { askUser, makeDialog } from './dialog.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { GameRecord } from '../program/contract.d.ts'
 * @import { Line } from '../storage/statistics.js'
 * @import { Preferences } from '../storage/preferences.js'
 * @import { SavedGame } from '../storage/saved-game.js'
 * @import { Store } from '../storage/store.js'
 */

const shownGames = 50;
const counts = /** @type {const} */ (['played', 'won', 'drawn', 'lost', 'streak', 'best']);

/** @param {string} text */
function rulesInWords(text) {
  const [columns, rows, inARow] = text.split(',').map(Number);
  return words.rules({ columns, rows, in_a_row: inARow, misere: text.endsWith('misere') });
}

/** @param {string[]} opponents */
function opponentsInWords([first, second]) {
  if (first === 'human' && second === 'human') return more.twoPeople;
  if (first !== 'human' && second !== 'human') return more.twoComputers(first, second);
  return more.against(first === 'human' ? second : first);
}

/** @param {Line[]} lines */
function makeTable(lines) {
  const head = make('tr', {}, ...more.statisticsColumns.map((text) => make('th', { scope: 'col', textContent: text })));
  const rows = lines.map((line) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row', textContent: rulesInWords(line.rules) }),
      make('td', { textContent: opponentsInWords(line.opponents) }),
      // On a phone a row is a card, and each count says what it is.
      ...counts.map((name, index) =>
        make('td', {
          className: 'count',
          textContent: more.count(line[name]),
          'data-label': more.statisticsColumns[index + 2],
        }),
      ),
    ),
  );
  const content = make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows));
  return make('div', { className: 'wide', tabIndex: 0, role: 'region', 'aria-label': more.statisticsHeading }, content);
}

/** @param {GameRecord[]} games @param {() => void} close @param {(address: string) => void} review */
function makeGameList(games, close, review) {
  const items = games
    .slice(-shownGames)
    .reverse()
    .map((game) => {
      const textContent = more.finishedGame({ ...game, rules: rulesInWords(game.rules) });
      const link = make('a', { href: `#${game.address}`, textContent });
      link.addEventListener('click', close);
      const button = makeButton(more.reviewGame, () => review(game.address), {
        className: 'small',
        ariaLabel: more.reviewOf(textContent),
      });
      return make('li', {}, link, ' ', button);
    });
  return make('details', {}, make('summary', { textContent: more.finishedGames }), make('ul', {}, ...items));
}

/** @typedef {{ bridge: Bridge, store: Store, preferences: Preferences, savedGame: SavedGame, review: () => void }} Parts */

/** @param {Parts} parts */
export function makeStatisticsDialog({ bridge, store, preferences, savedGame, review }) {
  const results = make('div', { className: 'results' });
  const told = make('p', { className: 'told', ariaLive: 'polite' });
  const file = make('input', { type: 'file', accept: '.json,application/json', hidden: true });

  /** @param {string} address */
  const reviewGame = (address) => {
    dialog.close();
    bridge.send(`open ${address}`);
    review();
  };
  const show = () => {
    const games = readGames(store);
    const lines = statistics(games);
    results.replaceChildren(
      ...(games.length === 0
        ? [make('p', { textContent: more.noGames })]
        : [
            makeTable(lines),
            make('p', {}, make('small', { textContent: more.streakNote })),
            makeGameList(games, () => dialog.close(), reviewGame),
          ]),
    );
  };
  const saveAll = () =>
    download(
      new Blob([makeBackup(store, preferences, bridge.view.address, bridge.save)], { type: 'application/json' }),
      'tic-tac-toe.json',
    );
  /** Says it where it is seen: on a phone the end of the dialog is below the buttons in view.
   * @param {string} text */
  const tell = (text) => {
    told.textContent = text;
    told.scrollIntoView({ block: 'center' });
  };
  const clearStatistics = async () => {
    if (!(await askUser(more.reallyClearStatistics, more.clear, more.keep))) return;
    writeGames(store, []);
    show();
    tell(more.cleared);
  };
  const clearAll = async () => {
    if (!(await askUser(more.reallyClearAll, more.clear, more.keep))) return;
    store.clear();
    savedGame.forget();
    preferences.reload();
    bridge.send('open v=1');
    show();
    tell(more.cleared);
  };
  const load = async () => {
    const backup = parseBackup((await file.files?.[0].text()) ?? '');
    file.value = '';
    told.textContent = '';
    if (!backup) {
      tell(more.importRefused);
      return;
    }
    if (!(await askUser(more.reallyImport(backup.games.length), more.replace, more.keep))) return;
    restore(store, preferences, backup);
    bridge.send(backup.save ? `resume ${backup.save}` : `open ${backup.address}`);
    show();
    tell(more.imported);
  };
  file.addEventListener('change', load);

  const dialog = makeDialog(
    'statistics-dialog',
    more.statisticsHeading,
    results,
    make('h3', { textContent: more.yourData }),
    make('p', { textContent: more.yourDataNote }),
    make(
      'p',
      { className: 'actions spread' },
      makeButton(more.exportAll, saveAll),
      makeButton(more.importAll, () => file.click()),
      makeButton(more.clearStatistics, clearStatistics),
      makeButton(more.clearAll, clearAll),
      file,
    ),
    told,
  );
  store.onForeignChange(() => {
    if (dialog.open) show();
  });
  return () => {
    told.textContent = '';
    show();
    dialog.showModal();
  };
}
