// What late parts get, each picks what it uses; and how they get one another. Only types.
import type { Grid } from './board/grid.ts';
import type { Challenged } from './browser/challenged.ts';
import type { NewGame } from './controls/new-game.ts';
import type { ReplacedGame } from './controls/replaced-game.ts';
import type { Narrator } from './feedback/narrator.ts';
import type { Bridge } from './program/bridge.ts';
import type { Era } from './storage/era.ts';
import type { Preferences } from './storage/preferences.ts';
import type { Store } from './storage/store.ts';

export interface Context {
  bridge: Bridge;
  challenged: Challenged;
  era: Era;
  grid: Grid;
  narrator: Narrator;
  newGame: NewGame;
  preferences: Preferences;
  restoreGame: ReplacedGame;
  store: Store;
}

/** Passes a part to `use` once it has loaded. */
export type Lazy<Part> = (use: (part: Part) => void) => Promise<void>;
