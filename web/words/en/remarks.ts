// What is said of events in a game: why a press did nothing, a hint, what a mark took, which one vanishes.
import { friendIs, words } from './play.ts';
import { capital, inWords } from './in-words.ts';
import { times } from './language.ts';
import { andLooks, looks, wins } from './values.ts';
import { favoured } from '../../program/chances.ts';
import { otherMark, type CellName, type HintedMove, type Mark } from '../../program/contract.ts';

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];
/** Whose something is, within a sentence. */
const whose = (name: string) => (name === words.you ? 'your' : `${name === friendIs('') ? 'your friend' : name}’s`);
const noEngine = 'The computer isn’t available right now.';

export const remarkWords = {
  noEngine,
  refused: {
    off_the_board: () => 'That cell isn’t on this board.',
    taken: (cell: CellName | null) => `${cell} is taken.`,
    column_full: () => 'That column is full.',
    floating: (cell: CellName | null) => `A mark in ${cell} would fall further.`,
    // Without a cell, the user has asked for a hint.
    game_over: (cell: CellName | null, byKey: boolean = false) => {
      if (!cell) return 'No hint: the game is over.';
      return byKey ? 'The game is over. N starts a new one.' : 'The game is over.';
    },
    not_your_turn: () => 'The computer is thinking.',
    nothing_to_undo: () => 'There’s nothing to undo.',
    nothing_to_redo: () => 'There’s nothing to redo.',
    nothing_to_restore: () => 'There’s nothing to restore.',
    no_such_ply: () => 'The game has no such move.',
    friends_turn: () => 'It’s your friend’s turn.',
    only_watching: () => 'You are watching this game.',
    earlier_move: () => 'Go to the last move first, or press Set up and Analyse to try moves here.',
    not_over: () => 'Finish this game first, or press Match for another one.',
    score_full: () => 'This match can’t go any further. Press Match for another one.',
    friend_elsewhere: () => 'Your friend plays online. Press Match for another opponent.',
    nothing_to_answer: () => 'Your friend hasn’t asked for anything.',
    nothing_to_withdraw: () => 'Too late to undo that: your friend may have seen it.',
    no_help: () => 'You and your friend agreed: no help until the game is over.',
    setting_up: () => 'You’re setting up a position. Play from it, or press Cancel first.',
    no_engine: () => noEngine,
  },
  /** Why no puzzle or lesson can be put on the board. */
  inMatch: 'You’re in a game with a friend. Press Match for another game first, then try again.',
  /** In a puzzle or a lesson. */
  yourTurnAs: (mark: Mark) => `Your turn: you are ${mark}.`,
  aimed: (cell: CellName) => `Tap ${cell} again to play.`,
  analysisOn: 'Analysis on.',
  analysisOff: 'Analysis off.',
  /** The game is over. */
  stepBack: 'Step back to see what each move was worth.',
  engineLost: 'The computer can’t play right now. You can still play with a friend here.',
  engineBack: 'Trying the computer again.',
  lookingForHint: 'Looking for a hint…',
  /** `mark` is to move.
   * @param isOther in place of another one */
  hint: ({ cell, reasons, ...known }: HintedMove, mark: Mark, isOther: boolean = false) => {
    const start = `${isOther ? 'On second thoughts, try' : 'Try'} ${cell}`;
    const isBlock = reasons.some(({ kind }) => kind === 'blocks_line');
    const block = isBlock ? `it blocks ${otherMark(mark)}’s line` : '';
    const { proven, chance } = known;
    if (!proven) return `${start}${block && `: ${block}`}${andLooks(looks(chance, mark), favoured(chance) < 0)}.`;
    if (known.value === 'draw') return `${start}: ${block ? `${block} and` : 'it'} holds the draw.`;
    if (known.value === 'win') return `${start}: ${block && `${block}, and `}${wins(known, mark)}.`;
    if (isBlock) return `${start}: ${block}. Even so, ${wins(known, mark)}.`;
    return `${start}: it holds out longest, but ${wins(known, mark)}.`;
  },
  /** A move on 3×3. */
  took: (name: string, place: string) => `${name} took ${place}.`,
  /** The same where marks fall: by the letter of the column. */
  playedIn: (name: string, letter: string) => `${name} played column ${letter}.`,
  /** A move where the other side would have completed a line. */
  blocked: (name: string, where: string) => `${name} blocked ${where}.`,
  /** After a draw. */
  nobodyHas: (length: number) => `The board is full: no ${inWords(length)} in a row.`,
  /** In misère play.
   * @param last the cell, if no other was free */
  lostByLine: (name: string, last: string) =>
    last ? `Only ${last} was left, and it completed ${whose(name)} line.` : `${name} completed a line, and that loses.`,
  wonIn: (count: number) => `In ${times(count, 'move')}.`,
  /** What decided the game: the loser first. */
  missedWin: (name: string, where: string) => `${name} missed a win ${where}.`,
  missedBlock: (name: string, where: string) => `${name} could have blocked ${where}.`,
  liftedInto: (name: string, where: string, winner: string) =>
    `${capital(whose(name))} mark ${where} let ${winner} land on top and win.`,
  noSafeColumn: (name: string) => `${name} ran out of safe columns.`,
  /** @param gone a sentence on the mark that left */
  openedLine: (gone: string) => `${gone} That opened the line.`,
  twoWays: (name: string) => `${name} had two ways to win.`,
  column: (letter: string) => `column ${letter}`,
  where: (place: string, isColumn: boolean) => `${isColumn ? 'in' : 'at'} ${place}`,
  places: [
    ['the top left corner', 'the top middle', 'the top right corner'],
    ['the middle left', 'the centre', 'the middle right'],
    ['the bottom left corner', 'the bottom middle', 'the bottom right corner'],
  ],
  /** The mark that goes with the next move of `mark`, and the one that goes with the move after it, if any. */
  leaving: (mark: Mark, next: CellName, later: CellName = '') => {
    const other = otherMark(mark);
    if (next) return `${mark} ${next} vanishes next${later && `, then ${other} ${later}`}.`;
    return later && `${other} ${later} vanishes with ${other}’s next move.`;
  },
  /** When a mark vanishes; the oldest of its side has place 0. */
  toLeave: (place: number) => `${ordinals[place]} to vanish`,
  /** Follows that its cell is taken. */
  leavesFirst: 'It’s free after this move.',
  /** Where marks vanish, before the first move. The second of three parts is for the eye alone. */
  marksLeave: (count: number) => [
    `You keep ${inWords(count)} marks: place a ${ordinals[count]} and your oldest`,
    ' (striped)',
    ' vanishes.',
  ],
  /** The same beside the moves, until the first mark has vanished. */
  oldestGoes: (count: number) => `Place a ${ordinals[count]} mark and your oldest vanishes.`,
  /** Where marks fall, before the first move: board and line are said already. */
  marksFall: 'Marks fall: press any column.',
  /** Whose marks, and where they were. */
  vanished: (marks: [name: string, place: string][]) => {
    const told = marks.map(([name, place], at) => {
      const whose = name === words.you ? ['Your mark', 'yours'][at] : `${name}’s${at > 0 ? '' : ' mark'}`;
      return `${whose} ${place.startsWith('the ') ? 'in' : 'at'} ${place}`;
    });
    return `${told.join(' and ')} vanished.`;
  },
  /** The position has occurred for the second time. */
  onceMore: 'This position has come up before. Once more and it’s a draw.',
  /** A move that ends the game. */
  boardFull: 'The board is full: a draw.',
  /** For the third time. */
  thirdTime: 'The same position for the third time: a draw.',
};
