// Why a text is no record of a game, as a sentence.
import { recordWords } from '../words/records.js';

/**
 * @import { RecordFault } from '../words/words.d.ts'
 * @import { DamagedLine } from './records.js'
 */

/** @param {RecordFault | DamagedLine} fault */
export const recordFault = (fault) =>
  typeof fault === 'string' ? recordWords.recordFaults[fault] : recordWords.recordLine(fault.line);
