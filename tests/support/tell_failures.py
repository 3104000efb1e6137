"""Says once more, where a long run's output ends, what the tests that failed have said.

tell_failures.py BUILD-FOLDER PRESET

Reads what CTest has written there, and leaves out what passed within a test that failed.
"""

import pathlib
import re
import shlex
import sys

# Of each test that failed: what Node's and GoogleTest's runners say of one failure is shorter.
MOST_LINES = 60

ENTRY = re.compile(
    r"^\d+/\d+ Test: (?P<name>.*?)\n.*?^Output:\n-+\n(?P<output>.*?)^<end of output>$", re.MULTILINE | re.DOTALL
)
# In the Test Anything Protocol, as Node writes it: a line, and what is told of it.
PASSED_IN_TAP = re.compile(r"^ok \d+ .*\n(  ---\n(  .*\n)*?  \.\.\.\n)?", re.MULTILINE)
PASSED_IN_GOOGLETEST = re.compile(r"^\[ +(OK|RUN) +\] .*\n", re.MULTILINE)


def failed_tests(folder):
    """The names of those that failed in the last run, as CTest numbers them."""
    noted = folder / "LastTestsFailed.log"
    return [line.partition(":")[2] for line in noted.read_text().splitlines()] if noted.exists() else []


def what_failed(output):
    for passed in (PASSED_IN_TAP, PASSED_IN_GOOGLETEST, re.compile(r"^# Subtest: .*\n", re.MULTILINE)):
        output = passed.sub("", output)
    lines = output.rstrip("\n").splitlines()
    left_out = len(lines) - MOST_LINES
    return lines if left_out <= 0 else [*lines[:MOST_LINES], f"({left_out} more lines)"]


def alone(name, preset):
    """The command that runs one test and no other."""
    pattern = re.sub(r"[.*+?^${}()|\[\]\\]", r"\\\g<0>", name)
    return f"alone: cmake --preset {preset} && ctest --preset {preset} -R {shlex.quote(f'^{pattern}$')}"


def told(build, preset):
    folder = build / "Testing" / "Temporary"
    failed = failed_tests(folder)
    if not failed:
        return ""
    log = (folder / "LastTest.log").read_text(errors="replace")
    outputs = {entry["name"]: entry["output"] for entry in ENTRY.finditer(log)}
    return "\n".join("\n".join([f"== {name}", *what_failed(outputs.get(name, "")), alone(name, preset)]) for name in failed)


if __name__ == "__main__":
    print(told(pathlib.Path(sys.argv[1]), sys.argv[2]))
