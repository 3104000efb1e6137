// Games of other gomoku programs, opened from a text or a file and saved as one.
import { makeField } from '../forms/fields.ts';
import { make, makeButton } from '../dom.ts';
import { download, readPicked } from '../storage/files.ts';
import { recordWords } from '../words/en/records.ts';
import { recordFault } from './record-fault.ts';
import { longestRecord, readRecord, writeRecord, type RecordFormat } from './records.ts';
import type { Bridge } from '../program/bridge.ts';

const unreadable = { fault: 'unreadable' } as const;

/** @param parts `opened` is told when another game is on the board */
export function makeRecords({ bridge, opened }: { bridge: Bridge; opened: () => void }) {
  const field = make('textarea', { id: 'record-text', rows: 3, spellcheck: false });
  field.autocapitalize = 'off';
  const fault = make('p', { id: 'record-fault', className: 'fault', ariaLive: 'polite' });
  field.setAttribute('aria-describedby', fault.id);
  const file = make('input', { type: 'file', accept: '.sgf,.psq,.txt', hidden: true });

  /** @param text null of a file that could not be read */
  const open = (text: string | null) => {
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

  const save = (format: RecordFormat) =>
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
