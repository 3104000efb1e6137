// Challenges in addresses and in words.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeChallenged, splitChallenge } from '../../web/browser/challenged.ts';
import { comesFirst, gameOf, isKnownTo, openingOf, reachedIn } from '../../web/challenge/reached.ts';
import { makeSharing } from '../../web/forms/copy.ts';
import { challengeAddress, challengeText, compare, parseChallenge } from '../../web/program/challenge.ts';
import { challengeWords } from '../../web/words/en/challenge.ts';
import { commonWords } from '../../web/words/en/common.ts';
import { fakeBridge, put, someView } from './support/fakes.mjs';

const ann = { result: 'won', count: 7, name: 'Ann' };

test('a challenge is read back as it was written, with any name', () => {
  for (const name of ['Ann', 'Zoë & Co. #1', '', 'a.b.c', '小林']) {
    const challenge = { ...ann, name };
    assert.deepEqual(parseChallenge(challengeText(challenge)), challenge);
    assert.doesNotMatch(challengeText(challenge), /[&#\s]/);
  }
  assert.equal(challengeText(ann), 'won.7.Ann');
  for (const text of ['won.7-helped.Ann', 'solved.0-helped', 'timed.12-4711.Ann/timed.9-4711', 'streak.3'])
    assert.equal(challengeText(parseChallenge(text)), text);
});

test('what has another form is no challenge, nor an answer to one of another kind', () => {
  const single = ['', 'won', 'won.', 'won.-1.Ann', 'won.1e9', 'won.1000.Ann', 'crushed.7.Ann', '7.won.Ann', 'WON.7'];
  const forms = ['won.3-Ann', 'won.3-12', 'timed.3-helped', 'timed.3-1/timed.3-2'];
  for (const bad of [...single, ...forms, 'won.3/', 'won.3/day.2', 'won.3/won.4/won.5'])
    assert.equal(parseChallenge(bad), null, bad);
});

test('who took a challenge sends back both results: its sender reads them beside each other, others whose they are', () => {
  const reply = { result: 'drew', count: 4, name: 'A/B', answered: ann };
  assert.equal(challengeText(reply), 'drew.4.A%2FB/won.7.Ann');
  assert.deepEqual(parseChallenge(challengeText(reply)), reply);
  const game = gameOf(someView({ o: 'easy' }));
  const both = 'A/B took your challenge. You won in 7 moves, A/B drew. You did better than A/B!';
  assert.equal(openingOf(reply, 'Ann', game), both);
  assert.ok(isKnownTo(reply, { ...ann, count: 8 }, 'Ann'), 'nothing to send back');
  assert.ok(!isKnownTo(reply, { ...ann, count: 6 }, 'Ann') && !isKnownTo(reply, ann, 'Bob'));
  assert.ok(!comesFirst(reply, ann, 'Ann') && comesFirst(reply, ann, 'Bob'));
  assert.equal(openingOf(reply, '', game), 'A/B held Easy to a draw at tic-tac-toe. Can you do better?');
});

test('a forged name is plain and visible, and a broken one is none', () => {
  assert.equal(parseChallenge('won.7.%E2%80%AEevil%0A').name, 'evil');
  assert.equal(parseChallenge('won.7.%ZZ').name, '');
});

test('the part of an address that is the challenge is found wherever it stands; the first one counts', () => {
  assert.deepEqual(splitChallenge('v=1&rules=3,3,3&challenge=won.7.Ann&x=human'), {
    challenge: 'won.7.Ann',
    address: 'v=1&rules=3,3,3&x=human',
  });
  assert.deepEqual(splitChallenge('challenge=won.7&challenge=lost.1'), { challenge: 'won.7', address: '' });
});

test('a challenge is the game without its moves, from its position', () => {
  const sent = challengeAddress('v=1&rules=3,3,3&x=human&o=perfect&position=XO./.../...&moves=b2.c3', ann);
  assert.equal(sent, 'v=1&rules=3,3,3&x=human&o=perfect&position=XO./.../...&challenge=won.7.Ann');
});

test('a result counts the moves of a single player; where two play, here or elsewhere, there is none', () => {
  const over = { outcome: 'x_wins', moves: ['a1', 'b1', 'a2', 'b2', 'a3'], cursor: 5, to_move: 'O' };
  assert.deepEqual(reachedIn(someView({ ...over, o: 'easy' })), { result: 'won', count: 3 });
  assert.deepEqual(reachedIn(someView({ ...over, x: 'easy' })), { result: 'lost', count: 2 });
  assert.deepEqual(reachedIn(someView({ ...over, outcome: 'draw', o: 'easy' })), { result: 'drew', count: 3 });
  assert.equal(reachedIn(someView(over)), null);
  const helped = reachedIn(someView({ ...over, o: 'easy', set_aside: 2 }));
  assert.deepEqual(helped, { result: 'won', count: 3, helped: true }, 'moves were taken back');
  // Nobody else can play that friend.
  assert.equal(reachedIn(someView({ ...over, apart: { seat: 'O' } })), null);
  assert.equal(reachedIn(someView({ o: 'easy' })), null);
});

for (const [one, other, wanted] of [
  [['lost', 3], ['won', 3, true], -1],
  [['won', 4, true], ['drew', 4], 1],
  [['won', 5], ['won', 3, true], 1],
  [['drew', 4, true], ['drew', 4], -1],
  [['won', 3], ['won', 4], 1],
  [['lost', 3], ['lost', 4], -1],
  [['drew', 5], ['drew', 4], 0],
  [['solved', 0], ['solved', 2], 1],
  [['streak', 7], ['streak', 12], -1],
]) {
  test(`${one.join(' ')} against ${other.join(' ')}`, () => {
    const [mine, theirs] = [one, other].map(([result, count, helped]) => ({ result, count, helped }));
    assert.equal(Math.sign(compare(mine, theirs)), wanted);
    assert.equal(comesFirst(theirs, mine, ''), wanted >= 0, 'Send yours');
  });
}

for (const [mine, theirs, said] of [
  ['drew.4-helped', 'drew.4.Ann', 'You drew with help, Ann drew. You had help, Ann didn’t.'],
  ['lost.4', 'won.4-helped.Ann', 'You lost in 4 moves, Ann won in 4 moves with help. Ann did better, with help.'],
  ['won.4', 'won.3-helped.Ann', 'You won in 4 moves, Ann in 3 with help. Ann had help, you didn’t.'],
  ['won.4-helped', 'drew.4.Ann', 'You won in 4 moves with help, Ann drew. You did better, with help.'],
  ['drew.4', 'lost.4-helped.Ann', 'You drew, Ann lost in 4 moves with help. You did better than Ann!'],
  ['solved.0-helped', 'solved.0-helped.Ann', 'You both solved it with help.'],
  ['won.4', 'won.5', 'You won in 4 moves, they won in 5. You did better!'],
  ['won.5', 'won.4.Ann', 'You won in 5 moves, Ann in 4. Ann was quicker.'],
  ['solved.2', 'solved.0.Ann', 'You solved it after 2 mistakes, Ann without a mistake. Ann did better.'],
  ['day.3', 'day.2.Ann', 'You solved 3 of 3 puzzles flawlessly, Ann 2. You did better than Ann!'],
  ['streak.1', 'streak.8', 'You solved 1 puzzle, they solved 8. Your friend did better.'],
  ['timed.9-5', 'timed.9-5', 'You both solved 9 puzzles in three minutes.'],
])
  test(`${mine} beside ${theirs} says who did better, and who had help`, () => {
    const [friends, own] = [parseChallenge(theirs), parseChallenge(mine)];
    assert.equal(challengeWords.both(friends, own), said);
    assert.equal(/^A draw\. /.test(challengeWords.ending(friends, own)), own.result === 'drew', 'its headline');
  });

test('a challenge says who did what, against whom, at which game', () => {
  const vanishing = someView({ option: 'vanish', o: 'perfect', solved: true });
  const nameless = { result: 'lost', count: 1, name: '' };
  const drew = { ...ann, result: 'drew' };
  const streak = { result: 'streak', count: 12, name: 'Ann' };
  const withEasy = gameOf(someView({ x: 'easy' }));
  const on = (columns, rows, in_a_row, more) => gameOf(someView({ columns, rows, in_a_row, ...more, o: 'easy' }));
  for (const [challenge, game, said] of [
    [nameless, withEasy, 'Easy beat a friend at tic-tac-toe in 1 move. Can you do better?'],
    [drew, gameOf(vanishing), 'Ann held Perfect to a draw at vanishing tic-tac-toe. Can you do it, too?'],
    [streak, null, 'Ann solved 12 puzzles in a row. Can you?'],
    [{ ...ann, helped: true }, withEasy, 'Ann beat Easy at tic-tac-toe in 7 moves, with help. Can you do it without?'],
    [ann, on(3, 3, 3, { misere: true }), 'Ann beat Easy at misère tic-tac-toe in 7 moves. Can you?'],
    [ann, on(7, 6, 4, { option: 'gravity' }), 'Ann beat Easy at four in a row in 7 moves. Can you?'],
    [ann, on(15, 15, 5), 'Ann beat Easy at five in a row on 15×15 in 7 moves. Can you?'],
    [ann, on(5, 5, 4, { option: 'gravity' }), 'Ann beat Easy at falling four in a row on 5×5 in 7 moves. Can you?'],
  ])
    assert.equal(challengeWords.sentence(challenge, game), said);
  assert.equal(gameOf(someView()), null);
});

test('a challenge stays while its game is tried again, and goes with another game', () => {
  const bridge = fakeBridge(someView({ address: 'v=1&rules=3,3,3&x=human&o=easy' }));
  const challenged = makeChallenged({ bridge });
  const news = (address) => {
    bridge.view = someView({ address });
    bridge.tell('started');
    bridge.tell('update');
  };
  challenged.take('won.7.Ann');
  news('v=1&rules=3,3,3&x=human&o=easy&moves=b2');
  news('v=1&rules=3,3,3&x=human&o=easy');
  assert.equal(challenged.text, 'won.7.Ann');
  news('v=1&rules=4,4,4&x=human&o=easy');
  assert.equal(challenged.text, '');
});

test('that a link is copied is said until it is another one; what cannot be copied is selected', async (context) => {
  const said = [];
  const sharing = makeSharing((told) => said.push(told));
  const field = { value: 'one', select: () => said.push('selected') };
  put(context, 'document', { querySelectorAll: () => [field] });
  put(context, 'navigator', { clipboard: { writeText: async () => {} } });
  assert.equal(await sharing.copy('one'), true);
  assert.deepEqual([sharing.told('one'), sharing.told('two')], [commonWords.copied, '']);
  navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  assert.equal(await sharing.send('one'), null);
  navigator.clipboard.writeText = async () => (field.value = 'another by now');
  assert.equal(await sharing.copy('one'), false);
  assert.deepEqual([...new Set(said)], [commonWords.copied, commonWords.copyFailed, 'selected']);
});
