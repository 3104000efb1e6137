#pragma once

#include <optional>
#include <vector>

#include "gui/frame.h"
#include "gui/glyphs.h"
#include "gui/layout.h"
#include "gui/scene.h"
#include "gui/theme.h"

namespace mnk {

/// Writes the words and numbers of a value into its cell, in the language of a front end. Without
/// one there are only shapes: the page writes over the canvas.
class ValueWriter {
 public:
  virtual ~ValueWriter() = default;

  virtual void write(Frame& frame, const CellValue& value, const PixelRect& cell, Colour ink) = 0;
};

/// Puts a look on a frame. It remembers what it painted last and paints only what differs, so the
/// cost of a move is that of one or two cells, whatever the size of the board.
class Painter {
 public:
  explicit Painter(Glyphs glyphs) : glyphs_(std::move(glyphs)) {}

  void set_theme(const Theme& theme);

  /// It must outlive the painter.
  void set_writer(ValueWriter& writer) { writer_ = &writer; }

  /// Where on the frame the board is to go. Everything is painted anew.
  void set_area(const PixelRect& area);

  /// Forgets what was painted, for a frame whose pixels are lost.
  void forget() { painted_.reset(); }

  /// Paints the look and returns the rectangle in which pixels may have changed; it is empty when
  /// nothing differs.
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
  void paint_band(Frame& frame, const WinLine& win_line, const Layout& layout, Colour colour) const;

  Glyphs glyphs_;
  Theme theme_;
  ValueWriter* writer_ = nullptr;
  PixelRect area_;
  std::optional<Scene> painted_;
};

// A value as a picture. The colour says who wins; the shape says what that means for the side to
// move: a triangle pointing up is a win, pointing down a loss, two bars are a draw. Either is
// enough by itself.

/// The cell's background: stronger for the best moves.
[[nodiscard]] Colour tint(const CellValue& value, const Theme& theme);

/// The shape of the result. Where there is no room for words, and where nothing is proven: a disc
/// for the number of the best moves, with an edge if the value is proven, else the shape; nothing
/// where neither is known.
void paint_value(Frame& frame, const CellValue& value, const PixelRect& cell, float side,
                 const Theme& theme);

}  // namespace mnk
