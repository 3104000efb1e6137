// The result of the game on the board, and in which game; and the end of anything that can be a challenge: your result,
// your friend's beside it if you were challenged, and the way to send yours.
import { markOfMove } from '../board/names.ts';
import { hadHelp } from '../storage/saved-game.ts';
import type { View } from '../program/contract.ts';
import { kindName, ownMark } from '../words/players.ts';
import { challengeWords, type ChallengeGame } from '../words/en/challenge.ts';
import { html, nothing } from 'lit-html';
import { areAlike, compare, type Challenge, type Reached } from '../program/challenge.ts';

/** The reader's earlier result, if a friend has sent back one beside it. */
export const answeredOf = ({ answered }: Challenge, own: string) => (answered?.name === own ? answered : null);

/** The sentence that a challenge opens with.
 * @param own the reader's name
 * @param game null for puzzles */
export function openingOf(challenge: Challenge, own: string, game: ChallengeGame | null) {
  const before = answeredOf(challenge, own);
  if (!before) return challengeWords.sentence(challenge, game);
  return `${challengeWords.takenUp(challenge.name)} ${challengeWords.both(challenge, before)}`;
}

/** Whether a result is as good as the one that it answers. */
export const isMet = (theirs: Challenge | null, mine: Reached | null) =>
  theirs !== null && mine !== null && areAlike(theirs, mine) && compare(mine, theirs) >= 0;

/** Whether your friend knows a result of yours that is as good: theirs answers it.
 * @param own the reader's name */
export function isKnownTo(theirs: Challenge | null, mine: Reached | null, own: string) {
  const before = theirs && answeredOf(theirs, own);
  return mine !== null && before !== null && compare(mine, before) <= 0;
}

/** Whether sending yours comes first, before another try: most people want to send back what is as good and news. */
export const comesFirst = (theirs: Challenge | null, mine: Reached | null, own: string) =>
  isMet(theirs, mine) && !isKnownTo(theirs, mine, own);

export const sendView = (text: string, send: () => void, isMain: boolean = false) =>
  html`<p class="actions"><button type="button" class=${isMain ? 'primary' : ''} @click=${send}>${text}</button></p>`;

/** @param mine null before the end of the first try
 * @param own the reader's name
 * @param isMain whether sending yours comes first now */
export function challengeEnd(
  theirs: Challenge | null,
  mine: Reached | null,
  own: string,
  send: () => void,
  isMain: boolean = false,
) {
  const other = theirs && !answeredOf(theirs, own) && theirs.answered;
  const isKnown = isKnownTo(theirs, mine, own);
  // A day has only one try.
  const isSent = mine !== null && !(theirs && isKnown && (mine.result === 'day' || compare(mine, theirs) < 0));
  const row = (who: string, what: string) => html`<div><dt>${who}</dt><dd>${what}</dd></div>`;
  const ofTry = isKnown ? challengeWords.again : challengeWords.sendYours;
  const text = theirs ? ofTry : challengeWords.button.join('');
  return html`
    ${
      theirs
        ? html`<dl>
            ${row(challengeWords.you, mine ? challengeWords.onCard(mine) : challengeWords.notYet)}
            ${row(challengeWords.them(theirs.name), challengeWords.onCard(theirs))}
            ${other ? row(challengeWords.them(other.name), challengeWords.onCard(other)) : nothing}
          </dl>`
        : nothing
    }
    ${isSent ? sendView(text, send, isMain) : nothing}`;
}

/** The mark of the one person who plays against a computer, whom others can play too; else null. */
const challenger = (view: View) => (view.apart ? null : ownMark(view));

/** What a challenge of a game is about; null unless one person plays against a computer. */
export function gameOf(view: View): ChallengeGame | null {
  const own = challenger(view);
  if (own === null) return null;
  return {
    rules: view,
    opponent: kindName(own === 'X' ? view.o : view.x, view.solved),
    fromPosition: view.start !== null,
  };
}

/** How many moves the only player at this device has made. */
export const ownMoves = (view: View) =>
  view.moves.slice(0, view.cursor).filter((_, index) => markOfMove(view, index) === ownMark(view)).length;

/** The result of one person against a computer; null before the end and in other games. */
export function reachedIn(view: View): Reached | null {
  const own = challenger(view);
  if (own === null || view.outcome === 'in_progress') return null;
  const ofWinner = view.outcome === (own === 'X' ? 'x_wins' : 'o_wins') ? 'won' : 'lost';
  const result = view.outcome === 'draw' ? 'drew' : ofWinner;
  return { result, count: ownMoves(view), ...(hadHelp(view) && { helped: true }) };
}
