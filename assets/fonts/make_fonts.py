#!/usr/bin/env python3
"""Makes the two fonts of this folder out of Quicksand Bold: fewer characters, another name.

Usage: make_fonts.py path/to/Quicksand-Bold.ttf

Needs fontTools. A modified version of a font under the Open Font License must not carry the
original's reserved name, so both are renamed. Layout tables and hints are left out: the game draws
single characters, and its FreeType has no hinter.
"""

import pathlib
import string
import sys

from fontTools import subset, ttLib

FONTS = {
    # The board's glyphs: all that the page needs.
    "marks": ("Board Marks", "XO"),
    # The status line of the native window.
    "text": ("Board Text", string.ascii_letters + string.digits + string.punctuation + " "),
}


def make(source: str, name: str, family: str, characters: str) -> None:
    font = ttLib.TTFont(source)
    copyright_notice = font["name"].getDebugName(0)
    options = subset.Options()
    options.hinting = False
    options.layout_features = []
    options.name_IDs = []
    options.drop_tables += ["GDEF", "GPOS", "GSUB", "DSIG", "gasp", "FFTM"]
    options.glyph_names = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    names = {
        0: copyright_notice,
        1: family,
        2: "Bold",
        4: f"{family} Bold",
        6: family.replace(" ", ""),
        13: "SIL Open Font License 1.1",
    }
    for name_id, text in names.items():
        font["name"].setName(text, name_id, 3, 1, 0x409)
    font.save(pathlib.Path(__file__).parent / f"{name}.ttf")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for name, (family, characters) in FONTS.items():
        make(sys.argv[1], name, family, characters)
