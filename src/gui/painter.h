#pragma once

#include <optional>
#include <vector>

#include "gui/frame.h"
#include "gui/glyphs.h"
#include "gui/layout.h"
#include "gui/scene.h"
#include "gui/theme.h"

namespace mnk {

/// Writes a value's words and numbers into its cell, in the front end's language. Without one the
/// painter draws only shapes: the page writes over the canvas.
class ValueWriter {
 public:
  virtual ~ValueWriter() = default;

  virtual void write(Frame& frame, const CellValue& value, const PixelRect& cell, Colour ink) = 0;
};

/// Paints scenes onto a frame. It paints only what differs from the previous scene, so a move costs
/// one or two cells on any board.
class Painter {
 public:
  explicit Painter(Glyphs glyphs) : glyphs_(std::move(glyphs)) {}

  void set_theme(const Theme& theme);

  /// `writer` must outlive the painter.
  void set_writer(ValueWriter& writer) { writer_ = &writer; }

  /// The board's place on the frame. The next paint() repaints everything.
  void set_area(const PixelRect& area);

  /// Makes the next paint() repaint everything, for a frame whose pixels are lost.
  void forget() { painted_.reset(); }

  /// Returns the rectangle whose pixels may have changed; empty if none.
  PixelRect paint(Frame& frame, const Scene& scene);

  [[nodiscard]] const Theme& theme() const { return theme_; }

 private:
  [[nodiscard]] std::vector<PixelRect> differences(const Scene& scene, const Layout& layout) const;
  void paint_inside(Frame& frame, const Scene& scene, const Layout& layout, const PixelRect& part);
  void paint_grid(Frame& frame, const Scene& scene, const Layout& layout) const;
  void paint_cell(Frame& frame, const SceneCell& scene, const PixelRect& rect, float side);
  void paint_in_stripes(Frame& frame, const SceneCell& scene, const PixelRect& rect, float side);
  void paint_mark(Frame& frame, Mark mark, const SceneCell& scene, const PixelRect& rect,
                  float side, float opacity);

  Glyphs glyphs_;
  Theme theme_;
  ValueWriter* writer_ = nullptr;
  PixelRect area_;
  std::optional<Scene> painted_;
};

// Values as pictures. The colour says who wins; the shape says what that means for the side to
// move: a triangle pointing up is a win, pointing down a loss, two bars a draw. Either is enough by
// itself.

/// The cell's background, stronger for the best moves.
[[nodiscard]] Colour tint(const CellValue& value, const Theme& theme);

/// Draws the result's shape, or a disc for the number of a ranked move without a proof. Draws
/// nothing if it has neither.
void paint_value(Frame& frame, const CellValue& value, const PixelRect& cell, float side,
                 const Theme& theme);

}  // namespace mnk
