#pragma once

#include "gui/frame.h"
#include "gui/look.h"
#include "gui/theme.h"

/// What a value looks like without words. The colour says who wins, the shape what that means for
/// the side to move: a triangle that points up is a win, one that points down a loss, two bars are
/// a draw. So each is told without the other.
namespace mnk {

/// What the cell is filled with: more of the colour where no move is better.
[[nodiscard]] Colour tint(const CellValue& value, const Theme& theme);

/// The shape of the result. Where there is no room for words, and where nothing is proven: a disc
/// for the number of the best moves, with an edge if the value is proven, else the shape, or a dot.
void paint_value(Frame& frame, const CellValue& value, const PixelRect& cell, float side,
                 const Theme& theme);

}  // namespace mnk
