// The words of games as other gomoku programs write them.
import { list } from '../intl.ts';

/** What is wrong with a record of a game that another program wrote. */
export type RecordFault = keyof typeof recordFaults;

const recordFaults = {
  empty: 'There is no game here yet.',
  unknown: 'There are no moves in this text. Moves look like b2 a1 c3.',
  other_game: 'This SGF file isn’t a gomoku game.',
  board_size: 'The board must be between 5×5 and 20×20.',
  set_up: 'The starting stones can’t be read.',
  stones: 'Black must start with as many stones as White, or one more.',
  move: 'One of the moves can’t be read, or isn’t on the board.',
  turn: 'Black and White don’t take turns in this game.',
  too_long: 'That’s too long for one game.',
  unreadable: 'This file couldn’t be read, or it’s too long for one game.',
  unclosed: 'This SGF file breaks off before the end of the game.',
};

/** What a record has besides a game, and this page does not keep. */
export type LeftOut = { comments: boolean; variations: boolean };

export const recordWords = {
  records: 'Open a game',
  recordField: 'Moves, such as b2 a1 c3, a link to a game, or its record as SGF or psq',
  fromBelow: 'Opened with row 1 at the bottom, as other programs write moves such as h8i10.',
  openRecord: 'Open this game',
  openRecordFile: 'Open a file',
  /** What was left out of a record that was opened; empty if nothing was. */
  leftOut: ({ comments, variations }: LeftOut) => {
    const left = [comments && 'comments', variations && 'variations'].filter((part) => part !== false);
    return left.length > 0 ? `Opened without what this page doesn’t keep: ${list(left)}.` : '';
  },
  saveSgf: 'Save as SGF',
  unsuited: 'This game can’t be saved in these forms: they only have games where marks stay and a line wins.',
  savePsq: 'Save as psq',
  /** Why a text is no record of a game; for a damaged line, its number. */
  recordFault: (fault: RecordFault | { line: number }) =>
    typeof fault === 'string'
      ? recordFaults[fault]
      : `Line ${fault.line} of this psq file is damaged: it should be a move, such as 8,8,0.`,
};
