// The words for values, reasons and reviews, and the order of values.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sentencesOf, tellingReasons } from '../../web/analysis/sentences.ts';
import * as values from '../../web/analysis/values.ts';
import { curveOf, makeJudging, questionsOf, tallyOf, toldAs } from '../../web/review/judgements.ts';
import { missedFork, stepsOf } from '../../web/analysis/line-steps.ts';
import { knownRules } from '../../web/program/known-rules.ts';
import { movesIn } from '../../web/records/records.ts';
import { byChance, verdictOfLook, verdictOn } from '../../web/review/questions.ts';
import { stepText } from '../../web/words/en/lines.ts';
import { reviewWords } from '../../web/words/en/review.ts';
import { reasonWords as why } from '../../web/words/en/reasons.ts';
import { analysisWords as says } from '../../web/words/en/analysis.ts';
import { each, fakeBridge, proven, someView } from './support/fakes.mjs';

const { betterThan, groupsOf, isFarOff, keyOf, joined, takeawayOf, movesOf, notesOf, withFirst, withProofs } = values;
const judged = (cell, chance) => ({ cell, value: null, plies: null, proven: false, chance });
const moves = [
  proven('a1', 'win', 3),
  proven('b1', 'win', 3),
  judged('c1', 60),
  proven('a2', 'draw', 5),
  proven('b2', 'draw', 5),
  proven('c2', 'loss', 4),
].map((move, index) => ({ ...move, rank: index < 5 ? index + 1 : 0 }));

test('moves that are told together are told apart, and the first five have a rank', () => {
  const told = [
    { cells: ['a1', 'b1'], ...win(3), rank: 1 },
    { cells: ['c1', 'a2'], ...seems(60), rank: 5 },
    { cells: ['b2'], ...seems(60) },
  ];
  const apart = movesOf({ done: false, moves: told });
  assert.deepEqual(each(apart, 'cell'), ['a1', 'b1', 'c1', 'a2', 'b2']);
  assert.deepEqual(each(apart, 'rank'), [1, 2, 5, 0, 0]);
  assert.deepEqual(each(apart, 'value'), ['win', 'win', null, null, null]);
});

test('where all moves draw that is the takeaway, and no five of them are called best', () => {
  const free = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3'];
  const equal = free.map((cell) => proven(cell, 'draw', 9));
  const takeaway = takeawayOf(equal, free);
  assert.equal(says.takeaway(takeaway, free.length), 'All moves draw');
  assert.deepEqual(notesOf(equal, true, says, true).get('a1'), { spoken: 'draws', written: '=', look: 'quiet' });
  const crowd = Array.from({ length: 41 }, (_, row) => ({ cell: `a${row}`, value: row ? 'loss' : 'win', plies: 2 }));
  const writtenIn = (cell) => notesOf(crowd, true, says).get(cell).written;
  assert.deepEqual(['a0', 'a9'].map(writtenIn), ['Win in 1', '']);
  assert.equal(notesOf(crowd.slice(1), true, says, true).get('a9').written, '', 'no sign in every cell where all lose');
  assert.equal(takeawayOf(equal.slice(1), free), null, 'one is not known yet');
});

test('a reason for winning or losing comes before a block; a player who gave a win away hears of none, nor why the opponent can’t win', () => {
  const [block, fork] = [reason('blocks_line', ['b2']), reason('makes_fork', ['a1', 'c3'])];
  const draw = reason('search', ['a1', 'b2']);
  const kinds = (reasons, about) => each(tellingReasons(reasons, { mark: 'X', misere: false, ...about }), 'kind');
  assert.deepEqual(kinds([block, fork], { value: 'win' }), ['makes_fork', 'blocks_line']);
  assert.deepEqual(kinds([block, draw], { value: 'draw', had: 'win' }), ['search']);
  const against = [reason('no_line_left', [], { side: 'O' }), reason('weight_bound')];
  assert.deepEqual(kinds(against, { value: 'draw', had: 'win' }), ['weight_bound']);
  assert.deepEqual(kinds([block, draw], { value: 'draw', had: 'draw' }), ['blocks_line', 'search']);
});

test('of a move whose value is proven nobody says that nothing is known, but that only playing it out shows why', () => {
  const about = { mark: 'X', misere: false, value: 'draw' };
  const said = (plies) => sentencesOf({ reasons: [], done: true, value: 'draw', plies }, about);
  assert.deepEqual([said(38), said(null)], [[why.noShortReason], [why.noShortReason]]);
  assert.deepEqual(said(1), [], 'it ends the game');
  const drawn = (isOver) => says.valueOfMove(proven('', 'draw', 0), 'X', { verdict: 'Best', isDrawn: isOver });
  assert.deepEqual([drawn(true), drawn(false)], ['Best: a draw.', 'Best: a draw with best play.']);
  assert.deepEqual(sentencesOf({ reasons: [], done: true, value: null }, about), [why.noReason]);
});

test('of equal moves the one that the reasons name is first, with the first rank', () => {
  const told = withFirst(moves, 'b1').map(({ cell, rank }) => `${cell} ${rank}`);
  assert.deepEqual(told.slice(0, 3), ['b1 1', 'a1 2', 'c1 3']);
  for (const cell of ['a2', 'a3', undefined]) assert.equal(withFirst(moves, cell), moves);
  const judged = reviewed(1, 'mistake', draw(3), loss(2), ['a2', 'c3']);
  const better = (best, named) => betterThan({ cell: 'a1', ...loss(2) }, judged, best, named).cell;
  assert.deepEqual([better(), better(undefined, 'c3'), better(undefined, 'b1')], ['a2', 'c3', 'a2']);
});

