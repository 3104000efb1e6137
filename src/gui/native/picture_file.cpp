#include "gui/native/picture_file.h"

#include <png.h>

namespace mnk {

bool write_picture(SDL_Surface& picture, const std::string& file) {
  if (file.ends_with(".bmp")) return SDL_SaveBMP(&picture, file.c_str()) == 0;
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(picture.w);
  image.height = static_cast<png_uint_32>(picture.h);
  image.format = PNG_FORMAT_RGBA;
  return png_image_write_to_file(&image, file.c_str(), 0, picture.pixels, picture.pitch, nullptr) !=
         0;
}

}  // namespace mnk
