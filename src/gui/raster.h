#pragma once

#include "engine/mark.h"
#include "gui/frame.h"

/// Smooth shapes, drawn pixel by pixel from the distance to their edge: a pixel is covered by as
/// much as the edge is beyond its middle. SDL's own lines have no smooth edges.
namespace mnk {

/// A line with round ends.
void draw_stroke(Frame& frame, Point from, Point to, float width, Colour colour);

/// A filled circle.
void draw_disc(Frame& frame, Point middle, float radius, Colour colour);

/// A triangle with two equal sides, as wide as it is high and around `middle`. It points up, or
/// down when `height` is negative.
void draw_triangle(Frame& frame, Point middle, float height, Colour colour);

/// The outline of a rectangle with round corners, `width` pixels wide and wholly inside `rect`.
void draw_ring(Frame& frame, const PixelRect& rect, float radius, float width, Colour colour);

/// A mark as far as a pen has drawn it: X by its stroke from the top left and then the one from the
/// top right, O round from the top, to the left first, as most hands do. `glyph` is the whole mark
/// in 32-bit RGBA, cut to its ink; `drawn` is in 0..1. Nothing when there is no memory.
[[nodiscard]] Surface partial_stroke(const SDL_Surface& glyph, Mark mark, float drawn);

}  // namespace mnk
