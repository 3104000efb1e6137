// The fields for how the page looks and sounds. Each change counts at once.
import { more } from '../words/more.js';
import { makeCheck, makeField, makeSelect } from '../forms/fields.js';

/** @import { Preferences } from '../storage/preferences.js' */
/** @typedef {'animation' | 'sound' | 'vibration' | 'alternate' | 'boardAsText'} Switch */

/** @param {{ preferences: Preferences }} parts */
export function makePreferenceFields({ preferences }) {
  const theme = makeSelect('theme', more.themes);
  const pace = makeSelect('pace', more.paces);
  /** @type {Record<Switch, ReturnType<typeof makeCheck>>} */
  const switches = {
    animation: makeCheck('animation', more.animation, more.animationNote),
    sound: makeCheck('sound', more.sound),
    vibration: makeCheck('vibration', more.vibration),
    alternate: makeCheck('alternate', more.alternate, more.alternateNote),
    boardAsText: makeCheck('boardAsText', more.boardAsText, more.boardAsTextNote),
  };
  const boxes = /** @type {[Switch, ReturnType<typeof makeCheck>][]} */ (Object.entries(switches));

  const show = () => {
    const { values } = preferences;
    theme.value = values.theme;
    pace.value = String(values.pace);
    for (const [name, { input }] of boxes) input.checked = values[name];
  };

  theme.addEventListener('change', () => preferences.set('theme', theme.value));
  pace.addEventListener('change', () => preferences.set('pace', Number(pace.value)));
  for (const [name, { input }] of boxes) input.addEventListener('change', () => preferences.set(name, input.checked));
  switches.vibration.field.hidden = !navigator.vibrate;
  preferences.on(show);
  show();
  const { animation, sound, vibration, alternate, boardAsText } = switches;
  return {
    /** It belongs to the next game. */
    alternate: alternate.field,
    look: [
      makeField(more.theme, theme),
      makeField(more.pace, pace),
      ...[animation, sound, vibration, boardAsText].map(({ field }) => field),
    ],
  };
}
