"""Changes a library in many small ways and counts which changes its unit tests notice:
mutants.py [--count N] [--jobs N] [--again] [--quick] BUILD ROOT LIBRARY...

A mutant is the library with one change to one .cpp file (see mutations.py): that file is compiled by
the build's own command and linked in front of the library, then the program <library>_test runs. It is
noticed when a test fails, when the program crashes, or when it takes far longer than without the
change. The quick tests run first, and the slow ones only where those notice nothing. Which N changes
are made follows from the code alone. Changes that do not compile do not count.

survivors.txt holds the mutants that are known to survive, each with the reason. The status is 1 when
less than 95 % of a library's mutants are noticed, or when one survives that has no reason there.

BUILD has to hold the built tests, made by Ninja, each file compiled by itself. `players=search` changes src/search and runs
players_test. What was found is kept in BUILD/mutants/LIBRARY.json; with --again only what survived there is tried once more.
With --quick the tests of more than a second are left out: that is for writing tests, and says what the quick ones notice.
"""

import argparse
import concurrent.futures
import contextlib
import json
import os
import pathlib
import resource
import shlex
import subprocess
import sys
import tempfile
import threading

from mutations import Mutation, chosen_order, mutations_of

ENOUGH = 95  # percent
# Seconds that a test may take to belong to the quick ones, or to the next. Each part runs only where
# those before it notice nothing.
PARTS = (0.1, 1.0, float("inf"))
NO_LIMIT = 3600
LEAST_LIMIT = 5  # seconds of processor time that a part of the tests has at least
MOST_MEMORY = 4 << 30  # bytes that a test may take; a mutant may never stop asking for more


SURVIVED = -1


def tests_in(listing):
    """The names of all tests in what --gtest_list_tests prints: suites, and below each its tests."""
    names, suite = [], ""
    for line in listing.splitlines():
        word = line.split("#")[0].strip()
        if line.startswith("  "):
            names.append(suite + word)
        elif word.endswith("."):
            suite = word
    return names


def in_parts(tests, limits=PARTS):
    """The filters for [(name, seconds)]: one for each of the limits that some test belongs to."""
    parts, shortest = [], 0
    for longest in limits:
        wanted = [(name, seconds) for name, seconds in tests if shortest <= seconds < longest]
        if wanted:
            parts.append(":".join(name for name, _ in wanted))
        shortest = longest
    return parts


