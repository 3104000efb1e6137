"""Puts small faults into the page and says which part of the test line notices each:
page.py [--count N] [--first N] [--browsers] [--site COMMAND] ROOT

A fault is one change (see mutations.py) to one module of `web` that is neither words nor types, in a tree that may be
spoilt: it is put back after each. Asked are, until one notices: the types, the modules' tests in Node, and with
--browsers the page in Chromium, the files first whose names share a word with the module's path. Which changes are made
follows from the code alone; --first leaves out those before, so that a run can go on.

ROOT has to hold the packages of `tests/browser`, the native programs `web_test` and `session_test`, and for --browsers
the build of the page; COMMAND makes build/web/site from changed modules. The status is 1 when a fault is not noticed.
"""

import argparse
import pathlib
import re
import subprocess
import sys

import mutations

# What TypeScript has beside the operators of C++; types and imports are left alone.
mutations.SWAPPED.update({"===": "!==", "!==": "===", "??": "&&"})
for of_types in ("|", "&"):
    del mutations.SWAPPED[of_types]
DECLARATION = re.compile(r"(?:let |[\w']+\??: )")
mutations.OPERATOR = re.compile(
    r"(?<= )(" + "|".join(map(re.escape, sorted(mutations.SWAPPED, key=len, reverse=True))) + r")(?= )")
mutations.HIDDEN = re.compile(
    r"//[^\n]*|/\*.*?\*/|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|^ *(?:import|export type|type)\b[^;]*;", re.S | re.M)
NODE = ["node", "--import", "./tests/support/typescript.mjs", "--test"]


def chosen(root):
    """(name, mutation) of every fault, in a fixed order."""
    listing = ["git", "ls-files", "web/*.ts", ":!web/words"]
    listed = subprocess.run(listing, cwd=root, check=True, capture_output=True, text=True).stdout.split()
    keyed = []
    for name in [name for name in listed if not name.endswith(".d.ts")]:
        found = mutations.mutations_of((root / name).read_text())
        faults = [one for one in found if one.kind != "removal" or not DECLARATION.match(one.before)]
        ordered = mutations.chosen_order(name, faults)
        keyed += [(key, name, mutation) for key, mutation in ordered]
    return [(name, mutation) for _, name, mutation in sorted(keyed)]


def related_first(root, folder, name):
    """A folder's test files: first those that have to do with a module, last what runs programs for half a minute."""
    words = set(re.split(r"[/.-]", name)) - {"web", "ts"}
    files = sorted((root / "tests" / folder).glob("*.test.mjs"))
    return sorted(files, key=lambda file: (-len(words & set(re.split(r"[.-]", file.name))), "contract" in file.name))


def passes(root, command, seconds):
    try:
        return subprocess.run(command, cwd=root, capture_output=True, timeout=seconds).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def noticed_by(root, name, site):
    """Who notices the fault that is in a module now; nothing if nobody does."""
    npm = "tests/browser/node_modules"
    if not passes(root, ["node", f"{npm}/typescript/bin/tsc", "-p", "tests/lint/tsconfig.page.json"], 300):
        return "types"
    for folder in ("web", "browser") if site else ("web",):
        if folder == "browser" and not passes(root, site, 300):
            return "build"
        for file in related_first(root, folder, name):
            if not passes(root, ["env", f"TTT_SITE={root}/build/web/site", *NODE, str(file)], 900):
                return f"{folder}/{file.name.split('.')[0]}"
    return ""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=40)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--browsers", action="store_true")
    parser.add_argument("--site", default="cmake --build --preset web --target site")
    parser.add_argument("root", type=pathlib.Path)
    args = parser.parse_args()
    root = args.root.resolve()
    unspoilt = noticed_by(root, chosen(root)[0][0], None)
    if unspoilt:
        sys.exit(f"without a fault there is one already: {unspoilt}")
    survivors = 0
    for number, (name, mutation) in enumerate(chosen(root)[args.first :][: args.count], args.first):
        path = root / name
        source = path.read_text()
        try:
            path.write_text(source[: mutation.start] + mutation.text + source[mutation.end :])
            by = noticed_by(root, name, args.browsers and args.site.split())
        finally:
            path.write_text(source)
        survivors += not by
        print(f"{number} {by or 'NOBODY'}: {name}: {mutation.before}  =>  {mutation.after}", flush=True)
    print(f"{args.count - survivors} of {args.count} noticed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
