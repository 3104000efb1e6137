#!/usr/bin/env python3
"""Draws the board's two glyphs: O a ring, X two strokes of the same width with round ends.

Usage: make_marks.py

Needs fontTools. Writes marks.ttf beside itself.
"""

import math
import pathlib

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.transform import Identity
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

EM = 1000
RADIUS = 360  # of the ring, to its outer edge
STROKE = 124
# From the middle of X to the middle of a round end: corners reach farther than a ring does, so X has
# to stay inside the ring's box to look as large.
ARM = 362
MIDDLE = (EM / 2, RADIUS)
# Control points of a quarter of a circle of radius 1 as a cubic curve.
KAPPA = 4 / 3 * (math.sqrt(2) - 1)


def quarter(pen, middle, start, radius, turn):
    """A quarter of a circle that begins at the angle `start` and turns left (1) or right (-1)."""
    x, y = middle
    u = (math.cos(start), math.sin(start))
    v = (-turn * u[1], turn * u[0])

    def at(along_u, along_v):
        return (x + radius * (along_u * u[0] + along_v * v[0]), y + radius * (along_u * u[1] + along_v * v[1]))

    pen.curveTo(at(1, KAPPA), at(KAPPA, 1), at(0, 1))


def circle(pen, radius, turn):
    pen.moveTo((MIDDLE[0] + radius, MIDDLE[1]))
    for i in range(4):
        quarter(pen, MIDDLE, turn * i * math.pi / 2, radius, turn)
    pen.closePath()


def ring(pen):
    # The inside of a TrueType outline is to the right of its direction.
    circle(pen, RADIUS, -1)
    circle(pen, RADIUS - STROKE, 1)


def cross(pen):
    half = STROKE / 2
    pen.moveTo((half, half))
    for i in range(4):
        arm = TransformPen(pen, Identity.rotate(-i * math.pi / 2))
        arm.lineTo((ARM, half))
        quarter(arm, (ARM, 0), math.pi / 2, half, -1)
        quarter(arm, (ARM, 0), 0, half, -1)
        arm.lineTo((half, -half))
    pen.closePath()


def glyph(draw):
    pen = TTGlyphPen(None)
    draw(Cu2QuPen(pen, max_err=0.3))
    return pen.glyph()


def characters(names):
    """A map of Unicode characters to glyphs in format 6, a plain list: FreeType needs 3 KB less code to
    read it than for format 4, which is what fontTools writes by itself."""
    table = CmapSubtable.newSubtable(6)
    table.platformID, table.platEncID, table.language = 3, 1, 0
    table.cmap = names
    return table


def main():
    upright = Identity.translate(*MIDDLE).rotate(math.pi / 4)
    glyphs = {
        ".notdef": glyph(lambda pen: None),
        "O": glyph(ring),
        "X": glyph(lambda pen: cross(TransformPen(pen, upright))),
    }
    font = FontBuilder(EM, isTTF=True)
    font.setupGlyphOrder(list(glyphs))
    names = {ord("O"): "O", ord("X"): "X"}
    font.setupCharacterMap(names)
    font.font["cmap"].tables = [characters(names)]
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics({name: (EM, getattr(glyphs[name], "xMin", 0)) for name in glyphs})
    font.setupHorizontalHeader(ascent=2 * RADIUS, descent=0)
    font.setupOS2(sTypoAscender=2 * RADIUS, sTypoDescender=0, usWinAscent=2 * RADIUS, usWinDescent=0)
    font.setupNameTable({"familyName": "Board Marks", "styleName": "Regular"})
    font.setupPost(keepGlyphNames=False)
    # The same file each time.
    font.updateHead(created=0, modified=0)
    font.font.recalcTimestamp = False
    font.save(pathlib.Path(__file__).parent / "marks.ttf")


if __name__ == "__main__":
    main()
