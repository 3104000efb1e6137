// Labelled fields of forms.
import { make } from '../dom.ts';

/** A field under its label. */
export const makeField = (text: string, field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) =>
  make('p', { className: 'field' }, make('label', { htmlFor: field.id, textContent: text }), field);

/** A choice of one of several, by their values. */
export const makeSelect = (id: string, options: Record<string, string>) =>
  make('select', { id }, ...Object.entries(options).map(([value, text]) => new Option(text, value)));

/** Something to switch on or off, with a note on it. */
export function makeCheck(id: string, text: string, note?: string) {
  const input = make('input', { id, type: 'checkbox' });
  const field = make('p', { className: 'check' }, input, make('label', { htmlFor: id, textContent: text }));
  if (note) {
    field.append(make('small', { id: `${id}-note`, textContent: note }));
    input.setAttribute('aria-describedby', `${id}-note`);
  }
  return { input, field };
}

/** A choice of one of several, all of which are seen.
 * @param options values and what they are called */
export function makeChoice(name: string, legend: string, options: [string, string][], changed?: () => void) {
  const labels = options.map(([value, text]) => {
    const input = make('input', { type: 'radio', name, value });
    if (changed) input.addEventListener('change', changed);
    return { input, label: make('label', { className: 'choice' }, input, make('span', { textContent: text })) };
  });
  const set = make('fieldset', { className: 'choices' }, make('legend', { textContent: legend }));
  set.append(make('div', {}, ...labels.map(({ label }) => label)));
  return {
    set,
    labels,
    get value() {
      return labels.find(({ input }) => input.checked)?.input.value ?? '';
    },
    set value(value) {
      for (const { input } of labels) input.checked = input.value === value;
    },
  };
}
