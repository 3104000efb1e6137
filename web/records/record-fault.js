// Why a text is no record of a game, as a sentence.
import { more } from '../words/more.js';

/**
 * @import { RecordFault } from '../words/words.d.ts'
 * @import { DamagedLine } from './records.js'
 */

/** @param {RecordFault | DamagedLine} fault */
export const recordFault = (fault) =>
  typeof fault === 'string' ? more.recordFaults[fault] : more.recordLine(fault.line);