class Library:
    """What is needed to make mutants of one library."""

    def __init__(self, build, root, name, folder="", quick=False):
        self.root, self.name = root, name
        self.build = build
        self.files = sorted((root / "src" / (folder or name)).rglob("*.cpp"))
        database = json.loads((build / "compile_commands.json").read_text())
        self.commands = {entry["file"]: shlex.split(entry["command"]) for entry in database}
        together = [file for file in self.files if str(file) not in self.commands]
        if together:
            sys.exit(f"{build} does not compile {together[0]} by itself, as the preset `mutants` does")
        self.precompiled = self.headers()
        # Ninja's command for a link is `: && COMPILER ... && :`.
        link = subprocess.run(["ninja", "-C", build, "-t", "commands", "-s", f"bin/{name}_test"], check=True,
                              capture_output=True, text=True).stdout.strip()
        self.link = shlex.split(link.split("&&")[1])
        parts = self.parts_of_tests(build / "bin" / f"{name}_test", PARTS[:-1] if quick else PARTS)
        self.parts = [(wanted, NO_LIMIT) for wanted in parts]
        # How long each part takes is measured with a file compiled as mutants are.
        with self.program(self.files[0], Mutation(0, 0, "", "none", "", "")) as program:
            took = [self.seconds(program, wanted, NO_LIMIT) for wanted, _ in self.parts]
        if None in took:
            sys.exit(f"the tests of {name} fail where a file is compiled as it stands")
        self.parts = [(wanted, int(3 * seconds) + LEAST_LIMIT)
                      for (wanted, _), seconds in zip(self.parts, took)]

    def parts_of_tests(self, program, limits):
        """The tests as filters, those of the quick ones first. How long each takes is kept beside what
        was found, so only new tests are timed."""
        kept = self.build / "mutants" / f"{self.name}_times.json"
        times = json.loads(kept.read_text()) if kept.exists() else {}
        listed = tests_in(subprocess.run([program, "--gtest_list_tests"], check=True, capture_output=True,
                                         text=True).stdout)
        untimed = [name for name in listed if name not in times]
        if untimed:
            with tempfile.NamedTemporaryFile(suffix=".json") as found:
                tests = subprocess.Popen([program, f"--gtest_filter={':'.join(untimed)}",
                                          f"--gtest_output=json:{found.name}"], stdout=subprocess.DEVNULL)
                _, status, usage = os.wait4(tests.pid, 0)
                tests.returncode = os.waitstatus_to_exitcode(status)
                said = json.loads(pathlib.Path(found.name).read_text())
            # GoogleTest's times grow with the load of the machine.
            share = min(1, (usage.ru_utime + usage.ru_stime) / max(0.001, float(said["time"].rstrip("s"))))
            times |= {f"{suite['name']}.{test['name']}": share * float(test["time"].rstrip("s"))
                      for suite in said["testsuites"] for test in suite["testsuite"]}
            kept.write_text(json.dumps(times))
        return in_parts([(name, times[name]) for name in listed], limits)

    def seconds(self, program, wanted, limit):
        """The seconds of processor time that the wanted tests take; None when one fails, or when that
        is more than the limit."""
        def limits():
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))

        command = [program, "--gtest_brief=1", "--gtest_fail_fast", f"--gtest_filter={wanted}"]
        tests = subprocess.Popen(command, preexec_fn=limits, stdout=subprocess.DEVNULL,
                                 stderr=subprocess.DEVNULL)
        # Who waits for ever takes no processor time.
        waiting = threading.Timer(100 * limit, tests.kill)
        waiting.start()
        _, status, usage = os.wait4(tests.pid, 0)
        waiting.cancel()
        tests.returncode = os.waitstatus_to_exitcode(status)
        return usage.ru_utime + usage.ru_stime if tests.returncode == 0 else None

    def headers(self):
        """Precompiles what the library's files include, which is most of the time a mutant takes; the options to use it."""
        lines = {line for file in self.files for line in file.read_text().splitlines()}
        included = [line for line in lines if line.startswith("#include") and not line.endswith('.inc"')]
        header = self.build / "mutants" / f"{self.name}.h"
        header.write_text("\n".join(sorted(included)))
        done = self.run_compiler(self.files[0], header, f"{header}.gch", "-x", "c++-header")
        return ["-include", str(header)] if done else []

    def run_compiler(self, like, source, made, *options):
        """Compiles with the options of another file; True if that works."""
        command = [word for word in self.commands[str(like)] if word != "-Werror"]
        command[command.index("-o") + 1] = str(made)
        command[command.index("-c"):command.index("-c") + 2] = ["-w", "-O1", *options, "-c", str(source)]
        return subprocess.run(command, cwd=self.build, stderr=subprocess.DEVNULL).returncode == 0

    def compile(self, file, source, folder):
        """The object that a changed source compiles to, or None."""
        changed, made = folder / file.name, folder / "mutant.o"
        changed.write_text(source)
        return made if self.run_compiler(file, changed, made, *self.precompiled) else None

    @contextlib.contextmanager
    def program(self, file, mutation):
        """The tests' program with this mutation; None when it does not compile."""
        source = file.read_text()
        source = source[:mutation.start] + mutation.text + source[mutation.end:]
        with tempfile.TemporaryDirectory() as temporary:
            folder = pathlib.Path(temporary)
            made = self.compile(file, source, folder)
            if made is None:
                yield None
                return
            # In front of the library: its own object of this name is then never taken.
            program = folder / "mutant"
            command = list(self.link)
            at = command.index("-o")
            command[at + 1] = str(program)
            command.insert(at, str(made))
            subprocess.run(command, cwd=self.build, check=True)
            yield program

    def noticed_by(self, file, mutation):
        """Which part of the tests notices this mutation, or SURVIVED; None when it does not compile."""
        with self.program(file, mutation) as program:
            if program is None:
                return None
            for part, (wanted, limit) in enumerate(self.parts):
                if self.seconds(program, wanted, limit) is None:
                    return part
            return SURVIVED

    def candidates(self):
        """All mutations, in the order in which they are tried."""
        keyed = []
        for file in self.files:
            name = str(file.relative_to(self.root))
            keyed += [(key, name, file, mutation)
                      for key, mutation in chosen_order(name, mutations_of(file.read_text()))]
        return sorted(keyed, key=lambda candidate: candidate[:2])


