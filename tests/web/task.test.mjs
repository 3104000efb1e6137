// Tasks: what each event does to one, and that late answers count only while they are wanted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeBoardInPlace, makePresses } from '../../web/task/board.ts';
import { makeTaskController } from '../../web/task/controller.ts';
import {
  focusAfter,
  movesOn,
  newState,
  pairsIn,
  pressOn,
  reduce,
  replyMeant,
  withReason,
} from '../../web/task/task.ts';
import { each, fakeBridge, fakeGrid, put, settled, someView } from './support/fakes.mjs';

const words = {
  looking: (cell) => `${cell}?`,
  over: (stage) => `over: ${stage}`,
  lost: 'lost',
  step: (at, line) => `${at} of ${line.length}`,
};
const press = (cell, refused) => ({ kind: 'press', cell, refused });
const verdict = (found) => ({ kind: 'verdict', verdict: found });
/** The state after these events. */
const after = (...events) => events.reduce((state, event) => reduce(state, event, words), newState());

test('a press on a free cell is a try, which stands on the board until its verdict, and nothing else counts meanwhile', () => {
  const tried = after(press('b2'));
  assert.deepEqual([tried.moves, tried.said, tried.asked], [['b2'], 'b2?', { kind: 'try', cell: 'b2' }]);
  for (const event of [press('a1'), { kind: 'hint' }, { kind: 'retry' }])
    assert.equal(reduce(tried, event, words), tried);
  const right = reduce(tried, verdict({ stage: 'solved', said: 'yes' }), words);
  assert.deepEqual([right.stage, right.moves, right.asked, right.tries], ['solved', ['b2'], null, []]);
});

test('a press on a taken cell or a full column, and one once it is over, only say so', () => {
  const view = someView({ columns: 1, cells: 'X' });
  assert.equal(after(pressOn(view, 'a1')).said, 'a1 is taken.');
  assert.equal(after(pressOn({ ...view, lands: [0] }, 'a1')).said, 'That column is full.');
  const solved = after(press('b2'), verdict({ stage: 'solved', said: 'yes' }));
  const pressed = reduce(solved, press('c3'), words);
  assert.deepEqual([pressed.moves, pressed.said], [['b2'], 'over: solved']);
  assert.equal(reduce(newState(), press('b2'), { ...words, choose: 'choose' }).said, 'choose');
  const ended = reduce(newState({ stage: 'wrong' }), press('b2'), { ...words, ended: 'Time is up.' });
  assert.deepEqual([ended.said, ended.asked], ['Time is up.', null], 'no try in a run that is over');
});

test('wrong tries are counted once each, and a press while one is on the board is the next try', () => {
  const wrong = [press('b2'), verdict({ stage: 'wrong', moves: ['b2', 'a1'], said: 'no' })];
  const again = [press('c3'), verdict({ stage: 'asking', moves: [], said: 'find it' })];
  const state = after(...wrong, ...again, ...wrong);
  assert.deepEqual([state.tries, state.moves], [['b2'], ['b2', 'a1']]);
  assert.deepEqual(reduce(state, press('c3', 'taken'), words).asked, { kind: 'retry', cell: 'c3' });
});

test('a try that nobody can judge is taken back, and that is said', () => {
  const lost = after(press('b2'), { kind: 'lost' });
  assert.deepEqual([lost.moves, lost.said, lost.asked, lost.stage], [[], 'lost', null, 'asking']);
});

test('a solution is stepped through from the beginning, and not beyond its ends', () => {
  const shown = after({ kind: 'show' }, verdict({ stage: 'given_up', line: ['b2', 'a1'], moves: ['c3'], said: 'see' }));
  const at = (to) => {
    const state = reduce(shown, { kind: 'step', to }, words);
    return [movesOn({ before: ['c1'] }, state), state.said];
  };
  assert.deepEqual(movesOn({ before: ['c1'] }, shown), ['c1']);
  assert.deepEqual(at(1), [['c1', 'b2'], '1 of 2']);
  assert.deepEqual(at(7), [['c1', 'b2', 'a1'], '2 of 2']);
  assert.deepEqual(at(-1), [['c1'], '0 of 2']);
});

