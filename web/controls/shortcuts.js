// Keys without modifiers work only while the board has the focus, so that they are in nobody's way;
// on 3×3 the letters around S and the digits are the cells. Undo and redo have their usual keys
// everywhere.
const cellKeys = ['qweasdzxc', '123456789'];

export function makeShortcuts(bridge, grid, commands, ask) {
  const onBoard = {
    n: () => commands.newGame(),
    u: () => commands.undo(),
    r: () => commands.redo(),
    h: () => commands.hint(),
    v: () => commands.analyse(),
    b: () => ask('board'),
    l: () => ask('last'),
    t: () => ask('turn'),
    '?': () => document.getElementById('help').click(),
  };

  const cellOf = (key) => {
    const { columns, rows } = bridge.view;
    if (columns !== 3 || rows !== 3 || key.length !== 1) return -1;
    return Math.max(...cellKeys.map((keys) => keys.indexOf(key)));
  };

  addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase();
    if (event.target.closest('input, select, textarea, dialog') || event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) commands.redo();
      else commands.undo();
      return;
    }
    if (!grid.hasFocus) return;
    const cell = cellOf(key);
    if (cell >= 0) bridge.play(Math.floor(cell / 3), cell % 3);
    else if (Object.hasOwn(onBoard, key)) onBoard[key]();
    else return;
    event.preventDefault();
  });
}
