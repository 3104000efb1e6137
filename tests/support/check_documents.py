"""Checks that each file that a document names in backticks is there: check_documents.py ROOT

A name is looked for from the document's folder and from each folder above it, in `src` too, and by its last part
alone beside the document. It prints the names that are nowhere, and then ends with status 1. What was removed or tried
is told in HISTORY.md and CHANGELOG.md, and in tables below a heading that says so.
"""

import os
import pathlib
import re
import sys

NAME = re.compile(r"`([\w./-]+\.(?:h|cpp|inc|ts|mjs|py|sh|css|html|txt|md|cmake))`")
OF_THE_PAST = re.compile(r"^#+ .*(removed|was tried)")
NOT_READ = {"HISTORY.md", "CHANGELOG.md"}
NOT_OURS = {"build", "node_modules", ".git"}


def files_of(root):
    """All that belongs to the project, whether or not it lies in a repository."""
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if name not in NOT_OURS]
        yield from (pathlib.Path(folder) / name for name in names)


def names_in(text):
    """The files that a document names, but for sections about what is gone."""
    past = False
    for line in text.splitlines():
        if line.startswith("#"):
            past = bool(OF_THE_PAST.match(line))
        if not past:
            yield from NAME.findall(line)


def is_there(name, folder, root, everything):
    """Whether a document in this folder may name a file so."""
    places = [place for place in (folder, *folder.parents) if place.is_relative_to(root)]
    if any((place / name).exists() or (place / "src" / name).exists() for place in places):
        return True
    return any(file.is_relative_to(folder) and file.as_posix().endswith(f"/{name}") for file in everything)


def missing(root):
    everything = list(files_of(root))
    for document in everything:
        if document.suffix != ".md" or document.name in NOT_READ:
            continue
        for name in names_in(document.read_text(encoding="utf-8")):
            if not is_there(name, document.parent, root, everything):
                yield f"{document.relative_to(root)}: `{name}` is not there"


if __name__ == "__main__":
    complaints = list(missing(pathlib.Path(sys.argv[1]).resolve()))
    print("\n".join(complaints))
    sys.exit(1 if complaints else 0)
