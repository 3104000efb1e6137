// The words of Learn and of its course.
import type { Mark } from '../../program/contract.ts';

export const learn = {
  heading: 'Learn',
  intro: 'Take the course, make lessons, or watch a machine think and learn. Your game will be waiting.',
  back: 'All of Learn',
  course: 'The course',
  /** What begins the next step, or leads to all of them once they are done. */
  toCourse: (done: number, all: number) =>
    done === 0 ? 'Start the course' : done < all ? 'Continue the course' : learn.course,
  /** Before the first step, and from then on. */
  courseNote: (all: number) => `${all} short steps`,
  /** The button of the next step, or of the last one once all are done. */
  begin: (done: number, all: number) => (done === 0 ? 'Start' : done < all ? 'Continue' : learn.buttons.again),
  stepsDone: (done: number, all: number) => `${done} of ${all} steps done`,
  step: (number: number, all: number) => `Step ${number} of ${all}`,
  /** Which of a step's exercises this is; empty for the only one. */
  part: (number: number, all: number) => (all > 1 ? `Exercise ${number} of ${all}` : ''),
  doneMark: 'done',
  /** Its answer was shown. */
  shownMark: 'looked at the answer',
  /** At the end of such a step. */
  notDone: 'You peeked, so this step doesn’t count yet.',
  buttons: {
    retry: 'Try again',
    show: 'Show me',
    again: 'Do it again',
    next: 'Next',
    nextStep: 'Next step',
    finish: 'Finish',
    playIt: 'Now play it',
    puzzles: 'Practice',
    copyLink: 'Copy link',
    toList: 'All steps',
    leave: 'Back to the game',
  },
  finished: 'That was the last step. Take your time, and nobody can beat you at tic-tac-toe.',
  toMove: (mark: Mark) => `You are ${mark}.`,
  rightMove: 'right',
  wrongMove: 'not this one',
  /** A `text` stands beside all exercises; a list has one for each. The third text of a turn is true of every wrong
   * move but those that have a text of their own, which begins with the cell. */
  steps: {
    line: {
      title: 'Complete your line',
      text: 'Three of your marks in a row win: across, down or diagonal. So first look for a line that you can complete.',
      exercises: [
        ['Where do you win?', 'Three in a row. You win!', 'That’s not a line yet. Look at the top row.'],
        ['Diagonals count, too. Where do you win?', 'That’s the diagonal. You win!', 'Look from corner to corner.'],
      ],
    },
    block: {
      title: 'Block',
      text: 'When the other side has two in a row and the third cell is free, take that cell. If you don’t, you lose.',
      exercises: [
        ['X threatens to win. Where do you block?', 'Blocked. Nobody wins there now.', 'Then X completes the top row.'],
        ['O threatens to win. Where do you block?', 'Blocked.', 'Then O completes the middle row.'],
      ],
    },
    first: {
      title: 'Win before you block',
      text: 'When you can win, win. There’s no need to block: the game is over.',
      exercises: [
        [
          'Both sides have two in a row. Your move!',
          'You win before X can.',
          'Look at your own row first: you can win.',
        ],
        ['And here?', 'Three in a row. You got there first!', 'You have two in a row, too. Complete them.'],
      ],
    },
    fork: {
      title: 'The fork',
      text: 'A fork is one move that makes two threats. The other side can block only one of them, and you complete the other.',
      exercises: [
        [
          'Find the move that makes two threats.',
          'A fork! Whatever O blocks, you win on the other line.',
          'Then O completes the diagonal. Which cell lies on two of your lines?',
        ],
        [
          'Find a fork here. Two moves are right.',
          'Two threats at once.',
          'That doesn’t make two threats. Look for a cell on two lines with only your marks in them.',
        ],
        [
          'You forked, and O has blocked one threat. Where is the other?',
          'That is how a fork wins.',
          'Your left column has two marks and a free cell.',
        ],
      ],
    },
    tempo: {
      title: 'Buy time',
      text: 'The other side has to answer a threat. So after a threat it’s your move again: the threat cost you no time.',
      exercises: [
        [
          'O threatens to win in the left column. Block it, and see what else your move does.',
          'It blocks and it threatens. O must answer at c1.',
          'Then O wins in the left column.',
        ],
        [
          'O had to answer. Now make a fork.',
          'Two threats. Your first threat bought you the time.',
          'Then O completes the diagonal. Where do two of your lines meet?',
        ],
      ],
    },
    defend: {
      title: 'See the fork coming',
      text: 'Stop a fork before it happens. One way: make a threat yourself, so the other side has no time for it.',
      exercises: [
        [
          'X has two corners and wants a fork. O has four good moves. Find one.',
          'X must answer you, and the fork is gone.',
          'A corner is too slow: X forks in the last corner. Take an edge.',
        ],
        [
          'X has the centre. Where do you play to hold the draw?',
          'Now X has no fork.',
          'Then X forks. You need a corner.',
        ],
      ],
    },
    middle: {
      title: 'Why the centre',
      text: 'The more lines a cell lies on, the more it is worth. The centre lies on four lines, a corner on three, an edge on two.',
      exercises: [
        [
          'X started in a corner. Which is the only move that doesn’t lose?',
          'The centre. When X starts in a corner, all other moves lose.',
          'X can win now, with a fork. Take the cell with the most lines.',
        ],
      ],
    },
    corner: {
      title: 'Against the centre',
      text: 'X has taken the centre. That leaves four corners and four edges, and they are not worth the same.',
      exercises: [
        [
          'Where do you play to hold the draw?',
          'Any corner holds the draw. Any edge loses.',
          'Then X forks. Take a corner.',
        ],
      ],
    },
    draw: {
      title: 'Why nobody has to lose',
      text: 'If nobody makes a mistake, tic-tac-toe is a draw, wherever X starts. You only lose if you slip.',
      exercises: [
        ['Only one move saves the draw. Which one?', 'The draw is safe.', 'X wins after that.'],
        ['Now X must be careful. Two moves hold the draw. Find one.', 'Now O has no way to win.', 'Then O wins.'],
      ],
    },
    pairs: {
      title: 'Pairing',
      text: 'A trick for big boards: pair up the cells so that every line contains a whole pair. When X takes one of a pair, O takes the other, and X never gets a whole line. Here you need five in a row, and cells with the same number are a pair.',
      exercises: [
        ['X took b1. Where does O play?', 'Now X can never have the top row.', 'Look for the same number as at b1.'],
        ['X took e5. Where does O play?', 'That diagonal is safe.', 'Look for the same number as at e5.'],
        ['X took c4. Where does O play?', 'Play on like this, and X never wins.', 'Look for the same number as at c4.'],
      ],
    },
    misere: {
      title: 'Misère: a line loses',
      text: 'In this game, completing a line loses. There is a trick for X: start in the cell with no opposite, then always play straight across from O.',
      exercises: [
        [
          'Three in a row loses. Where must X start?',
          'The centre. After any other move, O can force X to lose.',
          'From there O can make you complete a line. Think of the trick.',
        ],
        ['O took a corner. Where does X play?', 'Straight across keeps the draw.', 'That loses. Play across from O.'],
        ['What now?', 'Always across, until the board is full.', 'That loses. Play across from O’s last mark, b1.'],
      ],
    },
    four: {
      title: 'Four in a row',
      text: 'On a bigger board nobody can stop three in a row with both ends free: if one end is blocked, you play the other.',
      exercises: [
        [
          'Four in a row wins here. Make three with both ends free.',
          'O can block only one end.',
          'That’s not three with both ends free. Put your three together, away from the edge and from O.',
        ],
        ['O didn’t block. Where do you win?', 'Four in a row!', 'That’s not four. Extend your three.'],
      ],
    },
    fall: {
      title: 'Marks that fall',
      text: [
        'In four in a row you choose a column, and your mark falls to its lowest free cell.',
        'Each move opens the cell above it, for the other side. So look up before you move.',
        'Two threats win when one is right above the other: blocking the lower one opens the upper one.',
      ],
      exercises: [
        ['Where do you win?', 'Four in a row. You win!', 'Look at the bottom row.'],
        [
          'e4 and f5 both make two threats. Which one wins?',
          'O can block only one of your threats.',
          'That doesn’t make two threats, as e4 and f5 do. Look at the cell above each of them.',
          'e4 lets O win right above it. Where else do you make two threats?',
        ],
        [
          'A mark at e5 would win, but first the cell below must be taken. Make a threat there, too.',
          'O must take e6, and you win right above it.',
          'That makes no threat at e6. Which cell lies on a diagonal with it?',
          'e6 lets O win right above it. Which cell lies on a diagonal with e6?',
        ],
      ],
    },
    parity: {
      title: 'Whose row is it?',
      text: [
        'A threat is a free cell that completes your line. Nobody wants to play right below one: the other side takes it. You win when the other side has no other move.',
        'A column fills up by turns. If you start it, you get the shaded rows: the lowest, and every second one above it. The other side gets the rows between.',
        'Every column has six cells, three for each side. So when all other columns are full, it’s X’s turn again, and X starts the last one. That’s why X wants threats in the shaded rows, and O in the others.',
      ],
      exercises: [
        [
          'Your threat is a4. Only a5 and b1 can be played. Which one do you take?',
          'Only column a has room, so O must play a5.',
          'Then O takes a4, and your threat is gone. Leave a5 to O.',
        ],
        ['Where do you win?', 'Four in a row!', 'Your threat is a4.'],
        [
          'Two columns are left. You threaten b4, and O threatens b3 and f3. Where do you play?',
          'You start column b, so its shaded cells are yours.',
          'That’s just below O’s threat: O wins at f3.',
        ],
        ['Where next?', 'Play on top of O: columns fill up two by two.', 'Then O wins at f3.'],
        ['What now?', 'Column f is full: O must play b5.', 'Then O takes b4, and your threat is gone. Leave b5 to O.'],
        ['Where do you win?', 'That row was yours, and you win.', 'Your threat is b4.'],
        [
          'd1 makes a threat at a4, and b2 makes one at a1. Which of the two wins?',
          'The row of a4 is yours: in the end O must play a5.',
          'Then O can take a4. Make a threat there first, and leave a5 to O.',
          'b2 doesn’t win: the row of a1 is O’s. Make your threat in a shaded row.',
        ],
        [
          'Where next?',
          'Column b is full: O must play a5.',
          'Then O takes a4, and your threat is gone. Leave a5 to O.',
        ],
        [
          'Where do you win?',
          'You win! Remember: X starts the game, so X also starts the last column and gets its shaded rows.',
          'Your threat is a4.',
        ],
      ],
    },
    fifteen: {
      title: 'Five in a row',
      text: 'In gomoku five in a row wins. Nobody can stop four with both ends free, or two fours at once. Look for moves that the other side must answer.',
      exercises: [
        [
          'Make a four with both ends free.',
          'Whichever end O blocks, you win.',
          'That’s not a four with both ends free. Extend your three.',
        ],
        [
          'Each of your threes is blocked at one end. Find the cell that makes two fours at once.',
          'Two fours, and O can stop only one.',
          'That doesn’t make two fours. Where do your two lines meet?',
        ],
      ],
    },
  },
};
