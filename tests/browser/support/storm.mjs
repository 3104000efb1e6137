// Runs in a page: the compiled program under random commands. After each one the events, played back
// onto the view before, must give the view; and the save must give it to a program that begins anew.
const players = ['human', 'human', 'random', 'easy', 'perfect'];

/** The same numbers for the same seed. */
function makeDice(seed) {
  let state = seed;
  const roll = (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  return { roll, pick: (list) => list[roll(list.length)] };
}

async function startProgram(create, wasm, host) {
  const canvas = document.getElementById('canvas');
  const instantiateWasm = (imports, done) => {
    WebAssembly.instantiate(wasm, imports).then(({ instance, module }) => done(instance, module));
    return {};
  };
  return create({ canvas, host, instantiateWasm });
}

function withTexts(program, act, ...texts) {
  const pointers = texts.map((text) => {
    const bytes = new TextEncoder().encode(`${text}\0`);
    const pointer = program._malloc(bytes.length);
    program.HEAPU8.set(bytes, pointer);
    return pointer;
  });
  const result = act(...pointers);
  for (const pointer of pointers) program._free(pointer);
  return result;
}

/** A program and what it has said. */
async function makeGame(base) {
  const { default: create } = await import(`${base}game.js`);
  const wasm = await (await fetch(`${base}game.wasm`)).arrayBuffer();
  const game = { view: null, save: '', thoughts: null, events: [], requests: [], complaints: [] };
  const program = await startProgram(create, wasm, {
    news(json) {
      const news = JSON.parse(json);
      game.events.push(...news.events);
      if (news.view) game.view = news.view;
      if (news.save !== undefined) game.save = news.save;
      if (news.thoughts) game.thoughts = news.thoughts;
    },
    request_frame() {},
    wake_after() {},
    present() {},
    think: (request) => game.requests.push(request),
    stop_thinking: () => game.requests.push(null),
  });
  game.send = (text) => withTexts(program, program._ttt_send, text);
  game.start = (...texts) => withTexts(program, program._ttt_start, ...texts);
  game.frame = () => program._ttt_frame();
  return game;
}

async function makeThinker(base) {
  const { instantiate } = await import(`${base}web/worker/module.ts`);
  const wasm = await (await fetch(`${base}worker.wasm`)).arrayBuffer();
  let lines = [];
  const program = await instantiate(wasm, (_id, _done, line) => lines.push(line));
  /** What it says within a slice or two. */
  return (request, slices) => {
    lines = [];
    program.request(1, `think ${request}`);
    for (let i = 0; i < slices && program.work(); i += 1);
    program.cancel(1);
    return lines;
  };
}

function randomCell(dice, { columns, rows }) {
  return `${String.fromCharCode(97 + dice.roll(columns + 1))}${1 + dice.roll(rows + 1)}`;
}
function randomRules(dice) {
  const side = 1 + dice.roll(5);
  return `${side},${Math.max(1, side - dice.roll(2))},${1 + dice.roll(side)}${dice.pick(['', '', ',misere'])}`;
}
function randomAddress(dice, saves) {
  const moves = Array.from({ length: dice.roll(6) }, () => `${dice.pick(['a', 'b', 'c'])}${1 + dice.roll(3)}`);
  return dice.pick([
    `v=1&moves=${moves.join('.')}`,
    `v=1&rules=${randomRules(dice)}&o=${dice.pick(players)}`,
    dice.pick(saves).address,
    'nonsense&&=&moves=a1.a1',
  ]);
}

/** A command of any kind, now and then one that is none. */
function randomCommand(dice, view, saves) {
  const kinds = {
    play: 14,
    legal: 20,
    aim: 2,
    undo: 5,
    redo: 4,
    jump: 4,
    restore: 3,
    rematch: 2,
    new: 1,
    players: 1,
    open: 1,
    resume: 1,
    hint: 1,
    analyse: 1,
    pace: 1,
    thinker: 1,
    retry: 2,
    display: 3,
    noise: 1,
  };
  let left = dice.roll(Object.values(kinds).reduce((sum, weight) => sum + weight, 0));
  const kind = Object.keys(kinds).find((name) => {
    left -= kinds[name];
    return left < 0;
  });
  const free = [...view.cells].flatMap((mark, index) => (mark === '.' ? [index] : []));
  const makers = {
    play: () => `play ${randomCell(dice, view)}`,
    legal: () => (free.length > 0 ? `play ${nameOf(dice.pick(free), view)}` : 'rematch'),
    aim: () => `aim ${randomCell(dice, view)}`,
    jump: () => `jump ${dice.roll(view.moves.length + 2)}`,
    rematch: () => dice.pick(['rematch', 'rematch swap']),
    new: () => dice.pick([`new rules=${randomRules(dice)}`, `new o=${dice.pick(players)}`, 'new']),
    players: () => `players ${dice.pick(players)} ${dice.pick(players)}`,
    open: () => `open ${randomAddress(dice, saves)}`,
    resume: () => `resume ${dice.pick([dice.pick(saves).save, 'save=1&id=x', ''])}`,
    analyse: () => dice.pick(['analyse on', 'analyse off']),
    pace: () => `pace ${dice.pick([0, 0, 800, -1, 1e15])}`,
    thinker: () => dice.pick(['thinker lost', 'thought noise', 'thought 0 done a1 win:1:search:none:search 1 a1 -']),
    display: () =>
      dice.pick([
        'motion on',
        'motion off',
        'taps aim',
        'taps play',
        'focus a1',
        'focus none',
        'redraw',
        'resize 90 90 1',
      ]),
    noise: () => dice.pick(['', 'play', 'jump x', 'undo 3', '☃', 'x'.repeat(5000), 'theme #', 'focus zz']),
  };
  return makers[kind]?.() ?? kind;
}

const nameOf = (index, { columns }) =>
  `${String.fromCharCode(97 + (index % columns))}${Math.floor(index / columns) + 1}`;
const indexOf = (name, columns) => (Number(name.slice(1)) - 1) * columns + name.charCodeAt(0) - 97;
const marks = ['X', 'O'];

/** What an address says of a game. */
function gameOf(address) {
  const parts = new URLSearchParams(address);
  const rules = parts.get('rules');
  const [columns, rows, inARow] = rules.split(',').map(Number);
  return {
    rules,
    columns,
    rows,
    in_a_row: inARow,
    misere: rules.endsWith('misere'),
    x: parts.get('x'),
    o: parts.get('o'),
    moves: parts.get('moves')?.split('.') ?? [],
  };
}

/** All cells of lines through the last move, by looking at all cells. */
function lineOf(cells, { columns, rows, in_a_row: wanted }, last) {
  if (last < 0) return [];
  const at = (row, column) =>
    row >= 0 && row < rows && column >= 0 && column < columns ? cells[row * columns + column] : '';
  const found = new Set();
  const [row, column] = [Math.floor(last / columns), last % columns];
  for (const [down, right] of [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ]) {
    const line = [last];
    for (const way of [1, -1]) {
      for (let step = way; at(row + step * down, column + step * right) === cells[last]; step += way) {
        line.push((row + step * down) * columns + column + step * right);
      }
    }
    if (line.length >= wanted) for (const cell of line) found.add(cell);
  }
  return [...found].sort((a, b) => a - b);
}

/** The view after an event, as far as events tell it. */
function apply(view, event) {
  const same = { ...view, aim: -1 };
  switch (event.kind) {
    case 'started':
      return {
        ...same,
        ...gameOf(event.address),
        id: event.id,
        cursor: event.cursor,
        set_aside: event.set_aside,
        score: event.score,
        first_plays_x: event.first_plays_x,
      };
    case 'played':
      return { ...same, moves: [...view.moves, event.cell], cursor: view.cursor + 1 };
    case 'stepped':
      return { ...same, cursor: event.to };
    case 'set_aside':
      return { ...same, moves: view.moves.slice(0, view.cursor), set_aside: event.moves.length };
    case 'restored':
      return {
        ...same,
        set_aside: view.moves.length - event.cursor,
        moves: [...view.moves.slice(0, event.cursor), ...event.moves],
        cursor: event.cursor,
      };
    case 'finished':
      return { ...same, score: event.score };
    case 'players':
      // Others play on, in a series of their own.
      return { ...same, x: event.x, o: event.o, score: { first: 0, second: 0, draws: 0 }, first_plays_x: true };
    case 'aimed':
      return { ...view, aim: indexOf(event.cell, view.columns) };
    case 'refused':
      return same;
    case 'thinker':
      return { ...view, thinker: event.state === 'lost' ? 'lost' : 'ready' };
    default:
      return view;
  }
}

/** What a view says that follows from the rest of it. */
function completed(view) {
  const cells = Array(view.columns * view.rows).fill('.');
  view.moves.slice(0, view.cursor).forEach((name, ply) => {
    cells[indexOf(name, view.columns)] = marks[ply % 2];
  });
  const last = view.cursor > 0 ? indexOf(view.moves[view.cursor - 1], view.columns) : -1;
  const line = lineOf(cells, view, last);
  const mover = marks[(view.cursor + 1) % 2];
  const winner = view.misere ? marks.find((mark) => mark !== mover) : mover;
  const full = view.cursor === cells.length ? 'draw' : 'in_progress';
  return {
    ...view,
    cells: cells.join(''),
    last,
    line,
    outcome: line.length > 0 ? `${winner.toLowerCase()}_wins` : full,
    to_move: marks[view.cursor % 2],
  };
}

const compared = [
  'id',
  'rules',
  'columns',
  'rows',
  'in_a_row',
  'misere',
  'x',
  'o',
  'cells',
  'line',
  'last',
  'aim',
  'to_move',
  'outcome',
  'thinker',
  'moves',
  'cursor',
  'set_aside',
  'score',
  'first_plays_x',
];
const lasting = [...compared.filter((name) => !['aim', 'thinker'].includes(name)), 'address', 'can_undo', 'can_redo'];
const differences = (one, other, names) =>
  names
    .filter((name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]))
    .map((name) => `${name}: ${JSON.stringify(one[name])}, not ${JSON.stringify(other[name])}`);

