// Opens a game of which more may be known than its address says.
import { removeNotice, showUntilRead } from '../feedback/notice.ts';
import { setOrigin, type Origin } from '../words/players.ts';
import type { Context } from '../context.ts';

const id = 'left-out-notice';

/** @param given `leftOut` says what of a record is not in its game
 * @param origin of the game */
export function openGame(
  { bridge, narrator }: Pick<Context, 'bridge' | 'narrator'>,
  { address, leftOut, ...origin }: Origin & { address: string; leftOut?: string },
) {
  setOrigin({ ...origin, id: '' });
  // The program says what is wrong with the moves, and keeps the legal ones.
  bridge.send(`open ${address}`);
  removeNotice(id);
  if (leftOut) showUntilRead(narrator, id, leftOut);
}
