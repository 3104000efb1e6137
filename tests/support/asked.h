#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "solver/search_board.h"
#include "support/board.h"

namespace mnk::test {

/// A position as X's question: X attacks.
struct Asked {
  explicit Asked(const Position& position, Mark attacker = Mark::X)
      : context(position.rules(), table, {}),
        map(context.map),
        board(context, position, attacker) {}
  Asked(std::string_view game, std::string drawing)
      : Asked(test::board(rules(game), std::move(drawing))) {}

  [[nodiscard]] CellIndex index(std::string_view name) const {
    return static_cast<CellIndex>(context.rules.index(cell(name)));
  }

  Table table{0};
  SearchContext context;
  const LineMap& map;
  SearchBoard board;
};

}  // namespace mnk::test
