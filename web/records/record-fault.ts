// Why a text is no record of a game, as a sentence.
import { recordWords } from '../words/en/records.ts';
import type { RecordFault } from '../words/en/records.ts';
import type { DamagedLine } from './records.ts';

export const recordFault = (fault: RecordFault | DamagedLine) =>
  typeof fault === 'string' ? recordWords.recordFaults[fault] : recordWords.recordLine(fault.line);
