// The moves of the game: each can be gone to, all can be replayed at a pace.
import { markOfMove } from '../board/names.ts';
import { element, make, makeButton, makeIcon } from '../dom.ts';
import { more } from '../words/en/more.ts';
import type { Bridge } from '../program/bridge.ts';
import type { View } from '../program/contract.ts';

const icons = {
  first: 'M7 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  replay: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  forward: 'M8 5l9 7-9 7z',
  last: 'M17 5v14M5 5l9 7-9 7z',
};

export function makeMovesPanel({ bridge }: { bridge: Bridge }) {
  const replay = makeReplay({ bridge, changed: (running) => dress(play, running ? 'pause' : 'replay') });
  const jump = (ply: number) => bridge.send(`jump ${Math.max(0, Math.min(bridge.view.moves.length, ply))}`);
  const first = makeButton('', () => jump(0));
  const back = makeButton('', () => jump(bridge.view.cursor - 1));
  const play = makeButton('', replay.toggle);
  const forward = makeButton('', () => jump(bridge.view.cursor + 1));
  const last = makeButton('', () => jump(bridge.view.moves.length));
  dress(first, 'first');
  dress(back, 'back');
  dress(play, 'replay');
  dress(forward, 'forward');
  dress(last, 'last');

  const list = makeMoveList(jump);
  const steps = make('div', { className: 'steps' }, first, back, play, forward, last);
  const panel = element('moves');
  panel.append(steps, list.element);

  const show = (view: View) => {
    const { moves, cursor } = view;
    panel.hidden = moves.length === 0;
    list.show(view);
    first.ariaDisabled = back.ariaDisabled = String(cursor === 0);
    forward.ariaDisabled = last.ariaDisabled = String(cursor === moves.length);
  };
  show(bridge.view);
  bridge.on('view', show);
  return { replay: replay.toggle };
}

function dress(button: HTMLButtonElement, name: keyof typeof icons) {
  button.ariaLabel = more.steps[name];
  button.title = more.steps[name];
  button.replaceChildren(makeIcon(icons[name]));
}

/** A list that changes only where the moves do. */
function makeMoveList(jump: (ply: number) => void) {
  const list = make('ol', { className: 'move-list' });
  const items: HTMLButtonElement[] = [];
  /** What each of them says. */
  const shown: string[] = [];
  let cursor = 0;

  /** The moves before the cursor are on the board, and the last of them is the one that Tab leads to. */
  const mark = (index: number) => {
    const item = items[index];
    if (!item) return;
    item.ariaCurrent = index + 1 === cursor ? 'step' : null;
    item.classList.toggle('later', index >= cursor);
    item.tabIndex = index === Math.max(0, cursor - 1) ? 0 : -1;
  };
  const shorten = (length: number) => {
    for (const item of items.splice(length)) item.parentElement?.remove();
    shown.length = length;
  };
  const show = (view: View) => {
    const names = view.moves.map((cell, index) => `${markOfMove(view, index)} ${cell}`);
    const same = names.findIndex((name, index) => name !== shown[index]);
    shorten(same < 0 ? names.length : same);
    const oldCursor = cursor;
    cursor = view.cursor;
    for (let index = items.length; index < names.length; index += 1) {
      const { line, button } = makeMove(view, index);
      list.append(line);
      items.push(button);
      shown.push(names[index]);
      mark(index);
    }
    const [from, to] = [Math.min(oldCursor, cursor), Math.max(oldCursor, cursor)];
    for (let index = Math.max(0, from - 1); index <= to; index += 1) mark(index);
    if (cursor !== oldCursor && cursor > 0) keepInSight(list, items[cursor - 1]);
  };

  list.addEventListener('click', ({ target }) => {
    const index = items.findIndex((item) => target instanceof Node && item.contains(target));
    if (index >= 0) jump(index + 1);
  });
  list.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key] ?? 0;
    const next = items[items.indexOf(event.target as HTMLButtonElement) + step];
    if (step === 0 || !next) return;
    event.preventDefault();
    next.focus();
  });
  return { element: list, show };
}

/** Scrolls the list, and never the page. */
function keepInSight(list: HTMLElement, item: HTMLElement) {
  list.scrollTo({ left: item.offsetLeft - list.clientWidth / 2, top: item.offsetTop - list.clientHeight / 2 });
}

function makeMove(view: View, index: number) {
  const mark = markOfMove(view, index);
  const cell = view.moves[index];
  const number = make('span', { className: 'number', textContent: String(index + 1) });
  const button = make('button', { type: 'button', ariaLabel: more.move(index + 1, mark, cell) }, number, ` ${cell}`);
  return { line: make('li', { className: mark.toLowerCase() }, button), button };
}

/** In milliseconds, between two moves. */
const pace = 900;

/** `changed` is told when it begins and when it ends. */
export function makeReplay({ bridge, changed }: { bridge: Bridge; changed: (running: boolean) => void }) {
  let timer: ReturnType<typeof setInterval> | undefined;
  /** Where the step leads that this part has asked for. */
  let expected = -1;

  const stop = () => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    changed(false);
  };
  const jump = (ply: number) => {
    expected = ply;
    bridge.send(`jump ${ply}`);
  };
  const step = () => {
    const { cursor, moves } = bridge.view;
    if (cursor < moves.length) jump(cursor + 1);
    if (cursor + 1 >= moves.length) stop();
  };
  const start = () => {
    timer = setInterval(step, pace);
    changed(true);
    if (bridge.view.cursor === bridge.view.moves.length) jump(0);
  };

  bridge.on('stepped', ({ to, by }) => {
    if (by !== 'jump' || to !== expected) stop();
  });
  for (const kind of [
    'started',
    'played',
    'set_aside',
    'restored',
    'players',
    'aimed',
    'refused',
    'drafted',
  ] as const) {
    bridge.on(kind, stop);
  }
  return { toggle: () => (timer === undefined ? start() : stop()) };
}
