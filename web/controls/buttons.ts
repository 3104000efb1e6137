// The buttons beside the board: they show the view and send commands.
import { element } from '../dom.ts';
import { isRepeated } from './presses.ts';
import type { Bridge } from '../program/bridge.ts';
import type { NewGame } from './new-game.ts';

export type Buttons = ReturnType<typeof makeButtons>;

export function makeButtons({ bridge, newGame }: { bridge: Bridge; newGame: NewGame }) {
  const [undo, redo, analyse] = ['undo', 'redo', 'analyse'].map((id) => element(id));
  const toggleAnalysis = () => bridge.send(bridge.thoughts.analysis ? 'analyse off' : 'analyse on');
  /** A second press steps back again, except in a remote match, where it would ask the friend for an undo. */
  const takeBack = (event: MouseEvent | KeyboardEvent) => {
    if (!bridge.view.apart || !isRepeated(event)) bridge.send('undo');
  };

  element('new').addEventListener('click', newGame.start);
  undo.addEventListener('click', takeBack);
  redo.addEventListener('click', () => bridge.send('redo'));
  const hintButton = element('hint');
  hintButton.addEventListener('click', () => bridge.send('hint'));
  analyse.addEventListener('click', toggleAnalysis);

  bridge.on('view', (view) => {
    undo.ariaDisabled = String(!view.can_undo);
    redo.ariaDisabled = String(!view.can_redo);
    analyse.ariaDisabled = String(!view.can_analyse);
    hintButton.ariaDisabled = String(!view.can_analyse || view.outcome !== 'in_progress');
  });
  bridge.on('thoughts', ({ analysis, hint }) => {
    // Until the hint is there, the button shows that it is being sought.
    const busy = String(hint !== null && !hint.done);
    const pressed = String(analysis !== null);
    if (hintButton.ariaBusy !== busy) hintButton.ariaBusy = busy;
    if (analyse.ariaPressed !== pressed) analyse.ariaPressed = pressed;
  });
  return { takeBack, toggleAnalysis };
}
