// The words of a line of play: what each of its moves does, and how it wins.
import { otherMark } from '../../program/contract.ts';
import type { CellName, Mark } from '../../program/contract.ts';
import { list } from '../intl.ts';
import { inWords } from './in-words.ts';
import { farLength } from './values.ts';

/** What a move of a line of play does. In misère play there are no threats. */
export interface LineStep {
  mark: Mark;
  cell: CellName;
  /** The mark of its side that leaves the board. */
  leaves: CellName | null;
  /** It completes a line, of this length. */
  wins: boolean;
  length: number;
  misere: boolean;
  /** Where marks fall: the move before it, right below, let it land there. */
  isOpened: boolean;
  /** Where its side could have completed a line instead. */
  missed: CellName | null;
  /** Where the other side was about to complete a line. */
  faced: CellName[];
  /** Where marks fall, if the other side could complete a line after every other move: where; none if no other column is
   * free. */
  elsewhere: CellName[] | null;
  /** Where its side can complete a line next. */
  threats: CellName[];
  /** Where marks fall: there are two, one above the other. */
  areStacked: boolean;
  /** The one of them that the other side cannot stop: its own mark there vanishes with its next move. */
  unstoppable: CellName | null;
  /** Where its side can make two threats next, which it could not before. */
  prepares: CellName | null;
  /** It does so by an open row, which can grow at both ends. */
  isOpen: boolean;
  /** Where marks fall: threats of its side that no mark can reach yet, and those that are new. */
  lasting: CellName[];
  later: CellName[];
  /** In misère play: every cell left completes a line for the other side. */
  leavesLosing: boolean;
  /** What the other side has prepared and can no longer make: an open row, or two threats. */
  stops: 'open row' | 'threats' | null;
  /** If the move does nothing else: up to two marks of its side that share an open line with it, and up to three of the
   * other side whose open lines it closes. */
  joins: CellName[];
  hinders: CellName[];
  /** The marks of its side are in two lines with it, not in one. */
  joinsTwoLines: boolean;
  /** Where five or more in a row win, so that people speak of threes: it adds to two marks of its side, without making an
   * open three, or blocks three marks of the other side. */
  makesThree: boolean;
  blocksThree: boolean;
  /** If it does not even do that: how many lines through this cell its side can still fill, and whether every other cell
   * has fewer. */
  openLines: number | null;
  hasMostLines: boolean;
  /** What the other side would gain with a mark in this cell: two threats, or where marks fall one for later. */
  denies: CellName[];
}

/** A line of which only the beginning would be told. */
export const isLong = ({ length }: string[]) => length > 5;

/** Whether each move of a line after the first has to block, but for one in the last cell. */
export const isAllBlocks = (steps: LineStep[]) =>
  steps.length > 2 &&
  steps.slice(1).every(({ faced, cell }, at, { length }) => faced.includes(cell) || (at === length - 1 && at > 0));

/** A line of play, as much of it as people can follow without a board: the rest is a press on Step through away.
 * @param first the side that plays the first of these cells
 * @param plies that it takes to what it shows, if it may be longer than these cells */
export function line(cells: CellName[], first: Mark, plies: number | null = null) {
  const moves = cells.map((cell, at) => `${at % 2 === 0 ? first : otherMark(first)} ${cell}`);
  const shown = isLong(cells) ? moves.slice(0, 4) : moves;
  return `${shown.join(', ')}${shown.length < Math.max(cells.length, plies ?? 0) ? ' and so on' : ''}`;
}

/** What comes of a move of a line; empty if nothing is to be seen. */
export function effectOf(step: LineStep) {
  const { mark, wins, length, misere, threats, prepares, isOpen, later, leavesLosing, stops } = step;
  if (wins) return misere ? 'completes a line, and that loses' : `makes ${inWords(length)} in a row`;
  if (threats.length > 1)
    return `makes ${inWords(threats.length)} threats, ${step.areStacked ? 'one above the other, ' : ''}at ${list(threats)}`;
  if (threats.length > 0) return `threatens ${inWords(length)} in a row at ${threats[0]}${whyUnstoppable(step)}`;
  const other = otherMark(mark);
  if (leavesLosing) return `leaves ${other} only cells that complete a line`;
  const row = `open ${inWords(length - 2)}`;
  const harm = stops && (stops === 'threats' ? `keeps ${other} from making two threats` : `stops ${other}’s ${row}`);
  const lasting = later.length > 0 && `makes ${later.length > 1 ? 'threats' : 'a threat'} at ${list(later)} for later`;
  const use = isOpen ? `makes an ${row}` : prepares ? `prepares a double threat at ${prepares}` : lasting;
  return [harm, use].filter(Boolean).join(' and ');
}

