// The two dialogs that choose a game, settings and match: they share one set of fields for its rules.
import { makeMatchSheet } from '../match/sheet.ts';
import { makeRulesFields } from '../forms/rules-fields.ts';
import { makeSettingsDialog } from './settings.ts';
import type { NewGame } from '../controls/new-game.ts';
import type { ApartWanted } from '../friends/friends.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Preferences } from '../storage/preferences.ts';

export function makeGameDialogs(parts: {
  bridge: Bridge;
  grid: { focus: () => void };
  preferences: Preferences;
  newGame: NewGame;
  apart: ApartWanted;
}) {
  const rulesFields = makeRulesFields();
  return {
    showSettings: makeSettingsDialog({ ...parts, rulesFields }),
    showSheet: makeMatchSheet({ ...parts, rulesFields }),
  };
}
