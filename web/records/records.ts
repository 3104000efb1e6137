// Games of gomoku as other programs write them: Smart Game Format, Piskvorky's psq, and cells without anything between.
// They are read into the address of a game, whose moves the program then judges, and written.
import { cellName, columnName, placeOf } from '../board/names.ts';
import { linkIn, nameIn } from '../program/name.ts';
import type { CellName, View } from '../program/contract.ts';
import { recordWords, type LeftOut, type RecordFault } from '../words/en/records.ts';

export type Board = { columns: number; rows: number; in_a_row: number };
/** The number, from 1, of a line in a psq file that should be a move. */
type DamagedLine = { line: number };
/** `start`: the marks set up before the first move, row by row, with a dot for a free cell; null for none. */
type WrittenGame = { columns: number; rows: number; moves: CellName[]; start?: string | null };
/** `fromBelow`: its rows were counted from the bottom, and nothing in it says so. */
type ReadGame = WrittenGame & { leftOut?: LeftOut; names?: [x: string, o: string]; fromBelow?: boolean };

const columnOf = (letter: string) => letter.toLowerCase().charCodeAt(0) - 97;

/** Whether a board suits five in a row. The program refuses the ones that the page cannot have. */
const isBoard = (columns: number, rows: number) => [columns, rows].every((side) => side >= 5 && side <= 20);

/** A cell of SGF: two letters from the top left, or a letter and a number from the bottom left. */
function sgfCell(value: string, rows: number) {
  const [, column, letter, number] = value.match(/^\s*([a-z])(?:([a-z])|(\d{1,2}))\s*$/i) ?? [];
  if (!column) return null;
  return cellName(letter ? columnOf(letter) : rows - Number(number), columnOf(column));
}

/** Whether the game has variations beside its main line, which ends before these characters; null unless everything
 * still open is closed in them.
 * @param open how many parentheses are open */
function variationsIn(rest: string, open: number) {
  let left = open;
  let isAny = false;
  for (const [found] of rest.matchAll(/\[(?:\\.|[^\]\\])*(?:\]|$)|[()]/gs)) {
    isAny ||= found === '(';
    if (found === '(') left += 1;
    if (found === ')') left -= 1;
    if (left === 0) return isAny;
  }
  return null;
}

type SgfGame = WrittenGame & { leftOut: LeftOut; names: [black: string, white: string] };
const sides = ['B', 'W'];

/** How many more marks X has than O. */
const leadIn = (start: string) => start.split('X').length - start.split('O').length;
/** The place in `sides` of the side that moves after these marks. */
const firstAfter = (start: string) => (leadIn(start) > 0 ? 1 : 0);

function setUp(game: SgfGame, property: string, value: string): RecordFault | null {
  const { columns, rows, moves, start } = game;
  const { row, column } = placeOf(sgfCell(value, rows) ?? '');
  const marks = (start?.split('/') ?? Array(rows).fill('.'.repeat(columns))).map((one) => [...one]);
  if (marks[row]?.[column] !== '.' || moves.length > 0) return 'set_up';
  marks[row][column] = property === 'AB' ? 'X' : 'O';
  game.start = marks.map((one) => one.join('')).join('/');
  return null;
}

