// A search step by step: minimax and alpha-beta on a position of tic-tac-toe. The program searches and reports each
// step; here the user goes through them, forwards and backwards.
import { html, render } from 'lit-html';
import { picture } from '../board/board-view.ts';
import { make } from '../dom.ts';
import { choiceView, type Choice } from '../forms/field-views.ts';
import { otherMark } from '../program/contract.ts';
import { lessonWords } from '../words/en/lessons.ts';
import { machines } from '../words/en/machines.ts';
import { empty, ticTacToe, withMove } from '../board/positions.ts';
import { freeCells, positionsOf } from './positions.ts';
import type { Bridge } from '../program/bridge.ts';
import type { SearchAnswer, SearchStep, Ask } from '../study/study.ts';
import type { Slide, Wall, WallAct } from './wall.ts';

/** The boards from the root to a step, and how many boards were looked at by then. */
export function pathAt(position: string, steps: SearchStep[], at: number) {
  const path: SearchStep[] = [];
  let looked = 0;
  for (const step of steps.slice(0, at + 1)) {
    path.length = step.depth;
    path.push(step);
    if (step.kind === 'looks') looked += 1;
  }
  let board = ticTacToe(position);
  const boards = path.map(({ cell }) => {
    if (cell) board = withMove(board, cell);
    return board;
  });
  return { path, boards, looked };
}

function nextCut(steps: SearchStep[], at: number) {
  const found = steps.findIndex(({ kind }, index) => index > at && kind === 'cuts');
  return found < 0 ? at : found;
}

/** @param mover who made the move that led here */
function sentenceOf(steps: SearchStep[], at: number, mover: 'X' | 'O') {
  const now = steps[at];
  if (now.kind === 'looks') return machines.looks(now.cell, mover, now.over === true);
  if (now.kind === 'cuts') return machines.cuts(now.alpha, now.beta, now.left_out ?? [], mover);
  const wasCut = steps[at - 1]?.kind === 'cuts';
  return wasCut ? machines.settlesAtMost(now.value ?? 0) : machines.settles(now.value ?? 0);
}

type Method = 'minimax' | 'alphabeta';

export function makeSearch({ ask, bridge, wall }: { ask: Ask; bridge: Bridge; wall: Wall }) {
  const content = make('div', { className: 'search beside' });
  let positions: Choice[] = [];
  let position = empty;
  let method: Method = 'alphabeta';
  let told = '';
  let answer: SearchAnswer | null = null;
  let at = 0;

  /** The parts of a step: its board, those that led there, and the ways to other steps. */
  function partsOf({ steps, position: root, all_steps: all, method: shown }: SearchAnswer) {
    const { path, boards, looked } = pathAt(root, steps, at);
    const figures = boards.map((board, depth) => {
      const { cell = '', alpha, beta } = path[depth];
      const caption = `${cell} ${shown === 'alphabeta' ? machines.bounds(alpha, beta) : ''}`;
      return html`<figure>${picture(board)}<figcaption>${caption}</figcaption></figure>`;
    });
    const mover = otherMark(boards[boards.length - 1].toMove);
    const way = (name: string, key: string, to: number) => {
      const isOff = to === at || to < 0 || to >= steps.length;
      return { name, keys: [key], act: () => go(to), isOff };
    };
    return {
      here: figures.pop(),
      before: html`<div class="fronts search-path">${figures}</div>`,
      said: html`<p class="answer task" aria-live="polite">${sentenceOf(steps, at, mover)}</p>`,
      place: html`
        <p class="place">${machines.stepOf(at + 1, all)}. ${machines.lookedAt(looked)}.
          ${all > steps.length ? machines.onlyFirst(steps.length) : ''}</p>`,
      ways: [
        way(machines.toStart, 'S', 0),
        way(machines.back, 'P', at - 1),
        way(machines.step, 'N', at + 1),
        way(machines.nextCut, 'C', nextCut(steps, at)),
        way(machines.toEnd, 'E', steps.length - 1),
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
    return { texts: html`<h2>${machines.search}</h2>${said}${before}${place}`, board: here, acts: ways };
  };
  const draw = () => {
    render(
      html`
        <div>
          <p>${machines.searchText}</p>
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
    const [minimax, alphabeta] = await Promise.all([ask('search', 'minimax', from), ask('search', 'alphabeta', from)]);
    // Another search was asked for since.
    if (position !== from || method !== by) return;
    if (minimax && alphabeta) {
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
      positions = positionsOf(bridge.view);
      // Few enough free cells to follow.
      const [first] = positions.find(([text]) => freeCells(text) <= 5) ?? positions[0];
      return begin(first, 'alphabeta');
    },
  };
}
