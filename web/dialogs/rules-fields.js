// The fields for the rules of a game: checked as they are typed.
import { rulesText } from '../controls/new-game.js';
import { element } from '../dom.js';
import { more } from '../words/more.js';

/** @import { Rules } from '../controls/new-game.js' */
/** @typedef {'columns' | 'rows' | 'in_a_row'} Part */

const highest = 20;

/** What is wrong with each of the three numbers; empty for what is right.
 * @param {Rules} rules
 * @param {Record<Part, string>} names of the fields
 * @returns {Record<Part, string>} */
export function faultsOf(rules, names) {
  /** @param {Part} name */
  const fault = (name) => {
    const good = Number.isInteger(rules[name]) && rules[name] >= 1 && rules[name] <= highest;
    return good ? '' : more.wholeNumber(names[name], highest);
  };
  const faults = { columns: fault('columns'), rows: fault('rows'), in_a_row: fault('in_a_row') };
  const longest = Math.max(rules.columns, rules.rows);
  const allNumbers = Object.values(faults).every((text) => text === '');
  if (allNumbers && rules.in_a_row > longest) faults.in_a_row = more.tooLong(rules.in_a_row, longest);
  return faults;
}

/** @typedef {ReturnType<typeof makeRulesFields>} RulesFields */

/** The fields for rules. There is one set of them, and whichever dialog is open holds it. */
export function makeRulesFields() {
  const fieldset = element('rules-fields');
  const preset = element('preset', HTMLSelectElement);
  const misere = element('misere', HTMLInputElement);
  const numbers = {
    columns: element('columns', HTMLInputElement),
    rows: element('rows', HTMLInputElement),
    in_a_row: element('in-a-row', HTMLInputElement),
  };
  const fields = /** @type {[Part, HTMLInputElement][]} */ (Object.entries(numbers));
  const names = /** @type {Record<Part, string>} */ (
    Object.fromEntries(fields.map(([name, field]) => [name, field.labels?.[0].textContent]))
  );

  const rules = () => ({
    columns: numbers.columns.valueAsNumber,
    rows: numbers.rows.valueAsNumber,
    in_a_row: numbers.in_a_row.valueAsNumber,
    misere: misere.checked,
  });
  /** Shows the faults at their fields; the rules when there are none, else null. */
  const check = () => {
    const found = rules();
    const known = rulesText({ ...found, misere: false });
    preset.value = Object.hasOwn(more.presets, known) ? known : 'custom';
    const faults = faultsOf(found, names);
    for (const [name, field] of fields) {
      field.ariaInvalid = String(faults[name] !== '');
      element(`${field.id}-fault`).textContent = faults[name];
    }
    return Object.values(faults).every((fault) => fault === '') ? found : null;
  };
  /** @param {Rules} given */
  const show = (given) => {
    for (const [name, field] of fields) field.value = String(given[name]);
    misere.checked = given.misere;
    check();
  };
  const focusFault = () => fields.find(([, field]) => field.ariaInvalid === 'true')?.[1].focus();

  for (const [value, text] of Object.entries({ ...more.presets, custom: more.custom }))
    preset.append(new Option(text, value));
  for (const field of [...Object.values(numbers), misere]) field.addEventListener('input', check);
  preset.addEventListener('change', () => {
    if (preset.value === 'custom') {
      numbers.columns.focus();
      return;
    }
    const [columns, rows, inARow] = preset.value.split(',').map(Number);
    show({ columns, rows, in_a_row: inARow, misere: misere.checked });
  });
  return { fieldset, check, show, focusFault };
}
