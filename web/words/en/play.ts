// The words of a running game. page.ts has those of index.html; the files beside it have those of dialogs, panels and
// remarks.
import { times } from './language.ts';
import type { CellName, Mark } from '../../program/contract.ts';
import type { Rules } from '../../program/rules.ts';

const players = {
  human: 'You',
  random: 'Random',
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  perfect: 'Perfect',
};
const signs = { X: '✕', O: '○' };

const moves = (count: number) => times(count, 'move');

/** A friend elsewhere by name, at the start of a sentence. The name is their own text: its direction must not turn the
 * sentence. */
export const friendIs = (name: string) => (name ? `\u2068${name}\u2069` : 'Your friend');

export const words = {
  players,
  computers: 'Computer',
  you: 'You',
  friend: 'Friend',
  /** One of two people at this device. */
  playerOf: (mark: Mark) => `Player ${mark}`,
  /** In the list of players, for two without names. */
  another: 'Another player',
  strongest: 'Strongest',
  twoPlayers: 'Two players',
  /** One player, with the mark, against another. */
  playersAgainst: (one: string, mark: Mark, another: string, otherMark: Mark) =>
    `${one} ${signs[mark]} vs ${another} ${signs[otherMark]}`,
  matchIs: (match: string, rules: string) => `${match}, ${rules}`,
  boards: 'Boards',
  boardSize: ({ columns, rows }: Rules) => `${columns}×${rows}`,
  /** What people call a game that is offered. */
  boardName: ({ columns, in_a_row: inARow, misere, option }: Rules): string => {
    if (misere) return 'Misère';
    if (option === 'vanish') return 'Vanishing';
    return inARow === columns ? 'Tic-tac-toe' : `${inARow} in a row`;
  },
  boardGoal: ({ in_a_row, misere, option }: Rules) => {
    const goal = `${in_a_row} in a row${misere ? ' loses' : ''}`;
    return option ? `${goal}, marks ${option === 'vanish' ? 'vanish' : 'fall'}` : goal;
  },
  playComputer: 'Play the computer',
  playFriend: 'Play a friend',
  /** `leaves`: its mark goes with this move, or with the next one of its side. `misere`: the line loses. */
  cell: (name: CellName, mark: string, inLine: boolean, leaves?: 'now' | 'later' | '', misere?: boolean) => {
    const line = inLine ? `, ${misere ? 'losing' : 'winning'} line` : '';
    return `${name}, ${mark || 'empty'}${line}${leaves ? (leaves === 'now' ? ', vanishes next' : `, vanishes with ${mark}’s next move`) : ''}`;
  },
  /** Follows the name of a free cell, where marks fall. */
  lands: (cell: CellName) => `, drops to ${cell}`,
  rules: (rules: Rules): string => {
    const [size, goal] = [words.boardSize(rules), words.boardGoal(rules)];
    return rules.misere ? `${size} misère (${goal})` : `${size}, ${goal}`;
  },
  score: (count: number) => times(count, 'win'),

  /** A mark, or its player's name. */
  turnOf: (mark: string) => `${mark}’s turn`,
  yourTurn: 'Your turn',
  moveOf: (ply: number, all: number) => (ply === 0 ? 'Start of the game' : `Move ${ply} of ${all}`),
  /** The name of the computer, or its mark where two of them play. */
  thinking: (name: string) => `${name} is thinking…`,
  wins: (mark: string) => `${mark} wins!`,
  youWon: 'You won!',
  theyWon: (name: string) => `${name} won this one`,
  friendWon: (name: string) => `${friendIs(name)} won`,
  /** A draw against a level that is not easily beaten. */
  held: (name: string) => `You held ${name} to a draw!`,
  draw: 'It’s a draw',
  movesPlayed: (moves: { mark: Mark; cell: CellName }[]) =>
    `${moves.map(({ mark, cell }) => `${mark} ${cell}`).join(', ')}. `,
  /** `rules` may be empty. */
  youPlay: (name: string, rules: string) => `You play ${name}${rules && `, ${rules}`}. `,
  movedTo: (ply: number) => `Move ${ply}. `,
  backTo: (ply: number) => `Back to ${ply === 0 ? 'the start' : `move ${ply}`}. `,
  newGame: (rules: string) => `New game${rules && `, ${rules}`}. `,
  /** The same game once more. `swapped`: somebody else began the one before. */
  playedAgain: (name: string, swapped: boolean) =>
    `New game. ${name} ${name === words.you ? 'go' : 'goes'} first${swapped ? ' this time' : ''}. `,
  /** Two people without names. */
  marksSwapped: (mark: Mark) => `You swapped marks: ${mark} goes first. `,
  fromPosition: 'This game starts from a set-up position. ',
  /** No line is long enough. */
  noLine: (inARow: number) => `No line of ${inARow} fits on this board, so every game is a draw. `,
  /** Back in a game that was under way. */
  resumed: 'Welcome back. ',
  /** A game under way, from a link. */
  opened: (count: number, rules: string) => `${moves(count)} into the game, ${rules}. `,
  lineOf: (cells: CellName[], inARow: number) =>
    cells.length === inARow ? `${inARow} in a row: ${cells.join(', ')}.` : `The line: ${cells.join(', ')}.`,
  friendPlayed: (name: string, cell: CellName) => `${friendIs(name)} played ${cell}. `,
  /** A text with a full stop, unless it ends in another sign. */
  sentence: (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`),

  setAside: (count: number) => `Replaced your last ${count === 1 ? 'move' : `${count} moves`}. `,
  restored: (count: number) => `Restored ${moves(count)}. `,
  /** Said once another game has replaced it. */
  gameReplaced: 'Your last game is saved. Press Restore game to bring it back.',
  startsWithNewGame: (rules: string) => `Press New game to play ${rules}.`,
  sendFirst: 'Send your last move first.',
  gotIt: 'Got it',

  ended: 'Something went wrong. Your game is saved: reload the page to continue.',
  reload: 'Reload',

  loadFailed: {
    no_wasm: 'The game needs a browser with WebAssembly.',
    no_canvas: 'The game needs a browser that can draw.',
    program: 'The game couldn’t start.',
  },
};
