#pragma once

#include "gui/frame.h"
#include "gui/scene.h"
#include "gui/theme.h"

/// A value as a picture. The colour says who wins; the shape says what that means for the side to
/// move: a triangle pointing up is a win, pointing down a loss, two bars are a draw. Either is
/// enough by itself.
namespace mnk {

/// The cell's background: stronger for the best moves.
[[nodiscard]] Colour tint(const CellValue& value, const Theme& theme);

/// The shape of the result. Where there is no room for words, and where nothing is proven: a disc
/// for the number of the best moves, with an edge if the value is proven, else the shape; nothing
/// where neither is known.
void paint_value(Frame& frame, const CellValue& value, const PixelRect& cell, float side,
                 const Theme& theme);

}  // namespace mnk
