// A gamepad plays: its cross or left stick moves over the board, its buttons are the commands. It is
// asked once per frame, which browsers do not draw for a page out of sight, and only while there is
// one.
const pressed = { 12: 'ArrowUp', 13: 'ArrowDown', 14: 'ArrowLeft', 15: 'ArrowRight' };
const tilted = [
  ['ArrowLeft', 'ArrowRight'],
  ['ArrowUp', 'ArrowDown'],
];
const threshold = 0.5;
const firstRepeat = 400;
const nextRepeat = 130;

/** What is held down, as keys and numbers of buttons. */
function heldOn({ buttons, axes }) {
  const down = buttons.flatMap((button, number) => (button.pressed ? [pressed[number] ?? number] : []));
  const tilts = tilted.flatMap(([less, more], axis) => {
    if (Math.abs(axes[axis] ?? 0) < threshold) return [];
    return [axes[axis] < 0 ? less : more];
  });
  return new Set([...down, ...tilts]);
}

export function makeGamepad(grid, commands) {
  const acts = {
    0: () => grid.press(),
    1: () => commands.undo(),
    2: () => commands.hint(),
    9: () => commands.newGame(),
  };
  const due = new Map();
  let asking = false;

  const act = (held) => {
    const dialog = document.querySelector('dialog[open]');
    if (dialog) {
      if (held === 1) dialog.close();
    } else if (typeof held === 'string') grid.steer(held);
    else acts[held]?.();
  };
  const ask = (now) => {
    const pads = navigator.getGamepads().filter(Boolean);
    asking = pads.length > 0;
    if (asking) requestAnimationFrame(ask);
    const held = new Set(pads.flatMap((pad) => [...heldOn(pad)]));
    for (const one of due.keys()) if (!held.has(one)) due.delete(one);
    for (const one of held) {
      if (now < (due.get(one) ?? 0)) continue;
      // Only a direction repeats.
      due.set(one, typeof one === 'string' ? now + (due.has(one) ? nextRepeat : firstRepeat) : Infinity);
      act(one);
    }
  };
  return () => {
    if (!asking) requestAnimationFrame(ask);
    asking = true;
  };
}
