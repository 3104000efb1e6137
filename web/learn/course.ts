// The first course: the board of each step, and what is right. Its sentences are in words/en/learn.ts, by the names of
// the steps. A test of the program (tests/teaching/course_test.cpp) reads the lines below too and checks each with the
// solver: all of it is proven.
//
//   step NAME            begins a step
//   claim …              what the step's sentences say; for the test alone
//   pairs 5,5,5 b1.d1 …  cells two by two, of which every line holds both of one pair
//   ask RULES POSITION   begins an exercise
//   threats MARK CELLS   every cell where this side would complete a line, now or later; marked on the board
//                        from this turn on
//   shade                shades the rows of the side that starts the last column
//   best CELLS           every move that keeps the result is right, and no other one
//   win N CELLS          every move that wins in N plies at most is right, and no other one
//   pair CELL CELL       the cell that was just taken, and the other one of its pair, which is right
//   then CELL            the best answer to the one right move before it; the exercise goes on from there
//   play ADDRESS         the step ends with a game
import type { CellName, Mark } from '../program/contract.ts';
import type { Subject } from '../study/study.ts';
import type { learn } from '../words/en/learn.ts';

export const course = `
step line
ask 3,3,3 XX./OO./...
best c1
ask 3,3,3 X.O/.../O.X
best b2

step block
ask 3,3,3 XX./.O./...
best c1
ask 3,3,3 X../OO./X..
best c2

step first
ask 3,3,3 OO./XX./X..
best c1
ask 3,3,3 XX./.OO/...
win 1 c1

step fork
ask 3,3,3 X.O/..X/O..
best b2
ask 3,3,3 XO./.X./..O
best a2.a3
ask 3,3,3 XO./XXO/..O
win 1 a3

step tempo
ask 3,3,3 .X./O.X/O..
best a1
ask 3,3,3 XXO/O.X/O..
best b2
claim forced XX./O.X/O.. c1

step defend
ask 3,3,3 X../.O./..X
best b1.a2.c2.b3
ask 3,3,3 O../.X./..X
best c1.a3

step middle
claim lines 3,3,3 b2 4
claim lines 3,3,3 a1 3
claim lines 3,3,3 b1 2
ask 3,3,3 X../.../...
best b2

step corner
ask 3,3,3 .../.X./...
best a1.c1.a3.c3

step draw
claim value 3,3,3 .../.../... draw
claim first_moves 3,3,3 draw
ask 3,3,3 XO./O.X/.X.
best c3
ask 3,3,3 X../X.O/O..
best c1.c3
play v=1&rules=3,3,3&x=human&o=perfect

step pairs
claim value 5,5,5 ...../...../...../...../..... draw
pairs 5,5,5 b1.d1 b2.c2 a3.e3 c4.d4 b5.d5 a2.a4 b3.b4 c1.c5 d2.d3 e2.e4 a1.e5 e1.a5
ask 5,5,5 .X.../...../...../...../.....
pair b1 d1
ask 5,5,5 .X.O./...../...../...../....X
pair e5 a1
ask 5,5,5 OX.O./...../...../..X../....X
pair c4 d4

step misere
claim value 3,3,3,misere .../.../... draw
ask 3,3,3,misere .../.../...
best b2
ask 3,3,3,misere O../.X./...
best c3
ask 3,3,3,misere OO./.X./..X
best b3
play v=1&rules=3,3,3,misere&x=human&o=perfect

step four
ask 6,6,4 ....../....../..XX../....../.O..O./......
win 3 b3.e3
ask 6,6,4 ....../....../.XXX../....../.O.OO./......
win 1 a3.e3

step fall
ask 7,6,4,gravity ......./......./......./..O..../..O..../OXX.X..
win 1 d6
ask 7,6,4,gravity ...O.../...X.../...X.../X..O.../O.OXX../OOXOOXX
threats O e3
best f5
ask 7,6,4,gravity ......./..X..../..OO.../.XXO.../.OXX.X./OXOX.OO
threats X a3.e5
best b3

step parity
ask 7,6,4,gravity ..OXOXO/.OXXOOO/.OOOXXX/.XXXOXO/.OXOXOO/XOXOXXX
threats X a4
best b1
then a5
best a4
ask 7,6,4,gravity O.XOX.O/O.XXO.X/X.OOO.O/X.XXO.O/X.OXXXO/O.OXOXX
shade
threats X b4
threats O b3.f3
best b6
then f4
best f3
then f2
best f1
then b5
best b4
claim threats 7,6,4,gravity ..O.OXO/.XXOOOX/.XXOXXX/.OOXOOX/.XOXOOO/XOXXXOX X a1
ask 7,6,4,gravity ..O.OXO/..XOOOX/.XXOXXX/.OOXOOX/.XOXOOO/XOXXXOX
shade
best d1
then b2
threats X a4
best b1
then a5
best a4
play v=1&rules=7,6,4,gravity&x=human&o=medium

step fifteen
ask 15,15,5 .............../.............../.............../.............../.............../.............../......XXX....../.............../........O....../......O.O....../.............../.............../.............../.............../...............
win 3 f7.j7
ask 15,15,5 .............../.............../..O............/.............../.............../.......O...O.../....OXXX......./........X....../........X....../........X....../........O....../......O......../.............../.............../...............
win 3 i7
`;

