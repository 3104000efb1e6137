#pragma once

#include <SDL_ttf.h>

#include <map>
#include <memory>
#include <span>
#include <string>

#include "engine/cell.h"
#include "gui/frame.h"
#include "gui/theme.h"

namespace mnk {

struct FontDeleter {
  void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
};
using Font = std::unique_ptr<TTF_Font, FontDeleter>;

/// Opens a font file in memory, which must outlive the font. TTF_Init() must have been called.
/// Nothing when the bytes are no font; TTF_GetError() says why.
[[nodiscard]] Font open_font(std::span<const unsigned char> file);

/// The glyphs X and O as SDL2_ttf draws them, rendered for each size so that they are always sharp.
/// Those of late are kept.
class Glyphs {
 public:
  /// The font must have been opened.
  explicit Glyphs(Font font) : font_(std::move(font)) {}
  /// `open` gives the font, and is called when the first glyph is wanted: an empty board has none.
  explicit Glyphs(Font (*open)()) : open_(open) {}

  /// The picture of a mark whose O is `height` pixels high, cut to its ink; nothing when it could
  /// not be made. It belongs to this object and lasts until the next call of picture() or forget().
  SDL_Surface* picture(Mark mark, int height, Colour colour);

  /// Drops all pictures: when sizes or colours have changed for good.
  void forget() { pictures_.clear(); }

 private:
  struct Key {
    Mark mark;
    int height;

    friend auto operator<=>(const Key&, const Key&) = default;
  };

  [[nodiscard]] Surface render(Mark mark, int height, Colour colour);

  Font (*open_)() = nullptr;
  Font font_;
  std::map<Key, Surface> pictures_;
};

}  // namespace mnk

/// The files of assets/ that are built into the programs.
namespace mnk::assets {

/// The font of the marks: X and O.
[[nodiscard]] std::span<const unsigned char> marks_font();

/// The font of the native window's text: printable ASCII. Not in the web build.
[[nodiscard]] std::span<const unsigned char> text_font();

}  // namespace mnk::assets
