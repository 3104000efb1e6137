// The curve of a game: a point for each position, X winning above, O below, draws in the middle. Each point is a button
// that goes there; a table says the same.
import { html, nothing, render } from 'lit-html';
import { markOfMove } from '../board/names.ts';
import { stepInRow } from '../board/row-keys.ts';
import { make } from '../dom.ts';
import { reviewWords } from '../words/en/review.ts';
import { analysisWords } from '../words/en/analysis.ts';
import { opposite } from '../analysis/values.ts';
import { otherMark } from '../program/contract.ts';
import { curveOf, toldAs, type Judged, type Judging, type Point } from './judgements.ts';
import type { Bridge } from '../program/bridge.ts';

/** In per cent from the top. */
const top = (height: number) => 50 + height * 42;

/** One line for each stretch of known points. */
const pathOf = (points: Point[]) =>
  points
    .map(({ ply, height }, index) => {
      if (height === null) return '';
      const isOpen = (points[index - 1]?.height ?? null) !== null;
      return `${isOpen ? 'L' : 'M'}${ply + 0.5} ${top(height)}`;
    })
    .join('');

/** A known point has the colour of the side that is ahead, and is hollow without a proof. */
function classOf({ known, height, turns }: Point) {
  if (height === null) return '';
  const side = height === 0 ? 'draw' : height < 0 ? 'X' : 'O';
  return `dot ${known?.value ? side : `${side} guess`}${turns ? ' turn-point' : ''}`;
}

/** A chance is that of the side that moved. */
const saidOf = ({ known, mark, ply }: Point) =>
  known?.value === null && ply > 0
    ? analysisWords.standing(opposite(known), otherMark(mark))
    : analysisWords.standing(known ?? { value: null, plies: null, proven: false }, mark);

export function makeCurve({ bridge }: { bridge: Bridge }) {
  const graph = make('div');
  const table = make('div');
  let curve: Point[] = [];
  let moves: Judged['moves'] = new Map();
  let isTable = false;

  const pointView = (point: Point) => {
    const { ply, turns, height } = point;
    const cell = bridge.view.moves[ply - 1] ?? '';
    const name = reviewWords.curvePoint(ply, markOfMove(bridge.view, ply - 1), cell, saidOf(point));
    const text = turns ? `${name}, ${reviewWords.turningPoint}` : name;
    const isHere = ply === bridge.view.cursor;
    return html`
      <button type="button" title=${text} tabindex=${isHere ? 0 : -1}
        aria-current=${isHere ? 'step' : nothing} @click=${() => bridge.send(`jump ${ply}`)}
        ><span class=${classOf(point)} .style=${`top: ${top(height ?? 0)}%`}></span></button>`;
  };
  const lineView = (point: Point) => {
    const { ply } = point;
    const move = moves.get(ply - 1);
    return html`
      <tr>
        <th scope="row">${ply === 0 ? '0' : `${ply}. ${bridge.view.moves[ply - 1]}`}</th>
        <td>${saidOf(point)}</td>
        <td>${move ? reviewWords.judgement(toldAs(move), move) : ''}</td>
      </tr>`;
  };
  const unfold = ({ target }: Event) => {
    const details = target as HTMLDetailsElement;
    isTable = details.open;
    draw();
    if (isTable) details.scrollIntoView();
  };
  const draw = () => {
    if (curve.length === 0) return;
    render(
      html`
        <div class="curve">
          <svg preserveAspectRatio="none" aria-hidden="true" viewBox="0 0 ${curve.length} 100"><path d=${pathOf(curve)}/></svg>
          <div class="points" role="group" aria-label=${reviewWords.curve} @keydown=${stepInRow}>${curve.map(pointView)}</div>
        </div>`,
      graph,
    );
    render(
      html`
        <details @toggle=${unfold}>
          <summary>${reviewWords.asTable}</summary>
          <p><small>${reviewWords.curveNote}</small></p>
          <div class="wide" tabindex="0" role="region" aria-label=${reviewWords.curve}>
            <table>
              <thead><tr>${reviewWords.curveColumns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
              <tbody>${isTable ? curve.map(lineView) : nothing}</tbody>
            </table>
          </div>
        </details>`,
      table,
    );
  };
  bridge.on('view', draw);
  return {
    graph,
    table,
    /** @param plies of the game on the board
     * @param judged so far */
    show(plies: number, judged: Judged['moves']) {
      [curve, moves] = [curveOf(plies, judged), judged];
      draw();
    },
  };
}

/** The curve of the game beside the values of its moves: it fills from the end backwards, and follows the game. Moves
 * are judged for it only while it is open. */
export function makeGameCurve({ bridge, judging }: { bridge: Bridge; judging: Judging }) {
  const curve = makeCurve({ bridge });
  const element = make('details', { className: 'game-curve' });
  let analysing = false;
  let game = '';

  const isOpen = () => analysing && element.open;
  const draw = (told: string) =>
    render(
      html`<summary>${reviewWords.curve}</summary><p class="told" ?hidden=${!told}>${told}</p><div ?hidden=${bridge.view.moves.length === 0}>${curve.graph}${curve.table}</div>`,
      element,
    );
  const show = () => {
    if (!isOpen()) return;
    const { length } = bridge.view.moves;
    if (length === 0) draw(reviewWords.nothingToReview);
    else draw(judging.judged?.review.done ? '' : reviewWords.reviewing(judging.moves.size, length));
    curve.show(length, judging.moves);
  };
  /** What is judged begins anew with each move. */
  const follow = () => {
    const { id, moves } = bridge.view;
    const now = `${id} ${moves.join('.')}`;
    if (now === game) return;
    game = now;
    if (isOpen()) judging.want('curve', true);
    show();
  };
  const settle = () => {
    judging.want('curve', isOpen());
    show();
  };

  bridge.on('view', follow);
  judging.onChange(show);
  element.addEventListener('toggle', settle);
  draw('');
  follow();
  return {
    element,
    /** Tells it whether the analysis is on. */
    use(on: boolean) {
      analysing = on;
      settle();
    },
  };
}
