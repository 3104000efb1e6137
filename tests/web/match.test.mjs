// The command that Start in the match sheet sends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesOf, commandOf, noChoices } from '../../web/match/choices.ts';

const score = { first: 0, second: 0, draws: 0 };
const game = {
  rules: '3,3,3',
  x: 'human',
  o: 'easy',
  moves: ['a1'],
  score,
  outcome: 'in_progress',
  start: null,
  apart: null,
};
const pair = { ...game, o: 'human' };
const match = { ...pair, apart: { seat: 'O', help: true } };
const untouched = { ...match, moves: [] };
const twoComputers = { ...game, x: 'easy', o: 'hard' };
const won = { ...game, outcome: 'x_wins' };
const fromPosition = { ...game, start: 'X../.O./...' };

/** The command in this game, after these changes in the sheet. */
const asked = (view, changes, { rules = view.rules, name = '', isContinued = false } = {}) =>
  commandOf(view, { ...noChoices, ...choicesOf(view), ...changes }, rules, name, isContinued);
const elsewhere = { opponent: 'elsewhere', mark: 'O' };
const withHelp = { ...elsewhere, help: 'help' };
const computer = { opponent: 'computer', level: 'easy' };

for (const [what, command, ...given] of [
  ['a sheet in which nothing was changed', null, game, {}],
  ['another level in the middle of a game, which goes on', 'players human hard', game, { level: 'hard' }],
  ['after the end, whatever was changed', 'new rules=3,3,3&x=human&o=easy', won, {}],
  ['another level after the end', 'new rules=3,3,3&x=human&o=hard', won, { level: 'hard' }],
  ['the other mark', 'new rules=3,3,3&x=easy&o=human', game, { mark: 'O' }],
  ['two people', 'new rules=3,3,3&x=human&o=human', game, { opponent: 'friend' }],
  ['another board', 'new rules=5,5,4&x=human&o=easy', game, {}, { rules: '5,5,4' }],
  ['the same board after a position', 'new rules=3,3,3&x=human&o=easy', fromPosition, {}],
  ['two computers on another board', 'new rules=5,5,4&x=easy&o=hard', twoComputers, {}, { rules: '5,5,4' }],
  ['a friend elsewhere', 'invite O 3,3,3', pair, elsewhere],
  ['a friend elsewhere, with help and a name', 'invite O 3,3,3 help name Ann', pair, withHelp, { name: 'Ann' }],
  ['a friend elsewhere, from a position', 'invite O 3,3,3 X../.O./...', fromPosition, elsewhere],
  ['a friend elsewhere, not from that position', 'invite O 3,3,3', fromPosition, { ...elsewhere, fromPosition: false }],
  ['another match with a friend', 'invite O 3,3,3 help', match, {}],
  ['a match that continues under another name, or over its connection', null, match, {}, { isContinued: true }],
  ['another match, live', 'invite O 3,3,3 help', match, { way: 'live' }, { isContinued: true }],
  ['a match in which nobody has moved', null, untouched, {}],
  ['such a match with the other mark', 'invite X 3,3,3 help', untouched, { mark: 'X' }],
  ['a computer after a match with a friend', 'new rules=3,3,3&x=easy&o=human', match, computer],
])
  test(`Start: ${what}`, () => {
    assert.equal(asked(...given), command);
  });
