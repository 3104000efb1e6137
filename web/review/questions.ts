// Asks about each mistake as a question on the board (task/task.ts). Every move that keeps the result is right; a wrong
// try is crossed out and refuted on the board; the user can give up and be shown the answer. Either way the answer comes
// with its reason, and can be stepped through. The game stays as it is.
// Where nothing is proven, a try that the review has not looked at is judged when it is made.
import { html, render } from 'lit-html';
import { element, make } from '../dom.ts';
import { reviewWords } from '../words/en/review.ts';
import { reasonWords } from '../words/en/reasons.ts';
import { analysisWords } from '../words/en/analysis.ts';
import { sideName } from './own-mistakes.ts';
import { makePointer, makePresses } from '../task/board.ts';
import { isOver, newState, pairsIn, pressOn, reduce, withReason, type Verdict, type Words } from '../task/task.ts';
import { stepsFrom } from '../analysis/line-steps.ts';
import { notesOfPairs } from '../analysis/pairs.ts';
import { chanceOf, costsTooMuch, isFarOff } from '../analysis/values.ts';
import { isFree } from '../board/names.ts';
import { headline } from '../feedback/sentences.ts';
import { words as playWords } from '../words/en/play.ts';
import type { Context } from '../context.ts';
import type { MoveOfReason } from '../words/en/reasons.ts';
import type { CellName, Explanation, KnownValue, ReviewedMove, View } from '../program/contract.ts';
import type { Note } from '../board/grid.ts';
import type { Layers } from '../board/notes.ts';
import type { ExplanationPart } from '../analysis/explanation.ts';
import type { LinePlayer } from '../analysis/line.ts';

/** The moves that are shown as the answer: all that are proven to keep the result, or what looks best. */
const answerOf = ({ keeps, best, before }: ReviewedMove) => (before.value === null ? best : keeps);

/** The verdict on a try; `unknown` until the program has looked at it, where the review has not proven that it gives the
 * result away. */
export function verdictOn(move: ReviewedMove, cell: CellName): 'right' | 'wrong' | 'same' | 'unknown' {
  if (cell === move.cell) return 'same';
  if (answerOf(move).includes(cell)) return 'right';
  return move.keeps_all ? 'wrong' : 'unknown';
}

/** The verdict on a try that the program has looked at: right if it is no mistake itself and costs less than half as much
 * of the chance to win as the move that was played. Of a win that was missed, only one that wins is right. */
export function verdictOfLook({ before, after }: ReviewedMove, found: KnownValue): 'right' | 'wrong' {
  if (before.value === 'win') return found.value === 'win' ? 'right' : 'wrong';
  const [best, played = 0, now] = [before, after, found].map(chanceOf);
  if (best === undefined || now === undefined || costsTooMuch(best, now)) return 'wrong';
  return best - now < (best - played) / 2 ? 'right' : 'wrong';
}

/** What the chances say where nothing is proven: of an answer beside the move that was played, of a wrong try beside the
 * best move. */
export function byChance(view: View, move: ReviewedMove, found: Explanation, isAnswer: boolean) {
  const { side, ply, cell: played, before, after } = move;
  const { cell, line } = found;
  const [best = 0, was = 0, now = 0] = [before, after, found].map(chanceOf);
  const steps = stepsFrom(view, ply)(line[0] === cell ? line : [cell]);
  // The review has said what the position is worth: no move of it is worth more.
  if (isAnswer) return reasonWords.beside(side, cell, played, Math.min(now, best), was, steps);
  const isFar = isFarOff({ ...view, moves: [...view.moves.slice(0, ply), cell] }, ply);
  return [isFar ? reasonWords.farOff(cell) : '', reasonWords.costs(side, best, now, steps[1])]
    .filter(Boolean)
    .join(' ');
}

