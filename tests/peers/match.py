"""Plays matches between programs that speak the Gomocup protocol, and says the score.

    match.py --a PROGRAM --b PROGRAM [--turn MS | --nodes N [--nodes-b N]] [--games N] [--size N]
             [--openings FILE] [--quick] [--record FILE]

Freestyle: five or more in a row win. Every opening of openings.txt is played from both sides, one
game at a time, each program as a process of its own per game. With --nodes both are limited to so many
positions a move (INFO max_node, which not every program knows); the machine's load does not matter
then. --record appends every game: the opening's number, who was first, the result and the moves.

A program may be LEVEL@PROGRAM: the level of the terminal program, as in hard@build/native/bin/tictactoe.
It has its own nodes, whatever the limit, and begins each move from nothing.

With --quick one process of each program plays all games, without a pause before each command: for
programs of this project, to compare two of them in hundreds of games. many-openings.txt is made for
that: 3 to 6 stones by chance in the middle, which a search of 20,000 nodes judged within 60 points.

    match.py --rapfi SOURCES …

builds Rapfi from its sources (the folder with its CMakeLists.txt) into a temporary folder and takes
it for --b. It plays with its classical evaluation, because weight files do not come with them.
"""

import argparse
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent


class Brain:
    """A program that is asked for moves."""

    def __init__(self, command, size, turn, nodes, pause=0.03):
        self.pause = pause
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True)
        self.slowest = 0.0
        self.say(f"START {size}")
        answer = self.hear()
        if answer != "OK":
            raise RuntimeError(f"{command}: START was answered by {answer}")
        self.say("INFO rule 0", f"INFO timeout_turn {turn}", "INFO timeout_match 0",
                 "INFO time_left 2147483647", "INFO max_memory 350000000")
        if nodes:
            self.say(f"INFO max_node {nodes}")

    def say(self, *lines):
        # Some programs lose what comes while they still write.
        if self.pause:
            time.sleep(self.pause)
        self.process.stdin.write("".join(line + "\n" for line in lines))
        self.process.stdin.flush()

    def hear(self):
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise RuntimeError("a program has ended")
            line = line.strip()
            if line and not line.startswith(("MESSAGE", "DEBUG")):
                return line

    def move(self, stones, mover):
        """Asks for the move after these stones, (x, y) in the order in which they were played."""
        fields = [f"{x},{y},{1 if i % 2 == mover else 2}" for i, (x, y) in enumerate(stones)]
        self.say("BOARD", *fields, "DONE")
        start = time.monotonic()
        answer = self.hear()
        self.slowest = max(self.slowest, time.monotonic() - start)
        x, y = answer.split(",")
        return int(x), int(y)

    def restart(self):
        self.say("RESTART")
        if self.hear() != "OK":
            raise RuntimeError("RESTART is not understood")

    def end(self):
        try:
            self.say("END")
            self.process.wait(3)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()


class Level:
    """A level of the terminal program, which is started for each move. Each move has a chance of its own:
    two levels with the same one would overlook the same lines, so none would suffer for it."""

    def __init__(self, command, size, seed):
        self.level, self.program = command.split("@")
        self.size = size
        self.seed = seed
        self.slowest = 0.0

    def move(self, stones, mover):
        cells = [["."] * self.size for _ in range(self.size)]
        for i, (x, y) in enumerate(stones):
            cells[y][x] = "XO"[i % 2]
        command = [self.program, "play", "--rules", f"{self.size},{self.size},5",
                   "--position", "/".join(map("".join, cells)), "--" + "xo"[mover], self.level,
                   "--delay", "0", "--seed", str(1000 * self.seed + len(stones))]
        start = time.monotonic()
        told = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True).stdout
        self.slowest = max(self.slowest, time.monotonic() - start)
        name = re.search(r"makes a move to square ([a-t])(\d+)", told)
        if not name:
            raise RuntimeError(f"{' '.join(command)} made no move")
        return ord(name[1]) - ord("a"), int(name[2]) - 1

    def restart(self):
        self.seed += 2

    def end(self):
        pass


def wins(stones):
    """Whether the last stone completes five or more."""
    mine = set(stones[(len(stones) - 1) % 2::2])
    x, y = stones[-1]
    for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
        run = 1
        for sign in (1, -1):
            step = 1
            while (x + sign * step * dx, y + sign * step * dy) in mine:
                run += 1
                step += 1
        if run >= 5:
            return True
    return False