def try_all(library, candidates, count, workers):
    """[(name, mutation, noticed by which part)] of the first `count` candidates that compile."""
    results = []
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        waiting = iter(candidates)
        while len(results) < count:
            batch = [next(waiting, None) for _ in range(min(4 * workers, count - len(results)))]
            batch = [candidate for candidate in batch if candidate]
            if not batch:
                break
            verdicts = pool.map(lambda candidate: library.noticed_by(*candidate[2:]), batch)
            for (_, name, _, mutation), noticed in zip(batch, verdicts):
                if noticed is not None:
                    results.append((name, mutation, noticed))
            print(f"\r{library.name}: {len(results)} of {count}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return results


def read_survivors(file):
    """{(file, line before, line after): reason} as survivors.txt states them."""
    known, part = {}, {}
    for line in file.read_text().splitlines():
        if line.startswith("#") or not line.strip():
            continue
        mark, text = line[0], line[2:].strip()
        part[mark] = text
        if mark == "=":
            known[part["@"], part["-"], part["+"]] = text
    return known


def report(library, results, known):
    """Prints what was found; True when it is good enough."""
    survived = [(name, mutation) for name, mutation, part in results if part == SURVIVED]
    share = 100 * (len(results) - len(survived)) / max(1, len(results))
    print(f"{library}: {len(results) - len(survived)} of {len(results)} mutants noticed, {share:.1f} %, "
          f"{sum(part == 0 for _, _, part in results)} of them by the quickest tests")
    good = share >= ENOUGH
    for name, mutation in survived:
        reason = known.get((name, mutation.before, mutation.after))
        good = good and reason is not None
        print(f"@ {name}\n- {mutation.before}\n+ {mutation.after}\n= {reason or 'NO REASON IS KNOWN'}")
    return good


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--count", type=int, default=80, help="mutants of each library")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="mutants at a time")
    parser.add_argument("--quick", action="store_true", help="without the slow tests")
    parser.add_argument("--again", action="store_true", help="only what survived the last time")
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("root", type=pathlib.Path)
    parser.add_argument("library", nargs="+")
    given = parser.parse_args()

    known = read_survivors(pathlib.Path(__file__).with_name("survivors.txt"))
    found = given.build / "mutants"
    found.mkdir(exist_ok=True)
    good = True
    for name in given.library:
        library = Library(given.build, given.root, *name.partition("=")[::2], given.quick)
        candidates = library.candidates()
        kept = found / f"{name}.json"
        if given.again:
            before = {tuple(entry) for entry in json.loads(kept.read_text())}
            candidates = [one for one in candidates if (one[1], one[3].before, one[3].after) in before]
        results = try_all(library, candidates, min(given.count, len(candidates)), given.jobs)
        kept.write_text(json.dumps([(file, mutation.before, mutation.after)
                                    for file, mutation, part in results if part == SURVIVED]))
        good = report(name, results, known) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
