// What was wrong with an address, listed until the user has read it or another game begins.
import { make, makeButton } from '../dom.ts';
import { more } from '../words/en/more.ts';
import { addressFaultWords } from '../words/en/address-faults.ts';
import { removeNotice, showNotice } from './notice.ts';
import type { Context } from '../context.ts';
import type { Event } from '../program/contract.ts';

const textsOf = (event: Event) => {
  if (event.kind === 'address_fault') return [addressFaultWords.addressFault(event)];
  return event.kind === 'more_faults' ? [addressFaultWords.moreFaults(event.count)] : [];
};

export function makeFaults({ bridge, narrator }: Context) {
  bridge.on('started', () => removeNotice('faults'));
  return (events: Event[]) => {
    const texts = events.flatMap(textsOf);
    const list = make('ul', {}, ...texts.map((textContent) => make('li', { textContent })));
    showNotice(
      'faults',
      list,
      makeButton(more.gotIt, () => removeNotice('faults')),
    );
    narrator.add(texts.join(' '));
  };
}
