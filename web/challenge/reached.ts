// What has been reached in the game on the board, and in which game. Nothing here needs a document.
import { markOfMove } from '../board/names.ts';
import { otherMark } from '../program/mark.ts';
import { ownMark, playerName } from '../words/players.ts';
import type { Reached } from '../program/challenge.ts';
import type { View } from '../program/contract.ts';
import type { ChallengeGame } from '../words/en/challenge.ts';

/** What a challenge of a game is about; null where one person does not play one computer. */
export function gameOf(view: View): ChallengeGame | null {
  const own = ownMark(view);
  if (own === null || view.apart) return null;
  return { rules: view, opponent: playerName(view, otherMark(own)), fromPosition: view.start !== null };
}

/** What the one person at this device has reached in a game against a computer; null before the end and in other games. */
export function reachedIn(view: View): Reached | null {
  const own = ownMark(view);
  if (own === null || view.apart || view.outcome === 'in_progress') return null;
  const count = view.moves.slice(0, view.cursor).filter((_, index) => markOfMove(view, index) === own).length;
  if (view.outcome === 'draw') return { result: 'drew', count };
  return { result: (view.outcome === 'x_wins') === (own === 'X') ? 'won' : 'lost', count };
}