test('the best five are named, and how many more are equal to the last of them, unless these are few', () => {
  const equal = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3'].map((cell) => proven(cell, 'draw', 9));
  const lost = [40, 38, 30].map((plies_at_most, at) => ({
    ...proven('cab'[at] + '112'[at], 'loss', null),
    plies_at_most,
  }));
  assert.deepEqual(each(groupsOf(lost), 'cells'), [['a1', 'c1', 'b2']], 'bounds that are not told do not move them');
  const [first, same] = withProofs([{ cell: 'a1', ...seems(99), rank: 1 }, equal[0]], () => win(7));
  assert.deepEqual([first.value, first.plies, first.rank, same], ['win', 7, 1, equal[0]], 'a proof replaces a chance');
  const left = (count) => each(groupsOf([...equal.slice(0, count), proven('c3', 'loss', 2)], 5), 'left');
  assert.deepEqual([left(8), left(7)], [[3], [0]]);
});

test('cells with room say their result in words, others have its shape; numbers are for the best that are not proven', () => {
  const words = notesOf(moves, true, says);
  assert.deepEqual(words.get('a1'), { spoken: 'wins in 2', written: 'Win in 2', look: 'word' });
  assert.deepEqual(words.get('a2'), { spoken: 'draws', written: 'Draw', look: 'word' });
  assert.deepEqual(words.get('c2'), { spoken: 'loses in 2', written: 'Loss in 2', look: 'word' });
  assert.deepEqual(words.get('c1'), { spoken: '60 per cent so far, number 3', written: '3', look: 'number' });
  assert.equal(words.get('a3'), undefined);
  const numbers = notesOf(moves, false, says);
  assert.deepEqual(each(numbers.values(), 'written'), ['', '', '3', '', '', '']);
  const key = (...more) => keyOf(moves, 'X', ...more, says).map(({ sign, look, text }) => `${sign} ${look} ${text}`);
  assert.deepEqual(key(false), ['▲ X wins', '=  draws', '▼ O loses', '3 number c1 60% for X']);
  assert.deepEqual(key(true), ['3 number c1 60% for X'], 'beside words only the numbers need one');
  assert.equal(numbers.get('c2').spoken, 'loses in 2');
});

for (const [known, mark, wanted] of [
  [proven('', 'loss', 4), 'X', 'O wins in 2 moves'],
  // Misère on 3×2, where two marks make a line: X, O, X and O play, and the fifth mark makes a line.
  [proven('', 'loss', 5), 'X', 'O wins in 2 moves'],
  [proven('', 'loss', 1), 'X', 'O wins on X’s next move'],
  [{ value: 'draw', plies: 9, proven: false }, 'X', 'Looks even so far'],
  [{ value: 'draw', plies: 9, proven: false, chance: 80 }, 'O', 'Looks good for O so far'],
  [{ value: null, plies: null, proven: false }, 'X', 'Looking at the moves…'],
])
  test(`the verdict “${wanted}”`, () => assert.equal(says.verdict(known, mark, false), wanted));

const move = { mark: 'X', misere: false, value: 'draw' };
const reason = (kind, cells = [], more = {}) => ({ kind, side: 'X', cells, plies: 0, proven: true, ...more });
const sixCells = [...'abcdef'].map((file) => `${file}1`);
for (const [given, about, wanted] of [
  [reason('completes_line', ['a1', 'b1', 'c1']), {}, 'It wins at once.'],
  [reason('completes_line'), { misere: true }, 'It completes a line, and that loses.'],
  [reason('completes_line'), { isOver: true }, 'It won the game.'],
  [reason('blocks_line', ['b2']), {}, 'It blocks b2, where O would have completed a line.'],
  [reason('threat_sequence', ['c1', 'a3', 'a2'], { side: 'O' }), {}, 'O then wins by force: O a3, X a2.'],
  [reason('no_line_left', [], { side: 'O' }), { misere: true }, 'O can’t win any more: X has no line left to fill.'],
  [reason('search', ['b1', 'b3']), {}, 'Neither side can force a win. Best play: X b1, O b3.'],
  [reason('search', ['b1', 'b3'], { side: 'O' }), { value: 'loss', plies: 4 }, 'O then wins: O b3 and so on.'],
  [reason('search', sixCells), { value: 'win', saysResult: true }, why.noShortReason],
  [reason('cycle', ['b1', 'b3'], { plies: 2 }), { saysResult: true }, 'Play goes round in circles.'],
  [reason('replies', ['b1', 'c1']), {}, 'X holds the draw with b1 or c1.'],
  [reason('replies'), {}, 'X holds the draw with any reply.'],
  [reason('search', ['b1', 'b3'], { proven: false }), { value: null }, 'Likely next: O b3.'],
])
  test(`the reason ${given.kind} in words: ${wanted}`, () =>
    assert.equal(why.reason(given, { ...move, ...about }), wanted));

