// Events in words, sounds and answers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answers } from '../../web/feedback/answers.ts';
import { isPlain, plainCell } from '../../web/feedback/plain-cells.ts';
import { makeRemarks, remarkOn, remarksOn } from '../../web/feedback/remarks.ts';
import { forAll, told } from '../../web/dialogs/share.ts';
import { headline, standing, storyOf } from '../../web/feedback/sentences.ts';
import { hear, soundOf } from '../../web/feedback/sounds.ts';
import { faultsOf } from '../../web/forms/rules-fields.ts';
import { nextLevel, scoreIn, seriesOf } from '../../web/match/result.ts';
import { endIn, movesIn, plainMove } from '../../web/panels/last-move.ts';
import { matchName, names, playerName } from '../../web/words/players.ts';
import { matchWords } from '../../web/words/en/match.ts';
import { remarkWords } from '../../web/words/en/remarks.ts';
import { addressFaultWords } from '../../web/words/en/address-faults.ts';
import { boardWords } from '../../web/words/en/boards.ts';
import { words } from '../../web/words/en/play.ts';
import { setUpWords } from '../../web/words/en/set-up.ts';
import { fakeBridge, fakeClock, proven, put, someView, started } from './support/fakes.mjs';

const middle = someView({ moves: ['b2', 'a1', 'c3'], cursor: 2, to_move: 'X' });

const withEasy = { o: 'easy', solved: true };
const set = someView({ start: 'XO./.X./...', ...withEasy });
const refused = (reason, cell) => ({ kind: 'refused', reason, cell });

const withFriend = { apart: { seat: 'O' } };
const withAnn = { apart: { seat: 'O', host: false, host_name: 'Ann' } };
for (const [what, event, view, wanted, swapped] of [
  ['a new game', started('new'), someView(), 'New game, 3×3, 3 in a row. '],
  ['a game played again', started('rematch'), someView(), 'New game. X goes first. '],
  ['one with swapped marks', started('rematch'), someView(), 'You swapped marks: X goes first. ', true],
  ['one against a computer', started('rematch'), someView(withEasy), 'New game. You go first. '],
  ['one with Ann', started('rematch'), someView(withAnn), 'New game. \u2068Ann\u2069 goes first this time. ', true],
  ['an opened game', started('opened'), middle, '2 moves into the game, 3×3, 3 in a row. '],
  ['an opened game that is over', started('opened'), { ...middle, outcome: 'x_wins' }, ''],
  ['a position', started('opened'), set, 'You play Easy, 3×3, 3 in a row. This game starts from a set-up position. '],
  [
    'a board without room for a line',
    started('opened'),
    someView({ rules: '5,5,9', columns: 5, rows: 5, in_a_row: 9 }),
    'New game, 5×5, 9 in a row. No line of 9 fits on this board, so every game is a draw. ',
  ],
  ['a step back', { kind: 'stepped', from: 3, to: 2, by: 'undo' }, middle, 'Back to move 2. '],
  ['a step to the start', { kind: 'stepped', from: 3, to: 0, by: 'jump' }, middle, 'Back to the start. '],
  ['a look back', { kind: 'stepped', from: 3, to: 2, by: 'undo' }, { ...middle, over: true }, 'O a1. '],
  ['a look at the start', { kind: 'stepped', from: 3, to: 0 }, { ...middle, cursor: 0, over: true }, ''],
  ['steps forward', { kind: 'stepped', from: 0, to: 2, by: 'jump' }, middle, 'X b2, O a1. '],
  ['many of them', { kind: 'stepped', from: 0, to: 3, by: 'jump' }, middle, 'Move 3. X c3. '],
  ['a dropped move', { kind: 'set_aside', moves: ['c3'] }, middle, 'Replaced your last move. '],
  ['restored moves', { kind: 'restored', moves: ['c3'], cursor: 2 }, middle, 'Restored 1 move. '],
  ['an end', { kind: 'finished', outcome: 'draw' }, middle, ''],
  ['a refusal', refused('taken', 'b2'), middle, null],
  ['another level', { kind: 'players' }, someView(withEasy), 'You play Easy, 3×3, 3 in a row. '],
  ['a vanishing game', started('new'), someView({ ...withEasy, kept: 3 }), 'You play Easy. '],
  ['misère', started('new'), someView({ misere: true }), 'New game, 3×3 misère (3 in a row loses). '],
  ['another level in a game', { kind: 'players' }, middle, ''],
]) {
  test(`the story of ${what}`, () => assert.equal(storyOf(event, view, swapped), wanted));
}

