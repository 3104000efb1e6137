// The game in words. Nothing here needs a document.
import { markOfMove, nameAt } from '../board/names.js';
import { givenName, ownMark, playerName } from '../words/players.js';
import { otherMark } from '../program/mark.js';
import { words } from '../words/play.js';

/** @import { Event, Mark, View } from '../program/contract.d.ts' */

/** A player by name, or by mark. @param {View} view @param {Mark} mark */
const who = (view, mark) => givenName(view, mark) || mark;

/** How the game ended. @param {View} view @param {Mark | null} own the mark of the one person at this device */
function result(view, own) {
  const { outcome, misere, line } = view;
  if (outcome === 'draw') {
    const best = own && (own === 'X' ? view.o : view.x) === 'perfect';
    return best ? words.held(playerName(view, otherMark(own))) : words.draw;
  }
  const winner = outcome === 'x_wins' ? 'X' : 'O';
  if (misere && line.length > 0) {
    if (own === null) return words.losesByLine(who(view, winner), who(view, otherMark(winner)));
    return own === winner ? words.theyLoseByLine(playerName(view, otherMark(own))) : words.youLoseByLine;
  }
  if (own === null) return words.wins(who(view, winner));
  if (own === winner) return words.youWon;
  return view.apart ? words.friendWon : words.theyWon(playerName(view, winner));
}

/** Whose turn it is, or the result. @param {View} view */
export function headline(view) {
  const { outcome, awaited, thinker, to_move: mark } = view;
  const own = ownMark(view);
  if (outcome !== 'in_progress') return result(view, own);
  if (awaited && thinker === 'ready') return words.thinking(own ? playerName(view, mark) : mark);
  if (own === mark) return words.yourTurn;
  return own && view.apart ? words.friendsTurn : words.toMove(who(view, mark));
}

/** The line that decided the game, if one has. @param {View} view */
export const winningLine = (view) =>
  view.line.length > 0
    ? words.lineOf(
        view.line.map((index) => nameAt(view, index)),
        view.in_a_row,
      )
    : '';

/** Where things stand: whose turn it is, or the result and the line that decided it. @param {View} view */
export const standing = (view) => `${words.sentence(headline(view))} ${winningLine(view)}`.trimEnd();

/** The opponent of somebody who is alone at this device. @param {View} view */
function opponentOf(view) {
  const own = ownMark(view);
  return own && !view.apart ? words.youPlay(playerName(view, otherMark(own)), words.rules(view)) : '';
}

/** A game as a stranger sees it, without a "you". @param {View} view @returns {View} */
const forAll = (view) => (ownMark(view) ? { ...view, x: 'easy', o: 'easy', apart: null } : view);
/** @param {View} view */
export const headlineForAll = (view) => headline(forAll(view));
/** @param {View} view */
export const standingForAll = (view) => standing(forAll(view));

/** What an event did to the game; null for one that left it as it was. `view` is the one after it.
 * @param {Event} event
 * @param {View} view
 * @returns {string | null} */
export function storyOf(event, view) {
  switch (event.kind) {
    case 'started':
      if (event.how === 'corrected') return '';
      if (event.how === 'resumed' && view.cursor > 0) return words.resumed;
      if (event.how === 'opened' && view.cursor > 0) return words.opened(view.cursor);
      return opponentOf(view) || (view.start ? words.openedPosition : words.newGame(words.rules(view)));
    case 'played':
      return view.apart?.seat && view.apart.seat !== event.mark
        ? words.friendPlayed(event.cell)
        : words.movesPlayed([event]);
    case 'stepped':
      return event.to < event.from ? words.backTo(event.to) : words.movesPlayed(movesBetween(view, event));
    case 'set_aside':
      return words.setAside(event.moves.length);
    case 'restored':
      return words.restored(event.moves.length);
    case 'finished':
    case 'players':
      return '';
    default:
      return null;
  }
}

/** @param {View} view @param {{ from: number, to: number }} step */
const movesBetween = (view, { from, to }) =>
  view.moves.slice(from, to).map((cell, index) => ({ cell, mark: markOfMove(view, from + index) }));
