// Whether the friend's page has what was handed over live: two pages played by the test, over a path that can end at
// any moment.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeDelivery } from '../../web/friends/live/delivery.ts';

/** A page whose game is a row of moves; the longer one is newer. */
function makePage() {
  const page = {
    moves: '',
    isUnsent: false,
    /** What was handed over and is not confirmed. */
    handed: null,
    path: [],
    isOpen: true,
    told: [],
    verdictOn(letter) {
      if (letter === page.moves) return 'same';
      if (page.moves.startsWith(letter)) return 'older';
      if (!letter.startsWith(page.moves)) return 'fork';
      page.moves = letter;
      page.isUnsent = false;
      return 'changed';
    },
  };
  page.delivery = makeDelivery({
    current: () => `m${page.moves}`,
    send(letter) {
      if (page.isOpen) page.path.push(letter);
      return page.isOpen;
    },
    handed() {
      if (page.isUnsent) page.handed = page.moves;
      page.isUnsent = false;
    },
    confirmed() {
      if (page.handed === page.moves) page.handed = null;
    },
    hear: (letter) => page.verdictOn(letter.slice(1)),
  });
  page.play = (move) => {
    page.moves += move;
    page.isUnsent = true;
    page.delivery.tell();
  };
  /** Whether this page still has something to send, as far as it knows. */
  page.owes = () => page.isUnsent || page.handed === page.moves;
  return page;
}

/** Carries letters in both directions, at most this many, until none are left. */
function carry(one, other, most = Number.POSITIVE_INFINITY) {
  let count = 0;
  for (; count < most && one.path.length + other.path.length > 0; count += 1) {
    assert.ok(count < 50, 'two pages do not go on answering each other');
    const [from, to] = one.path.length > 0 ? [one, other] : [other, one];
    to.delivery.take(from.path.shift());
  }
  return count;
}
function connected() {
  const [one, other] = [makePage(), makePage()];
  for (const page of [one, other]) page.delivery.begin();
  carry(one, other);
  return [one, other];
}
const reconnect = (...pages) => {
  for (const page of pages) Object.assign(page, { isOpen: true, path: [] });
  for (const page of pages) page.delivery.begin();
  carry(...pages);
};

test('what differs is answered with nothing, and what cannot be with what is wrong', () => {
  const said = [];
  for (const [verdict, fault] of [
    ['fork', null],
    ['bad_letter', 'letter'],
    ['out_of_turn', 'turn'],
  ]) {
    const { take } = makeDelivery({
      current: () => 'mine',
      send: (letter) => said.push(letter),
      handed: () => assert.fail('nothing was handed over'),
      confirmed: () => assert.fail('nothing was confirmed'),
      hear: () => verdict,
    });
    assert.equal(take('theirs'), fault);
  }
  assert.deepEqual(said, []);
});

test('wherever a path ends, nobody waits for a move that did not arrive, and all arrives in the end', () => {
  for (let end = 0; end < 12; end += 1) {
    const [one, other] = connected();
    let left = end;
    for (const [at, move] of [...'abcd'].entries()) {
      (at % 2 === 0 ? one : other).play(move);
      left -= carry(one, other, left);
      const [mover, friend] = at % 2 === 0 ? [one, other] : [other, one];
      if (friend.moves !== mover.moves) {
        assert.equal(mover.owes(), true, `ended after ${end}`);
        break;
      }
      left -= carry(one, other, left);
    }
    reconnect(one, other);
    assert.equal(one.moves, other.moves, `ended after ${end}`);
    assert.deepEqual([one.owes(), other.owes()], [false, false], 'all is confirmed');
  }
});
