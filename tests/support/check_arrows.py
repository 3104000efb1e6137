"""Checks that every #include between the libraries of src/ and every import between the folders of web/ follows the
arrows: check_arrows.py SRC WEB

Include paths alone do not enforce them: all libraries share one. It prints whatever goes against an arrow, and then ends
with status 1.
"""

import pathlib
import posixpath
import re
import sys

# What each library may open besides itself. A folder's files belong to the longest name that fits.
FLOORS = ["text", "engine", "solver", "game", "players", "vanish", "gravity", "registry", "search", "analysis", "session"]
BELOW_SESSION = FLOORS[: FLOORS.index("session")]
MAY_OPEN = {library: FLOORS[:floor] for floor, library in enumerate(FLOORS)} | {
    "teaching": BELOW_SESSION,
    "puzzles": BELOW_SESSION,
    "arguments": FLOORS,
    "proof": FLOORS[:3],
    "console": [*FLOORS, "arguments", "proof", "puzzles"],
    "gomocup": [*FLOORS[:3], "players"],
    "gui": FLOORS,
    "gui/native": [*FLOORS, "arguments", "gui"],
    "web": [*FLOORS, "gui", "puzzles", "teaching"],
}

# How SDL itself is built for the page: its headers, not ours.
NOT_OURS = "web/libs/"

# What only some libraries may know of.
FOREIGN = [
    (re.compile(r"SDL\w*\.h"), {"gui", "gui/native", "web"}),
    (re.compile(r"emscripten(/\w+)?\.h"), {"web"}),
    (re.compile(r"ctime|random"), {"gui/native", "console", "gomocup", "web"}),
    (re.compile(r"chrono"), {"gui/native", "console", "gomocup", "web", "puzzles"}),  # puzzles: dates
    (re.compile(r"thread"), {"proof", "gui/native", "console", "gomocup", "web"}),
    (re.compile(r"iostream|cstdio|fstream|print"), {"gui/native", "console", "gomocup", "web"}),
]

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)

# What each folder of the page, or file beside the folders, may use besides itself: most of them all these floors.
PAGE_FLOORS = ["dom.ts", "program", "storage", "words", "board", "feedback"]
TASKS = ["forms", "browser", "analysis", "worker", "study", "task"]
BESIDE_FLOORS = {
    "loading": [],
    "browser": [],
    "worker": [],
    "controls": [],
    "panels": ["analysis"],
    "analysis": [],
    "records": ["forms"],
    "set-up": ["forms", "browser", "controls"],
    "challenge": ["forms", "browser"],
    "friends": ["forms", "browser", "controls"],
    "task": ["forms", "browser", "controls", "analysis"],
    "puzzles": [*TASKS, "challenge"],
    "learn": TASKS,
    "review": ["analysis", "browser", "records", "task"],
    "match": ["forms", "browser", "controls", "friends", "challenge"],
    "dialogs": ["forms", "browser", "loading", "controls", "records", "friends", "match", "challenge", "puzzles"],
}
PARTS = [*PAGE_FLOORS, *BESIDE_FLOORS, "forms", "study"]
MAY_USE = (
    {floor: PAGE_FLOORS[:number] for number, floor in enumerate(PAGE_FLOORS)}
    | {part: [*PAGE_FLOORS, *others] for part, others in BESIDE_FLOORS.items()}
    | {
        "forms": PAGE_FLOORS[:4],
        # Its requests go by worker.
        "study": ["dom.ts", "program", "words", "worker"],
        # Names the types of what late parts are made with, for all of them.
        "context.ts": PARTS,
        "stall-watch.ts": [],
        "boot.ts": ["storage", "browser", "loading"],
        "lazy-parts.ts": PARTS,
        "app.ts": [*PARTS, "lazy-parts.ts"],
        "main.ts": [*PARTS, "boot.ts", "app.ts"],
        # They are no modules of the page.
        "service-worker.ts": [],
        "build.d.ts": [],
    }
)

