#pragma once

#include "engine/mark.h"
#include "gui/frame.h"

namespace mnk {

/// A mark as far as a pen has drawn it: X by its stroke from the top left and then the one from the
/// top right, O round from the top, to the left first, as most hands do. `glyph` is the whole mark
/// in 32-bit RGBA, cut to its ink; `drawn` is in 0..1. Nothing when there is no memory.
[[nodiscard]] Surface partly_drawn(const SDL_Surface& glyph, Mark mark, float drawn);

}  // namespace mnk
