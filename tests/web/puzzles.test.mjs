// Puzzles as far as they need no document: their addresses, their results, the words about a streak.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { parseTaskAddress } from '../../web/task/address.ts';
import { tasksReached } from '../../web/dialogs/statistics.ts';
import {
  afterPractice,
  afterTimed,
  daysInARow,
  hasNext,
  isKeptTask,
  isPast,
  makeNext,
  nameOfDay,
  otherDays,
  runOf,
  saidOf,
  titleOf,
  today as todayHere,
} from '../../web/puzzles/modes.ts';
import { makeResults } from '../../web/puzzles/results.ts';
import { changeProgress, readProgress } from '../../web/storage/progress.ts';
import { Refused } from '../../web/study/study.ts';
import { makeStore } from '../../web/storage/store.ts';
import { puzzleWords } from '../../web/words/en/puzzles.ts';
import { reasonWords } from '../../web/words/en/reasons.ts';
import { fakeBridge, fakeStorage, fakeClock, someView } from './support/fakes.mjs';
import { makeAnswerReason } from '../../web/puzzles/answer-reason.ts';
import { foundOf, puzzleTask } from '../../web/puzzles/puzzle.ts';
import { makeComing } from '../../web/puzzles/coming.ts';
import { makeClock } from '../../web/puzzles/clock.ts';

const puzzle = '3,3,3.win.2.b3.X2/1O1/1O1';
const mistake = '3,3,3 empty a1.b1';
const openStore = () => makeStore({ address: 'https://host.example/', storage: () => storage });
let storage;
beforeEach(() => {
  storage = fakeStorage();
});

test('what is kept of puzzles can be read again, whatever form a link had', () => {
  const store = openStore();
  changeProgress(store, ({ best }) => ({
    days: { '2026-12-01': ['solved', '', ''] },
    best: { ...best, streak: 7 },
    wrong: [puzzle, puzzle.replace('b', 'B'), puzzle.replace('X', 'x'), puzzle.replace('2', '02'), ` ${puzzle}`],
    mistakes: ['', mistake, `${mistake} `],
  }));
  const kept = readProgress(openStore());
  assert.deepEqual(kept.wrong, [puzzle]);
  assert.deepEqual(kept.mistakes, [mistake]);
  assert.deepEqual(kept.days, { '2026-12-01': ['solved', '', ''] });
  assert.equal(kept.best.streak, 7);
  assert.deepEqual(openStore().state.damaged, []);
});

test('progress stays one small entry however much is done, and what two tabs do is kept of both', () => {
  const [one, other] = [openStore(), openStore()];
  const mistakesOf = (size) => (_, at) =>
    `${size},${size},5 empty ${'o15.'.repeat(220)}a${1 + (at % 9)}.b${1 + (at % 11)}`;
  const dateOfDay = (day) => new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10);
  const onAllDays = (what) => Object.fromEntries(Array.from({ length: 3000 }, (_, day) => [dateOfDay(day), what]));
  changeProgress(one, () => ({
    days: onAllDays(['helped', 'failed', 'solved']),
    slips: onAllDays([3, 3, 3]),
    mistakes: Array.from({ length: 500 }, mistakesOf(15)),
  }));
  changeProgress(other, ({ done }) => ({ done: [...done, 'line'] }));
  changeProgress(one, ({ done }) => ({ done: [...done, 'fork'] }));
  assert.deepEqual(readProgress(other).done, ['line', 'fork']);
  assert.ok(storage.getItem('tic-tac-toe / progress').length < 250_000);
});

test('what was kept of puzzles and of the course apart is one entry from the first change on', () => {
  const key = (name) => `tic-tac-toe / ${name}`;
  const puzzles = { days: { '2026-12-01': ['solved', '', 'failed'] }, practice: { grade: 3, in_a_row: 1 }, seen: 5 };
  const course = { done: ['line'], draft: 'v=1&lesson=own' };
  storage.setItem(key('puzzles'), JSON.stringify({ version: 1, ...puzzles, best: { streak: 7, timed: 2 }, wrong: [] }));
  storage.setItem(key('course'), JSON.stringify({ version: 1, ...course }));
  const before = readProgress(openStore());
  for (const [name, value] of Object.entries({ ...puzzles, ...course })) assert.deepEqual(before[name], value, name);
  changeProgress(openStore(), ({ done }) => ({ done: [...done, 'fork', 'line'] }));
  assert.deepEqual(readProgress(openStore()), { ...before, done: ['line', 'fork'] });
  assert.deepEqual([storage.getItem(key('puzzles')), storage.getItem(key('course'))], [null, null]);
});

