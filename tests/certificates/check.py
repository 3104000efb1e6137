#!/usr/bin/env python3
"""Checks certificates of m,n,k-games: check.py FILE… or, without a file, standard input.

It knows the rules and shares nothing with the solver. The form and the walk are those that
src/solver/README.md describes: every move of the other side is tried, each reply and each reason is
read and tested, and no position is taken on faith. Two theorems of normal play are used without proof,
and both follow from this: a mark more never hurts its owner.
- The second player does not win from the empty board, since the first could steal its strategy (Nash).
- Nobody gains by playing on a dead cell, one that no open line of either side runs through. So such
  moves are left out, and positions that differ on dead cells only are alike.
"""

import functools
import operator
import re
import sys

sys.setrecursionlimit(10_000)  # deep enough for 400 moves


class Refused(Exception):
    """The certificate does not prove what it claims."""


def demand(condition, reason):
    if not condition:
        raise Refused(reason)


class Board:
    """What does not change in play. Sets of cells are numbers, with a bit for each cell, row by row."""

    def __init__(self, columns, rows, in_a_row):
        self.columns, self.rows, self.in_a_row = columns, rows, in_a_row
        cells = [(row, column) for row in range(rows) for column in range(columns)]
        self.names = {chr(ord("a") + column) + str(row + 1): 1 << i for i, (row, column) in enumerate(cells)}
        self.lines = set()
        for row, column in cells:
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                line = [(row + down * i, column + right * i) for i in range(in_a_row)]
                if all(place in cells for place in line):
                    self.lines.add(sum(1 << cells.index(place) for place in line))
        turns = [lambda r, c: (r, c), lambda r, c: (rows - 1 - r, c),
                 lambda r, c: (r, columns - 1 - c), lambda r, c: (rows - 1 - r, columns - 1 - c)]
        if rows == columns:
            turns += [lambda r, c, turn=turn: turn(c, r) for turn in turns]
        self.symmetries = [[cells.index(turn(*place)) for place in cells] for turn in turns]

    def position(self, text):
        """The cells of X and of O."""
        demand(re.fullmatch(f"[XO.]{{{self.columns}}}(/[XO.]{{{self.columns}}}){{{self.rows - 1}}}", text),
               f"{text} is no position of this board")
        flat = text.replace("/", "")
        return tuple(sum(1 << i for i, mark in enumerate(flat) if mark == side) for side in "XO")