const whyUnstoppable = ({ mark, unstoppable }: LineStep) =>
  unstoppable ? `, where ${otherMark(mark)}’s mark vanishes next` : '';

/** What a quiet move is good for, by the marks around it; empty if nothing is to be seen. */
export function useOf(step: LineStep) {
  const { mark, cell, faced, joins, joinsTwoLines, hinders, hasMostLines } = step;
  // Other words say that it blocks.
  if (faced.includes(cell)) return '';
  const joined = joinsTwoLines ? `${joins[0]} one way and ${joins[1]} another` : list(joins);
  const use = joined && `${step.makesThree ? 'makes a three' : 'lines up'} with ${joined}`;
  const what = `${otherMark(mark)}’s ${step.blocksThree ? 'three' : 'marks'} at ${list(hinders)}`;
  const harm = hinders.length > 0 && `${step.blocksThree ? 'blocks' : 'gets in the way of'} ${what}`;
  const place = hasMostLines && 'has more open lines than any other move';
  return [place, use, harm].filter(Boolean).join(', and ');
}

/** What a move does that could have completed a line there. */
export const passesUp = (cell: CellName) => `passes up the win at ${cell}`;

/** The same of the first move of a line that wins nothing, with what becomes of it.
 * @param isRight the answer is what the threat was for, as far as anyone can have more */
export function effectAndAnswer([step, reply]: LineStep[], isRight: boolean = false) {
  const effect = step ? effectOf(step) : '';
  if (step?.missed && step.threats.length < 2) {
    const isBlock = step.faced.includes(step.cell);
    const answer = reply?.cell === step.missed && `, and ${reply.mark} blocks there`;
    return `${isBlock ? `blocks ${otherMark(step.mark)}’s line, but ` : ''}${passesUp(step.missed)}${answer || ''}`;
  }
  if (step && !reply && isRight && step.threats.length === 1 && !step.unstoppable)
    return `${effect}, so ${otherMark(step.mark)} has to block there`;
  if (!reply || (!step.prepares && step.threats.length !== 1)) return effect;
  if (step.threats[0] === reply.cell)
    return `${effect}, ${isRight ? `so ${reply.mark} has to block there` : `but ${reply.mark} blocks`}`;
  return reply.stops || reply.cell === step.prepares ? `${effect}, but ${reply.mark} stops that` : effect;
}

/** A move of a line and what it does, in a sentence; in another, which mark leaves the board. */
export function stepText(step: LineStep) {
  const { mark, wins, leaves, faced } = step;
  if (!leaves) return doneBy(step);
  const opens = !wins && faced.includes(leaves) ? `, and ${otherMark(mark)} can win there` : '';
  return `${doneBy(step)} ${leaves} vanishes${opens}.`;
}

/** Two of these cells at most: more are too many to look at. */
export const atSome = (cells: CellName[]) =>
  cells.length > 2 ? `${list([...cells.slice(0, 2), 'other cells'], 'disjunction')}` : list(cells, 'disjunction');

function doneBy(step: LineStep) {
  const { mark, cell, leaves, wins, faced, threats, elsewhere, misere } = step;
  const effect = effectOf(step);
  const said = effect || useOf(step);
  const other = otherMark(mark);
  if (wins) return `${mark} ${cell} ${effect}${misere ? '.' : '!'}`;
  if (elsewhere) {
    const why = elsewhere.length > 0 ? `elsewhere ${other} wins at ${atSome(elsewhere)}` : 'no other column is free';
    return `${mark} has to play ${cell}${threats.length > 0 ? `, which ${effect}` : `: ${why}`}.`;
  }
  // The mark that leaves could not have been saved.
  const isOut = faced.length === 1 && faced[0] === leaves;
  if (faced.length === 0 || isOut) return said && !isOut ? `${mark} ${cell} ${said}.` : `${mark} plays ${cell}.`;
  if (!faced.includes(cell)) return `${mark} ${cell} lets ${other} win at ${list(faced, 'disjunction')}.`;
  if (faced.length > 1) return `${mark} ${cell} blocks only one of ${inWords(faced.length)} threats.`;
  return `${mark} must block at ${cell}${effect && `, and ${effect}`}.`;
}

/** A move of a line and what it does, in a few words. Its side is named unless it is the first of a line that does more
 * than block. */
