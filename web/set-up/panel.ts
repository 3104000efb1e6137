// What stands beside the board while a position is set up.
import { html, render } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { rulesText } from '../program/rules.ts';
import { choiceView, fieldView } from '../forms/field-views.ts';
import { makeRulesFields } from '../forms/rules-fields.ts';
import { make } from '../dom.ts';
import { more } from '../words/en/more.ts';
import { setUpWords } from '../words/en/set-up.ts';
import { words } from '../words/en/play.ts';
import type { Draft, Pen } from '../program/contract.ts';

const said = setUpWords.setUp;

/** @param acts what its buttons and its fields do */
export function makePanel(acts: {
  write: (position: string) => void;
  take: (pen: Pen) => void;
  choose: (rules: string) => void;
  clear: () => void;
  play: () => void;
  analyse: () => void;
  share: () => void;
  cancel: () => void;
}) {
  const section = make('section', { className: 'set-up', 'aria-label': said.heading });
  const fields = makeRulesFields('set-up-');
  // A number is taken once it is whole: on the way to 15 the board would lose its marks at 1.
  const choose = () => {
    const rules = fields.check();
    if (rules) acts.choose(rulesText(rules));
  };
  const write = ({ target }: Event) => acts.write((target as HTMLInputElement).value.trim());
  let shown = '';
  return {
    section,
    /** What somebody is typing stays as it is, as long as it means the same.
     * @param formFault what is wrong with the text; empty when it has the form of a position */
    show(draft: Draft, possible: boolean, formFault: string) {
      const field = section.querySelector<HTMLInputElement>('#set-up-text');
      const isSame = field?.value.trim().toUpperCase() === draft.text.toUpperCase();
      const isTyped = field && document.activeElement === field && (formFault || isSame);
      const begin = (name: 'play' | 'analyse' | 'share', look: string) => html`
        <button type="button" class=${look} aria-disabled=${!possible} @click=${acts[name]}>${said[name]}</button>`;
      if (draft.rules !== shown) fields.show(draft);
      shown = draft.rules;
      render(
        html`
          <h2>${said.heading}</h2>
          ${choiceView(
            said.pens,
            'set-up-pen',
            [
              ['turn', said.inTurn],
              ['X', said.X],
              ['O', said.O],
              ['erase', said.erase],
            ],
            draft.pen,
            (pen) => acts.take(pen as Pen),
          )}
          ${fieldView(
            said.asText,
            'set-up-text',
            html`<input id="set-up-text" type="text" autocomplete="off" spellcheck="false" autocapitalize="characters"
              aria-describedby="set-up-fault" aria-invalid=${formFault !== ''}
              .value=${live(isTyped ? field.value : draft.text)} @input=${write}>`,
          )}
          <p id="set-up-fault" class="fault">${formFault}</p>
          <p class="actions">
            ${begin('play', 'primary')}${begin('analyse', '')}${begin('share', '')}
            <button type="button" @click=${acts.clear}>${said.clear}</button>
            <button type="button" @click=${acts.cancel}>${said.cancel}</button>
          </p>
          <details @change=${choose}>
            <summary>${more.board}: ${words.rules(draft)}</summary>
            ${fields.fieldset}
          </details>`,
        section,
      );
    },
  };
}