for (const told of `
4,4,4 X | .O.O/.XXO/.O../X..X | c4.b4.c3.a1.c1 | X wins: c4 forces O to block at b4; then X c3 makes two threats, at a1 and c1. X c4 threatens four in a row at b4. O must block at b4. X c3 makes two threats, at a1 and c1. O a1 blocks only one of two threats. X c1 makes four in a row!
7,7,5 X | ......./......./......./..XX.../.....O./.....O./....... | e4.f4 | X wins: e4 makes an open three; O stops it at f4; and so on. X e4 makes an open three. O f4 stops X’s open three and makes an open three.
9,9,5 X | ........X/........./........./..XX...../........./........./........./OOO....../......... | e4.d8.e8.f4 | X wins: e4 makes an open three; O d8 threatens e8; X blocks at e8; O f4 stops X’s open three; and so on. X e4 makes an open three. O d8 threatens five in a row at e8. X must block at e8. O f4 stops X’s open three.
7,6,4,gravity O | ......./.O..X.X/.O..XOX/OX..OXO/XOO.XXX/XOXOOXO | d5.c4.d4.d3 | O wins: O blocks at d5 and forces X to block at c4, d4 forces d3; and so on. O must block at d5, and threatens four in a row at c4. X must block at c4. O d4 threatens four in a row at d3. X must block at d3, and threatens four in a row at d2.
3,3,3,vanish O | c1.b2.c3/a2.a1.b3/O | a3.b1.c1.a1.b2 | O wins: O plays a3; X plays b1; then O c1 threatens b2, where X’s mark vanishes next. O a3 lines up with a1. a2 vanishes. X plays b1. c1 vanishes. O c1 threatens three in a row at b2, where X’s mark vanishes next. a1 vanishes. X plays a1. b2 vanishes, and O can win there. O b2 makes three in a row! b3 vanishes.
5,4,4,gravity O | ..OO./X.OX./XXOXO/OXXXO | a1.e2.e1.b2.b1 | O wins: a1 makes a threat at b1 for later; X has to play e2; O plays e1; X b2 threatens b1; then O b1 makes four in a row. O a1 makes a threat at b1 for later. X has to play e2: elsewhere O wins at b1. O e1 lines up with d1 and c1. X has to play b2, which threatens four in a row at b1. O b1 makes four in a row!
15,15,5 X | - | h8.a1.h9.a3.h10.a5.h11 | X wins: X plays h8; O plays a1; and so on, until X h11 makes two threats, at h7 and h12. X plays h8. O plays a1. X h9 lines up with h8. O a3 lines up with a1. X h10 makes an open three. O a5 makes a three with a3 and a1. X h11 makes two threats, at h7 and h12.
7,6,4,gravity O | OXXOOO./XXOXXO./OXXOOX./XOOXXO./OOXOOX./XOXXXOX | g5.g4.g3.g2.g1 | O wins: O has to play g5; X has to play g4; and so on, until X has to play g2 and O g1 makes four in a row. O has to play g5: no other column is free. X has to play g4: no other column is free. O has to play g3: no other column is free. X has to play g2: no other column is free. O g1 makes four in a row!
5,4,4,gravity O | XOX../XXO.O/XOOXO/OOXXX | e1.d2.d1 | O wins: e1 makes two threats, one above the other, at d2 and d1. O e1 makes two threats, one above the other, at d2 and d1. X d2 blocks only one of two threats. O d1 makes four in a row!
3,3,3,misere O | O../.XX/... | b1.c1.b3.c3 | O wins: O b1, X c1, O b3; then every cell left completes a line for X. O plays b1. X plays c1. O b3 leaves X only cells that complete a line. X c3 completes a line, and that loses.
`
  .trim()
  .split('\n')) {
  const [game, start, moves, wanted] = told.split(' | ');
  test(`a line of play on ${game} is told by its threats, and each move by what it does`, () => {
    const [[rules, mark], line] = [game.split(' '), moves.split('.')];
    const position = { rules: knownRules(rules), start: start === '-' ? null : start, moves: [], mark };
    const steps = (line) => stepsOf(position, line);
    const said = why.reason(reason('search', line, { side: mark }), { mark, misere: false, value: 'win', steps });
    assert.equal([said, ...steps(line).map(stepText)].join(' '), wanted);
  });
}

for (const [wanted, on, given] of [
  ['It lets X make two threats at once: a2 threatens c2 and a3.', 'O loss', 'allows_fork a2; replies; search c3 a2'],
  [
    'It lets X make two threats at once: a2 threatens c2 and a3. The move itself blocks c3, where X would have completed a line.',
    ...['O loss', 'allows_fork a2; search c3 a2; blocks_line c3'],
  ],
  ['It blocks a2, but X wins at c3.', 'O loss loss', 'blocks_line a2; allows_line c3'],
  ['X’s only winning answer: c3 makes three in a row.', 'O loss', 'only_reply c3; search a2 c3'],
  ['It makes two threats, at c2 and a3, and only one can be stopped.', 'X win', 'makes_fork c2 a3; search a2 c2 a3'],
  [
    'It threatens c3, where O’s own mark vanishes next, so O can’t block.',
    'X win',
    'unstoppable_threat c3; search b3 c3',
  ],
  [
    'It lets X threaten c3 with b3: O’s own mark there vanishes next, so O can’t block.',
    ...['O loss', 'allows_unstoppable_threat b3 c3; search a3 b3'],
  ],
  [
    'It has two open lines. X holds the draw with a2, b2, a3, or c3.',
    'O draw draw .X./.../...',
    'replies a2 b2 a3 c3; search a1 b2 c3 c2 a2 a3',
  ],
  [
    'It has two open lines. Neither side can force a win, as playing it out shows.',
    'X draw draw .../.../...',
    'replies a1 c1 b2 a3 b3; search b1 a1 c1 b2 a3 b3',
  ],
  ['All lines are blocked.', 'O draw draw XXO/OXX/X.O', 'no_line_left; no_line_left b3'],
  [
    'It has no open line. X can’t force a win: O can block each of X’s lines in time.',
    ...['O draw draw XXO/OOX/X..', 'weight_bound c3'],
  ],
  [
    'It threatens three in a row at c3, so O has to block there. Neither side can force a win: each can block the other’s lines in time.',
    ...['X draw draw XO./.../O..', 'pairing; weight_bound b2'],
  ],
  ['It passes up the win at c3. All lines are blocked.', 'X draw', 'no_line_left; no_line_left b3'],
  ['It passes up the win at c3, and O blocks there. Best play: X b3, O c3.', 'X draw', 'search b3 c3'],
  ['Neither side can force a win: each can block the other’s lines in time.', 'O draw', 'pairing; weight_bound c3'],
  [
    'It blocks c3, where X would have completed a line. X can still make two threats at once: a2 threatens c2 and a3.',
    ...['O loss loss', 'allows_fork a2; search c3 a2; blocks_line c3'],
  ],
  [
    'It threatens three in a row at b3, so X has to block there. From there each side has to block the other until the board is full.',
    ...['O draw draw X../.O./..X', 'pairing; search b1 b3 a3 c1 c2 a2'],
  ],
])
  test(`what reasons say is said once, with the answer to a threat: ${wanted}`, () => {
    const [mark, value, had, start = 'XO./.X./...'] = on.split(' ');
    const words = given.split('; ').map((one) => one.split(' '));
    const known = { reasons: words.map(([kind, ...cells]) => reason(kind, cells)), done: true, cell: words.at(-1)[1] };
    const steps = (line) => stepsOf({ rules: knownRules('3,3,3'), start, moves: [], mark }, line);
    const about = { mark, misere: false, value, had, steps, saysResult: true };
    const said = sentencesOf({ ...known, plies: value === 'draw' ? words.at(-1).length - 1 : undefined }, about);
    assert.equal(said.join(' '), wanted);
  });

