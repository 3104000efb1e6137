// Our perfect player, as the page's worker runs it, against players that others publish as
// unbeatable: from every opening, on both sides. A part of the target bench, which brings their players.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeEngine } from '../support/engine.mjs';
import { peers } from './peers.mjs';

const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const engine = await makeEngine(process.env.TTT_PROGRAMS);

const winner = (cells) => lines.map(([a, b, c]) => (cells[a] === cells[b] && cells[b] === cells[c] ? cells[a] : '.'))
  .find((mark) => mark !== '.');
const index = (cell) => (Number(cell[1]) - 1) * 3 + cell.charCodeAt(0) - 'a'.charCodeAt(0);
const text = (cells) => [0, 3, 6].map((start) => cells.slice(start, start + 3).join('')).join('/');

/** The same function of the cells and of what else it is given, which asks once for each of them. */
function remembered(ask) {
  const known = new Map();
  return (cells, ...rest) => {
    const question = [text(cells), ...rest].join();
    if (!known.has(question)) known.set(question, ask(cells, ...rest));
    return known.get(question);
  };
}

const ourMove = remembered((cells) => index(engine('3,3,3', text(cells))));

/** Plays on from an opening and gives the winner's mark, or nothing for a draw. */
function play(opening, ours, peer) {
  const cells = Array(9).fill('.');
  for (let ply = 0; ply < 9 && !winner(cells); ++ply) {
    const mark = ply % 2 === 0 ? 'X' : 'O';
    const move = opening[ply] ?? (mark === ours ? ourMove(cells) : peer(cells, mark));
    assert.equal(cells[move], '.', `${mark} plays ${move} on ${text(cells)}`);
    cells[move] = mark;
  }
  return winner(cells);
}

/** Nothing, every first move, and every first move with every reply. */
const openings = [[], ...Array.from({ length: 9 }, (_, first) => [first]),
  ...Array.from({ length: 72 }, (_, i) => [Math.floor(i / 8), (Math.floor(i / 8) + 1 + (i % 8)) % 9])];

/** The best that the side can reach from an opening, by plain minimax: 1 win, 0 draw, -1 loss. */
const bestFor = remembered((cells, side, ply) => {
  const won = winner(cells);
  if (won) return won === side ? 1 : -1;
  if (ply === 9) return 0;
  const mark = ply % 2 === 0 ? 'X' : 'O';
  const values = cells.flatMap((cell, i) => (cell === '.' ? [bestFor(Object.assign([...cells], { [i]: mark }), side, ply + 1)] : []));
  return mark === side ? Math.max(...values) : Math.min(...values);
});

for (const [name, peer] of Object.entries(peers)) {
  for (const ours of ['X', 'O']) {
    test(`as ${ours} the perfect player never does worse than it could against ${name}`, () => {
      for (const opening of openings) {
        const cells = Array(9).fill('.');
        opening.forEach((move, ply) => { cells[move] = ply % 2 === 0 ? 'X' : 'O'; });
        const won = play(opening, ours, peer);
        const result = won === undefined ? 0 : won === ours ? 1 : -1;
        assert.ok(result >= bestFor(cells, ours, opening.length), `after ${opening} ${won ?? 'nobody'} won`);
      }
    });
  }
}

test('the perfect player beats a peer that errs as O', () => {
  assert.equal(play([], 'X', peers['qm-tictactoe-minimax']), 'X');
});