NOT_OF_THE_PAGE = {"node_modules", "tools"}

# By `import`, by `import()` when it is needed, and by `import type`: who knows another's types has to change with it.
IMPORT = re.compile(r"""\b(?:from|import)\s*\(?\s*(['"])(\.[^'"]*)\1""")
# A type has its name after it.
FETCH = re.compile(r"""\bimport\s*\(\s*(['"])(\.[^'"]*)\1\s*\)(?!\s*\.\s*[A-Z])""")


def library_of(path):
    """The library that a path under src/ lies in, or None."""
    fitting = [library for library in MAY_OPEN if path.startswith(library + "/")]
    return max(fitting, key=len, default=None)


def include_complaint(path, quoted, included):
    """What is wrong with one include of a file, or None."""
    library = library_of(path)
    if library is None:
        return "lies in no library"
    if quoted:
        other = library_of(included)
        if other is None:
            return f'"{included}" is not written as library/file'
        if other != library and other not in MAY_OPEN[library]:
            return f"{library} may not open {other}: {included}"
        return None
    for pattern, libraries in FOREIGN:
        if pattern.fullmatch(included) and library not in libraries:
            return f"{library} should know nothing of <{included}>"
    return None


def floor_of(path):
    """The folder that a path under web/ lies in, or the file's own name where that is none."""
    return path.split("/", 1)[0]


def import_complaint(path, imported):
    """What is wrong with one import of a file, both as paths under web/, or None."""
    floor, other = floor_of(path), floor_of(imported)
    if floor not in MAY_USE:
        return "lies on no floor"
    # It takes the names of faults, refusals and reasons from their words.
    if path == "program/contract.ts" and other == "words":
        return None
    if other not in (floor, "context.ts") and other not in MAY_USE[floor]:
        return f"{floor} may not use {other}: {imported}"
    return None


def fetch_complaint(path, imported):
    """What is wrong with one `import()` of a file, or None: what is fetched when it is first needed stands in one list."""
    if path != "lazy-parts.ts" and floor_of(path) != floor_of(imported):
        return f"{imported} is fetched here, and not in lazy-parts.ts"
    return None


def files_below(folder, suffixes):
    """Each file with one of these suffixes: its path from the folder, and its text."""
    for file in sorted(folder.rglob("*")):
        if file.suffix in suffixes and file.is_file():
            yield file.relative_to(folder).as_posix(), file.read_text(encoding="utf-8")


def complaints_of_libraries(src):
    """Every include of the tree that goes against an arrow, and the number of all includes."""
    found, includes = [], 0
    for path, text in files_below(src, {".h", ".cpp"}):
        if path.startswith(NOT_OURS):
            continue
        for bracket, included in INCLUDE.findall(text):
            includes += 1
            wrong = include_complaint(path, bracket == '"', included)
            if wrong:
                found.append(f"src/{path}: {wrong}")
    return found, includes


def complaints_of_page(web):
    """Every import of the tree that goes against an arrow, and the number of all imports."""
    found, imports = [], 0
    for path, text in files_below(web, {".ts"}):
        if floor_of(path) in NOT_OF_THE_PAGE:
            continue
        for pattern, judge in [(IMPORT, import_complaint), (FETCH, fetch_complaint)]:
            for _, address in pattern.findall(text):
                imports += pattern is IMPORT
                wrong = judge(path, posixpath.normpath(posixpath.join(posixpath.dirname(path), address)))
                if wrong:
                    found.append(f"web/{path}: {wrong}")
    return found, imports


def main():
    failed = False
    for look, folder in zip((complaints_of_libraries, complaints_of_page), sys.argv[1:], strict=True):
        found, count = look(pathlib.Path(folder))
        print("\n".join(found if count > 0 else [f"nothing was found in {folder}"]))
        failed |= bool(found) or count == 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
