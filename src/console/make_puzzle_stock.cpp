#include <array>
#include <cstddef>
#include <iostream>
#include <vector>

#include "puzzles/database.h"

/// Prints the site's puzzle database, assets/puzzles.txt. May end with an exception if memory runs
/// out.
// NOLINTNEXTLINE(bugprone-exception-escape)
int main() {
  std::vector<mnk::PuzzleEntry> puzzles;
  for (const mnk::DatabasePart& part : mnk::database_recipe()) {
    std::array<int, mnk::day_levels> levels{};
    for (const mnk::PuzzleEntry& puzzle : mnk::made_for_database(part)) {
      ++levels[static_cast<std::size_t>(mnk::day_level_of(puzzle.grade))];
      puzzles.push_back(puzzle);
    }
    std::cerr << part.rules << ' ' << to_text(part.theme) << ": " << levels[0] << ' ' << levels[1]
              << ' ' << levels[2] << '\n';
  }
  std::cout << mnk::to_database_text(puzzles);
}
