// Whether the friend has what is new here. By link it counts as sent once the link was shared or copied. Live it is
// handed over, which the store keeps until their page confirms it: if that never happens it is still unsent. Nothing
// here needs a document.
import type { Bridge } from '../program/bridge.ts';
import type { View } from '../program/contract.ts';
import type { Matches } from '../storage/matches.ts';

export type Sending = ReturnType<typeof makeSending>;

/** @param parts `isLive`: what is new reaches the friend by itself */
export function makeSending({
  bridge,
  matches,
  isLive,
}: {
  bridge: Pick<Bridge, 'view' | 'send'>;
  matches: Pick<Matches, 'hand' | 'settle' | 'isHanded'>;
  isLive: () => boolean;
}) {
  return {
    /** The link for the friend is out. */
    sent() {
      matches.settle(bridge.view);
      bridge.send('sent');
    },
    /** Their page has got it live, and has not confirmed it. */
    handed() {
      if (!bridge.view.apart?.unsent) return;
      matches.hand(bridge.view);
      bridge.send('sent');
    },
    /** Their page has it. */
    confirmed: () => matches.settle(bridge.view),
    /** It is on its way, and nothing need be done here. */
    get isArriving() {
      return isLive() && matches.isHanded(bridge.view);
    },
    /** It was handed over and not confirmed, and nothing brings it there by itself: they may know it already. */
    get isDoubtful() {
      return !isLive() && matches.isHanded(bridge.view);
    },
    /** The game, with `unsent` as long as the friend may lack what is new and it does not reach them by itself. */
    get view(): View {
      const { view } = bridge;
      if (!view.apart) return view;
      const unsent = !isLive() && (view.apart.unsent || this.isDoubtful);
      return unsent === view.apart.unsent ? view : { ...view, apart: { ...view.apart, unsent } };
    },
  };
}
