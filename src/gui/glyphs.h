#pragma once

#include <SDL_ttf.h>

#include <memory>
#include <span>
#include <vector>

#include "engine/cell.h"
#include "gui/frame.h"
#include "gui/theme.h"

namespace mnk {

struct FontDeleter {
  void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
};
using Font = std::unique_ptr<TTF_Font, FontDeleter>;

/// Opens a font from memory, which must outlive it. Call TTF_Init() first. Null if the bytes are
/// not a font; TTF_GetError() says why.
[[nodiscard]] Font open_font(std::span<const unsigned char> file);

/// The glyphs X and O, rendered by SDL2_ttf at each size so that they are always sharp. Caches
/// recent ones.
class Glyphs {
 public:
  /// `font` must not be null.
  explicit Glyphs(Font font) : font_(std::move(font)) {}
  /// Calls `open` for the font at the first glyph: an empty board needs none.
  explicit Glyphs(Font (*open)()) : open_(open) {}

  /// The mark at a size where O is `height` pixels high, cropped to its ink; null on failure. Owned
  /// by this object, and valid until the next call of picture() or forget().
  SDL_Surface* picture(Mark mark, int height, Colour colour);

  /// Drops all pictures. Call it when sizes or colours change for good.
  void forget() { pictures_.clear(); }

 private:
  struct Picture {
    Mark mark;
    int height;
    Surface surface;
  };

  [[nodiscard]] Surface render(Mark mark, int height, Colour colour);

  Font (*open_)() = nullptr;
  Font font_;
  std::vector<Picture> pictures_;
};

}  // namespace mnk

/// Files of assets/ built into the programs.
namespace mnk::assets {

/// The font of the marks: X and O.
[[nodiscard]] std::span<const unsigned char> marks_font();

/// The font for the native window's text: printable ASCII. Not in the web build.
[[nodiscard]] std::span<const unsigned char> text_font();

}  // namespace mnk::assets
