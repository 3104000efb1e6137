// The review of a game: every move judged, a summary for each side, the curve, and the mistakes as questions. It grows
// from the end of the game backwards.
import { html, nothing, render } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { markOfMove } from '../board/names.ts';
import { centre, stepInRow } from '../board/row-keys.ts';
import { make } from '../dom.ts';
import { reviewWords, type Told } from '../words/en/review.ts';
import { analysisWords } from '../words/en/analysis.ts';
import { makeSheet } from '../analysis/sheet.ts';
import { chanceOf } from '../analysis/values.ts';
import { makeCurve } from './curve.ts';
import { inOrder, questionsOf, tallyOf, toldAs, type Judged, type Judging } from './judgements.ts';
import { ownSides, sideName } from './own-mistakes.ts';
import { makeQuestions } from './questions.ts';
import { makeGameField, openGame } from '../records/open-game.ts';
import type { Views } from '../analysis/views.ts';
import type { Layers } from '../board/notes.ts';
import type { ExplanationPart } from '../analysis/explanation.ts';
import type { LinePlayer } from '../analysis/line.ts';
import type { Context } from '../context.ts';
import type { Mark, ReviewedMove, View } from '../program/contract.ts';

const marks: Mark[] = ['X', 'O'];
/** Moves in a row of the list, where there is room. */
const inRow = 4;

/** The form to paste another game for review, in any notation. */
function makePaste({ bridge, narrator, begin }: Pick<Context, 'bridge' | 'narrator'> & { begin: () => void }) {
  const details = make('details');
  const draw = () =>
    render(
      html`
        <summary>${reviewWords.paste}</summary>
        ${given.view()}
        <p class="actions"><button type="button" @click=${take}>${reviewWords.pasteGo}</button></p>`,
      details,
    );
  const given = makeGameField('paste-moves', { bridge }, draw);
  function take() {
    const game = given.take();
    if (!game) return;
    details.open = false;
    openGame({ bridge, narrator }, game);
    begin();
  }
  draw();
  details.addEventListener('toggle', () => details.open && details.scrollIntoView());
  return details;
}

/** The moves of one side. */
function tallyFor(mark: Mark, { review, moves }: Judged, view: View) {
  const judged = [...moves.values()].filter(({ side }) => side === mark);
  const all = view.moves.filter((_, ply) => markOfMove(view, ply) === mark);
  return tallyOf(judged, review.done, all.length);
}

const summaryOf = (mark: Mark, judged: Judged, view: View) =>
  reviewWords.summary(sideName(view, mark), tallyFor(mark, judged, view));

const signView = (told: Told) => html`<span class="sign ${told}" aria-hidden="true">${reviewWords.signs[told]}</span>`;

/** What a side did, and in numbers once they are final. */
function summaryView(mark: Mark, judged: Judged, view: View) {
  const tally = tallyFor(mark, judged, view);
  const numbers = reviewWords.numbers(tally).map(
    ([told, name, count]) => html`
      <div><dt>${name}</dt><dd>${told.map(signView)} ${count}</dd></div>`,
  );
  return html`
    <div class="summary ${mark}">
      <p>${summaryOf(mark, judged, view)}</p>
      ${tally.done && tally.judged > 0 ? html`<dl class="numbers-of">${numbers}</dl>` : nothing}
    </div>`;
}

