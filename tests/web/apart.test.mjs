// What the page keeps of remote matches, what it asks the player to do, how tabs agree on who takes a link, and codes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isToSend, tokenIn, makeMatches, stateOf, turnOf, unite } from '../../web/storage/matches.ts';
import { makeNewGame } from '../../web/controls/new-game.ts';
import { modulesOf } from '../../web/friends/qr.ts';
import {
  awaitedIn,
  greetingOf,
  isNamelessGuest,
  makeSending,
  panelOf,
  saidOf,
  taskOf,
} from '../../web/friends/state.ts';
import { makeTabs } from '../../web/friends/tabs.ts';
import { nameIn } from '../../web/program/name.ts';
import { friendWords } from '../../web/words/en/friends.ts';
import { each } from './support/fakes.mjs';

globalThis.addEventListener ??= () => {};

const apart = {
  seat: 'X',
  undo: 'none',
  asker: 'X',
  unsent: false,
  to_move: 'X',
  outcome: 'in_progress',
  to_friend: 'Bmatch1f',
  to_self: 'Bmatch1s',
};
const view = { apart, rules: '3,3,3', outcome: 'in_progress', to_move: 'X', moves: ['b2', 'a1'] };
/** A view with changes. */
const seen = (changes = {}, others = {}) => ({ ...view, ...others, apart: { ...apart, ...changes } });

/** The panel of a match of which nothing is on its way, with changes. */
const panel = (view, { isArriving = false, ...more } = {}) =>
  panelOf({ sending: { view, isArriving, isDoubtful: false }, live: 'none', canConnect: true, since: 0, ...more });

/** A tab's matches, and those that were set aside. */
function someMatches() {
  const known = new Map();
  const aside = [];
  let time = 1000;
  const records = {
    all: () => [...known.values()].sort((one, other) => one.since - other.since),
    find: (_, match) => known.get(match),
    put: (_, record) => known.set(record.match, structuredClone(record)).size > 0,
    remove: (_, match) => known.delete(match),
  };
  const store = { setAside: (_, text) => aside.push(text) > 0 };
  const now = () => {
    time += 1;
    return time;
  };
  return { kept: makeMatches({ records, store, now }), aside };
}

test('a name holds nothing that is not seen, and is not long', () => {
  assert.equal(nameIn('  Ann B\n '), 'Ann B');
  assert.equal(nameIn('A\u202eB\u2066\u200f'), 'AB');
  assert.equal(nameIn('👩\u200d🚀'), '👩\u200d🚀');
  assert.equal(nameIn('\u2028 \t'), '');
  assert.equal(nameIn('й'.repeat(30)), 'й'.repeat(16));
});

test('a game is kept once, as it stood last', () => {
  const { kept } = someMatches();
  kept.keep(seen(), 'one');
  kept.keep(seen(), 'looked at elsewhere');
  assert.equal(kept.find('match1').save, 'one');
  assert.equal(kept.differs(seen()), false);
  assert.equal(kept.differs(seen({ unsent: true })), true);
  assert.notEqual(stateOf(seen()), stateOf(seen({ unsent: true })));
  kept.keep(seen({ unsent: true }), 'two');
  const stored = kept.all().map(({ match, save, since }) => [match, save, since]);
  assert.deepEqual(stored, [['match1', 'two', 1002]]);
  assert.equal(kept.differs(seen({ to_friend: 'Bother1f' })), false, 'an unknown match is no older one');
  kept.forget('match1');
  assert.deepEqual(kept.all(), []);
});

test('what was handed over live and not confirmed is kept until it is confirmed, or there is another letter', () => {
  const { kept } = someMatches();
  kept.hand(seen());
  assert.equal(kept.isHanded(seen()), false, 'a match that is not kept has nothing either');
  kept.keep(seen({ unsent: true }), 'one');
  assert.equal(kept.isHanded(seen({ unsent: true })), false);
  kept.hand(seen({ unsent: true }));
  // Sent, it is another state of the same match.
  kept.keep(seen(), 'two');
  assert.equal(kept.isHanded(seen()), true);
  assert.equal(kept.isHanded(seen({ to_friend: 'Bmatch1later' })), false);
  assert.equal(kept.isHanded({ ...view, apart: null }), false);
  kept.settle(seen());
  assert.equal(kept.isHanded(seen()), false);
  assert.equal(kept.find('match1').save, 'two');
  assert.equal(tokenIn(kept.find('match1')), apart.to_self);
});

