// Each mistake comes back as a question on the board. Every move that keeps the result is right; a wrong
// try is crossed out and answered by its refutation; one can give up and be shown. Presses on the board are
// answers as long as a question stands, and the game is left as it is. Where nothing is proven a try that the
// review has not looked at is judged when it is made.
import { element, make, makeButton } from '../dom.js';
import { why } from '../words/why.js';
import { sentencesOf } from '../analysis/explanation.js';
import { indexOf } from '../board/names.js';
import { chanceOf } from './judgements.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { CellName, KnownValue, ReviewedMove } from '../program/contract.d.ts'
 * @import { Grid } from '../board/grid.js'
 * @import { Layers } from '../board/layers.js'
 * @import { ExplanationPart } from '../analysis/explanation.js'
 * @import { LinePlayer } from '../analysis/line.js'
 * @import { Narrator } from '../feedback/narrator.js'
 */

/** What a try is; `unknown` until the program has looked at it.
 * @param {ReviewedMove} move @param {CellName} cell
 * @returns {'right' | 'wrong' | 'same' | 'unknown'} */
export function verdictOn({ cell: played, keeps, estimated }, cell) {
  if (keeps.includes(cell)) return 'right';
  if (cell === played) return 'same';
  return estimated ? 'unknown' : 'wrong';
}

/** What a try is that the program has looked at: right if it wins for sure or costs less of the chance to win
 * than what the review holds against the move that was played.
 * @param {ReviewedMove} move @param {KnownValue} found @returns {'right' | 'wrong'} */
export function verdictOfLook({ before, after }, found) {
  const [best, played, now] = [before, after, found].map(chanceOf);
  return now !== undefined && best !== undefined && best - now < (best - (played ?? 0)) / 2 ? 'right' : 'wrong';
}

/** @param {{ bridge: Bridge, grid: Grid, layers: Layers, line: LinePlayer, explanation: ExplanationPart, narrator: Narrator, ended: () => void }} parts */
export function makeQuestions({ bridge, grid, layers, line, explanation, narrator, ended }) {
  /** @type {ReviewedMove[]} */
  let moves = [];
  let at = 0;
  /** How many were found at the first try, and later. */
  let found = { first: 0, later: 0 };
  let asking = false;
  /** Gives the board's presses back. */
  let release = () => {};
  /** The question that stands has been answered. */
  let answered = false;
  /** The last try that was not right, and whether it is still being looked at. */
  let tried = '';
  let looking = false;
  /** The tries that were wrong. @type {Set<CellName>} */
  const wrongTries = new Set();
  let analysed = false;

  const text = make('p');
  const answer = make('p');
  const refute = makeButton(why.refute, () => {
    const shown = bridge.explanation;
    if (shown && shown.cell === tried) line.open(shown.ply, shown.line, 2);
  });
  const giveUp = makeButton(why.giveUp, () => reveal());
  const next = makeButton(why.next, () => step());
  next.className = 'primary';
  const bar = make(
    'section',
    { className: 'line-bar question-bar', 'aria-label': why.find(0).replace(/ \(.*/, ''), hidden: true },
    text,
    answer,
    make(
      'p',
      { className: 'actions' },
      refute,
      giveUp,
      next,
      makeButton(why.leave, () => leave()),
    ),
  );
  element('side').prepend(bar);

  /** @param {string} said */
  const say = (said) => {
    answer.textContent = said;
    text.hidden = true;
    narrator.say(said);
  };
  const show = () => {
    refute.hidden = tried === '' || bridge.explanation?.cell !== tried || bridge.explanation.line.length < 2;
    giveUp.hidden = answered;
    next.hidden = !answered;
  };
  /** @param {CellName[]} cells @param {string} spoken @param {string} written */
  const mark = (cells, spoken, written) =>
    layers.show('question', new Map(cells.map((cell) => [cell, { spoken, written, look: 'corner' }])));
  /** @param {CellName} cell */
  const takeRight = (cell) => {
    answered = true;
    if (wrongTries.size === 0) found.first += 1;
    else found.later += 1;
    looking = false;
    bridge.send(`preview ${cell}`);
    mark([cell], why.goodMove, '✓');
    say(why.right(cell, moves[at]));
    explanation.drop();
    show();
    next.focus();
  };
  /** @param {string} said */
  const takeWrong = (said) => {
    looking = false;
    wrongTries.add(tried);
    mark([tried], why.wrongMove, '✗');
    say(said);
  };

  /** @param {CellName} cell */
  function take(cell) {
    if (answered) return;
    const move = moves[at];
    const free = bridge.view.cells[indexOf(cell, bridge.view.columns)] === '.';
    if (!free) {
      narrator.say(why.taken(cell));
      return;
    }
    const verdict = verdictOn(move, cell);
    if (verdict === 'right') {
      takeRight(cell);
      return;
    }
    tried = cell;
    looking = verdict === 'unknown';
    if (looking) say(why.looking(cell));
    else takeWrong(verdict === 'same' ? why.sameAgain(cell) : why.wrong(cell, move));
    explanation.ask(move.ply, cell);
    show();
  }

  function reveal() {
    answered = true;
    looking = false;
    mark(moves[at].keeps, why.goodMove, '✓');
    say(why.answer(moves[at]));
    explanation.drop();
    show();
    next.focus();
  }
  function step() {
    at += 1;
    if (at < moves.length) put();
    else {
      leave();
      bridge.send(`jump ${bridge.view.moves.length}`);
      narrator.say(why.solved(found.first, found.later, moves.length));
    }
  }
  function put() {
    answered = false;
    looking = false;
    tried = '';
    wrongTries.clear();
    next.textContent = at + 1 === moves.length ? why.finish : why.next;
    answer.textContent = '';
    text.hidden = false;
    bridge.send('preview none');
    bridge.send(`jump ${moves[at].ply}`);
    layers.show('question', new Map());
    text.textContent = why.question(moves[at], at + 1, moves.length);
    narrator.say(text.textContent);
    show();
    grid.enter();
  }
  function leave() {
    if (!asking) return;
    asking = false;
    bar.hidden = true;
    document.documentElement.classList.remove('asking');
    release();
    layers.show('question', null);
    bridge.send('preview none');
    explanation.drop();
    if (analysed) bridge.send('analyse on');
    ended();
  }

  bridge.on('explanation', (shown) => {
    show();
    if (!asking || answered || !shown || shown.cell !== tried || !shown.done) return;
    const move = moves[at];
    if (looking && verdictOfLook(move, shown) === 'right') {
      // The program is telling news, and takes no command before it has done so.
      queueMicrotask(() => takeRight(tried));
      return;
    }
    const [first] = sentencesOf(shown, { mark: move.side, misere: bridge.view.misere, value: shown.value });
    const wrong = tried === move.cell ? why.sameAgain(tried) : why.wrong(tried, move);
    takeWrong(shown.reasons.length > 0 ? `${wrong} ${first}` : wrong);
  });
  // Whoever goes elsewhere in the game has left the question.
  bridge.on('view', (view) => {
    if (asking && view.cursor !== moves[at].ply) leave();
  });
  return {
    /** @param {ReviewedMove[]} mistakes */
    ask(mistakes) {
      if (mistakes.length === 0) return;
      [moves, at, asking] = [mistakes, 0, true];
      found = { first: 0, later: 0 };
      bar.hidden = false;
      document.documentElement.classList.add('asking');
      release();
      release = grid.capture(take);
      analysed = bridge.thoughts.analysis !== null;
      if (analysed) bridge.send('analyse off');
      put();
    },
    get isAsking() {
      return asking;
    },
  };
}
