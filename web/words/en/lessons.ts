// The words of a teacher's lessons: as the pupil sees them, as the teacher makes them, and what is wrong with a link.
import { otherMark, type CellName, type Mark, type Winner } from '../../program/contract.ts';
import { list } from '../intl.ts';
import { capital } from './in-words.ts';
import { times } from './language.ts';
import { pieceFaults, type ParseFault } from './address-faults.ts';
import { answerIs, moves, wins } from './values.ts';

export type LessonTask = 'find' | 'who' | 'play';

export type Hidden = 'hint' | 'analysis' | 'level';

/** What is wrong with a link: why, in which part of which lesson (from 1; 0 for the whole link), what it says, and what
 * would be right. The study adds the details of an impossible position. */
export interface FaultOfLesson {
  reason: keyof ReturnType<typeof faultTexts>;
  part: string;
  found: string;
  lesson: number;
  right: string[];
  detail?: ParseFault;
  low?: number;
  high?: number;
}

/** More slow wins than this are counted, not named. */
const mostListed = 4;

/** @param mark to move */
const result = (winner: Winner, plies: number | null, mark: Mark) =>
  winner === 'draw'
    ? 'nobody wins if both play their best'
    : wins({ value: winner === mark ? 'win' : 'loss', plies, proven: true }, mark);

const detailOf = ({ detail, low = 0, high = 0 }: FaultOfLesson) => (detail ? pieceFaults[detail]({ low, high }) : '');

const faultTexts = (fault: FaultOfLesson) => {
  const { part, found, lesson, right } = fault;
  const where = lesson > 0 ? `, lesson ${lesson}` : '';
  const shown = `“${found}”`;
  return {
    long: `The lesson link is too long: ${found} characters. At most ${right[0]} are allowed.`,
    many: `The link holds ${found} lessons. At most ${right[0]} are allowed.`,
    version: 'This lesson link needs a newer version of this page. Reload and try again.',
    step: `The course has no step ${shown}. Open the course to see its steps.`,
    mixed: `The link opens the course’s step ${shown}, but has lessons of its own too. Only one of them is allowed.`,
    unknown: `The lesson link${where} has an unknown part “${part}”. A lesson has ${right.join(', ')}.`,
    twice: `The lesson link${where} says “${part}” twice. Once is right.`,
    task: `The lesson link${where} has an unknown task ${shown}. Tasks are ${right.join(', ')}.`,
    hide: `The lesson link${where} hides ${shown}. You can hide ${right.join(', ')}, joined by dots.`,
    text: `The lesson link${where} is damaged in the part “${part}”. Ask for the link again.`,
    note: `The note in the lesson link${where} is too long: ${found} characters. At most ${right[0]} are allowed.`,
    rules: `The lesson link${where} has rules ${shown}: ${detailOf(fault) || 'rules look like 3,3,3, 3,3,3,misere or 3,3,3,vanish, up to 20, or to 4 where marks vanish'}.`,
    position: `The lesson link${where} has a position ${shown}: ${detailOf(fault) || 'it is rows of X, O and dots, joined by slashes'}.`,
    answer: `The lesson link${where} has an answer ${shown}: answers are free cells joined by dots, like b2.a1.`,
    moves: `The lesson link${where} has moves ${shown}: ${detailOf(fault) || 'moves are cells joined by dots, like b2.a1'}.`,
    over: `In the lesson link${where} the game is over. A lesson needs a move to find.`,
  };
};

