// The review of a game: every move judged, a summary for each side, the curve, and the mistakes to find
// better moves for. It grows from the end of the game backwards.
import { make, makeButton } from '../dom.ts';
import { why } from '../words/en/why.ts';
import { makeSheet } from '../analysis/sheet.ts';
import { makeCurve } from './curve.ts';
import { chanceOf, mistakesOf, tallyOf, toldAs, type Judged } from './judgements.ts';
import { ownSides } from './own-mistakes.ts';
import { makePaste } from './paste.ts';
import { makeQuestions } from './questions.ts';
import type { Context } from '../context.ts';
import type { Bridge } from '../program/bridge.ts';
import type { Mark, ReviewedMove } from '../program/contract.ts';
import type { Layers } from '../board/layers.ts';
import type { ExplanationPart } from '../analysis/explanation.ts';
import type { LinePlayer } from '../analysis/line.ts';
import type { Judging } from './judging.ts';

/** One sentence and three numbers. */
function makeSummary(mark: Mark) {
  const sentence = make('p');
  const numbers = make('dl', { className: 'numbers-of' });
  return {
    element: make('div', { className: `summary ${mark.toLowerCase()}` }, sentence, numbers),
    show({ review, moves }: Judged) {
      const own = [...moves.values()].filter(({ side }) => side === mark);
      const tally = tallyOf(own, review.done);
      sentence.textContent = why.summary(mark, tally);
      numbers.replaceChildren(
        ...why
          .numbers(tally)
          .map(([name, count]) =>
            make('div', {}, make('dt', { textContent: name }), make('dd', { textContent: String(count) })),
          ),
      );
    },
  };
}

/** The moves and how each is judged. */
function makeJudgedMoves(bridge: Bridge, jump: (ply: number) => void) {
  const list = make('ol', { className: 'judged', 'aria-label': why.listOfJudgements });
  const shown: Map<number, HTMLButtonElement> = new Map();
  const markCurrent = () => {
    for (const [ply, button] of shown) {
      button.ariaCurrent = ply + 1 === bridge.view.cursor ? 'step' : null;
    }
  };
  const makeItem = (move: ReviewedMove) => {
    const { ply, side, cell, estimated } = move;
    const told = toldAs(move);
    const button = makeButton('', () => jump(ply + 1), {
      ariaLabel: why.judgedMove(move, told),
      title: why.judged(move, told, chanceOf(move.before), chanceOf(move.after)),
    });
    button.append(
      make('span', { className: 'number', textContent: String(ply + 1) }),
      make('b', { className: side.toLowerCase(), textContent: cell }),
      make('span', { className: `sign ${told}${estimated ? ' estimate' : ''}`, textContent: why.signs[told] }),
      make('span', { textContent: why.judgement(told, estimated) }),
    );
    shown.set(ply, button);
    return make('li', {}, button);
  };
  bridge.on('view', markCurrent);
  return {
    element: list,
    show({ moves }: Judged) {
      for (const ply of shown.keys()) {
        if (moves.has(ply)) continue;
        shown.get(ply)?.parentElement?.remove();
        shown.delete(ply);
      }
      for (const move of [...moves.values()].sort((one, another) => another.ply - one.ply)) {
        if (shown.has(move.ply)) continue;
        const item = makeItem(move);
        const next = [...shown.keys()].filter((ply) => ply > move.ply);
        const before = next.length > 0 ? shown.get(Math.min(...next))?.parentElement : null;
        list.insertBefore(item, before ?? null);
      }
      markCurrent();
    },
  };
}

export function makeReview(
  context: Context & { layers: Layers; line: LinePlayer; explanation: ExplanationPart; judging: Judging },
) {
  const { bridge, grid, explanation, judging, narrator } = context;
  /** Opened by a hand, and not closed since. */
  let open = false;
  /** That all moves are judged, whoever listens has been told. */
  let isTold = false;
  const jump = (ply: number) => bridge.send(`jump ${ply}`);

  /** The mistakes that are asked about: your own, and all where nobody here has played. */
  const askedOf = (judged: Judged) => {
    const own = ownSides(bridge.view);
    return mistakesOf(judged).filter(({ side }) => own[side] || (!own.X && !own.O));
  };

  const progress = make('p', { className: 'told' });
  const summaries = { x: makeSummary('X'), o: makeSummary('O') };
  const moves = makeJudgedMoves(bridge, jump);
  const curve = makeCurve({ bridge, jump });
  const find = makeButton('', () => {
    if (!judging.judged) return;
    sheet.hide();
    questions.ask(askedOf(judging.judged));
  });
  find.className = 'primary';
  const results = make(
    'div',
    {},
    make('div', { className: 'summaries' }, summaries.x.element, summaries.o.element),
    make('p', { className: 'actions spread' }, find),
    make('h3', { textContent: why.curve }),
    curve.element,
    moves.element,
  );
  const reasons = make('div');
  const leave = makeButton(why.close, () => end());
  const paste = makePaste({ bridge, begin: () => begin() });
  const panel = make(
    'section',
    { className: 'review', 'aria-label': why.review, ariaLabel: why.review, hidden: true },
    make(
      'div',
      { className: 'head' },
      make('div', { className: 'panel-head' }, make('h2', { textContent: why.review, tabIndex: -1 }), leave),
      progress,
    ),
    results,
    reasons,
    paste,
  );
  const sheet = makeSheet(panel, () => end());
  const questions = makeQuestions({
    ...context,
    ended() {
      // Of another game, or of one behind a position that is set up, there is no review to go back to.
      if (!judging.judged || bridge.view.draft) end();
      else if (open) sheet.open();
    },
  });

  const show = (judged: Judged) => {
    const { review } = judged;
    summaries.x.show(judged);
    summaries.o.show(judged);
    moves.show(judged);
    curve.show(review.plies, judged.moves);
    const count = askedOf(judged).length;
    find.hidden = count === 0;
    find.textContent = why.find(count);
    progress.textContent = review.done
      ? why.reviewed(tallyOf([...judged.moves.values()], true))
      : why.reviewing(judged.moves.size, review.plies);
    if (review.done && !isTold) narrator.add(progress.textContent);
    isTold = review.done;
  };
  function end() {
    if (!open) return;
    open = false;
    if (sheet.isBeside && panel.contains(document.activeElement)) grid.focus();
    panel.hidden = true;
    explanation.use('review', null);
    sheet.close();
    judging.want('review', false);
  }
  function begin() {
    const none = bridge.view.moves.length === 0;
    open = true;
    isTold = false;
    panel.hidden = false;
    results.hidden = none;
    progress.textContent = none ? why.nothingToReview : '';
    sheet.open();
    explanation.use('review', reasons);
    judging.want('review', true);
    if (judging.judged) show(judging.judged);
    panel.querySelector('h2')?.focus({ preventScroll: true });
  }

  judging.onChange((judged) => {
    if (!open) return;
    if (judged) show(judged);
    // The moves have changed, so that they are another game.
    else if (!questions.isAsking) end();
  });
  return { open: begin };
}
