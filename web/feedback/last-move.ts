// The last moves in plain words below the headline: “You took the centre.” On 3×3, or where marks fall, few people speak
// in coordinates unless they are listening or analysing, so those of the status line are only heard; remarks.ts does the
// same. Fetched with the first move.
import { markOfMove, placeOf } from '../board/names.ts';
import { element } from '../dom.ts';
import { remarkWords } from '../words/en/remarks.ts';
import { isReplyComing } from './narrator.ts';
import { moverOf } from './sentences.ts';
import type { Bridge } from '../program/bridge.ts';
import type { CellName, Event, View } from '../program/contract.ts';

type Played = Extract<Event, { kind: 'played' }>;

const marksFall = ({ lands }: Pick<View, 'lands'>) => lands.length > 0;

/** Whether cells are shown without coordinates. */
export const isPlain = ({ view, thoughts }: Pick<Bridge, 'view' | 'thoughts'>) =>
  (marksFall(view) || (view.columns === 3 && view.rows === 3)) && !thoughts.analysis;

/** A cell in plain words: its column, or its place on 3×3. */
export function plainCell(view: View, cell: CellName) {
  const { row, column } = placeOf(cell);
  return marksFall(view) ? remarkWords.column(cell[0]) : remarkWords.places[row][column];
}

export function plainMove(view: View, { mark, cell }: Pick<Played, 'mark' | 'cell'>) {
  const mover = moverOf(view, mark);
  return marksFall(view) ? remarkWords.playedIn(mover, cell[0]) : remarkWords.took(mover, plainCell(view, cell));
}

export function makeLastMove({ bridge }: { bridge: Bridge }) {
  const line = element('said');
  const shown = element('last-move');
  /** The moves that the status line shows. */
  let moves: Pick<Played, 'mark' | 'cell'>[] = [];
  let isWaiting = false;

  const show = () => {
    const { view } = bridge;
    const plain = isPlain(bridge);
    isWaiting = isReplyComing(view) && view.cursor > 0 && !view.draft;
    for (const told of line.querySelectorAll('.coordinates')) told.classList.toggle('heard', plain);
    const isShown = view.outcome === 'in_progress' && plain;
    const text = isShown ? moves.map((move) => plainMove(view, move)).join(' ') : '';
    shown.textContent = text;
    shown.hidden = text === '';
  };
  bridge.on('update', ({ events }) => {
    const played = events.filter((event) => event.kind === 'played');
    // A reply that is awaited no longer: another game is on the board.
    if (events.some(({ kind }) => kind === 'started')) moves = [];
    if (played.length > 0) moves = isWaiting ? [...moves, ...played] : played;
    else if (events.length > 0 && !isWaiting) moves = [];
    show();
  });
  bridge.on('thoughts', show);
  // The move that made this part load.
  const { view } = bridge;
  if (view.cursor > 0) moves = [{ mark: markOfMove(view, view.cursor - 1), cell: view.moves[view.cursor - 1] }];
  show();
}
