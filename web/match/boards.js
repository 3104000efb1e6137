// The boards one can choose at a glance: a strip of little pictures, each a button.
import { make } from '../dom.js';
import { offered, rulesText } from '../program/rules.js';
import { words } from '../words/play.js';

/** @import { Rules } from '../program/rules.js' */

const side = 36;

/** A board with a line across it.
 * @param {Rules} rules */
function makePicture({ columns, rows, in_a_row: inARow, misere }) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${side} ${side}`);
  svg.setAttribute('aria-hidden', 'true');
  const step = side / Math.max(columns, rows);
  /** @param {string} className @param {string} path */
  const draw = (className, path) => {
    const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    line.setAttribute('class', className);
    line.setAttribute('d', path);
    svg.append(line);
  };
  const inner = Array.from({ length: columns - 1 }, (_, index) => ((index + 1) * step).toFixed(2));
  // Fewer lines than there are on a large board, where they would run together.
  const every = Math.ceil(columns / 8);
  draw(
    'lines',
    inner
      .filter((_, index) => (index + 1) % every === 0)
      .map((at) => `M${at} 0V${side}M0 ${at}H${side}`)
      .join(''),
  );
  // From the bottom left up to the right, in the middle of the board.
  const first = Math.floor((columns - inARow) / 2);
  const from = (first + 0.5) * step;
  const to = (first + inARow - 0.5) * step;
  draw(
    misere ? 'line loses' : 'line',
    `M${from.toFixed(2)} ${(side - from).toFixed(2)}L${to.toFixed(2)} ${(side - to).toFixed(2)}`,
  );
  return svg;
}

/** The strip. `choose` is told the rules of the picture that was pressed.
 * @param {(rules: Rules) => void} choose */
export function makeBoards(choose) {
  const buttons = offered.map((rules) => {
    const button = make(
      'button',
      { type: 'button', className: 'board-choice' },
      makePicture(rules),
      make('span', { textContent: words.boardSize(rules) }),
      make('small', { textContent: words.boardGoal(rules) }),
    );
    button.addEventListener('click', () => choose(rules));
    return { text: rulesText(rules), button };
  });
  const strip = make(
    'div',
    { className: 'boards', role: 'group', 'aria-label': words.boards },
    ...buttons.map(({ button }) => button),
  );
  return {
    strip,
    /** Shows which rules are chosen. @param {string} rules */
    show(rules) {
      for (const { text, button } of buttons) button.ariaPressed = String(text === rules);
    },
  };
}