test('a move in plain words is that of a person at this device, of a computer, or of a mark', () => {
  assert.equal(plainMove(someView({ o: 'easy' }), { mark: 'X', cell: 'b2', faced: [] }), 'You took the centre.');
  assert.equal(
    plainMove(someView({ o: 'easy' }), { mark: 'O', cell: 'c1', faced: [] }),
    'Easy took the top right corner.',
  );
  assert.equal(plainMove(someView({ lands: [6, 7, 8] }), { mark: 'O', cell: 'c3', faced: [] }), 'O played column c.');
  assert.equal(plainMove(someView(), { mark: 'O', cell: 'a2', faced: [] }), 'O took the middle left.');
  assert.equal(plainMove(someView(), { mark: 'O', cell: 'a2', faced: ['a2'] }), 'O blocked at the middle left.');
  const called = (cell) => plainCell(someView(), cell);
  assert.equal(remarkOn(refused('taken', 'b2'), null, 'X', { called }), 'the centre is taken.');
  assert.equal(
    plainMove(someView(withFriend), { mark: 'X', cell: 'a2', faced: [] }),
    'Your friend took the middle left.',
  );
  assert.ok(isPlain({ view: someView(withFriend), thoughts: {} }));
});

test('where marks vanish, the last moves say which ones, and shorter where there is no room', () => {
  const step = (mark, cell, leaves) => ({ mark, cell, leaves, faced: [] });
  const view = someView({ o: 'easy' });
  assert.deepEqual(movesIn(view, [step('X', 'b2', 'a1'), step('O', 'c1', 'b3')]), [
    'You took the centre. Easy took the top right corner. Your mark in the top left corner and Easy’s in the bottom middle vanished.',
    'Easy took the top right corner. Your mark in the top left corner and Easy’s in the bottom middle vanished.',
    'Easy took the top right corner. Your mark in the top left corner vanished.',
  ]);
  assert.deepEqual(movesIn(view, [step('X', 'b2', null)]), ['You took the centre.']);
  const until = movesIn({ ...view, kept: 3, cursor: 6 }, [step('X', 'b2', null)]);
  assert.equal(until[0], 'You took the centre. Place a fourth mark and your oldest vanishes.');
});

const falling = { option: 'gravity', columns: 5, rows: 4, in_a_row: 4, lands: [0] };
for (const [moves, wanted, more] of [
  ['a1.b2.a2.b3.c3.b1', 'You missed a win at the bottom left corner.'],
  ['a1.b2.c3.b3.a2.b1', 'You could have blocked at the top middle.'],
  [
    'b2.a1.c3.a3.a2.c1.c2.b2',
    'Your mark in the centre vanished. That opened the line.',
    { rules: '3,3,3,vanish', option: 'vanish' },
  ],
  ['b2.c4.e5.d4.c3.e4.b4.f4', 'Easy had two ways to win.', { columns: 6, rows: 6, in_a_row: 4 }],
  ['a1.b1.f6.c1.f4.d1.f2.e1', 'You could have blocked at e1.', { columns: 6, rows: 6, in_a_row: 4 }],
  ['b4.b3.a4.c4.d4.d3.a3.c3.e4.e3', 'Your mark in column e let Easy land on top and win.', falling],
  ['c4.e4.b4.c3.e3.e2.b3.c2.c1.a4.d4.d3.d2.d1.a3.a2.a1.e1.b2.b1', 'You ran out of safe columns.', falling],
  ['b1.b2.b3.a1.c3.a3.a2.c1', 'Easy completed a line, and that loses.', { misere: true, line: [2, 4, 6] }],
  [
    'b1.b2.b3.a1.c3.a3.a2.c2.c1',
    'Only the top right corner was left, and it completed your line.',
    { misere: true, cells: 'OXXXOOXOX', to_move: 'O' },
  ],
  ['a1.b2.c3.b3.a2.b1', 'X could have blocked at the top middle.', { o: 'human' }],
  ['a1.b2.a2.b3.c3.b1', 'X missed a win at the bottom left corner.', { over: true }],
  ['b1.b2.b3.a1.c3.a3.a2.c1', 'You had two ways to win.', { x: 'easy', o: 'human' }],
  ['a1.b2.c3.b3.a2.b1', 'In 3 moves.', { x: 'easy', o: 'human' }],
  ['a1.b2.c3.b1.b3.a3.c1.c2.a2', 'The board is full: no three in a row.', { outcome: 'draw' }],
]) {
  const list = moves.split('.');
  const view = someView({ ...withEasy, outcome: 'o_wins', moves: list, cursor: list.length, ...more });
  test(`the end after ${moves} is put down to “${wanted}”`, () => assert.equal(endIn(view), wanted));
}

