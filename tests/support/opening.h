#pragma once

#include "support/board.h"

namespace mnk::test {

/// Eight stones in the middle of 15×15 from which neither side wins by force at once.
inline const Position& opening() {
  static const Position position = game(rules("15,15,5"), "h8.i9.h10.h9.g9.i11.i7.f10");
  return position;
}

}  // namespace mnk::test
