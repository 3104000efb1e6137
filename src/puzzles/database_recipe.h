#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "puzzles/database.h"

/// What the site's stock of puzzles is made of.
namespace mnk {

/// So many puzzles of each level that the puzzles of a day come in, as long as there are as many.
struct StockPart {
  std::string_view rules;
  PuzzleTheme theme;
  std::array<int, 3> wanted;  ///< easy, medium, hard: see DayLevel
};

/// Every part, board by board.
[[nodiscard]] const std::vector<StockPart>& stock_recipe();

/// The puzzles of a part, sorted by grade. The same ones each time.
[[nodiscard]] std::vector<StockedPuzzle> made_for_stock(const StockPart& part);

}  // namespace mnk
