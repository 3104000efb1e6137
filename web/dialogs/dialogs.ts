// The buttons that open dialogs, and the setting up of positions: what they open is fetched when it is first wanted.
import { element } from '../dom.ts';

/** Opens it once it is there; resolves then, or when it is known not to come. */
export type Opener = () => Promise<void>;

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
