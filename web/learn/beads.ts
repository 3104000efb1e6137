// Learning by beads: Michie's machine plays, and one watches it get better, or plays against it. The machine is the
// program's; the page only says which games it has played, and draws.
import { make, makeButton, makeShape } from '../dom.ts';
import { makeField, makeSelect } from '../forms/fields.ts';
import { learn } from '../words/en/learn.ts';
import { machines } from '../words/en/machines.ts';
import { makeDiagram, makeStudyBoard, standing, withMove } from './board.ts';
import { printSheet } from './sheets.ts';
import type { CellName } from '../program/contract.ts';
import type { Ask } from './ask.ts';
import type { BeadAnswer, BeadBox } from '../study/machine-answers.ts';

/** As many games as the program takes. */
const mostGames = 10_000;
const lately = 50;

/** How often each letter stands in a text. */
const tally = (results: string) =>
  ['W', 'D', 'L'].map((letter) => results.split(letter).length - 1) as [number, number, number];

/** The wins minus the losses after each game. */
export function curveOf(results: string) {
  let sum = 0;
  return [0, ...[...results].map((result) => (sum += { W: 1, D: 0, L: -1 }[result] ?? 0))];
}

/** A curve, wider than high. */
function makeGraph(values: number[]) {
  const [low, high] = [Math.min(...values), Math.max(...values, 1)];
  const [width, height] = [300, 100];
  const x = (at: number) => ((width * at) / Math.max(values.length - 1, 1)).toFixed(1);
  const y = (value: number) => (height - (height * (value - low)) / Math.max(high - low, 1)).toFixed(1);
  const text = (value: number) => {
    const shape = makeShape('text', { x: width + 4, y: y(value), class: 'text' });
    shape.textContent = String(value).replace('-', '−');
    return shape;
  };
  return makeShape(
    'svg',
    {
      viewBox: `-2 -8 ${width + 32} ${height + 16}`,
      class: 'diagram graph',
      role: 'img',
      'aria-label': machines.graphOf(values.length - 1, values[values.length - 1]),
    },
    makeShape('path', { class: 'lines', d: `M0 ${y(0)}H${width}M0 ${-4}V${height + 4}` }),
    makeShape('path', { class: 'curve', d: `M${values.map((value, at) => `${x(at)} ${y(value)}`).join('L')}` }),
    ...[...new Set([low, 0, high])].map(text),
  );
}

/** A box's front: the board, and in free cells the beads. */
const makeFront = ({ front, beads }: Pick<BeadBox, 'front' | 'beads'>) =>
  makeDiagram(standing('3,3,3', front), new Map(beads.map(({ cell, count }) => [cell, String(count)])));

