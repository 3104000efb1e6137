// A search step by step: minimax and alpha-beta on a position of tic-tac-toe. The program searches and reports each
// step; here the user goes through them, forwards and backwards.
import { html, render } from 'lit-html';
import { picture, type Board } from '../board/board-view.ts';
import { make } from '../dom.ts';
import { choiceView, type Choice } from '../forms/field-views.ts';
import { otherMark } from '../program/contract.ts';
import { lessonWords } from '../words/en/lessons.ts';
import { machines, type ValueBound } from '../words/en/machines.ts';
import { empty, ticTacToe, withMove, type Position } from '../board/positions.ts';
import { gameOf } from '../task/board.ts';
import { freeCells, positionsOf } from './starting-positions.ts';
import type { Bridge } from '../program/bridge.ts';
import type { SearchAnswer, SearchStep, Ask } from '../study/study.ts';
import type { Slide, Wall, WallAct } from './wall.ts';

/** A board on the way to a step, with its bounds and, in its cells, what its moves are worth, as known by then. `isFull`
 * until something about its moves stays unknown, `isBetter` once one of them has improved a bound. */
interface Stop extends Pick<SearchStep, 'cell' | 'alpha' | 'beta'> {
  board: Position;
  notes: NonNullable<Board['notes']>;
  isFull: boolean;
  isBetter: boolean;
}

/** Whether a settled value is exact, or only how low or how high the board's value is at least or at most. Nothing is
 * better than a win or worse than a loss, so some bounds say all, and some nothing. */
function boundOf({ isFull, isBetter, alpha, beta, board }: Stop, value: number): ValueBound {
  const isCut = (alpha ?? -Infinity) >= (beta ?? Infinity);
  const isLeast = (board.toMove === 'X') === isBetter;
  if (isFull || (isBetter && !isCut) || value === (isLeast ? 1 : -1)) return 'exact';
  if (value === (isLeast ? -1 : 1)) return 'none';
  return isLeast ? 'least' : 'most';
}

/** The boards from the root to a step, how many were looked at by then, and what the step says of its value: whether
 * that is exact, and whether it is better for who chose it than what they had. The program reports the bounds of a
 * step's own board; those of the boards before it change with every value that comes back. */
export function pathAt(position: string, steps: SearchStep[], at: number) {
  const path: Stop[] = [];
  let looked = 0;
  let bound: ValueBound = 'exact';
  let isNews = false;
  for (const { kind, depth, cell, alpha, beta, value = 0, left_out = [] } of steps.slice(0, at + 1)) {
    const before = path[depth - 1];
    if (kind === 'looks') {
      looked += 1;
      const board = before && cell ? withMove(before.board, cell) : ticTacToe(position);
      const notes: Stop['notes'] = new Map(cell ? [[cell, { look: 'last' }]] : []);
      path.splice(depth, path.length, { cell, alpha, beta, board, notes, isFull: true, isBetter: false });
      continue;
    }
    path.length = depth + 1;
    const here = path[depth];
    for (const skipped of left_out) here.notes.set(skipped, { written: machines.skipped });
    if (kind === 'cuts') here.isFull = false;
    if (kind !== 'settles' || !before || !cell) continue;
    bound = boundOf(here, value);
    before.notes.set(cell, { written: machines.worth(value, bound) });
    const side = before.board.toMove === 'X' ? 'alpha' : 'beta';
    const old = before[side];
    isNews = old === null || (side === 'alpha' ? value > old : value < old);
    if (isNews) Object.assign(before, { [side]: value, isBetter: true });
    if (bound !== 'exact') before.isFull = false;
  }
  return { path, looked, bound, isNews };
}

function nextCut(steps: SearchStep[], at: number) {
  const found = steps.findIndex(({ kind }, index) => index > at && kind === 'cuts');
  return found < 0 ? at : found;
}

function sentenceOf(steps: SearchStep[], at: number, { path, bound, isNews }: ReturnType<typeof pathAt>) {
  const { kind, cell, alpha, beta, value = 0, over = false, left_out = [] } = steps[at];
  const mover = otherMark(path[path.length - 1].board.toMove);
  if (kind === 'looks') return machines.looks(cell, mover, over ? (steps[at + 1]?.value ?? null) : null);
  if (kind === 'cuts') return machines.cuts(alpha, beta, left_out, mover);
  return cell ? machines.settles(value, bound, mover, isNews) : machines.ends(value);
}

type Method = 'minimax' | 'alphabeta';

