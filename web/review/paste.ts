// A field for the moves of another game, a link to one, or the record of one.
import { make, makeButton } from '../dom.ts';
import { linkIn } from '../program/pasted-link.ts';
import { why } from '../words/en/why.ts';
import { isRecord, longestRecord, readRecord } from '../records/records.ts';
import { movesIn } from './judgements.ts';
import { recordWords } from '../words/en/records.ts';
import type { Bridge } from '../program/bridge.ts';
import type { View } from '../program/contract.ts';

/** The address of the game that a text tells of, or why there is none. */
function gameIn(text: string, view: View) {
  if (text.length > longestRecord) return { address: '', problem: recordWords.recordFault('too_long') };
  if (isRecord(text)) {
    const record = readRecord(text, view);
    return 'fault' in record
      ? { address: '', problem: recordWords.recordFault(record.fault) }
      : { address: record.address, problem: '' };
  }
  const link = linkIn('game', text);
  const moves = movesIn(text);
  const nothing = link === '' && moves === '';
  return { address: link || `v=1&rules=${view.rules}&moves=${moves}`, problem: nothing ? why.pasteNothing : '' };
}

export function makePaste({ bridge, begin }: { bridge: Bridge; begin: () => void }) {
  const field = make('textarea', { id: 'paste-moves', rows: 2, spellcheck: false });
  field.autocapitalize = 'off';
  const fault = make('p', { id: 'paste-fault', className: 'fault' });
  field.setAttribute('aria-describedby', fault.id);
  const take = () => {
    const { address, problem } = gameIn(field.value, bridge.view);
    fault.textContent = problem;
    field.ariaInvalid = String(problem !== '');
    if (problem) {
      field.focus();
      return;
    }
    field.value = '';
    details.open = false;
    // What is wrong with the moves is said by the program, and the legal ones are kept.
    bridge.send(`open ${address}`);
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
