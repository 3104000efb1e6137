// Lessons in addresses: what is read is bounded and clean, and what is written can be read again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersIn, knownOf, lessonFrom } from '../../web/learn/lessons/composer.ts';
import { freeCellFor, makeQueries, notesOf } from '../../web/learn/lessons/queries.ts';
import { lessonTask, parseBookmark, sayJudged, soonerThan, viewOf } from '../../web/learn/lessons/lesson.ts';
import { mostLessons, mostNote, mostText, parseTaskAddress, plain, writeLessons } from '../../web/task/address.ts';
import { course, parseCourse, themes } from '../../web/learn/course.ts';
import { newState } from '../../web/task/task.ts';
import { lessonWords } from '../../web/words/en/lessons.ts';
import { each } from './support/fakes.mjs';

/** @type {import('../../web/task/address.ts').Lesson} */
const one = { rules: '3,3,3', position: 'XO./.X./..O', moves: [], note: '', task: 'find', hidden: [], answers: [] };
/** @param {string} address */
const faultOf = (address) => {
  const said = parseTaskAddress(address);
  assert.ok('fault' in said, address);
  return said.fault;
};

test('what is written is read again, whatever the note says', () => {
  const notes = ['', 'Find it!', 'under_score & = # % + "quotes" <b>', 'a\n\nb', 'עברית 日本語 🧩', "(it's ~ * fine)."];
  /** @type {Partial<import('../../web/task/address.ts').Lesson>[]} */
  const forms = [
    {},
    { rules: '4,4,3,misere', position: '..../..../..../....', moves: ['b2', 'a1'], task: 'who' },
    { task: 'play', hidden: ['hint', 'level'] },
    { rules: '3,3,3,vanish', position: 'b2.c3/a1/O', moves: ['a2'] },
    { rules: '3,3,3,vanish', position: '//X', answers: ['b2', 'a1'] },
  ];
  const lessons = notes.flatMap((note) => forms.map((form) => ({ ...one, ...form, note })));
  for (const list of [[], ...lessons.map((lesson) => [lesson]), lessons.slice(0, mostLessons)]) {
    const address = writeLessons(list);
    assert.match(address, /^[\w&=.,/%-]+$/, 'a link survives chats');
    assert.deepEqual(parseTaskAddress(address), { lessons: list });
  }
});

test('what is missing has its default', () => {
  for (const [address, given] of [
    ['v=1&lesson=own&rules=4,3,3', { rules: '4,3,3', position: '..../..../....' }],
    ['lesson=own&rules=3,3,3,vanish', { rules: '3,3,3,vanish', position: '//X' }],
    ['lesson=own&rules=3,3,3,vanish&position=B2.c3/A1/o', { rules: '3,3,3,vanish', position: 'b2.c3/a1/O' }],
    [
      'lesson=own&position=x../.o./...&moves=C3&hide=level.hint',
      { position: 'X../.O./...', moves: ['c3'], hidden: ['hint', 'level'] },
    ],
  ])
    assert.deepEqual(parseTaskAddress(address), { lessons: [{ ...one, ...given }] });
});

test('a step of the course and the list of steps have addresses of their own', () => {
  assert.deepEqual(parseTaskAddress('v=1&lesson=fork'), { step: 'fork' });
  assert.deepEqual(parseTaskAddress('v=1&lesson='), { list: true });
  assert.deepEqual(each(parseCourse(course), 'name'), Object.keys(themes));
});

