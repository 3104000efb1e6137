// The unfinished game that something else has replaced: New game, a board, a link, a restored match or a position that
// was set up; or a finished one that a tap on its board has replaced. The user can bring it back until the next move, also
// after a reload.
import { element } from '../dom.ts';
import { words } from '../words/en/play.ts';
import { inTab, type KeptText } from '../storage/saved-game.ts';
import type { Context } from '../context.ts';
import type { Bridge } from '../program/bridge.ts';

export type ReplacedGame = ReturnType<typeof makeReplacedGame>;

interface Parts {
  bridge: Pick<Bridge, 'on' | 'view' | 'save' | 'send' | 'task' | 'asked'>;
  /** survives a reload; empty means no game */
  kept: KeptText;
  changed: (replaced: boolean) => void;
}
export function makeReplacedGame({ bridge, kept, changed }: Parts) {
  /** The game on the board before the current update, if it is unfinished and has moves. Remote matches are kept
   * elsewhere. */
  let unfinished = { id: '', save: '' };
  let replaced = kept.read();

  const resumption = () => `resume ${replaced}` as const;
  const take = (save: string) => {
    if (save === replaced) return;
    replaced = save;
    kept.write(save);
    changed(save !== '');
  };
  bridge.on('started', ({ id, how }) => {
    if (bridge.task) return;
    // It is back on the board.
    if (bridge.asked === resumption()) take('');
    if (how !== 'corrected' && unfinished.save !== '' && unfinished.id !== id) take(unfinished.save);
  });
  bridge.on('played', ({ by }) => {
    if (by === 'human' && !bridge.task) take('');
  });
  bridge.on('update', () => {
    if (bridge.task) return;
    const { id, moves, over, apart, x } = bridge.view;
    // A game with only a computer's first move has not begun.
    const begun = moves.length >= (x === 'human' ? 1 : 2);
    const counts = !over && begun && apart === null;
    unfinished = { id, save: counts ? bridge.save : '' };
  });
  if (replaced !== '') changed(true);
  return {
    get isThere() {
      return replaced !== '';
    },
    /** Brings it back. The game on the board has no move, or this one would be gone, so nothing is lost. It stays kept
     * until the program has it, because that may fail. */
    restore() {
      if (replaced !== '') bridge.send(resumption());
    },
    /** Keeps the game on the board, which is over and about to be replaced. */
    keep: () => take(bridge.save),
    /** Forgets this game, and does not offer the one on the board if another replaces it. */
    forget() {
      unfinished.save = '';
      take('');
    },
  };
}

/** The same with its button, kept in this tab. */
export function makeRestoreGame({ bridge, grid, narrator }: Pick<Context, 'bridge' | 'grid' | 'narrator'>) {
  const button = element('restore-game');
  button.title = words.gameReplaced;
  const kept = inTab('replaced');
  const game = makeReplacedGame({
    bridge,
    kept,
    changed(isThere) {
      if (!isThere && document.activeElement === button) grid.focus();
      button.hidden = !isThere;
      // Say it after what the new game says.
      if (isThere) queueMicrotask(() => narrator.add(words.gameReplaced));
    },
  });
  button.addEventListener('click', game.restore);
  return game;
}
