// Puts the game into words: the headline (whose turn it is, or the result) and one status line for
// everything else, which assistive technology reads out. A move and the computer's reply to it are
// one sentence, so that neither cuts the other short.
import { markOfMove } from '../board/names.js';
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
  const lastMove = element('last-move');
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

  /** While a reply is coming the eye sees the last move; it is told together with the reply.
   * @param {View} view */
  const showLastMove = (view) => {
    const { moves, cursor } = view;
    const shown = replyIsComing(view) && cursor > 0;
    lastMove.hidden = !shown;
    line.classList.toggle('heard', shown);
    if (shown) lastMove.textContent = words.lastMove(markOfMove(view, cursor - 1), moves[cursor - 1]);
  };

  bridge.on('view', (view) => {
    turn.textContent = headline(view);
    showLastMove(view);
    turn.dataset.result = view.outcome;
    turn.dataset.mark = view.to_move;
    // Whoever completes a line in misère play has nothing to celebrate.
    turn.classList.toggle('lost-by-line', view.misere && view.line.length > 0);
  });
  bridge.on('told', ({ events }) => {
    const { view, thoughts } = bridge;
    const stories = events.map((event) => storyOf(event, view)).filter((story) => story !== null);
    // Where the thinker was just lost, that says it all.
    const lost = events.some(({ kind }) => kind === 'thinker');
    const remarks = events
      .filter((event) => !(lost && event.kind === 'refused' && event.reason === 'no_thinker'))
      .map((event) => remarkOn(event, thoughts.hint, view.to_move))
      .filter((remark) => remark !== null);
    untold += stories.join('');
    const isOwed = (untold !== '' || stories.length > 0) && !replyIsComing(view);
    if (!isOwed && remarks.length === 0) return;
    const remark = remarks.join(' ');
    if (isOwed) say(untold, words.sentence(headline(view)), `${winningLine(view)} ${remark}`.trimEnd());
    else say(remark);
    if (isOwed) untold = '';
  });
  /** Says a text after what was said last, or is still to be told.
   * @param {string} text
   * @param {boolean} [shown] it is seen nowhere else */
  const add = (text, shown = false) => {
    if (untold && shown) untold += `${text} `;
    else line.append(make('span', { className: shown ? '' : 'heard', textContent: ` ${text}` }));
  };
  return { say, add };
}
