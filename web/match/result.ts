// The end of a game: what can be done next, in the place of the status. It is fetched with the first move.
import { element, make } from '../dom.ts';
import { more } from '../words/en/more.ts';
import { ownMark } from '../words/players.ts';
import { nextLevel, ownScore, seriesOf } from './after-game.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Narrator } from '../feedback/narrator.ts';
import type { NewGame } from '../controls/new-game.ts';
import type { View } from '../program/contract.ts';
import type { Preferences } from '../storage/preferences.ts';

/** The end is seen first: for so long a tap or an Enter does not start the next game. In
 * milliseconds. */
const breath = 1000;

/** @param parts `how`: the game on the board has begun */
export function makeResult({
  bridge,
  narrator,
  newGame,
  preferences,
  review,
  how,
}: {
  bridge: Bridge;
  narrator: Narrator;
  newGame: NewGame;
  preferences: Preferences;
  review: () => void;
  how: string;
}) {
  const card = element('result');
  const score = element('result-score');
  /** Seen where the score has no room: the wins stand with the players, and only the draws are missing there. */
  const drawn = make('p', { id: 'result-draws', ariaHidden: 'true' });
  score.after(drawn);
  const share = element('share');
  const header = share.parentElement;
  const level = element('level');
  const again = element('again');
  const playAgain = again.textContent;
  /** This part may come after the end for which it is fetched. */
  let finishedAt = bridge.view.outcome === 'in_progress' ? -breath : performance.now();
  /** Whether the one person here has lost. */
  const isLoss = (view: View) => {
    const own = ownMark(view);
    return own !== null && view.outcome === (own === 'X' ? 'o_wins' : 'x_wins');
  };
  /** How many games in a row that was so. */
  let lost = Number(isLoss(bridge.view));
  /** Who is offered as the next opponent. */
  let offered: ReturnType<typeof nextLevel> = null;

  again.addEventListener('click', newGame.again);
  element('review').addEventListener('click', review);
  element('other-board').addEventListener('click', () => element('match').click());
  level.addEventListener('click', () => {
    if (!offered) return;
    const { x, o } = offered;
    preferences.set('level', offered.level);
    bridge.send(`new x=${x}&o=${o}`);
    newGame.enter();
  });
  /** After the last game of a series the next one begins anew. The last one keeps its score, whatever moment of it is
   * looked at. */
  const beginSeries = (begun: string) => {
    const { x, o, over } = bridge.view;
    if (over || (begun !== 'new' && begun !== 'rematch')) return;
    if (seriesOf(bridge.view, preferences.values.series)?.winner) bridge.send(`players ${x} ${o}`);
  };
  bridge.on('started', (event) => beginSeries(event.how));
  bridge.on('finished', ({ counted }) => {
    finishedAt = performance.now();
    if (counted) return;
    const series = seriesOf(bridge.view, preferences.values.series);
    // After what is said of the game.
    if (series?.winner) queueMicrotask(() => narrator.add(more.seriesWon(series), true));
    lost = isLoss(bridge.view) ? lost + 1 : 0;
  });
  // A tap on the board or Enter at a cell after the end asks for the next game.
  bridge.on('refused', ({ reason, cell }) => {
    if (reason === 'game_over' && cell && performance.now() - finishedAt > breath) newGame.again();
  });
  const show = (view: View) => {
    const { first, second, draws } = view.score;
    const over = view.outcome !== 'in_progress';
    card.hidden = !over;
    offered = over ? nextLevel(view, lost) : null;
    level.hidden = !offered;
    if (offered) level.textContent = offered.isHarder ? more.harder : more.easier;
    // Wherever Share stands, it is one button, and it keeps the focus.
    if (card.contains(share) !== over) {
      const held = document.activeElement === share;
      if (over) card.append(share);
      else header?.querySelector('h1')?.after(share);
      if (held) share.focus();
    }
    drawn.textContent = draws > 0 ? more.draws(draws) : '';
    const own = ownScore(view);
    const told = own ? more.ownScore(own) : more.scoreOf(first, second, draws);
    const series = over ? seriesOf(view, preferences.values.series) : null;
    again.textContent = series?.winner ? more.newSeries : playAgain;
    if (series?.winner) score.textContent = more.seriesWon(series);
    else if (series) score.textContent = more.seriesGoesOn(told, series.wins);
    else score.textContent = first + second + draws > 1 ? told : '';
  };
  bridge.on('view', show);
  show(bridge.view);
  // Where a visit goes on from a series that was decided, the next one has begun without this part.
  beginSeries(how);
}
