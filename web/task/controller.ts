// Runs tasks: actions go through the reducer, questions go to the task, and the new state is shown on the board, in the
// panel and in words. One AbortController belongs to the task on the board and one to the task that is loading: once it
// is aborted, late answers are ignored.
import { highlight } from '../board/highlights.ts';
import { isFree, landing } from '../board/names.ts';
import { linkTo } from '../browser/link.ts';
import { giveBoardTo } from '../browser/place.ts';
import { positionIn } from '../controls/position-aside.ts';
import { letterOfKey } from '../controls/shortcuts.ts';
import { element, make } from '../dom.ts';
import { answerTurnWith } from '../feedback/answers.ts';
import { celebrate } from '../feedback/ending.ts';
import { removeNotice, showUntilRead } from '../feedback/notice.ts';
import { remarkWords } from '../words/en/remarks.ts';
import { makeBoardInPlace } from './board.ts';
import {
  focusAfter,
  movesOn,
  newState,
  notesOf,
  pressOn,
  reduce,
  takesMove,
  type Action,
  type Event,
  type State,
  type Task,
} from './task.ts';
import type { Context } from '../context.ts';
import type { CellName } from '../program/contract.ts';
import type { Panel } from './panel.ts';

/** `known` is heard before the first words of the task; the panel shows it. */
export type Ready = { task: Task; state: State; known?: string };

/** Says why there is no task. */
const noticeId = 'task-notice';

/** In milliseconds: how long you see your own move before the answer to it. */
const breath = 450;

/** In milliseconds: a verdict that takes longer is announced; words that come and go sooner would only flicker. */
const moment = 700;

/** In characters: a text that needs smaller letters above the board of a phone. */
const longSaid = 110;

/** Resolves after you have seen your own move. */
const pause = () =>
  new Promise((resolve) => setTimeout(resolve, document.documentElement.classList.contains('still') ? 0 : breath));

/** @param parts `place` is where its tasks come from; `acts` are the buttons that are not the task's own; `left` is called
 * when the game, or another one, has the board again; `farewell` says so */
