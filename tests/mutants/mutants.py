"""Changes a library in many small ways and counts which changes its unit tests notice:
mutants.py [--count N] [--again] BUILD ROOT LIBRARY...

A mutant is the library with one change to one .cpp file (see mutations.py): that file is compiled by
the build's own command and linked in front of the library, then the program <library>_test runs. It is
noticed when a test fails, when the program crashes, or when it takes far longer than without the
change. Which N changes are made follows from the code alone. Changes that do not compile do not count.

survivors.txt holds the mutants that are known to survive, each with the reason. The status is 1 when
less than 95 % of a library's mutants are noticed, or when one survives that has no reason there.

BUILD has to hold the built tests, made by Ninja. What was found is kept in BUILD/mutants/LIBRARY.json;
with --again only what survived there is tried once more.
"""

import argparse
import concurrent.futures
import json
import os
import pathlib
import resource
import shlex
import subprocess
import sys
import tempfile

from mutations import Mutation, chosen_order, mutations_of

ENOUGH = 95  # percent
SLOW = 1  # seconds; tests that take longer run only where the others notice nothing
MOST_MEMORY = 4 << 30  # bytes that a test may take; a mutant may never stop asking for more


class Library:
    """What is needed to make mutants of one library."""

    def __init__(self, build, root, name):
        self.root, self.name = root, name
        self.build = build
        self.files = sorted((root / "src" / name).rglob("*.cpp"))
        database = json.loads((build / "compile_commands.json").read_text())
        self.commands = {entry["file"]: shlex.split(entry["command"]) for entry in database}
        # Ninja's command for a link is `: && COMPILER ... && :`.
        link = subprocess.run(["ninja", "-C", build, "-t", "commands", "-s", f"bin/{name}_test"], check=True,
                              capture_output=True, text=True).stdout.strip()
        self.link = shlex.split(link.split("&&")[1])
        self.parts = self.timed_parts(build / "bin" / f"{name}_test")
        no_change = Mutation(0, 0, "", "none", "", "")
        if self.is_noticed(self.files[0], no_change) is not False:
            sys.exit(f"the tests of {name} fail where a file is compiled as it stands")

    def timed_parts(self, program):
        """The tests as two filters, the quick ones first, each with its seconds of processor time."""
        with tempfile.NamedTemporaryFile(suffix=".json") as found:
            subprocess.run([program, f"--gtest_output=json:{found.name}"], stdout=subprocess.DEVNULL)
            suites = json.loads(pathlib.Path(found.name).read_text())["testsuites"]
        slow = ":".join(f"{suite['name']}.{test['name']}" for suite in suites for test in suite["testsuite"]
                        if float(test["time"].rstrip("s")) > SLOW)
        parts = [(wanted, self.run(program, wanted, None)) for wanted in (["-" + slow, slow] if slow else ["*"])]
        if any(seconds is None for _, seconds in parts):
            sys.exit(f"the tests of {self.name} fail as they stand")
        return parts

    def run(self, program, wanted, limit):
        """The seconds of processor time that the wanted tests take, or None as soon as one fails."""
        def limits():
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
            if limit:
                resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))

        tests = subprocess.Popen([program, "--gtest_brief=1", "--gtest_fail_fast", f"--gtest_filter={wanted}"],
                                 preexec_fn=limits, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(tests.pid, 0)
        tests.returncode = os.waitstatus_to_exitcode(status)
        return usage.ru_utime + usage.ru_stime if tests.returncode == 0 else None

    def compile(self, file, source, folder):
        """The object that a changed source compiles to, or None."""
        changed, made = folder / file.name, folder / "mutant.o"
        changed.write_text(source)
        command = [word for word in self.commands[str(file)] if word != "-Werror"]
        command[command.index("-o") + 1] = str(made)
        command[command.index("-c") + 1] = str(changed)
        done = subprocess.run([*command, "-w", "-O1"], cwd=self.build, stderr=subprocess.DEVNULL)
        return made if done.returncode == 0 else None

    def is_noticed(self, file, mutation):
        """Whether a test fails with this mutation; None when it does not compile."""
        source = file.read_text()
        source = source[:mutation.start] + mutation.text + source[mutation.end:]
        with tempfile.TemporaryDirectory() as temporary:
            folder = pathlib.Path(temporary)
            made = self.compile(file, source, folder)
            if made is None:
                return None
            # In front of the library: its own object of this name is then never taken.
            program = folder / "mutant"
            command = list(self.link)
            at = command.index("-o")
            command[at + 1] = str(program)
            command.insert(at, str(made))
            subprocess.run(command, cwd=self.build, check=True)
            return any(self.run(program, wanted, int(3 * seconds) + 5) is None
                       for wanted, seconds in self.parts)

    def candidates(self):
        """All mutations, in the order in which they are tried."""
        keyed = []
        for file in self.files:
            name = str(file.relative_to(self.root))
            keyed += [(key, name, file, mutation)
                      for key, mutation in chosen_order(name, mutations_of(file.read_text()))]
        return sorted(keyed, key=lambda candidate: candidate[:2])


def try_all(library, candidates, count, workers):
    """[(name, mutation, noticed)] of the first `count` candidates that compile."""
    results = []
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        waiting = iter(candidates)
        while len(results) < count:
            batch = [next(waiting, None) for _ in range(min(4 * workers, count - len(results)))]
            batch = [candidate for candidate in batch if candidate]
            if not batch:
                break
            verdicts = pool.map(lambda candidate: library.is_noticed(*candidate[2:]), batch)
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
    survived = [(name, mutation) for name, mutation, noticed in results if not noticed]
    share = 100 * (len(results) - len(survived)) / max(1, len(results))
    print(f"{library}: {len(results) - len(survived)} of {len(results)} mutants noticed, {share:.1f} %")
    good = share >= ENOUGH
    for name, mutation in survived:
        reason = known.get((name, mutation.before, mutation.after))
        good = good and reason is not None
        print(f"@ {name}\n- {mutation.before}\n+ {mutation.after}\n= {reason or 'NO REASON IS KNOWN'}")
    return good


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--count", type=int, default=80, help="mutants of each library")
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
        library = Library(given.build, given.root, name)
        candidates = library.candidates()
        kept = found / f"{name}.json"
        if given.again:
            before = {tuple(entry) for entry in json.loads(kept.read_text())}
            candidates = [one for one in candidates if (one[1], one[3].before, one[3].after) in before]
        results = try_all(library, candidates, min(given.count, len(candidates)), os.cpu_count() or 1)
        kept.write_text(json.dumps([(file, mutation.before, mutation.after)
                                    for file, mutation, noticed in results if not noticed]))
        good = report(name, results, known) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
