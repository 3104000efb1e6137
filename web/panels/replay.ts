// Goes through the moves one by one. Whatever else happens to the game ends it.
import type { Bridge } from '../program/bridge.ts';

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
