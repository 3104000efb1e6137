// The settings: the rules of the next game, taken when the dialog is confirmed or left, and the look and sound of the
// page, which change at once.
import { html, nothing, render } from 'lit-html';
import { make } from '../dom.ts';
import { closeOnBackdrop } from '../forms/dialog.ts';
import { checkView, selectView } from '../forms/field-views.ts';
import { makeRulesFields, type RulesFields } from '../forms/rules-fields.ts';
import { makeMatchSheet } from '../match/sheet.ts';
import { commonWords } from '../words/en/common.ts';
import { matchWords } from '../words/en/match.ts';
import { settingsWords } from '../words/en/settings.ts';
import type { Context } from '../context.ts';
import type { WithFriends } from '../friends/list.ts';
import type { Rules } from '../program/rules.ts';

const switches = {
  alternate: settingsWords.alternateNote,
  animation: settingsWords.animationNote,
  sound: '',
  vibration: '',
  boardAsText: settingsWords.boardAsTextNote,
};

function makeSettingsDialog(context: Context & { rulesFields: RulesFields }) {
  const { bridge, preferences, newGame, rulesFields: fields } = context;
  /** What was typed and not chosen yet; null if that is nothing, or cannot be played. By the time it is wanted, the
   * fields may be in another dialog. */
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
  const dialog = make('dialog', { id: 'settings-dialog', 'aria-labelledby': 'settings-title' });
  const draw = () => {
    const { values } = preferences;
    const check = (name: keyof typeof switches) =>
      checkView(name, settingsWords[name], switches[name], values[name], (isOn) => preferences.set(name, isOn));
    render(
      html`
        <form method="dialog" novalidate>
          <h2 id="settings-title">${settingsWords.settings}</h2>
          <fieldset id="settings-rules">
            <legend>${matchWords.nextGame}</legend>
            ${check('alternate')}
            <p class="actions"><button type="button" id="start" class="primary" @click=${start}>${matchWords.start}</button></p>
          </fieldset>
          <fieldset>
            <legend>${settingsWords.lookAndFeel}</legend>
            ${selectView(settingsWords.theme, 'theme', Object.entries(settingsWords.themes), values.theme, (theme) => preferences.set('theme', theme))}
            ${selectView(settingsWords.pace, 'pace', Object.entries(settingsWords.paces), String(values.pace), (pace) => preferences.set('pace', Number(pace)))}
            ${check('animation')}${check('sound')}${'vibrate' in navigator ? check('vibration') : nothing}${check('boardAsText')}
          </fieldset>
          <p class="actions"><button type="submit">${commonWords.close}</button></p>
        </form>`,
      dialog,
    );
  };
  draw();
  preferences.on(draw);
  closeOnBackdrop(dialog);
  document.body.append(dialog);

  // A board of the list is chosen at once; typed numbers count when the dialog is left.
  fields.fieldset.addEventListener('input', ({ target }) => {
    if (!dialog.open) return;
    typed = fields.check();
    if (target === fields.preset && fields.preset.value !== 'custom') choose();
  });
  // `close` fires late: the dialog may be open again by then.
  dialog.addEventListener('close', () => dialog.open || choose());
  return () => {
    // The last `close` may not have fired yet.
    choose();
    dialog.querySelector('legend')?.after(fields.fieldset);
    fields.show(newGame.chosenRules ?? bridge.view);
    dialog.showModal();
  };
}

/** The two dialogs that choose a game: they share one set of fields for its rules. */
export function makeGameDialogs(parts: WithFriends) {
  const rulesFields = makeRulesFields();
  return {
    showSettings: makeSettingsDialog({ ...parts, rulesFields }),
    showSheet: makeMatchSheet({ ...parts, rulesFields }),
  };
}