/** Resolves to what was counted, or rejects at the first thing that does not agree. */
export async function storm({ base, commands, seed }) {
  // The programs rest and report by the clock. One that counts how often it is looked at is the same on every machine.
  let looks = 0;
  performance.now = () => (looks += 1);
  const [game, other, think] = await Promise.all([makeGame(base), makeGame(base), makeThinker(base)]);
  const dice = makeDice(seed);
  const counts = {};
  game.start('5eed', '', '', '');
  let replayed = { aim: -1, thinker: 'ready' };
  const saves = [{ save: game.save, address: game.view.address }];
  for (let number = 0; number < commands; number += 1) {
    const request = game.requests.at(-1);
    const answers = number > 0 && request && dice.roll(2) === 0 ? think(request, 1) : [];
    game.requests = [];
    const texts =
      answers.length > 0
        ? answers.map((line) => `thought ${line}`)
        : [number === 0 ? 'undo' : randomCommand(dice, game.view, saves)];
    for (const text of texts) game.send(text);
    if (dice.roll(4) === 0) game.frame();
    if (request && game.requests.length === 0) game.requests = [request];
    for (const event of game.events) {
      counts[event.kind] = (counts[event.kind] ?? 0) + 1;
      replayed = apply(replayed, event);
    }
    game.events = [];
    const told = differences(completed(replayed), game.view, compared);
    if (told.length > 0) throw new Error(`${number}: after ${texts}, events give ${told.join('; ')}`);
    other.start('1', '', '', '');
    other.send(`resume ${game.save}`);
    const kept = differences(other.view, game.view, lasting);
    if (kept.length > 0) throw new Error(`${number}: after ${texts}, the save gives ${kept.join('; ')}`);
    if (other.save !== game.save) throw new Error(`${number}: ${other.save}, not ${game.save}`);
    if (dice.roll(50) === 0) saves.push({ save: game.save, address: game.view.address });
  }
  return counts;
}