/** What a match seen like this still has to send; `asked` are the commands to the program. */
function someSending(view, isLive) {
  const { kept } = someMatches();
  const asked = [];
  const bridge = { view, send: (command) => asked.push(command) };
  kept.keep(view, 'save');
  return { kept, bridge, asked, sending: makeSending({ bridge, matches: kept, isLive }) };
}

test('what was handed over live is to be sent again where nothing brings it there, and nothing else is different', () => {
  const waiting = seen({ to_move: 'O' });
  let isConnected = true;
  const { bridge, asked, sending } = someSending(seen({ to_move: 'O', unsent: true }), () => isConnected);
  sending.handed();
  bridge.view = waiting;
  // It is sent once, however often that is reported.
  sending.handed();
  assert.deepEqual(asked, ['sent']);
  assert.deepEqual([sending.isArriving, sending.isDoubtful, taskOf(sending.view)], [true, false, null]);
  isConnected = false;
  assert.deepEqual([sending.isArriving, sending.isDoubtful, taskOf(sending.view)], [false, true, 'move']);
  assert.deepEqual(sending.view, seen({ to_move: 'O', unsent: true }));
  sending.confirmed();
  assert.equal(sending.view, waiting);
});

test('what went out by link is no longer in doubt', () => {
  const { kept, bridge, asked, sending } = someSending(seen(), () => false);
  kept.hand(bridge.view);
  assert.equal(sending.isDoubtful, true);
  sending.sent();
  assert.deepEqual([sending.isDoubtful, asked], [false, ['sent']]);
});

test('a game that is joined is told in sentences with one mark at their ends', () => {
  const over = { outcome: 'x_wins', line: [0, 1, 2], columns: 3, in_a_row: 3, misere: false, awaited: false };
  const joined = (changes, others) => {
    const game = { ...seen(changes, others), columns: 3, rows: 3, in_a_row: 3, start: 'X', engine: 'ready' };
    return saidOf('joined', [], game, {}).known;
  };
  assert.equal(joined({ outcome: 'x_wins' }, over), 'You are X. You won! 3 in a row: a1, b1, c1.');
  const going = { line: [], misere: false };
  assert.equal(joined({ seat: null }, going), 'You’re watching a game: 3×3, 3 in a row. X’s turn.');
  assert.match(saidOf('older', [], view, {}).notice, /old link/);
  const own = (unsent) => saidOf('own', [], { ...seen({ unsent, outcome: 'x_wins' }, over), columns: 3 }, {}).text;
  assert.deepEqual([own(false), own(true)], [friendWords.ownOver, friendWords.own]);
  assert.equal(saidOf('older', [], view, { isAlone: false }), null, 'it came with a code');
  const begun = [{ kind: 'started', how: 'rematch' }];
  const next = seen({ host_name: 'Ann', to_move: 'X' }, { moves: [] });
  assert.equal(saidOf('changed', begun, next, {}).text, '⁨Ann⁩ wants to play again. You go first.');
  assert.equal(saidOf('changed', begun, next, { isLive: true }), null);
  assert.equal(saidOf('changed', [{ kind: 'started', how: 'resumed' }], next, {}), null);
});

