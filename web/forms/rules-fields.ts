// The fields for the rules of a game: checked as they are typed.
import { keptMarks, knownRules, largest, type Option } from '../program/known-rules.ts';
import { offered, rulesText, type Rules } from '../program/rules.ts';
import { make } from '../dom.ts';
import { more } from '../words/en/more.ts';
import { words } from '../words/en/play.ts';
import { makeCheck, makeField, makeSelect } from './fields.ts';

export type Part = 'columns' | 'rows' | 'in_a_row';

/** What is wrong with each of the three numbers; empty for what is right.
 * @param names of the fields */
export function faultsOf(rules: Rules & { option: Option }, names: Record<Part, string>): Record<Part, string> {
  const fault = (name: Part) => {
    const most = largest[rules.option];
    const good = Number.isInteger(rules[name]) && rules[name] >= 1 && rules[name] <= most;
    return good ? '' : more.wholeNumber(names[name], most);
  };
  const faults = { columns: fault('columns'), rows: fault('rows'), in_a_row: fault('in_a_row') };
  const longest = Math.max(rules.columns, rules.rows);
  const allNumbers = Object.values(faults).every((text) => text === '');
  if (allNumbers && rules.in_a_row > longest) faults.in_a_row = more.tooLong(rules.in_a_row, longest);
  else if (allNumbers && keptMarks(rules)) {
    // Each side has its marks, and a cell is free.
    const most = Math.min(longest, Math.floor((rules.columns * rules.rows - 1) / 2));
    if (rules.in_a_row < 2 || rules.in_a_row > most) faults.in_a_row = more.noRoomToVanish(most);
  }
  return faults;
}

function makeNumber(id: string) {
  const fault = make('p', { className: 'fault', id: `${id}-fault` });
  const input = make('input', {
    id,
    type: 'number',
    inputMode: 'numeric',
    min: '1',
    max: String(largest['']),
    'aria-describedby': fault.id,
  });
  return { input, fault };
}

export type RulesFields = ReturnType<typeof makeRulesFields>;

/** The fields for rules. The dialogs have one set of them, and whichever is open holds it.
 * @param prefix of the ids of another set */
export function makeRulesFields(prefix: string = '') {
  const presets = offered.map((rules) => [rulesText(rules), `${words.boardName(rules)}, ${words.boardSize(rules)}`]);
  const preset = makeSelect(`${prefix}preset`, { ...Object.fromEntries(presets), custom: more.custom });
  const names = { columns: more.columns, rows: more.rows, in_a_row: more.inARow };
  const numbers = {
    columns: makeNumber(`${prefix}columns`),
    rows: makeNumber(`${prefix}rows`),
    in_a_row: makeNumber(`${prefix}in-a-row`),
  };
  const misere = makeCheck(`${prefix}misere`, more.misere, more.misereNote);
  const option = makeSelect(`${prefix}option`, more.options);
  const note = make('small', { id: `${prefix}option-note` });
  option.setAttribute('aria-describedby', note.id);
  const fields = Object.entries(numbers) as [Part, ReturnType<typeof makeNumber>][];
  const fieldset = make(
    'div',
    { id: `${prefix}rules-fields` },
    makeField(more.board, preset),
    make('div', { className: 'numbers' }, ...fields.map(([name, { input }]) => makeField(names[name], input))),
    ...fields.map(([, { fault }]) => fault),
    misere.field,
    makeField(more.option, option),
    note,
  );

  const rules = () => ({
    columns: numbers.columns.input.valueAsNumber,
    rows: numbers.rows.input.valueAsNumber,
    in_a_row: numbers.in_a_row.input.valueAsNumber,
    misere: misere.input.checked,
    option: option.value as Option,
  });
  /** Shows the faults at their fields; the rules when there are none, else null. */
  const check = () => {
    const found = rules();
    const known = rulesText(found);
    preset.value = presets.some(([text]) => text === known) ? known : 'custom';
    const faults = faultsOf(found, names);
    note.textContent = more.optionNotes[found.option];
    for (const [name, { input, fault }] of fields) {
      input.ariaInvalid = String(faults[name] !== '');
      fault.textContent = faults[name];
    }
    return Object.values(faults).every((fault) => fault === '') ? found : null;
  };
  const show = (given: Rules) => {
    for (const [name, { input }] of fields) input.value = String(given[name]);
    misere.input.checked = given.misere;
    option.value = given.option ?? '';
    check();
  };
  const focusFault = () => fields.find(([, { input }]) => input.ariaInvalid === 'true')?.[1].input.focus();

  for (const input of [...fields.map(([, number]) => number.input), misere.input, option])
    input.addEventListener('input', check);
  preset.addEventListener('change', () => {
    if (preset.value === 'custom') {
      numbers.columns.input.focus();
      return;
    }
    const chosen = knownRules(preset.value);
    if (chosen) show(chosen);
  });
  return { fieldset, preset, check, show, focusFault };
}
