// The end of a game: what can be done next, in the place of the status.
import { element } from '../dom.js';
import { words } from '../words/play.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { NewGame } from '../controls/new-game.js'
 */

/** A second tap of a double one, or an Enter that is still held, is no wish for another game. In
 * milliseconds. */
const breath = 600;

/** @param {{ bridge: Bridge, newGame: NewGame, review: () => void }} parts */
export function makeResult({ bridge, newGame, review }) {
  const card = element('result');
  const score = element('result-score');
  const share = element('share');
  const header = share.parentElement;
  let finishedAt = -breath;

  element('again').addEventListener('click', newGame.start);
  element('review').addEventListener('click', review);
  bridge.on('finished', () => {
    finishedAt = performance.now();
  });
  // A tap on the board or Enter at a cell after the end asks for the next game.
  bridge.on('refused', ({ reason, cell }) => {
    if (reason === 'game_over' && cell && performance.now() - finishedAt > breath) newGame.start();
  });
  bridge.on('view', ({ outcome, score: { first, second, draws }, apart, first_plays_x: firstPlaysX }) => {
    // One's own wins come first, also for whom a friend has invited.
    const isGuest = apart?.seat === (firstPlaysX ? 'O' : 'X');
    const over = outcome !== 'in_progress';
    card.hidden = !over;
    // Wherever Share stands, it is one button, and it keeps the focus.
    if (card.contains(share) !== over) {
      const held = document.activeElement === share;
      if (over) card.append(share);
      else header?.querySelector('h1')?.after(share);
      if (held) share.focus();
    }
    score.textContent =
      first + second + draws > 1
        ? isGuest
          ? words.scoreOf(second, first, draws)
          : words.scoreOf(first, second, draws)
        : '';
  });
}