test('what a tab keeps of the puzzle on the board is looked at before it is believed', () => {
  const task = { address: 'v=1&puzzle=…', puzzle, actions: ['b2'] };
  for (const mode of [
    { kind: 'single' },
    { kind: 'day', date: '2026-12-01', level: 2 },
    { kind: 'timed', left: 1, solved: 0, in_a_row: 0 },
    afterTimed({ kind: 'timed', left: 179_000, solved: 4, in_a_row: 4, place: 5 }, false),
  ])
    assert.equal(isKeptTask({ ...task, mode: { ...runOf.timed(), ...mode } }), true, JSON.stringify(mode));
  for (const bad of [
    null,
    {},
    task,
    { ...task, mode: { kind: 'toString' } },
    { ...task, mode: { kind: 'day', date: '2026-12-01', level: 3 } },
    { ...task, mode: { ...runOf.timed(), left: 1e9 } },
    { ...task, mode: { ...runOf.timed(), seed: 'x' } },
    { ...task, mode: { ...runOf.streak(), count: 'x' } },
    { ...task, actions: [1], mode: { kind: 'single' } },
  ])
    assert.equal(isKeptTask(bad), false, JSON.stringify(bad));
});

test('practice gets harder after two solved in a row and easier after a failure, within the grades', () => {
  const practised = (grade, results) => results.reduce(afterPractice, { grade, in_a_row: 0 }).grade;
  for (const [grade, results, expected] of [
    [1, ['solved', 'solved'], 2],
    [1, ['solved', 'helped', 'solved'], 1],
    [3, ['failed', 'solved'], 2],
    [1, Array(20).fill('solved'), 5],
    [1, Array(20).fill('failed'), 1],
  ])
    assert.equal(practised(grade, results), expected, `${grade} ${results}`);
});

test('in three minutes mistakes cost time, five solved in a row give some back, and a harder grade begins at its place', () => {
  const timed = (left, solved, row, place) => ({ kind: 'timed', left, solved, in_a_row: row, place });
  for (const [before, isMistake, left, solved, row, place] of [
    [timed(180_000, 3, 3, 6), false, 180_000, 4, 4, 4],
    [timed(170_000, 4, 4, 5), false, 175_000, 5, 5, 5],
    [timed(170_000, 19, 2, 22), false, 170_000, 20, 3, 22],
    [timed(12_000, 3, 3, 4), true, 2_000, 3, 0, 4],
    [timed(9_000, 8, 1, 9), true, 0, 8, 0, 9],
  ])
    assert.deepEqual(afterTimed(before, isMistake), { left, solved, in_a_row: row, place });
});

test('a run’s seed decides which puzzles of a grade come, and only what was solved decides the grade', async () => {
  const study = fakeStudy('3,3,3.win');
  const next = makeNext({ study, store: openStore() });
  for (const at of [{ place: 0 }, { place: 7, solved: 3 }, { place: 4, solved: 4 }])
    await next.puzzle({ ...runOf.timed(4711), ...at });
  await next.puzzle({ ...runOf.streak(4711), count: 3 });
  assert.deepEqual(study.asked, ['pick any 1 4712', 'pick any 1 4733', 'pick any 2 4724', 'pick any 2 4721']);
});

test('a row of days survives one missed day a week, and today may still come', () => {
  /** Days as a word: `x` solved, `l` solved days later, `.` not solved; the last one is today. */
  const inARow = (word) => {
    const date = (place) => new Date(Date.UTC(2026, 2, 5 + place - word.length)).toISOString().slice(0, 10);
    const days = Object.fromEntries(
      [...word].map((sign, place) => [date(place), ['failed', sign === '.' ? '' : 'helped', '']]),
    );
    const late = [...word].flatMap((sign, place) => (sign === 'l' ? [date(place)] : []));
    return daysInARow({ days, late }, date(word.length - 1));
  };
  const rows = 'xxx 3,xxx. 3,xx.xx 4,xx..xx 2,xx.x.xx 3,xx.xxxxx.x 6,xx.xxxxxx.x 9,x.. 1,x... 0,xlx 2,xlllx 1,. 0';
  for (const row of rows.split(',')) assert.equal(`${row.split(' ')[0]} ${inARow(row.split(' ')[0])}`, row);
});