test('a verdict that says nothing is no news, and what was lit for one try is not for the next', () => {
  const lit = after({ kind: 'hint' }, verdict({ lit: ['b2'], said: 'there' }));
  assert.deepEqual([lit.lit, lit.isNews], [['b2'], true]);
  assert.equal(reduce({ ...lit, asked: { kind: 'values' } }, verdict({ values: null }), words).isNews, false);
  assert.deepEqual(reduce(lit, press('a1'), words).lit, []);
});

test('keys go on at the button that is next, at the board, or at Hint where there may be a further one', () => {
  const at = (stage, kind = 'try') => focusAfter({ kind }, newState({ stage }));
  assert.deepEqual([at('wrong')[0], at('solved')[0], at('given_up')[0]], ['retry', 'again', 'stepForward']);
  assert.deepEqual([at('asking', 'retry'), at('asking', 'hint'), at('asking')], ['board', 'here', null]);
});

test('a wrong try is told with its most telling reason, if there is one', () => {
  const about = { mark: 'X', misere: false, value: 'loss' };
  assert.equal(withReason('No.', [], about), 'No.');
  const reasons = [{ kind: 'allows_line', side: 'O', cells: ['b1', 'b2', 'b3'], plies: 1, proven: true }];
  assert.match(withReason('No.', reasons, about), /^No\. It lets O win at/);
  // A player who gave a win away does not ask why O can't win either.
  const other = [{ kind: 'no_line_left', side: 'O', cells: [], plies: null, proven: true }];
  const drawn = { mark: 'X', misere: false, value: 'draw', had: 'win' };
  assert.equal(withReason('No.', other, drawn), 'No.');
  assert.equal(withReason('No.', reasons, drawn, '3,3,3'), 'No. The board is full: a draw.');
  assert.match(withReason('No.', reasons, drawn, '3,3,3,vanish'), /^No\. The same position for the third time/);
});

test('the reply to a wrong try is the one that its reason means, and is not told twice', () => {
  for (const [kind, cells, reply, unsaid, value = 'loss'] of [
    ['allows_fork', ['b1'], 'b1', null],
    ['threat_sequence', ['a1', 'b1', 'c1'], 'b1', null],
    ['search', ['a1', 'b1'], 'b1', null],
    ['replies', ['b1', 'c3'], 'c3', null],
    ['replies', [], 'c3', null],
    ['pairing', ['b1', 'b2'], 'c3', 'c3', 'draw'],
  ]) {
    const reasons = [{ kind, side: 'O', cells }];
    const about = { mark: 'X', misere: false, value };
    assert.deepEqual(replyMeant('c3', reasons, about), { reply, unsaid }, kind);
    assert.deepEqual(pairsIn(reasons, about), kind === 'pairing' ? cells : [], 'these are shown on the board');
  }
  assert.deepEqual(replyMeant('c3', [], { mark: 'X', value: 'loss' }), { reply: 'c3', unsaid: 'c3' });
});

test('presses are taken once and given back once, and the analysis rests meanwhile', () => {
  const bridge = fakeBridge();
  bridge.thoughts.analysis = {};
  const grid = fakeGrid();
  const presses = makePresses(bridge, grid, () => {});
  presses.take();
  presses.take();
  assert.equal(grid.takers, 1);
  presses.giveBack(true);
  presses.giveBack(true);
  assert.equal(grid.takers, 0);
  presses.take();
  presses.giveBack(false);
  assert.deepEqual(bridge.sent, ['analyse off', 'analyse on', 'analyse off']);
});

test('a cell that was aimed at is so no longer when something else is done', (context) => {
  put(context, 'HTMLElement', EventTarget);
  put(context, 'document', { getElementById: () => new EventTarget() });
  const bridge = fakeBridge(someView({ aim: 4, moves: ['a1'], cursor: 1 }));
  const none = () => {};
  makeBoardInPlace(bridge, fakeGrid(), none, none, none).play(['a1']);
  assert.deepEqual(bridge.sent, ['aim off']);
});

