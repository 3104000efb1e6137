// Everything that is stored, as a file for the user.
import { makeBackup } from './backup.js';
import { download } from './download.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Preferences } from './preferences.js'
 * @import { Store } from './store.js'
 */

/** @param {{ bridge: Bridge, preferences: Preferences, store: Store }} parts */
export const makeSaveAll =
  ({ bridge, preferences, store }) =>
  () =>
    download(
      new Blob([makeBackup(store, preferences, bridge.view.address, bridge.save)], { type: 'application/json' }),
      'tic-tac-toe.json',
    );
