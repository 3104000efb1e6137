// Michie's machine of matchboxes plays: watch it get better, or play against it. The program has the machine; the page
// only says which games it has played, and draws.
import { html, nothing, render, svg } from 'lit-html';
import { focusBoard, pressableBoard, type Board } from '../board/board-view.ts';
import { cellName, indexOf, nameAt, placeOf } from '../board/names.ts';
import { make } from '../dom.ts';
import { selectView } from '../forms/field-views.ts';
import { remarkWords } from '../words/en/remarks.ts';
import { lessonWords } from '../words/en/lessons.ts';
import { machines } from '../words/en/machines.ts';
import { number } from '../words/intl.ts';
import { empty, ticTacToe, withMove } from '../board/positions.ts';
import { changeProgress, readProgress } from '../storage/progress.ts';
import { figure, printSheet, sheetOf } from './printables.ts';
import type { CellName } from '../program/contract.ts';
import type { Store } from '../storage/store.ts';
import type { BeadAnswer, Matchbox, Ask } from '../study/study.ts';
import type { Slide, Wall } from './wall.ts';

/** An opponent of the machine, and how many games; for a game by hand, the moves played against it. */
type Term = { opponent: string; games: number; replies?: CellName[] };
type Game = NonNullable<BeadAnswer['last']>;

/** The program takes no more games than this. */
const mostGames = 10_000;
const lately = 50;

const tally = (results: string) =>
  ['W', 'D', 'L'].map((letter) => results.split(letter).length - 1) as [number, number, number];

/** The wins minus the losses after each game. */
export function curveOf(results: string) {
  let sum = 0;
  return [0, ...[...results].map((result) => (sum += { W: 1, D: 0, L: -1 }[result] ?? 0))];
}

function graph(values: number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values, 1)];
  const x = (at: number) => ((300 * at) / Math.max(values.length - 1, 1)).toFixed(1);
  const y = (value: number) => (100 - (100 * (value - low)) / Math.max(high - low, 1)).toFixed(1);
  // The numbers at the side stay apart.
  const isApart = (value: number) => value === 0 || Math.abs(Number(y(value)) - Number(y(0))) > 15;
  // The curve is stretched, its numbers are not.
  return html`
    <svg class="graph" role="img" aria-label=${machines.graphOf(values.length - 1, values[values.length - 1])}>
      <svg viewBox="0 0 300 100" preserveAspectRatio="none" width="86%" height="100%">
        <path d="M0 ${y(0)}H300M0 -4V104"/>
        <path class="curve" d="M${values.map((value, at) => `${x(at)} ${y(value)}`).join('L')}"/>
      </svg>
      ${[...new Set([low, 0, high])].filter(isApart).map((value) => svg`<text x="88%" y="${y(value)}%">${number(value)}</text>`)}
    </svg>
    <p>${machines.graph}</p>`;
}

/** A box's front: the board, and the number of beads in each free cell.
 * @param drawn the cell of the bead that came out */
function front({ front: position, beads }: Pick<Matchbox, 'front' | 'beads'>, caption: string, drawn?: CellName) {
  const notes: Board['notes'] = new Map();
  for (const { cell, count } of beads)
    notes.set(cell, { written: number(count), ...(cell === drawn && { look: 'right' }) });
  return figure({ ...ticTacToe(position), notes }, caption);
}

/** Where each cell goes when the board is turned or mirrored, in all eight ways. */
const symmetries = Array.from({ length: 8 }, (_, way) => (cell: CellName) => {
  let { row, column } = placeOf(cell);
  if (way & 4) [row, column] = [column, row];
  return cellName(way & 1 ? 2 - row : row, way & 2 ? 2 - column : column);
});

/** The machine's turns as they were on the board of the game: a box is for a board however it is turned, and its front
 * shows it one way. */
export function turnsOnBoard({ moves, turns }: Pick<Game, 'moves' | 'turns'>) {
  return turns.map((turn, number) => {
    const played = moves[2 * number];
    const board = moves.slice(0, 2 * number).reduce(withMove, ticTacToe(empty));
    const box = ticTacToe(turn.front);
    const isOnBoard = (to: (cell: CellName) => CellName) =>
      to(turn.drawn) === played &&
      [...box.cells].every((mark, index) => mark === board.cells[indexOf(to(nameAt(box, index)), 3)]);
    const to = symmetries.find(isOnBoard) ?? symmetries[0];
    const beads = turn.beads.map(({ cell, count }) => ({ cell: to(cell), count }));
    return { box: turn.box, front: board.cells, beads, drawn: played };
  });
}