export function makeQuestions(
  context: Context & {
    layers: Layers;
    line: LinePlayer;
    explanation: ExplanationPart;
    /** @param result how many were found; empty before the last */
    ended: (result: string) => void;
  },
) {
  const { bridge, grid, layers, line, explanation, narrator, ended } = context;
  let moves: ReviewedMove[] = [];
  let at = 0;
  /** The id of the game that they are from. */
  let game = '';
  /** How many were found at the first try, and how many later. */
  let found = { first: 0, later: 0 };
  let isOpen = false;
  let state = newState();
  /** The latest try, or the answer: the move whose reasons are asked for; empty without one. */
  let tried = '';
  /** The latest one that was wrong. */
  let crossed = '';
  const words: Words = { looking: reviewWords.looking, over: () => '', lost: '' };

  /** The outcome, in place of the question, and the pairs that it speaks of. */
  let said = '';
  let pairs: CellName[] = [];
  /** What it begins with once it is the answer, and the right moves. */
  let answer = { text: '', cells: [] as CellName[] };
  const bar = make('section', {
    className: 'line-bar question-bar',
    'aria-label': reviewWords.questions,
    hidden: true,
  });
  element('side').prepend(bar);

  const isAnswered = () => isOver(state);
  const question = () => {
    const { side } = moves[at];
    return reviewWords.question(moves[at], at + 1, moves.length, sideName(bridge.view, side));
  };
  const stepThrough = () => {
    const shown = bridge.explanation;
    if (shown && shown.cell === tried)
      line.open(shown, isAnswered() ? 1 : 2, { text: reviewWords.backToQuestion, act: showAnswer });
  };
  const show = () => {
    if (!isOpen) return;
    pointer.follow();
    const { explanation: shown } = bridge;
    // A try that is still being looked at may turn out to be right.
    const hasLine = state.stage !== 'asking' && shown?.cell === tried && shown.line.length > 1;
    const button = (text: string, isShown: boolean, act: () => void, look = '') => html`
      <button type="button" class=${look} ?hidden=${!isShown} @click=${act}>${text}</button>`;
    render(
      html`
        <p>${said || question()}</p>
        <p class="actions">
          ${button(reviewWords.giveUp, !isAnswered(), reveal)}
          ${button(at + 1 === moves.length ? reviewWords.finish : reviewWords.next, isAnswered(), step, 'primary')}
          ${button(reviewWords.leave, true, () => leave())}
          ${button(isAnswered() ? analysisWords.playLine : reviewWords.refute, hasLine, stepThrough)}
        </p>`,
      bar,
    );
  };
  /** @param paired the pairs that it speaks of */
  const say = (text: string, paired: CellName[] = []) => {
    const isMore = said !== '' && text !== said && text.startsWith(said);
    const rest = isMore ? text.slice(said.length).trim() : '';
    [said, pairs] = [text, paired];
    annotate();
    show();
    narrator.showHeadline();
    // The ear has the beginning already.
    if (isMore) narrator.add(rest, true);
    else narrator.say(text);
  };
  /** Ticks the answer, or crosses the latest wrong try out. */
  const annotate = () => {
    const { cells } = answer;
    const notes: Map<CellName, Note> = new Map();
    if (crossed && !cells[0]) notes.set(crossed, { spoken: reviewWords.wrongMove, written: '✗', look: 'corner wrong' });
    for (const cell of cells) notes.set(cell, { spoken: reviewWords.goodMove, written: '✓', look: 'corner' });
    layers.show('question', new Map([...notes, ...notesOfPairs(pairs, (cell) => isFree(bridge.view, cell))]));
  };
  /** With the mark in its first cell; before it is known, the board as it was. */
  const showAnswer = () => {
    bridge.send(`preview ${answer.cells[0] ?? 'none'}`);
    annotate();
  };
  /** The text, and what shows that it is so, with the pairs that this speaks of. */
  const withProof = (text: string, shown: Explanation, more: Partial<MoveOfReason> = {}): [string, CellName[]] => {
    if (shown.value === null && chanceOf(shown) !== undefined)
      return [`${text} ${byChance(bridge.view, moves[at], shown, isAnswered())}`, []];
    const about = { ...aboutTry(shown), ...more };
    return [withReason(text, shown.reasons, about), pairsIn(shown.reasons, about)];
  };
  const aboutTry = (shown: Explanation): MoveOfReason => ({
    mark: moves[at].side,
    misere: bridge.view.misere,
    value: shown.value,
    plies: shown.plies ?? shown.plies_at_most,
    had: moves[at].before.value,
    steps: stepsFrom(bridge.view, moves[at].ply),
  });
  /** The answer, with its reason once that is known; of several right moves that is about the first. */
  const tellAnswer = () => {
    const { text, cells } = answer;
    const { explanation: shown } = bridge;
    const isKnown = shown?.done && shown.cell === tried;
    const more = { only: !cells[1], saysResult: !moves[at].estimated };
    const [proof, paired] = isKnown ? withProof('', shown, more) : ['', []];
    const reason = proof.trim();
    const which = reason && cells[1] && !reason.includes(tried) ? analysisWords.why(tried) : '';
    const told = [text, which, reason].filter(Boolean).join(' ');
    if (told !== said) say(told, paired);
  };
  const finish = (text: string, cells: CellName[]) => {
    answer = { text, cells };
    [tried] = cells;
    showAnswer();
    explanation.ask(moves[at].ply, tried);
    tellAnswer();
    bar.querySelector<HTMLElement>('.primary')?.focus();
  };
  const wrongOf = (cell: CellName, after?: KnownValue['value']) =>
    cell === moves[at].cell ? reviewWords.sameAgain(cell) : reviewWords.wrong(cell, moves[at], after);

  const settle = (verdict: Verdict) => {
    state = reduce(state, { kind: 'verdict', verdict }, words);
  };
  /** @param value what it leads to, if the program has looked */
  const right = (cell: CellName, value: KnownValue['value'] = null) => {
    if (state.tries.length === 0) found.first += 1;
    else found.later += 1;
    settle({ stage: 'solved', said: reviewWords.right(cell, moves[at], value) });
    finish(state.said, [cell]);
  };
  const wrong = (cell: CellName, text: string, paired?: CellName[]) => {
    settle({ stage: 'wrong', said: text });
    crossed = cell;
    say(text, paired);
  };
  const presses = makePresses(bridge, grid, (cell) => {
    if (isAnswered()) return;
    // Each try replaces the one before, even one that is still being looked at.
    settle({ stage: 'asking', moves: [] });
    state = reduce(state, pressOn(bridge.view, cell), words);
    if (!state.asked) {
      narrator.say(state.said);
      return;
    }
    tried = cell;
    const move = moves[at];
    const verdict = verdictOn(move, cell);
    if (verdict === 'right') {
      right(cell);
      return;
    }
    if (verdict === 'unknown') say(state.said);
    else wrong(cell, wrongOf(cell));
    explanation.ask(move.ply, cell);
    show();
  });
  const pointer = makePointer(() => isOpen && !isAnswered());
  narrator.headWith(() => {
    if (!isOpen) return '';
    const { stage } = state;
    return stage === 'asking' || stage === 'playing' ? reviewWords.questions : reviewWords.headings[stage];
  });

  function reveal() {
    state = { ...state, stage: 'given_up' };
    const cells = answerOf(moves[at]);
    finish(reviewWords.answer({ ...moves[at], keeps: cells }), cells);
  }
  function step() {
    at += 1;
    if (at < moves.length) put();
    else {
      const result = reviewWords.solved(found.first, found.later, moves.length);
      leave(true, result);
      bridge.send(`jump ${bridge.view.moves.length}`);
      // Only heard: the review shows it.
      narrator.say('', result);
    }
  }
  /** @param isShown whether the focus is shown: after a tap it would look like a hint */
  function put(isShown = document.activeElement?.matches(':focus-visible')) {
    [state, tried, crossed] = [newState(), '', ''];
    [said, pairs, answer] = ['', [], { text: '', cells: [] }];
    bridge.send(`jump ${moves[at].ply}`);
    showAnswer();
    narrator.showHeadline();
    narrator.say(question());
    show();
    grid.focus(isShown);
  }
  /** @param goesOn whether a paused analysis resumes */
  function leave(goesOn: boolean = true, result: string = '') {
    if (!isOpen) return;
    isOpen = false;
    presses.giveBack(goesOn);
    if (bar.contains(document.activeElement)) grid.focus();
    bar.hidden = true;
    document.documentElement.classList.remove('asking');
    layers.show('question', null);
    bridge.send('preview none');
    narrator.showHeadline();
    // The words about the answer are not about the game.
    narrator.say('', playWords.sentence(headline(bridge.view)));
    // Do this first: a review that ends with it wants no reasons any more.
    ended(result);
    explanation.drop();
  }

  bridge.on('explanation', (shown) => {
    show();
    if (!isOpen || !shown?.done || shown.cell !== tried) return;
    if (isAnswered()) {
      tellAnswer();
      return;
    }
    const { cell } = shown;
    // The program is in the middle of an update, and takes no command now.
    if (verdictOn(moves[at], cell) === 'unknown' && verdictOfLook(moves[at], shown) === 'right')
      queueMicrotask(() => right(cell, shown.value));
    else wrong(cell, ...withProof(wrongOf(cell, shown.value), shown));
  });
  // Going elsewhere in the game, starting another or setting up a position leaves the question.
  bridge.on('view', ({ id, cursor, draft }) => {
    if (isOpen && (draft || id !== game || cursor !== moves[at].ply)) leave(!draft);
  });
  return {
    /** @param isShown whether the focus is shown */
    ask(mistakes: ReviewedMove[], isShown?: boolean) {
      if (mistakes.length === 0) return;
      [moves, at] = [mistakes, 0];
      game = bridge.view.id;
      found = { first: 0, later: 0 };
      bar.hidden = false;
      document.documentElement.classList.add('asking');
      isOpen = true;
      presses.take();
      put(isShown);
    },
    get isAsking() {
      return isOpen;
    },
  };
}