test('beside a day stand the seven before today, over the end of a month, and the way back to today', () => {
  const today = '2026-03-03';
  const last = ['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-27', '2026-02-26', '2026-02-25', '2026-02-24'];
  assert.deepEqual(otherDays(today, today), last);
  assert.deepEqual(otherDays(today, '2026-03-01'), [today, ...last.filter((date) => date !== '2026-03-01')]);
  const named = [today, ...last.slice(0, 3)].map((date) => nameOfDay(date, today));
  assert.deepEqual(named, ['Today', 'Yesterday', 'Sun, Mar 1', 'Sat, Feb 28']);
  assert.equal(titleOf({ kind: 'day', date: todayHere(), level: 0 }), 'Today: easy');
});

test('a streak is the best only where it is longer than all before, and ends with the first mistake', () => {
  const results = makeResults(openStore());
  for (const count of [0, 3, 1]) results.keepBest('streak', count);
  assert.equal(readProgress(openStore()).best.streak, 3);
  const streak = { kind: 'streak', count: 3, over: false };
  assert.equal(results.goOnWithStreak(streak, false, 'solved', puzzle), '');
  assert.equal(results.goOnWithStreak(streak, true, '', puzzle), puzzleWords.runOver.streak);
  assert.deepEqual([streak.count, readProgress(openStore()).best.streak], [4, 4]);
});

test('an address names a puzzle or a day, in the form that it has or as a browser may write it', () => {
  const good = { faults: [] };
  assert.deepEqual(parseTaskAddress('v=1&day=2026-12-01'), { kind: 'day', text: '2026-12-01', ...good });
  assert.deepEqual(parseTaskAddress('day=2026-12-01'), { kind: 'day', text: '2026-12-01', ...good });
  for (const text of [puzzle, encodeURIComponent(puzzle)])
    assert.deepEqual(parseTaskAddress(`v=1&puzzle=${text}`), { kind: 'puzzle', text: puzzle, ...good });
});

test('an address of another version, or of both a day and a puzzle, opens nothing', () => {
  for (const [address, reason, found] of [
    ['v=7&day=2026-12-01', 'version', '7'],
    [`v=1&puzzle=${puzzle}&day=2026-12-01`, 'both', ''],
  ]) {
    const { text, faults, refused } = parseTaskAddress(address);
    assert.deepEqual({ text, faults, refused }, { text: '', faults: [], refused: { reason, found } }, address);
    assert.match(puzzleWords.linkFault(reason, found), /Your game hasn’t changed\.$/);
  }
});

test('unknown parts of an address and parts that come twice are told, and the first one counts', () => {
  const said = parseTaskAddress(`v=1&day=2026-12-01&foo=1&day=2026-12-02&v=2&${'p'.repeat(3000)}`);
  assert.equal(said.text, '2026-12-01');
  assert.equal(said.refused, undefined);
  const faults = said.faults.slice(0, 3).map(({ reason, found }) => `${reason} ${found}`);
  assert.deepEqual(faults, ['unknown foo', 'twice day', 'twice v']);
  assert.ok(said.faults[3].found.length < 60);
  for (const { reason, found } of said.faults) assert.ok(puzzleWords.linkFault(reason, found).length < 120);
});

test('what can be no puzzle and no day is none: spaces at its edge or within, damaged signs, names of a list’s own', () => {
  for (const text of [`%20${puzzle}`, `${puzzle}%20`, `${puzzle}%20give_up`, '%E0%A4%A', '', '%0A'])
    assert.equal(parseTaskAddress(`v=1&puzzle=${text}`).text, '', text);
  for (const text of ['2026-12-01%20', '2026-12-1', '__proto__', 'constructor', ''])
    assert.equal(parseTaskAddress(`v=1&day=${text}`).text, '', text);
});

