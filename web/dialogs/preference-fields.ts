// The fields for how the page looks and sounds. Each change counts at once.
import { more } from '../words/en/more.ts';
import { makeCheck, makeField, makeSelect } from '../forms/fields.ts';
import type { Preferences } from '../storage/preferences.ts';

export type Switch = 'animation' | 'sound' | 'vibration' | 'alternate' | 'boardAsText';

export function makePreferenceFields({ preferences }: { preferences: Preferences }) {
  const theme = makeSelect('theme', more.themes);
  const pace = makeSelect('pace', more.paces);
  const switches: Record<Switch, ReturnType<typeof makeCheck>> = {
    animation: makeCheck('animation', more.animation, more.animationNote),
    sound: makeCheck('sound', more.sound),
    vibration: makeCheck('vibration', more.vibration),
    alternate: makeCheck('alternate', more.alternate, more.alternateNote),
    boardAsText: makeCheck('boardAsText', more.boardAsText, more.boardAsTextNote),
  };
  const boxes = Object.entries(switches) as [Switch, ReturnType<typeof makeCheck>][];

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
