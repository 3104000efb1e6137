// The empty room of the first screen: whom to play, and on which board. It goes with the first move.
import { element, makeButton } from '../dom.js';
import { words } from '../words/play.js';
import { makeBoards } from './boards.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Preferences } from '../storage/preferences.js'
 */

/** @param {{ bridge: Bridge, grid: { focus: () => void }, preferences: Preferences }} parts */
export function makeWelcome({ bridge, grid, preferences }) {
  const room = element('welcome');
  const computer = makeButton(words.playComputer, () => bridge.send(`new x=human&o=${preferences.values.level}`));
  const friend = makeButton(words.playFriend, () => bridge.send('new x=human&o=human'));
  const boards = makeBoards((rules) => bridge.send(`new rules=${rules}`));
  const opponents = document.createElement('div');
  opponents.className = 'opponents';
  opponents.append(computer, friend);
  const place = document.createElement('div');
  place.className = 'room';
  place.append(boards.strip);
  room.append(opponents, place);

  bridge.on('view', ({ moves, score, rules, x, o, apart }) => {
    const hidden = apart !== null || moves.length > 0 || score.first + score.second + score.draws > 0;
    // What had the focus goes: a board was chosen by a key, and the computer begins on it.
    if (hidden && room.contains(document.activeElement)) grid.focus();
    room.hidden = hidden;
    if (hidden) return;
    boards.show(rules);
    computer.ariaPressed = String((x === 'human') !== (o === 'human'));
    friend.ariaPressed = String(x === 'human' && o === 'human');
  });
}
