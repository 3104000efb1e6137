// What was wrong with an address, listed until the user has read it.
import { make, makeButton } from '../dom.js';
import { more } from '../words/more.js';
import { removeNotice, showNotice } from './notice.js';

/** @import { Bridge } from '../program/bridge.js' */

/** @param {{ bridge: Bridge }} parts */
export function makeFaults({ bridge }) {
  bridge.on('told', ({ events }) => {
    const texts = events.flatMap((event) => {
      if (event.kind === 'address_fault') return [more.addressFault(event)];
      return event.kind === 'more_faults' ? [more.moreFaults(event.count)] : [];
    });
    if (texts.length === 0) return;
    const list = make('ul', {}, ...texts.map((textContent) => make('li', { textContent })));
    showNotice(
      'faults',
      list,
      makeButton(more.gotIt, () => removeNotice('faults')),
    );
  });
}
