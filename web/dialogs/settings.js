// The settings: the rules of the next game, taken when the dialog is confirmed or left, and how the page
// looks and sounds, which changes at once.
import { element } from '../dom.js';
import { closeOnBackdrop } from './dialog.js';
import { makePreferenceFields } from './preference-fields.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { NewGame } from '../controls/new-game.js'
 * @import { Preferences } from '../storage/preferences.js'
 * @import { RulesFields } from './rules-fields.js'
 */

/** @param {{ bridge: Bridge, preferences: Preferences, newGame: NewGame, rulesFields: RulesFields }} parts */
export function makeSettingsDialog({ bridge, preferences, newGame, rulesFields: fields }) {
  const dialog = element('settings-dialog', HTMLDialogElement);
  const place = element('settings-rules');
  makePreferenceFields({ preferences });
  closeOnBackdrop(dialog);

  const choose = () => {
    const rules = fields.check();
    if (rules) newGame.choose(rules);
  };
  // A board of the list is chosen whole; numbers are typed one by one, and count when the dialog is left.
  const boards = element('preset', HTMLSelectElement);
  boards.addEventListener('change', () => {
    if (dialog.open && boards.value !== 'custom') choose();
  });
  dialog.addEventListener('close', choose);
  element('start').addEventListener('click', () => {
    const rules = fields.check();
    if (!rules) {
      fields.focusFault();
      return;
    }
    newGame.take(rules);
    dialog.close();
  });
  return () => {
    place.querySelector('legend')?.after(fields.fieldset);
    fields.show(newGame.chosenRules ?? bridge.view);
    dialog.showModal();
  };
}
