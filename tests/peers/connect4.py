"""Compares the solver of four in a row that falls with PascalPons/connect4.

    connect4.py --connect4 SOURCES --gravity build/native/bin/gravity [--count N] [--hard N] [--seed N]

builds connect4 from its sources (the folder with its Solver.cpp, as its Makefile does) in a temporary folder,
makes positions of each class by `gravity generate`, gives both programs the same ones and prints a table of mean
times and nodes. Both keep their tables from one position to the next. It ends with status 1 where a score differs
or where connect4 is better in the mean. --count is the number of positions of a class (1000), --hard of
begin-medium and begin-hard (100).

A node is a position that a search has entered. Times are of the processor, so other work on the machine matters
less. The target `gravity` is not built unless asked for.
"""

import argparse
import pathlib
import subprocess
import sys
import tempfile

CLASSES = ["end-easy", "end-hard", "middle-easy", "middle-hard", "begin-easy", "begin-medium", "begin-hard"]

# Does with connect4's Solver what `gravity score` does.
DRIVER = r"""
#include "Solver.hpp"
#include <cstdio>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>
using namespace GameSolver::Connect4;
int main() {
  std::vector<std::string> lines;
  std::vector<Position> positions;
  for (std::string line; std::getline(std::cin, line);) {
    Position position;
    if (position.play(line) != line.size()) return 1;
    lines.push_back(line);
    positions.push_back(position);
  }
  Solver solver;
  std::vector<int> scores;
  std::vector<unsigned long long> nodes;
  const std::clock_t start = std::clock();
  for (const Position& position : positions) {
    const unsigned long long before = solver.getNodeCount();
    scores.push_back(solver.solve(position));
    nodes.push_back(solver.getNodeCount() - before);
  }
  const double seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  for (std::size_t i = 0; i < lines.size(); ++i) std::printf("%s %d %llu\n", lines[i].c_str(), scores[i], nodes[i]);
  std::printf("seconds %.6f\n", seconds);
}
"""


def build(sources, folder):
    """connect4 with the driver above, compiled with the options of its Makefile."""
    main = pathlib.Path(folder) / "driver.cpp"
    main.write_text(DRIVER)
    program = pathlib.Path(folder) / "connect4"
    flags = ["--std=c++11", "-O3", "-DNDEBUG", f"-I{sources}"]
    subprocess.run(["g++", *flags, str(main), str(pathlib.Path(sources) / "Solver.cpp"), "-o", str(program)], check=True)
    return program


def measure(command, positions):
    """Scores, mean microseconds and mean nodes."""
    told = subprocess.run(command, input=positions, capture_output=True, text=True, check=True).stdout.splitlines()
    rows = [line.rsplit(" ", 2) for line in told[:-1]]
    seconds = float(told[-1].split()[1])
    nodes = sum(int(row[2]) for row in rows)
    return [int(row[1]) for row in rows], 1e6 * seconds / len(rows), nodes / len(rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--connect4", required=True)
    parser.add_argument("--gravity", required=True)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--hard", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--classes", nargs="*", default=CLASSES)
    args = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        theirs = build(args.connect4, folder)
        print("| class | positions | mean time, here | connect4 | ratio | mean nodes, here | connect4 | ratio |")
        print("|---|---|---|---|---|---|---|---|", flush=True)
        for name in args.classes:
            count = args.hard if name in ("begin-medium", "begin-hard") else args.count
            generate = [args.gravity, "generate", name, str(count), str(args.seed)]
            positions = subprocess.run(generate, capture_output=True, text=True, check=True).stdout
            scores, time, nodes = measure([args.gravity, "score"], positions)
            their_scores, their_time, their_nodes = measure([str(theirs)], positions)
            print(
                f"| {name} | {len(scores)} | {time:,.1f} µs | {their_time:,.1f} µs | {their_time / time:.1f} "
                f"| {nodes:,.1f} | {their_nodes:,.1f} | {their_nodes / nodes:.1f} |",
                flush=True,
            )
            if scores != their_scores:
                print(f"{name}: the scores differ", file=sys.stderr)
                failed = True
            failed = failed or time > their_time or nodes > their_nodes
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
