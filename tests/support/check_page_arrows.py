"""Checks that every import between the folders of web/ follows the arrows.

    dom.ts <- program <- storage <- words <- board <- feedback <- loading, browser, worker, controls, panels, analysis
                     <- study            <- forms

    study's requests go by worker;

    all others use all these floors, and beside them
        records  forms                       review   analysis, browser, records, task
        set-up   forms, controls             match    forms, browser, controls, friends, challenge
        challenge  forms, browser
        friends  forms, browser, controls    dialogs  forms, browser, loading, controls, records, friends, match
        task     forms, browser, analysis
        puzzles  forms, browser, analysis, worker, study, task
        learn    forms, browser, analysis, worker, study, task

    early.ts uses storage, browser, loading; later.ts, parts.ts and main.ts start it all, and use everything.
    context.ts names the types of what late parts are made with, for all of them; program/contract.ts takes the names of
    faults, refusals and reasons from their words.

What is fetched when it is first needed stands in one list: `import()` of another folder is for later.ts alone.
A module is used by `import`, by `import()` when it is needed, and by `import type`. All three count: who
knows another's types has to change with it. `check_page_arrows.py WEB` prints every import that goes against an
arrow, and then ends with status 1.
"""

import pathlib
import posixpath
import re
import sys

FLOORS = ["dom.ts", "program", "storage", "words", "board", "feedback"]
PARTS = [
    *FLOORS, "forms", "loading", "browser", "worker", "study", "controls", "panels", "analysis", "records",
    "set-up", "friends", "challenge", "review", "task", "puzzles", "learn", "match", "dialogs",
]  # fmt: skip

# What each folder, or file beside the folders, may use besides itself.
MAY_USE = {floor: FLOORS[:number] for number, floor in enumerate(FLOORS)} | {
    "forms": FLOORS[:4],
    "loading": FLOORS,
    "browser": FLOORS,
    "worker": FLOORS,
    "study": ["dom.ts", "program", "words", "worker"],
    "task": [*FLOORS, "forms", "browser", "analysis"],
    "puzzles": [*FLOORS, "forms", "browser", "challenge", "analysis", "worker", "study", "task"],
    "learn": [*FLOORS, "forms", "browser", "analysis", "worker", "study", "task"],
    "controls": FLOORS,
    "panels": FLOORS,
    "analysis": FLOORS,
    "records": [*FLOORS, "forms"],
    "set-up": [*FLOORS, "forms", "controls"],
    "friends": [*FLOORS, "forms", "browser", "controls"],
    "review": [*FLOORS, "analysis", "browser", "records", "task"],
    "challenge": [*FLOORS, "forms", "browser"],
    "match": [*FLOORS, "forms", "browser", "controls", "friends", "challenge"],
    "dialogs": [*FLOORS, "forms", "browser", "loading", "controls", "records", "friends", "match"],
    "context.ts": PARTS,
    "late.ts": [],
    "early.ts": ["storage", "browser", "loading"],
    "later.ts": PARTS,
    "parts.ts": [*PARTS, "later.ts"],
    "main.ts": [*PARTS, "early.ts", "parts.ts"],
    # They are no modules of the page.
    "service-worker.ts": [],
    "build.d.ts": [],
}

NOT_OF_THE_PAGE = {"node_modules", "tools"}

IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*(['"])(\.[^'"]*)\1""")
# A type has its name after it.
FETCH = re.compile(r"""\bimport\s*\(\s*(['"])(\.[^'"]*)\1\s*\)(?!\s*\.\s*[A-Z])""")


def floor_of(path):
    """The folder that a path under web/ lies in, or the file's own name where that is none."""
    return path.split("/", 1)[0]


def complaint(path, imported):
    """What is wrong with one import of a file, both as paths under web/, or None."""
    floor, other = floor_of(path), floor_of(imported)
    if floor not in MAY_USE:
        return "lies on no floor"
    if path == "program/contract.ts" and other == "words":
        return None
    if other not in (floor, "context.ts") and other not in MAY_USE[floor]:
        return f"{floor} may not use {other}: {imported}"
    return None


def fetch_complaint(path, imported):
    """What is wrong with one `import()` of a file, or None."""
    if path != "later.ts" and floor_of(path) != floor_of(imported):
        return f"{imported} is fetched here, and not in later.ts"
    return None


def complaints(web):
    """Every import of the tree that goes against an arrow, and the number of all imports."""
    found, imports = [], 0
    for file in sorted(web.rglob("*")):
        path = file.relative_to(web).as_posix()
        if floor_of(path) in NOT_OF_THE_PAGE or not path.endswith(".ts"):
            continue
        text = file.read_text(encoding="utf-8")
        for pattern, judge in [(IMPORT, complaint), (FETCH, fetch_complaint)]:
            for _, address in pattern.findall(text):
                imports += pattern is IMPORT
                wrong = judge(path, posixpath.normpath(posixpath.join(posixpath.dirname(path), address)))
                if wrong:
                    found.append(f"web/{path}: {wrong}")
    return found, imports


def main():
    found, imports = complaints(pathlib.Path(sys.argv[1]))
    print("\n".join(found))
    if imports == 0:
        print("no import was found: is this the folder web/?")
    return 1 if found or imports == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
