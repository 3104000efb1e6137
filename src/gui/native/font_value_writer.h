#pragma once

#include "gui/glyphs.h"
#include "gui/painter.h"

namespace mnk {

/// Writes values into cells with a font of the window's: the result below its shape, or the rank in
/// its disc.
class FontValueWriter : public ValueWriter {
 public:
  /// The font must have been opened.
  explicit FontValueWriter(Font font) : font_(std::move(font)) {}

  void write(Frame& frame, const CellValue& value, const PixelRect& cell, Colour ink) override;

 private:
  Font font_;
};

}  // namespace mnk
