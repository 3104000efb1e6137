// A gamepad plays: its cross or left stick moves over the board, its buttons are commands. It is polled once per frame
// and only while one is connected; browsers draw no frames for a page out of sight.
import type { Context } from '../context.ts';

const pressed: Record<number, string> = { 12: 'ArrowUp', 13: 'ArrowDown', 14: 'ArrowLeft', 15: 'ArrowRight' };
const tilted = [
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowUp', 'ArrowDown'],
];
const threshold = 0.5;
/** In milliseconds, while a direction is held. */
const firstRepeat = 400;
const nextRepeat = 130;

/** What is held down: arrow keys, and numbers of buttons. */
function heldOn({ buttons, axes }: Gamepad) {
  const down: (string | number)[] = buttons.flatMap((button, number) =>
    button.pressed ? [pressed[number] ?? number] : [],
  );
  const tilts = tilted.flatMap(([less, more], axis) => {
    if (Math.abs(axes[axis] ?? 0) < threshold) return [];
    return [axes[axis] < 0 ? less : more];
  });
  return [...down, ...tilts];
}

export function makeGamepad({ bridge, grid, newGame }: Context) {
  // They work only on a game: while a position is set up or a task is on the board, only cells are pressed.
  const acts: Record<number, () => void> = {
    1: () => bridge.send('undo'),
    2: () => bridge.send('hint'),
    9: newGame.start,
  };
  /** When each held input acts again. */
  const due: Map<string | number, number> = new Map();
  let asking = false;

  const act = (held: string | number) => {
    const dialog = document.querySelector('dialog[open]');
    if (dialog instanceof HTMLDialogElement) {
      if (held === 1) dialog.close();
    } else if (typeof held === 'string') grid.steer(held);
    else if (held === 0) grid.press();
    else if (!bridge.view.draft && !bridge.task) acts[held]?.();
  };
  const ask = (now: number) => {
    const pads = navigator.getGamepads().filter((pad) => pad !== null);
    asking = pads.length > 0;
    if (asking) requestAnimationFrame(ask);
    const held = new Set(pads.flatMap((pad) => heldOn(pad)));
    for (const one of due.keys()) if (!held.has(one)) due.delete(one);
    for (const one of held) {
      if (now < (due.get(one) ?? 0)) continue;
      // Only directions repeat.
      due.set(one, typeof one === 'string' ? now + (due.has(one) ? nextRepeat : firstRepeat) : Infinity);
      act(one);
    }
  };
  const begin = () => {
    if (!asking) requestAnimationFrame(ask);
    asking = true;
  };
  return { begin };
}