/** The subject of the puzzles that a step ends with. */
export const themes: Record<string, Subject> = {
  line: 'win',
  block: 'hold',
  first: 'win',
  fork: 'win',
  tempo: 'win',
  defend: 'save',
  middle: 'hold',
  corner: 'trap',
  draw: 'save',
  pairs: 'hold',
  misere: 'misere',
  four: 'win',
  fall: '7,6,4,gravity.win',
  parity: '7,6,4,gravity.any',
  fifteen: 'threats',
};

export interface Exercise {
  rules: string;
  /** as addresses write it */
  position: string;
  /** the cell that was just taken, in a step about pairs */
  asked: string;
  hasShades: boolean;
  turns: Turn[];
}
interface Turn {
  threats: { mark: Mark; cells: CellName[] }[];
  /** the right cells */
  right: CellName[];
  /** the other side's answer before the next turn; empty at the last one */
  reply: CellName;
}
/** As `words/en/learn.ts` names it. */
type StepName = keyof typeof learn.steps;
export type Step = { name: StepName; exercises: Exercise[]; pairs: string[][]; play: string };

const newTurn = (): Turn => ({ threats: [], right: [], reply: '' });
const newExercise = () => ({ asked: '', hasShades: false, turns: [newTurn()] });

export function parseCourse(text: string): Step[] {
  const steps: Step[] = [];
  for (const line of text.split('\n')) {
    const [word, ...rest] = line.split(' ');
    const step = steps.at(-1);
    const exercise = step?.exercises.at(-1);
    const turn = exercise?.turns.at(-1);
    if (word === 'step') steps.push({ name: rest[0] as StepName, exercises: [], pairs: [], play: '' });
    else if (word === 'ask') step?.exercises.push({ ...newExercise(), rules: rest[0], position: rest[1] });
    else if (word === 'pairs' && step) step.pairs = rest.slice(1).map((pair) => pair.split('.'));
    else if (word === 'play' && step) step.play = rest[0];
    else if (word === 'shade' && exercise) exercise.hasShades = true;
    else if (word === 'threats') turn?.threats.push({ mark: rest[0] as Mark, cells: rest[1].split('.') });
    else if (word === 'best' && turn) turn.right = rest[0].split('.');
    else if (word === 'win' && turn) turn.right = rest[1].split('.');
    else if (word === 'pair' && exercise && turn) [exercise.asked, ...turn.right] = rest;
    else if (word === 'then' && exercise && turn) {
      [turn.reply] = rest;
      exercise.turns.push(newTurn());
    }
  }
  return steps;
}

/** What is said of a wrong move, from the texts of a turn: one that begins with its cell, or the one for all others. */
export const wrongText = (cell: CellName, [, , others, ...own]: string[]) =>
  own.find((text) => text.startsWith(`${cell} `)) ?? others;
