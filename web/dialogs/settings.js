// The settings: the rules of the next game, taken when the dialog is confirmed or left, and how the page
// looks and sounds, which changes at once.
import { make, makeButton } from '../dom.js';
import { more } from '../words/more.js';
import { closeOnBackdrop } from '../forms/dialog.js';
import { makePreferenceFields } from './preference-fields.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { NewGame } from '../controls/new-game.js'
 * @import { Preferences } from '../storage/preferences.js'
 * @import { RulesFields } from '../forms/rules-fields.js'
 */

/** Gives what opens the dialog.
 * @param {{ bridge: Bridge, preferences: Preferences, newGame: NewGame, rulesFields: RulesFields }} parts */
export function makeSettingsDialog({ bridge, preferences, newGame, rulesFields: fields }) {
  /** Something was changed that has not been chosen yet. */
  let isTyped = false;
  const choose = () => {
    isTyped = false;
    const rules = fields.check();
    if (rules) newGame.choose(rules);
  };
  const start = () => {
    const rules = fields.check();
    if (!rules) {
      fields.focusFault();
      return;
    }
    newGame.take(rules);
    dialog.close();
  };

  const { alternate, look } = makePreferenceFields({ preferences });
  const legend = make('legend', { textContent: more.nextGame });
  const title = make('h2', { id: 'settings-title', textContent: more.settings });
  const dialog = make(
    'dialog',
    { id: 'settings-dialog', 'aria-labelledby': title.id },
    make(
      'form',
      { method: 'dialog', noValidate: true },
      title,
      make(
        'fieldset',
        { id: 'settings-rules' },
        legend,
        alternate,
        make('p', { className: 'actions' }, makeButton(more.start, start, { id: 'start', className: 'primary' })),
      ),
      make('fieldset', {}, make('legend', { textContent: more.lookAndFeel }), ...look),
      make('p', { className: 'actions' }, make('button', { type: 'submit', textContent: more.close })),
    ),
  );
  closeOnBackdrop(dialog);
  document.body.append(dialog);

  // A board of the list is chosen whole; numbers are typed one by one, and count when the dialog is left.
  fields.preset.addEventListener('change', () => {
    if (dialog.open && fields.preset.value !== 'custom') choose();
  });
  fields.fieldset.addEventListener('input', () => {
    isTyped = dialog.open;
  });
  // Another board may have come in the meantime, by a link or from a friend: what was chosen before it counts no more.
  dialog.addEventListener('close', () => {
    if (isTyped) choose();
  });
  return () => {
    isTyped = false;
    legend.after(fields.fieldset);
    fields.show(newGame.chosenRules ?? bridge.view);
    dialog.showModal();
  };
}
