// A position of one's own: marks are put and removed freely, on the board or as text, and what is wrong
// with them is said as one goes. The program judges them; the game before stays as it is until the new
// one begins.
import { nameAt } from '../board/names.js';
import { letterOfKey } from '../controls/shortcuts.js';
import { element } from '../dom.js';
import { standing } from '../feedback/sentences.js';
import { more } from '../words/more.js';
import { words } from '../words/play.js';
import { makePanel } from './panel.js';

/**
 * @import { Grid } from '../board/grid.js'
 * @import { Narrator } from '../feedback/narrator.js'
 * @import { Bridge } from '../program/bridge.js'
 * @import { Checked } from '../program/contract.d.ts'
 */

/** What a press makes of a cell, mark after mark. @type {Record<string, string>} */
const following = { '.': 'X', X: 'O', O: '.' };
/** @type {Record<string, string>} */
const markOfKey = { x: 'X', o: 'O', Delete: '.', Backspace: '.' };

/** The text of a position: a slash between the rows.
 * @param {string} cells @param {number} columns */
export const positionText = (cells, columns) => (cells.match(new RegExp(`.{${columns}}`, 'g')) ?? []).join('/');

/** @typedef {{ bridge: Bridge, grid: Grid, narrator: Narrator }} SetUpParts */

/** Gives what opens it.
 * @param {SetUpParts} parts */
export function makeSetUp({ bridge, grid, narrator }) {
  const page = /** @type {HTMLElement} */ (document.querySelector('.page'));
  let isOpen = false;
  let cells = '';
  let possible = false;
  /** The analysis was on before, and is again afterwards. */
  let analysed = false;
  /** What was just done, to be said with what comes of it. */
  let done = '';

  const board = element('board');
  const cellsOnBoard = element('cells');

  const text = () => positionText(cells, bridge.view.columns);
  /** @param {string} position @param {string} [told] */
  const check = (position, told = '') => {
    done = told;
    bridge.send(`check ${bridge.view.rules} ${position}`);
  };
  /** @param {number} index @param {string} mark */
  const put = (index, mark) => {
    const { columns } = bridge.view;
    const next = `${cells.slice(0, index)}${mark}${cells.slice(index + 1)}`;
    const name = words.cell(nameAt(bridge.view, index), mark.replace('.', ''), false);
    check(positionText(next, columns), `${name}. `);
  };
  /** @param {string} cell */
  const indexOf = (cell) => (Number(cell.slice(1)) - 1) * bridge.view.columns + cell.charCodeAt(0) - 97;
  /** @param {string} cell */
  const press = (cell) => {
    const index = indexOf(cell);
    put(index, panel.pen || following[cells[index]]);
  };

  /** Shows the marks in place of the game's. None of the cells is taken. */
  const show = () => {
    grid.show({ ...bridge.view, cells, line: [], last: -1 });
    for (const button of cellsOnBoard.querySelectorAll('button')) button.ariaDisabled = null;
  };
  const showGame = () => {
    // By way of the empty board, so that every cell that is taken is marked so again.
    grid.show({ ...bridge.view, cells: bridge.view.cells.replace(/[XO]/g, '.'), line: [], last: -1 });
    grid.show(bridge.view);
  };

  const leave = () => {
    isOpen = false;
    panel.section.hidden = true;
    page.classList.remove('setting-up');
    board.classList.remove('drafted');
    grid.capture(null);
    showGame();
  };
  /** Begins the game, if one can begin there. @param {() => void} [next] what is to follow */
  const play = (next) => {
    if (!possible) {
      check(text());
      return;
    }
    const position = text();
    leave();
    bridge.send(`new rules=${bridge.view.rules}&position=${position}`);
    grid.focus();
    next?.();
  };
  const cancel = () => {
    leave();
    if (analysed) bridge.send('analyse on');
    narrator.say(`${more.setUp.cancelled} ${standing(bridge.view)}`);
    element('set-up').focus();
  };

  const panel = makePanel({
    check,
    clear: () => check(positionText(cells.replace(/[XO]/g, '.'), bridge.view.columns)),
    play: () => play(),
    analyse: () => play(() => bridge.send('analyse on')),
    share: () => play(() => element('share').click()),
    cancel,
  });
  page.querySelector('.buttons')?.before(panel.section);

  /** @param {Checked} answer */
  const take = (answer) => {
    if (!isOpen) return;
    const wellFormed = answer.cells !== undefined;
    possible = answer.detail === undefined;
    const verdict = more.checkedPosition(answer);
    if (answer.cells !== undefined) {
      cells = answer.cells;
      show();
    }
    panel.show(wellFormed ? text() : null, possible, verdict);
    narrator.say(`${done}${verdict}`);
  };
  bridge.on('checked', take);
  // The computer may have played on.
  bridge.on('view', () => isOpen && show());
  // Another game has come, by the browser's Back for one.
  bridge.on('started', () => isOpen && leave());

  cellsOnBoard.addEventListener('keydown', (event) => {
    if (!isOpen) return;
    // None of the keys of the game: it is not what is on the board.
    event.stopPropagation();
    const cell = event.target instanceof HTMLElement && event.target.closest('button')?.dataset.cell;
    const mark = markOfKey[event.key] ?? markOfKey[letterOfKey(event)];
    if (!cell || !mark || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    put(indexOf(cell), mark);
  });

  return () => {
    if (isOpen) return;
    const byKeys = element('set-up').matches(':focus-visible');
    analysed = bridge.thoughts.analysis !== null;
    if (analysed) bridge.send('analyse off');
    isOpen = true;
    page.classList.add('setting-up');
    board.classList.add('drafted');
    panel.section.hidden = false;
    panel.reset();
    grid.capture(press);
    cells = bridge.view.cells;
    check(text(), `${more.setUp.begun} `);
    if (byKeys) grid.enter();
    else grid.focus();
  };
}
