// What stands beside the board while a position is set up.
import { makeChoice, makeField } from '../dialogs/fields.js';
import { make, makeButton } from '../dom.js';
import { more } from '../words/more.js';

/**
 * What its buttons and its field do.
 * @typedef {object} Acts
 * @property {(position: string) => void} check
 * @property {() => void} clear
 * @property {() => void} play
 * @property {() => void} analyse
 * @property {() => void} share
 * @property {() => void} cancel
 */

/** @param {Acts} acts */
export function makePanel(acts) {
  const said = more.setUp;
  const pens = makeChoice('set-up-pen', said.pens, [
    ['', said.inTurn],
    ['X', said.X],
    ['O', said.O],
    ['.', said.erase],
  ]);
  const field = make('input', {
    id: 'set-up-text',
    type: 'text',
    autocomplete: 'off',
    spellcheck: false,
    'aria-describedby': 'set-up-fault',
  });
  field.autocapitalize = 'characters';
  const fault = make('p', { id: 'set-up-fault', className: 'fault' });
  const begin = [
    makeButton(said.play, acts.play, { className: 'primary' }),
    makeButton(said.analyse, acts.analyse),
    makeButton(said.share, acts.share),
  ];
  field.addEventListener('input', () => acts.check(field.value.trim()));
  const section = make(
    'section',
    { className: 'set-up', 'aria-label': said.heading, hidden: true },
    make('h2', { textContent: said.heading }),
    pens.set,
    makeField(said.asText, field),
    fault,
    make(
      'p',
      { className: 'actions' },
      ...begin,
      makeButton(said.clear, acts.clear),
      makeButton(said.cancel, acts.cancel),
    ),
  );

  return {
    section,
    /** The mark that a press puts, a dot for none; empty when a cell turns. */
    get pen() {
      return pens.value;
    },
    reset() {
      pens.value = '';
    },
    /** `position` is null when the field has not the form of one. What somebody is typing stays as it is.
     * @param {string | null} position @param {boolean} possible @param {string} verdict */
    show(position, possible, verdict) {
      if (position !== null && document.activeElement !== field) field.value = position;
      field.ariaInvalid = String(position === null);
      fault.textContent = position === null ? verdict : '';
      for (const button of begin) button.ariaDisabled = String(!possible);
    },
  };
}
