// A search step by step: minimax and alpha-beta on a position of tic-tac-toe. The program searches and tells each
// step; here one goes through them, forwards and backwards.
import { make, makeButton } from '../dom.ts';
import { makeChoice, makeField, makeSelect } from '../forms/fields.ts';
import { otherMark } from '../program/mark.ts';
import { machines } from '../words/en/machines.ts';
import { makeDiagram, standing, withMove } from './board.ts';
import { positionsOf } from './positions.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Ask } from './ask.ts';
import type { SearchAnswer, SearchStep } from '../study/machine-answers.ts';

/** The boards from the one asked about to where a step is, and how many have been looked at until then. */
export function pathAt(position: string, steps: SearchStep[], at: number) {
  const path: SearchStep[] = [];
  let looked = 0;
  for (const step of steps.slice(0, at + 1)) {
    path.length = step.depth;
    path.push(step);
    if (step.kind === 'looks') looked += 1;
  }
  let board = standing('3,3,3', position);
  const boards = path.map(({ cell }) => {
    if (cell) board = withMove(board, cell);
    return board;
  });
  return { path, boards, looked };
}

export function makeSearch({ ask, bridge }: { ask: Ask; bridge: Bridge }) {
  let answer: SearchAnswer | null = null;
  let at = 0;
  const from = makeSelect('search-from', {});
  const method = makeChoice('search-method', machines.method, Object.entries(machines.methods), begin);
  const told = make('p', { ariaLive: 'polite' });
  const place = make('p', { className: 'place' });
  const said = make('p', { className: 'answer', ariaLive: 'polite' });
  const line = make('div', { className: 'fronts search-path' });
  const back = makeButton(machines.back, () => go(at - 1));
  const step = makeButton(machines.step, () => go(at + 1), { className: 'primary' });
  const cut = makeButton(machines.nextCut, () => go(nextCut()));
  const start = makeButton(machines.toStart, () => go(0));
  const end = makeButton(machines.toEnd, () => go((answer?.steps.length ?? 1) - 1));
  const content = make(
    'div',
    { className: 'search' },
    make('p', { textContent: machines.searchText }),
    makeField(machines.searchFrom, from),
    method.set,
    told,
    line,
    said,
    place,
    make('p', { className: 'actions spread' }, start, back, step, cut, end),
  );

  const nextCut = () => {
    const found = answer?.steps.findIndex(({ kind }, index) => index > at && kind === 'cuts') ?? -1;
    return found < 0 ? at : found;
  };
  /** @param mover who made the move that led here */
  const sentence = (now: SearchStep, mover: 'X' | 'O') => {
    if (now.kind === 'looks') return machines.looks(now.cell, mover, now.over === true);
    if (now.kind === 'cuts') return machines.cuts(now.alpha, now.beta, now.left_out ?? []);
    const wasCut = answer?.steps[at - 1]?.kind === 'cuts';
    return wasCut ? machines.settlesAtMost(now.value ?? 0) : machines.settles(now.value ?? 0);
  };
  const show = () => {
    if (!answer) return;
    const { steps, position, all_steps: all } = answer;
    const { path, boards, looked } = pathAt(position, steps, at);
    line.replaceChildren(
      ...boards.map((board, depth) =>
        make(
          'figure',
          { className: depth + 1 === boards.length ? 'here' : '' },
          makeDiagram(board),
          make('figcaption', {
            textContent: `${path[depth].cell ?? ''} ${answer?.method === 'alphabeta' ? machines.bounds(path[depth].alpha, path[depth].beta) : ''}`,
          }),
        ),
      ),
    );
    const here = boards[boards.length - 1];
    said.textContent = sentence(steps[at], otherMark(here.toMove));
    place.textContent = `${machines.stepOf(at + 1, all)}. ${machines.lookedAt(looked)}. ${all > steps.length ? machines.onlyFirst(steps.length) : ''}`;
    const last = steps.length - 1;
    for (const [button, off] of [
      [back, at === 0],
      [start, at === 0],
      [step, at === last],
      [end, at === last],
      [cut, nextCut() === at],
    ] as const)
      button.ariaDisabled = String(off);
  };
  function go(next: number) {
    at = Math.max(0, Math.min(next, (answer?.steps.length ?? 1) - 1));
    show();
  }
  async function begin() {
    told.textContent = machines.loading;
    const [minimax, alphabeta] = await Promise.all(
      ['minimax', 'alphabeta'].map((name) => ask('search', name, from.value)),
    );
    if (!minimax || !alphabeta) {
      told.textContent = machines.failed;
      return;
    }
    told.textContent = machines.counted(minimax.nodes, alphabeta.nodes);
    answer = method.value === 'minimax' ? minimax : alphabeta;
    go(0);
  }
  from.addEventListener('change', begin);
  return {
    title: machines.search,
    note: () => machines.searchNote,
    content,
    open() {
      const positions = positionsOf(bridge.view);
      from.replaceChildren(...positions.map(({ position, text }) => new Option(text, position)));
      // Few enough free cells to follow.
      from.value = positions.find(({ position }) => position.split('.').length - 1 <= 5)?.position ?? from.value;
      method.value = 'alphabeta';
      return begin();
    },
  };
}
