// What was wrong with an address, listed until the user has read it.
import { make, makeButton } from '../dom.js';
import { more } from '../words/more.js';
import { removeNotice, showNotice } from './notice.js';

/**
 * @import { Event } from '../program/contract.d.ts'
 * @import { Narrator } from './narrator.js'
 */

/** @param {Event} event */
const textsOf = (event) => {
  if (event.kind === 'address_fault') return [more.addressFault(event)];
  return event.kind === 'more_faults' ? [more.moreFaults(event.count)] : [];
};

/** @param {Event[]} events @param {{ narrator: Narrator }} parts */
export function showFaults(events, { narrator }) {
  const texts = events.flatMap(textsOf);
  const list = make('ul', {}, ...texts.map((textContent) => make('li', { textContent })));
  showNotice(
    'faults',
    list,
    makeButton(more.gotIt, () => removeNotice('faults')),
  );
  narrator.add(texts.join(' '));
}
