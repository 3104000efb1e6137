// Sheets to print: the intelligent paper, blank boards, the game with diagrams.
import { markOfMove } from '../board/names.ts';
import { make, makeButton } from '../dom.ts';
import { withReason } from '../exercise/question.ts';
import { makeField, makeSelect } from '../forms/fields.ts';
import { knownRules } from '../program/known-rules.ts';
import { startOf } from '../program/start.ts';
import { words } from '../words/en/play.ts';
import { machines } from '../words/en/machines.ts';
import { more } from '../words/en/more.ts';
import { boardOf, makeDiagram, standing } from './board.ts';
import { printSheet } from './sheets.ts';
import type { Bridge } from '../program/bridge.ts';
import type { CellName, Mark } from '../program/contract.ts';
import type { Study } from '../study/study.ts';
import type { Ask } from './ask.ts';

const figure = (picture: Node, caption?: string) =>
  make('figure', {}, picture, ...(caption ? [make('figcaption', { textContent: caption })] : []));

/** So many puzzles to a page. */
const puzzlesOnSheet = 9;

export function makePaper({
  ask,
  bridge,
  study,
}: {
  ask: Ask;
  bridge: Bridge;
  study: Pick<Study, 'ask' | 'askOfStock'>;
}) {
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

  async function printPaper(side: 'X' | 'O') {
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
        { className: 'fronts starred' },
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
      const { value } = grade;
      for (let number = 1; number <= puzzlesOnSheet; number += 1) {
        const picked = await study.askOfStock('pick', 'any', value, first + number);
        if ('error' in picked) throw new Error(picked.error);
        const run = await study.ask('run', picked.puzzle, 'give_up');
        if ('error' in run) throw new Error(run.error);
        const rules = knownRules(run.rules);
        const said = machines.puzzle(number, run.side, rules ? words.rules(rules) : run.rules, run.value);
        pictures.push(figure(makeDiagram(standing(run.rules, run.position), undefined, { isNamed: true }), said));
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
    // As many as fill one page of either paper: so many in a row, so many rows, so wide in centimetres.
    const side = Math.max(columns, rows);
    const [across, down, width] = (side <= 3 && [3, 4, 5]) || (side <= 5 ? [2, 3, 7] : [1, 1, 17]);
    const empty = { columns, rows, cells: '.'.repeat(columns * rows), toMove: 'X' as 'X' };
    const boards = make(
      'div',
      { className: 'fronts blanks' },
      ...Array.from({ length: across * down }, () => figure(makeDiagram(empty))),
    );
    boards.style.setProperty('--across', String(across));
    boards.style.setProperty('--width', `${(width * columns) / side}cm`);
    printSheet(`${machines.blankTitle}: ${words.rules(bridge.view)}`, boards);
  }
  /** Why a move is worth what it is, in a sentence; nothing where the study cannot say.
   * @param where rules, position and moves before it */
  async function reasonOf(where: string[], cell: CellName, mark: Mark, misere: boolean) {
    const judged = await study.ask('judge', ...where, cell);
    return 'error' in judged ? '' : withReason('', judged.reasons, { mark, misere, value: judged.value }).trim();
  }
  async function printGame() {
    const { view } = bridge;
    if (view.moves.length === 0) {
      told.textContent = machines.noMoves;
      return;
    }
    if (!view.can_analyse) {
      told.textContent = more.refused.no_help();
      return;
    }
    told.textContent = machines.loading;
    const diagrams = [];
    const start = startOf(bridge.view);
    try {
      for (const [number, cell] of view.moves.entries()) {
        const before = [view.rules, start, view.moves.slice(0, number).join('.') || '-'];
        const after = [view.rules, start, view.moves.slice(0, number + 1).join('.')];
        const mark = markOfMove(view, number);
        const stands = await study.ask('stand', ...after);
        if ('error' in stands) throw new Error(stands.error);
        const reason = await reasonOf(before, cell, mark, view.misere).catch(() => '');
        const picture = makeDiagram(boardOf(stands), undefined, { isNamed: true });
        diagrams.push(figure(picture, `${machines.diagramOf(number + 1, mark, cell)}. ${reason}`.trim()));
      }
    } catch {
      told.textContent = machines.failed;
      return;
    }
    told.textContent = '';
    printSheet(
      `${machines.gameTitle}: ${words.rules(view)}`,
      make('div', { className: 'fronts moves-of-game' }, ...diagrams),
      make('p', { textContent: view.moves.join(' ') }),
    );
  }
  async function printIt() {
    told.textContent = '';
    const acts: Record<string, () => void> = {
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