export function makeReview(
  context: Context & { layers: Layers; line: LinePlayer; explanation: ExplanationPart; judging: Judging; views: Views },
) {
  const { bridge, grid, explanation, judging, narrator, views } = context;
  /** Where the game stood when it was opened. */
  let from = { id: '', ply: 0 };
  /** The verdict has been announced. */
  let isTold = false;
  /** How many better moves were found when the questions were last answered; empty before. */
  let found = '';

  /** The moves to ask about: the user's own, or all if nobody here has played. */
  const askedOf = (judged: Judged) => {
    const own = ownSides(bridge.view);
    return questionsOf(judged).filter(({ side }) => own[side] || (!own.X && !own.O));
  };
  /** Hidden until the user opens it, and from when it is closed. */
  const panel = make('section', { className: 'review', ariaLabel: reviewWords.review, hidden: true });
  const curve = makeCurve({ bridge });
  const reasons = make('div', { className: 'of-move' });
  const paste = makePaste({ bridge, narrator, begin: () => begin() });
  const sheet = makeSheet(
    panel,
    () => close(),
    () => panel.hidden || draw(),
  );
  const questions = makeQuestions({
    ...context,
    ended(result) {
      found = result;
      // After another game, or behind a position being set up, there is no review to go back to.
      if (!judging.judged || bridge.view.draft) end();
      else if (!panel.hidden) sheet.open();
    },
  });

  const go = (ply: number) => {
    bridge.send(`jump ${ply}`);
    // In the sheet the moves stay in sight while it scrolls, and the reasons are right below them.
    reasons.closest('.sheet')?.scrollTo({ top: 0 });
  };
  const keepInSight = () => {
    const current = panel.querySelector<HTMLElement>('.judged [aria-current]');
    const list = current?.closest('ol');
    if (current && list) centre(list, current);
  };
  /** A game that O begins leaves the first place empty. */
  const offset = () => (markOfMove(bridge.view, 0) === 'O' ? 1 : 0);
  /** @param reached the ply of the one that Tab leads to */
  const moveView = (move: ReviewedMove, reached: number) => {
    const { ply, side, cell, estimated } = move;
    const told = toldAs(move);
    return html`
      <li class=${side} .style=${`--column: ${1 + ((ply + offset()) % inRow)}`}><button type="button" aria-label=${reviewWords.judgedMove(move, told)}
        title=${reviewWords.judged(move, told, chanceOf(move.before), chanceOf(move.after))}
        aria-current=${ply + 1 === bridge.view.cursor ? 'step' : nothing} tabindex=${ply === reached ? 0 : -1}
        @click=${() => go(ply + 1)}
        ><span class="number">${ply + 1}</span><b class=${side}>${cell}</b
        ><span class="sign ${told}${estimated ? ' estimate' : ''}">${reviewWords.signs[told]}</span></button></li>`;
  };
  const questionsView = (asked: ReviewedMove[]) => {
    const find = () => {
      // The focus is lost with the sheet.
      const isShown = document.activeElement?.matches(':focus-visible');
      sheet.hide();
      questions.ask(asked, isShown);
    };
    return html`
      <p class="actions"><button type="button" class="primary" @click=${find}>${reviewWords.find(asked.length)}</button></p>`;
  };
  const listView = (judged: Judged) => {
    const moves = inOrder([...judged.moves.values()]);
    const current = bridge.view.cursor - 1;
    const reached = judged.moves.has(current) ? current : (moves[0]?.ply ?? 0);
    return html`<ol class="judged" aria-label=${reviewWords.listOfJudgements} @keydown=${stepInRow}>${repeat(
      moves,
      ({ ply }) => ply,
      (move) => moveView(move, reached),
    )}</ol>`;
  };
  const endOf = ({ moves }: Judged) => reviewWords.reviewed(tallyOf([...moves.values()], true));
  /** How far it is, until it is final. */
  const progressView = (done: number, all: number) => {
    const told = reviewWords.reviewing(done, all);
    return html`${told} <progress max=${all} .value=${done} aria-label=${told}></progress>`;
  };
  /** What is announced once all moves are judged. */
  const verdictOf = (judged: Judged) =>
    [endOf(judged), ...marks.map((mark) => summaryOf(mark, judged, bridge.view))].join(' ');
  const draw = () => {
    const { judged } = judging;
    const { length } = bridge.view.moves;
    const isNothing = length === 0;
    const told = judged?.review.done ? endOf(judged) : progressView(judged?.moves.size ?? 0, length);
    if (judged) curve.show(judged.review.plies, judged.moves);
    const graph = html`<div ?hidden=${isNothing || !judged}>${curve.graph}</div>`;
    const said = html`<span class="told">${isNothing ? reviewWords.nothingToReview : told}</span>`;
    const has = judged && !isNothing;
    const list = has ? listView(judged) : nothing;
    const lines = `--lines: ${Math.ceil((length + offset()) / inRow)}`;
    const summaries = has
      ? html`<div class="summaries">${marks.map((mark) => summaryView(mark, judged, bridge.view))}</div>`
      : nothing;
    const asked = has && judged.review.done ? askedOf(judged) : [];
    const isAsked = asked.length > 0;
    const question = isAsked ? questionsView(asked) : nothing;
    const first = isAsked ? question : said;
    const last = isAsked ? said : nothing;
    // Beside the board the graph, the moves and the way to the mistakes keep their places above the texts, which scroll.
    // A sheet has little room: the moves are its head, and all else follows.
    const { isBeside } = sheet;
    // The reason of the move on the board comes first; at the end of the game, which explains little, the way to the
    // mistakes does.
    const isEnd = bridge.view.cursor === length && isAsked;
    const way = isBeside ? nothing : first;
    const texts = [isEnd ? way : nothing, reasons, isEnd ? nothing : way, isBeside ? nothing : graph, summaries, last];
    const foundView = found && isAsked ? html`<p class="found">${found}</p>` : nothing;
    const more = html`<div class="more">${has ? curve.table : nothing}${paste}</div>`;
    render(
      html`
        <div class="head">
          <div class="panel-head"><h2 class="heard" tabindex="-1">${reviewWords.review}</h2><button type="button" @click=${close}>${analysisWords.close}</button></div>
          ${isBeside ? first : list}
        </div>
        ${isBeside ? html`${graph}<div class="rows" .style=${lines}>${list}</div><div class="of-game">${foundView}${texts}${more}</div>` : [foundView, texts, more]}`,
      panel,
    );
  };
  const show = (judged: Judged) => {
    draw();
    keepInSight();
    if (judged.review.done && !isTold) narrator.say('', verdictOf(judged));
    isTold = judged.review.done;
  };
  function end() {
    if (panel.hidden) return;
    if (sheet.isBeside && panel.contains(document.activeElement)) grid.focus();
    panel.hidden = true;
    explanation.use('review', null);
    views.end('review');
    sheet.close();
    judging.want('review', false);
  }
  /** Closes it by hand, and goes back to where it was opened: for a finished game that is its end. */
  function close() {
    if (panel.hidden) return;
    end();
    const { id, cursor, draft } = bridge.view;
    if (id === from.id && cursor !== from.ply && !draft) bridge.send(`jump ${from.ply}`);
    // The button that opened it may be gone.
    if (!document.activeElement?.closest('.page > :not(.sheet)')) grid.focus();
  }
  function begin() {
    from = { id: bridge.view.id, ply: bridge.view.cursor };
    isTold = false;
    found = '';
    panel.hidden = false;
    draw();
    sheet.open();
    views.begin('review', () => explanation.use('review', reasons));
    judging.want('review', true);
    if (judging.judged) show(judging.judged);
    panel.querySelector('h2')?.focus({ preventScroll: true });
  }

  /** The move that was current when the list was last scrolled. */
  let shown = -1;
  bridge.on('view', ({ cursor }) => {
    if (panel.hidden) return;
    draw();
    if (cursor === shown) return;
    shown = cursor;
    keepInSight();
    reasons.closest('.of-game')?.scrollTo({ top: 0 });
  });
  judging.onChange((judged) => {
    if (panel.hidden) return;
    if (judged) show(judged);
    // The moves have changed: it is another game now.
    else if (!questions.isAsking) end();
  });
  return { open: begin };
}
