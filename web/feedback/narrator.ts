// Puts the game into words: the headline (whose turn it is, or the result) and one status line for everything else,
// of which screen readers announce what is new (aria-atomic="false"). Your move is announced at once; it stays in sight
// beside the computer's reply, which is then announced alone.
import { element, make } from '../dom.ts';
import { headline, storyOf, winningLine } from './sentences.ts';
import { words } from '../words/en/play.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Event, View } from '../program/contract.ts';

export type Narrator = ReturnType<typeof makeNarrator>;

/** A text, or one with parts that look different. */
type Headline = string | (string | HTMLElement)[];

/** The computer is about to answer a human. */
export const isReplyComing = ({ awaited, engine, x, o }: View) =>
  awaited && engine === 'ready' && (x === 'human' || o === 'human');

/** Text that last-move.ts shows in other words. */
const coordinates = (text: string) => make('span', { className: 'coordinates', textContent: text });

export function makeNarrator({ bridge }: { bridge: Bridge }) {
  const turn = element('turn');
  const line = element('said');
  /** What has been said and stays in sight until the computer has replied. */
  let told: Node[] = [];
  /** Something that has happened since the last reply has a story, if only an empty one. */
  let isTold = false;
  /** What was heard of the headline with the last update; no longer in the page once something else is said. */
  let heardHeadline = make('span');
  /** Stays at the end of the line until the next game, or a person's next move. */
  let lasting: HTMLElement | null = null;
  /** The line shows the story of the last update. */
  let isFresh = false;
  /** Who had X before. */
  let firstPlaysX = true;
  let isQuiet = false;
  let retold: (event: Event) => string | null = () => null;

  /** Says a text in place of the one before, even the same one again: screen readers announce the new node. What the
   * headline shows already is only heard.
   * @param kept stays before it */
  const say = (
    text: string | (string | HTMLElement)[],
    known: string = '',
    rest: HTMLElement | string = '',
    kept: Node[] = [],
  ) => {
    const heard = make('span', { className: 'heard', textContent: known });
    for (const part of [...line.childNodes]) if (part !== lasting && !kept.includes(part)) part.remove();
    line.insertBefore(make('span', {}, ...[text].flat(), heard, rest), lasting);
    return heard;
  };

  /** What is more pressing than whose turn it is; empty if nothing is. */
  const pressing: ((view: View) => Headline)[] = [];
  const showHeadline = () => {
    const { view } = bridge;
    const said = pressing.map((tell) => tell(view)).find((told) => told.length > 0) ?? headline(view);
    turn.replaceChildren(...[said].flat());
    turn.style.setProperty('--letters', `${turn.textContent?.length}`);
  };
  bridge.on('view', (view) => {
    showHeadline();
    turn.dataset.result = view.outcome;
    turn.dataset.mark = view.to_move;
    turn.toggleAttribute('data-thinking', isReplyComing(view));
  });
  bridge.on('update', ({ events }) => {
    const { view } = bridge;
    if (isQuiet) return;
    let untold: HTMLElement[] = [];
    for (const event of events) {
      // A task has its own words for another try, and no others play it.
      if ((event.kind === 'set_aside' || event.kind === 'players') && bridge.task) continue;
      // Nobody waits for news of the game before.
      if (event.kind === 'started') [told, untold, lasting] = [[], [], null];
      if (event.kind === 'played' && event.by === 'human') lasting = null;
      const story = retold(event) ?? storyOf(event, view, view.first_plays_x !== firstPlaysX);
      // Where marks leave, the rules of a new game have the room.
      const className = event.kind === 'started' && view.kept ? 'heard' : '';
      if (story)
        untold.push(event.kind === 'played' ? coordinates(story) : make('span', { className, textContent: story }));
      isTold ||= story !== null;
    }
    firstPlaysX = view.first_plays_x;
    isFresh = isTold && !isReplyComing(view);
    if (!isFresh && untold.length === 0) return;
    if (!isFresh) {
      told.push(say(untold, '', '', told).parentNode as Node);
      return;
    }
    const completed = winningLine(view);
    heardHeadline = say(untold, words.sentence(headline(view)), completed && coordinates(` ${completed}`), told);
    told = [];
    isTold = false;
  });
  /** Says a text that the last update calls for: after that update's own words, otherwise in place of older ones. */
  const remark = (text: string | (string | HTMLElement)[]) => {
    if (isFresh) line.append(make('span', {}, ' ', ...[text].flat()));
    else say(text);
  };
  /** Says a text after what was said last.
   * @param shown it is not visible elsewhere, and whose turn it is comes after it */
  const add = (text: string | (string | HTMLElement)[], shown: boolean = false) => {
    const parts = [text].flat();
    const className = shown ? '' : 'heard';
    const part = make('span', { className }, ...parts, ' ');
    if (told.length > 0) {
      told.push(part);
      line.append(part);
    } else if (shown && heardHeadline.isConnected) heardHeadline.before(part);
    else line.append(make('span', { className }, ' ', ...parts));
  };
  return {
    say,
    /** Says nothing about what `act` does: the caller does that. */
    quietly(act: () => void) {
      isQuiet = true;
      act();
      isQuiet = false;
    },
    add,
    /** Says a text that stays until the next game, or a person's next move, whatever else is said: in place of what
     * would stay until the computer's reply. */
    addLasting(text: string) {
      told = [];
      lasting?.remove();
      lasting = make('span', {}, ' ', text);
      line.append(lasting);
    },
    /** Replaces what was heard of the headline, if that was said last. */
    hear(known: string = headline(bridge.view)) {
      const text = words.sentence(known);
      if (heardHeadline.isConnected && heardHeadline.textContent !== text) heardHeadline.textContent = text;
    },
    remark,
    showHeadline,
    /** @param tell returns what to say of an event in place of its usual story; null for that */
    retellWith(tell: typeof retold) {
      retold = tell;
    },
    /** @param tell returns a headline that comes before the usual one; empty if there is none now */
    headWith(tell: (view: View) => Headline) {
      pressing.push(tell);
      showHeadline();
    },
  };
}
