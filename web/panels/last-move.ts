// The last moves in plain words below the headline: “You took the centre.” After the end, what decided it. There the
// status line's coordinates are only heard.
import { stepsFrom } from '../analysis/line-steps.ts';
import { element } from '../dom.ts';
import { leavingIn } from '../feedback/answers.ts';
import { isReplyComing } from '../feedback/narrator.ts';
import { isPlain, marksFall, plainCell, whereIs } from '../feedback/plain-cells.ts';
import { moverOf } from '../feedback/sentences.ts';
import { remarkWords } from '../words/en/remarks.ts';
import { isOthers, ownMark } from '../words/players.ts';
import type { Context } from '../context.ts';
import { otherMark, type CellName, type View } from '../program/contract.ts';
import type { LineStep } from '../words/en/lines.ts';

export function plainMove(view: View, { mark, cell, faced }: Pick<LineStep, 'mark' | 'cell' | 'faced'>) {
  const mover = moverOf(view, mark);
  if (faced.includes(cell)) return remarkWords.blocked(mover, whereIs(view, cell));
  return marksFall(view) ? remarkWords.playedIn(mover, cell[0]) : remarkWords.took(mover, plainCell(view, cell));
}

/** What each of the last `count` moves does. */
function lastSteps(view: View, count: number) {
  const first = Math.max(0, view.cursor - count);
  return stepsFrom(view, first)(view.moves.slice(first, view.cursor));
}

/** Whose marks vanished with these moves, and where they were. */
const goneIn = (view: View, steps: Pick<LineStep, 'mark' | 'leaves'>[], called: typeof plainCell = plainCell) =>
  steps.flatMap(({ mark, leaves }): [string, string][] =>
    leaves ? [[moverOf(view, mark), called(view, leaves)]] : [],
  );

/** The last moves in plain words, and which marks vanished with them, or that they do until the first one has: from the
 * longest text to the shortest. */
export function movesIn(view: View, steps: Pick<LineStep, 'mark' | 'cell' | 'faced' | 'leaves'>[]) {
  const told = steps.map((step) => plainMove(view, step));
  const gone = goneIn(view, steps);
  const isNew = view.kept && !view.start && view.cursor <= 2 * view.kept;
  if (told.length === 0 || (gone.length === 0 && !isNew)) return [told.join(' ')];
  const more = isNew ? remarkWords.oldestGoes(view.kept) : remarkWords.vanished(gone);
  // If there is no room, leave out the player's own move, which they know.
  const reply = told[told.length - 1];
  return [[...told, more], [reply, more], isNew ? told : [reply, remarkWords.vanished(gone.slice(0, 1))]].map((all) =>
    all.join(' '),
  );
}

/** Why the game is a draw, or what the last moves show of how it was won; empty if nothing. In how many moves the only
 * player at this device has won is for the eye.
 * @param isHeard with the names of cells */
export function endIn(view: View, isHeard: boolean = false) {
  const [win, last, before] = lastSteps(view, 3).reverse();
  if (view.outcome === 'draw') return view.kept ? '' : remarkWords.nobodyHas(view.in_a_row);
  // A position from a link may be over.
  if (!win) return '';
  const [mover, other] = [win.mark, otherMark(win.mark)].map((mark) => moverOf(view, mark));
  const called: typeof plainCell = isHeard ? (_, cell) => cell : plainCell;
  if (view.misere) return remarkWords.lostByLine(mover, view.cells.includes('.') ? '' : called(view, win.cell));
  const where = (cell: CellName) => remarkWords.where(called(view, cell), !isHeard && marksFall(view));
  const isOwn = !isOthers(view) && win.mark === ownMark(view);
  const missed = !isOwn && before?.faced.find((cell) => cell !== before.cell);
  if (missed) return remarkWords.missedWin(other, where(missed));
  if (last?.leaves === win.cell) return remarkWords.openedLine(remarkWords.vanished(goneIn(view, [last], called)));
  const [open, ...more] = last?.faced ?? [];
  if (more.length > 0) return remarkWords.twoWays(mover);
  if (win.isOpened && last.elsewhere) return remarkWords.noSafeColumn(other);
  // The winner made the last move.
  if (isOwn) return isHeard ? '' : remarkWords.wonIn(Math.ceil(view.cursor / 2));
  if (open) return remarkWords.missedBlock(other, where(open));
  return win.isOpened ? remarkWords.liftedInto(other, where(last.cell), mover) : '';
}

export function makeLastMove({ bridge, narrator }: Pick<Context, 'bridge' | 'narrator'>) {
  const line = element('said');
  const shown = element('last-move');
  /** How many of the last moves the status line shows. */
  let count = line.querySelectorAll('.coordinates').length;
  let isWaiting = false;

  /** A task says itself what its moves come to. */
  const ending = (isHeard?: boolean) => (bridge.task ? '' : endIn(bridge.view, isHeard));
  /** Whether it keeps away from the names of the columns. */
  const isClear = () => {
    const { bottom, left } = shown.getBoundingClientRect();
    const names = element('files').getBoundingClientRect();
    return bottom <= names.top || left > names.right;
  };
  const show = () => {
    const { view } = bridge;
    const plain = isPlain(bridge);
    isWaiting = isReplyComing(view) && view.cursor > 0 && !view.draft;
    // How a computer begins can be seen on the board: the rules of the game have the room.
    const isOpening = view.cursor === 1 && ownMark(view) === 'O' && !view.apart;
    const tell = () => (plain && !isOpening ? movesIn(view, lastSteps(view, count)) : ['']);
    const texts = view.outcome === 'in_progress' ? tell() : [ending()];
    const isTold = plain || texts[0] !== '';
    for (const told of line.querySelectorAll('.coordinates')) told.classList.toggle('heard', isTold);
    for (const text of [...texts, '']) {
      shown.textContent = text;
      shown.hidden = text === '';
      // There is room for two lines.
      if (isClear() && (texts.length === 1 || shown.getClientRects().length <= 2)) break;
    }
  };
  /** Says what only the eye is told: after the result what decided the game, and during it which mark vanishes next. */
  const hear = () => {
    const { view } = bridge;
    const told = view.outcome === 'in_progress' ? leavingIn(view) : ending(true);
    if (told) queueMicrotask(() => narrator.add(told));
  };
  bridge.on('update', ({ events }) => {
    const played = events.filter(({ kind }) => kind === 'played').length;
    // A reply that is awaited no longer: another game is on the board.
    if (events.some(({ kind }) => kind === 'started')) count = 0;
    if (played > 0) count = isWaiting ? count + played : played;
    else if (events.length > 0 && !isWaiting) count = 0;
    show();
    const isOver = bridge.view.outcome !== 'in_progress';
    if (isOver ? events.some((event) => event.kind === 'finished' && !event.counted) : played > 0 && !isWaiting) hear();
  });
  bridge.on('thoughts', show);
  // Remarks take its room, and give it back.
  new MutationObserver(show).observe(line, { childList: true });
  show();
  // The move that made this part load.
  if (count > 0 && !isWaiting) hear();
}
