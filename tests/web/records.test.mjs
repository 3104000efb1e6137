// Games as other gomoku programs write them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRecord, longestRecord, readRecord, writeRecord } from '../../web/records/records.ts';
import { recordWords } from '../../web/words/en/records.ts';

const small = { columns: 3, rows: 3, in_a_row: 3 };
/** @param {string} rules @param {string} moves */
const game = (rules, moves, leftOut = null) => ({
  address: `v=1&rules=${rules}&x=human&o=human&moves=${moves}`,
  ...(leftOut && { leftOut: `Opened without what this page doesn’t keep: ${leftOut}.` }),
});
const fromBelow = (rules, moves) => ({ ...game(rules, moves), leftOut: recordWords.fromBelow });
const faulty = (fault) => ({ fault: recordWords.recordFault(fault) });

for (const [what, text, wanted] of [
  [
    'an SGF file',
    '(;GM[4]FF[4]SZ[15]PB[some\\] body];B[hh];W[if]\n;B[II])',
    { ...game('15,15,5', 'h8.i6.i9'), names: ['some] body', ''] },
  ],
  ['an SGF file with letters and numbers', '(;GM[4]SZ[15];B[h8];W[i10])', game('15,15,5', 'h8.i6')],
  ['an oblong SGF file', '(;GM[4]SZ[10:7];B[aa];W[jg])', game('10,7,5', 'a1.j7')],
  ['the main line of a tree', '(;GM[4];B[hh](;W[if];B[ii])(;W[aa]))', game('15,15,5', 'h8.i6.i9', 'variations')],
  ['an SGF file without moves', '(;GM[4]SZ[19])', game('19,19,5', '')],
  ['a psq file', 'Piskvorky 20x20, 11:11, 0\r\n10,10,0\r\n20,1,12345\r\nsomebody\r\n0\r\n', game('20,20,5', 'j10.t1')],
  ['cells of a larger board', 'A19s1', fromBelow('19,19,5', 'a1.s19')],
  ['cells of the largest board', 't20a1', fromBelow('20,20,5', 't1.a20')],
  ['nothing', ' \n', faulty('empty')],
  ['what is longer than any game', ' '.repeat(longestRecord + 1), faulty('too_long')],
  ['prose', 'good game!', faulty('unknown')],
  ['moves of the page, which count from the top', 'h8 i10', faulty('unknown')],
  ['a game of go', '(;GM[1]SZ[19];B[hh])', faulty('other_game')],
  ['a board that is too large', '(;GM[4]SZ[21])', faulty('board_size')],
  ['a size that is none', '(;GM[4]SZ[fifteen])', faulty('board_size')],
  ['a size after the moves', '(;GM[4];B[aa]SZ[15])', faulty('board_size')],
  ['a psq file without a size', 'Piskvorky\n8,8,0\n', faulty('board_size')],
  [
    'a set-up position',
    '(;SZ[5]AB[cc][dd]AW[aa];W[ee])',
    { address: 'v=1&rules=5,5,5&x=human&o=human&position=O..../...../..X../...X./.....&moves=e5' },
  ],
  ['more black stones than play allows', '(;GM[4]AB[hh][ii])', faulty('stones')],
  ['a stone on another', '(;GM[4]AB[hh][hh];W[aa])', faulty('set_up')],
  ['a stone beside the board', '(;GM[4]SZ[15]AB[pa])', faulty('set_up')],
  ['a stone after a move', '(;GM[4];B[hh]AW[aa])', faulty('set_up')],
  ['a pass', '(;GM[4];B[])', faulty('move')],
  ['a move beside the board', '(;GM[4]SZ[15];B[pa])', faulty('move')],
  ['an SGF file that breaks off in a move', '(;GM[4];B[hh];W[i', faulty('unclosed')],
  ['an SGF file without its last parenthesis', '(;GM[4];B[hh]', faulty('unclosed')],
  ['an SGF tree without its last parenthesis', '(;GM[4];B[hh](;W[if])(;W[aa]C[)])', faulty('unclosed')],
  ['an SGF tree that breaks off in a comment', '(;GM[4];B[hh](;W[if])(;W[aa]C[ends)))', faulty('unclosed')],
  ['an SGF file with something after it', '(;GM[4];B[hh]) and more', game('15,15,5', 'h8')],
  ['an SGF file with prose in it', '(;GM[4];B[hh] well)', faulty('move')],
  ['a psq file with letters in a number', 'Piskvorky 15x15\n8,8,0\n9,1o,0\n9,9,0\n', faulty({ line: 3 })],
  ['a psq file with a time missing', 'Piskvorky 15x15\n8,8,0\n9,9\n-1\n', faulty({ line: 3 })],
  ['a psq file with a blank line in the middle', 'Piskvorky 15x15\r\n8,8,0\r\n\r\n9,9,0\r\n', faulty({ line: 3 })],
  ['a damaged psq file after a blank line', '\n\nPiskvorky 15x15\n8;8;0\n', faulty({ line: 4 })],
  ['a psq file with a name between its moves', 'Piskvorky 15x15\n8,8,0\nx\ny\n9,9,0\n', faulty({ line: 3 })],
  ['two moves of one side', '(;GM[4];B[hh];B[ii])', faulty('turn')],
  ['cells on no board', 'h8a21', faulty('unknown')],
]) {
  test(`read: ${what}`, () => assert.deepEqual(readRecord(text, small), wanted));
}

test('the board that is there says how many in a row', () => {
  const six = { columns: 15, rows: 15, in_a_row: 6 };
  assert.deepEqual(readRecord('h8i10', six), fromBelow('15,15,6', 'h8.i6'));
  assert.deepEqual(readRecord('(;GM[4]SZ[19];B[aa])', six), game('19,19,5', 'a1'));
});

test('records are told from moves and links', () => {
  for (const text of ['(;GM[4])', ' ( ;GM[4])', 'Piskvorky 15x15', 'h8i10', 'H8I10J3'])
    assert.equal(isRecord(text), true);
  for (const text of ['', 'b2', 'b2 a1 c3', '1. b2 b1 2. a1', '#v=1&moves=b2.a1', 'b2a'])
    assert.equal(isRecord(text), false);
});

test('what is written is read back, whatever the format and the board', () => {
  for (const side of [15, 20]) {
    const written = { columns: side, rows: side, moves: ['h8', 'a1', side === 20 ? 't20' : 'o15'] };
    const wanted = game(`${side},${side},5`, written.moves.join('.'));
    for (const format of /** @type {const} */ (['sgf', 'psq']))
      assert.deepEqual(readRecord(writeRecord(format, written), small), wanted, format);
  }
  const oblong = { columns: 10, rows: 7, moves: ['a1', 'j7'] };
  const named = '(;GM[4]FF[4]SZ[10:7]PB[a\\]b]RE[W+];B[aa];W[jg])\n';
  assert.equal(writeRecord('sgf', { ...oblong, outcome: 'o_wins' }, ['a]b', '']), named);
  const written = '(;GM[4]FF[4]SZ[5]AB[cc][dd]AW[aa]PL[W];W[ee])\n';
  const start = 'O..../...../..X../...X./.....';
  assert.equal(writeRecord('sgf', { columns: 5, rows: 5, start, moves: ['e5'] }), written);
  assert.equal(writeRecord('psq', oblong), 'Piskvorky 10x7, 0:0, 0\n1,1,0\n10,7,0\n');
});