export function makeBeads({ ask }: { ask: Ask }) {
  let seed = 1;
  /** Whom it has played, and how often, in order; of a game by hand, what was played against it. */
  let terms: { opponent: string; games: number; replies?: CellName[] }[] = [];
  /** What was played so far in a game by hand. */
  let hand: CellName[] | null = null;
  /** How many answers are awaited. */
  let asked = 0;
  const opponent = makeSelect('bead-opponent', machines.opponents);
  const told = make('p', { ariaLive: 'polite' });
  const field = makeStudyBoard({ label: machines.handBoard, press });
  const said = make('p', { className: 'answer', ariaLive: 'polite' });
  const byHand = make('section', { className: 'by-hand', hidden: true }, said, field.grid);
  const picture = make('div', { className: 'bead-graph' });
  const first = make('section');
  const last = make('section');
  const buttons = [1, 10, 100, 1000].map((games) => makeButton(machines.games(games), () => play(games)));
  const begin = makeButton(machines.byHand, beginByHand, { className: 'primary', hidden: true });
  const content = make(
    'div',
    { className: 'beads' },
    make('p', { textContent: machines.beadsText }),
    makeField(machines.against, opponent),
    make(
      'p',
      { className: 'actions spread' },
      begin,
      ...buttons,
      makeButton(machines.reset, reset),
      makeButton(machines.fronts, printFronts),
    ),
    byHand,
    told,
    picture,
    make('div', { className: 'boxes' }, first, last),
  );

  const games = () => terms.reduce((sum, term) => sum + term.games, 0);

  const show = ({ results, beads, last: game }: BeadAnswer) => {
    const recent = results.slice(-lately);
    const sentences = [results === '' ? machines.noGames : machines.results(...tally(results))];
    if (results.length > lately) sentences.push(machines.lately(lately, ...tally(recent)));
    if (results.length >= mostGames) sentences.push(machines.tooMany(mostGames));
    told.textContent = sentences.join(' ');
    picture.replaceChildren(
      ...(results === '' ? [] : [makeGraph(curveOf(results)), make('p', { textContent: machines.graph })]),
    );
    first.replaceChildren(
      make('h3', { textContent: machines.firstBox }),
      make(
        'figure',
        {},
        makeFront({ front: '.../.../...', beads }),
        make('figcaption', { textContent: machines.beadsIn(beads) }),
      ),
    );
    last.hidden = !game;
    if (!game) return;
    const ending = game.result ? `${machines.ended[game.result]} ${game.resigned ? machines.resigned : ''}` : '';
    last.replaceChildren(
      make('h3', { textContent: game.result ? machines.lastGame : machines.thisGame }),
      make('p', { textContent: `${ending} ${game.moves.join(', ')}`.trim() }),
      make(
        'div',
        { className: 'fronts' },
        ...game.turns.map((turn) =>
          make(
            'figure',
            {},
            makeFront(turn),
            make('figcaption', { textContent: `${machines.box(turn.box)}: ${machines.drew(turn.drawn)}` }),
          ),
        ),
      ),
    );
  };
  const isByHand = () => opponent.value === 'hand';
  /** What is there for who plays by hand, and what for who watches. */
  const showHand = () => {
    for (const button of buttons) button.hidden = isByHand();
    begin.hidden = !isByHand();
    byHand.hidden = !isByHand() || (hand === null && said.textContent === '');
  };
  /** The board, and what has just happened there. */
  const showGame = ({ result, resigned, moves }: NonNullable<BeadAnswer['last']>) => {
    const board = moves.reduce(withMove, standing('3,3,3', '.../.../...'));
    const cell = moves[moves.length - 1];
    field.show(board, new Map(cell ? [[cell, { spoken: '', look: 'last' }]] : []));
    if (result === null) said.textContent = machines.handTurn(cell);
    else said.textContent = resigned ? machines.handGivenUp : machines.handEnded[result];
  };
  const written = (all: typeof terms) =>
    all.map(({ opponent: name, games: count, replies }) => `${name}:${replies ? replies.join('.') || '-' : count}`);
  async function bring() {
    const current = hand && { opponent: 'hand', games: 1, replies: hand };
    asked += 1;
    const answer = await ask('beads', seed, written(current ? [...terms, current] : terms).join() || 'none');
    asked -= 1;
    if (!answer) {
      told.textContent = machines.failed;
      hand?.pop();
      return;
    }
    if (current && current.replies === hand && answer.last) {
      showGame(answer.last);
      if (answer.last.result) {
        terms.push(current);
        hand = null;
        begin.focus({ preventScroll: true });
      }
    }
    showHand();
    show(answer);
  }
  function play(count: number) {
    const more = Math.min(count, mostGames - games());
    if (more <= 0) return undefined;
    const term = terms.at(-1);
    if (term?.opponent === opponent.value) term.games += more;
    else terms.push({ opponent: opponent.value, games: more });
    return bring();
  }
  async function beginByHand() {
    if (games() >= mostGames) return;
    hand = [];
    await bring();
    if (!hand) return;
    field.grid.scrollIntoView({ block: 'nearest' });
    field.focus();
  }
  function press(cell: CellName) {
    // Until the machine has answered it is not one’s move.
    if (asked > 0 || !hand) return;
    const button = field.grid.querySelector(`[data-cell=${cell}]`);
    if ((button as HTMLElement | null)?.dataset.mark) {
      said.textContent = learn.taken(cell);
      return;
    }
    hand.push(cell);
    bring();
  }
  /** A game by hand that is not over is given up, and counts for nothing. */
  const dropHand = () => {
    hand = null;
    said.textContent = '';
  };
  function reset() {
    dropHand();
    [terms, seed] = [[], seed + 1];
    return bring();
  }
  opponent.addEventListener('change', () => {
    const begun = hand !== null;
    dropHand();
    showHand();
    if (begun) bring();
  });
  async function printFronts() {
    const answer = await ask('fronts');
    if (!answer) {
      told.textContent = machines.failed;
      return;
    }
    const { boxes } = answer;
    const stages = [1, 2, 3, 4].map((stage) => boxes.filter((box) => box.stage === stage));
    let number = 0;
    printSheet(
      machines.frontsTitle,
      ...stages.flatMap((stage) => [
        make('h2', { textContent: machines.frontsHow(stage[0].stage, stage[0].beads[0].count) }),
        make(
          'div',
          { className: 'fronts' },
          ...stage.map((box) =>
            make('figure', {}, makeFront(box), make('figcaption', { textContent: machines.box(++number) })),
          ),
        ),
      ]),
    );
  }
  return { title: machines.beads, note: () => machines.beadsNote, content, open: bring };
}
