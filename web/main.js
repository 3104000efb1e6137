// Starts the page: first what two people need to play, everything else when it is asked for.
import { followAddress } from './browser/address.js';
import { makeAnalysisPanel } from './panels/analysis.js';
import { makeAnswers } from './feedback/answers.js';
import { BoardCanvas } from './board/canvas.js';
import { BoardGrid } from './board/grid.js';
import { Bridge } from './program/bridge.js';
import { Commands } from './controls/commands.js';
import { makeControls } from './controls/buttons.js';
import { makeFeedback } from './feedback/sounds.js';
import { recordGame } from './storage/finished-games.js';
import { makeGamepad } from './controls/gamepad.js';
import { makeHelpDialog } from './dialogs/help.js';
import { showLoaded, showLoadFailure } from './program/loading.js';
import { makeMovesPanel } from './panels/moves.js';
import { Narrator } from './feedback/narrator.js';
import { makeNotices } from './feedback/notices.js';
import { Preferences } from './storage/preferences.js';
import { SavedGame } from './storage/saved-game.js';
import { makeSettingsDialog } from './dialogs/settings.js';
import { makeShareDialog } from './dialogs/share.js';
import { makeShortcuts } from './controls/shortcuts.js';
import { makeStatisticsDialog } from './dialogs/statistics.js';
import { Store } from './storage/store.js';
import { makeTextBoard } from './board/text-board.js';
import { followTheme } from './browser/theme.js';
import { makeThinking } from './thinker/supervisor.js';
import { followUpdates } from './browser/update.js';
import { words } from './words/play.js';

const element = (id) => document.getElementById(id);
const bridge = new Bridge();
const troubles = [];
const store = new Store((kind) => troubles.push(kind));
const preferences = new Preferences(store);

const parts = { bridge, store, preferences };

/** A part of the page that is made at its first use. */
const later = (make) => {
  let part = null;
  return (...given) => (part ??= make())(...given);
};
const openDialog = {
  share: later(() => makeShareDialog(parts)),
  statistics: later(() => makeStatisticsDialog(parts)),
  settings: later(() => makeSettingsDialog(parts)),
  help: later(() => makeHelpDialog(parts)),
};
const recordFinished = (game) => recordGame(store, game);
const showRareNotice = later(() => makeNotices(parts));
const answer = later(() => makeAnswers(parts));
const react = later(() => makeFeedback(preferences));
const showMoves = later(() => makeMovesPanel(bridge));
const showAnalysis = later(() => makeAnalysisPanel());
const showTextBoard = later(() => makeTextBoard(parts));
const useGamepad = later(() => makeGamepad(parts.grid, parts.commands));
const think = later(() => makeThinking(bridge));

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
  board.follow();
  followTheme(bridge, preferences);
  preferences.follow(({ boardAsText }) => {
    if (boardAsText || element('text-board')) showTextBoard();
  });
  // From this frame on one can play; whatever can wait comes after it.
  bridge.frame();
  followAddress(bridge);
  for (const kind of troubles) narrator.say(words.saved[kind]);
  whenIdle(() => {
    // To look for gamepads takes the browser longer than all of the above.
    addEventListener('gamepadconnected', () => useGamepad());
    followUpdates().catch(console.error);
  });
}

start().catch(showLoadFailure);
