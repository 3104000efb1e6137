// Labelled fields, as parts of a view.
import { html, type TemplateResult } from 'lit-html';

/** A value, and what it is called. */
export type Option = [value: string, text: string];

export const fieldView = (label: string, id: string, field: TemplateResult) =>
  html`<p class="field"><label for=${id}>${label}</label>${field}</p>`;

export const selectView = (
  label: string,
  id: string,
  options: Option[],
  chosen: string,
  choose: (value: string) => void,
) =>
  fieldView(
    label,
    id,
    html`<select id=${id} @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}>
      ${options.map(([value, text]) => html`<option value=${value} .selected=${value === chosen}>${text}</option>`)}
    </select>`,
  );

/** One of several, all of which are seen. */
export const choiceView = (
  legend: string,
  name: string,
  options: Option[],
  chosen: string,
  choose: (value: string) => void,
) => html`
  <fieldset class="choices">
    <legend>${legend}</legend>
    <div>${options.map(
      ([value, text]) => html`
        <label class="choice"><input type="radio" name=${name} value=${value} .checked=${value === chosen}
          @change=${() => choose(value)}><span>${text}</span></label>`,
    )}</div>
  </fieldset>`;
