// Games of other gomoku programs, opened from a text or a file and saved as one.
import { makeField } from '../forms/fields.js';
import { make, makeButton } from '../dom.js';
import { download } from '../storage/download.js';
import { readPicked } from '../storage/read-file.js';
import { recordWords } from '../words/records.js';
import { recordFault } from './record-fault.js';
import { longestRecord, readRecord, writeRecord } from './records.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { RecordFormat } from './records.js'
 */

const unreadable = /** @type {const} */ ({ fault: 'unreadable' });

/** @param {{ bridge: Bridge, opened: () => void }} parts `opened` is told when another game is on the board */
export function makeRecords({ bridge, opened }) {
  const field = make('textarea', { id: 'record-text', rows: 3, spellcheck: false });
  field.autocapitalize = 'off';
  const fault = make('p', { id: 'record-fault', className: 'fault', ariaLive: 'polite' });
  field.setAttribute('aria-describedby', fault.id);
  const file = make('input', { type: 'file', accept: '.sgf,.psq,.txt', hidden: true });

  /** @param {string | null} text null of a file that could not be read */
  const open = (text) => {
    const record = text === null ? unreadable : readRecord(text, bridge.view);
    const bad = 'fault' in record;
    fault.textContent = bad ? recordFault(record.fault) : '';
    field.ariaInvalid = String(bad);
    if (bad) return;
    field.value = '';
    opened();
    // What is wrong with the moves is said by the program, and the legal ones are kept.
    bridge.send(`open ${record.address}`);
  };
  file.addEventListener('change', async () => {
    open(await readPicked(file, longestRecord));
  });

  /** @param {RecordFormat} format */
  const save = (format) =>
    download(new Blob([writeRecord(format, bridge.view)], { type: 'text/plain' }), `gomoku.${format}`);
  const saving = make(
    'p',
    { className: 'actions' },
    makeButton(recordWords.saveSgf, () => save('sgf')),
    makeButton(recordWords.savePsq, () => save('psq')),
  );
  const element = make(
    'details',
    {},
    make('summary', { textContent: recordWords.records }),
    makeField(recordWords.recordField, field),
    fault,
    make(
      'p',
      { className: 'actions' },
      makeButton(recordWords.openRecord, () => open(field.value)),
      makeButton(recordWords.openRecordFile, () => file.click()),
    ),
    file,
    saving,
  );
  return {
    element,
    /** Begins anew with the game on the board. */
    show() {
      fault.textContent = '';
      field.ariaInvalid = 'false';
      // Records know neither stones that were not played, nor lines that lose, nor marks that vanish.
      const { start, misere, vanish, draft } = bridge.view;
      saving.hidden = start !== null || misere || vanish || draft !== null;
    },
  };
}
