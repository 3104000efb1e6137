#include <array>
#include <cstddef>
#include <iostream>
#include <vector>

#include "puzzles/database_recipe.h"
#include "puzzles/puzzle_day.h"

/// Prints the site's stock of puzzles: assets/puzzles.txt. Where there is no memory left it may end
/// as it likes.
// NOLINTNEXTLINE(bugprone-exception-escape)
int main() {
  std::vector<mnk::StockedPuzzle> puzzles;
  for (const mnk::StockPart& part : mnk::stock_recipe()) {
    std::array<int, mnk::day_levels> levels{};
    for (const mnk::StockedPuzzle& puzzle : mnk::made_for_stock(part)) {
      ++levels[static_cast<std::size_t>(mnk::day_level_of(puzzle.grade))];
      puzzles.push_back(puzzle);
    }
    std::cerr << part.rules << ' ' << to_text(part.theme) << ": " << levels[0] << ' ' << levels[1]
              << ' ' << levels[2] << '\n';
  }
  std::cout << mnk::to_stock_text(puzzles);
}