test('who has just come by a link is greeted: who invited, the rule of the game, and what to do', () => {
  const board = { columns: 6, rows: 6, in_a_row: 4, misere: false };
  const invited = (changes, others) => greetingOf({ ...seen(changes, others), ...board, ...others }).join(': ');
  const played = (option) => ({ moves: ['b2'], cursor: 1, to_move: 'O', option });
  for (const [option, greeting] of [
    ['', 'Get four in a row. Choose a cell, then send your move.'],
    ['vanish', 'Get four in a row. Only your last four marks stay. Choose a cell, then send your move.'],
    ['gravity', 'Get four in a row. Marks fall. Choose a column, then send your move.'],
  ])
    assert.equal(invited({ seat: 'O', to_move: 'O' }, played(option)), `A friend invites you to play: ${greeting}`);
  assert.match(invited({ seat: 'O' }, { moves: [], misere: true }), /Four in a row loses\. They go first\.$/);
  assert.match(
    invited({ seat: 'O', host_name: '<b>Ann' }, { moves: [] }),
    /^\u2068<b>Ann\u2069 invites you to play: /,
    'by name, in isolation',
  );
  assert.equal(invited({ seat: 'X', host: true, host_name: 'Ann' }, { moves: [] }), '', 'it is one’s own invitation');
  assert.equal(invited({ seat: 'X' }, { cursor: 2 }), '', 'who has played in it knows it');
  assert.equal(invited({ seat: 'X', unsent: true }, { moves: [] }), '', 'and who has begun it');
});

test('who was invited is asked for a name until the first move is out, if the page knows none', () => {
  const asked = (apart, others = {}) =>
    isNamelessGuest(
      seen(
        { seat: 'O', host: false, guest_name: null, ...apart },
        { cursor: 1, to_move: 'O', moves: ['b2'], score: { first: 0, second: 0, draws: 0 }, ...others },
      ),
    );
  const moved = { cursor: 2, to_move: 'X', moves: ['b2', 'a1'] };
  assert.equal(asked({}), true);
  assert.equal(asked({ unsent: true }, moved), true, 'the move can still bring it along');
  assert.equal(asked({}, moved), false);
  assert.equal(asked({ guest_name: 'Ben' }), false);
  assert.equal(asked({ host: true }), false);
  assert.equal(asked({ seat: null }), false);
  assert.equal(asked({}, { score: { first: 1, second: 0, draws: 0 } }), false, 'not in every game again');
});

test('a friend whose name is known is called by it', () => {
  const invited = { seat: 'O', host: false, host_name: 'Ann', to_move: 'X' };
  const task = (changes) => panel(seen({ ...invited, ...changes })).task.replace(/[\u2068\u2069]/g, '');
  assert.equal(task({}), 'Ann’s turn.');
  assert.equal(task({ unsent: true }), 'Send it to Ann.');
  assert.equal(task({ undo: 'asked', asker: 'X' }), 'Ann asks to undo a move.');
  assert.equal(task({ host: true, seat: 'X', to_move: 'O' }), 'Your friend’s turn.', 'the name is one’s own');
  assert.equal(task({ host: true, seat: 'X', to_move: 'O', guest_name: 'Ben' }), 'Ben’s turn.');
  const { kept } = someMatches();
  kept.keep(seen(invited), 'one');
  assert.equal(kept.find('match1').friend, 'Ann');
  assert.equal(friendWords.game('3×3', 'X', 'Ann'), '\u2068Ann\u2069, 3×3, you are X');
});

test('beside the board stands what can be done now, and nothing of links while a connection is made', () => {
  const shown = (live, changes, others) => panel(seen({ to_move: 'O', unsent: true, ...changes }, others), { live });
  for (const [live, acts, ...changes] of [
    ['none', 'send links live'],
    ['none', 'links live', { to_move: 'X' }, { moves: [] }],
    ['none', 'send links live', {}, { moves: [] }],
    ['none', 'links live', { unsent: false, to_move: 'X' }],
    ['none', 'send withdraw links', { undo: 'asked' }],
    ['none', 'agree refuse', { undo: 'asked', asker: 'O' }],
    ['none', 'send links', { seat: null }],
    ['none', '', { seat: null, outcome: 'draw' }],
    ['none', '', { unsent: false, outcome: 'draw', to_move: 'X' }],
    ['none', 'links', { unsent: false, outcome: 'draw' }],
    ['preparing', ''],
    ['offered', 'showCode leave'],
    ['connecting', 'showCode leave'],
    ['connected', 'wave leave'],
    ['connected', 'agree refuse', { undo: 'asked', asker: 'O' }],
    ['lost', 'send reconnect'],
    ['ended', 'send reconnect'],
    ['lost', 'links reconnect', { unsent: false, to_move: 'X' }],
    ['ended', 'reconnect', { unsent: false, outcome: 'x_wins' }],
  ])
    assert.equal(shown(live, ...changes).shown.join(' '), acts, live);
  const sends = [{}, { unsent: false }, { undo: 'asked' }].map((changes) => shown('none', changes).sends);
  assert.equal(sends.join(' '), 'new again wish');
  assert.deepEqual([shown('offered').task, shown('ended').task, shown('ended').seat], ['', '', '']);
  assert.equal(shown('lost').task, 'Send it to your friend.');
});