for (const [what, event, hint, wanted] of [
  ['a hint after the end', refused('game_over', null), null, 'No hint: the game is over.'],
  ['a hint on its way', { kind: 'thought', about: 'hint', done: false }, { done: false }, null],
  ['values', { kind: 'thought', about: 'analysis', done: true }, null, null],
  ['a move', { kind: 'played', cell: 'b2', mark: 'X', by: 'human' }, null, null],
]) {
  test(`the remark on ${what}`, () => assert.equal(remarkOn(event, hint, 'X'), wanted));
}

const guess = { cell: 'h8', value: null, plies: null, proven: false };
const hinted = { kind: 'thought', about: 'hint', done: true };
const blocks = [{ kind: 'blocks_line', side: 'X', cells: ['b1'], plies: 0, proven: true }];
for (const [hint, wanted, reasons = []] of [
  [proven('c3', 'win', 3), 'Try c3: X wins in 2 moves.'],
  [proven('b1', 'draw', 7), 'Try b1: it holds the draw.'],
  [proven('b1', 'loss', 4), 'Try b1: it holds out longest, but O wins in 2 moves.'],
  [proven('b1', 'loss', 4), 'Try b1: it blocks O’s line. Even so, O wins in 2 moves.', blocks],
  [proven('b1', 'draw', 7), 'Try b1: it blocks O’s line and holds the draw.', blocks],
  [proven('c3', 'win', 3), 'Try c3: it blocks O’s line, and X wins in 2 moves.', blocks],
  [guess, 'Try h8: it blocks O’s line. It looks even.', blocks],
  [guess, 'Try h8. It looks even.'],
  [{ ...guess, chance: 85 }, 'Try h8. It looks good for X.'],
  [{ ...guess, chance: 15 }, 'Try h8, though it still looks good for O.'],
  [{ ...proven('h8', 'win', null), plies_at_most: 9 }, 'Try h8: X wins in at most 5 moves.'],
]) {
  test(`the hint “${wanted}”`, () => {
    const remark = (advised) => remarkOn(hinted, { done: true, reasons, ...hint }, 'X', { advised });
    assert.deepEqual([remark(null), remark(hint.cell)], [wanted, wanted]);
    assert.equal(remark('a1'), wanted.replace('Try', 'On second thoughts, try'), 'a deeper search names another move');
  });
}

test('a hint that takes a moment says that it is being looked for, and one that is there does not', (context) => {
  const timers = fakeClock(context);
  const heard = [];
  const bridge = fakeBridge(someView());
  makeRemarks({ bridge, narrator: { say: (text) => heard.push(text) } });
  for (const done of [true, false]) {
    bridge.tell('thoughts', { hint: { done } });
    timers.pass(2000);
    assert.deepEqual(heard, done ? [] : ['Looking for a hint…']);
  }
});