/** The state of a day's three puzzles after one of them. */
function afterPuzzle(run) {
  storage = fakeStorage();
  const store = openStore();
  const mode = { kind: 'day', date: '2026-12-01', level: 1 };
  makeResults(store).keep(mode, puzzle, run);
  return { kept: readProgress(openStore()), said: saidOf(readProgress(store), '2026-12-01', 1) };
}

test('a puzzle that took two tries was solved after a mistake, and one with hints with help', () => {
  const { kept, said } = afterPuzzle({ stage: 'solved', mistakes: 1, furthest_hint: 0 });
  assert.deepEqual([kept.days['2026-12-01'], said], [['', 'helped', ''], 'solved after 1 mistake']);
  assert.equal(afterPuzzle({ stage: 'solved', mistakes: 2, furthest_hint: 3 }).said, 'solved with help');
  assert.equal(afterPuzzle({ stage: 'solved', mistakes: 0, furthest_hint: 1 }).said, 'solved');
  assert.equal(afterPuzzle({ stage: 'given_up', mistakes: 1, furthest_hint: 0 }).said, 'not solved');
  const { kept: hinted, said: saidOfHints } = afterPuzzle({ stage: 'solved', mistakes: 0, furthest_hint: 3 });
  assert.deepEqual([kept.wrong, hinted.wrong, saidOfHints], [[puzzle], [], 'solved with help'], 'a hint is no mistake');
});

test('a day lasts until the end of the next one, and its first puzzle may be the last to be solved', () => {
  const [date, next, third] = ['2026-12-01', '2026-12-02', '2026-12-03'];
  assert.deepEqual([isPast(date, next), isPast(date, third)], [false, true]);
  const follows = (...done) => hasNext({ kind: 'day', date, level: 2 }, { days: { [date]: done } });
  assert.deepEqual([follows('', 'solved', 'failed'), follows('solved', 'solved', 'failed')], [true, false]);
});

test('a day’s result gives no solution away', () =>
  assert.equal(
    puzzleWords.result(
      'December 1, 2026',
      ['failed', 'helped', ''],
      ['not solved', 'solved after 3 mistakes', ''],
      'LINK',
    ),
    'Tic-tac-toe puzzles, December 1, 2026\n✕ ▲ □\n✕ not solved, ▲ solved after 3 mistakes\nLINK',
  ));

test('statistics count the puzzles of days, the best marks and the steps of the course', () => {
  const days = { '2026-12-01': ['solved', 'helped', 'failed'], '2026-12-02': ['failed', '', ''] };
  const kept = { days, late: [], best: { streak: 7, timed: 0 }, done: ['line'] };
  assert.deepEqual(tasksReached(kept, '2026-12-02'), [2, 1, 1, 7, 0, 1]);
  assert.equal(tasksReached({ days: {}, late: [], best: { streak: 0, timed: 0 }, done: [] }, '2026-12-02'), null);
});

/** A study that makes these puzzles in turn, and the last one for ever; null means that there is none. */
function fakeStudy(...puzzles) {
  const asked = [];
  const answer = async (...request) => {
    asked.push(request.join(' '));
    const puzzle = puzzles.length > 1 ? puzzles.shift() : puzzles[0];
    if (puzzle === null) throw new Refused({ error: 'none' });
    return { puzzle };
  };
  return { asked, ask: answer };
}
const comingOf = (study, numbers = [1, 2, 3, 4, 5, 6]) => makeComing({ study, count: () => numbers.shift() });

for (const [what, made, wanted, requests] of [
  ['Next brings another puzzle, also where the one before is made once more', ['one', 'one', 'two'], 'two', 3],
  ['the only puzzle of its kind comes again, and nothing is asked for ever', ['one'], 'one', 4],
  ['where there is none, none is asked for again', [null], '', 2],
])
  test(what, async () => {
    const study = fakeStudy(...made);
    const coming = comingOf(study);
    assert.equal(await coming.next('3,3,3,vanish.save', 1), made[0] ?? '');
    assert.equal(await coming.next('3,3,3,vanish.save', 1), wanted);
    assert.equal(study.asked.length, requests);
  });