for (const line of `
....../....../..O.../..O.../.OXX../OXXOXO | X loss loss | zugzwang O d4 d3; search O e5 f5 e4 | It threatens four in a row at f5, so O has to block there. O already has a threat at d3: in the end X runs out of safe moves and has to play d4 below it.
...../...../..XXO/O.XOO/OXOXX | X win | zugzwang X b4 b3; search X a3 e2 e1 d2; makes_threat X b3 b4 | It passes up the win at e2, and O blocks there. It also makes a threat at b3: in the end O runs out of safe moves and has to play b4 below it.
.O..O/.OX.X/.OO.X/XXO.X | X loss | replies O; zugzwang O d2 d1; search O d4 c1 d3 a3 a2 a1 d2 d1 | O’s answer, c1, makes a threat at d1: in the end X runs out of safe moves and has to play d2 below it.
...../.X..X/.X..O/.XOOX/OOXXO | O loss | blocks_line O b1; only_reply X c3; zugzwang X a4 a3; search X b1 c3 c2 d3 c1 d2 e1 d1 a4 a3 | It blocks b1, where X would have completed a line. For example, X later makes a threat at a3 with d3: in the end O runs out of safe moves and has to play a4 below it.
...../....O/.X.OO/XX.OX | X loss | only_reply O b2; zugzwang O a2 a1; search O c4 e1 c3 | In the end X runs out of safe moves and has to play a2, and O wins at a1. O wins only with b2.
......./O.O..O./X.O.XO./X.X.XX./O.X.OX./OOOXXXO | X win | search X f1 c1 d5 d4 e2 d3 e1 | It lines up with c4. O plays c1; X d5 forces O to block at d4; then X e2 makes two threats, at e1 and d3.
..X..../..O..../.XO..../.XO..../.OX.X../.XO.X.O | O win | search O b2 d6 a6 d5 d4 d3 d2 d1 e4 b1 e3 e2 e1 f6 f5 f4 f3 f2 f1 a5 g5 g4 g3 g2 g1 a4 a3 a2 a1 | It lines up with c2 one way and c3 another, and gets in the way of X’s marks at b3 and b4. Only playing it out shows why.
...../...../..O../..XXO | X draw | makes_threat X a4; only_reply O a4; search X b4 a4 c2 d3 e3 b3 | It threatens four in a row at a4, so O has to block there. Neither side can force a win, as playing it out shows.
......./......./...O.../...X.../...O.../...X... | X loss | replies O c6 d2; search X a6 d2 d1 c6 b6 g6 | O wins with d2, which has more open lines than any other move, or with c6. Only playing it out shows why.
..X..../..O.XO./..O.OX./..OXXO./..XOOX./.OXXXO. | X draw draw | only_move; only_reply O g6; search X d3 g6 b5 a6 b4 c2 | It threatens four in a row at g6, so O has to block there. It takes the cell where O would make a threat at b3. It’s the only move: every other one is worse. X can meet every threat in time, as playing it out shows.
...../....O/.X.OO/XX.OX | X draw | replies O; only_reply O b2; search X c4 b2 b1 c3 c2 c1 | It has only one open line. O holds the draw only with b2.
`
  .trim()
  .split('\n')) {
  const [start, about, given, wanted] = line.split(' | ');
  test(`where marks fall, a move’s own reason comes before a plan that others share, and replies last: ${wanted}`, () => {
    const [mark, value, had] = about.split(' ');
    const rules = knownRules(`${start.indexOf('/')},${start.split('/').length},4,gravity`);
    const words = given.split('; ').map((one) => one.split(' '));
    const reasons = words.map(([kind, side, ...cells]) => reason(kind, cells, { side }));
    const steps = (moves) => stepsOf({ rules, start, moves: [], mark }, moves);
    const said = sentencesOf({ reasons, done: true, value }, { mark, value, had, steps, saysResult: true });
    assert.equal(said.join(' '), wanted);
  });
}

test('two threats at once that a slower win passes up are named, unless a side has a threat or they were played', () => {
  const { misere, ...rules } = knownRules('15,15,5');
  const missed = (moves, ply) => missedFork(someView({ ...rules, misere, option: null, moves: moves.split('.') }), ply);
  const moves = 'h8.i7.h7.h6.g8.i8.f9.i6.i9.f6.f8.e8.g6.g5.h9';
  assert.equal(missed(moves, 11), 'g6');
  assert.equal(missed(moves.replace('e8', 'g6'), 11), null);
  assert.equal(missed(moves, 2), null);
});

test('at most two reasons are said, and that they are looked for', () => {
  const three = { reasons: ['only_move', 'no_line_left', 'weight_bound'].map((kind) => reason(kind)), done: true };
  assert.equal(sentencesOf(three, move).length, 2);
  const forced = { reasons: [reason('blocks_line', ['b2']), reason('only_move')], done: true };
  assert.match(sentencesOf(forced, move)[0], /^It blocks b2, where O would have completed a line\.$/);
  assert.deepEqual(sentencesOf({ reasons: [], done: false }, move), [why.searching]);
});