for (const [what, changes, wanted] of [
  ['where marks vanish, another level says so again', { kept: 3 }, /place a fourth and your oldest vanishes/],
  ['where marks fall, who is to move hears where to press', { lands: [6, 7, 8] }, /any column/],
  ['where marks fall, who waits for a friend does not', { lands: [6, 7, 8], apart: { seat: 'O' } }, /^$/],
]) {
  test(what, (context) => {
    put(context, 'document', { createElement: () => ({ append() {} }) });
    let heard = '';
    const add = (parts) => (heard += parts.filter((part) => !part.ariaHidden).join(''));
    makeRemarks({ bridge: fakeBridge(someView(changes)), narrator: { add } })([{ kind: 'players' }]);
    assert.match(heard, wanted);
  });
}

test('the last move also tells which mark has vanished', () => {
  const heard = [];
  const bridge = fakeBridge(someView({ kept: 3, columns: 4, leaving: 0, to_move: 'X', outcome: 'in_progress' }));
  const remarks = makeRemarks({ bridge, narrator: { add: (text) => heard.push(text) } });
  remarks([]);
  bridge.view = { ...bridge.view, leaving: -1, to_move: 'O', outcome: 'x_wins' };
  remarks([{ kind: 'played' }]);
  assert.deepEqual(heard.flat(), ['X’s mark at a1 vanished.']);
});

test('a lost engine is told once, and not also as a refusal', () => {
  const events = [refused('no_engine', null), { kind: 'engine', state: 'lost' }];
  const game = { view: middle, thoughts: { hint: null } };
  assert.equal(remarksOn(game, events), remarkWords.engineLost);
  assert.equal(remarksOn(game, [events[0]]), remarkWords.refused.no_engine(null));
});

test('nobody hears that the game is over once the next one is on the board', () => {
  const events = [refused('game_over', 'b2')];
  const over = { view: { ...middle, outcome: 'draw' }, thoughts: { hint: null } };
  assert.equal(remarksOn(over, events), 'The game is over.');
  assert.equal(remarksOn(over, events, { byKey: true }), 'The game is over. N starts a new one.');
  assert.match(remarksOn(over, [{ kind: 'analysing', on: true }]), new RegExp(` ${remarkWords.stepBack}$`));
  assert.equal(remarksOn({ ...over, view: someView() }, events), '');
});

test('a completed line is called by what it does', () => {
  assert.equal(words.cell('a1', 'X', true), 'a1, X, winning line');
  assert.equal(words.cell('a1', 'X', true, '', true), 'a1, X, losing line');
  assert.equal(words.cell('a1', 'X', false, 'now', true), 'a1, X, vanishes next');
  assert.equal(words.cell('a1', 'X', false, 'later'), 'a1, X, vanishes with X’s next move');
  assert.equal(boardWords.cell('a1', 'O', 'later', 'wins'), 'a1, O, vanishes with O’s next move, wins');
  const marks = [boardWords.marked('X', 'a1', 'now'), boardWords.marked('O', 'b2', 'later')];
  const both = 'A board with X a1 (vanishes next), O b2 (vanishes with O’s next move)';
  assert.equal(boardWords.position(marks), both, 'small boards name both next marks too');
});

const alone = { o: 'perfect', solved: true };
const awaited = { awaited: true, to_move: 'O', o: 'hard' };
for (const [wanted, view] of [
  ['Hard is thinking…', awaited],
  // Two computers are their marks.
  ['O is thinking…', { ...awaited, x: 'easy' }],
  ['O’s turn', { ...awaited, engine: 'lost' }],
  ['Strongest won this one', { ...alone, outcome: 'o_wins', solved: false }],
  ['It’s a draw', { ...alone, o: 'easy', outcome: 'draw' }],
  ['You held Hard to a draw!', { ...alone, o: 'hard', outcome: 'draw' }],
  ['Move 1 of 2', { ...alone, moves: ['a1', 'b1'], cursor: 1, over: true }],
  ['Your friend’s turn', withFriend],
  ['Your turn', { ...withFriend, to_move: 'O' }],
  ['You won!', { ...withFriend, outcome: 'o_wins' }],
  ['Your friend won', { ...withFriend, outcome: 'x_wins' }],
  ['\u2068Ann\u2069’s turn', withAnn],
]) {
  test(`the headline “${wanted}” of ${JSON.stringify(view)}`, () => assert.equal(headline(someView(view)), wanted));
}