test('the friend’s next game is offered beside the finished one, and who has begun it reads that it waits', () => {
  const score = { first: 1, second: 0, draws: 0 };
  const stands = (changes, others, more) =>
    panel(seen({ host: true, guest_name: 'Ann', ...changes }, { score, ...others }), { live: 'connected', ...more });
  assert.equal(stands({ outcome: 'x_wins' }, {}, { offered: true }).task, '⁨Ann⁩ wants to play again.');
  assert.equal(stands({ outcome: 'x_wins' }, {}, {}).task, 'The game is over.');
  const waiting = { isArriving: true };
  assert.equal(stands({ to_move: 'O' }, { moves: [] }, waiting).task, 'Waiting for ⁨Ann⁩ to play again…');
  assert.equal(stands({}, { moves: [] }, waiting).task, 'Waiting for ⁨Ann⁩ to play again…', 'also with the first move');
  assert.equal(stands({}, { moves: [] }).task, 'It’s your turn.', 'the friend has agreed');
  assert.equal(stands({ to_move: 'O' }, {}, waiting).task, 'On its way to ⁨Ann⁩…');
});

test('who watches a match that is over reads who won where the headline does not say it, and is not sent for another link', () => {
  const watched = seen({ seat: null, host_name: 'Ann', outcome: 'x_wins' }, { first_plays_x: true, line: [] });
  assert.equal(panel(watched).task, 'The game is over. Ann wins!');
  assert.equal(panel({ ...watched, outcome: 'x_wins' }).task, 'The game is over.');
});

test('a match whose save the program cannot read is set aside, alone', () => {
  const { kept, aside } = someMatches();
  kept.keep(seen(), 'one');
  kept.keep(seen({ to_friend: 'Bmatch2f' }), 'two');
  kept.setAside('of no match');
  assert.deepEqual([kept.all().length, aside.length], [2, 0]);
  kept.setAside('one');
  assert.deepEqual(each(kept.all(), 'match'), ['match2']);
  assert.equal(JSON.parse(aside[0]).save, 'one');
});

test('the latest games come first, and none goes because there are many', () => {
  const { kept } = someMatches();
  for (let number = 100; number < 400; number += 1) kept.keep(seen({ to_friend: `Bgam${number}f` }), `${number}`);
  assert.equal(kept.all().length, 300);
  assert.equal(kept.all()[0].save, '399');
  assert.equal(kept.all()[299].save, '100');
  assert.equal(unite(kept.all()).length, 300, 'nor in a file of everything');
});

