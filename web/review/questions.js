// Each mistake comes back as a question on the board. Every move that keeps the result is right; a wrong
// try is answered by its refutation; one can give up and be shown. Presses on the board are answers as long
// as a question stands, and the game is left as it is.
import { element, make, makeButton } from '../dom.js';
import { why } from '../words/why.js';
import { sentencesOf } from '../analysis/explanation.js';
import { indexOf } from '../board/names.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { CellName, ReviewedMove } from '../program/contract.d.ts'
 * @import { Grid } from '../board/grid.js'
 * @import { Layers } from '../board/layers.js'
 * @import { ExplanationPart } from '../analysis/explanation.js'
 * @import { LinePlayer } from '../analysis/line.js'
 * @import { Narrator } from '../feedback/narrator.js'
 */

/** What a try is. @param {ReviewedMove} move @param {CellName} cell
 * @returns {'right' | 'wrong' | 'same'} */
export function verdictOn({ cell: played, keeps }, cell) {
  if (keeps.includes(cell)) return 'right';
  return cell === played ? 'same' : 'wrong';
}

/** @param {{ bridge: Bridge, grid: Grid, layers: Layers, line: LinePlayer, explanation: ExplanationPart, narrator: Narrator, ended: () => void }} parts */
export function makeQuestions({ bridge, grid, layers, line, explanation, narrator, ended }) {
  /** @type {ReviewedMove[]} */
  let moves = [];
  let at = 0;
  let found = 0;
  let asking = false;
  /** The question that stands has been answered. */
  let answered = false;
  /** The last wrong try. */
  let tried = '';
  let analysed = false;

  const text = make('p');
  const answer = make('p');
  const refute = makeButton(why.refute, () => {
    const shown = bridge.explanation;
    if (shown && shown.cell === tried) line.open(shown.ply, shown.line, 2, listen);
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
  /** @param {CellName[]} cells */
  const markRight = (cells) =>
    layers.show(
      'question',
      new Map(cells.map((cell) => [cell, { spoken: why.goodMove, written: '✓', look: 'corner' }])),
    );

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
      answered = true;
      found += tried === '' ? 1 : 0;
      bridge.send(`preview ${cell}`);
      markRight([cell]);
      say(why.right(cell, move.before));
      show();
      next.focus();
      return;
    }
    tried = cell;
    say(verdict === 'same' ? why.sameAgain(cell) : why.wrong(cell, move.before));
    explanation.ask(move.ply, cell);
    show();
  }

  function reveal() {
    answered = true;
    tried ||= moves[at].cell;
    markRight(moves[at].keeps);
    say(why.answer(moves[at].keeps, moves[at].before));
    show();
    next.focus();
  }
  function step() {
    at += 1;
    if (at < moves.length) put();
    else {
      narrator.say(why.solved(found, moves.length));
      leave();
    }
  }
  function listen() {
    if (asking) grid.capture(take);
  }
  function put() {
    answered = false;
    tried = '';
    answer.textContent = '';
    text.hidden = false;
    bridge.send('preview none');
    bridge.send(`jump ${moves[at].ply}`);
    layers.show('question', new Map());
    text.textContent = why.question(moves[at], at + 1, moves.length);
    narrator.say(text.textContent);
    show();
    grid.capture(take);
    grid.enter();
  }
  function leave() {
    if (!asking) return;
    asking = false;
    bar.hidden = true;
    document.documentElement.classList.remove('asking');
    grid.capture(null);
    layers.show('question', null);
    bridge.send('preview none');
    if (analysed) bridge.send('analyse on');
    ended();
  }

  bridge.on('explanation', (shown) => {
    show();
    if (!asking || answered || !shown || shown.cell !== tried || !shown.done) return;
    const { side: mark, before } = moves[at];
    const [first] = sentencesOf(shown, { mark, misere: bridge.view.misere, value: shown.value });
    if (shown.reasons.length > 0) say(`${why.wrong(tried, before)} ${first}`);
  });
  // Whoever goes elsewhere in the game has left the question.
  bridge.on('view', (view) => {
    if (asking && view.cursor !== moves[at].ply) leave();
  });
  return {
    /** @param {ReviewedMove[]} mistakes */
    ask(mistakes) {
      if (mistakes.length === 0) return;
      [moves, at, found, asking] = [mistakes, 0, 0, true];
      bar.hidden = false;
      document.documentElement.classList.add('asking');
      analysed = bridge.thoughts.analysis !== null;
      if (analysed) bridge.send('analyse off');
      put();
    },
    get isAsking() {
      return asking;
    },
  };
}
