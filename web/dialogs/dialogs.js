// The buttons that open dialogs, and the setting up of positions: what they open is fetched when it is first wanted.
import { element } from '../dom.js';

/** Hands over what opens it, once it is there.
 * @typedef {(open: (show: () => void) => void) => Promise<void>} Opener */

/** @param {Record<'share' | 'statistics' | 'settings' | 'help' | 'set-up' | 'match', Opener>} openers by the button */
export function makeDialogs(openers) {
  /** The one that was asked for last, until it is open. */
  let wanted = '';
  for (const [id, opener] of Object.entries(openers)) {
    const button = element(id);
    button.addEventListener('click', async () => {
      wanted = id;
      button.ariaBusy = 'true';
      await opener((show) => {
        if (wanted !== id) return;
        wanted = '';
        show();
      });
      button.ariaBusy = null;
    });
  }
}
