// How a game ended for the user: the look of the headline, a few strokes around the board for a win or a draw against
// the best, and the offer of sounds after the first win.
import { element, make, makeButton, makeShape } from '../dom.ts';
import { settingsWords } from '../words/en/settings.ts';
import { isOthers, ownMark } from '../words/players.ts';
import type { Context } from '../context.ts';
import type { View } from '../program/contract.ts';

/** `held`: a draw against the perfect player. */
type Ending = 'won' | 'lost' | 'held' | 'drawn';

/** How a game ended for the one person at this device, or for the winner where there are two; null before the end. */
export function endingOf(view: Pick<View, 'outcome' | 'x' | 'o' | 'apart'>): Ending | null {
  const { outcome, x, o } = view;
  if (outcome === 'in_progress') return null;
  const own = ownMark(view);
  if (outcome === 'draw') return own && (own === 'X' ? o : x) === 'perfect' ? 'held' : 'drawn';
  if (own === null) return x === 'human' ? 'won' : 'drawn';
  return (outcome === 'x_wins') === (own === 'X') ? 'won' : 'lost';
}

/** How many rays are drawn around the board. */
const crowd = { won: 16, held: 24, series: 40 };

/** Draws rays outwards from the board's edge, one after the other: no shape that could be taken for a mark. They vanish
 * with the last one. Where motion is not wanted there are none.
 * @param wait in milliseconds, for what comes before them */
export function celebrate(ending: keyof typeof crowd, wait: number = 0) {
  document.querySelector('.celebration')?.remove();
  if (document.documentElement.classList.contains('still')) return;
  const count = crowd[ending];
  const board = element('board');
  const [right, bottom] = [board.clientWidth / 2, board.clientHeight / 2];
  // As long as the room around the board allows.
  const length = Math.min(14, 8 + right / 75);
  const svg = makeShape('svg', {
    viewBox: `${-right} ${-bottom} ${2 * right} ${2 * bottom}`,
    'aria-hidden': 'true',
    class: 'celebration',
  });
  svg.style.strokeWidth = `${0.45 * length}`;
  for (let i = 0; i < count; i += 1) {
    const turn = (i * 2 * Math.PI) / count;
    const edge = Math.min(right / Math.abs(Math.sin(turn)), bottom / Math.abs(Math.cos(turn)));
    const path = makeShape('path', {
      d: `M0 ${-edge - 3}v${-length}`,
      class: i % 2 === 0 ? 'X' : 'O',
      pathLength: 1,
      transform: `rotate(${(turn * 180) / Math.PI})`,
    });
    path.style.animationDelay = `${wait + (i * 480) / count}ms`;
    svg.append(path);
  }
  svg.lastElementChild?.addEventListener('animationend', () => svg.remove());
  board.append(svg);
}

/** In milliseconds: the last mark and the line through three are drawn first. */
const lineDrawn = 400;

export function makeEnding({ bridge, preferences, challenged }: Context) {
  const turn = element('turn');
  let offer: HTMLElement | null = null;
  const withdraw = () => {
    offer?.remove();
    offer = null;
  };
  const offerSound = () => {
    preferences.set('soundOffered', true);
    const answer = (text: string, act: () => void) =>
      makeButton(text, () => {
        act();
        withdraw();
        document.getElementById('again')?.focus();
      });
    const on = answer(settingsWords.soundOn, () => preferences.set('sound', true));
    offer = make(
      'section',
      { className: 'notice sound-offer', ariaLabel: settingsWords.sound },
      make('p', { textContent: settingsWords.soundOffer }),
      on,
      answer(settingsWords.soundNever, () => {}),
    );
    element('side').before(offer);
  };
  const show = () => {
    const ending = isOthers(bridge.view) ? null : endingOf(bridge.view);
    if (ending) turn.dataset.ending = ending;
    else delete turn.dataset.ending;
    if (!ending) {
      withdraw();
      document.querySelector('.celebration')?.remove();
    }
  };
  bridge.on('view', show);
  show();
  return {
    /** Call it when a game has just been played to its end. */
    finish() {
      const ending = endingOf(bridge.view);
      if (ending !== 'won' && ending !== 'held') return;
      // By then the result card has marked the end of a series.
      queueMicrotask(() => celebrate(turn.hasAttribute('data-series') ? 'series' : ending, lineDrawn));
      const { sound, soundOffered } = preferences.values;
      // Results of a challenge, and what there is to send to a friend, take that place.
      const hasRoom = !challenged.text && !bridge.view.apart;
      if (!sound && !soundOffered && ownMark(bridge.view) && hasRoom) offerSound();
    },
  };
}
