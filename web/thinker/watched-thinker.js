// The thinker of the game, from its first request on. As long as there is nobody to think it says so and offers another
// try.
import { make, makeButton } from '../dom.js';
import { removeNotice, showNotice } from '../feedback/notice.js';
import { more } from '../words/more.js';
import { makeSupervisor } from './supervisor.js';

/** @import { Bridge } from '../program/bridge.js' */

/** @param {{ bridge: Bridge }} parts */
export function makeThinker({ bridge }) {
  const { think, stop, tryAgain } = makeSupervisor({ bridge });
  let shown = 'ready';
  bridge.on('view', ({ thinker }) => {
    if (thinker === shown) return;
    shown = thinker;
    if (thinker === 'ready') removeNotice('thinker');
    else showNotice('thinker', make('p', { textContent: more.noThinker }), makeButton(more.tryAgain, tryAgain));
  });
  return { think, stop };
}
