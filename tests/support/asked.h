#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "solver/search_board.h"
#include "support/board.h"

namespace mnk::test {

/// A position as a question: does this side win?
struct Asked {
  explicit Asked(const Position& position, Mark attacker = Mark::X)
      : context(position.rules(), table, {}),
        map(context.map),
        board(context, position, attacker) {}
  Asked(std::string_view game, std::string drawing, Mark attacker = Mark::X)
      : Asked(test::board(rules(game), std::move(drawing)), attacker) {}

  [[nodiscard]] CellIndex index(std::string_view name) const {
    return static_cast<CellIndex>(context.rules.index(cell(name)));
  }

  Table table{0};
  SearchContext context;
  const LineMap& map;
  SearchBoard board;
};

}  // namespace mnk::test
