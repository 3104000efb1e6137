// A position that was being set up when something else replaced it: a friend's link, another game, a lesson, Back. The
// user can take it up again, also after a reload.
import { makeButton } from '../dom.ts';
import { removeNotice, showNotice } from '../feedback/notice.ts';
import { inTab } from '../storage/saved-game.ts';
import { setUpWords } from '../words/en/set-up.ts';
import { words } from '../words/en/play.ts';
import type { Context } from '../context.ts';
import type { View } from '../program/contract.ts';

export const asideId = 'position-aside';

/** The position being set up, as in commands; empty where only the game's own is on the board. */
export const positionIn = ({ draft, rules, cells }: Pick<View, 'draft' | 'rules' | 'cells'>) =>
  draft && (draft.rules !== rules || draft.cells !== cells) ? `${draft.rules} ${draft.text}` : '';

/** @param parts `goToGame` takes the board back from a task */
export function makeAside({ bridge, narrator, goToGame }: Context & { goToGame: () => void }) {
  const kept = inTab('position');
  const put = (position: string) => {
    kept.write(position);
    removeNotice(asideId);
    if (!position) return;
    const takeUp = () => {
      goToGame();
      // A position that is being set up now waits in its place.
      const shown = positionIn(bridge.view);
      put(shown === position ? '' : shown);
      bridge.send(`draft ${position}`);
    };
    const drop = makeButton(words.gotIt, () => put(''));
    showNotice(asideId, setUpWords.setUp.aside, makeButton(setUpWords.setUp.takeUp, takeUp), drop);
    // Say it after what the new game says.
    queueMicrotask(() => narrator.add(setUpWords.setUp.aside));
  };
  if (kept.read()) put(kept.read());
  return {
    put,
    /** The position is on the board again: forget it. */
    take(position: string) {
      if (position && position === kept.read()) put('');
    },
  };
}
