// The fields for how the page looks and sounds. Each change counts at once.
import { element } from '../dom.js';
import { more } from '../words/more.js';

/** @import { Preferences } from '../storage/preferences.js' */

const switches = /** @type {const} */ (['animation', 'sound', 'vibration', 'alternate', 'boardAsText']);

/** @param {{ preferences: Preferences }} parts */
export function makePreferenceFields({ preferences }) {
  const theme = element('theme', HTMLSelectElement);
  const pace = element('pace', HTMLSelectElement);
  const boxes = switches.map((name) => ({ name, box: element(name, HTMLInputElement) }));

  const show = () => {
    const { values } = preferences;
    theme.value = values.theme;
    pace.value = String(values.pace);
    for (const { name, box } of boxes) box.checked = values[name];
  };

  for (const [value, text] of Object.entries(more.themes)) theme.append(new Option(text, value));
  for (const [value, text] of Object.entries(more.paces)) pace.append(new Option(text, value));
  theme.addEventListener('change', () => preferences.set('theme', theme.value));
  pace.addEventListener('change', () => preferences.set('pace', Number(pace.value)));
  for (const { name, box } of boxes) box.addEventListener('change', () => preferences.set(name, box.checked));
  const vibration = element('vibration').closest('p');
  if (vibration) vibration.hidden = !navigator.vibrate;
  preferences.on(show);
  show();
}
