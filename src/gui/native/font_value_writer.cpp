#include "gui/native/font_value_writer.h"

#include <algorithm>

#include "gui/native/messages.h"

namespace mnk {

void FontValueWriter::write(Frame& frame, const CellValue& value, const PixelRect& cell,
                            Colour ink) {
  // In heights of a cell.
  constexpr float word_size = 0.16F;
  constexpr float word_size_in_small_cells = 0.2F;
  constexpr float readable = 20;  // in pixels: words that large need no more of a cell
  constexpr float rank_size = 0.42F;
  constexpr float word_place = 0.72F;
  const std::string text = messages::value(value);
  if (text.empty()) return;
  const bool word = value.words && value.result;
  const auto height = static_cast<float>(cell.height);
  const float size_of_word =
      std::max(height * word_size, std::min(height * word_size_in_small_cells, readable));
  TTF_SetFontSize(font_.get(),
                  std::max(1, static_cast<int>(word ? size_of_word : height * rank_size)));
  const Surface written(TTF_RenderUTF8_Blended(
      font_.get(), text.c_str(), {.r = ink.red, .g = ink.green, .b = ink.blue, .a = 0xff}));
  if (!written) return;
  const Point middle = centre(cell);
  const float y = word ? static_cast<float>(cell.y) + height * word_place : middle.y;
  frame.draw(*written, static_cast<int>(middle.x) - written->w / 2,
             static_cast<int>(y) - written->h / 2, 1);
}

}  // namespace mnk
