// What a language has to say in Learn, in its course, and of machines that think and learn.
import type { CellName, Mark } from '../program/contract.d.ts';

/** One step: what it tells, and for each exercise the question, what is said of a right move, and of a wrong one. */
export interface StepWords {
  title: string;
  text: string;
  exercises: [question: string, right: string, wrong: string][];
}

export interface LearnWords {
  heading: string;
  intro: string;
  back: string;
  course: string;
  courseNote(done: number, all: number): string;
  step(number: number, all: number, title: string): string;
  listed(number: number, title: string, done: boolean): string;
  doneMark: string;
  next: string;
  nextStep: string;
  allSteps: string;
  showMe: string;
  playIt: string;
  stepLink: string;
  copied: string;
  copyFailed: string;
  puzzles: string;
  finished: string;
  board: string;
  taken(cell: CellName): string;
  toMove(mark: Mark): string;
  shown(cells: CellName[]): string;
  cell(name: CellName, mark: string, leaves: boolean, note: string): string;
  /** A mark in a list of those on a board. */
  marked(mark: Mark, name: CellName, leaves: boolean): string;
  rightMove: string;
  wrongMove: string;
  pairOf(number: number): string;
  position(marks: string[]): string;
  steps: Record<string, StepWords>;
}

/** What is printed and shown of machines that think and learn. */
export interface MachineWords {
  failed: string;
  loading: string;
  downloadSvg: string;
  downloadJson: string;
  print: string;
  tree: string;
  treeNote: string;
  treeText: string;
  treeLabel: string;
  treeFrom: string;
  emptyBoard: string;
  boardOfGame: string;
  value(winner: Mark | 'draw', plies: number): string;
  branch(cells: CellName[], value: string): string;
  /** Without a mark the game is over. */
  root(mark: Mark | '', value: string): string;
  search: string;
  searchNote: string;
  searchText: string;
  searchFrom: string;
  method: string;
  methods: { minimax: string; alphabeta: string };
  free(count: number): string;
  back: string;
  step: string;
  nextCut: string;
  toEnd: string;
  toStart: string;
  stepOf(number: number, all: number): string;
  counted(minimax: number, alphabeta: number): string;
  lookedAt(count: number): string;
  bounds(alpha: number | null, beta: number | null): string;
  looks(cell: CellName | undefined, mark: Mark, over: boolean): string;
  settles(value: number): string;
  settlesAtMost(value: number): string;
  cuts(alpha: number | null, beta: number | null, cells: CellName[]): string;
  onlyFirst(shown: number): string;
  beads: string;
  beadsNote: string;
  beadsText: string;
  against: string;
  opponents: Record<string, string>;
  games(count: number): string;
  byHand: string;
  handBoard: string;
  handTurn(cell: CellName): string;
  handEnded: { win: string; draw: string; loss: string };
  handGivenUp: string;
  reset: string;
  fronts: string;
  noGames: string;
  results(won: number, drawn: number, lost: number): string;
  lately(games: number, won: number, drawn: number, lost: number): string;
  tooMany(most: number): string;
  graph: string;
  graphOf(games: number, to: number): string;
  firstBox: string;
  beadsIn(beads: { cell: CellName; count: number }[]): string;
  lastGame: string;
  thisGame: string;
  ended: { win: string; draw: string; loss: string };
  resigned: string;
  box(number: number): string;
  drew(cell: CellName): string;
  frontsTitle: string;
  frontsHow(stage: number, copies: number): string;
  paper: string;
  paperNote: string;
  paperText: string;
  sheet: string;
  sheets: Record<string, string>;
  paperTitle(mark: Mark): string;
  paperRules(mark: Mark): string[];
  paperEnd: string;
  grade: string;
  grades: string[];
  puzzlesTitle: string;
  solutionsTitle: string;
  puzzle(number: number, mark: Mark, rules: string, result: 'win' | 'draw' | 'loss'): string;
  solution(number: number, cells: CellName[]): string;
  blankTitle: string;
  gameTitle: string;
  diagramOf(number: number, mark: Mark, cell: CellName): string;
  /** Why there is no sheet of a game. */
  noMoves: string;
}