test('a score says who leads, whichever marks they have, or that nobody does', () => {
  const told = ([first, second, draws], view) => scoreIn(someView({ score: { first, second, draws }, ...view }));
  assert.equal(told([3, 1, 2], { o: 'easy' }), 'You lead 3–1 with 2 draws');
  assert.equal(told([3, 1, 0], { x: 'easy' }), 'Easy leads 3–1');
  assert.equal(told([1, 2, 0], { first_plays_x: false }), 'Player X leads 2–1');
  assert.equal(told([1, 1, 1]), 'It’s 1–1 with 1 draw');
  assert.equal(told([0, 0, 2]), '2 draws so far');
  assert.equal(told([0, 1, 0], { x: 'easy', o: 'easy' }), 'O leads 1–0');
});

test('after a game that was won, or held, a harder opponent is offered, and an easier one to who has lost two in a row', () => {
  const after = (view, lost) => nextLevel(someView(view), lost);
  assert.deepEqual(after({ o: 'easy' }, 0), { level: 'medium', isHarder: true, x: 'human', o: 'medium' });
  assert.equal(after({ o: 'easy' }, 1), null);
  assert.deepEqual(after({ x: 'hard' }, 2), { level: 'medium', isHarder: false, x: 'medium', o: 'human' });
  assert.equal(after({ o: 'random' }, 9), null);
  assert.equal(after({ o: 'easy', outcome: 'draw' }, 0), null, 'that took no doing');
  assert.equal(after({ o: 'hard', outcome: 'draw' }, 0).level, 'perfect');
  for (const view of [{ o: 'perfect' }, {}, { x: 'easy', o: 'easy' }]) assert.equal(after(view, 0), null);
});

test('where a won game stands: who won, and by which line', () => {
  const won = someView({ outcome: 'x_wins', line: [0, 4, 8] });
  assert.equal(standing(won), 'X wins! 3 in a row: a1, b2, c3.');
  const own = { ...won, o: 'easy' };
  assert.equal(standing(own), 'You won! 3 in a row: a1, b2, c3.');
  assert.equal(standing(forAll(own)), standing(won), 'what a stranger sees speaks to nobody in particular');
  const ends = {
    draw: 'I held Easy to a draw.',
    x_wins: 'I beat Easy in 3 moves.',
    o_wins: 'Easy beat me in 3 moves.',
  };
  const five = { ...own, moves: ['a1', 'b1', 'b2', 'c1', 'c3'], cursor: 5, to_move: 'O' };
  for (const [outcome, said] of Object.entries(ends)) assert.equal(told({ ...five, outcome }), said);
});

test('the players of a match are called what they are to people', () => {
  const match = (x, o, more = {}) => matchName(someView({ x, o, solved: true, first_plays_x: true, ...more }));
  assert.equal(match('human', 'human'), 'Two players');
  assert.equal(match('human', 'easy'), 'You ✕ vs Easy ○');
  assert.equal(match('hard', 'human'), 'You ○ vs Hard ✕');
  assert.equal(match('human', 'perfect', { solved: false }), 'You ✕ vs Strongest ○');
  // A link has brought it: others have played it.
  assert.equal(match('human', 'easy', { moves: ['a1'], over: true }), 'Player X ✕ vs Easy ○');
  assert.equal(playerName(someView({ first_plays_x: false }), 'X'), 'Player X');
  assert.equal(playerName(someView({ apart: { seat: 'O' } }), 'X'), 'Friend');
  assert.equal(playerName(someView({ apart: { seat: 'O', host_name: 'Ann' } }), 'X'), 'Ann');
  const host = { seat: 'X', host: true, host_name: 'Ann', guest_name: 'Ben' };
  assert.equal(playerName(someView({ apart: host }), 'O'), 'Ben');
});

