// The result of the game on the board, and in which game; and the end of anything that can be a challenge: your result,
// your friend's beside it if you were challenged, and the way to send yours.
import { markOfMove } from '../board/names.ts';
import { otherMark } from '../program/mark.ts';
import { kindName, ownMark, playerName } from '../words/players.ts';
import { challengeWords, type ChallengeGame } from '../words/en/challenge.ts';
import { html, nothing } from 'lit-html';
import { compare, type Challenge, type Reached } from '../program/challenge.ts';
import type { Computer, View } from '../program/contract.ts';

/** The reader's earlier result, if a friend has sent back one beside it. */
const answeredOf = ({ answered }: Challenge, own: string) => (answered?.name === own ? answered : null);

/** The sentence that a challenge opens with.
 * @param own the reader's name
 * @param game null for puzzles */
export function openingOf(challenge: Challenge, own: string, game: ChallengeGame | null) {
  const before = answeredOf(challenge, own);
  if (!before) return challengeWords.sentence(challenge, game);
  return challengeWords.takenUp(challenge, before, compare(before, challenge));
}

/** @param mine null before the end
 * @param own the reader's name */
export function challengeEnd(theirs: Challenge | null, mine: Reached | null, own: string, send: () => void) {
  const before = theirs && answeredOf(theirs, own);
  const now = mine ?? before;
  const other = before ? null : theirs?.answered;
  const row = (who: string, what: string) => html`<div><dt>${who}</dt><dd>${what}</dd></div>`;
  const text = theirs ? challengeWords.sendYours : challengeWords.button.join('');
  return html`
    ${
      theirs
        ? html`<dl>
            ${row(challengeWords.you, now ? challengeWords.reached(now) : challengeWords.notYet)}
            ${row(challengeWords.them(theirs.name), challengeWords.reached(theirs))}
            ${other ? row(challengeWords.them(other.name), challengeWords.reached(other)) : nothing}
          </dl>`
        : nothing
    }
    ${mine ? html`<p class="actions"><button type="button" @click=${send}>${text}</button></p>` : nothing}`;
}

/** What a challenge of a game is about, and where it is played; null unless one person plays at this device.
 * @param level of the computer that replaces a friend elsewhere */
export function gameOf(view: View, level: Computer): (ChallengeGame & { address: string }) | null {
  const own = ownMark(view);
  if (own === null) return null;
  const [x, o] = own === 'X' ? ['human', level] : [level, 'human'];
  const start = view.start ? `&position=${view.start}` : '';
  return {
    rules: view,
    opponent: view.apart ? kindName(level, view.solved) : playerName(view, otherMark(own)),
    fromPosition: view.start !== null,
    address: view.apart ? `v=1&rules=${view.rules}&x=${x}&o=${o}${start}` : view.address,
  };
}

/** The only player's result in a game against a computer, or their win against a friend elsewhere; null before the end
 * and in other games. */
export function reachedIn(view: View): Reached | null {
  const own = ownMark(view);
  if (own === null || view.outcome === 'in_progress') return null;
  const count = view.moves.slice(0, view.cursor).filter((_, index) => markOfMove(view, index) === own).length;
  const isWon = view.outcome === (own === 'X' ? 'x_wins' : 'o_wins');
  if (view.apart) return isWon ? { result: 'beat', count } : null;
  if (view.outcome === 'draw') return { result: 'drew', count };
  return { result: isWon ? 'won' : 'lost', count };
}
