// The dialogs, and the setting up of positions, each fetched and made when it is first opened: most
// visits need none of them.
import { element } from '../dom.js';

/**
 * @import { Lazily } from '../loading/lazily.js'
 * @import { GameParts } from './game-dialogs.js'
 * @import { Parts } from './statistics.js'
 */
/** @typedef {(open: (show: () => void) => void) => Promise<void>} Opener */

/** @param {Parts & GameParts & { lazily: Lazily, setUp: Opener }} parts */
export function makeDialogs(parts) {
  const { lazily } = parts;
  const gameDialogs = lazily(
    () => import('./game-dialogs.js'),
    ({ makeGameDialogs }) => makeGameDialogs(parts),
  );
  /** By the button that opens it. @type {Record<string, Opener>} */
  const openers = {
    share: lazily(
      () => import('./share.js'),
      ({ makeShareDialog }) => makeShareDialog(parts),
    ),
    statistics: lazily(
      () => import('./statistics.js'),
      ({ makeStatisticsDialog }) => makeStatisticsDialog(parts),
    ),
    settings: (open) => gameDialogs(({ showSettings }) => open(showSettings)),
    help: lazily(
      () => import('./help.js'),
      ({ makeHelpDialog }) => makeHelpDialog(),
    ),
    'set-up': parts.setUp,
    match: (open) => gameDialogs(({ showSheet }) => open(showSheet)),
  };
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
