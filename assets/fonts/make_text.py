#!/usr/bin/env python3
"""Makes text.ttf out of Quicksand Bold: fewer characters, another name.

Usage: make_text.py path/to/Quicksand-Bold.ttf

Needs fontTools. A modified version of a font under the Open Font License must not carry the
original's reserved name. Layout tables and hints are left out: the game draws single characters, and
its FreeType has no hinter.
"""

import pathlib
import string
import sys

from fontTools import subset, ttLib

FAMILY = "Board Text"
CHARACTERS = string.ascii_letters + string.digits + string.punctuation + " "


def make(source: str) -> None:
    font = ttLib.TTFont(source)
    copyright_notice = font["name"].getDebugName(0)
    options = subset.Options()
    options.hinting = False
    options.layout_features = []
    options.name_IDs = []
    options.drop_tables += ["GDEF", "GPOS", "GSUB", "DSIG", "gasp", "FFTM"]
    options.glyph_names = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)
    names = {
        0: copyright_notice,
        1: FAMILY,
        2: "Bold",
        4: f"{FAMILY} Bold",
        6: FAMILY.replace(" ", ""),
        13: "SIL Open Font License 1.1",
    }
    for name_id, text in names.items():
        font["name"].setName(text, name_id, 3, 1, 0x409)
    font.save(pathlib.Path(__file__).parent / "text.ttf")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    make(sys.argv[1])
