// The value of every move, best first, for as long as the analysis is on.
import { element, make } from '../dom.js';
import { more } from '../words/more.js';
import { words } from '../words/play.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { MoveValue, Thoughts } from '../program/contract.d.ts'
 */
/** @typedef {{ item: HTMLLIElement, value: Text, shown: string }} Line */

/** @param {{ bridge: Bridge }} parts */
export function makeAnalysisPanel({ bridge }) {
  const summary = make('p');
  const list = make('ol', { className: 'values' });
  const panel = make(
    'section',
    { className: 'analysis', 'aria-label': more.valuesOfMoves, tabIndex: 0, hidden: true },
    make('h2', { textContent: more.valuesOfMoves }),
    summary,
    list,
  );
  element('side').append(panel);
  /** By the name of the cell. @type {Map<string, Line>} */
  const lines = new Map();

  /** @param {MoveValue} move */
  const lineOf = (move) => {
    const line = lines.get(move.cell) ?? makeLine(move.cell);
    lines.set(move.cell, line);
    const text = ` ${words.value(move, bridge.view.to_move)}`;
    if (line.shown === text) return line;
    line.shown = text;
    line.value.data = text;
    line.item.className = move.value ?? '';
    return line;
  };

  /** @param {Thoughts} thoughts */
  const show = ({ analysis }) => {
    const appears = analysis !== null && panel.hidden;
    panel.hidden = analysis === null;
    if (!analysis) return;
    const text = more.bestPlay(words.verdict(analysis, bridge.view.to_move), analysis.done);
    if (summary.textContent !== text) summary.textContent = text;
    const cells = new Set(analysis.moves.map(({ cell }) => cell));
    for (const [cell, { item }] of lines) {
      if (cells.has(cell)) continue;
      item.remove();
      lines.delete(cell);
    }
    analysis.moves.forEach((move, index) => {
      const { item } = lineOf(move);
      if (list.children[index] !== item) list.insertBefore(item, list.children[index]);
    });
    // On a small screen it lies below the board.
    if (appears) summary.scrollIntoView({ block: 'nearest' });
  };
  bridge.on('thoughts', show);
  show(bridge.thoughts);
}

/** @param {string} cell @returns {Line} */
function makeLine(cell) {
  const value = new Text();
  return { item: make('li', {}, make('b', { textContent: cell }), value), value, shown: '' };
}