test('one that was made meanwhile and is on the board already is passed over', async () => {
  const coming = comingOf(fakeStudy('one', 'one', 'two'));
  assert.equal(await coming.next('3,3,3,vanish.win', 2), 'one');
  coming.make('3,3,3,vanish.win', 2);
  await new Promise(setImmediate);
  assert.equal(await coming.next('3,3,3,vanish.win', 2), 'two');
});

test('the three minutes pass over a board whose cells are too small on a phone to be tapped in a hurry, a streak does not', async () => {
  const [wide, small] = ['15,15,5.threats.4', '7,6,4,gravity.win.4'];
  for (const [kind, wanted] of Object.entries({ timed: small, streak: wide })) {
    const next = makeNext({ study: fakeStudy(wide, small), store: openStore() });
    assert.equal(await next.puzzle(runOf[kind]()), wanted, kind);
  }
});

/** A clock whose time the test moves, and the times that it has reported. */
function useClock(context) {
  const timers = fakeClock(context);
  let time = 1_000_000;
  context.mock.method(performance, 'now', () => time);
  const told = [];
  const clock = makeClock((milliseconds) => told.push(milliseconds));
  const pass = (milliseconds) => {
    for (let left = milliseconds; left > 0; left -= 100) {
      time += 100;
      timers.pass(100);
    }
  };
  return { clock, told, pass };
}

test('the clock tells each second, nothing twice, also where the device’s clock is set back', (context) => {
  const { clock, told, pass } = useClock(context);
  clock.run();
  clock.run();
  pass(2500);
  assert.deepEqual(told, [1000, 1000]);
  context.mock.method(Date, 'now', () => 0);
  pass(1000);
  assert.deepEqual(told, [1000, 1000, 1000]);
});

test('what passes while it waits does not count, what had passed before does, and once it was over it begins anew', (context) => {
  const { clock, told, pass } = useClock(context);
  clock.run();
  pass(700);
  clock.wait();
  clock.wait();
  pass(10_000);
  clock.run();
  pass(1000);
  assert.deepEqual(told, [1700]);
  clock.wait();
  clock.stop();
  pass(300);
  clock.run();
  pass(1000);
  assert.deepEqual(told, [1700, 1000]);
});

test('the task comes first, counts down from turn to turn, and says how many moves are right only where several are', () => {
  const said = (more) =>
    puzzleWords.task({ theme: 'win', side: 'X', value: 'win', plies: 3, answers: 1, last: 'c1', moves: [], ...more });
  assert.equal(said({}), 'Find the move that wins! You are X and can win in 2 moves. O’s c1 was a mistake.');
  assert.equal(said({ moves: ['b2'] }), said({}), 'a wrong try');
  const later = { moves: ['a1', 'd2'] };
  const asks = said({ ...later, answers: 2 });
  assert.equal(asks, 'Find a win! Either of two moves does it. You are X and can win in 2 moves.');
  assert.match(said({ ...later, answers: 12 }), /^Find a win! Many moves do it\. /);
  assert.equal(said({ ...later, plies: 1, answers: 12 }), 'Complete your line! You are X.');
  assert.match(said({ theme: 'hold' }), /^Find the move that holds the draw! You are X\. All other moves lose\./);
  assert.match(said({ theme: 'hold', answers: 2 }), /^Hold the draw! Either of two moves does it\. You are X\. O’s/);
  assert.match(said({ theme: 'save' }), /^Find a way to draw! .* more than one good move\. O’s c1 missed a win\.$/);
  assert.equal(said({ theme: 'save', ...later }), 'Find the move that holds the draw! You are X.');
});

/** A run of the study, asking for O's move on 3×3, with changes. */
const someRun = (changes) => ({
  stage: 'asking',
  rules: '3,3,3',
  side: 'O',
  theme: 'win',
  value: 'win',
  plies: 3,
  answers: 1,
  last: 'b1',
  position: '.X./.../...',
  moves: [],
  line: [],
  mistake: null,
  hinted: [],
  hint: 0,
  grade: 2,
  ...changes,
});
const asked = [];
/** The puzzle of a study that answers with these, in turn. */
const taskOf = (...runs) => taskIn(true, ...runs);
const taskIn = (helps, ...runs) =>
  puzzleTask({
    study: { ask: async (...words) => asked.push(words.slice(2)) && someRun(runs.shift()) },
    done: { puzzle: 'one', actions: [], address: 'v=1' },
    helps,
    face: () => ({ title: '', hasNext: false, ended: '' }),
    changed: () => ({ added: '', joy: null }),
  });

