#include "gui/painter.h"

#include <algorithm>
#include <cmath>

#include "gui/frame.h"

namespace mnk {
namespace {

// All in sides of a cell.
constexpr float glyph_height = 0.64F;
constexpr float band_width = 0.3F;
constexpr float band_edge = 0.016F;
constexpr float band_overhang = 0.3F;  // how far the band's axis passes the middle of its end cells
constexpr float ghost_opacity = 0.25F;
constexpr float preview_opacity = 0.5F;
constexpr float highlight_tint = 0.2F;  // for cells on a line
constexpr float last_inset = 0.15F;
constexpr float stripe = 0.055F;  // stripes of a mark about to leave, and the gaps between them
constexpr float ring_inset = 0.06F;
constexpr float ring_radius = 0.12F;
constexpr float ring_width = 0.035F;

struct Stroke {
  Point from;
  Point to;
};

/// The part of the band drawn so far.
Stroke stroke_of(const WinLine& win_line, const Layout& layout) {
  const Point a = centre(layout.cell(win_line.from));
  const Point b = centre(layout.cell(win_line.to));
  // Measured along the longer axis, so that it ends as close to the cell's edge on a diagonal.
  const float length = std::max(std::abs(b.x - a.x), std::abs(b.y - a.y));
  const float overhang = layout.side() * band_overhang;
  const float step = length > 0 ? overhang / length : 0;
  const Point from{.x = a.x - (b.x - a.x) * step, .y = a.y - (b.y - a.y) * step};
  const Point to{.x = b.x + (b.x - a.x) * step, .y = b.y + (b.y - a.y) * step};
  return {.from = from,
          .to = {.x = from.x + (to.x - from.x) * win_line.reach,
                 .y = from.y + (to.y - from.y) * win_line.reach}};
}

float edge_of(float side) { return std::max(1.0F, side * band_edge); }

/// The band's width with its edges.
float width_of(float side) { return side * band_width + 2 * edge_of(side); }

void paint_bands(Frame& frame, const Scene& scene, const Layout& layout, float width,
                 Colour colour) {
  for (const WinLine& win_line : scene.win_lines) {
    if (win_line.reach <= 0) continue;
    const Stroke stroke = stroke_of(win_line, layout);
    draw_stroke(frame, stroke.from, stroke.to, width, colour);
  }
}

/// The pixels that differ between two bands: if only the reach differs, those between the two ends.
PixelRect difference(const WinLine& before, const WinLine& after, const Layout& layout) {
  const float width = width_of(layout.side());
  const Stroke old_stroke = stroke_of(before, layout);
  const Stroke new_stroke = stroke_of(after, layout);
  if (before.from == after.from && before.to == after.to) {
    return stroke_area(old_stroke.to, new_stroke.to, width);
  }
  return bounding(stroke_area(old_stroke.from, old_stroke.to, width),
                  stroke_area(new_stroke.from, new_stroke.to, width));
}

// All in sides of a cell.
constexpr float shape_with_words = 0.3F;
constexpr float shape_alone = 0.42F;
constexpr float shape_in_crowd = 0.2F;
constexpr float raised = 0.1F;  // how far a shape with words below it sits above the middle
constexpr float disc_radius = 0.36F;
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

void Painter::set_theme(const Theme& theme) {
  if (theme == theme_) return;
  theme_ = theme;
  glyphs_.forget();
  forget();
}

void Painter::set_area(const PixelRect& area) {
  area_ = area;
  glyphs_.forget();
  forget();
}

PixelRect Painter::paint(Frame& frame, const Scene& scene) {
  const Layout layout(scene.rules, area_);
  PixelRect changed;
  for (const PixelRect& part : differences(scene, layout)) {
    // A winning line may extend beyond small cells, but not into what the host draws around the
    // board.
    const PixelRect visible = intersection(part, area_);
    paint_inside(frame, scene, layout, visible);
    changed = bounding(changed, visible);
  }
  painted_ = scene;
  return intersection(changed, frame.bounds());
}

std::vector<PixelRect> Painter::differences(const Scene& scene, const Layout& layout) const {
  if (!painted_ || painted_->rules != scene.rules ||
      painted_->win_lines.size() != scene.win_lines.size()) {
    return {area_};
  }
  std::vector<PixelRect> parts;
  for (std::size_t i = 0; i < scene.cells.size(); ++i) {
    if (scene.cells[i] != painted_->cells[i]) {
      parts.push_back(layout.cell(scene.rules.cell(static_cast<int>(i))));
    }
  }
  for (std::size_t i = 0; i < scene.win_lines.size(); ++i) {
    if (scene.win_lines[i] != painted_->win_lines[i]) {
      parts.push_back(difference(painted_->win_lines[i], scene.win_lines[i], layout));
    }
  }
  return parts;
}

void Painter::paint_inside(Frame& frame, const Scene& scene, const Layout& layout,
                           const PixelRect& part) {
  frame.clip_to(part);
  frame.fill(part, theme_.background);
  const auto visible_cells = [&](const auto& paint) {
    for (int row = 0; row < scene.rules.rows(); ++row) {
      // On a large board this skips nearly everything: a report changes only a few cells.
      const PixelRect first = layout.cell({.row = row, .column = 0});
      if (first.bottom() <= part.y || first.y >= part.bottom()) continue;
      for (int column = 0; column < scene.rules.columns(); ++column) {
        const Cell cell{.row = row, .column = column};
        const PixelRect rect = layout.cell(cell);
        if (intersection(rect, part).empty()) continue;
        paint(scene.cells[static_cast<std::size_t>(scene.rules.index(cell))], rect);
      }
    }
  };
  // In misère play the line loses.
  const Colour line_colour = scene.rules.misere() ? theme_.loss : theme_.highlight;
  visible_cells([&](const SceneCell& cell, const PixelRect& rect) {
    if (cell.highlighted) {
      frame.fill(rect, mixed(theme_.background, line_colour, highlight_tint));
    } else if (cell.last || (cell.hovered && !cell.mark)) {
      frame.fill(rect, theme_.hover);
    } else if (cell.value) {
      frame.fill(rect, tint(*cell.value, theme_));
    }
  });
  paint_grid(frame, scene, layout);
  // Below the marks: a line over them would hide an arm of X on a diagonal.
  // All edges first: lines that cross or overlap are one shape.
  paint_bands(frame, scene, layout, width_of(layout.side()), theme_.rim);
  paint_bands(frame, scene, layout, layout.side() * band_width, line_colour);
  visible_cells([&](const SceneCell& cell, const PixelRect& rect) {
    // Clip content at the cell's edge, so that it never depends on painting the neighbours.
    frame.clip_to(intersection(rect, part));
    paint_cell(frame, cell, rect, layout.side());
  });
}

void Painter::paint_grid(Frame& frame, const Scene& scene, const Layout& layout) const {
  const PixelRect board = layout.board();
  const int width = layout.grid_width();
  for (int column = 1; column < scene.rules.columns(); ++column) {
    const int x = layout.cell({.row = 0, .column = column}).x - width / 2;
    frame.fill({.x = x, .y = board.y, .width = width, .height = board.height}, theme_.grid);
  }
  for (int row = 1; row < scene.rules.rows(); ++row) {
    const int y = layout.cell({.row = row, .column = 0}).y - width / 2;
    frame.fill({.x = board.x, .y = y, .width = board.width, .height = width}, theme_.grid);
  }
}

void Painter::paint_cell(Frame& frame, const SceneCell& scene, const PixelRect& rect, float side) {
  if (scene.mark && scene.leaves) {
    paint_in_stripes(frame, scene, rect, side);
  } else if (scene.mark) {
    paint_mark(frame, *scene.mark, scene, rect, side, scene.opacity);
  } else if (scene.ghost) {
    paint_mark(frame, *scene.ghost, {}, rect, side,
               scene.previewed || scene.aimed ? preview_opacity : ghost_opacity);
  } else if (scene.value) {
    paint_value(frame, *scene.value, rect, side, theme_);
  }
  if (scene.value && writer_ != nullptr) writer_->write(frame, *scene.value, rect, theme_.label);
  if (scene.last) {
    const Point corner{.x = static_cast<float>(rect.right()) - side * last_inset,
                       .y = static_cast<float>(rect.y) + side * last_inset};
    // A dot that is visible on a small cell would be glaring on a large one, so it grows more
    // slowly.
    draw_disc(frame, corner, std::max(2.0F, 0.4F * std::sqrt(side)), theme_.last);
  }
  if (scene.focused || scene.aimed) {
    const PixelRect inside = grown(rect, -rounded(side * ring_inset));
    const float width = std::max(2.0F, side * ring_width);
    draw_ring(frame, inside, side * ring_radius, width, theme_.focus);
  }
}

void Painter::paint_in_stripes(Frame& frame, const SceneCell& scene, const PixelRect& rect,
                               float side) {
  const PixelRect clip = frame.clip();
  const int height = std::max(1, rounded(side * stripe));
  for (int y = rect.y; y < rect.bottom(); y += 2 * height) {
    frame.clip_to(intersection({.x = rect.x, .y = y, .width = rect.width, .height = height}, clip));
    paint_mark(frame, *scene.mark, scene, rect, side, scene.opacity);
  }
  frame.clip_to(clip);
}

void Painter::paint_mark(Frame& frame, Mark mark, const SceneCell& scene, const PixelRect& rect,
                         float side, float opacity) {
  const int height = rounded(side * glyph_height * scene.size);
  if (height < 1) return;
  const SDL_Surface* glyph = glyphs_.picture(mark, height, mark == Mark::X ? theme_.x : theme_.o);
  if (glyph == nullptr) return;
  const Point middle = centre(rect);
  const int x = rounded(middle.x + scene.shift * side - static_cast<float>(glyph->w) / 2);
  const int y = rounded(middle.y + scene.drop * side - static_cast<float>(glyph->h) / 2);
  if (scene.drawn >= 1) {
    frame.draw(*glyph, x, y, opacity);
  } else if (const Surface part = partial_stroke(*glyph, mark, scene.drawn)) {
    frame.draw(*part, x, y, opacity);
  }
}

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
  } else if (value.result) {
    draw_shape(frame, *value.result, middle, side * (value.small ? shape_in_crowd : shape_alone),
               mixed(theme.background, colour, value.small ? 0.5F : 1));
  } else if (value.rank > 0) {
    draw_disc(frame, middle, side * disc_radius,
              mixed(theme.background, colour, value.best ? 0.5F : strong));
  }
  if (value.best && value.words) {
    draw_ring(frame, grown(cell, -std::max(1, static_cast<int>(side * best_edge))), side * 0.1F,
              std::max(2.0F, side * best_edge), colour);
  }
}

}  // namespace mnk
