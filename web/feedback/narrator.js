// Puts the game into words: the headline (whose turn it is, or the result) and one status line for
// everything else, which assistive technology reads out. A move and the computer's reply to it are
// one sentence, so that neither cuts the other short.
import { cellName } from '../board/cell-name.js';
import { words } from '../words/play.js';

function result({ outcome }) {
  if (outcome === 'draw') return words.draw;
  return words.wins(outcome === 'x_wins' ? 'X' : 'O');
}

export function headline(view) {
  if (view.outcome !== 'in_progress') return result(view);
  return view.awaited ? words.thinking(view.to_move) : words.toMove(view.to_move);
}

/** The line that decided the game, if one has. */
function winningLine({ line, columns }) {
  const cellAt = (index) => cellName(Math.floor(index / columns), index % columns);
  return line.length > 0 ? words.lineOf(line.map(cellAt)) : '';
}

/** Where things stand: whose turn it is, or the result and the line that decided it. */
export const standing = (view) => words.sentence(headline(view)) + winningLine(view);

export class Narrator {
  #turn = document.getElementById('turn');
  #line = document.getElementById('said');
  #untold = '';
  #spoken = { cursor: 0, moves: [], rules: '' };

  constructor(bridge) {
    bridge.on('view', (view, before) => this.#show(view, before));
  }

  /** Says a text, also when the same one was said last: the new node is what is announced. What the
   * headline shows already is only heard. */
  say(text, known = '', more = '') {
    const sentence = document.createElement('span');
    const heard = document.createElement('span');
    heard.className = 'heard';
    heard.textContent = known;
    sentence.append(text, heard, more);
    this.#line.replaceChildren(sentence);
  }

  #show(view, before) {
    this.#turn.textContent = headline(view);
    this.#turn.dataset.result = view.outcome;
    this.#turn.dataset.mark = view.to_move;
    if (before && !changesGame(view, before)) return;
    this.#untold += this.#whatHappened(view);
    this.#spoken = view;
    // A computer's reply is on its way, and will be told together with this.
    if (view.awaited) return;
    this.say(this.#untold, words.sentence(headline(view)), winningLine(view));
    this.#untold = '';
  }

  #whatHappened({ cursor, moves, rules, ...view }) {
    const spoken = this.#spoken;
    const goesOn = (length) => moves.slice(0, length).join() === spoken.moves.slice(0, length).join();
    if (rules !== spoken.rules || !goesOn(Math.min(cursor, spoken.cursor))) {
      if (cursor > 0) return words.opened(cursor);
      return words.newGame(words.rules(view));
    }
    if (cursor < spoken.cursor) {
      return cursor === 0 && moves.length === 0 ? words.newGame(words.rules(view)) : words.backTo(cursor);
    }
    const played = moves.slice(spoken.cursor, cursor).map((cell, index) => ({
      cell,
      mark: (spoken.cursor + index) % 2 === 0 ? 'X' : 'O',
    }));
    return played.length > 0 ? words.movesPlayed(played) : '';
  }
}

function changesGame(view, before) {
  return ['cells', 'outcome', 'rules', 'cursor', 'awaited', 'x', 'o'].some((part) => view[part] !== before[part]);
}