const win = (plies) => ({ value: 'win', plies, proven: true });
const loss = (plies) => ({ value: 'loss', plies, proven: true });
const seems = (chance) => ({ value: null, plies: null, proven: false, chance });
const draw = (plies) => ({ value: 'draw', plies, proven: true });
const reviewed = (ply, judgement, before, after, keeps = [], estimated = false) => ({
  ...{ ply, side: ply % 2 === 0 ? 'X' : 'O', cell: 'a1' },
  ...{ judgement, estimated, before, after, best: [], keeps, keeps_all: !estimated },
});
const game = [
  reviewed(0, 'best', draw(4), draw(3)),
  reviewed(1, 'mistake', draw(3), loss(2), ['b2', 'c3']),
  reviewed(2, 'best', win(2), win(1)),
  reviewed(3, 'best', loss(1), loss(0)),
];
const soFar = (moves) => ({ moves: new Map(moves.map((one) => [one.ply, one])) });
const curveSoFar = (plies, moves) => curveOf(plies, soFar(moves).moves);

test('a review is asked for once, what is told of it grows, and stays of the moves that the game goes on from', async () => {
  const bridge = fakeBridge(someView({ moves: ['b2', 'a1', 'c3', 'a3'] }));
  const judging = makeJudging({ bridge });
  const told = [];
  judging.onChange((judged) => told.push(judged?.moves.size ?? null));
  judging.want('review', true);
  await null;
  bridge.tell('reviewing', { on: true });
  bridge.tell('review', { moves: [game[3]] });
  judging.want('curve', true);
  await null;
  bridge.tell('review', { moves: [game[2]] });
  assert.deepEqual(bridge.sent, ['review on']);
  assert.deepEqual(told, [1, 2]);
  bridge.tell('view', someView({ moves: ['b2', 'a1', 'c3', 'a2', 'c1'] }));
  assert.deepEqual([...judging.moves.keys()], [2]);
});

test('on the curve X is above, O below, draws in the middle, and a win nearer to the edge the sooner it is', () => {
  const curve = curveSoFar(4, game);
  assert.deepEqual(each(curve, 'height').map(Math.sign), [0, 0, -1, -1, -1]);
  assert.ok(curve[2].height > curve[3].height && curve[3].height > curve[4].height);
  assert.equal(curve[4].height, -1);
  assert.deepEqual(each(curve, 'turns'), [false, false, true, false, false]);
  const bounded = { ...win(null), plies_at_most: 27 };
  const [late, soon] = curveSoFar(2, [reviewed(0, 'good', bounded, bounded), reviewed(1, 'good', loss(1), loss(1))]);
  assert.ok(soon.height < late.height, 'a bound counts as well');
  const guesses = [
    reviewed(0, 'best', seems(50), seems(50), [], true),
    reviewed(1, 'best', seems(61), seems(61), [], true),
  ];
  assert.equal(curveSoFar(2, guesses)[1].known.chance, 50, 'the same as in the sentence');
});

test('in misère the loser makes the last move, which is none of the winner’s', () => {
  // On 2×2 any two marks make a line: X, O, and the third mark makes one.
  const moves = [reviewed(0, 'best', loss(3), loss(2)), reviewed(1, 'best', win(2), win(1))];
  const said = (count) => {
    const { known, mark } = curveSoFar(count, moves.slice(0, count))[count];
    return says.standing(known, mark);
  };
  assert.deepEqual([1, 2].map(said), ['O wins in 1 move', 'O wins on X’s next move']);
  assert.equal(says.standing(loss(3), 'X'), 'O wins in 1 move');
  const texts = (known) => [says.written(known), says.spoken(known)];
  assert.deepEqual([loss(5), loss(1)].flatMap(texts), ['Loss in 2', 'loses in 2', 'Loss now', 'loses now']);
  assert.equal(why.better('b2', loss(5), 'X', true), 'b2 would have held out for 2 moves.');
});

test('what the reasons prove of a move revises how it and the next one are judged, and the curve', () => {
  const bridge = fakeBridge(someView({ moves: ['a1', 'b2', 'a1'] }));
  const judging = makeJudging({ bridge });
  const guesses = [55, 65].map((chance, ply) => ({
    ...reviewed(ply, 'best', seems(chance), seems(chance), [], true),
    best: ['c3'],
  }));
  bridge.tell('review', { moves: guesses });
  bridge.tell('explanation', { ply: 0, cell: 'a1', ...loss(6) });
  assert.deepEqual(each(judging.moves.values(), 'judgement'), ['blunder', 'mistake']);
  assert.deepEqual(each(judging.moves.values(), 'estimated'), [true, true]);
  assert.ok(curveOf(1, judging.moves)[1].height > 0, 'O has won');
  // A new judgement is revised by what is proven already, and another proof leaves nothing to guess.
  bridge.tell('review', { moves: guesses });
  bridge.tell('explanation', { ply: 1, cell: 'b2', ...win(5) });
  assert.deepEqual(each(judging.moves.values(), 'judgement'), ['blunder', 'best']);
  assert.deepEqual(each(judging.moves.values(), 'estimated'), [true, false]);
  const [, { first, best }] = [...judging.moves.values()];
  assert.deepEqual([first, best], [guesses[1], []], 'the program’s answers may not be the best now');
  const atMost = [20, 14, 17].map((plies) => ({ ...loss(null), plies_at_most: plies }));
  assert.deepEqual(atMost.reduce(joined), atMost[1], 'the nearest bound');
});

test('the figures of a review that is done and in sight are final; what is found beside it counts when it is opened again', async () => {
  const bridge = fakeBridge(someView({ moves: ['a1', 'b2'] }));
  const judging = makeJudging({ bridge });
  const judgement = () => judging.moves.get(0).judgement;
  judging.want('review', true);
  await null;
  bridge.tell('reviewing', { on: true });
  bridge.tell('review', { done: true, moves: [reviewed(0, 'best', seems(65), seems(65), [], true)] });
  bridge.tell('explanation', { ply: 0, cell: 'a1', ...loss(6) });
  assert.equal(judgement(), 'best');
  judging.want('review', false);
  judging.want('review', true);
  await null;
  assert.equal(judgement(), 'blunder');
  assert.deepEqual(bridge.sent, ['review on'], 'it has stayed');
});

