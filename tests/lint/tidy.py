"""Runs clang-tidy on sources, unless they were found clean before: tidy.py [options] SOURCE...

It looks at what the compiler compiles: in a unity build at a library's sources together, which reads their headers
once and takes a third of the time.

What is clean leaves an empty file in the user's cache, named by a hash of all that the verdict depends on: the tool's
version, its configuration, the compile command, and the content of the sources and of every header that they include.
Paths below the project's root count from there, so that other checkouts share the verdicts.
"""

import argparse
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys


def compiled_as(builds, source):
    """What is compiled for `source`, itself or a file of a unity build that includes it, the arguments, and the
    folder they hold in; from the first build that has it."""
    for build in builds:
        database = build / "compile_commands.json"
        for entry in json.loads(database.read_text()) if database.exists() else []:
            compiled = pathlib.Path(entry["file"])
            if source in (compiled, *united(compiled)):
                return compiled, shlex.split(entry["command"]), pathlib.Path(entry["directory"])
    sys.exit(f"{source} is compiled by no build: name it in a CMakeLists.txt, or remove it")


def united(compiled):
    """The sources of a file of a unity build."""
    if compiled.parent.name != "Unity":
        return []
    return [pathlib.Path(name) for name in re.findall(r'^#include "(.*)"$', compiled.read_text(), re.MULTILINE)]


def written_out(sources):
    """The lines of the sources as one file, each with the source and the number it has there. An analysis does not
    follow paths through a file that is included. What an earlier source has included, a later one does not again."""
    lines, included = [], set()
    for source in sources:
        own, depth = set(), 0
        for number, line in enumerate(source.read_text().split("\n"), start=1):
            depth += line.startswith("#if") - line.startswith("#endif")
            if line.startswith("#include") and depth == 0:
                own.add(line)
            lines.append(("" if line in included else line, source, number))
        included |= own
    return lines


def own_standard_library(clang):
    """The standard library that comes with this Clang. The system's differs from release to release, and
    with it what the checks find: `std::bit_width` returns an int in one and an unsigned in another."""
    resources = subprocess.run([clang, "-print-resource-dir"], check=True, capture_output=True, text=True).stdout
    headers = pathlib.Path(resources.strip()).parents[2] / "include" / "c++" / "v1"
    if not (headers / "version").exists():
        sys.exit(f"{headers} does not hold the standard library of {clang}: ./emsdk-setup.sh --thorough installs it")
    return [f"-stdlib++-isystem{headers}"]


def for_clang(command, clang):
    """The options of a compile command as Clang takes them: without compiler, launcher and output, and with a
    standard library that is the same on every system."""
    compiler = next(i for i, word in enumerate(command) if re.search(r"(c|g|clang|em)\+\+[-\d]*$", word))
    options = command[compiler + 1:]
    if "-o" in options:
        at = options.index("-o")
        del options[at:at + 2]
    if pathlib.Path(command[compiler]).name == "em++":
        sysroot = pathlib.Path(command[compiler]).parent / "cache" / "sysroot"
        options = [f"--sysroot={sysroot}", "--target=wasm32-unknown-emscripten", "-D__EMSCRIPTEN__=1",
                   *options]
    else:
        # Clang 19 takes what {fmt} 9 checks while it compiles for no constant; the build's compiler checks it.
        options = [*own_standard_library(clang), "-DFMT_CONSTEVAL=", *options]
    return [option for option in options if option != "-c"]


def dependencies(clang, options, directory):
    """What is compiled and every file that it includes."""
    rule = subprocess.run([clang, *options, "-M", "-w"], cwd=directory, check=True, capture_output=True,
                          text=True).stdout
    names = rule.partition(":")[2].replace("\\\n", " ")
    return [pathlib.Path(directory, name.replace("\\ ", " "))
            for name in re.split(r"(?<!\\)\s+", names.strip())]


def configurations(source, root):
    """The .clang-tidy files that hold for `source`, the nearest first."""
    return [folder / ".clang-tidy" for folder in source.parents
            if folder.is_relative_to(root) and (folder / ".clang-tidy").exists()]


def fingerprint(root, texts, files):
    """A hash of `texts` and of the names and contents of `files`, the same below every root."""
    state = hashlib.sha256()
    for text in texts:
        state.update(text.replace(str(root), ".").encode() + b"\0")
    for file in files:
        file = pathlib.Path(os.path.normpath(file))
        name = file.relative_to(root) if file.is_relative_to(root) else file
        state.update(f"{name}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return state.hexdigest()


def look_at(compiled, command, directory, given):
    """The status of clang-tidy, 0 where it has nothing to say."""
    options = for_clang(command, given.clang)
    version = subprocess.run([given.tidy, "--version"], check=True, capture_output=True, text=True).stdout
    lines = written_out(united(compiled) or [compiled])
    whole = compiled
    if united(compiled):
        whole = compiled.with_suffix(".tidy.cpp")
        whole.write_text("\n".join(line for line, *_ in lines))
        options = [str(whole) if directory / option == compiled else option for option in options]

    files = [pathlib.Path(__file__), *configurations(whole, given.root),
             *dependencies(given.clang, options, directory)]

    def verdict_file():
        return given.cache / fingerprint(given.root, [version, str(whole), *options], files)

    def place_in_source(match):
        _, source, number = lines[int(match[1]) - 1]
        return f"{source}:{number}:"

    verdict = verdict_file()
    if verdict.exists():
        print(f"{whole}: clean, as found before")
        return 0
    run = subprocess.run([given.tidy, "--quiet", str(whole), "--", *options], cwd=directory, stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, text=True)
    print(re.sub(rf"^{re.escape(str(whole))}:(\d+):", place_in_source, run.stdout, flags=re.MULTILINE))
    # What somebody has edited meanwhile has no verdict. Other headers come with an edit only.
    if run.returncode == 0 and verdict_file() == verdict:
        given.cache.mkdir(parents=True, exist_ok=True)
        verdict.touch()
    return run.returncode


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tidy", required=True, help="the program clang-tidy")
    parser.add_argument("--clang", required=True, help="the program clang++ of the same version")
    parser.add_argument("--root", required=True, type=pathlib.Path, help="the project's folder")
    parser.add_argument("--build", required=True, type=pathlib.Path, action="append",
                        help="a build folder with compile commands; the first that has the source counts")
    parser.add_argument("--cache", type=pathlib.Path, help="where the verdicts are kept",
                        default=pathlib.Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache",
                                             "tictactoe", "tidy").expanduser())
    parser.add_argument("sources", type=pathlib.Path, nargs="+", metavar="SOURCE")
    given = parser.parse_args()

    units = {}
    for source in given.sources:
        compiled, *how = compiled_as(given.build, source)
        units[compiled] = how
    # All are looked at, whatever the first ones have. One that a signal ended has a status below 0.
    return int(any([look_at(compiled, *how, given) for compiled, how in units.items()]))


if __name__ == "__main__":
    sys.exit(main())
