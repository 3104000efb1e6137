// Why a move is worth what it is: one or two sentences, drawn from what the program has proven or seen,
// and ways to look at it on the board.
import { markOfMove } from '../board/names.js';
import { make, makeButton } from '../dom.js';
import { why } from '../words/why.js';

/**
 * @import { Bridge } from '../program/bridge.js'
 * @import { CellName, Explanation, KnownValue, Reason } from '../program/contract.d.ts'
 * @import { Layers } from '../board/layers.js'
 * @import { Note } from '../board/grid.js'
 * @import { LinePlayer } from './line.js'
 */
/** @typedef {ReturnType<typeof makeExplanation>} ExplanationPart */

/** How many reasons are said. */
const most = 2;

/** The sentences for a move: the most telling reasons, or that nothing is known.
 * @param {Explanation} explanation @param {import('../words/why-words.d.ts').MoveOfReason} move */
export function sentencesOf({ reasons, done }, move) {
  if (reasons.length === 0) return [done ? why.noReason : why.searching];
  const only = reasons.some(({ kind }) => kind === 'only_move');
  return reasons.slice(0, most).map((reason) => why.reason(reason, { ...move, only }));
}

/** What is known of a move that stands on the board: the moves to the end are counted from there.
 * @template {KnownValue} Known @param {Known} known @returns {Known} */
export const afterwards = (known) => ({
  ...known,
  plies: known.plies && known.plies - 1,
  ...(known.plies_at_most && { plies_at_most: known.plies_at_most - 1 }),
});

/** @param {Reason} reason @returns {Map<string, Note>} */
function notesOfPairs({ cells }) {
  /** @type {Map<string, Note>} */
  const notes = new Map();
  cells.forEach((cell, index) => {
    const number = Math.floor(index / 2) + 1;
    notes.set(cell, { spoken: why.inPair(number), written: String(number), look: 'number' });
  });
  return notes;
}

/** @param {{ bridge: Bridge, layers: Layers, line: LinePlayer }} parts */
export function makeExplanation({ bridge, layers, line }) {
  const heading = make('h3');
  const text = make('div', { className: 'reasons', ariaLive: 'polite' });
  const playLine = makeButton('', () => {
    const { explanation } = bridge;
    if (explanation) line.open(explanation.ply, explanation.line);
  });
  const pairs = make('span', { className: 'actions' });
  const panel = make(
    'div',
    { className: 'explanation', hidden: true },
    heading,
    text,
    make('p', { className: 'actions spread' }, playLine, pairs),
  );
  /** @type {Reason | null} */
  let pairsShown = null;
  /** Makes room for the board, of which the pairs want all. */
  let makeRoom = () => {};
  let asked = '';
  /** Who wants explanations, and where they go. The latest comes last. @type {Map<string, HTMLElement>} */
  const users = new Map();

  /** A button for each side that pairs keep from winning. @param {Reason[]} pairings */
  const makePairButtons = (pairings) => {
    pairs.replaceChildren(
      ...pairings.map((reason) => {
        const button = makeButton(why.pairs(reason.side), () =>
          showPairs(pairsShown === reason ? null : reason, button),
        );
        button.ariaPressed = 'false';
        return button;
      }),
    );
  };
  /** @param {Reason | null} reason @param {HTMLButtonElement} [pressed] */
  function showPairs(reason, pressed) {
    pairsShown = reason;
    for (const button of pairs.querySelectorAll('button'))
      button.ariaPressed = String(reason !== null && button === pressed);
    layers.show('pairs', reason && notesOfPairs(reason));
    if (reason) makeRoom();
  }

  const show = () => {
    const { explanation, view } = bridge;
    panel.hidden = explanation === null;
    if (!explanation) return;
    const mark = markOfMove(view, explanation.ply);
    heading.textContent = why.why(explanation.cell);
    const lines = [
      why.valueOfMove(view.cursor > explanation.ply ? afterwards(explanation) : explanation, mark),
      ...sentencesOf(explanation, { mark, misere: view.misere, value: explanation.value }),
    ].filter((sentence) => sentence !== '');
    const old = [...text.children].map(({ textContent }) => textContent).join('\n');
    if (old !== lines.join('\n')) text.replaceChildren(...lines.map((textContent) => make('p', { textContent })));
    // Of a move that was played only what follows it can be looked at.
    playLine.hidden = explanation.line.length <= Math.max(1, view.cursor - explanation.ply);
    playLine.textContent = explanation.value === 'loss' ? why.playRefutation : why.playLine;
  };

  /** The pairs that there are buttons for, and of which move. */
  let offered = '';
  bridge.on('explanation', () => {
    const { ply, cell, reasons = [] } = bridge.explanation ?? {};
    const pairings = reasons.filter(({ kind }) => kind === 'pairing');
    const found = JSON.stringify([ply, cell, pairings]);
    // While more is found out about the move, they stay under the finger and on the board.
    if (found !== offered) {
      offered = found;
      makePairButtons(pairings);
      showPairs(null);
    }
    show();
  });
  /** @param {number} ply moves on the board before it @param {CellName} cell */
  const ask = (ply, cell) => {
    const wanted = /** @type {const} */ (`explain ${ply} ${cell}`);
    if (wanted === asked && bridge.explanation) return;
    asked = wanted;
    bridge.send(wanted);
  };
  const drop = () => {
    asked = '';
    if (bridge.explanation) bridge.send('explain off');
  };
  /** Unless another move is pointed at, the reasons are those for the move that was just played. */
  const explainLast = () => {
    if (users.size === 0) return;
    const { view } = bridge;
    if (view.cursor > 0) ask(view.cursor - 1, view.moves[view.cursor - 1]);
    else drop();
  };
  for (const kind of /** @type {const} */ (['played', 'stepped', 'started', 'restored'])) {
    bridge.on(kind, () => queueMicrotask(explainLast));
  }
  return {
    ask,
    /** Back to the reasons for the last move on the board, where anybody follows the game. */
    drop() {
      drop();
      explainLast();
    },
    /** @param {() => void} listener called when something is shown for which the whole board is wanted */
    onShow(listener) {
      makeRoom = listener;
    },
    /** Follows the game from now on, in this panel, or no more.
     * @param {string} user @param {HTMLElement | null} place */
    use(user, place) {
      users.delete(user);
      if (place) users.set(user, place);
      [...users.values()].at(-1)?.append(panel);
      if (users.size === 0) drop();
      else explainLast();
    },
  };
}
