// The list of moves: the user can go to each, or replay all at a pace; the last of them in words.
import { html, nothing, render } from 'lit-html';
import { markOfMove } from '../board/names.ts';
import { centre, stepInRow } from '../board/row-keys.ts';
import { stepIcon, type stepIcons } from '../board/step-icon.ts';
import { element } from '../dom.ts';
import { moveWords } from '../words/en/moves.ts';
import { makeLastMove } from './last-move.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Context } from '../context.ts';
import type { View } from '../program/contract.ts';

export function makeMovesPanel({ bridge, narrator }: Pick<Context, 'bridge' | 'narrator'>) {
  makeLastMove({ bridge, narrator });
  const panel = element('moves');
  let isRunning = false;
  const replay = makeReplay({
    bridge,
    changed(running) {
      isRunning = running;
      draw();
    },
  });
  const jump = (ply: number) => bridge.send(`jump ${Math.max(0, Math.min(bridge.view.moves.length, ply))}`);
  const button = (name: keyof typeof stepIcons, act: () => void, isOff: boolean | null = null) => html`
    <button type="button" title=${moveWords.steps[name]} aria-disabled=${isOff ?? nothing}
      @click=${act}>${stepIcon(name)}</button>`;
  /** Moves before the cursor are on the board, and Tab leads to the last of them. */
  const moveView = (view: View, index: number) => {
    const { moves, cursor } = view;
    const mark = markOfMove(view, index);
    return html`
      <li class=${mark}><button type="button" class=${index >= cursor ? 'later' : ''}
        aria-label=${moveWords.move(index + 1, mark, moves[index])} aria-current=${index + 1 === cursor ? 'step' : nothing}
        tabindex=${index === Math.max(0, cursor - 1) ? 0 : -1} @click=${() => jump(index + 1)}
        ><span class="number">${index + 1}</span> ${moves[index]}</button></li>`;
  };
  const draw = () => {
    const { view } = bridge;
    const { moves, cursor } = view;
    const [isFirst, isLast] = [cursor === 0, cursor === moves.length];
    panel.hidden = moves.length === 0;
    render(
      html`
        <div class="steps">
          ${button('first', () => jump(0), isFirst)}
          ${button('back', () => jump(bridge.view.cursor - 1), isFirst)}
          ${button(isRunning ? 'pause' : 'replay', replay.toggle)}
          ${button('forward', () => jump(bridge.view.cursor + 1), isLast)}
          ${button('last', () => jump(bridge.view.moves.length), isLast)}
        </div>
        <ol class="move-list" @keydown=${stepInRow}>${moves.map((_, index) => moveView(view, index))}</ol>`,
      panel,
    );
  };
  let shown = 0;
  const showCurrent = () => {
    const list = panel.querySelector('ol') as HTMLElement;
    const current = list.querySelectorAll('button')[Math.max(0, bridge.view.cursor - 1)];
    if (current) centre(list, current);
  };
  const follow = () => {
    draw();
    const { cursor } = bridge.view;
    // Once all has changed: to ask where it is has the page laid out.
    if (cursor !== shown) queueMicrotask(showCurrent);
    shown = cursor;
  };
  follow();
  bridge.on('view', follow);
  // A hidden list, as under a review’s sheet, comes back scrolled to its start.
  new ResizeObserver(showCurrent).observe(panel);
  return { replay: replay.toggle };
}

/** In milliseconds, between two moves. */
const pace = 900;
/** What ends a replay. */
const endings = ['started', 'played', 'set_aside', 'restored', 'players', 'aimed', 'refused', 'drafted'] as const;

/** `changed` hears when it begins and when it ends. */
export function makeReplay({ bridge, changed }: { bridge: Bridge; changed: (running: boolean) => void }) {
  let timer: ReturnType<typeof setInterval> | undefined;
  /** Where the replay's own step leads. */
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
  for (const kind of endings) bridge.on(kind, stop);
  return { toggle: () => (timer === undefined ? start() : stop()) };
}
