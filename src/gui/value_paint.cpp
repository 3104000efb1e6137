#include "gui/value_paint.h"

#include <algorithm>

#include "gui/raster.h"

namespace mnk {
namespace {

// All in sides of a cell.
constexpr float shape_with_words = 0.3F;
constexpr float shape_alone = 0.36F;
constexpr float raised = 0.1F;  // how far above the middle a shape stands that has words below it
constexpr float disc_radius = 0.36F;
constexpr float disc_edge = 0.07F;
constexpr float best_edge = 0.03F;

constexpr float faint = 0.1F;
constexpr float strong = 0.2F;

Colour colour_of(const CellValue& value, const Theme& theme) {
  if (!value.result || value.result == Result::draw) return theme.last;
  const Mark winner = value.result == Result::win ? value.side : opponent(value.side);
  return winner == Mark::X ? theme.x : theme.o;
}

void draw_shape(Frame& frame, Result result, Point middle, float size, Colour colour) {
  if (result == Result::draw) {
    const float reach = size * 0.4F;
    const float apart = size * 0.22F;
    for (const float y : {middle.y - apart, middle.y + apart}) {
      draw_stroke(frame, {.x = middle.x - reach, .y = y}, {.x = middle.x + reach, .y = y},
                  size * 0.2F, colour);
    }
    return;
  }
  draw_triangle(frame, middle, result == Result::win ? size : -size, colour);
}

}  // namespace

Colour tint(const CellValue& value, const Theme& theme) {
  if (!value.result) return theme.background;
  return mixed(theme.background, colour_of(value, theme), value.best ? strong : faint);
}

void paint_value(Frame& frame, const CellValue& value, const PixelRect& cell, float side,
                 const Theme& theme) {
  const Colour colour = colour_of(value, theme);
  Point middle = centre(cell);
  if (value.result && value.words) {
    middle.y -= side * raised;
    draw_shape(frame, *value.result, middle, side * shape_with_words, colour);
  } else if (value.rank > 0) {
    const float radius = side * disc_radius;
    const float edge = value.result ? std::max(1.5F, side * disc_edge) : 0;
    if (value.result) draw_disc(frame, middle, radius, colour);
    draw_disc(frame, middle, radius - edge,
              mixed(theme.background, colour, value.best ? 0.5F : strong));
  } else if (value.result) {
    draw_shape(frame, *value.result, middle, side * shape_alone, colour);
  }
  if (value.best && value.words) {
    draw_ring(frame, grown(cell, -std::max(1, static_cast<int>(side * best_edge))), side * 0.1F,
              std::max(2.0F, side * best_edge), colour);
  }
}

}  // namespace mnk