test('what is wrong is refused, with what would be right', () => {
  const own = 'v=1&lesson=own';
  for (const [address, reason, part, lesson] of /** @type {const} */ ([
    [`v=2&lesson=own`, 'version', 'v', 0],
    [`v=1&${own}`, 'twice', 'v', 0],
    [`${own}&task=win`, 'task', 'task', 1],
    [`${own}&lesson=own&task=`, 'task', 'task', 2],
    [`${own}&hide=hint.answer`, 'hide', 'hide', 1],
    [`${own}&x=human`, 'unknown', 'x', 1],
    ['v=1&rules=3,3,3&lesson=own', 'unknown', 'rules', 0],
    ['v=1&lesson=fork&note=hi', 'unknown', 'note', 0],
    ['v=1&lesson=fork&lesson=block', 'twice', 'lesson', 0],
    ['v=1&lesson=fork&lesson=own', 'mixed', 'lesson', 0],
    ['v=1&lesson=<img>', 'step', 'lesson', 0],
    [`${own}&task=find&task=who`, 'twice', 'task', 1],
    [`${own}&rules=21,3,3`, 'rules', 'rules', 1],
    [`${own}&rules=5,5,4,vanish`, 'rules', 'rules', 1],
    [`${own}&rules=3,3,3,vanish&position=X../.O./...`, 'position', 'position', 1],
    [`${own}&position=b2/a1/X`, 'position', 'position', 1],
    [`${own}&rules=3,3,3 4`, 'rules', 'rules', 1],
    [`${own}&position=XO<script>`, 'position', 'position', 1],
    [`${own}&moves=b2;a1`, 'moves', 'moves', 1],
    [`${own}&answer=b2-a1`, 'answer', 'answer', 1],
    [`${own}&note=%E0%A4%A`, 'text', 'note', 1],
    [`${own}&note=${'a'.repeat(mostNote + 1)}`, 'note', 'note', 1],
    [`v=1${'&lesson=own'.repeat(mostLessons + 1)}`, 'many', 'lesson', 0],
    [`${own}&note=${'a'.repeat(mostText)}`, 'long', '', 0],
  ])) {
    const fault = faultOf(address);
    assert.deepEqual([fault.reason, fault.part, fault.lesson], [reason, part, lesson], address.slice(0, 60));
    const said = lessonWords.fault(fault);
    assert.match(said, /Your game hasn’t changed\.$/);
    assert.doesNotMatch(said, /undefined|null|NaN/);
    assert.ok(said.length < 300, said);
  }
});

