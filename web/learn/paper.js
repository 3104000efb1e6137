// Sheets to print: the intelligent paper, blank boards, the game with diagrams.
import { markOfMove } from '../board/names.js';
import { make, makeButton } from '../dom.js';
import { makeField, makeSelect } from '../forms/fields.js';
import { knownRules } from '../program/known-rules.js';
import { words } from '../words/play.js';
import { machines } from '../words/machines.js';
import { makeDiagram, standing, withMove } from './board.js';
import { printSheet } from './sheets.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Study } from '../study/study.js'
 * @import { Ask } from './ask.d.ts'
 */

/** @param {Node} picture @param {string} [caption] */
const figure = (picture, caption) =>
  make('figure', {}, picture, ...(caption ? [make('figcaption', { textContent: caption })] : []));

/** So many puzzles to a page. */
const puzzlesOnSheet = 9;

/** @param {{ ask: Ask, bridge: Bridge, study: Pick<Study, 'ask' | 'askOfStock'> }} parts */
export function makePaper({ ask, bridge, study }) {
  const sheet = makeSelect('sheet-to-print', machines.sheets);
  const grade = makeSelect('grade-of-sheet', Object.fromEntries(machines.grades.map((name, at) => [at + 1, name])));
  const gradeField = makeField(machines.grade, grade);
  const told = make('p', { ariaLive: 'polite' });
  const content = make(
    'div',
    { className: 'sheets' },
    make('p', { textContent: machines.paperText }),
    makeField(machines.sheet, sheet),
    gradeField,
    make('p', { className: 'actions spread' }, makeButton(machines.print, printIt, { className: 'primary' })),
    told,
  );

  /** @param {'X' | 'O'} side */
  async function printPaper(side) {
    const answer = await ask('paper', side);
    if (!answer) {
      told.textContent = machines.failed;
      return;
    }
    const [first, ...rules] = machines.paperRules(side);
    printSheet(
      machines.paperTitle(side),
      make('p', { textContent: first }),
      make('ol', {}, ...rules.map((textContent) => make('li', { textContent }))),
      make(
        'div',
        { className: 'fronts' },
        ...answer.pictures.map(({ position, move }) =>
          figure(makeDiagram(standing('3,3,3', position), new Map([[move, '★']]))),
        ),
      ),
      make('p', { textContent: machines.paperEnd }),
    );
  }
  async function printPuzzles() {
    told.textContent = machines.loading;
    try {
      const pictures = [];
      const solutions = [];
      // Each time other ones of the stock.
      const first = Math.floor(Math.random() * 1000);
      for (let number = 1; number <= puzzlesOnSheet; number += 1) {
        const picked = await study.askOfStock('pick', 'any', grade.value, first + number);
        if ('error' in picked) throw new Error(picked.error);
        const run = await study.ask('run', picked.puzzle, 'give_up');
        if ('error' in run) throw new Error(run.error);
        const rules = knownRules(run.rules);
        const said = machines.puzzle(number, run.side, rules ? words.rules(rules) : run.rules, run.value);
        pictures.push(figure(makeDiagram(standing(run.rules, run.position)), said));
        solutions.push(make('li', { textContent: machines.solution(number, run.line) }));
      }
      told.textContent = '';
      printSheet(
        machines.puzzlesTitle,
        make('div', { className: 'fronts puzzles-of-sheet' }, ...pictures),
        make('h1', { className: 'second-page', textContent: machines.solutionsTitle }),
        make('ul', {}, ...solutions),
      );
    } catch {
      told.textContent = machines.failed;
    }
  }
  function printBlank() {
    const { columns, rows } = bridge.view;
    // Small boards many to a page, large ones one.
    const count = Math.max(1, Math.floor(6 / columns)) ** 2 * (columns <= 3 ? 5 : 1);
    const empty = { columns, rows, cells: '.'.repeat(columns * rows), toMove: /** @type {'X'} */ ('X') };
    const boards = make(
      'div',
      { className: 'fronts blanks' },
      ...Array.from({ length: count }, () => figure(makeDiagram(empty))),
    );
    boards.style.setProperty('--boards', String(Math.max(1, Math.floor(10 / columns))));
    printSheet(`${machines.blankTitle}: ${words.rules(bridge.view)}`, boards);
  }
  function printGame() {
    const { view } = bridge;
    if (view.moves.length === 0) {
      told.textContent = machines.noMoves;
      return;
    }
    // From where it began: the moves that stand on the board are taken off again.
    const cells = [...view.cells];
    view.moves.slice(0, view.cursor).forEach((cell) => {
      const [column, row] = [cell.charCodeAt(0) - 97, Number(cell.slice(1)) - 1];
      cells[row * view.columns + column] = '.';
    });
    let board = {
      columns: view.columns,
      rows: view.rows,
      cells: cells.join(''),
      toMove: markOfMove(view, 0),
    };
    const diagrams = view.moves.map((cell, number) => {
      const mark = board.toMove;
      board = withMove(board, cell);
      return figure(makeDiagram(board), machines.diagramOf(number + 1, mark, cell));
    });
    printSheet(
      `${machines.gameTitle}: ${words.rules(view)}`,
      make('div', { className: 'fronts' }, ...diagrams),
      make('p', { textContent: view.moves.join(' ') }),
    );
  }
  async function printIt() {
    told.textContent = '';
    /** @type {Record<string, () => void>} */
    const acts = {
      paperX: () => printPaper('X'),
      paperO: () => printPaper('O'),
      puzzles: printPuzzles,
      blank: printBlank,
      game: printGame,
    };
    await acts[sheet.value]?.();
  }
  const showGrade = () => {
    gradeField.hidden = sheet.value !== 'puzzles';
  };
  sheet.addEventListener('change', showGrade);
  return {
    title: machines.paper,
    note: () => machines.paperNote,
    content,
    open() {
      showGrade();
      sheet.focus();
    },
  };
}
