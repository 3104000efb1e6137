// A field for the moves of another game, or a link to one.
import { make, makeButton } from '../dom.js';
import { why } from '../words/why.js';
import { linkIn, movesIn } from './judgements.js';

/** @import { Bridge } from '../program/bridge.js' */

/** @param {{ bridge: Bridge, begin: () => void }} parts */
export function makePaste({ bridge, begin }) {
  const field = make('textarea', { id: 'paste-moves', rows: 2, spellcheck: false });
  field.autocapitalize = 'off';
  const fault = make('p', { id: 'paste-fault', className: 'fault' });
  field.setAttribute('aria-describedby', fault.id);
  const take = () => {
    const link = linkIn(field.value);
    const moves = movesIn(field.value);
    const nothing = link === '' && moves === '';
    fault.textContent = nothing ? why.pasteNothing : '';
    field.ariaInvalid = String(nothing);
    if (nothing) {
      field.focus();
      return;
    }
    field.value = '';
    details.open = false;
    // What is wrong with the moves is said by the program, and the legal ones are kept.
    bridge.send(`open ${link || `v=1&rules=${bridge.view.rules}&moves=${moves}`}`);
    begin();
  };
  const details = make(
    'details',
    {},
    make('summary', { textContent: why.paste }),
    make('p', { className: 'field' }, make('label', { htmlFor: field.id, textContent: why.pasteField }), field),
    fault,
    make('p', { className: 'actions' }, makeButton(why.pasteGo, take)),
  );
  return details;
}
