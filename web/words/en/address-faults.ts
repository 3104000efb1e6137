// What is wrong with the address of a game, in sentences.
import { largest } from '../../program/known-rules.ts';
import { words } from './play.ts';
import type { AddressFault, ParseError } from '../../program/contract.ts';

/** The boards with this limit: each game has its own.
 * @param high the most columns or rows */
const boards = (high: number) => {
  if (high <= largest.vanish) return 'a board where marks vanish';
  return high <= largest.gravity ? 'a board where marks fall' : 'a board';
};

type Range = { low: number; high: number };

/** What can be wrong with the text of rules, of a position or of moves. */
export type ParseFault = keyof typeof pieceFaults;

export const pieceFaults = {
  rules_form: () => 'rules look like 3,3,3, 3,3,3,misere, 3,3,3,vanish or 7,6,4,gravity',
  columns_out_of_range: ({ low, high }) => `${boards(high)} has ${low} to ${high} columns`,
  rows_out_of_range: ({ low, high }) => `${boards(high)} has ${low} to ${high} rows`,
  in_a_row_out_of_range: ({ low, high }) => `a line has ${low} to ${high} marks`,
  cell_form: () => 'a cell is a letter and a number, like b2, and moves are joined by dots',
  cell_off_board: ({ low, high }) => `the board has ${low} columns and ${high} rows`,
  cell_taken: () => 'that cell is taken already',
  game_over: () => 'the game was over before it',
  position_row_count: ({ low }) => `a position has ${low} rows here, joined by slashes`,
  position_row_length: ({ low }) => `each row has ${low} cells here`,
  position_symbol: () => 'a cell is X, O or a dot',
  position_counts: ({ low, high }) => `X has ${low} marks and O has ${high}, but X must have as many as O, or one more`,
  position_both_completed: () => 'both sides have a line',
  position_after_end: () => 'a move was played after the game had ended',
  rules_option: () => 'the options are misere, vanish and gravity, each once, and vanish doesn’t go with gravity',
  vanish_in_a_row_out_of_range: ({ low, high }) =>
    high < low
      ? 'this board is too small for vanishing marks'
      : `with vanishing marks, ${low} to ${high} in a row fit here`,
  marks_form: () => 'it is the marks of X, those of O, each in their order, and who is to move, like b2.c3/a1/O',
  marks_counts: ({ low, high }) =>
    `X has ${low} marks and O has ${high}, but they take turns, and each keeps only as many as make a line`,
  cell_floating: () => 'a mark there would fall further',
  column_full: () => 'that column is full',
  position_floating: () => 'that mark floats above a free cell',
  position_order: () => 'the marks can’t have fallen in this order',
} satisfies Record<string, (range: Range) => string>;

/** Shows the whole text if it ends too early. */
const where = ({ detail, piece, found, ...range }: ParseError & { found: string }) =>
  `“${piece || found}”: ${pieceFaults[detail](range)}`;

/** A part of a link that is ignored. */
export const partFaults = (part: string) => ({
  twice: `The link says “${part}” twice; the first one counts.`,
  unknown: `The link has an unknown part “${part}”, which was ignored.`,
});

export const addressFaultWords = {
  addressFault: (fault: AddressFault) => {
    const { part, found } = fault;
    switch (fault.reason) {
      case 'version':
        return `This link is from another version (${found}), so parts of it may be missing.`;
      case 'rules':
        return `The link’s rules are wrong at ${where(fault)}. Here’s 3×3 instead.`;
      case 'player':
        return `The link names a player “${found}” that doesn’t exist. The players are ${Object.keys(words.players).join(', ')}.`;
      case 'position':
        return `The link’s position is wrong at ${where(fault)}. Here’s an empty board instead.`;
      case 'moves':
        return `The link’s moves are wrong from ${where(fault)}.${fault.at > 0 ? ' The moves before it were kept.' : ''}`;
      default:
        return partFaults(part)[fault.reason];
    }
  },
  moreFaults: (count: number) =>
    count === 1 ? 'One more part of the link is wrong.' : `${count} more parts of the link are wrong.`,
};
