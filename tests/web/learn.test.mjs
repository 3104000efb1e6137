// The course and the pictures of machines, as far as they need no document.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardShapes } from '../../web/board/board-view.ts';
import { course, parseCourse, wrongText } from '../../web/learn/course.ts';
import { notesOfPairs } from '../../web/analysis/pairs.ts';
import { curveOf, turnsOnBoard } from '../../web/learn/menace.ts';
import { positionsOf } from '../../web/learn/starting-positions.ts';
import { learn } from '../../web/words/en/learn.ts';
import { each } from './support/fakes.mjs';

test('each step of the course has its words, a question and two answers for each turn', () => {
  const steps = parseCourse(course);
  assert.deepEqual(each(steps, 'name'), Object.keys(learn.steps));
  for (const { name, exercises } of steps) {
    const turns = exercises.flatMap((exercise) => exercise.turns);
    assert.equal(learn.steps[name].exercises.length || 'none', turns.length, name);
    const { text } = learn.steps[name];
    assert.ok(typeof text === 'string' || text.length === exercises.length, name);
    for (const [at, { hasShades }] of exercises.entries())
      assert.equal(/shaded/.test([text].flat()[at]), hasShades, `${name}: rows are shaded where the text says so`);
    for (const [at, [ask, praise, others, ...own]] of learn.steps[name].exercises.entries()) {
      assert.ok(ask && praise && turns[at].right.length > 0 && /^[A-Z].* /.test(others), `${name}: ${others}`);
      for (const text of own) assert.ok(/^[a-t]\d+ /.test(text) && !turns[at].right.includes(text.split(' ')[0]), text);
    }
  }
  const pairs = steps.flatMap((step) => step.pairs.flat());
  const looks = each(notesOfPairs(pairs, () => true).values(), 'look');
  assert.equal(new Set(looks).size, 10, 'of twelve pairs only two look like another, far away');
  const [, fork] = learn.steps.fall.exercises;
  assert.deepEqual([wrongText('e4', fork), wrongText('a3', fork)], [fork[3], fork[2]], 'about the move that was made');
});

test('a ten-year-old can read it: no long sentences and no long words', () => {
  for (const { title, text, exercises } of Object.values(learn.steps))
    for (const said of [title, text, exercises].flat(2)) {
      for (const sentence of said.split(/[.?!:]/)) assert.ok(sentence.split(' ').length <= 28, sentence);
      for (const word of said.split(/[^\p{L}’]+/u)) assert.ok(word.length <= 12, word);
    }
});

test('neither the board of a match without help nor a game that is over is one to look at', () => {
  const game = { rules: '3,3,3', cells: 'X...O....', can_analyse: true, outcome: 'in_progress' };
  assert.equal(positionsOf(game)[0][0], 'X../.O./...');
  const names = positionsOf(game).map(([, { values }]) => values[1]);
  assert.equal(new Set(names).size, names.length, 'no two have the same name');
  for (const none of [{ can_analyse: false }, { outcome: 'x_wins' }])
    assert.deepEqual(positionsOf({ ...game, ...none }), positionsOf(game).slice(1));
});

test('a small board has its lines between cells and none at its rim, and what is written in cells is of one size, in two lines if it is long', () => {
  const notes = new Map(Object.entries({ a1: { written: 'Draw' }, b1: { written: 'Loss 1' } }));
  const { values } = boardShapes({ columns: 3, rows: 2, cells: '......', notes });
  assert.ok(values.includes('M24 0v48M48 0v48M0 24h72'));
  assert.equal(JSON.stringify(values).match(/6\.75,"(Draw|Loss|1)"/g)?.length, 3);
});

test('a turn of the machine is shown as it was on the board of its game, not as the box has it', () => {
  const count = (cell, count) => ({ cell, count });
  const first = { box: 1, front: '.../.../...', beads: [count('a1', 17)], drawn: 'a1' };
  const second = { box: 4, front: '.../.../O.X', beads: [count('c1', 12), count('a2', 3)], drawn: 'a2' };
  const [, shown] = turnsOnBoard({ moves: ['a1', 'c1', 'c2'], turns: [first, second] });
  assert.deepEqual(shown, { box: 4, front: 'X.O......', beads: [count('a3', 12), count('c2', 3)], drawn: 'c2' });
});

test('a curve counts wins up and losses down', () => {
  assert.deepEqual(curveOf('WWDLL'), [0, 1, 2, 2, 1, 0]);
  assert.deepEqual(curveOf(''), [0]);
});
