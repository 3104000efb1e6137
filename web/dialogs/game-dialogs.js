// The two dialogs that choose a game, settings and match: they share one set of fields for its rules.
import { makeMatchSheet } from '../match/sheet.js';
import { makeRulesFields } from '../forms/rules-fields.js';
import { makeSettingsDialog } from './settings.js';

/**
 * @import { NewGame } from '../controls/new-game.js'
 * @import { ApartWanted } from '../friends/friends.js'
 * @import { Bridge } from '../program/bridge.js'
 * @import { Preferences } from '../storage/preferences.js'
 */
/** @param {{ bridge: Bridge, grid: { focus: () => void }, preferences: Preferences, newGame: NewGame,
 *   apart: ApartWanted }} parts */
export function makeGameDialogs(parts) {
  const rulesFields = makeRulesFields();
  return {
    showSettings: makeSettingsDialog({ ...parts, rulesFields }),
    showSheet: makeMatchSheet({ ...parts, rulesFields }),
  };
}
