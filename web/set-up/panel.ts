// What stands beside the board while a position is set up.
import { rulesText } from '../program/rules.ts';
import { makeChoice, makeField } from '../forms/fields.ts';
import { makeRulesFields } from '../forms/rules-fields.ts';
import { make, makeButton } from '../dom.ts';
import { more } from '../words/en/more.ts';
import { setUpWords } from '../words/en/set-up.ts';
import { words } from '../words/en/play.ts';
import type { Draft, Pen } from '../program/contract.ts';

/** What its buttons and its fields do. */
export interface Acts {
  write: (position: string) => void;
  take: (pen: Pen) => void;
  choose: (rules: string) => void;
  clear: () => void;
  play: () => void;
  analyse: () => void;
  share: () => void;
  cancel: () => void;
}

/** The board, folded up until somebody wants another one. */
function makeBoardChoice(choose: (rules: string) => void) {
  const fields = makeRulesFields('set-up-');
  const summary = make('summary');
  const details = make('details', {}, summary, fields.fieldset);
  // A number is taken once it is whole: on the way to 15 the board would lose its marks at 1.
  details.addEventListener('change', () => {
    const rules = fields.check();
    if (rules) choose(rulesText(rules));
  });
  let shown = '';
  return {
    details,
    show(draft: Draft) {
      if (draft.rules === shown) return;
      shown = draft.rules;
      summary.textContent = `${more.board}: ${words.rules(draft)}`;
      fields.show(draft);
    },
  };
}

export function makePanel(acts: Acts) {
  const said = setUpWords.setUp;
  const pens = makeChoice(
    'set-up-pen',
    said.pens,
    [
      ['turn', said.inTurn],
      ['X', said.X],
      ['O', said.O],
      ['erase', said.erase],
    ],
    () => acts.take(pens.value as Pen),
  );
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
  field.addEventListener('input', () => acts.write(field.value.trim()));
  const board = makeBoardChoice(acts.choose);
  const section = make(
    'section',
    { className: 'set-up', 'aria-label': said.heading },
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
    board.details,
  );

  return {
    section,
    /** What somebody is typing stays as it is, as long as it means the same.
     * @param formFault what is wrong with the text; empty when it has the form of a position */
    show(draft: Draft, possible: boolean, formFault: string) {
      pens.value = draft.pen;
      board.show(draft);
      const same = field.value.trim().toUpperCase() === draft.text.toUpperCase();
      const typed = document.activeElement === field && (formFault || same);
      if (!typed) field.value = draft.text;
      field.ariaInvalid = String(formFault !== '');
      fault.textContent = formFault;
      for (const button of begin) button.ariaDisabled = String(!possible);
    },
  };
}