function partOf(step: LineStep, isFirst: boolean = false) {
  const { mark, cell, wins, threats, faced, elsewhere } = step;
  const effect = threats.length === 1 ? `threatens ${threats[0]}${whyUnstoppable(step)}` : effectOf(step);
  if (!wins && faced.includes(cell)) return `${mark} blocks at ${cell}${effect && ` and ${effect}`}`;
  if (effect) return `${isFirst ? '' : `${mark} `}${cell} ${effect}`;
  return `${mark} ${elsewhere ? 'has to play' : 'plays'} ${cell}`;
}

/** The same of the other side’s reply: what that prepares comes to nothing. */
function replyOf(step: LineStep) {
  const comesToNothing = step.prepares && !step.isOpen && !step.stops && step.threats.length === 0;
  return comesToNothing ? `${step.mark} plays ${step.cell}` : partOf(step);
}

const next = (step: LineStep) => `${decides(step) ? 'then ' : ''}${partOf(step)}`;

/** At most so many characters of a line are told, so that it fits above the board on a phone. */
const toldLength = 105;

/** Whether a line is as good as won after this move: it wins, or makes two threats at once, or one that nothing stops. */
const decides = ({ wins, threats, unstoppable }: LineStep) => wins || threats.length > 1 || unstoppable !== null;

/** How a line is decided in the end, after a move of the loser; empty if it is not. Where marks fall, that is often by the
 * loser’s last free column. */
function endOf([, last, ...later]: LineStep[]) {
  if (last && decides(last)) return next(last);
  const at = later.findIndex((step, index) => index % 2 === 1 && decides(step));
  if (at < 0) return '';
  const [{ mark, cell }, step] = later.slice(at - 1);
  return `and so on, until ${step.isOpened ? `${mark} has to play ${cell} and ` : ''}${partOf(step)}`;
}

/** How a side wins in misère play: it leaves the other side nothing but lines. Empty if that is not to be seen. */
function storyOfMisere(own: LineStep[]) {
  const moves = own.slice(0, own.findIndex(({ mark, leavesLosing }) => leavesLosing && mark === own[0].mark) + 1);
  if (moves.length === 0) return '';
  const [{ mark, cell }] = moves;
  if (moves.length === 1) return `${cell} ${effectOf(moves[0])}.`;
  const end = `every cell left completes a line for ${otherMark(mark)}.`;
  const cells = moves.map((step) => step.cell);
  const told = line(cells, mark);
  return told.endsWith(cells[cells.length - 1]) ? `${told}; then ${end}` : `${told}, until ${end}`;
}

/** How a side wins by a line of play, as people tell it: by its threats, or by what it leaves in misère play. Empty if its
 * moves show nothing. */
export function storyOf(steps: LineStep[], winner: Mark) {
  const own = steps[0]?.mark === winner ? steps : steps.slice(1);
  if (own[0]?.misere) return storyOfMisere(own);
  let told = '';
  let shows = false;
  let wasForced = false;
  /** What a line comes to whose moves between show nothing, or are too many to be told. */
  let end = '';
  for (let at = 0; at < own.length; at += 2) {
    const [step, reply] = own.slice(at, at + 2);
    const isForced = step.threats.length === 1 && step.threats[0] === reply?.cell;
    const who = step.faced.includes(step.cell)
      ? `${step.mark} blocks at ${step.cell} and`
      : `${at > 0 ? `${step.mark} ` : ''}${step.cell}`;
    const force = isForced && `${who} forces ${reply.mark} to block at ${reply.cell}`;
    const parts = [force || (at > 0 ? next(step) : partOf(step, true))];
    if (reply && !isForced && !decides(step))
      parts.push(reply.stops && step.prepares ? `${reply.mark} stops it at ${reply.cell}` : replyOf(reply));
    const more =
      isForced && wasForced ? `, ${step.cell} forces ${reply.cell}` : `${at > 0 ? '; ' : ''}${parts.join('; ')}`;
    const isQuiet = ![step, reply].some((one) => one && (effectOf(one) || one.faced.includes(one.cell)));
    if (at > 0 && (isQuiet || told.length + more.length > toldLength)) {
      end = endOf(own.slice(at - 1));
      break;
    }
    told += more;
    shows ||= effectOf(step) !== '' || reply?.threats.length === 1;
    if (decides(step)) return `${told}.`;
    wasForced = isForced;
  }
  // If many moves are left out before the end, it explains nothing.
  if (end && (shows || own.length <= farLength)) return `${told}; ${end}.`;
  return shows ? `${told}; and so on.` : '';
}