test('an unproven mistake says what it costs, a move far from all others that it is; a line says at its end what is known there', () => {
  const isFar = (moves) => isFarOff({ start: null, in_a_row: 5, moves }, moves.length - 1);
  assert.deepEqual([['h8', 'a1'], ['h8', 'd4'], ['h8']].map(isFar), [true, false, false]);
  const position = { rules: knownRules('15,15,5'), start: null, moves: ['a15', 'g7', 'e15', 'h7'], mark: 'X' };
  const [, answer] = stepsOf(position, ['c1', 'i7']);
  const costs = 'X’s chance to win falls from 74% to 26%, since O can answer i7, which makes an open three.';
  assert.equal(why.costs('X', 74, 26, answer), costs);
  assert.match(why.costs('X', 100, 62, answer), /^X had a sure win; now its chance is 62%, since/);
  const block = { ...answer, threats: [], prepares: null, isOpen: false, faced: [answer.cell] };
  assert.match(why.costs('X', 49, 30, block), /, since O simply blocks at \w\d+\.$/);
  const calm = { ...block, faced: [], joins: ['g7'] };
  assert.match(why.costs('X', 49, 30, calm), /, since O can answer i7, which lines up with g7\.$/);
  assert.match(why.costs('X', 49, 30, { ...calm, joins: [] }), /to 30%\.$/, 'nothing to be seen is no reason');
  const missed = reviewed(4, 'mistake', win(7), seems(62), [], true);
  assert.equal(reviewWords.judgement(toldAs(missed), missed), 'Looks like a missed win');
  assert.equal(why.better('i7', seems(9), 'O', true, answer), 'i7 looked better: it makes an open three.');
  assert.equal(why.better('i7', seems(9), 'X', true, answer, true), 'i7 looked better: it takes O’s answer.');
  const [quiet] = stepsOf({ ...position, moves: ['h8', 'i9', 'a1', 'i8'] }, ['i7']);
  const used = 'It lines up with h8, and gets in the way of O’s marks at i8 and i9.';
  const [closes] = stepsOf({ ...position, moves: ['h8', 'i8', 'g8', 'f9', 'f8'], mark: 'O' }, ['e8']);
  assert.match(stepText(closes), /^O e8 lines up with f9, and blocks X’s three at f8, g8, and h8\.$/);
  const steps = () => [quiet];
  assert.equal(why.reason(reason('search', ['i7'], { proven: false }), { mark: 'X', value: null, steps }), used);
  const more = ['h8', 'h6', 'h7', 'j7', 'h10', 'k7', 'm9'];
  const about = { mark: 'O', value: null, steps: (line) => stepsOf({ ...position, moves: more, mark: 'O' }, line) };
  const likely = 'It lines up with k7 one way and j7 another. Likely: X plays j6; O k5 makes an open three; and so on.';
  assert.equal(why.reason(reason('search', ['k6', 'j6', 'k5'], { side: 'O', proven: false }), about), likely);
  assert.match(says.lineEnd(seems(30), 'X', false), /^Nothing is proven from here: it looks good for O/);
  const ends = [true, false].map((over) => says.lineEnd(loss(3), 'X', over));
  assert.deepEqual(ends, ['O wins.', 'From here O wins whatever X plays.']);
  assert.match(says.lineEnd(draw(0), 'X', false, 6), /^That’s the position after move 6 again/);
});

test('what is no proof stands nearer to the middle than any win, on the side of who looks better, and takes the room up to there', () => {
  const heights = [seems(99), seems(1), seems(50), { value: null, plies: null, proven: false }].map(
    (known) => curveSoFar(1, [reviewed(0, 'not_judged', known, win(1))])[0].height,
  );
  assert.ok(heights[0] < 0 && heights[1] > 0 && Math.abs(heights[2]) === 0);
  assert.equal(heights[3], null);
  const [farthest, guess] = curveSoFar(60, [reviewed(0, 'blunder', loss(60), seems(20))]);
  assert.ok(guess.height > 0.6 && guess.height < farthest.height);
  // The same chance for O, to move, is as far out on the other side.
  const [, forO] = curveSoFar(2, [reviewed(1, 'not_judged', seems(99), seems(1))]);
  assert.equal(forO.height, -heights[0]);
});

for (const [text, wanted] of [
  ['b2 a1 c3', 'b2.a1.c3'],
  ['1. b2 a1 2. c3', 'b2.a1.c3'],
  ['B2, A1; t20\nj10', 'b2.a1.t20.j10'],
  ['z9 b0 b21 hello', ''],
])
  test(`the moves in “${text.replace('\n', ' ')}”`, () => assert.equal(movesIn(text), wanted));

const looksWrong = reviewed(4, 'blunder', seems(60), seems(20), ['b2'], true);
const hurried = { ...reviewed(3, 'good', loss(3), loss(1)), best: ['b2'] };

test('every mistake that is counted is asked about in the order of play, proven or not, and every move that lost at once, or to two threats where others hold out much longer', () => {
  const toTwoThreats = (had) => questionsOf(soFar([{ ...hurried, before: loss(had), after: loss(3) }])).length;
  assert.deepEqual([5, 9, null].map(toTwoThreats), [0, 1, 1]);
  const asked = questionsOf(soFar([looksWrong, hurried, game[1]]));
  assert.deepEqual(each(asked, 'ply'), [1, 3, 4]);
  assert.deepEqual(tallyOf([looksWrong, game[3], game[1]], true).wrong, [asked[0], asked[2]]);
  assert.match(reviewWords.question(asked[1], 1, 1, 'You'), /All moves lose: find one that holds out longest\.$/);
  assert.equal(reviewWords.right('b2', asked[1]), 'Right: b2 holds out longest.');
});