class Strategy:
    """One side's strategy. Below, `own` are its cells and `own_lines` its open lines, those without a
    mark of the other side, whose cells and lines are `other` and `other_lines`."""

    def __init__(self, board, words, wins):
        self.board, self.words, self.wins = board, words, wins
        self.plies = {}  # of each position met: in how many plies it is won, at most

    def check(self, own, other, moves_first):
        """In how many plies the side wins, at most. Of a strategy that holds the number means nothing."""
        lines = self.board.lines
        state = (own, other, [line for line in lines if not line & other],
                 [line for line in lines if not line & own])
        plies = self.own_move(*state) if moves_first else self.other_moves(*state)
        demand(next(self.words, None) is None, "words are left over")
        return plies

    def own_move(self, own, other, own_lines, other_lines):
        if self.missing_one(own, own_lines):
            return 1

        def play(word):
            cell = self.board.names.get(word)
            demand(cell, f"{word} is no move")
            demand(not cell & (own | other), f"{word} is taken")
            return 1 + self.other_moves(own | cell, other, own_lines,
                                        [line for line in other_lines if not line & cell])

        return self.once("own", (own, other, own_lines, other_lines), play)

    def other_moves(self, own, other, own_lines, other_lines):
        demand(not self.missing_one(other, other_lines), "the other side completes a line")
        threats = self.missing_one(own, own_lines)
        if threats.bit_count() > 1:
            return 2

        def answer(cell):
            return 1 + self.own_move(own, other | cell, [line for line in own_lines if not line & cell],
                                     other_lines)

        if threats:
            return answer(threats)

        def try_all(word):
            demand(word == "*", f"{word} is neither * nor a reason")
            alive = functools.reduce(operator.or_, own_lines + other_lines, 0) & ~(own | other)
            demand(alive or not self.wins, "nobody can win any more")
            return max((answer(cell) for cell in self.board.names.values() if cell & alive), default=0)

        return self.once("other", (own, other, own_lines, other_lines), try_all)

    def once(self, to_move, state, go_on):
        """Goes on with the next word where no position like this one has been met, unless the word is
        a reason."""
        position = (to_move, self.like(*state))
        if position not in self.plies:
            word = next(self.words, None)
            demand(word, "words are missing")
            reason = not self.wins and word[0] in "wp" and word not in self.board.names
            self.plies[position] = self.justify(word, to_move, state) if reason else go_on(word)
        return self.plies[position]

    def justify(self, word, to_move, state):
        """The other side never completes a line, whatever happens."""
        own, other, _, lines = state
        if word == "w":
            # Erdős and Selfridge: always take the heaviest cell, and the sum never reaches 1.
            unit = 2 << self.board.in_a_row
            weight = sum(unit >> (line & ~other).bit_count() for line in lines)
            demand(weight < (unit if to_move == "own" else unit // 2), "the open lines weigh too much")
        else:
            # Hales and Jewett: take the other cell of a pair.
            names = re.findall("[a-t][0-9]+", word[1:])
            demand("p" + "".join(names) == word and len(names) % 2 == 0, f"{word} are no pairs")
            cells = [self.board.names.get(name, 0) for name in names]
            demand(0 not in cells and len(set(cells)) == len(cells), f"{word} needs different cells of the board")
            demand(not (own | other) & sum(cells), f"{word} has a cell that is taken")
            pairs = [a | b for a, b in zip(cells[::2], cells[1::2])]
            demand(all(any(line & pair == pair for pair in pairs) for line in lines),
                   "an open line has no pair")
        return 0

    def like(self, own, other, own_lines, other_lines):
        """The same for positions that differ by a symmetry or on dead cells only."""
        alive = functools.reduce(operator.or_, own_lines + other_lines, 0)
        cells = [3 if not alive & cell else 1 if own & cell else 2 if other & cell else 0
                 for cell in self.board.names.values()]
        return min(bytes(map(cells.__getitem__, turn)) for turn in self.board.symmetries)

    @staticmethod
    def missing_one(side, lines):
        """The cells that complete a line of this side."""
        cells = 0
        for line in lines:
            missing = line & ~side
            if not missing & (missing - 1):
                cells |= missing
        return cells


def check(text):
    """The claim that the certificate proves, in words; Refused if it does not."""
    form = re.fullmatch(r"tictactoe certificate 1\nrules ([0-9]+),([0-9]+),([0-9]+)\nposition (\S+)\n"
                        r"value (draw|(win|loss) ([0-9]+))\n((?:[XO] (?:wins|holds)\n[^XO]*)+)end\n", text)
    demand(form, "this is no certificate")
    columns, rows, in_a_row = (int(form[i]) for i in (1, 2, 3))
    demand(all(1 <= number <= 20 for number in (columns, rows, in_a_row)), "there are no such rules")
    board = Board(columns, rows, in_a_row)
    marks = dict(zip("XO", board.position(form[4])))
    counts = {side: cells.bit_count() for side, cells in marks.items()}
    demand(counts["X"] - counts["O"] in (0, 1), "no game has so many marks of either side")
    demand(not any(line & ~cells == 0 for cells in marks.values() for line in board.lines),
           "the game is over")
    mover, waiting = "XO" if counts["X"] == counts["O"] else "OX"
    sections = re.findall(r"([XO]) (wins|holds)\n([^XO]*)", form[8])
    promised = [(side, promise) for side, promise, _ in sections]
    demand(promised == ([("X", "holds"), ("O", "holds")] if form[5] == "draw"
                        else [(mover if form[6] == "win" else waiting, "wins")]),
           "these strategies are not those that the value needs")
    for side, promise, words in sections:
        if words == "stealing\n":
            demand((side, promise) == ("X", "holds") and not any(marks.values()),
                   "only the first player on the empty board can steal a strategy")
            continue
        split = (match[0] for match in re.finditer(r"\S+", words))
        own, other = marks[side], marks["O" if side == "X" else "X"]
        plies = Strategy(board, split, promise == "wins").check(own, other, side == mover)
        demand(promise == "holds" or plies <= int(form[7]), f"the strategy takes {plies} plies")
    value = "draw" if form[5] == "draw" else f"{form[6]} in at most {form[7]} plies"
    return f"{columns},{rows},{in_a_row} {form[4]} {value}"


def main(files):
    try:
        for text in (open(file, encoding="ascii").read() for file in files) if files else [sys.stdin.read()]:
            print(check(text))
    except Refused as refusal:
        sys.exit(f"refused: {refusal}")


if __name__ == "__main__":
    main(sys.argv[1:])
