// The fields for the rules of a game, checked as the user types.
import { html, render } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { keptMarks, knownRules, largest, type Option } from '../program/known-rules.ts';
import { offered, rulesText, type Rules } from '../program/rules.ts';
import { make } from '../dom.ts';
import { commonWords } from '../words/en/common.ts';
import { matchWords } from '../words/en/match.ts';
import { words } from '../words/en/play.ts';
import { checkView, fieldView, selectView } from './field-views.ts';

export type Part = 'columns' | 'rows' | 'in_a_row';

/** What is wrong with each of the three numbers; empty if nothing is.
 * @param names of the fields */
export function faultsOf(rules: Rules & { option: Option }, names: Record<Part, string>): Record<Part, string> {
  const fault = (name: Part) => {
    const most = largest[rules.option];
    const good = Number.isInteger(rules[name]) && rules[name] >= 1 && rules[name] <= most;
    return good ? '' : matchWords.wholeNumber(names[name], most);
  };
  const faults = { columns: fault('columns'), rows: fault('rows'), in_a_row: fault('in_a_row') };
  const longest = Math.max(rules.columns, rules.rows);
  const allNumbers = Object.values(faults).every((text) => text === '');
  if (allNumbers && rules.in_a_row > longest) faults.in_a_row = matchWords.tooLong(rules.in_a_row, longest);
  else if (allNumbers && keptMarks(rules)) {
    // Both sides have all their marks, and one cell is free.
    const most = Math.min(longest, Math.floor((rules.columns * rules.rows - 1) / 2));
    if (rules.in_a_row < 2 || rules.in_a_row > most) faults.in_a_row = matchWords.noRoomToLeave(most);
  }
  return faults;
}

export type RulesFields = ReturnType<typeof makeRulesFields>;

const parts = ['columns', 'rows', 'in_a_row'] as const;

/** The fields for rules. The dialogs share one set, and the open one holds it.
 * @param prefix of the ids of another set */
export function makeRulesFields(prefix: string = '') {
  const presets = offered.map((rules): [string, string] => [
    rulesText(rules),
    `${words.boardName(rules)}, ${words.boardSize(rules)}`,
  ]);
  const names = { columns: matchWords.columns, rows: matchWords.rows, in_a_row: matchWords.inARow };
  const idOf = (part: Part) => `${prefix}${part.replaceAll('_', '-')}`;
  const fieldset = make('div', { id: `${prefix}rules-fields` });
  /** As typed. */
  let numbers: Record<Part, string> = { columns: '', rows: '', in_a_row: '' };
  let others: { misere: boolean; option: Option } = { misere: false, option: '' };

  const rules = () => {
    const [columns, rows, in_a_row] = parts.map((part) => Number(numbers[part]));
    return { columns, rows, in_a_row, ...others };
  };
  const change = (changed: Partial<typeof others>) => {
    others = { ...others, ...changed };
    draw();
  };
  const numberView = (part: Part, fault: string) => {
    const type = ({ target }: Event) => {
      numbers = { ...numbers, [part]: (target as HTMLInputElement).value };
      draw();
    };
    return fieldView(
      names[part],
      idOf(part),
      html`<input id=${idOf(part)} type="number" inputmode="numeric" min="1" max=${largest['']}
        aria-describedby="${idOf(part)}-fault" aria-invalid=${fault !== ''} .value=${live(numbers[part])} @input=${type}>`,
    );
  };
  function draw() {
    const found = rules();
    const faults = faultsOf(found, names);
    const known = presets.find(([text]) => text === rulesText(found));
    render(
      html`
        ${selectView(commonWords.board, `${prefix}preset`, [...presets, ['custom', matchWords.custom]], known?.[0] ?? 'custom', choose)}
        <div class="numbers">${parts.map((part) => numberView(part, faults[part]))}</div>
        ${parts.map((part) => html`<p class="fault" id="${idOf(part)}-fault">${faults[part]}</p>`)}
        ${checkView(`${prefix}misere`, matchWords.misere, matchWords.misereNote, found.misere, (misere) => change({ misere }))}
        ${selectView(
          matchWords.option,
          `${prefix}option`,
          Object.entries(matchWords.options),
          found.option,
          (option) => change({ option: option as Option }),
          `${prefix}option-note`,
        )}
        <small id="${prefix}option-note">${matchWords.optionNotes[found.option]}</small>`,
      fieldset,
    );
  }
  const show = (given: Rules) => {
    numbers = { columns: `${given.columns}`, rows: `${given.rows}`, in_a_row: `${given.in_a_row}` };
    change({ misere: given.misere, option: (given.option ?? '') as Option });
  };
  function choose(preset: string) {
    const chosen = knownRules(preset);
    if (chosen) show(chosen);
    else document.getElementById(idOf('columns'))?.focus();
  }
  draw();
  return {
    fieldset,
    preset: fieldset.querySelector('select') as HTMLSelectElement,
    /** The rules if nothing is wrong with them, otherwise null. */
    check: () => (Object.values(faultsOf(rules(), names)).every((fault) => fault === '') ? rules() : null),
    show,
    focusFault: () => fieldset.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
  };
}
