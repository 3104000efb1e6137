// The boards to choose from at a glance: a strip of little pictures, each a button.
import { make, makeShape } from '../dom.ts';
import { offered, rulesText, type Rules } from '../program/rules.ts';
import { words } from '../words/en/play.ts';

const side = 36;

/** The marks in the pictures of other games. Where marks leave, the oldest is pale. */
const pictures: Record<string, { class: string; d: string }[]> = {
  vanish: [30, 18, 6].map((at) => ({ class: at > 18 ? 'X pale' : 'X', d: `M${at - 3.5} ${32.5 - at}l7 7m0-7l-7 7` })),
  gravity: [
    { class: 'X pale', d: 'M18 1v17m-4-4l4 4 4-4' },
    { class: 'line X', d: 'M7.7 28.3h20.6' },
  ],
};

/** A board with a line across it, or with marks. */
function makePicture({ columns, rows, in_a_row: inARow, misere, option = '' }: Rules) {
  const step = side / Math.max(columns, rows);
  /** The lines between this many columns or rows. */
  const between = (count: number, line: (at: number) => string) =>
    Array.from({ length: count - 1 }, (_, index) => line((index + 1) * step)).join('');
  const lines =
    between(columns, (at) => `M${at} 0V${rows * step}`) + between(rows, (at) => `M0 ${at}H${columns * step}`);
  // From the bottom left up to the right, in the middle of the board.
  const first = Math.floor((Math.min(columns, rows) - inARow) / 2) + 0.5;
  const length = (inARow - 1) * step;
  const line = `M${first * step} ${(rows - first) * step}l${length} ${-length}`;
  return makeShape(
    'svg',
    { viewBox: `0 0 ${columns * step} ${rows * step}`, 'aria-hidden': 'true' },
    // Finer on a large board, where they would run together.
    makeShape('path', { class: 'lines', d: lines, 'stroke-width': Math.min(0.75, step / 6) }),
    ...(pictures[option] ?? [{ class: misere ? 'line loses' : 'line X', d: line }]).map((path) =>
      makeShape('path', path),
    ),
  );
}

/** The strip. `choose` gets the rules of the pressed picture. */
export function makeBoards(choose: (rules: Rules) => void) {
  const buttons = offered.map((rules) => {
    const button = make(
      'button',
      { type: 'button', className: 'board-choice' },
      makePicture(rules),
      make('b', { textContent: words.boardName(rules) }),
      make('small', { textContent: words.boardSize(rules) }),
    );
    button.addEventListener('click', () => choose(rules));
    return { text: rulesText(rules), button };
  });
  const strip = make(
    'div',
    { className: 'boards', role: 'group', 'aria-label': words.boards },
    ...buttons.map(({ button }) => button),
  );
  return {
    strip,
    /** @param isMoved the strip may have begun to scroll */
    show(rules: string, isMoved: boolean = false) {
      for (const { text, button } of buttons) {
        const isChosen = text === rules;
        // Where they scroll, with half a tile in sight before it.
        if (isChosen && (isMoved || button.ariaPressed !== 'true'))
          strip.scrollLeft = button.offsetLeft - strip.offsetLeft - 50;
        button.ariaPressed = String(isChosen);
      }
    },
  };
}
