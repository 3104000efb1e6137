// The words of games as other gomoku programs write them.

/** What is wrong with a record of a game that another program wrote. */
export type RecordFault = keyof typeof recordFaults;

const recordFaults = {
  empty: 'There is no game here yet.',
  unknown: 'This is neither SGF nor psq, nor cells such as h8i10.',
  other_game: 'This SGF file isn’t a gomoku game.',
  board_size: 'The board must be between 5×5 and 20×20.',
  set_up: 'This game starts with stones already on the board, so it can’t be opened.',
  move: 'One of the moves can’t be read.',
  turn: 'Black and White don’t take turns in this game.',
  too_long: 'That’s too long for one game.',
  unreadable: 'This file couldn’t be read, or it’s too long for one game.',
  unclosed: 'This SGF file breaks off before the end of the game.',
};

export const recordWords = {
  records: 'Games from other gomoku programs',
  recordField: 'A game as SGF, as psq, or as cells such as h8i10',
  openRecord: 'Open this game',
  openRecordFile: 'Open a file',
  saveSgf: 'Save as SGF',
  savePsq: 'Save as psq',
  /** Why a text is no record of a game; for a damaged line, its number. */
  recordFault: (fault: RecordFault | { line: number }) =>
    typeof fault === 'string'
      ? recordFaults[fault]
      : `Line ${fault.line} of this psq file is damaged: it should be a move, such as 8,8,0.`,
};
