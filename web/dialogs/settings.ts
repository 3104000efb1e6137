// The settings: the rules of the next game, taken when the dialog is confirmed or left, and how the page
// looks and sounds, which changes at once.
import { make, makeButton } from '../dom.ts';
import { more } from '../words/en/more.ts';
import { closeOnBackdrop } from '../forms/dialog.ts';
import { makePreferenceFields } from './preference-fields.ts';
import type { Context } from '../context.ts';
import type { RulesFields } from '../forms/rules-fields.ts';
import type { Rules } from '../program/rules.ts';

/** Gives what opens the dialog. */
export function makeSettingsDialog({
  bridge,
  preferences,
  newGame,
  rulesFields: fields,
}: Context & { rulesFields: RulesFields }) {
  /** What was typed and has not been chosen yet; null where that is nothing, or cannot be played. The fields may be
   * another dialog's by the time they are wanted. */
  let typed: Rules | null = null;
  const choose = () => {
    if (typed) newGame.choose(typed);
    typed = null;
  };
  const start = () => {
    const rules = fields.check();
    if (!rules) {
      fields.focusFault();
      return;
    }
    typed = null;
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
    if (!dialog.open || fields.preset.value === 'custom') return;
    typed = fields.check();
    choose();
  });
  fields.fieldset.addEventListener('input', ({ target }) => {
    // A board of the list fills the other fields with the change.
    if (dialog.open && target !== fields.preset) typed = fields.check();
  });
  // Another board may have come in the meantime, by a link or from a friend: what was chosen before it counts no more.
  dialog.addEventListener('close', () => {
    if (!dialog.open) choose();
  });
  return () => {
    // The browser may tell of its closing later.
    choose();
    legend.after(fields.fieldset);
    fields.show(newGame.chosenRules ?? bridge.view);
    dialog.showModal();
  };
}