test('a hint says whether it frames one cell or several, and each says by its name that it is framed', async () => {
  for (const [hint, hinted, said, answers = 1] of [
    [2, ['a3', 'b3'], 'One or more of the framed cells is right: a3 or b3.', 2],
    [2, ['a3'], 'The move is in the framed cell: a3.'],
    [1, [], 'You can complete a line.'],
  ]) {
    const { task, state } = await taskOf({}, { hint, hinted, answers, plies: 1 });
    const verdict = (await task.answer({ kind: 'hint' }, { ...state, stage: 'wrong' }))();
    assert.deepEqual(asked.at(-1), ['retry', 'hint'], 'a wrong move is taken back first');
    assert.equal(verdict.said, said);
    const spoken = [...task.notes({ ...state, ...verdict })].map(([cell, note]) => [cell, note.spoken]);
    const framed = hinted.map((cell) => [cell, 'framed']);
    assert.deepEqual(spoken, framed);
  }
});

test('what was found can be stepped through from its end, unless it is a single move', async () => {
  for (const [moves, hasSteps] of [
    [['a3', 'b3', 'c3'], true],
    [['a3'], false],
  ]) {
    const { task, state } = await taskOf({ stage: 'solved', moves });
    assert.deepEqual([state.at, task.view(state).shown.includes('stepBack')], [moves.length, hasSteps]);
  }
});

test('you can step on from the answer to a wrong move, if the line known begins with both', async () => {
  for (const [reply, line, at] of [
    ['b2', ['a3', 'b2', 'c3', 'b3'], 2],
    ['c2', ['a3', 'b2', 'c3', 'b3'], 0],
    ['b2', ['a3', 'b2'], 0],
  ]) {
    const mistake = { cell: 'a3', reply, value: 'loss', reasons: [], line };
    const { task, state } = await taskOf({ stage: 'wrong', moves: ['a3'], mistake });
    const { shown, labels } = task.view(state);
    assert.deepEqual(
      [state.at, shown.includes('stepForward'), labels],
      [at, at > 0, at ? { stepForward: 'See why not' } : undefined],
    );
    assert.equal(task.view({ ...state, at: 3 }).labels, undefined, 'then it only steps on');
  }
});

test('a win that takes longer is right, and says which move would have won sooner', async () => {
  const values = (...plies) => {
    const moves = plies.map((count, at) => ({ cell: `a${at + 1}`, winner: 'O', plies: count }));
    return { moves, value: moves[0], right: moves.map(({ cell }) => cell), to_move: 'O' };
  };
  for (const [cell, after, known, said, plies = after.plies ?? 3] of [
    ['a2', { plies: 1 }, values(1, 3), 'a2 is right, but a1 would have won at once. X plays b2.'],
    ['a3', { plies: 3 }, values(3, 3, 5), 'a3 is right, but a1 or a2 would have won sooner. X plays b2.'],
    ['a2', { stage: 'solved' }, values(1, 3), 'a2 is right, but a1 would have won at once. Solved!'],
    ['a2', { stage: 'solved' }, values(3, 3), 'a2 is right. Solved!'],
    ['a2', { plies: 1 }, null, 'a2 is right, but you could have won at once. X plays b2.', 1],
    ['a2', { plies: 3 }, null, 'a2 is right! X plays b2.', 3],
  ]) {
    const run = { moves: [cell, 'b2'], mistakes: 0, furthest_hint: 0, ...after };
    const { task, state } = await taskIn(known !== null, { plies, answers: 2 }, run, known);
    const verdict = (await task.answer({ kind: 'try', cell }, state))();
    // What happened, then what is asked, if anything is.
    assert.equal(verdict.said, `${said} ${task.view({ ...state, ...verdict }).task}`.trim());
  }
});

