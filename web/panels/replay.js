// Goes through the moves one by one. Whatever else happens to the game ends it.

/** @import { Bridge } from '../program/bridge.js' */

/** In milliseconds, between two moves. */
const pace = 900;

/** `changed` is told when it begins and when it ends.
 * @param {{ bridge: Bridge, changed: (running: boolean) => void }} parts */
export function makeReplay({ bridge, changed }) {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  /** Where the step leads that this part has asked for. */
  let expected = -1;

  const stop = () => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    changed(false);
  };
  /** @param {number} ply */
  const jump = (ply) => {
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
  for (const kind of /** @type {const} */ ([
    'started',
    'played',
    'set_aside',
    'restored',
    'players',
    'aimed',
    'refused',
    'drafted',
  ])) {
    bridge.on(kind, stop);
  }
  return { toggle: () => (timer === undefined ? start() : stop()) };
}