export function makeSearch({ ask, bridge, wall }: { ask: Ask; bridge: Bridge; wall: Wall }) {
  const content = make('div', { className: 'search beside' });
  let positions: Choice[] = [];
  let position = empty;
  let method: Method = 'alphabeta';
  let told = '';
  let answer: SearchAnswer | null = null;
  /** What the first board is worth. */
  let worth = 0;
  let at = 0;

  /** The parts of a step: its board, those that led there, and the ways to other steps. */
  function partsOf({ steps, position: root, all_steps: all, method: shown }: SearchAnswer) {
    const known = pathAt(root, steps, at);
    const figures = known.path.map(({ board, cell, alpha, beta, notes }) => {
      const bounds = shown === 'alphabeta' ? machines.bounds(alpha, beta) : [];
      return html`
        <figure>${picture({ ...board, notes })}
          <figcaption>${cell}${cell && bounds.length > 0 ? ':' : ''} ${bounds.map((bound) => html`<span>${bound}</span> `)}</figcaption></figure>`;
    });
    const way = (name: string, keys: string[], to: number) => {
      const isOff = to === at || to < 0 || to >= steps.length;
      return { name, keys, act: () => go(to), isOff };
    };
    return {
      here: figures.pop(),
      before: html`<div class="fronts search-path">${figures}</div>`,
      said: html`
        <p class="answer task" aria-live="polite">${sentenceOf(steps, at, known)}
          ${all > steps.length && at === steps.length - 1 ? machines.onlyFirst(steps.length, worth) : ''}</p>`,
      place: html`
        <p class="place">${machines.stepOf(at + 1, all)}. ${machines.lookedAt(known.looked)}.</p>`,
      ways: [
        way(machines.toStart, ['S', 'Home'], 0),
        way(machines.back, ['P', 'PageUp', 'ArrowLeft'], at - 1),
        way(machines.step, ['N', 'PageDown', 'ArrowRight'], at + 1),
        way(machines.nextCut, ['C'], nextCut(steps, at)),
        way(machines.toEnd, ['E', 'End'], steps.length - 1),
      ],
    };
  }
  function stepView(found: SearchAnswer) {
    const { here, before, said, place, ways } = partsOf(found);
    const button = ({ name, act, isOff }: WallAct) => html`
      <button type="button" class=${name === machines.step ? 'primary' : ''} aria-disabled=${isOff} @click=${act}>${name}</button>`;
    // Buttons and sentence come first, so that a longer path does not move them.
    return html`
      <p class="actions">${ways.map(button)}</p>
      ${said}
      <div class="search-boards">${here}${before}</div>
      ${place}`;
  }
  const slide = (): Slide => {
    const { here, before, said, place, ways } = partsOf(answer as SearchAnswer);
    return { texts: html`<h2>${machines.search}</h2>${said}${place}`, board: here, row: before, acts: ways };
  };
  const draw = () => {
    render(
      html`
        <div>
          <p>${machines.searchText} ${machines.methodTexts[method]}</p>
          ${choiceView(machines.searchFrom, 'search-from', positions, position, (value) => begin(value, method), 'positions')}
          ${choiceView(machines.method, 'search-method', Object.entries(machines.methods), method, (value) =>
            begin(position, value as Method),
          )}
          <p class="aside"><button type="button" data-act="project" aria-disabled=${!answer}
            @click=${() => answer && wall.open(slide)}>${lessonWords.projector}</button></p>
        </div>
        <div>
          <p aria-live="polite">${told}</p>
          ${answer && stepView(answer)}
        </div>`,
      content,
    );
    wall.redraw();
  };
  function go(to: number) {
    at = Math.max(0, Math.min(to, (answer?.steps.length ?? 1) - 1));
    draw();
  }
  async function begin(from: string, by: Method) {
    [position, method, told] = [from, by, machines.loading];
    draw();
    const [minimax, alphabeta, known] = await Promise.all([
      ask('search', 'minimax', from),
      ask('search', 'alphabeta', from),
      ask('tree', from),
    ]);
    // Another search was asked for since.
    if (position !== from || method !== by) return;
    if (minimax && alphabeta && known) {
      worth = { X: 1, draw: 0, O: -1 }[known.winner];
      told = machines.counted(minimax.nodes, alphabeta.nodes);
      answer = method === 'minimax' ? minimax : alphabeta;
    } else told = machines.failed;
    go(0);
  }
  return {
    title: machines.search,
    note: () => machines.searchNote,
    content,
    open() {
      positions = positionsOf(gameOf(bridge));
      // Few enough free cells to follow.
      const [first] = positions.find(([text]) => freeCells(text) <= 5) ?? positions[0];
      return begin(first, 'alphabeta');
    },
  };
}
