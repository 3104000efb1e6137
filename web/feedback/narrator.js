// Puts the game into words: the headline (whose turn it is, or the result) and one status line for
// everything else, which assistive technology reads out. A move and the computer's reply to it are
// one sentence, so that neither cuts the other short.
import { element, make } from '../dom.js';
import { headline, remarkOn, storyOf, winningLine } from './sentences.js';
import { words } from '../words/play.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { View } from '../program/contract.d.ts'
 */
/** @typedef {ReturnType<typeof makeNarrator>} Narrator */

/** A computer's reply to a human is on its way, and will be told together with the move before it.
 * @param {View} view */
const replyIsComing = ({ awaited, thinker, x, o }) =>
  awaited && thinker === 'ready' && (x === 'human' || o === 'human');

/** @param {{ bridge: Bridge }} parts */
export function makeNarrator({ bridge }) {
  const turn = element('turn');
  const line = element('said');
  /** What has happened and not been told yet. */
  let untold = '';

  /** Says a text, also when the same one was said last: the new node is what is announced. What the
   * headline shows already is only heard.
   * @param {string} text
   * @param {string} [known]
   * @param {string} [rest] */
  const say = (text, known = '', rest = '') => {
    const heard = make('span', { className: 'heard', textContent: known });
    line.replaceChildren(make('span', {}, text, heard, rest));
  };

  bridge.on('view', (view) => {
    turn.textContent = headline(view);
    turn.dataset.result = view.outcome;
    turn.dataset.mark = view.to_move;
  });
  bridge.on('told', ({ events }) => {
    const { view, thoughts } = bridge;
    const stories = events.map((event) => storyOf(event, view)).filter((story) => story !== null);
    // Where the thinker was just lost, that says it all.
    const lost = events.some(({ kind }) => kind === 'thinker');
    const remarks = events
      .filter((event) => !(lost && event.kind === 'refused' && event.reason === 'no_thinker'))
      .map((event) => remarkOn(event, thoughts.hint))
      .filter((remark) => remark !== null);
    untold += stories.join('');
    const isOwed = (untold !== '' || stories.length > 0) && !replyIsComing(view);
    if (!isOwed && remarks.length === 0) return;
    const remark = remarks.join(' ');
    if (isOwed) say(untold, words.sentence(headline(view)), `${winningLine(view)} ${remark}`.trimEnd());
    else say(remark);
    if (isOwed) untold = '';
  });
  return { say };
}