test('why the answer works is said once the puzzle is over, in one sentence that tells more than the outcome', async () => {
  let board = someView();
  const heard = async (moves, ...reasons) => heardOf('draw', moves, ...reasons);
  const heardOf = async (value, moves, ...reasons) => {
    const [bridge, told] = [fakeBridge(board), []];
    const answer = makeAnswerReason({ bridge, tell: (said, pairs) => told.push(said, ...pairs) });
    answer.ask({ stage: 'solved', side: 'X', moves, line: [] });
    assert.deepEqual(bridge.sent, [`explain 1 ${moves[0]}`]);
    const proven = reasons.map(([kind, side, ...cells]) => ({ kind, side, cells, proven: true }));
    for (const done of [false, true, true])
      bridge.tell('explanation', { ply: 1, cell: moves[0], done, value, reasons: proven });
    await null;
    return told.join(' ');
  };
  const only = ['only_move', 'X', 'b2'];
  const forks = await heard(['b2', 'a3', 'c1'], ['blocks_line', 'X', 'b2'], only, ['makes_fork', 'X', 'a1', 'c1']);
  assert.match(forks, /^Why b2\? It makes two threats,/);
  assert.match(
    await heard(['b2'], ['blocks_line', 'X', 'b2'], only),
    /^It blocks b2, where O would have completed a line\.$/,
  );
  assert.equal(await heard(['b2'], ['no_line_left', 'X'], ['no_line_left', 'O']), 'All of O’s lines are blocked.');
  assert.match(await heard(['b2'], ['pairing', 'O', 'a1', 'a3']), /^O can’t force .* takes the other\. a1 a3$/);
  assert.equal(await heard(['b2'], only, ['search', 'X', 'b2', 'a1'], ['replies', 'O', 'a1']), '');
  board = someView({ columns: 4, rows: 4, in_a_row: 4, start: '.O.O/.XX./.O../X..X', moves: ['d2'], cursor: 1 });
  const line = ['c4', 'b4', 'c3', 'a1', 'c1', 'd3', 'a2', 'a3', 'b3'];
  const wins = await heardOf('win', line, ['blocks_line', 'X', 'c4'], ['search', 'X', ...line]);
  assert.equal(wins, 'X wins: c4 forces O to block at b4; then X c3 makes two threats, at a1 and c1.');
  const longer = [...line, 'e3', 'e4'];
  assert.equal(await heardOf('win', longer, ['search', 'X', ...longer]), `Why c4? ${reasonWords.noShortReason}`);
  board = { ...board, misere: true };
  const other = await heardOf('win', ['d2', 'b1', 'c1', 'b2'], ['search', 'X', 'd2', 'c1', 'b1', 'b2']);
  assert.equal(other, 'X wins: X d2, O b1, X c1, O b2.', 'the line that was played');
});

test('the solution begins where the player gave up, with the reason for the move that was not found', async () => {
  const line = ['d4', 'f2', 'e4'];
  for (const [done, at, lines] of [
    [['d4', 'a1', 'retry'], 2, line],
    [['a1', 'retry', 'hint'], 0, line],
    [['b1'], 0, line],
    [['d4'], 0, ['d4']],
  ]) {
    const run = someRun({ stage: 'given_up', line: lines });
    assert.equal(foundOf(run, [...done, 'give_up']), at, done.join());
    const bridge = fakeBridge();
    makeAnswerReason({ bridge, tell() {} }).ask(run, at);
    assert.deepEqual(bridge.sent, [`explain ${at + 1} ${lines[at]}`]);
  }
  const { task, state } = await taskOf({}, { stage: 'given_up', line });
  assert.equal((await task.answer({ kind: 'show' }, state))().at, 0);
  const long = Array.from({ length: 28 }, (_, at) => `a${at + 1}`);
  for (const [value, steps] of Object.entries({ draw: 3, win: 28 })) {
    const { state: shown } = await taskOf({ stage: 'given_up', value, turns: 2, line: long });
    assert.equal(shown.line.length, steps, 'a long draw ends with the last move to find');
  }
  assert.equal(foundOf(someRun({ stage: 'asking', line: [] }), ['d4']), 0);
});

test('a puzzle on another board than 3×3 begins with its board and goal for the ear', async () => {
  const known = async (run) => (await taskOf(run)).known;
  assert.equal(await known({}), '');
  assert.equal(await known({ rules: '4,3,3', position: '.X../..../....' }), '4×3, 3 in a row.');
  assert.equal(await known({ rules: '3,3,3,misere' }), '3×3 misère (3 in a row loses).');
});
