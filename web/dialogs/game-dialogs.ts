// The two dialogs that choose a game, settings and match: they share one set of fields for its rules.
import { makeMatchSheet } from '../match/sheet.ts';
import { makeRulesFields } from '../forms/rules-fields.ts';
import { makeSettingsDialog } from './settings.ts';
import type { Context } from '../context.ts';
import type { ApartWanted } from '../friends/friends.ts';

export function makeGameDialogs(parts: Context & { apart: ApartWanted }) {
  const rulesFields = makeRulesFields();
  return {
    showSettings: makeSettingsDialog({ ...parts, rulesFields }),
    showSheet: makeMatchSheet({ ...parts, rulesFields }),
  };
}
