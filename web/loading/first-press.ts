// A first visitor's press on the empty board while the program loads. It shows a mark at once, and main.ts plays it
// once the program is ready: the visitor is X, and every cell of an empty 3×3 board is a legal move.

const side = 3;
/** In milliseconds: the CSS transition in which the mark gives way to the program's. */
const fading = 250;
let cell = '';

function press({ target, clientX, clientY }: MouseEvent) {
  const board = document.getElementById('board');
  if (cell || !board || !(target instanceof Node && board.contains(target))) return;
  const { left, top, width, height } = board.getBoundingClientRect();
  const [column, row] = [(clientX - left) / width, (clientY - top) / height].map((part) =>
    Math.max(0, Math.min(side - 1, Math.floor(part * side))),
  );
  cell = `${'abc'[column]}${row + 1}`;
  const mark = document.querySelector('.player .X')?.cloneNode(true) as SVGElement;
  mark.classList.add('first-mark');
  mark.style.setProperty('--column', String(column));
  mark.style.setProperty('--row', String(row));
  board.append(mark);
}

export function awaitFirstPress() {
  addEventListener('click', press);
}

/** Stops listening; the mark gives way to the program's.
 * @returns the pressed cell; empty if there was no press */
export function endFirstPress() {
  removeEventListener('click', press);
  const mark = document.querySelector('.first-mark');
  mark?.classList.add('gone');
  setTimeout(() => mark?.remove(), fading);
  return cell;
}
