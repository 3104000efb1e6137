"""Checks that every #include between the libraries of src/ follows the arrows.

    text <- engine <- solver <- game <- players <- vanish, gravity <- registry <- search <- analysis
                             <- proof <- console
                                                <- gomocup

    analysis <- session <- gui <- gui/native, web
                        <- arguments <- console, gui/native
             <- teaching <- web
             <- puzzles <- console, web

An include path alone does not enforce them: all libraries share one. `check_arrows.py SRC` prints every
include that goes against an arrow, and then ends with status 1.
"""

import pathlib
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
    (re.compile(r"chrono|ctime|random"), {"gui/native", "console", "gomocup", "web"}),
    (re.compile(r"thread"), {"proof", "gui/native", "console", "gomocup", "web"}),
    (re.compile(r"iostream|cstdio|fstream|print"), {"gui/native", "console", "gomocup", "web"}),
]

INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]', re.MULTILINE)


def library_of(path):
    """The library that a path under src/ lies in, or None."""
    fitting = [library for library in MAY_OPEN if path.startswith(library + "/")]
    return max(fitting, key=len, default=None)


def complaint(path, quoted, included):
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


def complaints(src):
    """Every include of the tree that goes against an arrow, and the number of all includes."""
    found, includes = [], 0
    for file in sorted(src.rglob("*")):
        if file.suffix not in {".h", ".cpp"}:
            continue
        path = file.relative_to(src).as_posix()
        if path.startswith(NOT_OURS):
            continue
        for bracket, included in INCLUDE.findall(file.read_text(encoding="utf-8")):
            includes += 1
            wrong = complaint(path, bracket == '"', included)
            if wrong:
                found.append(f"src/{path}: {wrong}")
    return found, includes


def main():
    found, includes = complaints(pathlib.Path(sys.argv[1]))
    print("\n".join(found))
    if includes == 0:
        print("no include was found: is this the folder src/?")
    return 1 if found or includes == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