/** @param forgotten how many games it has just forgotten */
function resultsIn({ results, last }: BeadAnswer, forgotten: number) {
  if (forgotten > 0) return machines.forgot(forgotten);
  if (results === '') return last ? machines.firstGame : machines.noGames;
  const sentences = [machines.results(...tally(results))];
  if (results.length > lately) sentences.push(machines.lately(lately, ...tally(results.slice(-lately))));
  if (results.length >= mostGames) sentences.push(machines.tooMany(mostGames));
  return sentences.join(' ');
}

const gameView = ({ result, resigned, moves }: Game) => html`
  <h3>${result ? machines.lastGame : machines.thisGame}</h3>
  <p>${result ? `${machines.ended[result]} ` : ''}${resigned ? `${machines.resigned} ` : ''}${moves.join(', ')}</p>`;
/** The boxes that the machine used in a game. */
const boxesView = (game: Game) =>
  html`<div class="fronts">${turnsOnBoard(game).map((turn) => front(turn, machines.drawnFrom(turn.box, turn.drawn), turn.drawn))}</div>`;

/** The state of a game by hand in words, for its player. */
function handIn({ result, resigned, moves }: Game) {
  if (result === null) return machines.handTurn(moves[moves.length - 1]);
  return resigned ? machines.handGivenUp : machines.handEnded[result];
}

const addressOf = (terms: Term[]) =>
  terms.map(({ opponent, games, replies }) => `${opponent}:${replies ? replies.join('.') || '-' : games}`).join() ||
  'none';

/** The inverse of it. */
const termsIn = (address: string): Term[] =>
  address === 'none'
    ? []
    : address.split(',').map((text) => {
        const [opponent, what] = text.split(':');
        if (opponent !== 'hand') return { opponent, games: Number(what) };
        return { opponent, games: 1, replies: what === '-' ? [] : (what.split('.') as CellName[]) };
      });

const gamesIn = (terms: Term[]) => terms.reduce((sum, { games }) => sum + games, 0);

/** The terms with some more games against an opponent. */
function played(terms: Term[], opponent: string, games: number): Term[] {
  const last = terms.at(-1);
  if (last?.opponent !== opponent) return [...terms, { opponent, games }];
  return [...terms.slice(0, -1), { opponent, games: last.games + games }];
}

