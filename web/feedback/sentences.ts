// The game in words. Needs no document.
import { markOfMove, nameAt } from '../board/names.ts';
import { givenName, isOthers, ownMark, playerName } from '../words/players.ts';
import { friendName, otherMark, type Event, type Mark, type View } from '../program/contract.ts';
import { levels } from '../program/rules.ts';
import { friendIs, words } from '../words/en/play.ts';

/** A player by name, or by mark. */
const who = (view: View, mark: Mark) => {
  const isNamed = isOthers(view) && (mark === 'X' ? view.x : view.o) !== 'human';
  return isNamed ? playerName(view, mark) : givenName(view, mark) || mark;
};

/** The levels against which a draw takes some doing. */
export const strong: string[] = levels.slice(2);

/** How the game ended.
 * @param own the mark of the only person at this device */
function result(view: View, own: Mark | null) {
  const { outcome } = view;
  if (outcome === 'draw') {
    const isHeld = own && strong.includes(own === 'X' ? view.o : view.x);
    return isHeld ? words.held(playerName(view, otherMark(own))) : words.draw;
  }
  const winner = outcome === 'x_wins' ? 'X' : 'O';
  if (own === null) return words.wins(who(view, winner));
  if (own === winner) return words.youWon;
  return view.apart ? words.friendWon(friendName(view)) : words.theyWon(playerName(view, winner));
}

/** The board shows an earlier move of a finished game. */
const isLookedBack = ({ over, outcome }: View) => over && outcome === 'in_progress';

/** Whose turn it is, or the result; of an earlier move of a finished game, which one it is. */
export function headline(view: View) {
  const { outcome, awaited, engine, to_move: mark } = view;
  const own = isOthers(view) ? null : ownMark(view);
  if (outcome !== 'in_progress') return result(view, own);
  if (isLookedBack(view)) return words.moveOf(view.cursor, view.moves.length);
  if (awaited && engine === 'ready') return words.thinking(own ? playerName(view, mark) : mark);
  if (own === mark) return words.yourTurn;
  return words.turnOf(own && view.apart ? friendIs(friendName(view)) : who(view, mark));
}

/** The line that decided the game; empty if none did. */
export function winningLine(view: View) {
  const cells = view.line.map((index) => nameAt(view, index));
  return cells.length > 0 ? words.lineOf(cells, view.in_a_row) : '';
}

/** Where things stand: whose turn it is, or the result and the line that decided it. */
export const standing = (view: View) => `${words.sentence(headline(view))} ${winningLine(view)}`.trimEnd();

/** The opponent of a single player. */
function opponentOf(view: View, rules: string) {
  const own = ownMark(view);
  return own && !view.apart ? words.youPlay(playerName(view, otherMark(own)), rules) : '';
}

/** What a player of this mark is called at the start of a sentence; empty for one of two people without names. */
export function nameOf(view: View, mark: Mark) {
  const own = ownMark(view);
  if (own === mark) return words.you;
  if (own && view.apart) return friendIs(friendName(view));
  return own || view.x !== 'human' ? playerName(view, mark) : givenName(view, mark);
}

/** Who made a move, at the start of a sentence; without a name, by the mark. */
export const moverOf = (view: View, mark: Mark) =>
  ownMark(view) && !isOthers(view) ? nameOf(view, mark) : who(view, mark);

/** Who begins a game that is played again. */
function firstIn(view: View, swapped: boolean) {
  const mark = markOfMove(view, 0);
  const name = nameOf(view, mark);
  return swapped && !name ? words.marksSwapped(mark) : words.playedAgain(name || mark, swapped);
}

/** What there is to know about a new game: who begins if it is played again, otherwise opponent and board; where it
 * begins, and whether it can be won. */
function begun(view: View, isAgain: boolean, swapped: boolean) {
  const { start, columns, rows, in_a_row: inARow } = view;
  const from = start ? words.fromPosition : '';
  if (isAgain) return firstIn(view, swapped) + from;
  // A separate remark explains before the first move how many marks stay, which is as long as a line, and where to press
  // if marks fall.
  const isExplained = !start && view.lands.length > 0 && !view.apart;
  const rules = view.kept && !start ? '' : words.rules(isExplained ? { ...view, option: '' } : view);
  const noLine = inARow > Math.max(columns, rows) ? words.noLine(inARow) : '';
  return `${opponentOf(view, rules) || (start ? '' : words.newGame(rules))}${from}${noLine}`;
}

/** What an event did to the game; null if it changed nothing.
 * @param view the one after it
 * @param swapped the players have swapped marks */
export function storyOf(event: Event, view: View, swapped: boolean = false): string | null {
  switch (event.kind) {
    case 'started':
      if (event.how === 'corrected') return '';
      if (event.how === 'resumed' && view.cursor > 0) return words.resumed;
      if (event.how === 'opened' && view.cursor > 0)
        return view.outcome === 'in_progress' ? words.opened(view.cursor, words.rules(view)) : '';
      return begun(view, event.how === 'rematch', swapped);
    case 'played': {
      const name = givenName(view, event.mark);
      const isAnother = view.apart && view.apart.seat !== event.mark && (view.apart.seat || name);
      return isAnother ? words.friendPlayed(name, event.cell) : words.movesPlayed([event]);
    }
    case 'stepped': {
      const { from, to } = event;
      // The headline says how many moves are on the board.
      const isTold = isLookedBack(view);
      if (to < from && !isTold) return words.backTo(to);
      const moves = movesBetween(view, to < from ? Math.max(0, to - 1) : from, to);
      if (moves.length === 0) return '';
      // For more than two moves, say where the board is now and only the last of them.
      return moves.length > 2
        ? (isTold ? '' : words.movedTo(to)) + words.movesPlayed(moves.slice(-1))
        : words.movesPlayed(moves);
    }
    case 'set_aside':
      return words.setAside(event.moves.length);
    case 'restored':
      return words.restored(event.moves.length);
    case 'finished':
      return '';
    case 'players':
      // Before the first move the rule stays, with the new opponent.
      return view.moves.length === 0 ? begun(view, false, false) : '';
    default:
      return null;
  }
}

const movesBetween = (view: View, from: number, to: number) =>
  view.moves.slice(from, to).map((cell, index) => ({ cell, mark: markOfMove(view, from + index) }));