/** Reads the main line: the first of the branches `(…)`, up to its end. */
function readSgf(text: string): SgfGame | RecordFault {
  const leftOut: LeftOut = { comments: false, variations: false };
  const game: SgfGame = { columns: 15, rows: 15, moves: [], start: null, names: ['', ''], leftOut };
  const part = /\s*(?:([A-Z]+)\s*(?=\[)|\[((?:\\.|[^\]\\])*)\]|([(;)]))/sy;
  let property = '';
  let open = 0;
  for (;;) {
    const rest = text.slice(part.lastIndex);
    const [found, name, value, sign] = part.exec(text) ?? [];
    if (found === undefined) return /^\s*(?:\[|$)/.test(rest) ? 'unclosed' : 'move';
    if (sign === ')') {
      const variations = variationsIn(rest, open);
      if (variations === null) return 'unclosed';
      if (![0, 1].includes(leadIn(game.start ?? ''))) return 'stones';
      leftOut.variations = variations;
      return game;
    }
    if (sign === '(') open += 1;
    if (name) property = name;
    if (value === undefined) continue;
    const fault = takeProperty(game, property, value);
    if (fault) return fault;
  }
}

function takeProperty(game: SgfGame, property: string, value: string): RecordFault | null {
  if (property === 'GM') return Number(value) === 4 ? null : 'other_game';
  if (property === 'AB' || property === 'AW') return setUp(game, property, value);
  if (/^P[BW]$/.test(property)) game.names[sides.indexOf(property[1])] = nameIn(value.replaceAll(/\\(.)/gs, '$1'));
  if (property === 'C' || property === 'GC') game.leftOut.comments = true;
  if (property === 'SZ') {
    const [columns, rows = columns] = value.split(':').map(Number);
    if (!isBoard(columns, rows) || game.moves.length > 0 || game.start) return 'board_size';
    Object.assign(game, { columns, rows });
  }
  if (property !== 'B' && property !== 'W') return null;
  if (property !== sides[(game.moves.length + firstAfter(game.start ?? '')) % 2]) return 'turn';
  const cell = sgfCell(value, game.rows);
  const { row, column } = placeOf(cell ?? '');
  if (!cell || column >= game.columns || row < 0 || row >= game.rows) return 'move';
  game.moves.push(cell);
  return null;
}

const psqMove = /^(\d{1,4}),(\d{1,4}),\d+\s*$/;
/** Whether a line that is no move was meant as one: it begins with a number and has a second part, or has three parts.
 * The lines after the moves are names of programs and single numbers. */
const resemblesPsqMove = (line: string) => /^\d.*[,;]|^[^,;]*[,;][^,;]*[,;][^,;]*$/.test(line);

/** `Piskvorky 15x15, 11:11, 0`, a move `x,y,ms` per line, counted from 1, then other lines, but no move again. */
function readPsq(text: string): WrittenGame | RecordFault | DamagedLine {
  const [head, ...lines] = text.split(/\r?\n/);
  const [columns, rows] = (head.match(/^Piskvorky\s+(\d+)x(\d+)/)?.slice(1) ?? []).map(Number);
  if (!isBoard(columns, rows)) return 'board_size';
  const isMove = lines.map((line) => psqMove.test(line));
  const end = isMove.includes(false) ? isMove.indexOf(false) : lines.length;
  const damaged = end < lines.length && (resemblesPsqMove(lines[end]) || isMove.includes(true, end));
  if (damaged) return { line: end + 2 };
  const moves = lines.slice(0, end).map((line) => {
    const [x, y] = line.split(',', 2).map(Number);
    return cellName(y - 1, x - 1);
  });
  return { columns, rows, moves };
}

/** `h8i10`, rows from the bottom. The text does not name its board: 15×15, or the smallest usual one that has all the
 * cells. */
function readPlain(text: string): ReadGame | RecordFault {
  const cells = [...text.matchAll(/([a-t])(\d{1,2})/gi)].map(([, column, row]) => [columnOf(column), Number(row)]);
  const side = [15, 19, 20].find((most) => cells.every(([column, row]) => column < most && row >= 1 && row <= most));
  if (!side) return 'move';
  const moves = cells.map(([column, row]) => cellName(side - row, column));
  return { columns: side, rows: side, moves, fromBelow: true };
}

/** In characters: longer than any game with its comments. */
export const longestRecord = 200_000;

/** Whether a text is a record and not moves in the page's own notation, which are separated and count rows from the
 * top. */
export const isRecord = (text: string) => /^\s*(?:\(\s*;|Piskvorky|(?:[a-t](?:20|1\d|[1-9])){2,}\s*$)/i.test(text);

/** How many blank lines a text begins with. */
const linesBefore = (text: string) => text.slice(0, text.search(/\S/)).split('\n').length - 1;

function gameIn(text: string): ReadGame | RecordFault | DamagedLine {
  if (text.length > longestRecord) return 'too_long';
  const trimmed = text.trim();
  if (!isRecord(trimmed)) return trimmed === '' ? 'empty' : 'unknown';
  const read = trimmed.startsWith('(') ? readSgf : /^P/i.test(trimmed) ? readPsq : readPlain;
  const game = read(trimmed);
  return typeof game === 'object' && 'line' in game ? { line: game.line + linesBefore(text) } : game;
}

/** The address of a game and the names of its players, or what is wrong with its text. `leftOut` says what of the text
 * is not in it, or was read in a way that its reader should know. */
type Found = { address: string; names?: [x: string, o: string]; leftOut?: string } | { fault: string };

/** The game in a record. Five in a row, or as many as in the game on the board if that has the same size. */
export function readRecord(text: string, board: Board): Found {
  const game = gameIn(text);
  if (typeof game === 'string' || 'line' in game) return { fault: recordWords.recordFault(game) };
  const same = game.columns === board.columns && game.rows === board.rows;
  const rules = `${game.columns},${game.rows},${same ? board.in_a_row : 5}`;
  const start = game.start ? `&position=${game.start}` : '';
  const without = game.leftOut ? recordWords.leftOut(game.leftOut) : '';
  const leftOut = game.fromBelow ? recordWords.fromBelow : without;
  const address = `v=1&rules=${rules}&x=human&o=human${start}&moves=${game.moves.join('.')}`;
  return { address, ...(game.names?.some(Boolean) && { names: game.names }), ...(leftOut && { leftOut }) };
}

/** The cells named in a text, as moves: `b2.a1.c3`. Numbers of moves and everything else between them are skipped.
 * Empty if there are none. */
export const movesIn = (text: string) => (text.toLowerCase().match(/\b[a-t](?:20|1\d|[1-9])\b/g) ?? []).join('.');

/** The game in a text of any form: a record, a link, or moves in the page's own notation. */
export function readGame(text: string, board: Board & { rules: string }): Found {
  const link = linkIn('game', text);
  const moves = movesIn(text);
  if (text.length > longestRecord || isRecord(text) || (link === '' && moves === '')) return readRecord(text, board);
  return { address: link || `v=1&rules=${board.rules}&moves=${moves}` };
}

/** Stones set up before the first move, and whose move that is. */
function setUpInSgf(start: string, columns: number) {
  const cells = [...start.replaceAll('/', '')];
  const stones = (mark: string) =>
    cells.flatMap((one, i) =>
      one === mark ? `[${columnName(i % columns)}${columnName(Math.floor(i / columns))}]` : [],
    );
  const [black, white] = ['X', 'O'].map((mark) => stones(mark).join(''));
  return `${black && `AB${black}`}${white && `AW${white}`}PL[${sides[firstAfter(start)]}]`;
}

const resultsInSgf = { x_wins: 'B+', o_wins: 'W+', draw: '0', in_progress: '' };

/** Writes a game as a record. X is their black. Only SGF can begin with stones, and has names and a result. */
export function writeRecord(
  format: 'sgf' | 'psq',
  { columns, rows, moves, start, outcome = 'in_progress' }: WrittenGame & Partial<Pick<View, 'outcome'>>,
  names: string[] = [],
) {
  if (format === 'sgf') {
    const size = rows === columns ? columns : `${columns}:${rows}`;
    const first = start ? firstAfter(start) : 0;
    const nodeOf = ({ row, column }: ReturnType<typeof placeOf>, i: number) =>
      `;${sides[(i + first) % 2]}[${columnName(column)}${columnName(row)}]`;
    const nodes = moves.map(placeOf).map(nodeOf);
    const escaped = (text: string) => text.replaceAll(/[\\\]]/g, '\\$&');
    const known = Object.entries({ PB: names[0], PW: names[1], RE: resultsInSgf[outcome] });
    const written = known.map(([property, text]) => text && `${property}[${escaped(text)}]`);
    return `(;GM[4]FF[4]SZ[${size}]${written.join('')}${start ? setUpInSgf(start, columns) : ''}${nodes.join('')})\n`;
  }
  const lines = moves.map(placeOf).map(({ row, column }) => `${column + 1},${row + 1},0\n`);
  return `Piskvorky ${columns}x${rows}, 0:0, 0\n${lines.join('')}`;
}
