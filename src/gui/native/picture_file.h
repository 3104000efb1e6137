#pragma once

#include <SDL.h>

#include <string>

namespace mnk {

/// Writes a picture of opaque RGBA pixels: as BMP when the name ends in .bmp, else as PNG. False
/// when the file could not be written.
bool write_picture(SDL_Surface& picture, const std::string& file);

}  // namespace mnk
