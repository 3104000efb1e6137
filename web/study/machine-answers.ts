// What the study answers about machines that think and learn: src/puzzles/README.md has the requests.
import type { CellName, Mark } from '../program/contract.ts';

export interface TreeMove {
  cells: CellName[];
  position: string;
  over: boolean;
  winner: Mark | 'draw';
  plies: number;
  /** Completed ones, once it is over. */
  lines?: CellName[][];
}
export interface TreeAnswer {
  position: string;
  to_move: Mark;
  winner: Mark | 'draw';
  plies: number;
  lines?: CellName[][];
  moves: TreeMove[];
}

export interface SearchStep {
  kind: 'looks' | 'cuts' | 'settles';
  depth: number;
  cell?: CellName;
  alpha: number | null;
  beta: number | null;
  value?: number;
  over?: boolean;
  left_out?: CellName[];
}
export interface SearchAnswer {
  method: 'minimax' | 'alphabeta';
  position: string;
  steps: SearchStep[];
  all_steps: number;
  nodes: number;
  cuts: number;
  value: number;
}

export interface Beads {
  cell: CellName;
  count: number;
}
export interface BeadBox {
  front: string;
  stage: number;
  beads: Beads[];
}
export interface BeadAnswer {
  /** A letter for each game: W, D or L for the machine. */
  results: string;
  first_box: number[];
  beads: Beads[];
  last: {
    /** Null while it goes on, by hand. */
    result: 'win' | 'draw' | 'loss' | null;
    resigned: boolean;
    moves: CellName[];
    turns: (BeadBox & { box: number; drawn: CellName })[];
  } | null;
}

export interface PaperAnswer {
  side: Mark;
  pictures: { position: string; move: CellName }[];
}

/** By the kind of request. */
export interface MachineAnswers {
  tree: TreeAnswer;
  search: SearchAnswer;
  beads: BeadAnswer;
  fronts: { boxes: BeadBox[] };
  paper: PaperAnswer;
}
