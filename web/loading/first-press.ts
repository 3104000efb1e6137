// A first visitor's press on the empty board while the program is on its way. It becomes a mark at once, and main.ts
// plays it when the program is there: X is theirs, and of an empty board of three by three the page knows every move.

const side = 3;
/** In which the mark gives way to the program's, in milliseconds: as long as its transition takes. */
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

/** Takes no more of them. The mark gives way to the program's.
 * @returns the cell that was pressed; empty if none was */
export function endFirstPress() {
  removeEventListener('click', press);
  const mark = document.querySelector('.first-mark');
  mark?.classList.add('gone');
  setTimeout(() => mark?.remove(), fading);
  return cell;
}
