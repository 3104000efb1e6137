// The words of Learn and of its course.
import type { CellName, Mark } from '../../program/contract.ts';

export const learn = {
  heading: 'Learn',
  intro: 'Take the course, make lessons, or watch a machine think and learn. The game on the board waits for you.',
  back: 'All of Learn',
  course: 'The course',
  courseNote: (done: number, all: number) =>
    done === 0 ? `${all} short steps, from your first line on` : `${done} of ${all} steps done`,
  step: (number: number, all: number, title: string) => `Step ${number} of ${all}: ${title}`,
  listed: (number: number, title: string, done: boolean) => `${number}. ${title}${done ? ' ✓' : ''}`,
  doneMark: 'done',
  next: 'Next',
  nextStep: 'Next step',
  allSteps: 'All steps',
  showMe: 'Show me',
  playIt: 'Now play it',
  stepLink: 'Copy a link to this step',
  copied: 'Copied.',
  copyFailed: 'Copying didn’t work. Copy this yourself:',
  puzzles: 'Puzzles',
  finished: 'You have taken every step. Now nobody beats you at tic-tac-toe, if you take your time.',
  board: 'Exercise',
  taken: (cell: CellName) => `${cell} is taken.`,
  toMove: (mark: Mark) => `You are ${mark}.`,
  shown: (cells: CellName[]) => (cells.length === 1 ? `It is ${cells[0]}.` : `These are right: ${cells.join(', ')}.`),
  rightMove: 'right',
  wrongMove: 'not this one',
  pairOf: (number: number) => `pair ${number}`,
  steps: {
    line: {
      title: 'Complete your line',
      text: 'Three of your marks in a row win: across, down or slanting. So first look whether you can complete a line.',
      exercises: [
        ['Where do you win?', 'Three in a row. You win!', 'That completes no line. Look at the top row.'],
        ['Lines can slant, too. Where do you win?', 'The slanting line is complete.', 'Look from corner to corner.'],
      ],
    },
    block: {
      title: 'Block',
      text: 'When the other side has two in a row and the third cell is free, take that cell. If you do not, you lose.',
      exercises: [
        [
          'X threatens to win. Where do you stop it?',
          'Blocked. Nobody wins there any more.',
          'Then X takes the end of the top row and wins.',
        ],
        ['O threatens to win. Where do you stop it?', 'Blocked.', 'Then O takes the end of the middle row and wins.'],
      ],
    },
    first: {
      title: 'Win before you block',
      text: 'When you can win at once, do it. There is no need to block: the game is over.',
      exercises: [
        [
          'Both sides have two in a row, and it is your move. What do you do?',
          'You win, and X has no time to.',
          'Look at your own row first. You can win now.',
        ],
        ['And here?', 'Right. You were faster.', 'You have two in a row, too. Complete them.'],
      ],
    },
    fork: {
      title: 'The fork',
      text: 'A fork is one move that makes two threats. The other side can block only one of them, and you complete the other.',
      exercises: [
        [
          'Find the move that makes two threats.',
          'A fork! Whatever O blocks, you win on the other line.',
          'After that O can stop you. Which cell lies on two of your lines?',
        ],
        [
          'Find a fork here. Two moves are right.',
          'Two threats at once.',
          'O has an answer to that. Look for a cell on two lines that hold your marks only.',
        ],
        [
          'You forked, and O has blocked one threat. Where is the other?',
          'That is how a fork wins.',
          'Your left column has two marks and a free cell.',
        ],
      ],
    },
    tempo: {
      title: 'Gain time',
      text: 'A threat has to be answered. So a move that threatens gives you another move at once, as if it were free.',
      exercises: [
        [
          'O threatens to win in the left column. Block it, and see what else your move does.',
          'It blocks and it threatens. O must answer at c1.',
          'O wins in the left column then.',
        ],
        [
          'O had to answer. Now make a fork.',
          'Two threats. The threat before gave you the time for it.',
          'That does not win. Where do two of your lines meet?',
        ],
      ],
    },
    defend: {
      title: 'See the fork coming',
      text: 'A fork is stopped before it is there. You can make a threat of your own, so that the other side has no time for it.',
      exercises: [
        [
          'X has two corners and wants a fork. Four moves of O are right. Find one.',
          'X must answer you, and the fork is gone.',
          'In a corner you are too late: X forks in the corner that is left. Take a cell at the side.',
        ],
        [
          'Here X has the middle. Which moves of O hold the draw?',
          'Right. From there X has no fork.',
          'Then X makes a fork. A corner is needed here.',
        ],
      ],
    },
    middle: {
      title: 'Why the middle',
      text: 'The middle lies on four lines, a corner on three, the cell at a side on two. When X begins in a corner, only the middle saves O.',
      exercises: [
        [
          'X began in a corner. Which is the only move that does not lose?',
          'The middle. All other moves lose.',
          'X can win now, with a fork. Take the cell with the most lines.',
        ],
      ],
    },
    corner: {
      title: 'Against the middle',
      text: 'When X has taken the middle, O takes a corner. Each corner holds the draw, and each cell at a side loses.',
      exercises: [
        [
          'Which moves of O do not lose? Find one.',
          'A corner holds the draw.',
          'From there X can win with a fork. Take a corner.',
        ],
      ],
    },
    draw: {
      title: 'Why nobody has to lose',
      text: 'With no mistake tic-tac-toe is a draw, whichever cell X begins with. You only lose if you slip.',
      exercises: [
        ['One move of O holds the draw. Which one?', 'The draw is safe.', 'X wins after that.'],
        ['Now X has to be careful. Two moves hold the draw. Find one.', 'Well seen.', 'After that O wins.'],
      ],
    },
    pairs: {
      title: 'Two by two',
      text: 'A trick for big boards: put the cells together in pairs, so that each line has both cells of one pair. When X takes one of a pair, O takes the other, and X never gets a whole line. Here five in a row are needed, and cells with the same number are a pair.',
      exercises: [
        ['X took b1. Where does O play?', 'Now X can never have the top row.', 'Look for the same number as at b1.'],
        ['X took e5. Where does O play?', 'That slanting line is safe.', 'Look for the same number as at e5.'],
        [
          'X took c4. Where does O play?',
          'Like this O draws the whole game, without thinking far ahead.',
          'Look for the same number as at c4.',
        ],
      ],
    },
    misere: {
      title: 'When the line loses',
      text: 'In this game, completing a line loses. There is a trick for X: begin in the middle, then always play straight across from O.',
      exercises: [
        [
          'Three in a row loses. Where must X begin?',
          'The middle. With any other move X can be made to lose.',
          'From there O can make you complete a line. Think of the trick.',
        ],
        [
          'O took a corner. Where does X play?',
          'Straight across, and the draw is safe.',
          'That loses. Play straight across from O.',
        ],
        [
          'And now?',
          'Always across, until the board is full.',
          'That loses. Play straight across from O’s last mark, b1.',
        ],
      ],
    },
    four: {
      title: 'Four in a row',
      text: 'On a bigger board three in a row with both ends free cannot be stopped: whichever end is blocked, you play the other one.',
      exercises: [
        [
          'Four in a row win here. Make three with both ends free.',
          'O can block only one end.',
          'O can stop that. Put your three together, with free cells at both ends.',
        ],
        ['O blocked nothing. Where do you win?', 'Four in a row!', 'That completes no four. Lengthen your three.'],
      ],
    },
    fifteen: {
      title: 'Five in a row on a big board',
      text: 'In gomoku five in a row win. Four with both ends free cannot be stopped, and neither can two fours at once. Players look for moves that must be answered.',
      exercises: [
        [
          'Make a four with both ends free.',
          'Whichever end O blocks, you have five.',
          'That can be stopped. Lengthen your three.',
        ],
        [
          'Each of your threes is blocked at one end. Find the cell that makes two fours at once.',
          'Two fours, and O can stop only one.',
          'O can stop that. Where do your two lines meet?',
        ],
      ],
    },
  },
};
