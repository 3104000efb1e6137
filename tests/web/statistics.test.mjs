// The best results, and the small pictures of finished games.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reached, lastPosition } from '../../web/dialogs/statistics.ts';
import { pairs, statistics } from '../../web/storage/games.ts';
import { statisticsWords } from '../../web/words/en/statistics.ts';

const game = (rules, x, o, outcome, more = {}) => ({ id: '1', when: 0, rules, x, o, outcome, address: '', ...more });

test('the best result is told for each board and each level, boards in the order of the lists', () => {
  const lines = statistics([
    game('7,6,4', 'human', 'hard', 'draw'),
    game('3,3,3', 'easy', 'human', 'x_wins'),
    game('3,3,3', 'human', 'easy', 'draw'),
    game('3,3,3', 'perfect', 'human', 'x_wins'),
    game('15,15,5', 'medium', 'human', 'o_wins'),
    game('15,15,5', 'human', 'medium', 'o_wins'),
    game('4,4,4', 'human', 'human', 'x_wins'),
    game('4,4,4', 'easy', 'easy', 'x_wins'),
    game('of,another,version', 'human', 'easy', 'x_wins'),
  ]);
  assert.deepEqual(reached(lines), [
    { rules: '3,3,3', best: [null, 'drawn', null, null, 'lost'] },
    { rules: '15,15,5', best: [null, null, 'won', null, null] },
    { rules: '7,6,4', best: [null, null, null, 'drawn', null] },
  ]);
  assert.deepEqual(reached([]), []);
});

test('a picture shows the last position, from the one that was set up', () => {
  const last = (rules, address) => lastPosition({ rules, address })?.cells;
  assert.equal(last('3,3,3', 'v=1&rules=3,3,3&moves=a1.b1.b2.c1.c3'), 'XOO.X...X');
  assert.equal(last('3,3,3,misere', 'v=1&moves=b2'), '....X....');
  assert.equal(last('3,3,3', 'v=1&position=X../.../...&moves=b2.c3'), 'X...O...X');
  assert.equal(last('4,2,2', 'v=1&moves=d2'), '.......X');
  assert.equal(last('3,3,3', 'v=1&moves=a9'), undefined);
  assert.equal(last('3,3,3,vanish', 'v=1&moves=a1'), undefined, 'marks leave that board again');
});

// The page’s language is that of its document.
globalThis.document = { documentElement: { lang: 'en' } };

test('a finished game says who played and who won, as people do', () => {
  const said = (...of) => statisticsWords.finishedGame(game(...of), 'Strongest').replace(/^.*?: /, '');
  assert.equal(said('3×3', 'human', 'easy', 'x_wins'), '3×3, You vs Easy, you won');
  assert.equal(said('3×3', 'perfect', 'human', 'x_wins'), '3×3, You vs Strongest, Strongest won');
  assert.equal(said('3×3', 'human', 'human', 'o_wins'), '3×3, Two people, O won');
  const two = (outcome, more) => said('3×3', 'human', 'human', outcome, more);
  assert.equal(two('o_wins', { names: ['Ann', ''] }), '3×3, ⁨Ann⁩ and the other player, the other player won');
  assert.equal(two('x_wins', { names: ['Bob', 'Ann'], seat: 'O' }), '3×3, You vs ⁨Bob⁩, ⁨Bob⁩ won');
  assert.equal(two('x_wins', { names: ['', ''], seat: 'X' }), '3×3, You vs your friend, you won');
  assert.equal(said('3×3', 'easy', 'hard', 'draw'), '3×3, Easy vs Hard, a draw');
});

test('results of two people are counted by name, or else by mark; a friend elsewhere is your opponent; watched games do not count', () => {
  const two = (outcome, ...[x, o, seat]) => game('3,3,3', 'human', 'human', outcome, { names: x && [x, o], seat });
  const games = [
    ...['x_wins', 'o_wins', 'draw'].flatMap((outcome) => [two(outcome), two(outcome, 'Ben', 'Ann')]),
    two('x_wins', 'Ann', 'Ben'),
    two('o_wins', 'Bob', 'Me', 'O'),
    two('x_wins', 'Me', 'Bob', 'X'),
    two('draw', 'Bob', 'Me', 'O'),
    two('x_wins', 'Bob', 'Me', 'O'),
    two('x_wins', 'Cid', 'Dan', null),
    game('3,3,3', 'hard', 'human', 'o_wins'),
  ];
  assert.deepEqual(pairs(games).map(statisticsWords.winsOf), ['⁨Ann⁩ won 2, ⁨Ben⁩ won 1', 'Two people: X won 1, O won 1']);
  const [online, computer, ...others] = statistics(games);
  const counts = { played: 4, won: 2, drawn: 1, lost: 1, streak: 0, best: 2 };
  assert.deepEqual(online, { rules: '3,3,3', opponents: ['human', 'human'], friend: 'Bob', ...counts });
  assert.deepEqual([computer.opponents, computer.won, others.length], [['hard', 'human'], 1, 0]);
});

test('before everything is deleted only what there is is named', () => {
  const { reallyClearAll } = statisticsWords;
  assert.match(reallyClearAll(0, 0), /^Delete the game on the board and its score, the settings, and /);
  assert.match(reallyClearAll(2, 0), /^Delete 2 matches with friends, who won’t be told, the game/);
  assert.match(reallyClearAll(0, 1), /its score, one finished game, the settings/);
});
