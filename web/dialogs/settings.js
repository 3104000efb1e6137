// The settings: the rules of the next game, checked as they are typed, and how the page looks and
// sounds, which changes at once.
import { closeOnBackdrop } from '../dom.js';
import { rulesText } from '../controls/commands.js';
import { more } from '../words/more.js';

const highest = 20;
const element = (id) => document.getElementById(id);
const numbers = { columns: element('columns'), rows: element('rows'), in_a_row: element('in-a-row') };
const preset = element('preset');
const misere = element('misere');

const chosenRules = () => ({
  columns: numbers.columns.valueAsNumber,
  rows: numbers.rows.valueAsNumber,
  in_a_row: numbers.in_a_row.valueAsNumber,
  misere: misere.checked,
});

/** What is wrong with each of the three numbers; empty for what is right. */
function faultsOf(rules) {
  const faults = Object.fromEntries(
    Object.entries(numbers).map(([name, field]) => {
      const good = Number.isInteger(rules[name]) && rules[name] >= 1 && rules[name] <= highest;
      return [name, good ? '' : more.wholeNumber(field.labels[0].textContent, highest)];
    }),
  );
  const longest = Math.max(rules.columns, rules.rows);
  if (Object.values(faults).every((fault) => !fault) && rules.in_a_row > longest) {
    faults.in_a_row = more.tooLong(rules.in_a_row, longest);
  }
  return faults;
}

/** Shows the faults at their fields; true when there are none. */
function checkRules() {
  const rules = chosenRules();
  const known = rulesText({ ...rules, misere: false });
  preset.value = Object.hasOwn(more.presets, known) ? known : 'custom';
  const faults = Object.entries(faultsOf(rules));
  for (const [name, fault] of faults) {
    numbers[name].ariaInvalid = String(fault !== '');
    element(`${numbers[name].id}-fault`).textContent = fault;
  }
  return faults.every(([, fault]) => !fault);
}

function showRules(rules) {
  for (const [name, field] of Object.entries(numbers)) field.value = rules[name];
  misere.checked = rules.misere;
  checkRules();
}

function fill(select, names) {
  select.append(...Object.entries(names).map(([value, text]) => new Option(text, value)));
}

function bindPreferences(preferences) {
  fill(element('theme'), more.themes);
  fill(element('pace'), more.paces);
  for (const id of ['theme', 'pace']) {
    element(id).addEventListener('change', ({ target }) =>
      preferences.set(id, id === 'pace' ? Number(target.value) : target.value),
    );
  }
  const switches = ['animation', 'sound', 'vibration', 'alternate', 'boardAsText'];
  for (const id of switches) {
    element(id).addEventListener('change', ({ target }) => preferences.set(id, target.checked));
  }
  element('vibration').closest('p').hidden = !navigator.vibrate;
  preferences.follow((values) => {
    for (const id of ['theme', 'pace']) element(id).value = values[id];
    for (const id of switches) element(id).checked = values[id];
  });
}

export function makeSettingsDialog({ bridge, preferences, commands }) {
  const dialog = element('settings-dialog');
  fill(preset, { ...more.presets, custom: more.custom });
  bindPreferences(preferences);
  closeOnBackdrop(dialog);

  const choose = () => {
    if (checkRules()) commands.chooseRules(chosenRules());
  };
  for (const field of [...Object.values(numbers), misere]) field.addEventListener('input', choose);
  preset.addEventListener('change', () => {
    if (preset.value === 'custom') {
      numbers.columns.focus();
      return;
    }
    const [columns, rows, inARow] = preset.value.split(',');
    showRules({ columns, rows, in_a_row: inARow, misere: misere.checked });
    choose();
  });
  element('start').addEventListener('click', () => {
    if (!checkRules()) {
      Object.values(numbers).find((field) => field.ariaInvalid === 'true').focus();
      return;
    }
    dialog.close();
    commands.newGame();
  });

  return () => {
    showRules(commands.nextRules ?? bridge.view);
    dialog.showModal();
  };
}