def read_opening(text, size):
    """(x, y) of each move, moved to the middle of a larger board."""
    shift = (size - 15) // 2
    return [(ord(name[0]) - ord("a") + shift, int(name[1:]) - 1 + shift) for name in text.split(".")]


def name_of(stone):
    return f"{chr(ord('a') + stone[0])}{stone[1] + 1}"


def play(brains, opening, size):
    """The stones played, and the winner: 0 or 1, whose index in `brains` moves first; None drawn."""
    stones = list(opening)
    while len(stones) < size * size:
        mover = len(stones) % 2
        stone = brains[mover].move(stones, mover)
        if stone in stones or not all(0 <= c < size for c in stone):
            print(f"a move that is not legal: {stone}", file=sys.stderr)
            return stones, 1 - mover
        stones.append(stone)
        if wins(stones):
            return stones, mover
    return stones, None


def margin(points):
    """Half the width of the 95 % interval of the score, in per cent, from the points of each game.
    The two games of an opening go together: what one side has of it, the other has in the next."""
    pairs = [sum(pair) / len(pair) for pair in (points[i:i + 2] for i in range(0, len(points), 2))]
    score = sum(pairs) / len(pairs)
    spread = sum((pair - score) ** 2 for pair in pairs) / len(pairs)
    return 100 * 1.96 * math.sqrt(spread / len(pairs))


def elo(per_cent):
    """The difference in strength that a score stands for."""
    share = min(max(per_cent / 100, 0.001), 0.999)
    return -400 * math.log10(1 / share - 1)


def build_rapfi(sources):
    folder = pathlib.Path(tempfile.gettempdir()) / "rapfi-build"
    for command in (["cmake", "-S", sources, "-B", folder, "-DCMAKE_BUILD_TYPE=Release"],
                    ["cmake", "--build", folder]):
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return str(folder / "pbrain-rapfi")


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--a", required=True)
    parser.add_argument("--b")
    parser.add_argument("--rapfi")
    parser.add_argument("--turn", type=int, default=200)
    parser.add_argument("--nodes", type=int, default=0)
    parser.add_argument("--nodes-b", type=int)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--size", type=int, default=15)
    parser.add_argument("--openings", default=HERE / "openings.txt", type=pathlib.Path)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--record")
    chosen = parser.parse_args()
    if chosen.rapfi:
        chosen.b = build_rapfi(chosen.rapfi)
    if not chosen.b:
        parser.error("--b or --rapfi is needed")
    return chosen


def main():
    chosen = arguments()
    openings = chosen.openings.read_text().split()
    limits = [chosen.nodes, chosen.nodes if chosen.nodes_b is None else chosen.nodes_b]
    turns = [60_000 if nodes else chosen.turn for nodes in limits]
    points = []
    slowest = [0.0, 0.0]
    loads = []

    def start(game):
        return [Level(command, chosen.size, 2 * game + side) if "@" in command else
                Brain(command.split(), chosen.size, turn, nodes, 0 if chosen.quick else 0.03)
                for side, (command, turn, nodes) in enumerate(zip([chosen.a, chosen.b], turns, limits))]

    pair = []
    for game in range(chosen.games):
        number = game // 2 % len(openings)
        a_first = game % 2 == 0
        if not pair or not chosen.quick:
            pair = start(game)
        else:
            for brain in pair:
                brain.restart()
        stones, winner = play(pair if a_first else pair[::-1],
                              read_opening(openings[number], chosen.size), chosen.size)
        for i, brain in enumerate(pair):
            slowest[i] = max(slowest[i], brain.slowest)
            if not chosen.quick:
                brain.end()
        loads.append(os.getloadavg()[0])
        result = "draw" if winner is None else "a" if (winner == 0) == a_first else "b"
        points.append({"a": 1, "draw": 0.5, "b": 0}[result])
        if chosen.record:
            with open(chosen.record, "a", encoding="utf-8") as file:
                print(number, "a" if a_first else "b", result, ".".join(map(name_of, stones)), file=file)
    if chosen.quick:
        for brain in pair:
            brain.end()
    score, spread = 100 * sum(points) / len(points), margin(points)
    print(f"+{points.count(1)} ={points.count(0.5)} -{points.count(0)} of {chosen.games}: "
          f"{score:.1f} % ± {spread:.1f}, {elo(score):+.0f} Elo "
          f"({elo(score - spread):+.0f} to {elo(score + spread):+.0f})")
    print(f"slowest answers: {slowest[0]:.3f} s and {slowest[1]:.3f} s; "
          f"load of the machine {min(loads):.1f} to {max(loads):.1f} on {os.cpu_count()} processors")


if __name__ == "__main__":
    main()
