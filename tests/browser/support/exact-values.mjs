// Values by looking at everything, from the rules alone: nothing is shared with the program. For positions
// with few empty cells.

/** The lines of a board, each as the numbers of its cells. */
function linesOf({ columns, rows, inARow }) {
  const lines = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ]) {
        const lastRow = row + down * (inARow - 1);
        const lastColumn = column + right * (inARow - 1);
        if (lastRow >= rows || lastColumn < 0 || lastColumn >= columns) continue;
        lines.push(Array.from({ length: inARow }, (_, i) => (row + down * i) * columns + column + right * i));
      }
  return lines;
}

/** What can be asked of a board with these rules: cells are a string of X, O and dots. */
export function makeExactValues(rules) {
  const lines = linesOf(rules);
  const known = new Map();
  const moverOf = (cells) => (cells.replace(/[^X]/g, '').length === cells.replace(/[^O]/g, '').length ? 'X' : 'O');
  const hasLine = (cells) =>
    lines.some(([first, ...rest]) => cells[first] !== '.' && rest.every((at) => cells[at] === cells[first]));
  const isOver = (cells) => hasLine(cells) || !cells.includes('.');
  const put = (cells, at) => `${cells.slice(0, at)}${moverOf(cells)}${cells.slice(at + 1)}`;
  const emptyOf = (cells) => [...Array(cells.length).keys()].filter((at) => cells[at] === '.');

  /** For the side to move: 1, 0 or -1, and plies to the end. The winner hurries, the loser delays. */
  const positionValue = (cells) => {
    if (known.has(cells)) return known.get(cells);
    let best = null;
    if (hasLine(cells)) best = { result: rules.misere ? 1 : -1, plies: 0 };
    else if (!cells.includes('.')) best = { result: 0, plies: 0 };
    else
      for (const { result, plies } of emptyOf(cells).map((at) => moveValue(cells, at))) {
        const isBetter =
          !best ||
          result > best.result ||
          (result === best.result && (result > 0 ? plies < best.plies : plies > best.plies));
        if (isBetter) best = { result, plies };
      }
    known.set(cells, best);
    return best;
  };
  function moveValue(cells, at) {
    const { result, plies } = positionValue(put(cells, at));
    return { result: result === 0 ? 0 : -result, plies: plies + 1 };
  }
  return { positionValue, moveValue, moverOf, isOver, put, emptyOf };
}
