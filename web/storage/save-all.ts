// Everything that is stored, as a file for the user.
import { makeBackup } from './backup.ts';
import { download } from './download.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Preferences } from './preferences.ts';
import type { Store } from './store.ts';

export const makeSaveAll =
  ({ bridge, preferences, store }: { bridge: Bridge; preferences: Preferences; store: Store }) =>
  () =>
    download(
      new Blob([makeBackup(store, preferences, bridge.view.address, bridge.save)], { type: 'application/json' }),
      'tic-tac-toe.json',
    );
