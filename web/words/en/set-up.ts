// The words of setting up a position.
import { times } from './language.ts';
import type { Drafted } from '../../program/contract.ts';

export const setUpWords = {
  setUp: {
    heading: 'Set up a position',
    pen: 'Pen',
    pens: { turn: 'In turn', X: 'X', O: 'O', erase: 'Erase' },
    asText: 'Position as text',
    clear: 'Clear',
    play: 'Play from here',
    analyse: 'Analyse',
    share: 'Share',
    cancel: 'Cancel',
    begun: 'Press a cell to put a mark there, and press it again to change it.',
    cancelled: 'Back to the game.',
    aside: 'The position you were setting up is saved.',
    takeUp: 'Continue',
  },
  /** What is wrong with a position, as a sentence, or whose turn it is there. */
  checkedPosition: ({ detail, low: x = 0, high: o = 0, piece, to_move: mark, outcome }: Drafted) => {
    switch (detail) {
      case undefined:
        if (outcome === 'in_progress') return `${mark}’s turn.`;
        return outcome === 'draw'
          ? 'The board is full: there’s nothing left to play.'
          : `${outcome === 'x_wins' ? 'X' : 'O'} has already won here: there’s nothing left to play.`;
      case 'position_counts': {
        return `Too many ${x > o ? 'X' : 'O'}s: ${x} X, ${o} O.`;
      }
      case 'position_both_completed':
        return 'Both sides have a line.';
      case 'position_after_end':
        return 'Play went on after a line was completed.';
      case 'marks_form':
        return 'Write X’s marks, then O’s, oldest first, and who moves: b2.c3/a1/O.';
      case 'marks_counts':
        return `X and O take turns, so there can’t be ${x} X and ${o} O.`;
      case 'position_floating':
        return 'A mark floats: there is a free cell below it.';
      case 'position_order':
        return 'The marks can’t have fallen in this order.';
      case 'cell_form':
      case 'cell_off_board':
        return `“${piece}” isn’t a cell of this board.`;
      case 'cell_taken':
        return `“${piece}” is there twice.`;
      case 'position_row_count':
        return `The text has ${times(o, 'row')}. This board has ${x}, joined by slashes.`;
      case 'position_row_length':
        return `The row “${piece}” has ${o} cells. On this board each row has ${x}.`;
      default:
        return `“${piece}” isn’t allowed: use X, O and dots.`;
    }
  },
};
