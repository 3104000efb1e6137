"""Plays matches between programs that speak the Gomocup protocol, and says the score.

    match.py --a PROGRAM --b PROGRAM [--turn MS | --nodes N [--nodes-b N]] [--games N] [--size N]
             [--record FILE]

Freestyle: five or more in a row win. Every opening of openings.txt is played from both sides, one
game at a time, each program as a process of its own per game. With --nodes both are limited to so many
positions a move (INFO max_node, which not every program knows); the machine's load does not matter
then. --record appends every game: the opening's number, who was first, the result and the moves.

    match.py --rapfi SOURCES …

builds Rapfi from its sources (the folder with its CMakeLists.txt) into a temporary folder and takes
it for --b. It plays with its classical evaluation, because weight files do not come with them.
"""

import argparse
import math
import os
import pathlib
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent


class Brain:
    """A program that is asked for moves."""

    def __init__(self, command, size, turn, nodes):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True, bufsize=1)
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
        time.sleep(0.03)
        for line in lines:
            self.process.stdin.write(line + "\n")
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

    def end(self):
        try:
            self.say("END")
            self.process.wait(3)
        except (OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()


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


def margin(won, drawn, lost):
    """Half the width of the 95 % interval of the score, in per cent."""
    games = won + drawn + lost
    score = (won + drawn / 2) / games
    spread = (won * (1 - score) ** 2 + drawn * (0.5 - score) ** 2 + lost * score ** 2) / games
    return 100 * 1.96 * math.sqrt(spread / games)


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
    parser.add_argument("--record")
    chosen = parser.parse_args()
    if chosen.rapfi:
        chosen.b = build_rapfi(chosen.rapfi)
    if not chosen.b:
        parser.error("--b or --rapfi is needed")
    return chosen


def main():
    chosen = arguments()
    openings = (HERE / "openings.txt").read_text().split()
    limits = [chosen.nodes, chosen.nodes if chosen.nodes_b is None else chosen.nodes_b]
    turns = [60_000 if nodes else chosen.turn for nodes in limits]
    won = drawn = lost = 0
    slowest = [0.0, 0.0]
    loads = []
    for game in range(chosen.games):
        number = game // 2 % len(openings)
        a_first = game % 2 == 0
        pair = [Brain(command.split(), chosen.size, turn, nodes)
                for command, turn, nodes in zip([chosen.a, chosen.b], turns, limits)]
        stones, winner = play(pair if a_first else pair[::-1],
                              read_opening(openings[number], chosen.size), chosen.size)
        for i, brain in enumerate(pair):
            slowest[i] = max(slowest[i], brain.slowest)
            brain.end()
        loads.append(os.getloadavg()[0])
        result = "draw" if winner is None else "a" if (winner == 0) == a_first else "b"
        won += result == "a"
        drawn += result == "draw"
        lost += result == "b"
        if chosen.record:
            with open(chosen.record, "a", encoding="utf-8") as file:
                print(number, "a" if a_first else "b", result, ".".join(map(name_of, stones)), file=file)
    score = 100 * (won + drawn / 2) / chosen.games
    print(f"+{won} ={drawn} -{lost} of {chosen.games}: {score:.1f} % ± {margin(won, drawn, lost):.1f}")
    print(f"slowest answers: {slowest[0]:.3f} s and {slowest[1]:.3f} s; "
          f"load of the machine {min(loads):.1f} to {max(loads):.1f} on {os.cpu_count()} processors")


if __name__ == "__main__":
    main()