/** A page whose panel draws nothing, with a controller. `said` is what was said, `left` counts how often a task gave
 * way, `answers` what tries wait for. */
function useController(context, view = {}) {
  const classes = new Set();
  const list = { add: (name) => classes.add(name), remove: (name) => classes.delete(name), contains: () => true };
  const page = { classList: list, dataset: {}, querySelector: () => ({ before: () => classes.add('panel') }) };
  class FakeElement {}
  put(context, 'HTMLElement', FakeElement);
  const node = () =>
    Object.assign(new FakeElement(), {
      classList: list,
      style: { setProperty() {} },
      append() {},
      addEventListener() {},
      querySelector: () => null,
      querySelectorAll: () => [],
      contains: () => false,
      remove: () => classes.delete('panel'),
    });
  put(context, 'document', {
    documentElement: { classList: list },
    querySelector: (what) => (what === '.page' ? page : null),
    getElementById: node,
    createElement: node,
    body: { matches: () => true },
    activeElement: null,
  });
  const bridge = Object.assign(fakeBridge(someView(view)), { task: null, latest: {} });
  const grid = fakeGrid();
  const counted = { left: 0 };
  const said = [];
  const say = (text) => said.push(Array.isArray(text) ? each(text, 'textContent').join('') : text);
  const answers = [];
  let tell = () => {};
  const controller = makeTaskController({
    bridge,
    grid,
    narrator: { say, add() {}, quietly: (act) => act() },
    panel: { section: node(), onPress() {}, show() {}, forget() {}, offers: () => false, focus: () => false },
    place: 'puzzles',
    acts: {},
    left() {
      counted.left += 1;
    },
    makeBoard(...given) {
      tell = given[2];
      let isMine = false;
      return {
        get isMine() {
          return isMine && bridge.task !== null;
        },
        put({ address }) {
          isMine = true;
          bridge.task = { id: '', address };
        },
        play() {},
        annotate() {},
        giveBack() {
          isMine = false;
        },
      };
    },
  });
  const ready = (name = 'one') => ({
    task: {
      rules: '3,3,3',
      position: '.../.../...',
      before: [],
      address: name,
      words: () => words,
      answer: () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
      view: () => ({ title: name, task: '', shown: [], primary: [] }),
    },
    state: newState({ said: name }),
  });
  /** Opens a task that is known once `know` is called. */
  const open = (name) => {
    let know;
    const known = new Promise((resolve) => {
      know = (found = ready(name)) => resolve(found);
    });
    return { know, opened: controller.open(() => known) };
  };
  /** Another game begins. */
  const start = () => {
    bridge.task = null;
    bridge.tell('started');
  };
  return { answers, bridge, classes, controller, counted, grid, open, press: (cell) => tell(cell), ready, said, start };
}