export const lessonWords = {
  heading: 'Lesson',
  title: (number: number, all: number) => (all === 1 ? 'Lesson' : `Lesson ${number} of ${all}`),
  tasks: { find: 'Find the best move', who: 'Who wins?', play: 'Play on to the end' },
  ask: (task: LessonTask, mark: Mark) => {
    if (task === 'find') return `You are ${mark}. Find the best move.`;
    if (task === 'who') return `${mark} is to move. Who wins if both play their best?`;
    return `You are ${mark}. Play on to the end.`;
  },
  /** The difficulty: how many moves are right, at least those that are proven; or how long the game lasts. */
  right: (count: number, all: number, areAllKnown: boolean = true) =>
    `${areAllKnown ? '' : 'At least '}${count} of ${all} moves ${count === 1 ? 'is' : 'are'} right.`,
  allRight: 'Every move is right, so there’s nothing to find: choose another task.',
  /** The answer; `slower` moves win too, but not as soon. */
  answer: (best: CellName[], slower: CellName[]) => {
    const others = slower.length > mostListed ? `${slower.length} other moves` : list(slower);
    const too = slower.length === 0 ? '' : ` ${others} ${slower.length === 1 ? 'wins' : 'win'}, too.`;
    return `${answerIs(best)}${too}`;
  },
  opponent: 'You play the computer at its strongest.',
  unproven: 'This board is too large to solve, so no answer counts as right or wrong.',
  /** The author has named right moves. */
  unprovenAnswer: 'This board is too large to solve: the answer is the author’s choice, not proven.',
  winners: { X: 'X wins', draw: 'Draw', O: 'O wins' },
  looking: (cell: CellName) => `Checking ${cell}…`,
  rightMove: (cell: CellName) => `${cell} is right.`,
  slowWin: (cell: CellName) => `${cell} wins, too.`,
  butSooner: (others: string) => `But ${others}.`,
  wrongMove: (cell: CellName) => `${cell} is not the best move`,
  reply: (mark: Mark, cell: CellName) => `${mark} answers ${cell}.`,
  notProven: (cell: CellName) => `${cell}. This board is too large to check.`,
  /** Where nothing is proven, but the author has named right moves. */
  authorsMove: (cell: CellName) => `${cell} is right: it’s the author’s answer, not proven.`,
  notAuthorsMove: (cell: CellName) => `${cell} isn’t the author’s answer. Nothing is proven here.`,
  authorsAnswer: (cells: CellName[]) => `The author’s answer, not proven: ${list(cells, 'disjunction')}.`,
  rightWinner: (...known: Parameters<typeof result>) => `Right: ${result(...known)}.`,
  wrongWinner: 'Not quite. What would each side play?',
  choose: 'Press a button to say who wins.',
  over: 'This lesson is done.',
  answerWinner: (...known: Parameters<typeof result>) => `${capital(result(...known))}.`,
  /** The first hint; `mark` is to move. The winner is null where nobody can prove who wins. */
  idea: (winner: Winner | null, mark: Mark, plies: number | null) => {
    if (winner === null) return 'Look for threats: yours, and the ones that the other side can make.';
    if (winner === 'draw') return 'You can hold the draw. What would the other side like to play?';
    if (winner !== mark) return `You can’t stop it: ${winner} wins. Hold out as long as you can.`;
    if (plies === 1) return 'You can win right now.';
    return `You can win${plies === null ? '' : ` in ${times(moves(plies, 'win'), 'move')}`}. Which move leaves no good answer?`;
  },
  whoHint: 'Play it out in your head: what would each side play?',
  hint: (cell: CellName) => `Try ${cell}.`,
  lastHint: (cell: CellName) => `Try ${cell}. That was the last hint.`,
  playing: (mark: Mark) => `Your move, ${mark}.`,
  /** Null if nobody can prove whether it is as good as it gets. */
  ended: (winner: Winner, mine: Mark, asGoodAsItGets: boolean | null) => {
    if (winner === mine) return 'You win!';
    const said = winner === 'draw' ? 'A draw.' : `${otherMark(mine)} wins.`;
    if (asGoodAsItGets === null) return said;
    return `${said} ${asGoodAsItGets ? 'Nobody could have done better.' : 'You could have done better. Try again.'}`;
  },
  allDone: 'That was the last lesson. Well done!',
  left: 'Back to the game.',
  noWorker: 'The computer couldn’t check that. Please try again.',
  buttons: {
    hint: 'Hint',
    values: 'Analyse',
    retry: 'Try again',
    show: 'Show me',
    playOn: 'Play on',
    before: 'Previous',
    next: 'Next',
    project: 'Projector',
    print: 'Print',
    copyLink: 'Copy link',
    leave: 'Leave',
    toMaking: 'Back to Make lessons',
  },

  compose: 'Make lessons',
  composeNote: 'From any position, to send as a link or show on a projector',
  composeIntro:
    'Play or set up a position on the board, then add it here. Send your pupils the link: it contains every lesson below.',
  add: 'Add this position',
  added: 'Added.',
  /** One like it was in the list before. */
  addedAgain: (number: number) => `Added. Lesson ${number} has the same position.`,
  isThere: (number: number) => `Lesson ${number} already has this position.`,
  empty: 'No lessons yet.',
  /** Another tab's list is on show now. */
  changed: 'The lessons were changed in another tab. Here is the latest version.',
  unread: 'Your saved lessons couldn’t be read. Adding a lesson replaces them.',
  number: (number: number) => `Lesson ${number}`,
  task: 'Task',
  note: 'Note for the pupils',
  noteLeft: (left: number) => `${left} characters left`,
  hide: 'Hide from pupils',
  hidden: { hint: 'Hint', analysis: 'Analysis', level: 'Difficulty' },
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  removed: 'Removed.',
  tryIt: 'Try it as a pupil',
  link: 'Link to the lessons',
  send: 'Send',
  full: (most: number) => `A link holds ${most} lessons at most.`,
  tooLong: 'The link is too long. Shorten notes, or make two links.',
  isOver: 'This game is over. Undo a move, then add it.',
  teacherUnproven: 'This board is too large to solve. Any answer will be accepted.',
  teacherChoice: 'This board is too large to solve. Your pupils will see that the answer is your choice, not proven.',
  answers: 'Right moves',
  answersNote: 'Your choice, such as h8 or h8 g7. Leave it empty to accept any move.',
  notFree: (cells: string[]) =>
    `${list(cells)} ${cells.length === 1 ? 'isn’t a free cell' : 'aren’t free cells'} on this board.`,
  refused: (why: string) => `This position can’t be a lesson: ${why}.`,

  projector: 'Projector',
  showValues: 'Show values',
  hideValues: 'Hide values',
  takeBack: 'Undo',
  leaveProjector: 'Leave',

  fault: (fault: FaultOfLesson) => `${faultTexts(fault)[fault.reason]} Your game hasn’t changed.`,
};
