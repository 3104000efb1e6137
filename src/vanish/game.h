#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "engine/notation.h"
#include "engine/parse_error.h"
#include "vanish/census.h"
#include "vanish/solver.h"

namespace mnk::vanish {

/// This game, as the closed set of games/game.h wants it.
struct Game {
  using Rules = vanish::Rules;
  using Position = vanish::Position;
  using Solver = vanish::Solver;
  static constexpr std::string_view option = "vanish";

  [[nodiscard]] static std::expected<Rules, ParseError> make(const RulesText& text, bool misere);
};

/// `3,3,3,vanish` or `3,3,3,vanish,misere`.
[[nodiscard]] std::string to_text(const Rules& rules);

}  // namespace mnk::vanish
