// Before the first move: whom to play, and on which board. It goes with that move, and makes room for a position that
// was set up and, where the screen is small, for an analysis that is asked for.
import { element, make, makeButton } from '../dom.ts';
import { rulesText } from '../program/rules.ts';
import { words } from '../words/en/play.ts';
import { makeBoards } from './boards.ts';
import type { Context } from '../context.ts';

export function makeWelcome({ bridge, challenged, grid, preferences }: Context) {
  const room = element('welcome');
  const restoreGame = element('restore-game');
  const after = element('after');
  const computer = makeButton(words.playComputer, () => bridge.send(`new x=human&o=${preferences.values.level}`));
  // app.ts listens to it, and asks where the friend is.
  const friend = makeButton(words.playFriend, () => {}, { id: 'play-friend' });
  const boards = makeBoards((rules) => bridge.send(`new rules=${rulesText(rules)}`));
  room.append(
    make('div', { className: 'opponents' }, computer, friend),
    make('div', { className: 'room' }, boards.strip),
  );
  /** The analysis was switched on at this board: one from the game before waits for the first move. */
  let isAnalysed = false;
  const follow = () => {
    const { moves, rules, x, o, apart, start, draft } = bridge.view;
    const hidden = challenged.text !== '' || apart !== null || moves.length > 0 || start !== null || draft !== null;
    const isFocused = document.activeElement?.closest('.welcome');
    const isMoved = room.classList.contains('analysed') !== isAnalysed;
    room.classList.toggle('analysed', isAnalysed);
    room.hidden = hidden;
    // One more among the boards, so that these stay as they are.
    const place = hidden || isAnalysed ? after : boards.strip;
    if (restoreGame.parentNode !== place) place.append(restoreGame);
    // The focused button goes: a key chose a board, say, and the computer begins on it.
    if (isFocused && !room.checkVisibility()) grid.focus();
    if (hidden) return;
    boards.show(rules, isMoved);
    computer.ariaPressed = String((x === 'human') !== (o === 'human'));
    friend.ariaPressed = String(x === 'human' && o === 'human');
  };
  const take = ({ on = false }: { kind: string; on?: boolean }) => {
    isAnalysed = on;
    follow();
  };
  bridge.on('started', take);
  bridge.on('analysing', take);
  bridge.on('view', follow);
  challenged.on(() => bridge.view && follow());
}
