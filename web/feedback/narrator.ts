// Puts the game into words: the headline (whose turn it is, or the result) and one status line for
// everything else, which assistive technology reads out. A move and the computer's reply to it are
// one sentence, so that neither cuts the other short.
import { element, make } from '../dom.ts';
import { headline, storyOf, winningLine } from './sentences.ts';
import { words } from '../words/en/play.ts';
import type { Bridge } from '../program/bridge.ts';
import type { View } from '../program/contract.ts';

export type Narrator = ReturnType<typeof makeNarrator>;

/** A computer's reply to a human is on its way, and will be told together with the move before it. */
export const isReplyComing = ({ awaited, engine, x, o }: View) =>
  awaited && engine === 'ready' && (x === 'human' || o === 'human');

/** What last-move.ts says to the eye in other words. */
const coordinates = (text: string) => make('span', { className: 'coordinates', textContent: text });

export function makeNarrator({ bridge }: { bridge: Bridge }) {
  const turn = element('turn');
  const line = element('said');
  /** What has happened and not been told yet. */
  let untold: HTMLElement[] = [];
  /** Something of it has a story, if only an empty one. */
  let isTold = false;
  /** The line says what the last update told. */
  let isFresh = false;

  /** Says a text, also when the same one was said last: the new node is what is announced. What the headline shows
   * already is only heard. */
  const say = (text: string | HTMLElement[], known: string = '', rest: HTMLElement | string = '') => {
    const heard = make('span', { className: 'heard', textContent: known });
    line.replaceChildren(make('span', {}, ...[text].flat(), heard, rest));
  };

  bridge.on('view', (view) => {
    turn.textContent = headline(view);
    turn.dataset.result = view.outcome;
    turn.dataset.mark = view.to_move;
    // Whoever completes a line in misère play has nothing to celebrate.
    turn.classList.toggle('lost-by-line', view.misere && view.line.length > 0);
  });
  bridge.on('update', ({ events }) => {
    const { view } = bridge;
    for (const event of events) {
      const story = storyOf(event, view);
      if (story) untold.push(event.kind === 'played' ? coordinates(story) : make('span', { textContent: story }));
      isTold ||= story !== null;
    }
    isFresh = isTold && !isReplyComing(view);
    if (!isFresh) return;
    say(untold, words.sentence(headline(view)), coordinates(winningLine(view)));
    untold = [];
    isTold = false;
  });
  /** Says a text that the update just told calls for: after what they said themselves, else in place of what was said
   * before. */
  const remark = (text: string) => {
    if (isFresh) line.append(make('span', { textContent: ` ${text}` }));
    else say(text);
  };
  /** Says a text after what was said last, or is still to be told.
   * @param shown it is seen nowhere else */
  const add = (text: string, shown: boolean = false) => {
    if (untold.length > 0 && shown) untold.push(make('span', { textContent: `${text} ` }));
    else line.append(make('span', { className: shown ? '' : 'heard', textContent: ` ${text}` }));
  };
  return { say, add, remark };
}
