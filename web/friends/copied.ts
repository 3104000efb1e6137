// Fields whose text is there to be copied.
import { make, makeButton } from '../dom.ts';
import { copyField } from '../forms/copy.ts';
import { makeField } from '../forms/fields.ts';
import { friendWords } from '../words/en/friends.ts';

/** A field under its name, with a button to copy it.
 * @param told where copying is told of, and who hears that the text is out */
export function makeCopied(
  field: HTMLInputElement | HTMLTextAreaElement,
  id: string,
  name: string,
  { said, out = () => {} }: { said: HTMLElement; out?: () => void },
) {
  Object.assign(field, { id, readOnly: true });
  field.onfocus = () => field.select();
  field.oncopy = out;
  const button = makeButton(friendWords.copy, async () => {
    const { value } = field;
    // Meanwhile another one may be there, which nobody has.
    if ((await copyField(field, said, friendWords)) && field.value === value) out();
  });
  button.ariaLabel = friendWords.copyOf(name);
  return make('div', { className: 'copied' }, makeField(name, field), make('p', { className: 'actions' }, button));
}
