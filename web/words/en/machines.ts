// The words of machines that think and learn, and of printed sheets.
import { list, number } from '../intl.ts';
import { capital } from './in-words.ts';
import { times } from './language.ts';
import { wins } from './values.ts';
import type { CellName, Mark, Value, Winner } from '../../program/contract.ts';

const opponents: Record<string, string> = {
  random: 'a random player',
  hard: 'the hard player',
  perfect: 'the perfect player',
  itself: 'another machine like it',
  hand: 'you, on the board',
};
/** The result of a search. */
const rootIs = (value: number) =>
  `with best play, ${value === 0 ? 'it’s a draw' : `${value > 0 ? 'X' : 'O'} wins`} (${number(value)}).`;
const bound = (bound: number | null, nothing: string) => (bound === null ? nothing : number(bound));

/** Whether a search knows a value exactly, or only that it is at least or at most this, or nothing about it. */
export type ValueBound = 'exact' | 'least' | 'most' | 'none';

export const machines = {
  failed: 'This part couldn’t load. Check your connection and try again.',
  loading: 'One moment…',
  downloadSvg: 'Save as SVG',
  downloadJson: 'Save as JSON',
  print: 'Print',

  tree: 'The tree of games',
  treeNote: 'Every way a game can go, branch by branch',
  treeText:
    'Each board branches into every board one move later. Moves that are the same when you turn or mirror the board are one branch. Each board takes its value from those below it: each side picks its best move.',
  treeLabel: 'Boards and what follows them',
  treeFrom: 'Start from',
  emptyBoard: 'Empty',
  boardOfGame: 'Your game',
  value: (winner: Winner, plies: number) =>
    winner === 'draw' ? 'draw' : wins({ value: 'win', plies, proven: true }, winner),
  branch: (cells: CellName[], value: string) =>
    `${cells[0]}${cells.length > 1 ? ` (and ${cells.length - 1} like it)` : ''}: ${value}`,
  /** Without a mark the game is over. */
  root: (mark: Mark | '', value: string) => (mark ? `${mark} to move: ${value}` : value),

  search: 'A search, step by step',
  searchNote: 'How minimax and alpha-beta think, and what alpha-beta skips',
  searchText:
    'A number says what a move is worth: 1 if X wins, −1 if O wins, 0 for a draw. X picks the highest, O the lowest.',
  methodTexts: {
    minimax: '',
    alphabeta:
      'Alpha (α) is what X is sure of so far, beta (β) is what O is sure of. Once alpha reaches beta, the rest is skipped (–).',
  },
  searchFrom: 'Position',
  method: 'Method',
  methods: { minimax: 'Minimax', alphabeta: 'Alpha-beta' },
  free: (count: number) => times(count, 'free cell'),
  back: 'Back',
  step: 'Step',
  nextCut: 'Next cut',
  toEnd: 'To the end',
  toStart: 'To the start',
  stepOf: (at: number, all: number) => `Step ${number(at)} of ${number(all)}`,
  counted: (minimax: number, alphabeta: number) =>
    `Minimax looks at ${number(minimax)} boards here, alpha-beta at ${number(alphabeta)}.`,
  lookedAt: (count: number) => `Boards looked at so far: ${number(count)}`,
  bounds: (alpha: number | null, beta: number | null) => [`α ${bound(alpha, '−∞')},`, `β ${bound(beta, '∞')}`],
  /** In the cell of a move. */
  worth: (value: number, bound: ValueBound) =>
    bound === 'none' ? machines.skipped : `${{ exact: '', least: '≥', most: '≤' }[bound]}${number(value)}`,
  /** In the cell of a move that is not looked at, or not to its end. */
  skipped: '–',
  /** `value` is that of a game that is over. */
  looks: (cell: CellName | undefined, mark: Mark, value: number | null) => {
    if (!cell) return 'The search starts here. Press Step to follow it.';
    if (value === null) return `${mark} plays ${cell}. What is this board worth?`;
    return `${mark} plays ${cell}. ${value === 0 ? 'It’s a draw.' : `${mark} wins.`}`;
  },
  /** `mark` made the move that led to this board. */
  settles: (value: number, bound: ValueBound, mark: Mark, isNews: boolean) =>
    bound === 'none'
      ? `It doesn’t matter what this board is worth: ${mark} already has ${number(value)}.`
      : `This board is worth ${{ exact: '', least: 'at least ', most: 'at most ' }[bound]}${number(value)}. ${isNews ? `One move earlier, ${mark} can now be sure of ${number(value)}.` : `${mark} already has something at least as good.`}`,
  ends: (value: number) => `Done. ${capital(rootIs(value))}`,
  /** `mark` is not to move. */
  cuts: (alpha: number | null, beta: number | null, cells: CellName[], mark: Mark) =>
    `Cut: alpha ${bound(alpha, '−∞')} ≥ beta ${bound(beta, '∞')}. ${list(cells)} ${cells.length === 1 ? 'is' : 'are'} skipped: ${mark} already has something at least as good.`,
  /** The search goes on where the steps that can be watched end. */
  onlyFirst: (shown: number, value: number) =>
    `You can watch the first ${number(shown)} steps. The whole search shows: ${rootIs(value)}`,

  menace: 'A machine that learns with beads',
  menaceNote: 'A machine of 304 matchboxes that learns to play',
  menaceText:
    'Donald Michie built this machine in 1961 from 304 matchboxes, one for each board. Each bead in a box stands for a move. Let it play, and watch it learn.',
  menaceHow:
    'The machine is X and moves first. It finds the box for the current board, shakes it, and plays the bead that comes out. After a win it gets three more beads of each kind it played, after a draw one more, and after a loss it loses those beads. If the box is empty, it resigns.',
  against: 'Opponent',
  opponents,
  games: (count: number) => `Play ${times(count, 'game')}`,
  byHand: 'Play a game against it',
  handBoard: 'Your game against the machine',
  handTurn: (cell: CellName) => `The machine played ${cell}. Your move, O.`,
  handEnded: {
    win: 'The machine won. It gets three more beads of each kind it played.',
    draw: 'A draw. The machine gets one more bead of each kind it played.',
    loss: 'You won! The machine loses the beads it played.',
  },
  handGivenUp: 'Its box was empty, so the machine gave up. You won! It loses the beads it played.',
  reset: 'Forget everything',
  /** Undoes that. */
  remember: 'Bring them back',
  forgot: (games: number) => `It has forgotten ${times(games, 'game')}.`,
  fronts: 'Print the box labels',
  noGames: 'It hasn’t played yet.',
  firstGame: 'This is its first game.',
  results: (won: number, drawn: number, lost: number) =>
    `${times(won + drawn + lost, 'game')}: ${number(won)} won, ${number(drawn)} drawn, ${number(lost)} lost.`,
  lately: (games: number, won: number, drawn: number, lost: number) =>
    `The last ${games}: ${won} won, ${drawn} drawn, ${lost} lost.`,
  tooMany: (most: number) => `It has played ${number(most)} games, the most it can play here.`,
  graph: 'Wins minus losses, game by game',
  graphOf: (games: number, balance: number) =>
    `Wins minus losses, from 0 to ${number(balance)} after ${times(games, 'game')}`,
  firstBox: 'The first box',
  /** About the first box. */
  sharedBox:
    'Boards that look the same when you turn or mirror them share a box. So a1 stands for all four corners here, and b1 for all four edges.',
  beadsIn: (beads: { cell: CellName; count: number }[]) =>
    beads.map(({ cell, count }) => `${cell}: ${number(count)}`).join(', '),
  lastGame: 'The last game',
  thisGame: 'This game so far',
  ended: { win: 'The machine won.', draw: 'A draw.', loss: 'The machine lost.' },
  resigned: 'A box was empty, so its machine gave up.',
  box: (number: number) => `Box ${number}`,
  drawnFrom: (box: number, cell: CellName) => `Box ${box}: played ${cell}`,
  frontsTitle: 'The 304 boxes of the machine',
  frontsHow: (stage: number, copies: number) => `Stage ${stage}: ${times(copies, 'bead')} of each kind`,

  printables: 'Sheets to print',
  printablesNote: 'Puzzles, blank boards, the game, and a piece of paper that never loses',
  printablesText: 'For A4 and Letter, in black and white.',
  preview: 'Preview',
  otherPuzzles: 'New puzzles',
  sheet: 'Sheet',
  sheets: {
    paperX: 'The intelligent piece of paper, moving first',
    paperO: 'The intelligent piece of paper, moving second',
    puzzles: 'Puzzles, solutions on page 2',
    blank: 'Blank boards',
    game: 'Your game, with diagrams',
    made: 'Your lessons',
    opened: 'The lessons you opened',
  },
  paperTitle: (mark: Mark) => `The intelligent piece of paper: ${mark === 'X' ? 'moving first' : 'moving second'}`,
  paperRules: (mark: Mark) => [
    `You are ${mark}. On each turn, use the first rule that fits.`,
    'If you can complete a line of three, do it.',
    'If the other side could complete a line next, play there.',
    'If the board looks like one of these pictures, maybe turned or flipped, play at the star.',
    'Otherwise play anywhere.',
  ],
  paperEnd: 'Follow the paper and you never lose, whatever the other side does.',
  board: 'Board',
  allBoards: 'All boards',
  grade: 'Difficulty',
  /** Where a board has too few puzzles of a grade to fill a sheet. */
  fewOf: (count: number, grade: string) =>
    `${count === 0 ? `There are no ${grade} puzzles here: these` : `Only ${count} of these ${count === 1 ? 'is' : 'are'} ${grade}: the others`} come closest.`,
  puzzlesTitle: 'Puzzles',
  solutionsTitle: 'Solutions',
  puzzle: (number: number, mark: Mark, rules: string, result: Value) =>
    `${number}. ${rules}. ${mark} to move and ${result === 'win' ? 'win' : 'hold the draw'}`,
  blankTitle: 'Boards',
  gameTitle: 'A game',
  lessonsTitle: 'Lessons',
  diagramOf: (number: number, mark: Mark, cell: CellName) => `${number}. ${mark} ${cell}`,
  /** Why there is no sheet of a game. */
  noMoves: 'There’s nothing to print yet: make a move first.',
};