test('what a try comes to is said once it is known, and not where the task has gone meanwhile', async (context) => {
  const { answers, controller, press, ready, said, start } = useController(context);
  await controller.open(() => ready());
  press('b2');
  answers[0].resolve(() => ({ stage: 'solved', said: 'yes' }));
  await new Promise((resolve) => setTimeout(resolve, 10));
  assert.deepEqual(said, ['one', 'yes'], 'nothing flickers in between');
  for (const end of [start, () => controller.leave(), () => controller.open(() => ready('other'))]) {
    await controller.open(() => ready('two'));
    press('b2');
    await end();
    let isSettled = false;
    answers.at(-1).resolve(() => {
      isSettled = true;
      return { said: 'late' };
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    assert.deepEqual([isSettled, said.includes('late')], [false, false]);
    controller.leave();
  }
});

test('what is known of a task is heard before its first words, once', async (context) => {
  const { controller, ready, said } = useController(context);
  await controller.open(() => ({ ...ready(), known: '4×3.' }));
  controller.say('over');
  assert.deepEqual(said, ['4×3. one', 'over']);
});

test('a press after a wrong try takes it back, and is the next try if that cell is free then, also where the reply stood', async (context) => {
  const { answers, bridge, controller, press, ready } = useController(context);
  const answer = async (verdict, cells) => {
    answers.at(-1).resolve(() => verdict);
    bridge.view = someView({ cells });
    await new Promise((resolve) => setTimeout(resolve, 10));
  };
  for (const [pressed, count] of Object.entries({ c1: 2, c3: 2, a1: 1, b2: 1 })) {
    await controller.open(() => ready());
    press('b2');
    await answer({ stage: 'wrong', moves: ['b2', 'c3'], said: 'no' }, 'X...O...X');
    const before = answers.length;
    press(pressed);
    await answer({ stage: 'asking', moves: [], said: 'again' }, 'X........');
    assert.equal(answers.length - before, count, pressed);
  }
});

test('the focus stays where a hint was asked for, and goes to the board once there is no button for another one', async (context) => {
  const { answers, controller, grid, ready } = useController(context);
  await controller.open(() => ready());
  const hint = async (held) => {
    document.activeElement = held;
    controller.dispatch({ kind: 'hint' });
    answers.at(-1).resolve(() => ({ said: 'look there' }));
    await settled();
    return grid.focused.length;
  };
  assert.equal(await hint({ matches: () => true }), 0);
  assert.equal(await hint(document.body), 1);
});

test('a task comes on the board once it is found, gives way once to a game that begins, and takes its panel with it', async (context) => {
  const { bridge, classes, controller, counted, open, start } = useController(context);
  const { know, opened } = open();
  await settled();
  assert.equal(controller.task, null);
  know();
  assert.equal(await opened, '');
  assert.deepEqual([...classes].sort(), ['has-task', 'panel']);
  bridge.tell('started');
  assert.equal(counted.left, 0, 'its own start');
  start();
  start();
  assert.deepEqual([controller.task, counted.left, [...classes]], [null, 1, []]);
});

test('of two that are wanted the later one comes, and what is wrong with one is told unless another is wanted', async (context) => {
  const { controller, open } = useController(context);
  const bad = open();
  bad.know({ error: 'position' });
  assert.equal(await bad.opened, 'position');
  const [earlier, later] = [open('early'), open('late')];
  later.know();
  assert.equal(await later.opened, '');
  earlier.know({ error: 'position' });
  assert.equal(await earlier.opened, 'dropped');
  assert.equal(controller.task.address, 'late');
});

test('nothing comes on the board of who has left, or begun a game, while it was looked for', async (context) => {
  const { controller, open, ready, start } = useController(context);
  for (const end of [start, () => controller.leave()]) {
    await controller.open(() => ready());
    const { know, opened } = open();
    end();
    know();
    assert.equal(await opened, 'dropped');
    assert.equal(controller.task, null);
  }
});

test('none comes in place of a match with a friend, but the next of one that is there does', async (context) => {
  const { bridge, controller, open, ready, counted } = useController(context, { apart: {} });
  assert.equal(controller.isBlocked(), true);
  assert.equal(await open().opened, 'dropped');
  bridge.view = someView();
  const { know, opened } = open();
  bridge.view = someView({ apart: {} });
  know();
  assert.equal(await opened, 'dropped');
  bridge.view = someView();
  await controller.open(() => ready());
  bridge.view = someView({ apart: {} });
  assert.equal(await controller.open(() => ready('next')), '');
  assert.equal(counted.left, 0);
});

test('a position that is being set up gives way to a task, and comes back when that is left', async (context) => {
  const draft = { rules: '4,4,4', cells: 'X...............', text: 'X.../..../..../....' };
  const { bridge, controller, ready } = useController(context, { draft });
  assert.equal(await controller.open(() => ready()), '');
  bridge.view = someView();
  await controller.open(() => ready('next'));
  assert.ok(!bridge.sent.some((command) => command.startsWith('draft')));
  controller.leave();
  assert.equal(bridge.sent.at(-1), 'draft 4,4,4 X.../..../..../....');
});