export function makeTaskController(
  context: Context & {
    panel: Panel;
    place: 'puzzles' | 'learn';
    acts: Record<string, () => void>;
    left?: () => void;
    farewell: string;
    makeBoard?: typeof makeBoardInPlace;
  },
) {
  const { bridge, grid, narrator, panel, place, left = () => {}, farewell, makeBoard = makeBoardInPlace } = context;
  const acts: typeof context.acts = { leave, ...context.acts };
  const page = document.querySelector('.page') as HTMLElement;
  let task: Task | null = null;
  let state = newState();
  /** For the task on the board, and for the one that is loading. */
  let current = new AbortController();
  let coming = new AbortController();
  /** The position that was being set up when a task replaced it. */
  let position = '';

  panel.onPress((name) => {
    if (acts[name]) acts[name]();
    else if (name === 'copyLink' && task) panel.copy(linkTo(task.address));
    else if (name === 'stepBack') dispatch({ kind: 'step', to: state.at - 1 });
    else if (name === 'stepForward') dispatch({ kind: 'step', to: state.at + 1 });
    else dispatch({ kind: name as 'hint' | 'values' | 'retry' | 'show' | 'playOn' });
  });
  const press = (cell: CellName) => dispatch(pressOn(bridge.view, cell));
  const isOpen = () => task !== null && takesMove(state, task.words(state));
  const mayTry = () => isOpen() || state.stage === 'wrong';
  const board = makeBoard(bridge, grid, press, isOpen, mayTry);

  const redraw = () => {
    if (!task) return;
    page.dataset.stage = state.stage;
    const view = task.view(state);
    const saysTask = state.said.endsWith(view.task);
    const said = state.said.slice(0, state.said.length - (saysTask ? view.task.length : 0));
    panel.show({ ...view, said, saysTask });
    element('said').style.setProperty('--letters', `${state.said.length}`);
    highlight(state.lit);
    board.annotate(notesOf(task, state, (cell) => isFree(bridge.view, cell)));
  };
  const say = (text: string, known: string = '') => {
    state = { ...state, said: text, pairs: text === state.said ? state.pairs : [] };
    panel.forget();
    redraw();
    const part = (className: string, textContent: string) => make('span', { className, textContent });
    const look = text.length > longSaid ? 'of-task long' : 'of-task';
    narrator.say([part('heard', known && `${known} `), part(look, text)]);
  };
  const moveFocus = (action: Action) => {
    const held = document.activeElement;
    const isGone = held === document.body;
    const byKey = isGone || (held?.matches(':focus-visible') && panel.section.contains(held));
    const next = focusAfter(action, state);
    if (next === 'here' && !isGone) return;
    if (next === 'board' || next === 'here') grid.focus();
    else if (!(next && panel.focus(next)) && byKey) grid.focus();
  };
  function dispatch(event: Event) {
    if (!task) return;
    const before = state;
    state = reduce(state, event, task.words(state));
    if (state === before) return;
    const moves = movesOn(task, state);
    const { asked, said, isNews } = state;
    const isAsked = asked !== null && asked !== before.asked;
    // What the moves come to is the task's to say.
    narrator.quietly(() => board.play(moves));
    if (isAsked && isNews) {
      state = { ...state, said: before.said };
      setTimeout(() => state.asked === asked && say(said), moment);
    }
    if (isNews && !isAsked) say(said);
    else redraw();
    if (isAsked) answer(task, asked, before);
  }
  async function answer(asked: Task, action: Action, before: State) {
    const { signal } = current;
    const found = asked.answer(action, before);
    let settle: Awaited<typeof found>;
    if (typeof found === 'function') settle = found;
    else {
      try {
        [settle] = await Promise.all([found, action.kind === 'try' && pause()]);
      } catch (failure) {
        if (signal.aborted) return;
        console.error(failure);
        dispatch({ kind: 'lost' });
        return;
      }
    }
    if (signal.aborted) return;
    const verdict = settle();
    dispatch({ kind: 'verdict', verdict });
    if (verdict.joy) celebrate(verdict.joy);
    if (signal.aborted) return;
    moveFocus(action);
    if (action.kind !== 'retry' || !action.cell) return;
    const next = pressOn(bridge.view, landing(bridge.view, action.cell));
    if (!next.refused && next.cell !== before.moves[state.moves.length]) dispatch(next);
  }

  /** @param goesOn whether a paused analysis resumes */
  const close = (goesOn: boolean) => {
    task = null;
    coming.abort();
    current.abort();
    document.querySelector('.celebration')?.remove();
    highlight([]);
    board.annotate(new Map());
    panel.section.remove();
    board.giveBack(goesOn);
    if (bridge.task) return;
    page.classList.remove('has-task');
    delete page.dataset.stage;
    giveBoardTo('play');
  };
  /** Another game is on the board, or is about to be. */
  const giveWay = () => {
    coming.abort();
    if (!task || board.isMine) return;
    const held = document.activeElement;
    const isShown = held?.matches(':focus-visible');
    close(false);
    left();
    // The focused button is gone with its panel.
    if (held && !held.isConnected) grid.focus(isShown);
  };
  bridge.on('started', giveWay);

  /** Shows a text until it has been read, or a task begins. */
  const notify = (text: string) => showUntilRead(narrator, noticeId, text);
  /** Whether no task can begin now, which it says; a task may replace a task. */
  const isBlocked = () => {
    const isInMatch = !task && Boolean(bridge.view.apart);
    if (isInMatch) notify(remarkWords.inMatch);
    return isInMatch;
  };
  const begin = ({ task: given, state: found, known }: Ready) => {
    current.abort();
    current = new AbortController();
    removeNotice(noticeId);
    if (!task) {
      position = positionIn(bridge.view);
      page.classList.add('has-task');
      page.querySelector(':scope > .buttons')?.before(panel.section);
    }
    task = given;
    state = found;
    board.put(given);
    board.play(movesOn(given, found));
    giveBoardTo(place, leave);
    say(found.said, known);
  };
  /** Brings back the game, or the position that was being set up. The focus goes to the board, because its button goes
   * with the panel. */
  function leave() {
    if (!task) return;
    const isShown = document.activeElement?.matches(':focus-visible');
    close(true);
    if (position) bridge.send(`draft ${position}`);
    grid.focus(isShown);
    left();
    narrator.say(farewell);
  }
  element('cells').addEventListener('keydown', (event) => {
    if (!task || event.ctrlKey || event.metaKey || event.altKey) return;
    if (letterOfKey(event) === 'h' && panel.offers('hint')) dispatch({ kind: 'hint' });
  });
  // The game itself does not know which side is yours.
  answerTurnWith(() => {
    if (!task || !isOpen()) return '';
    return `${remarkWords.yourTurnAs(bridge.view.to_move)} ${task.view(state).heard ?? ''}`.trim();
  });

  return {
    dispatch,
    redraw,
    say: (text: string) => say(text),
    /** Adds to what was said last, and the pairs that it speaks of. */
    add(text: string, pairs: CellName[]) {
      state = { ...state, said: `${state.said} ${text}`, pairs };
      redraw();
      narrator.add([make('span', { className: 'of-task', textContent: text })], true);
    },
    get task() {
      return task;
    },
    notify,
    isBlocked,
    /** Finds a task and puts it on the board. Resolves to why that failed, or to nothing; `dropped` if the user wanted
     * something else, or the game, in the meantime, or if no task can begin. */
    async open<Fault>(find: () => Promise<Ready | { error: Fault }> | Ready): Promise<'' | 'dropped' | Fault> {
      if (isBlocked()) return 'dropped';
      coming.abort();
      coming = new AbortController();
      const { signal } = coming;
      const found = await find();
      if (signal.aborted) return 'dropped';
      if ('error' in found) return found.error;
      if (isBlocked()) return 'dropped';
      begin(found);
      return '';
    },
    leave,
  };
}