test('what is to be done, that there are words for it, whose turn it is, and what waits to be sent', () => {
  const tasks = [
    ['yours', 'you', seen()],
    ['yours', 'you', seen({}, { to_move: 'O', outcome: 'draw' }), 'whatever moment is looked at'],
    [null, 'friend', seen({ to_move: 'O' })],
    ['over', 'over', seen({ outcome: 'x_wins' })],
    ['watching', 'watching', seen({ seat: null })],
    ['over', 'watching', seen({ seat: null, outcome: 'draw' })],
    ['asked', 'you', seen({ undo: 'asked', asker: 'O', to_move: 'O' })],
    ['wish', 'friend', seen({ undo: 'asked', unsent: true })],
    [null, 'friend', seen({ undo: 'asked' })],
    ['first_move', 'you', seen({ unsent: true }, { moves: [] })],
    ['invitation', 'friend', seen({ unsent: true, to_move: 'O' }, { moves: [] })],
    ['answer', 'you', seen({ unsent: true })],
    ['first_sent', 'friend', seen({ unsent: true, to_move: 'O' }, { moves: ['b2'] })],
    ['move', 'friend', seen({ unsent: true, to_move: 'O' })],
    ['last_move', 'over', seen({ unsent: true, to_move: 'O', outcome: 'x_wins' })],
  ];
  for (const [task, turn, stands, why] of tasks) {
    assert.equal(taskOf(stands), task, why);
    assert.equal(turnOf(stands), turn, why);
    const isWaiting = ['wish', 'invitation', 'first_sent', 'move', 'last_move'].includes(task);
    assert.equal(isToSend({ turn, state: stateOf(stands) }), isWaiting);
    if (task) assert.match(friendWords.status[task]('Ann'), /^(?!.*your friend)[A-Z\u2068].*[.?]$/);
  }
  assert.deepEqual(new Set(tasks.map(([task]) => task).filter(Boolean)), new Set(Object.keys(friendWords.status)));
});

/** Tabs that hear each other, like the browser's channels. */
function channels(count) {
  const all = Array.from({ length: count }, () => ({
    onmessage: null,
    postMessage(data) {
      for (const other of all) if (other !== this) queueMicrotask(() => other.onmessage?.({ data }));
    },
  }));
  return all;
}
const nothing = { take: () => false };

/** The locks of one browser. */
function fakeLocks() {
  const queues = new Map();
  const serve = async (name) => {
    const [first] = queues.get(name);
    first.runs = true;
    await first.act({});
    queues.get(name).splice(queues.get(name).indexOf(first), 1);
    if (queues.get(name).length > 0) serve(name);
  };
  return {
    request(name, { signal }, act) {
      const asked = { act, runs: false };
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      queue.push(asked);
      signal.addEventListener('abort', () => {
        if (!asked.runs) queue.splice(queue.indexOf(asked), 1);
      });
      if (queue.length === 1) serve(name);
      return new Promise(() => {});
    },
    query: async () => ({
      held: [...queues].flatMap(([name, [first]]) => (first?.runs ? [{ name }] : [])),
    }),
  };
}
const prefix = 'match/';

test('a link goes at once to the tab that has its match, unless that cannot take it, and to none where nobody has it', async () => {
  const [one, two, three] = channels(3);
  const locks = fakeLocks();
  const taken = [];
  const opened = makeTabs({ channel: one, locks, prefix, ...nothing });
  makeTabs({ channel: two, locks, prefix, ...nothing }).hold('other1');
  const holder = makeTabs({ channel: three, locks, prefix, take: (link) => taken.push(link) > 0 });
  holder.hold('match1');
  assert.equal(await opened.offer('match1', 'mine'), true);
  assert.deepEqual(taken, ['mine']);
  assert.equal(await opened.offer('other1', 'while a position is set up'), false);
  one.postMessage = () => assert.fail('nobody is asked');
  assert.equal(await opened.offer('match2', 'nobody’s'), false);
  holder.hold('');
  await null;
  assert.equal(await opened.offer('match1', 'nobody’s any more'), false);
});

test('a tab whose own game goes on in another asks that one, and where it has the match itself nobody', async () => {
  const [one, two] = channels(2);
  const locks = fakeLocks();
  const first = makeTabs({ channel: one, locks, prefix, take: () => true });
  const second = makeTabs({ channel: two, locks, prefix, ...nothing });
  first.hold('match1');
  second.hold('match1');
  assert.equal(await second.offer('match1', 'link'), true);
  one.postMessage = () => assert.fail('nobody is asked');
  assert.equal(await first.offer('match1', 'link'), false);
});

