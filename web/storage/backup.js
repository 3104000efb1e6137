// Everything that is stored, as one file, and back.
import { areGoodGames, readGames } from './finished-games.js';
import { areGood } from './preferences.js';

const format = 'tic-tac-toe';

export function saveToFile(store, preferences, address) {
  const content = { format, version: 1, settings: preferences.values, games: readGames(store), address };
  download(new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }), 'tic-tac-toe.json');
}

/** What a file holds, or nothing when it is not one of ours. */
export function parseBackup(text) {
  try {
    const content = JSON.parse(text);
    const good =
      content.format === format &&
      content.version === 1 &&
      areGood(content.settings) &&
      areGoodGames(content) &&
      typeof content.address === 'string';
    return good ? content : null;
  } catch {
    return null;
  }
}

export function restore(store, preferences, { settings, games }) {
  store.write('settings', settings);
  store.write('games', { games });
  preferences.reload();
}

export function download(blob, name) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
