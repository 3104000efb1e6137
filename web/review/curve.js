// The curve of a game: a point for each position, X winning above, O below, draws in the middle. Each point
// is a button that goes there; the same stands in a table.
import { markOfMove } from '../board/names.js';
import { make } from '../dom.js';
import { why } from '../words/why.js';
import { curveOf } from './judgements.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { Judged, Point } from './judgements.js'
 */

const shape = 'http://www.w3.org/2000/svg';

/** In per cent from the top. @param {number} height */
const top = (height) => 50 + height * 42;

/** One line for each stretch of known points. @param {Point[]} points */
function pathOf(points) {
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

/** @param {{ bridge: Bridge, jump: (ply: number) => void }} parts */
export function makeCurve({ bridge, jump }) {
  const svg = document.createElementNS(shape, 'svg');
  const path = document.createElementNS(shape, 'path');
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(path);
  const points = make('div', { className: 'points', role: 'group', 'aria-label': why.curve });
  const plot = make('div', { className: 'curve' }, svg, points);
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
  let written = '';

  /** @param {Point} point @param {Judged} judged */
  const describe = ({ ply, known, mark, turns }, { moves }) => {
    const cell = bridge.view.moves[ply - 1] ?? '';
    const value = known ? why.standing(known, mark) : why.standing({ value: null, plies: null, proven: false }, 'X');
    const judgement = moves.get(ply - 1)?.judgement;
    const name = why.curvePoint(ply, markOfMove(bridge.view, ply - 1), cell, value);
    return {
      name: turns ? `${name}, ${why.turningPoint}` : name,
      value,
      judgement: judgement ? why.judgements[judgement] : '',
    };
  };
  /** @param {Point} point @param {Judged} judged */
  const makePoint = (point, judged) => {
    const { name } = describe(point, judged);
    const button = make('button', { type: 'button', ariaLabel: name, title: name, tabIndex: -1 });
    button.dataset.ply = String(point.ply);
    if (point.height !== null) {
      const dot = make('span', { className: `dot ${point.height === 0 ? 'draw' : point.height < 0 ? 'x' : 'o'}` });
      dot.classList.toggle('turn-point', point.turns);
      dot.style.top = `${top(point.height)}%`;
      button.append(dot);
    }
    return button;
  };
  /** @param {Point} point @param {Judged} judged */
  const makeLine = (point, judged) => {
    const { value, judgement } = describe(point, judged);
    const move = point.ply === 0 ? '0' : `${point.ply}. ${bridge.view.moves[point.ply - 1]}`;
    return make(
      'tr',
      {},
      make('th', { scope: 'row', textContent: move }),
      make('td', { textContent: value }),
      make('td', { textContent: judgement }),
    );
  };
  const buttons = () => /** @type {HTMLButtonElement[]} */ ([...points.children]);
  const markCurrent = () => {
    buttons().forEach((button, ply) => {
      button.ariaCurrent = ply === bridge.view.cursor ? 'step' : null;
      button.tabIndex = ply === bridge.view.cursor ? 0 : -1;
    });
  };

  points.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) jump(Number(button.dataset.ply));
  });
  points.addEventListener('keydown', (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] ?? 0;
    const all = buttons();
    const next = all[all.indexOf(/** @type {HTMLButtonElement} */ (event.target)) + step];
    if (step === 0 || !next) return;
    event.preventDefault();
    next.focus();
  });
  bridge.on('view', markCurrent);
  return {
    element: make('div', {}, plot, make('p', {}, make('small', { textContent: why.curveNote })), table),
    /** @param {Judged} judged */
    show(judged) {
      const curve = curveOf(judged);
      const text = JSON.stringify(curve);
      if (text === written) return;
      written = text;
      svg.setAttribute('viewBox', `0 0 ${curve.length} 100`);
      path.setAttribute('d', pathOf(curve));
      const focused = buttons().indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
      points.replaceChildren(...curve.map((point) => makePoint(point, judged)));
      body.replaceChildren(...curve.map((point) => makeLine(point, judged)));
      markCurrent();
      if (focused >= 0) buttons()[focused]?.focus();
    },
  };
}
