// The buttons that open dialogs and the setting up of positions, which load when first used.
import { element } from '../dom.ts';

/** Opens it once it has loaded; resolves then, or when loading has failed. */
type Opener = () => Promise<void>;

export function makeDialogs(
  openers: Record<'play-friend' | 'share' | 'statistics' | 'settings' | 'help' | 'set-up' | 'match', Opener>,
) {
  for (const [id, open] of Object.entries(openers)) {
    const button = element(id);
    button.addEventListener('click', async () => {
      button.ariaBusy = 'true';
      try {
        await open();
      } finally {
        button.ariaBusy = null;
      }
    });
  }
}
