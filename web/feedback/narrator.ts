// Puts the game into words: the headline (whose turn it is, or the result) and one status line for
// everything else, which assistive technology reads out. A move and the computer's reply to it are
// one sentence, so that neither cuts the other short.
import { markOfMove } from '../board/names.ts';
import { element, make } from '../dom.ts';
import { headline, storyOf, winningLine } from './sentences.ts';
import { words } from '../words/en/play.ts';
import type { Bridge } from '../program/bridge.ts';
import type { View } from '../program/contract.ts';

export type Narrator = ReturnType<typeof makeNarrator>;

/** A computer's reply to a human is on its way, and will be told together with the move before it. */
const replyIsComing = ({ awaited, thinker, x, o }: View) =>
  awaited && thinker === 'ready' && (x === 'human' || o === 'human');

export function makeNarrator({ bridge }: { bridge: Bridge }) {
  const turn = element('turn');
  const line = element('said');
  const lastMove = element('last-move');
  /** What has happened and not been told yet. */
  let untold = '';
  /** The line says what the last news told. */
  let isFresh = false;

  /** Says a text, also when the same one was said last: the new node is what is announced. What the headline shows
   * already is only heard. */
  const say = (text: string, known: string = '', rest: string = '') => {
    const heard = make('span', { className: 'heard', textContent: known });
    line.replaceChildren(make('span', {}, text, heard, rest));
  };

  /** While a reply is coming the eye sees the last move; it is told together with the reply. */
  const showLastMove = (view: View) => {
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
    const { view } = bridge;
    const stories = events.map((event) => storyOf(event, view)).filter((story) => story !== null);
    untold += stories.join('');
    isFresh = (untold !== '' || stories.length > 0) && !replyIsComing(view);
    if (!isFresh) return;
    say(untold, words.sentence(headline(view)), winningLine(view));
    untold = '';
  });
  /** Says a text that the news just told call for: after what they said themselves, else in place of what was said
   * before. */
  const remark = (text: string) => {
    if (isFresh) line.append(make('span', { textContent: ` ${text}` }));
    else say(text);
  };
  /** Says a text after what was said last, or is still to be told.
   * @param shown it is seen nowhere else */
  const add = (text: string, shown: boolean = false) => {
    if (untold && shown) untold += `${text} `;
    else line.append(make('span', { className: shown ? '' : 'heard', textContent: ` ${text}` }));
  };
  return { say, add, remark };
}
