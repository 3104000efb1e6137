// What is seen of a live connection beside the board: how it stands, in the line of the game with a friend
// elsewhere, and buttons in the row of that game's. Which of both rows' buttons a state needs is written in
// live.css.
import { element, make, makeButton } from '../dom.ts';
import { liveWords } from '../words/en/live.ts';
import { changePanel } from '../friends/panel.ts';
import { makeCodeDialog, textOf } from './code-dialog.ts';
import type { Grid } from '../board/grid.ts';
import type { Narrator } from '../feedback/narrator.ts';
import type { CodeWanted } from '../friends/link-box.ts';
import type { State } from './connection.ts';

export function makeLivePanel({
  drawCode,
  grid,
  narrator,
  letter,
  deliver,
  invite,
  wave,
  leave,
}: {
  drawCode: CodeWanted;
  grid: Grid;
  narrator: Narrator;
  /** the game, as it goes with the code */
  letter: () => string;
  deliver: (hash: string) => void;
  invite: () => void;
  wave: () => void;
  leave: () => void;
}) {
  const dialog = makeCodeDialog({ drawCode, letter, deliver, invite });
  const line = make('span', { className: 'live-status' });
  const show = makeButton(liveWords.showCode, () => dialog.open());
  const waves = makeButton(liveWords.wave, wave);
  const fresh = makeButton(liveWords.reconnect, () => {
    dialog.open();
    invite();
  });
  const leaves = makeButton(liveWords.leave, leave);
  const apart = element('apart');
  apart.querySelector('.apart-line')?.append(' ', line);
  apart.querySelector('.actions')?.append(show, waves, fresh, leaves);

  const follow = (now: State) => {
    const { phase } = now;
    if (phase === 'none') delete apart.dataset.live;
    else apart.dataset.live = phase;
    line.textContent = textOf(now);
    show.hidden = !['offered', 'answered', 'connecting'].includes(phase);
    waves.hidden = phase !== 'connected';
    fresh.hidden = phase !== 'lost' && phase !== 'ended';
    leaves.hidden = ['none', 'preparing', 'ended'].includes(phase);
    if (phase === 'connected') narrator.say(liveWords.connected);
    else if (phase !== 'none' && phase !== 'preparing') narrator.say('', textOf(now));
    if (phase === 'connected') dialog.close();
    dialog.follow(now);
  };
  follow({ phase: 'none', since: 0, code: '', end: null });

  return {
    open: dialog.open,
    close: dialog.close,
    /** Says something in the dialog; false where that is not open. */
    tell(message: string) {
      if (dialog.isOpen()) dialog.said.textContent = message;
      return dialog.isOpen();
    },
    show: (now: State) => changePanel(apart, grid, () => follow(now)),
  };
}