export function makeMenace({ ask, store, wall }: { ask: Ask; store: Store; wall: Wall }) {
  const content = make('div', { className: 'menace beside' });
  /** Both are kept: the machine remembers what it has learned. */
  let seed = 1;
  let opponent = 'random';
  let terms: Term[] = [];
  /** The moves so far in a game by hand. */
  let hand: CellName[] | null = null;
  /** The game by hand on show, which may be over, and what is said about it. */
  let handGame: Game | null = null;
  let said = '';
  let answer: BeadAnswer | null = null;
  let failed = false;
  /** How many answers are on their way. */
  let asked = 0;
  /** The machine as it was before it forgot, until it plays again. */
  let forgotten: [number, Term[]] | null = null;

  function handBoard({ moves }: Game) {
    const last = moves[moves.length - 1];
    const notes: Board['notes'] = new Map(last ? [[last, { look: 'last' }]] : []);
    return pressableBoard({ ...moves.reduce(withMove, ticTacToe(empty)), notes }, machines.handBoard, press);
  }
  const handView = (game: Game) => html`
    <section class="by-hand">
      <p class="answer" aria-live="polite">${said}</p>
      ${handBoard(game)}
    </section>`;
  const resultsView = () => html`
    <p class="results" aria-live="polite">${failed ? machines.failed : answer && resultsIn(answer, gamesIn(forgotten?.[1] ?? []))}</p>`;
  const graphView = () => html`<div>${answer?.results ? graph(curveOf(answer.results)) : nothing}</div>`;
  const firstBox = ({ beads }: BeadAnswer) => front({ front: empty, beads }, machines.beadsIn(beads));
  /** The same alone, for a class: its caption is all that explains it. */
  const firstBoxAlone = ({ beads }: BeadAnswer) =>
    front({ front: empty, beads }, `${machines.firstBox}: ${machines.beadsIn(beads)}. ${machines.sharedBox}`);
  const plays = () =>
    opponent === 'hand'
      ? [{ name: machines.byHand, act: beginByHand }]
      : [1, 10, 100, 1000].map((count) => ({ name: machines.games(count), act: () => play(count) }));
  /** A class plays against it too. */
  const slide = (): Slide => ({
    texts: html`
      <h2>${machines.menace}</h2>
      ${handGame ? html`<p class="task" aria-live="polite">${said}</p>` : resultsView()}
      ${handGame ? nothing : graphView()}
      ${answer?.last ? gameView(answer.last) : nothing}`,
    board: handGame ? handBoard(handGame) : answer && firstBoxAlone(answer),
    row: answer?.last ? boxesView(answer.last) : nothing,
    acts: [
      ...plays().map((one, index) => ({
        ...one,
        keys: index > 0 ? [] : ['N', 'PageDown', ...(hand ? [] : ['ArrowRight'])],
      })),
      resetAct(),
    ],
  });
  const draw = () => {
    render(
      html`
        <div>
          <p>${machines.menaceText}</p>
          ${selectView(machines.against, 'menace-opponent', Object.entries(machines.opponents), opponent, choose)}
          <p class="actions">${plays().map(
            ({ name, act }, index) =>
              html`<button type="button" class=${index === 0 ? 'primary begin' : ''} @click=${act}>${name}</button>`,
          )}</p>
          <p class="aside">
            <button type="button" @click=${resetAct().act}>${resetAct().name}</button>
            <button type="button" @click=${printFronts}>${machines.fronts}</button>
            <button type="button" data-act="project" @click=${() => wall.open(slide)}>${lessonWords.projector}</button>
          </p>
          ${handGame ? handView(handGame) : nothing}
          <p class="how">${machines.menaceHow}</p>
        </div>
        <div>
          ${resultsView()}
          ${
            answer &&
            html`
            <div class="boxes">
              <section>
                <h3>${machines.firstBox}</h3>
                ${firstBox(answer)}
              </section>
              ${graphView()}
              <section>${answer.last ? [gameView(answer.last), boxesView(answer.last)] : nothing}</section>
            </div>
            <p>${machines.sharedBox}</p>`
          }
        </div>`,
      content,
    );
    wall.redraw();
  };

  async function bring() {
    const current = hand && { opponent: 'hand', games: 1, replies: hand };
    asked += 1;
    const found = await ask('beads', seed, addressOf(current ? [...terms, current] : terms));
    asked -= 1;
    failed = !found;
    if (!found) hand?.pop();
    else {
      answer = found;
      if (current && current.replies === hand && found.last) {
        handGame = found.last;
        said = handIn(handGame);
        if (handGame.result) {
          terms = [...terms, current];
          hand = null;
        }
      }
      changeProgress(store, () => ({ machine: `${seed} ${addressOf(terms)}` }));
    }
    draw();
    if (current && !hand) content.querySelector<HTMLElement>('.begin')?.focus({ preventScroll: true });
  }
  function play(count: number) {
    const games = Math.min(count, mostGames - gamesIn(terms));
    if (games <= 0) return;
    forgotten = null;
    terms = played(terms, opponent, games);
    bring();
  }
  async function beginByHand() {
    if (gamesIn(terms) >= mostGames) return;
    forgotten = null;
    hand = [];
    await bring();
    if (!hand) return;
    content.querySelector('.by-hand')?.scrollIntoView({ block: 'nearest' });
    focusBoard(content);
  }
  function press(cell: CellName) {
    // It is the machine's turn until it has answered.
    if (asked > 0 || !hand || !handGame) return;
    if (handGame.moves.includes(cell)) {
      said = remarkWords.refused.taken(cell);
      draw();
      return;
    }
    hand.push(cell);
    bring();
  }
  /** Gives up a game by hand that is not over: it counts for nothing. */
  const dropHand = () => {
    hand = null;
    handGame = null;
  };
  function choose(value: string) {
    const wasPlaying = hand !== null;
    opponent = value;
    dropHand();
    if (wasPlaying) bring();
    else draw();
  }
  function reset() {
    dropHand();
    forgotten = gamesIn(terms) > 0 ? [seed, terms] : null;
    [seed, terms] = [seed + 1, []];
    bring();
  }
  function remember() {
    if (forgotten) [seed, terms] = forgotten;
    forgotten = null;
    bring();
  }
  /** What was forgotten comes back as long as nothing new has been learned. */
  const resetAct = () =>
    forgotten ? { name: machines.remember, act: remember } : { name: machines.reset, act: reset };
  async function printFronts() {
    const found = await ask('fronts');
    failed = !found;
    draw();
    if (!found) return;
    const { boxes } = found;
    const stages = [1, 2, 3, 4].map((stage) => boxes.filter((box) => box.stage === stage));
    const stageView = (stage: Matchbox[]) => html`
      <h2>${machines.frontsHow(stage[0].stage, stage[0].beads[0].count)}</h2>
      <div class="fronts">${stage.map((box) => front(box, machines.box(boxes.indexOf(box) + 1)))}</div>`;
    printSheet(sheetOf(machines.frontsTitle, stages.map(stageView)));
  }
  /** Goes on with the machine as it was left, however long ago. */
  function open() {
    const [kept, address] = readProgress(store).machine.split(' ');
    [seed, terms] = [Number(kept), termsIn(address)];
    forgotten = null;
    bring();
  }
  return { title: machines.menace, note: () => machines.menaceNote, content, open };
}
