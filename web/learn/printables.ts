// Sheets to print: the intelligent paper, puzzles, blank boards, the game with diagrams, a teacher's lessons. Each has a
// preview.
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { stepsFrom, stepsOf } from '../analysis/line-steps.ts';
import { markOfMove } from '../board/names.ts';
import { make } from '../dom.ts';
import { gameOf } from '../task/board.ts';
import { withReason } from '../task/task.ts';
import { selectView, type Option } from '../forms/field-views.ts';
import { knownRules, startOf } from '../program/known-rules.ts';
import { commonWords } from '../words/en/common.ts';
import { stepText } from '../words/en/lines.ts';
import { words } from '../words/en/play.ts';
import { lessonWords } from '../words/en/lessons.ts';
import { machines } from '../words/en/machines.ts';
import { puzzleWords } from '../words/en/puzzles.ts';
import { remarkWords } from '../words/en/remarks.ts';
import { positionAt, ticTacToe, withMove, type Position } from '../board/positions.ts';
import { positionOf } from './starting-positions.ts';
import { picture, type Board } from '../board/board-view.ts';
import type { Context } from '../context.ts';
import type { CellName, Mark, View } from '../program/contract.ts';
import type { MoveOfReason } from '../words/en/reasons.ts';
import type { Ask, Run, Study } from '../study/study.ts';
import type { GoodLesson } from './lessons/queries.ts';

export type Sheet = keyof typeof machines.sheets;

/** Puzzles to a page, and how much of it one takes: nine small boards fill it, or four large ones. */
const puzzlesOnSheet = 9;
const shareOfPage = (isLarge: boolean) => (isLarge ? 1 / 4 : 1 / puzzlesOnSheet);
/** In columns: a board from here on is large. */
const large = 10;
/** The boards that a sheet of puzzles may be about; the stock has some of each. */
const boardsOfPuzzles = ['3,3,3', '4,4,4', '7,6,4,gravity', '15,15,5', '3,3,3,misere'];

/** A sheet, or none, and what to say of it. */
type Made = TemplateResult | { sheet: TemplateResult | null; told: string };

const paragraph = (text: string) => html`<p>${text}</p>`;
const item = (text: string) => html`<li>${text}</li>`;

function blankSheet(view: View): Made {
  const { columns, rows } = view;
  // As many boards as fill one page of either paper: how many across, and how many down.
  const side = Math.max(columns, rows);
  const [across, down] = (side <= 3 && [3, 4]) || (side <= 5 ? [2, 3] : [1, 1]);
  const board = { columns, rows, cells: '.'.repeat(columns * rows) };
  return sheetOf(
    `${machines.blankTitle}: ${words.rules(view)}`,
    html`<div class="fronts blanks" data-across=${across}>${Array.from({ length: across * down }, () => figure(board))}</div>`,
  );
}

/** Each lesson: its board, its task, and the teacher's note, with room for an answer. */
function lessonsSheet(lessons: GoodLesson[]): Made {
  if (lessons.length === 0) return { sheet: null, told: lessonWords.empty };
  const lesson = ({ task, note, rules, stands }: GoodLesson, at: number) => html`
    <section class="lesson">
      ${figure({ ...positionOf(stands), hasCoordinates: true }, commonWords.rulesOf(rules))}
      <div>
        <h2>${lessonWords.title(at + 1, lessons.length)}</h2>
        ${paragraph(lessonWords.ask(task, stands.to_move))}
        <p class="note-of-teacher" dir="auto" ?hidden=${note === ''}>${note}</p>
      </div>
    </section>`;
  return sheetOf(machines.lessonsTitle, lessons.map(lesson));
}