test('every move that keeps the result is right, the one that was played is neither new nor right, and a try that the review has not looked at is judged when it is made', () => {
  const verdicts = ['b2', 'c3', 'a1', 'a2'].map((cell) => verdictOn(game[1], cell));
  assert.deepEqual(verdicts, ['right', 'right', 'same', 'wrong']);
  assert.equal(verdictOn(looksWrong, 'c3'), 'unknown');
  assert.equal(verdictOn({ ...looksWrong, best: ['c3'] }, 'c3'), 'right', 'what is shown to who gives up');
  assert.equal(verdictOfLook(looksWrong, seems(55)), 'right');
  assert.equal(verdictOfLook(looksWrong, win(3)), 'right');
  assert.equal(verdictOfLook(looksWrong, seems(50)), 'wrong', 'a mistake itself');
  assert.equal(verdictOfLook(looksWrong, loss(2)), 'wrong');
  assert.equal(verdictOfLook(looksWrong, { value: null, plies: null, proven: false }), 'wrong');
  const oneWin = reviewed(4, 'blunder', win(5), loss(4), ['b2']);
  assert.equal(verdictOn({ ...oneWin, keeps_all: false }, 'c3'), 'unknown', 'it may win, too');
  assert.equal(reviewWords.wrong('c3', oneWin, null), 'There’s something better than c3.', 'no win is proven lost');
  const missed = { ...looksWrong, before: win(5), keeps: ['b2'] };
  assert.deepEqual([verdictOn(missed, 'b2'), verdictOfLook(missed, seems(80))], ['right', 'wrong']);
  const view = { columns: 15, rows: 15, in_a_row: 5, start: null, moves: ['h8', 'i9', 'h7', 'j9'], to_move: 'X' };
  const told = (cell, chance, isAnswer) => byChance(view, looksWrong, { ...seems(chance), cell, line: [] }, isAnswer);
  const far = 'a1 is too far from the other marks to work with any of them. X’s chance to win falls from 60% to 30%.';
  assert.equal(told('a1', 30, false), far);
  const better = 'It makes an open three. X’s chance to win is 58% after h6. After a1 it was 20%.';
  assert.equal(told('h6', 58, true), better);
});

test('a move of a side that had lost whatever it played is never praised', () => {
  assert.equal(toldAs(game[3]), 'lost');
  assert.equal(toldAs(game[2]), 'best');
  assert.equal(toldAs(reviewed(3, 'good', seems(6), seems(5))), 'lost', 'nothing looks fine there');
  assert.notEqual(reviewWords.signs.lost, reviewWords.signs.good);
  const asGood = reviewed(5, 'good', seems(8), loss(2), [], true);
  const told = reviewWords.judgement(toldAs(asGood), asGood);
  assert.equal(
    says.valueOfMove(asGood.after, 'X', { verdict: told, isEstimate: true }),
    'Probably lost already. O wins in 1 move.',
  );
  assert.equal(toldAs(reviewed(3, 'not_judged', loss(3), seems(4))), 'not_judged');
});

/** The words for a side with these moves. */
const summaryOf = (name, moves, done = true) =>
  reviewWords.summary(name, tallyOf(moves, done, done ? moves.length : 21));
const slower = reviewed(0, 'good', win(3), win(4));
const guessed = reviewed(0, 'best', seems(52), seems(51), [], true);
const unknown = reviewed(0, 'not_judged', seems(52), { value: null, plies: null, proven: false });

for (const [wanted, moves, done] of [
  ['None of X’s moves are checked yet.', [unknown]],
  ['X made one mistake (move 2, a1). Four moves lost sooner than they had to.', [game[1], ...Array(4).fill(hurried)]],
  ['X made two mistakes (moves 2 and 2) and one blunder (move 5, a1).', [looksWrong, game[1], game[1]]],
  ['X made three mistakes and one blunder.', [game[1], game[1], game[1], looksWrong]],
  ['None of your moves could have changed the result.', [game[3], game[3]]],
  ['None of your moves could have changed the result. Move 4, a1, lost sooner than it had to.', [game[3], hurried]],
  ['X played perfectly.', [game[0], game[2]]],
  ['No mistakes, though X could have won faster.', [game[0], slower]],
  ['X made no mistakes.', [game[0], game[3]]],
  ['No mistakes found in your moves.', [game[0], guessed]],
  ['No mistakes found in X’s moves.', [game[0], unknown]],
  ['X made no mistakes.', [game[0], reviewed(0, 'good', { ...win(3), plies: null }, win(4))]],
  // The other moves may still change it, and an estimate too.
  ['X: 1 of 21 moves checked so far.', [game[0]], false],
  ['X: one mistake in 2 of 21 moves so far.', [game[1], looksWrong], false],
])
  test(`of ${moves.map(toldAs).join(', ')}${done === false ? ' so far' : ''}: “${wanted}”`, () =>
    assert.equal(summaryOf(/you/i.test(wanted) ? 'You' : 'X', moves, done), wanted));

test('the numbers of a side add up to its judged moves: what was already lost is one of them', () => {
  const tally = tallyOf([game[0], game[1], game[3], looksWrong, unknown, guessed], true);
  assert.equal(
    reviewWords.numbers(tally).join(' '),
    'best,Right,2 mistake,Mistake,1 blunder,Blunder,1 lost,Already lost,1',
  );
  assert.equal(tally.judged, 5);
});

test('how many moves are judged is said, and how many of them without a proof', () => {
  assert.equal(reviewWords.reviewed(tallyOf(game, true)), 'All 4 moves checked.');
  assert.equal(reviewWords.reviewed(tallyOf([...game, guessed], true)), 'All 5 moves checked, 1 of them by estimate.');
  assert.equal(reviewWords.reviewed(tallyOf([guessed, unknown], true)), '1 of 2 moves checked by estimate.');
  assert.equal(reviewWords.reviewed(tallyOf([unknown], true)), '0 of 1 moves checked.');
});