test('where there are no locks all tabs are asked, and silence means that none has it, as of who can hear nothing', async () => {
  const [one, two, three] = channels(3);
  const taken = [];
  // No time passes while they talk.
  const now = () => 0;
  const opened = makeTabs({ channel: one, prefix, ...nothing, now });
  makeTabs({ channel: two, prefix, ...nothing, now });
  makeTabs({ channel: three, prefix, now, take: (link) => link === 'mine' && taken.push(link) > 0 });
  assert.equal(await opened.offer('match1', 'mine'), true);
  assert.deepEqual(taken, ['mine']);
  assert.equal(await opened.offer('match2', 'nobody’s'), false);
  const alone = makeTabs({ channel: null, prefix, take: () => true });
  assert.equal(await alone.offer('match1', 'anybody’s'), false);
});

test('a tab passes over what it does not understand, and leaves a link of which it hears too late to who has asked', () => {
  const [one] = channels(1);
  const taken = [];
  const answers = [];
  makeTabs({ channel: one, prefix, take: (link) => taken.push(link) > 0, now: () => 1000 });
  one.postMessage = (data) => answers.push(data);
  const strange = [null, 3, 'link', { link: {} }, { link: 'no end', id: '1' }, { taken: null }];
  const [late, inTime] = [1000, 1001].map((until) => ({ link: `until ${until}`, id: '2', until }));
  for (const data of [...strange, late, inTime]) one.onmessage({ data });
  assert.deepEqual(taken, ['until 1001']);
  assert.deepEqual(answers, [{ id: '2', taken: true }]);
});

test('a link that is too long has no code', () => {
  assert.equal(modulesOf('x'.repeat(5000)), null);
});

test('the headline asks for what is to be sent until it is out, not while moves arrive by themselves; then for who is to play again', () => {
  const toSendIn = (view, live) => awaitedIn({ view, isArriving: live === 'connected' }, live);
  const sent = seen({ to_move: 'O' });
  const unsent = seen({ to_move: 'O', unsent: true });
  assert.equal(toSendIn(unsent, 'none'), friendWords.sendMove);
  assert.equal(toSendIn(unsent, 'lost'), friendWords.sendMove);
  assert.equal(toSendIn(unsent, 'connected'), '');
  assert.equal(toSendIn(sent, 'none'), '');
  assert.equal(toSendIn(seen({ to_move: 'O', unsent: true }, { moves: [] }), 'none'), friendWords.sendInvitation);
  const next = seen({ host: true, guest_name: 'Ann' }, { moves: [], score: { first: 1, second: 0, draws: 0 } });
  assert.deepEqual([toSendIn(next, 'connected'), toSendIn(next, 'none')], ['Waiting for ⁨Ann⁩', '']);
  // A result stays in the headline, and so does a question.
  assert.equal(toSendIn(seen({ to_move: 'O', unsent: true, outcome: 'x_wins' }), 'none'), '');
  assert.equal(toSendIn(seen({ to_move: 'O', unsent: true, undo: 'asked' }), 'none'), '');
});

test('the next game waits until the move that ended this one is sent; friends take turns at starting, others if they want to and no challenge fixes who starts', () => {
  const [commands, told] = [[], []];
  const bridge = { view: seen({ unsent: true }, { over: true }), on() {}, send: (command) => commands.push(command) };
  globalThis.document = { activeElement: null };
  const preferences = { values: { alternate: false, series: 0 } };
  const challenged = { text: '' };
  const newGame = makeNewGame({
    bridge,
    challenged,
    grid: { focus() {} },
    narrator: { say: (text) => told.push(text) },
    preferences,
    askWhere() {},
  });
  newGame.again();
  assert.deepEqual([commands, told.length], [[], 1]);
  bridge.view.apart.unsent = false;
  newGame.again();
  bridge.view.apart = null;
  newGame.again();
  preferences.values.alternate = true;
  newGame.again();
  Object.assign(preferences.values, { alternate: false, series: 3 });
  assert.equal(newGame.swaps(), true);
  challenged.text = 'won.7.Ann';
  newGame.again();
  assert.deepEqual([commands, told.length], [['rematch swap', 'rematch', 'rematch swap', 'rematch'], 1]);
  newGame.choose({ columns: 3, rows: 3, in_a_row: 3, misere: false });
  assert.equal(newGame.chosenRules, null, 'the board that is there');
  delete globalThis.document;
});
