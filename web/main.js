// Starts the page: first what two people need to play, everything else when it is asked for.
import { followAddress } from './address.js';
import { BoardCanvas } from './board-canvas.js';
import { BoardGrid } from './board-grid.js';
import { Bridge } from './bridge.js';
import { Commands } from './commands.js';
import { makeControls } from './controls.js';
import { showLoaded, showLoadFailure } from './loading.js';
import { Narrator } from './narrator.js';
import { Preferences } from './preferences.js';
import { SavedGame } from './saved-game.js';
import { makeShortcuts } from './shortcuts.js';
import { Store } from './store.js';
import { followTheme } from './theme.js';
import { words } from './words/play.js';

const element = (id) => document.getElementById(id);
const bridge = new Bridge();
const troubles = [];
const store = new Store((kind) => troubles.push(kind));
const preferences = new Preferences(store);

const parts = { bridge, store, preferences };

/** A part of the page that is loaded at its first use, and tried again when that fails. */
const later = (load) => {
  let loading = null;
  return async (...given) => {
    loading ??= load();
    let part;
    try {
      part = await loading;
    } catch (failure) {
      loading = null;
      console.error(failure);
      parts.narrator.say(words.loadFailed.file);
      return;
    }
    part(...given);
  };
};
const openDialog = {
  share: later(async () => (await import('./share-dialog.js')).makeShareDialog(parts)),
  statistics: later(async () => (await import('./statistics-dialog.js')).makeStatisticsDialog(parts)),
  settings: later(async () => (await import('./settings-dialog.js')).makeSettingsDialog(parts)),
  help: later(async () => (await import('./help-dialog.js')).makeHelpDialog(parts)),
};
const recordFinished = later(async () => {
  const { recordGame } = await import('./finished-games.js');
  return (game) => recordGame(store, game);
});
const showRareNotice = later(async () => (await import('./notices.js')).makeNotices(parts));
const answer = later(async () => (await import('./answers.js')).makeAnswers(parts));
const react = later(async () => (await import('./feedback.js')).makeFeedback(preferences));
const showMoves = later(async () => (await import('./moves-panel.js')).makeMovesPanel(bridge));
const showAnalysis = later(async () => (await import('./analysis-panel.js')).makeAnalysisPanel());
const showTextBoard = later(async () => (await import('./text-board.js')).makeTextBoard(parts));
const useGamepad = later(async () => (await import('./gamepad.js')).makeGamepad(parts.grid, parts.commands));
const think = later(async () => (await import('./thinking.js')).makeThinking(bridge));

function showNotice(narrator, notice) {
  const refused = notice.kind === 'refusal' && words.refused[notice.reason];
  if (refused) narrator.say(refused(notice.cell));
  else if (notice.kind === 'thinker') narrator.say(words.thinkerLost);
  else showRareNotice(notice);
  if (notice.kind === 'refusal') react('refusal');
}

function showHint(narrator, { hint }, before) {
  if (!hint || JSON.stringify(hint) === JSON.stringify(before?.hint)) return;
  narrator.say(hint.done ? words.hint(hint) : words.hintSought);
}

/** Once the first frames are drawn; not every browser can say when that is. */
const whenIdle = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 500));

async function start() {
  const board = new BoardCanvas(bridge);
  await bridge.open(board.canvas, board.present);

  const grid = new BoardGrid(bridge);
  const narrator = new Narrator(bridge);
  const commands = new Commands(bridge, narrator, preferences);
  const savedGame = new SavedGame(bridge, store, recordFinished);
  Object.assign(parts, { grid, narrator, commands, savedGame });
  makeControls(bridge, commands);
  makeShortcuts(bridge, grid, commands, answer);
  bridge.on('notice', (notice) => showNotice(narrator, notice));
  bridge.on('think', (request) => think(request));
  bridge.on('stop', () => think(null));
  bridge.on('view', (view, before) => {
    showHint(narrator, view, before);
    if (view.moves.length > 0 || before?.moves.length > 0) showMoves(view);
    if (view.analysis || before?.analysis) showAnalysis(view.analysis);
    if (before) react('view', view, before);
  });
  for (const [id, open] of Object.entries(openDialog)) element(id).addEventListener('click', () => open());

  savedGame.start();
  showLoaded();
  followAddress(bridge);
  board.follow();
  followTheme(bridge, preferences);
  preferences.follow(({ boardAsText }) => {
    if (boardAsText || element('text-board')) showTextBoard();
  });
  addEventListener('gamepadconnected', () => useGamepad());
  for (const kind of troubles) narrator.say(words.saved[kind]);
  whenIdle(() => import('./update.js').then(({ followUpdates }) => followUpdates()).catch(console.error));
}

start().catch(showLoadFailure);