test('two people at one device are called by the names that they chose, whichever mark they have; others are not', (context) => {
  names.splice(0, 2, 'Ann', 'Ben');
  context.after(() => names.fill(''));
  const two = (changes) => someView({ first_plays_x: true, ...changes });
  assert.equal(headline(two({})), 'Ann’s turn');
  assert.equal(headline(two({ first_plays_x: false })), 'Ben’s turn');
  assert.equal(headline(two({ outcome: 'o_wins' })), 'Ben wins!');
  assert.equal(standing(forAll(two({ outcome: 'x_wins' }))), 'Ann wins!');
  assert.equal(headline(two({ o: 'easy' })), 'Your turn');
  assert.equal(standing(forAll(two({ o: 'easy', outcome: 'x_wins' }))), 'X wins!');
  const brought = two({ moves: ['a1'], over: true, outcome: 'x_wins' });
  assert.equal(headline(brought), 'X wins!', 'two others have played it');
  assert.equal(headline({ ...brought, score: { first: 1, second: 0, draws: 0 } }), 'Ann wins!');
  names[1] = '';
  assert.equal(playerName(two({}), 'O'), 'Player O');
  assert.equal(headline(two({ to_move: 'O' })), 'O’s turn');
});

test('who watches a remote match, or gets its text, reads the names of its players', () => {
  const apart = { seat: null, host_name: 'Ann', guest_name: 'Ben' };
  const watched = (changes) => someView({ apart, first_plays_x: true, ...changes });
  assert.equal(headline(watched({})), 'Ann’s turn');
  assert.equal(headline(watched({ first_plays_x: false })), 'Ben’s turn');
  assert.equal(headline(watched({ outcome: 'o_wins' })), 'Ben wins!');
  const played = { kind: 'played', mark: 'O', cell: 'a1' };
  assert.equal(storyOf(played, watched({})), words.friendPlayed('Ben', 'a1'));
  const nameless = { ...apart, guest_name: null };
  assert.equal(headline(watched({ outcome: 'o_wins', apart: nameless })), 'O wins!');
  assert.equal(playerName(watched({ apart: nameless }), 'O'), 'Player O');
  assert.equal(storyOf(played, watched({ apart: nameless })), 'O a1. ');
  const own = watched({ outcome: 'x_wins', apart: { ...apart, seat: 'X', host: true } });
  assert.equal(headline(own), 'You won!');
  assert.equal(standing(forAll(own)), 'Ann wins!');
});

test('a series is won by whoever has so many wins first, and says so once', () => {
  const score = (first, second) => ({ first, second, draws: 1 });
  const stands = (wins, view) => seriesOf(someView({ first_plays_x: true, ...view }), wins);
  assert.equal(stands(0, { score: score(9, 0) }), null);
  assert.equal(stands(3, { score: score(9, 0), apart: { seat: 'X' } }), null);
  assert.equal(stands(3, { score: score(2, 2) }).winner, '');
  const told = (wins, view) => matchWords.seriesWon(stands(wins, view)).join(' ');
  assert.equal(told(3, { score: score(3, 1), o: 'easy' }), 'You won the series 3–1!');
  assert.equal(told(3, { score: score(1, 3), o: 'easy' }), 'Easy won the series 3–1');
  assert.equal(told(5, { score: score(4, 5) }), 'Player O won the series 5–4');
  assert.equal(told(5, { score: score(4, 5), first_plays_x: false }), 'Player X won the series 5–4');
});

const ended = (outcome) => ({ kind: 'finished', outcome });
for (const [what, event, wanted, changes] of [
  ['a move', { kind: 'played', mark: 'O' }, 'O'],
  ['a step on', { kind: 'stepped', from: 1, to: 2 }, 'O'],
  ['a step back', { kind: 'stepped', from: 2, to: 1 }, null],
  ['two steps', { kind: 'stepped', from: 0, to: 2 }, null],
  ['a refusal', { kind: 'refused' }, 'refusal'],
  ['a new game', started('new'), null],
  ['a win of one of two people', ended('o_wins'), 'win'],
  ['your win', ended('x_wins'), 'win', { o: 'easy' }],
  ['your loss', ended('x_wins'), 'loss', { x: 'hard' }],
  ['a friend’s win', ended('x_wins'), 'loss', withFriend],
  ['a draw', ended('draw'), 'draw', { o: 'hard' }],
  ['a draw against the best', ended('draw'), 'triumph', { o: 'perfect' }],
  ['a win of which nobody here is the winner', ended('x_wins'), 'draw', { x: 'easy', o: 'easy' }],
])
  test(`the sound of ${what}`, () => assert.equal(soundOf(event, { ...middle, ...changes }), wanted));

