// The curve of a game: a point for each position, X winning above, O below, draws in the middle. Each point
// is a button that goes there; the same stands in a table.
import { markOfMove } from '../board/names.ts';
import { make, makeShape } from '../dom.ts';
import { why } from '../words/en/why.ts';
import { curveOf, toldAs, type Point } from './judgements.ts';
import type { Bridge } from '../program/bridge.ts';
import type { ReviewedMove } from '../program/contract.ts';

/** In per cent from the top. */
const top = (height: number) => 50 + height * 42;

/** One line for each stretch of known points. */
function pathOf(points: Point[]) {
  let open = false;
  return points
    .map(({ ply, height }) => {
      if (height === null) {
        open = false;
        return '';
      }
      const step = `${open ? 'L' : 'M'}${ply + 0.5} ${top(height)}`;
      open = true;
      return step;
    })
    .join('');
}

/** A point that is known looks like who is ahead, and is hollow as long as that is no proof. */
function classOf({ known, height, turns }: Point) {
  if (height === null) return '';
  const side = height === 0 ? 'draw' : height < 0 ? 'x' : 'o';
  return `dot ${known?.value ? side : `${side} guess`}${turns ? ' turn-point' : ''}`;
}

/** The buttons of a curve. */
function makePoints() {
  const element = make('div', { className: 'points', role: 'group', 'aria-label': why.curve });
  const points: { button: HTMLButtonElement; dot: HTMLElement }[] = [];
  const add = () => {
    const dot = make('span');
    const button = make('button', { type: 'button', tabIndex: -1 }, dot);
    button.dataset.ply = String(points.length);
    points.push({ button, dot });
    element.append(button);
  };
  return {
    element,
    show(curve: Point[], name: (point: Point) => string) {
      while (points.length < curve.length) add();
      for (const { button } of points.splice(curve.length)) button.remove();
      curve.forEach((point, ply) => {
        const { button, dot } = points[ply];
        const text = name(point);
        if (button.title !== text) Object.assign(button, { title: text, ariaLabel: text });
        dot.className = classOf(point);
        dot.style.top = `${top(point.height ?? 0)}%`;
      });
    },
    /** @param current the one that stands on the board */
    mark(current: number) {
      points.forEach(({ button }, ply) => {
        button.ariaCurrent = ply === current ? 'step' : null;
        button.tabIndex = ply === current ? 0 : -1;
      });
    },
  };
}

export function makeCurve({ bridge, jump }: { bridge: Bridge; jump: (ply: number) => void }) {
  const path = makeShape('path', {});
  const svg = makeShape('svg', { preserveAspectRatio: 'none', 'aria-hidden': 'true' }, path);
  const points = makePoints();
  const plot = make('div', { className: 'curve' }, svg, points.element);
  const body = make('tbody');
  const head = make('tr', {}, ...why.curveColumns.map((textContent) => make('th', { scope: 'col', textContent })));
  const table = make(
    'details',
    {},
    make('summary', { textContent: why.asTable }),
    make(
      'div',
      { className: 'wide', tabIndex: 0, role: 'region', 'aria-label': why.curve },
      make('table', {}, make('thead', {}, head), body),
    ),
  );
  let shown: { curve: Point[]; moves: Map<number, ReviewedMove> } = { curve: [], moves: new Map() };
  let written = '';
  let inTable = '';

  const saidOf = ({ known, mark }: Point) => why.standing(known ?? { value: null, plies: null, proven: false }, mark);
  const nameOf = (point: Point) => {
    const { ply, turns } = point;
    const cell = bridge.view.moves[ply - 1] ?? '';
    const name = why.curvePoint(ply, markOfMove(bridge.view, ply - 1), cell, saidOf(point));
    return turns ? `${name}, ${why.turningPoint}` : name;
  };
  const makeLine = (point: Point) => {
    const { ply } = point;
    const move = shown.moves.get(ply - 1);
    return make(
      'tr',
      {},
      make('th', { scope: 'row', textContent: ply === 0 ? '0' : `${ply}. ${bridge.view.moves[ply - 1]}` }),
      make('td', { textContent: saidOf(point) }),
      make('td', { textContent: move ? why.judgement(toldAs(move), move.estimated) : '' }),
    );
  };
  const fillTable = () => {
    if (!table.open || inTable === written) return;
    inTable = written;
    body.replaceChildren(...shown.curve.map(makeLine));
  };

  table.addEventListener('toggle', fillTable);
  points.element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) jump(Number(button.dataset.ply));
  });
  points.element.addEventListener('keydown', (event) => {
    const { target, key } = event;
    const next =
      target instanceof Element &&
      { ArrowLeft: target.previousElementSibling, ArrowRight: target.nextElementSibling }[key];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  });
  bridge.on('view', ({ cursor }) => points.mark(cursor));
  return {
    element: make('div', {}, plot, make('p', {}, make('small', { textContent: why.curveNote })), table),
    /** @param plies of the game on the board
     * @param moves those that are judged, by the number of moves before them */
    show(plies: number, moves: Map<number, ReviewedMove>) {
      const curve = curveOf(plies, moves);
      const text = JSON.stringify([curve, bridge.view.moves]);
      if (text === written) return;
      written = text;
      shown = { curve, moves };
      svg.setAttribute('viewBox', `0 0 ${curve.length} 100`);
      path.setAttribute('d', pathOf(curve));
      points.show(curve, nameOf);
      points.mark(bridge.view.cursor);
      fillTable();
    },
  };
}
