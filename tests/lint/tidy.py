"""Runs clang-tidy on one source, unless it was found clean before: tidy.py [options] SOURCE

A source that is clean leaves an empty file in the user's cache, named by a hash of all that the
verdict depends on: the tool's version, its configuration, the compile command, and the content of
the source and of every header that it includes. Paths below the project's root count from there, so
that other checkouts share the verdicts.
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


def compile_command(builds, source):
    """The arguments that compile `source` and the folder they hold in, from the first build that does:
    alone, or together with others in a unity build."""
    for build in builds:
        database = build / "compile_commands.json"
        for entry in json.loads(database.read_text()) if database.exists() else []:
            compiled = pathlib.Path(entry["file"])
            if compiled == source:
                return shlex.split(entry["command"]), entry["directory"]
            if compiled.parent.name == "Unity" and f'#include "{source}"\n' in compiled.read_text():
                return [str(source) if pathlib.Path(word) == compiled else word
                        for word in shlex.split(entry["command"])], entry["directory"]
    sys.exit(f"{source} is compiled by no build: name it in a CMakeLists.txt, or remove it")


def own_standard_library(clang):
    """The standard library that comes with this Clang. The system's differs from release to release, and
    with it what the checks find: `std::bit_width` returns an int in one and an unsigned in another."""
    resources = subprocess.run([clang, "-print-resource-dir"], check=True, capture_output=True, text=True).stdout
    headers = pathlib.Path(resources.strip()).parents[2] / "include" / "c++" / "v1"
    if not (headers / "version").exists():
        sys.exit(f"{headers} does not hold the standard library of {clang}: ./emsdk-setup.sh --tests installs it")
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
        options = [*own_standard_library(clang), *options]
    return [option for option in options if option != "-c"]


def dependencies(clang, options, directory):
    """The source and every header that it includes."""
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
    parser.add_argument("source", type=pathlib.Path)
    given = parser.parse_args()

    command, directory = compile_command(given.build, given.source)
    options = for_clang(command, given.clang)
    version = subprocess.run([given.tidy, "--version"], check=True, capture_output=True, text=True).stdout

    files = [pathlib.Path(__file__), *configurations(given.source, given.root),
             *dependencies(given.clang, options, directory)]

    def verdict_file():
        return given.cache / fingerprint(given.root, [version, str(given.source), *options], files)

    verdict = verdict_file()
    if verdict.exists():
        print("clean, as found before")
        return 0
    status = subprocess.run([given.tidy, "--quiet", str(given.source), "--", *options], cwd=directory).returncode
    # What somebody has edited meanwhile has no verdict. Other headers come with an edit only.
    if status == 0 and verdict_file() == verdict:
        given.cache.mkdir(parents=True, exist_ok=True)
        verdict.touch()
    return status


if __name__ == "__main__":
    sys.exit(main())
