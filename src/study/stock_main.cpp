#include <iostream>

#include "study/stock_recipe.h"

/// Prints the site's stock of puzzles: assets/puzzles.txt.
int main() {
  std::vector<mnk::StockedPuzzle> puzzles;
  for (const mnk::StockPart& part : mnk::stock_recipe()) {
    const auto made = mnk::made_for_stock(part);
    puzzles.insert(puzzles.end(), made.begin(), made.end());
    std::cerr << part.rules << ' ' << to_text(part.theme) << ": " << made.size() << '\n';
  }
  std::cout << mnk::to_stock_text(puzzles);
}