test('the device vibrates once for what happens, unless that is switched off or nothing is to move', (context) => {
  let isStill = false;
  const ticks = [];
  put(context, 'document', { documentElement: { classList: { contains: () => isStill } } });
  put(context, 'navigator', { vibrate: (pattern) => ticks.push(pattern) });
  const move = { kind: 'played', mark: 'X' };
  const end = { kind: 'finished', outcome: 'x_wins' };
  const happens = (vibration, ...events) => hear({ sound: false, vibration }, events, middle);
  happens(true, move);
  happens(true, move, end);
  happens(false, move);
  isStill = true;
  happens(true, move);
  assert.deepEqual(ticks, [12, [20, 60, 20, 60, 40]]);
});

test('answers: the board, small, big or with marks that fell, and the last move', () => {
  const read = answers.board(someView({ cells: 'XO.......' }));
  assert.equal(read, 'Row 1: X, O, empty. Row 2: empty, empty, empty. Row 3: empty, empty, empty.');
  const big = someView({ columns: 6, rows: 6, cells: `X${'.'.repeat(34)}O` });
  assert.equal(answers.board(big), 'X: a1. O: f6. ');
  const fallen = someView({ columns: 3, rows: 3, cells: '...O..XX.', lands: [0, 4, 8] });
  assert.equal(answers.board(fallen), 'From the bottom: a: X, O. b: X. c: empty.');
  assert.equal(answers.last(middle), 'The last move was O a1.');
  assert.equal(answers.last(someView()), 'No moves yet.');
  const leaving = someView({ leaving: 4, leaving_later: 0 });
  assert.equal(answers.turn(leaving), 'X’s turn. X b2 vanishes next.');
  assert.match(answers.board(leaving), /empty\. X b2 vanishes next, then O a1\.$/);
  assert.match(answers.board({ ...leaving, leaving: -1 }), /\. O a1 vanishes with O’s next move\.$/);
});

test('faults of a link: each in a sentence, and how many more', () => {
  const parsed = { detail: 'cell_form', at: 0, piece: 'zz9', low: 0, high: 0 };
  const fault = { kind: 'address_fault', reason: 'moves', part: 'moves', found: 'zz9', ...parsed };
  assert.match(addressFaultWords.addressFault(fault), /“zz9”.*letter and a number/);
  assert.match(addressFaultWords.moreFaults(297), /297 more/);
});

test('chosen rules: whole numbers in range, and a line that fits', () => {
  const names = { columns: 'Columns', rows: 'Rows', in_a_row: 'In a row' };
  const told = (columns, rows, inARow, option = '') =>
    Object.values(faultsOf({ columns, rows, in_a_row: inARow, misere: false, option }, names));
  const faults = (...chosen) => told(...chosen).map((text) => text !== '');
  assert.equal(told(5, 3, 3, 'vanish')[0], 'Columns: a whole number from 1 to 4.');
  assert.equal(told(11, 4, 3, 'gravity')[0], 'Columns: a whole number from 1 to 10.');
  assert.equal(told(3, 2, 3, 'vanish')[2], 'With vanishing marks, a line has 2 to 2 marks on this board.');
  assert.deepEqual(faults(15, 15, 5), [false, false, false]);
  assert.deepEqual(faults(20, 1, 20), [false, false, false]);
  assert.deepEqual(faults(10, 10, 4, 'gravity'), [false, false, false]);
  assert.deepEqual(faults(11, 12, 4, 'gravity'), [true, true, false]);
  assert.deepEqual(faults(21, 0, 2.5), [true, true, true]);
  assert.deepEqual(faults(Number.NaN, 3, 3), [true, false, false]);
  assert.deepEqual(faults(3, 4, 5), [false, false, true]);
});

test('a position that cannot be says what is wrong', () =>
  assert.equal(setUpWords.checkedPosition({ detail: 'position_counts', low: 3, high: 0 }), 'Too many Xs: 3 X, 0 O.'));
