// The analysis: values in the cells and in their names, one verdict, the best moves, and why. Made when it is first
// switched on; while it is off it shows nothing.
import { html, nothing, render } from 'lit-html';
import { element, make, makeButton } from '../dom.ts';
import { analysisWords } from '../words/en/analysis.ts';
import { makeValueList } from './list.ts';
import { makeSheet } from './sheet.ts';
import { keyOf, takeawayOf, movesOf, notesOf, ranks, signs, withFirst, withProofs, type KeyEntry } from './values.ts';
import { isFree, nameAt } from '../board/names.ts';
import type { Views } from './views.ts';
import type { Context } from '../context.ts';
import type { Analysis, CellName } from '../program/contract.ts';
import type { Layers } from '../board/notes.ts';
import type { Highlights } from '../board/highlights.ts';
import type { ExplanationPart } from './explanation.ts';

/** Cells smaller than this, in CSS pixels, have no room for words. */
const roomForWords = 56;
/** In milliseconds: how long a pointer rests on a cell before the analysis asks for the reasons. */
const rest = 250;
/** In milliseconds: a listener waits no longer than this to hear how it looks so far. */
const patience = 5000;

/** @param parts `curve` hears whether the analysis is on */
export function makeAnalysis(
  context: Context & {
    layers: Layers;
    highlights: Highlights;
    explanation: ExplanationPart;
    curve: { element: HTMLElement; use: (on: boolean) => void };
    openReview: () => void;
    views: Views;
  },
) {
  const { bridge, narrator, layers, highlights, explanation, curve, openReview, views } = context;
  const heard = make('p', { className: 'heard', ariaLive: 'polite' });
  const list = makeValueList({ highlights, choose: (cell) => choose(cell) });
  const reasons = make('div');
  const panel = make('section', { className: 'analysis', ariaLabel: analysisWords.analysis, hidden: true });
  const sheet = makeSheet(panel);
  const bar = makeButton('', sheet.open, { className: 'verdict-bar', hidden: true });
  bar.ariaHasPopup = 'dialog';
  element('after').append(bar);
  element('talk').append(heard);
  const review = () => {
    sheet.close();
    openReview();
  };
  /** @param sign what stands in all cells, if it is the same
   * @param key what the signs in the cells say, otherwise */
  const draw = (verdict: string, sign: string, key: KeyEntry[]) => {
    const legend = sign ? html`<span aria-hidden="true">${sign}</span>` : nothing;
    render(
      html`
        <h2 class="head verdict">${legend} ${verdict}</h2>
        ${list.element}
        <div class="of-choice">
          ${reasons}${curve.element}
          <p class="actions">
            <button type="button" ?hidden=${bridge.view.moves.length === 0} @click=${review}>${analysisWords.reviewGame}</button>
          </p>
        </div>`,
      panel,
    );
    const entries = key.map(
      ({ sign, look, text }) => html`<span><span class="sign ${look}">${sign}</span> ${text}</span> `,
    );
    render(
      html`<b>${legend} ${verdict}</b> <small ?hidden=${key.length === 0}>${entries}</small> <span aria-hidden="true">▴</span>`,
      bar,
    );
    const name = analysisWords.openSheet(verdict);
    if (bar.ariaLabel !== name) bar.ariaLabel = name;
  };
  const board = element('board');
  /** In CSS pixels, as last measured. */
  let width = 0;
  let announced = '';
  /** Whether it has taken that long. */
  let isLate = false;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const startWaiting = () => {
    clearTimeout(waiting);
    isLate = false;
    waiting = setTimeout(() => (isLate = true), patience);
  };
  /** The best move in the words of the reasons. */
  let named: CellName | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;

  /** Asks for the reasons for a move in the position on the board. */
  function choose(cell: CellName) {
    explanation.ask(bridge.view.cursor, cell);
    reasons.parentElement?.scrollTo({ top: 0 });
  }
  const show = (analysis: Analysis) => {
    const { to_move: mark, outcome, cells, columns, lands } = bridge.view;
    named = explanation.named();
    const moves = withProofs(withFirst(movesOf(analysis), named), explanation.provenOf);
    const over = outcome !== 'in_progress';
    const best = moves.slice(0, ranks);
    const places = lands.length > 0 ? lands : [...cells].keys();
    const free = [...places].filter((at) => cells[at] === '.').map((at) => nameAt(bridge.view, at));
    const takeaway = over ? null : takeawayOf(moves, free);
    const won = analysis.value === null && moves.find((move) => move.value === 'win');
    const value = { value: null, plies: null, proven: false, ...analysis, ...won };
    const isOpen = analysis.done && value.value === null && value.chance === undefined;
    const verdictText = isOpen && !over ? analysisWords.open : analysisWords.verdict(value, mark, over);
    const text = takeaway ? analysisWords.takeaway(takeaway, free.length) : verdictText;
    // If all moves are equal, the verdict says so, and the cells stay quiet.
    const ends = new Set(moves.map(({ value, plies }) => value === 'loss' && plies));
    const areEqual = takeaway?.cells.length === free.length && ends.size === 1;
    explanation.leaveOut(`${text}.`, takeaway?.kind === 'only_hold' ? takeaway.cells[0] : '');
    if (bar.hidden !== over) bar.hidden = over;
    // The result lies below it.
    if (over) sheet.close();
    // If all moves draw, none of them is best: all are listed.
    const most = takeaway?.kind === 'all_draw' ? Infinity : ranks;
    list.show(moves, mark, over ? 0 : free.length - moves.length, most, text);
    const words = width / columns >= roomForWords;
    if (areEqual) draw(text, signs[moves[0].value ?? 'draw'], []);
    else draw(text, '', over ? [] : keyOf(moves, mark, words, analysisWords));
    const style = words ? 'words' : 'ranks';
    layers.show('values', notesOf(moves, words, analysisWords, areEqual), areEqual ? 'none' : style);
    // Announce only what will not change any more, and once how it looks if that takes long.
    const equal = best.filter((move) => move.value === best[0].value && move.plies === best[0].plies);
    const advice = takeaway ? text : analysisWords.best(equal.map(({ cell }) => cell));
    // What a drawn position teaches says that it is drawn.
    const verdict =
      takeaway && value.value === 'draw'
        ? ''
        : `${isOpen ? analysisWords.open : analysisWords.verdict(value, mark, false)}. `;
    const known = over || best.length === 0 ? '' : `${verdict}${advice}.`;
    const isSettled = analysis.done || (analysis.proven && analysis.plies !== null);
    if ((isSettled || (isLate && announced === '')) && known !== announced) {
      announced = known;
      heard.textContent = known;
    }
  };
  let on = false;
  const follow = () => {
    const { analysis } = bridge.thoughts;
    const begins = analysis !== null && !on;
    const ends = analysis === null && on;
    on = analysis !== null;
    if (begins) {
      document.documentElement.classList.add('analysing');
      panel.hidden = false;
      startWaiting();
      width = board.clientWidth;
      views.begin('analysis', () => explanation.use('analysis', reasons));
      curve.use(true);
    }
    if (analysis) show(analysis);
    if (!ends) return;
    document.documentElement.classList.remove('analysing');
    panel.hidden = true;
    bar.hidden = true;
    sheet.close();
    heard.textContent = '';
    announced = '';
    clearTimeout(resting);
    clearTimeout(waiting);
    layers.show('values', null);
    list.mark('');
    explanation.leaveOut('');
    explanation.use('analysis', null);
    views.end('analysis');
    curve.use(false);
  };

  bridge.on('thoughts', follow);
  // A new game is to be played: with an analysis it would count as one with help. What is said of it stays.
  const end = () => narrator.quietly(() => bridge.send('analyse off'));
  bridge.on('started', ({ how }) => on && ['new', 'rematch'].includes(how) && queueMicrotask(end));
  bridge.on('explanation', () => {
    list.mark(explanation.chosen());
    // The reasons may name another of the best moves, or have a proof where the analysis has a chance.
    if (on && (explanation.named() !== named || bridge.explanation?.value)) follow();
  });
  bridge.on('view', () => {
    announced = '';
    heard.textContent = '';
    list.mark('');
    clearTimeout(resting);
    if (on) startWaiting();
  });
  highlights.onPoint((cell) => {
    clearTimeout(resting);
    if (!on || !cell || explanation.showsPairs) return;
    const judged = !bridge.view.draft && bridge.thoughts.analysis?.moves.length;
    if (judged && isFree(bridge.view, cell)) resting = setTimeout(() => choose(cell), rest);
  });
  new ResizeObserver(() => {
    if (!on) return;
    width = board.clientWidth;
    follow();
  }).observe(board);
  follow();
}