test('a note is text of visible signs: nothing turns its direction, piles up or breaks out', () => {
  assert.equal(plain('a\u202Eb\u2066c\u200Fd\u0000e\u0007f\uFEFFg\u2028h'), 'abcdefgh');
  assert.equal(plain('  two   words\t\n\n\n\n\nend '), 'two words\n\nend');
  assert.equal(plain(`e${'\u0301'.repeat(50)}`), `e${'\u0301'.repeat(4)}`);
  assert.equal(plain('👩‍🏫 می‌خواهم'), '👩‍🏫 می‌خواهم', 'joiners are part of words');
  const said = parseTaskAddress('v=1&lesson=own&note=%E2%80%AE%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  assert.ok('lessons' in said && said.lessons[0].note === '<script>alert(1)</script>');
  assert.equal(faultOf('v=1&lesson=own&task=%E2%80%AEdnif').found, 'dnif');
  assert.ok(faultOf(`v=1&lesson=own&${'p'.repeat(3000)}=1`).part.length < 60);
});

test('any text at all is read or refused, never thrown', () => {
  let seed = 1;
  const next = (/** @type {number} */ most) => {
    seed = (seed * 48271) % 2147483647;
    return seed % most;
  };
  const words = 'v=1 & lesson= own note= % %E2 _ task= who rules=3,3,3 = hide= . position= moves=b2'.split(' ');
  const pieces = [...words, '\u202E', '\u{1F9E9}'];
  for (let round = 0; round < 3000; round += 1) {
    const text = Array.from({ length: next(14) }, () => pieces[next(pieces.length)]).join('');
    const said = parseTaskAddress(text);
    if ('lessons' in said) assert.deepEqual(parseTaskAddress(writeLessons(said.lessons)), said);
    else if ('fault' in said) assert.ok(lessonWords.fault(said.fault).length > 20);
  }
});

test('the board becomes a lesson: where it began, the moves up to what is shown, or what is being set up', () => {
  /** @type {any} No whole view. */
  const view = { rules: '3,3,3', moves: ['b2', 'c3'], cursor: 1, start: 'X../.../...', draft: null };
  assert.deepEqual(lessonFrom(view), { ...one, position: 'X../.../...', moves: ['b2'] });
  const whole = { ...view, start: null };
  assert.deepEqual(lessonFrom(whole), { ...one, position: '.../.../...', moves: ['b2'] });
  assert.equal(lessonFrom({ ...whole, rules: '4,2,3' }).position, '..../....');
  assert.equal(lessonFrom({ ...whole, rules: '3,3,3,vanish' }).position, '//X');
  const draft = { rules: '4,4,4', text: 'X.../..../..../....' };
  assert.deepEqual(lessonFrom({ ...view, draft }), { ...one, rules: draft.rules, position: draft.text });
});

const row = { rules: '5,1,3', position: '.....', cells: '.....' };
const stands = { ...row, to_move: 'X', leaving: null, leaving_later: null, over: false };

test('values are told for who is to move', () => {
  const notes = notesOf({
    ...stands,
    decided: true,
    value: { winner: 'X', plies: 1 },
    right: ['c1'],
    moves: [
      { cell: 'c1', winner: 'X', plies: 1 },
      { cell: 'c2', winner: 'draw', plies: 5 },
      { cell: 'c3', winner: 'O', plies: 2 },
      { cell: 'a3', winner: null, plies: null },
    ],
  });
  const written = [...notes].map(([cell, note]) => `${cell} ${note.written}`);
  assert.deepEqual(written, ['c1 Win in 1', 'c2 Draw', 'c3 Loss in 1']);
});

test('a slower win is right and gets its reason; the page names the quicker win, and you can try again', async () => {
  const lesson = { ...one, rules: '4,4,3', stands: { ...stands, to_move: 'X' } };
  const reasons = [{ kind: 'makes_fork', side: 'X', cells: ['c2', 'c3'], proven: true }];
  const judged = { right: true, value: 'win', reply: 'd1', slower: true, reasons };
  const moves = ['c1', 'a3'].map((cell, at) => ({ cell, winner: 'X', plies: 1 + 2 * at }));
  const known = { ...stands, to_move: 'X', value: { winner: 'X', plies: 1 }, right: ['c1', 'a3'], moves };
  const told = async (change) => {
    const found = { ...judged, ...change };
    return sayJudged(lesson, 'a3', found, await soonerThan(found, async () => known));
  };
  const fork = 'It makes two threats, at c2 and c3, and only one can be stopped.';
  assert.equal(await told({}), `a3 wins, too. ${fork} But c1 would have won at once.`);
  assert.equal(await told({ slower: false }), `a3 is right. ${fork}`);
  const open = { right: false, value: null, plies: null };
  assert.equal(await told(open), 'a3 is not the best move. c1 would have won at once.', 'whether it wins is not known');
  const session = { lessons: [lesson], at: 0, progress: [{ stage: 'done' }], address: '' };
  const canRetry = (cell) =>
    viewOf(session, newState({ stage: 'solved', moves: [cell] }), { isGameOver: false, known }).shown.includes('retry');
  assert.deepEqual([canRetry('a3'), canRetry('c1')], [true, false]);
});

test('the composer answers what the task asks: who wins, or the right moves, with a win in one before slower wins', () => {
  const wins = ['g6', 'c3', 'd5'].map((cell, at) => ({ cell, winner: 'X', plies: at === 0 ? 1 : null }));
  const moves = [...wins, { cell: 'e5', winner: 'O', plies: 2 }];
  const found = { ...stands, decided: true, value: { winner: 'X', plies: 1 }, right: ['g6', 'c3', 'd5'], moves };
  for (const task of ['who', 'play']) assert.equal(knownOf(task, found), 'X wins in 1 move.');
  assert.equal(knownOf('find', found), 'X wins in 1 move. The answer is g6. c3 and d5 win, too.');
  assert.equal(knownOf('find', { ...found, right: ['g6'] }), 'X wins in 1 move. The answer is g6.');
  const misere = { ...found, to_move: 'X', value: { winner: 'O', plies: 5 } };
  assert.equal(knownOf('who', misere), 'O wins in 2 moves.');
  const draw = { ...found, value: { winner: 'draw', plies: 6 } };
  assert.match(knownOf('find', draw), /^Nobody wins if both play their best\. The answer is g6, c3,? or d5\.$/);
  assert.match(knownOf('find', { ...draw, right: moves.map(({ cell }) => cell) }), /so there’s nothing to find/);
});

test('a place in lessons is read back, and one of other lessons or of no meaning is none', () => {
  const done = { stage: 'done', moves: ['b2'] };
  const place = { at: 1, progress: [done, { stage: 'asking', moves: [] }] };
  const text = (change = {}) => JSON.stringify({ address: 'here', ...place, ...change });
  assert.deepEqual(parseBookmark(text(), 'here', 2), place);
  assert.equal(parseBookmark(text(), 'elsewhere', 2), null);
  assert.equal(parseBookmark(text(), 'here', 3), null);
  for (const at of [2, -1, 0.5, 'length', null]) assert.equal(parseBookmark(text({ at }), 'here', 2), null, `at ${at}`);
  for (const bad of [null, {}, { ...done, stage: 'lost' }, { ...done, moves: 'b2' }, { ...done, moves: ['b2 x'] }])
    assert.equal(parseBookmark(text({ progress: [bad, bad] }), 'here', 2), null, JSON.stringify(bad));
  for (const other of ['', 'null', '{', '7']) assert.equal(parseBookmark(other, 'here', 2), null, other);
});

test('a lesson offers no help that its teacher hides, and to play on or go on once it is done', () => {
  const seen = (change = {}, stage = 'asking', at = 0, known = null) => {
    const lesson = { ...one, stands: { to_move: 'X' }, ...change };
    const session = { lessons: [lesson, lesson], at, progress: [{ stage }, { stage: 'asking' }], address: '' };
    return viewOf(session, newState({ stage }), { isGameOver: false, known });
  };
  const shown = (...of) => seen(...of).shown;
  const moves = [{ winner: 'X' }, { winner: null }];
  const { about } = seen({}, 'asking', 0, { decided: true, value: { winner: 'X', plies: 3 }, right: ['b2'], moves });
  assert.match(about, / At least 1 of 2 moves is right\.$/, 'the search ends with the first proven win');
  const offered = (names, ...of) => names.filter((name) => shown(...of).includes(name));
  assert.deepEqual(offered(['hint', 'values', 'show']), ['hint', 'values', 'show']);
  assert.deepEqual(offered(['hint', 'values', 'show'], { hidden: ['hint', 'analysis'] }), []);
  assert.deepEqual(offered(['hint', 'values', 'show'], {}, 'playing'), ['hint', 'values']);
  assert.deepEqual(offered(['retry'], {}, 'wrong'), ['retry']);
  assert.deepEqual(offered(['playOn', 'next', 'before', 'hint'], {}, 'solved'), ['playOn', 'next']);
  assert.deepEqual(offered(['next', 'before'], {}, 'asking', 1), ['before']);
});

/** A lesson of a study: its session, and what it does at an action. */
async function takenUp(lesson, study) {
  const session = { lessons: [lesson], at: 0, progress: [{ stage: 'asking', moves: [] }], address: '' };
  const { task, state } = await lessonTask({ session, queries: makeQueries({ study }), changed() {}, redraw() {} });
  return { session, does: async (action, now) => (await task.answer(action, { ...state, ...now }))() };
}

test('the first hint says what to aim at, the last one names the move; values can be shown and hidden, and the answer too', async () => {
  const moves = [{ cell: 'b1', winner: 'X', plies: 3 }];
  const values = { ...stands, decided: true, value: { winner: 'X', plies: 3 }, right: ['b1'], moves };
  const { does } = await takenUp({ ...one, ...stands, stands }, { ask: async () => values });
  assert.equal((await does({ kind: 'hint' })).said, lessonWords.idea('X', 'X', 3));
  assert.deepEqual(await does({ kind: 'hint' }), { lit: ['b1'], said: 'Try b1.' });
  assert.equal((await does({ kind: 'hint' }, { lit: ['b1'] })).said, lessonWords.lastHint('b1'));
  const shown = await does({ kind: 'values' });
  assert.deepEqual([shown.values.get('b1').written, shown.said], ['Win in 2', 'X wins in 2 moves.']);
  assert.deepEqual(await does({ kind: 'values' }, shown), { values: null });
  const { stage, lit, said } = await does({ kind: 'show' });
  assert.deepEqual([stage, lit, said], ['given_up', ['b1'], 'The answer is b1.']);
});

/** A lesson for X in which the answer to any move ends the game with this winner, played to its end. All that is proven
 * is who could win. */
async function playToEnd({ could, winner }) {
  const study = {
    async ask(kind, _rules, _position, moves) {
      if (kind === 'reply') return { cell: 'b1' };
      const isOver = moves.includes('.');
      const now = { ...stands, to_move: moves === 'a1' ? 'O' : 'X', over: isOver, ...(isOver && { winner }) };
      return kind === 'values' ? { ...now, decided: false, value: { winner: could }, right: [], moves: [] } : now;
    },
  };
  const { session, does } = await takenUp({ ...one, ...stands, task: 'play', stands }, study);
  const { said, moves, joy } = await does({ kind: 'try', cell: 'a1' });
  assert.deepEqual(moves, ['a1', 'b1']);
  return { said, stage: session.progress[0].stage, joy: Boolean(joy) };
}

test('where nothing is proven the answers that the author chose count, and are called that', async () => {
  const judged = { right: null, value: null, reply: 'b1', slower: false, reasons: [] };
  const open = { ...stands, decided: false, value: { winner: null }, right: [], moves: [{ cell: 'd1' }] };
  const study = { ask: async (kind) => ({ judge: judged, values: open, stand: stands })[kind] };
  const queries = makeQueries({ study });
  assert.equal((await queries.check({ ...one, answers: ['a2'] }, 1)).fault.reason, 'answer', 'no free cell');
  const lesson = await queries.check({ ...one, answers: ['b1', 'c1'] }, 1);
  const { does: told } = await takenUp(lesson, study);
  const wrong = await told({ kind: 'try', cell: 'a1' });
  assert.deepEqual([wrong.stage, wrong.moves, wrong.said], ['wrong', ['a1'], lessonWords.notAuthorsMove('a1')]);
  const right = await told({ kind: 'try', cell: 'c1' });
  assert.deepEqual([right.stage, right.said], ['solved', 'c1 is right: it’s the author’s answer, not proven.']);
  assert.equal((await told({ kind: 'show' })).said, 'The author’s answer, not proven: b1 or c1.');
  await told({ kind: 'hint' });
  assert.equal((await told({ kind: 'hint' })).said, 'Try b1.');
  const parts = [knownOf('find', open, ['b1']), knownOf('find', open), knownOf('who', open, ['b1'])];
  assert.deepEqual(parts, [lessonWords.teacherChoice, lessonWords.teacherUnproven, lessonWords.teacherUnproven]);
  assert.deepEqual(answersIn('C1, z9 c1 b7', stands), { answers: ['c1'], bad: ['z9', 'b7'] });
});

const best = 'Nobody could have done better.';
const more = 'You could have done better. Try again.';
for (const [could, winner, said, stage, joy] of [
  [null, 'O', 'O wins.', 'done', false],
  [null, 'draw', 'A draw.', 'done', false],
  [null, 'X', 'You win!', 'done', true],
  ['X', 'X', 'You win!', 'done', true],
  ['X', 'draw', `A draw. ${more}`, 'wrong', false],
  ['draw', 'draw', `A draw. ${best}`, 'done', true],
  ['draw', 'O', `O wins. ${more}`, 'wrong', false],
  ['O', 'O', `O wins. ${best}`, 'done', true],
])
  test(`the end of a game is judged only by who is proven to win: ${could ?? 'nobody'}, and it is ${winner}`, async () =>
    assert.deepEqual(await playToEnd({ could, winner }), { said, stage, joy }));

test('a mark that is put on any cell of a column falls to its lowest free one, and elsewhere stays where it is put', () => {
  const falling = { rules: '3,3,3,gravity,misere', cells: 'X..O..X..' };
  assert.deepEqual([freeCellFor(falling, 'b1'), freeCellFor(falling, 'b3')], ['b3', 'b3']);
  assert.deepEqual([freeCellFor({ ...falling, cells: '....X..O.' }, 'b3'), freeCellFor(falling, 'a1')], ['b1', null]);
  const staying = { ...falling, rules: '3,3,3' };
  assert.deepEqual([freeCellFor(staying, 'b1'), freeCellFor(staying, 'a3')], ['b1', null]);
});
