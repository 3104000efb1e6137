"""Branch coverage of each library by its own unit tests: report.py BUILD SRC [--all LIBRARY]... LIBRARY...

Runs the program <library>_test of a build that counts (TTT_COVERAGE), and prints for each library how
many branches the tests have taken, and which they have not. A branch is one outcome of one condition.

What has one outcome only is no branch: a condition written `true`, an `if constexpr`, and the way past
all cases of a switch without a default, which the compiler's warnings keep complete. Nor is what the
compiler writes itself, a comparison that is `= default`. Assertions are left out by the build. Another branch that no test can take is excluded by a comment on its line or on lines just above it,
`// Not covered: REASON`. Names after --all stand for libraries of which every branch has to be taken or
excluded; the status is 1 when one is not.
"""

import argparse
import collections
import itertools
import json
import os
import pathlib
import re
import subprocess
import sys

MARK = re.compile(r"//.*\bNot covered: \S")
ONE_OUTCOME = re.compile(r"\b(if constexpr|switch) \($")


class Branch(collections.namedtuple("Branch", "file line column outcome")):
    def __str__(self):
        return f"{self.file}:{self.line}:{self.column}: never {self.outcome}"


def run_tests(build, library, tools):
    """What llvm-cov says of a library after its tests have run."""
    program = build / "bin" / f"{library}_test"
    raw, profile = build / f"{library}.profraw", build / f"{library}.profdata"
    environment = dict(os.environ, LLVM_PROFILE_FILE=str(raw), SDL_VIDEODRIVER="dummy")
    tests = subprocess.run([program, "--gtest_brief=1"], env=environment, stdout=subprocess.PIPE,
                           stderr=subprocess.STDOUT, text=True)
    if tests.returncode != 0:
        sys.exit(f"{program} fails:\n{tests.stdout}")
    subprocess.run([tools.profdata, "merge", "-sparse", "-o", profile, raw], check=True)
    raw.unlink()
    exported = subprocess.run([tools.cov, "export", "-skip-expansions", "-instr-profile", profile, program],
                              check=True, stdout=subprocess.PIPE, text=True).stdout
    return json.loads(exported)["data"][0]["files"]


def is_branch(lines, line, column, end_line, end_column):
    """False for what the compiler counts as a condition but has only one outcome, or is its own."""
    before = lines[line - 1][:column - 1]
    last = lines[end_line - 1][:end_column - 1]
    return not (ONE_OUTCOME.search(before) or last.endswith(("(true", "= default")))


def is_excluded(lines, line):
    """True when a comment on this line (from 1), or in the block of comments above it, says so."""
    above = itertools.takewhile(lambda text: text.lstrip().startswith("//"), reversed(lines[:line - 1]))
    return any(MARK.search(text) for text in [lines[line - 1], *above])


def branches_of(files, folder, src):
    """Every branch in a folder and how often it was taken. What is compiled more than once, like a
    template, counts as taken when one of its instances is."""
    taken = collections.Counter()
    for entry in files:
        file = pathlib.Path(entry["filename"])
        if folder not in file.parents:
            continue
        name, lines = file.relative_to(src), file.read_text().splitlines()
        for line, column, end_line, end_column, times_true, times_false, *_ in entry["branches"]:
            if not is_branch(lines, line, column, end_line, end_column):
                continue
            taken[Branch(name, line, column, "true")] += times_true
            taken[Branch(name, line, column, "false")] += times_false
    return taken


def report(library, taken, src):
    """Prints a library's figures and missed branches; the number of those. Ends where nothing was measured."""
    if not taken:
        sys.exit(f"{library}: the tests have run no code in {src}")
    texts = {}
    missed, excluded = [], 0
    for branch in sorted(branch for branch, times in taken.items() if times == 0):
        lines = texts.setdefault(branch.file, (src / branch.file).read_text().splitlines())
        if is_excluded(lines, branch.line):
            excluded += 1
        else:
            missed.append(branch)
    counted = len(taken) - excluded
    share = 100 * (counted - len(missed)) / counted if counted else 100
    print(f"{library:8} {share:6.2f} % of {counted} branches, {excluded} excluded")
    for branch in missed:
        print(f"  {branch}")
    return len(missed)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--cov", default="llvm-cov-19")
    parser.add_argument("--profdata", default="llvm-profdata-19")
    parser.add_argument("--all", action="append", default=[], metavar="LIBRARY")
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("src", type=lambda path: pathlib.Path(path).resolve())
    parser.add_argument("library", nargs="+", help="a name, or name=folder where the folder has another")
    given = parser.parse_args()

    short = []
    for argument in given.library:
        library, _, folder = argument.partition("=")
        taken = branches_of(run_tests(given.build, library, given), given.src / (folder or library), given.src)
        if report(library, taken, given.src) and library in given.all:
            short.append(library)
    if short:
        print(f"Every branch of {' and '.join(short)} is to be taken by a test, or excluded with a reason.")
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