test('what a judgement says', () => {
  const said = (move, ...chances) => reviewWords.judged(move, toldAs(move), ...chances);
  assert.equal(said(game[1]), 'It turns a draw into a loss.');
  assert.equal(said(slower), 'It still wins, but more slowly.');
  assert.equal(said(reviewed(0, 'good', win(3), { ...win(4), plies: null })), 'It still wins.');
  assert.equal(said({ ...game[3], best: ['a1'] }), 'Every move loses: there was nothing better.');
  assert.equal(said({ ...game[3], before: { ...loss(null), plies_at_most: 9 } }), 'Every move loses.');
  assert.equal(said(reviewed(0, 'only', draw(4), draw(3))), 'It’s the only move that holds the draw.');
  assert.equal(said(looksWrong, 60, 20), 'Looks like a blunder: 60% to win before it, 20% after.');
  const gaveUp = reviewed(4, 'mistake', seems(9), loss(2), [], true);
  assert.equal(said(gaveUp, 9, 0), 'Looks like a mistake: 9% to win before it, and now it loses.');
  assert.equal(says.standing(seems(22), 'X'), 'looks bad for X (22%)');
  assert.equal(said(reviewed(0, 'only', seems(9), seems(9), [], true)), 'Every other move loses.');
  assert.equal(reviewWords.judgedMove(looksWrong, toldAs(looksWrong)), 'Move 5, X a1: looks like a blunder');
});

test('beside a move that gives something away the better one is named, from the review or the analysis', () => {
  const said = (shown, judged, best, was = true) => {
    const better = betterThan({ cell: 'a1', ...shown }, judged, best);
    return better && why.better(better.cell, better, 'X', was);
  };
  assert.equal(said(loss(2), game[1]), 'b2 was better: it holds the draw.');
  const slow = { ...win(9), plies: null, plies_at_most: 9 };
  const gaveAway = (...keeps) => said(loss(4), reviewed(0, 'blunder', slow, loss(3), keeps));
  assert.equal(gaveAway('e4'), 'e4 was better: X wins in at most 5 moves.');
  assert.equal(gaveAway('e4', 'f4'), 'e4 was better: X wins.');
  const proven9 = { ...reviewed(0, 'mistake', slow, seems(40), [], true), best: ['e4'] };
  for (const before of [win(7), { ...slow, plies_at_most: 7 }])
    assert.equal(said(loss(4), { ...proven9, before, first: proven9 }), 'e4 was better: X wins.', 'not of this move');
  const since = { ...looksWrong, before: win(7), first: looksWrong };
  assert.equal(
    betterThan({ cell: 'a1', ...seems(40) }, since, undefined, 'd5').cell,
    'd5',
    'the reasons have named it',
  );
  assert.equal(said(seems(20), { ...looksWrong, best: ['b2'] }), 'b2 looked better.');
  assert.equal(said(loss(2), reviewed(4, 'good', seems(9), loss(2), ['b2'], true)), 'b2 looked better.');
  assert.equal(said(draw(4), undefined, proven('c3', 'win', 5), false), 'c3 is better: X wins in 3 moves.');
  assert.equal(said(win(5), undefined, proven('c3', 'win', 3)), null, 'it only takes longer');
  const quick = { ...hurried, before: loss(4) };
  assert.equal(said(loss(2), quick), 'b2 would have held out for 2 moves.');
  assert.equal(said(loss(2), undefined, proven('c3', 'loss', 4), false), 'c3 holds out longer: O wins in 2 moves.');
  assert.equal(said(loss(4), quick), null, 'it holds out as long');
  assert.match(reviewWords.judged(quick, 'lost'), /^Every move loses. b2 would have held out/);
  const longer = { ...reviewed(8, 'good', { ...loss(null), plies_at_most: 28 }, loss(1)), best: ['b2'] };
  assert.equal(said(loss(2), longer), 'b2 would have held out longer.');
  assert.equal(said(loss(2), { ...longer, before: loss(26), first: longer }), 'b2 would have held out longer.');
  assert.equal(said({ ...loss(4), cell: 'c3' }, longer), null, 'it is longer only than what was played');
  const guess = { ...looksWrong, best: ['b2'] };
  assert.equal(said(loss(2), { ...guess, before: loss(6), first: guess }), null, 'it only looked best');
  assert.equal(said(loss(2), undefined, undefined), null, 'nothing is known');
});

const lostMoves = [proven('a1', 'loss', 2), proven('b1', 'loss', 2)];
const longLoss = { ...proven('c3', 'loss', null), plies_at_most: 6 };
const threeFree = ['a1', 'b1', 'c3'];
for (const [given, free, moves, wanted] of [
  ['one holds longest', threeFree, [proven('c3', 'loss', 4), ...lostMoves], 'All moves lose; c3 holds out longest'],
  ['all hold out as long', ['a1', 'b1'], lostMoves, 'All moves lose'],
  ['one may hold longest', threeFree, [longLoss, ...lostMoves], 'All moves lose'],
  ['one may hold', threeFree, [judged('c3', 12), ...lostMoves], 'Only c3 may hold'],
  ['nothing is known of one', threeFree, lostMoves, 'Only c3 may hold'],
  ['a win', ['a1', 'c3'], [proven('c3', 'win', 5), lostMoves[0]], null],
  ['two moves that may hold', threeFree, lostMoves.slice(1), null],
  ['the only move there is', ['a1'], lostMoves.slice(0, 1), null],
])
  test(`the takeaway of a position: ${given}`, () => {
    const takeaway = takeawayOf(moves, free);
    assert.equal(takeaway && says.takeaway(takeaway, free.length), wanted);
  });
