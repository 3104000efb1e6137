// Says for as long as it lasts that there is nobody to think, and offers another try.
import { make, makeButton } from '../dom.js';
import { removeNotice, showNotice } from '../feedback/notice.js';
import { words } from '../words/play.js';

/** @import { Bridge } from '../program/bridge.js' */

/** @param {{ bridge: Bridge, supervisor: { tryAgain: () => void } }} parts */
export function makeLostThinker({ bridge, supervisor }) {
  let shown = 'ready';
  bridge.on('view', ({ thinker }) => {
    if (thinker === shown) return;
    shown = thinker;
    if (thinker === 'ready') removeNotice('thinker');
    else
      showNotice(
        'thinker',
        make('p', { textContent: words.noThinker }),
        makeButton(words.tryAgain, supervisor.tryAgain),
      );
  });
}
