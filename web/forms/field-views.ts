// Labelled fields, as parts of a view.
import { html, nothing, type TemplateResult } from 'lit-html';
import { nameIn } from '../program/name.ts';
import { commonWords } from '../words/en/common.ts';
import type { Sharing } from './copy.ts';

/** A value, and its name. */
export type Option = [value: string, text: string];
/** A value, and its name or picture. */
export type Choice = [value: string, shown: string | TemplateResult];

export const fieldView = (label: string, id: string, field: TemplateResult, look: string = '') =>
  html`<p class="field ${look}"><label for=${id}>${label}</label>${field}</p>`;

/** A player's name. `input` gets it with each letter, `change` once it is entered. */
export function nameView(
  label: string,
  id: string,
  { value = '', input, change }: { value?: string; input?: (name: string) => void; change?: (name: string) => void },
) {
  const pass =
    (take?: (name: string) => void) =>
    ({ target }: Event) =>
      take?.(nameIn((target as HTMLInputElement).value));
  return fieldView(
    label,
    id,
    html`<input id=${id} type="text" maxlength="32" autocomplete="nickname" .value=${value}
      @input=${pass(input)} @change=${pass(change)}>`,
    'name',
  );
}

/** A text to copy; the focus selects it.
 * @param out called when the user has copied it by hand */
export function copiedView(label: string, id: string, text: string, { rows = 1, out = () => {} } = {}) {
  const select = ({ target }: FocusEvent) => (target as HTMLInputElement).select();
  const field =
    rows > 1
      ? html`<textarea id=${id} rows=${rows} readonly .value=${text} @focus=${select} @copy=${out}></textarea>`
      : html`<input id=${id} type="text" readonly .value=${text} @focus=${select} @copy=${out}>`;
  return fieldView(label, id, field);
}

/** The button that copies a text, and shows in its own place that it did; why it could not is beside it. */
export function copyView(
  sharing: Pick<Sharing, 'told'> & { copy: (text: string) => void },
  name: string,
  text: string,
  look: string = '',
) {
  const told = sharing.told(text);
  const isCopied = told === commonWords.copied;
  return html`
    <button type="button" class=${look} data-name=${name} @click=${() => sharing.copy(text)}>${isCopied ? told : name}</button>
    <span aria-live="polite" class=${told && !isCopied ? '' : 'heard'}>${told}</span>`;
}

export const selectView = (
  label: string,
  id: string,
  options: Option[],
  chosen: string,
  choose: (value: string) => void,
  /** the id of what describes it */
  note?: string,
) =>
  fieldView(
    label,
    id,
    html`<select id=${id} aria-describedby=${note ?? nothing}
      @input=${({ target }: Event) => choose((target as HTMLSelectElement).value)}>
      ${options.map(([value, text]) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`)}
    </select>`,
  );

export const checkView = (
  id: string,
  text: string,
  note: string,
  isOn: boolean,
  change: (isOn: boolean) => void,
) => html`
  <p class="check">
    <input type="checkbox" id=${id} .checked=${isOn} aria-describedby=${note ? `${id}-note` : nothing}
      @input=${({ target }: Event) => change((target as HTMLInputElement).checked)}>
    <label for=${id}>${text}</label>${note ? html`<small id="${id}-note">${note}</small>` : nothing}
  </p>`;

/** One of several options, all of them visible.
 * @param look an extra class */
export const choiceView = (
  legend: string,
  name: string,
  options: Choice[],
  chosen: string,
  choose: (value: string) => void,
  look = '',
  note = '',
) => html`
  <fieldset class="choices ${look}">
    <legend>${legend}</legend>
    <div>${options.map(
      ([value, shown]) => html`
        <label class="choice"><input type="radio" name=${name} value=${value} .checked=${value === chosen}
          @change=${() => choose(value)}><span>${shown}</span></label>`,
    )}</div>${note ? html`<small>${note}</small>` : nothing}
  </fieldset>`;