/** @param lessons those that the teacher makes, and those that a link brought; null for none */
export function makePrintables(
  context: Context & {
    ask: Ask;
    study: Study;
    lessons: Record<'made' | 'opened', () => Promise<GoodLesson[]> | null>;
  },
) {
  const { ask, bridge, study, lessons } = context;
  const content = make('div', { className: 'sheets beside' });
  /** `puzzlesOf`: rules, or any of them. */
  let chosen: { sheet: Sheet; grade: string; puzzlesOf: string } = { sheet: 'paperX', grade: '1', puzzlesOf: 'any' };
  let told = '';
  let made: TemplateResult | null = null;
  let making: Promise<void> = Promise.resolve();
  /** Only the sheet that the user asked for last is shown. */
  let wanted = 0;

  async function paperSheet(side: Mark): Promise<Made> {
    const answer = await ask('paper', side);
    if (!answer) throw new Error('no paper');
    const [first, ...rules] = machines.paperRules(side);
    return sheetOf(
      machines.paperTitle(side),
      html`
        ${paragraph(first)}
        <ol>${rules.map(item)}</ol>
        <div class="fronts starred">${answer.pictures.map(({ position, move }) =>
          figure({ ...ticTacToe(position), notes: new Map([[move, { written: '★' }]]) }),
        )}</div>
        ${paragraph(machines.paperEnd)}`,
    );
  }
  /** Each sheet takes new puzzles from the stock, and each visit begins elsewhere in it. */
  let nextPuzzle = Math.floor(Math.random() * 1000);
  /** As many as a sheet may have: of this grade, then of those nearest to it. */
  async function pickPuzzles() {
    const first = nextPuzzle;
    nextPuzzle += puzzlesOnSheet;
    /** The grade of each. */
    const picked: Map<string, number> = new Map();
    const away = (one: number) => Math.abs(one - Number(chosen.grade));
    for (const near of puzzleWords.grades.map((_, at) => at + 1).sort((a, b) => away(a) - away(b))) {
      for (let at = 1; at <= puzzlesOnSheet && picked.size < puzzlesOnSheet; at += 1) {
        const { puzzle, grade: found } = await study.ask('pick', chosen.puzzlesOf, near, first + at);
        picked.set(puzzle, found);
      }
    }
    return picked;
  }
  async function puzzlesSheet(): Promise<Made> {
    const asked = Number(chosen.grade);
    const puzzles: { run: Run; grade: number; board: Position; isLarge: boolean }[] = [];
    let full = 0;
    for (const [puzzle, grade] of await pickPuzzles()) {
      const run = await study.ask('run', puzzle, 'give_up');
      const board = positionAt(run.rules, run.position);
      const isLarge = board.columns >= large;
      const share = shareOfPage(isLarge);
      if (full + share > 1.001) continue;
      full += share;
      puzzles.push({ run, grade, board, isLarge });
    }
    // Two large boards side by side, then three small ones.
    puzzles.sort((one, other) => Number(other.isLarge) - Number(one.isLarge));
    const entry = (board: Board, isLarge: boolean, said: string) =>
      html`<div class=${isLarge ? 'large' : ''}>${figure({ ...board, hasCoordinates: true }, said)}</div>`;
    const questions: TemplateResult[] = [];
    const solutions: TemplateResult[] = [];
    for (const [at, { run, board, isLarge }] of puzzles.entries()) {
      const question = machines.puzzle(at + 1, run.side, commonWords.rulesOf(run.rules), run.value);
      questions.push(entry(board, isLarge, question));
      const cell = run.line[0];
      const solution = `${machines.diagramOf(at + 1, run.side, cell)}. ${await solutionOf(run)}`;
      const shown = { ...withMove(board, cell), notes: new Map([[cell, { look: 'last' } as const]]) };
      solutions.push(entry(shown, isLarge, solution));
    }
    const right = puzzles.filter(({ grade }) => grade === asked).length;
    const sheet = html`
      <section class="sheet-page">
        ${sheetOf(machines.puzzlesTitle, html`<div class="fronts puzzles-of-sheet">${questions}</div>`)}
      </section>
      <section class="sheet-page">${sheetOf(machines.solutionsTitle, html`<div class="fronts moves-of-game">${solutions}</div>`)}</section>`;
    return { sheet, told: right < puzzles.length ? machines.fewOf(right, puzzleWords.gradeNames[asked]) : '' };
  }
  /** Why a move is worth what it is, in a sentence; empty if the study cannot say.
   * @param where rules, position and moves before it */
  async function reasonOf(where: string[], cell: CellName, about: Pick<MoveOfReason, 'mark' | 'misere' | 'steps'>) {
    const { reasons, value } = await study.ask('judge', ...where, cell);
    return withReason('', reasons, { ...about, value }).trim();
  }
  /** Why the first move is right; where the game is drawn, also what else there is to find. */
  async function solutionOf({ rules, position, side, value, line, turns }: Run) {
    const known = knownRules(rules);
    if (!known) return '';
    const steps = (moves: CellName[]) => stepsOf({ rules: known, start: position, moves: [], mark: side }, moves);
    const about = { mark: side, misere: known.misere, steps };
    const reason = await reasonOf([rules, position, '-'], line[0], about).catch(() => '');
    const others = value === 'draw' ? steps(line.slice(0, 2 * turns - 1)).slice(1) : [];
    return [reason, ...others.map(stepText)].join(' ');
  }
  async function gameSheet(view: View): Promise<Made> {
    if (view.moves.length === 0) return { sheet: null, told: machines.noMoves };
    if (!view.can_analyse) return { sheet: null, told: remarkWords.refused.no_help() };
    const start = startOf(view);
    const diagrams: TemplateResult[] = [];
    for (const [number, cell] of view.moves.entries()) {
      const before = [view.rules, start, view.moves.slice(0, number).join('.') || '-'];
      const after = [view.rules, start, view.moves.slice(0, number + 1).join('.')];
      const mark = markOfMove(view, number);
      const stands = await study.ask('stand', ...after);
      const about = { mark, misere: view.misere, steps: stepsFrom(view, number) };
      const reason = await reasonOf(before, cell, about).catch(() => '');
      const caption = `${machines.diagramOf(number + 1, mark, cell)}. ${reason}`.trim();
      diagrams.push(figure({ ...positionOf(stands), hasCoordinates: true }, caption));
    }
    return sheetOf(
      `${machines.gameTitle}: ${words.rules(view)}`,
      html`<div class="fronts moves-of-game">${diagrams}</div>${paragraph(view.moves.join(' '))}`,
    );
  }
  const makers: Record<Sheet, () => Made | Promise<Made>> = {
    paperX: () => paperSheet('X'),
    paperO: () => paperSheet('O'),
    puzzles: puzzlesSheet,
    blank: () => blankSheet(gameOf(bridge)),
    game: () => gameSheet(gameOf(bridge)),
    made: async () => lessonsSheet((await lessons.made()) ?? []),
    opened: async () => lessonsSheet((await lessons.opened()) ?? []),
  };
  const isThere = (name: Sheet) =>
    name === chosen.sheet || (name !== 'made' && name !== 'opened') || lessons[name]() !== null;

  const choose = (now: Partial<typeof chosen>) => {
    chosen = { ...chosen, ...now };
    prepare();
  };
  const choicesOfPuzzles = () => [
    selectView(
      machines.board,
      'board-of-sheet',
      [['any', machines.allBoards], ...boardsOfPuzzles.map((text): Option => [text, commonWords.rulesOf(text)])],
      chosen.puzzlesOf,
      (puzzlesOf) => choose({ puzzlesOf }),
    ),
    selectView(
      machines.grade,
      'grade-of-sheet',
      puzzleWords.grades.map((name, at) => [`${at + 1}`, name]),
      chosen.grade,
      (grade) => choose({ grade }),
    ),
  ];
  const draw = () =>
    render(
      html`
        <div>
        <p>${machines.printablesText}</p>
        ${selectView(
          machines.sheet,
          'sheet-to-print',
          Object.entries(machines.sheets).filter(([name]) => isThere(name as Sheet)),
          chosen.sheet,
          (sheet) => choose({ sheet: sheet as Sheet }),
        )}
        ${chosen.sheet === 'puzzles' ? choicesOfPuzzles() : nothing}
        <p class="actions">
          <button type="button" class="primary" ?hidden=${!made && told !== machines.loading}
            @click=${printIt}>${machines.print}</button>
          <button type="button" ?hidden=${chosen.sheet !== 'puzzles'} @click=${prepare}>${machines.otherPuzzles}</button>
        </p>
        <p aria-live="polite">${told}</p>
        </div>
        <div class="sheet-preview" role="region" aria-label=${machines.preview} tabindex="0" ?hidden=${!made}>
          <div class="printable">${made}</div>
        </div>`,
      content,
    );
  function prepare() {
    wanted += 1;
    const mine = wanted;
    [made, told] = [null, machines.loading];
    draw();
    making = Promise.resolve()
      .then(makers[chosen.sheet])
      .catch(() => ({ sheet: null, told: machines.failed }))
      .then((now) => {
        if (mine !== wanted) return;
        [made, told] = 'told' in now ? [now.sheet, now.told] : [now, ''];
        draw();
      });
  }
  async function printIt() {
    await making;
    if (made) printSheet(made);
  }
  return {
    title: machines.printables,
    note: () => machines.printablesNote,
    content,
    /** Shows this sheet when it opens next. */
    choose(sheet: Sheet) {
      chosen.sheet = sheet;
    },
    open() {
      prepare();
      content.querySelector('select')?.focus();
    },
  };
}

export const figure = (board: Board, caption: string = '') =>
  html`<figure>${picture(board)}${caption ? html`<figcaption>${caption}</figcaption>` : nothing}</figure>`;

/** Prints this sheet, and nothing else of the page. */
export function printSheet(sheet: TemplateResult) {
  document.querySelector('.printed')?.remove();
  const printed = make('div', { className: 'printed printable' });
  render(sheet, printed);
  document.body.append(printed);
  addEventListener('afterprint', () => printed.remove(), { once: true });
  print();
}

export const sheetOf = (title: string, content: unknown) => html`<h1>${title}</h1>${content}`;
