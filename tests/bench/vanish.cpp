#include <array>
#include <chrono>
#include <cstdio>
#include <string>

#include "engine/notation.h"
#include "vanish/solver.h"
#include "vanish/states.h"
#include "vanish/vanish_game.h"

/// What the tables of the game whose marks vanish take and say. Prints the table of
/// src/vanish/README.md; but for times the same one each time.
namespace mnk::vanish {
namespace {

double now() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

void print_value(const Rules& rules) {
  const double start = now();
  const ValueTable table(rules);
  const double seconds = now() - start;
  const Value empty = table.value(State{});
  const Counts counts = count_game(table, reached_by_play(table.states()));
  std::printf("| `%s` | %.3f s | %llu | %s in %d | %llu | %llu | %llu | %llu | %d |\n",
              games::to_text(rules).c_str(), seconds,
              static_cast<unsigned long long>(table.states().count()),
              std::string(mnk::to_text(empty.result)).c_str(), empty.plies,
              static_cast<unsigned long long>(counts.positions),
              static_cast<unsigned long long>(counts.won),
              static_cast<unsigned long long>(counts.lost),
              static_cast<unsigned long long>(counts.drawn), counts.longest_win);
}

}  // namespace
}  // namespace mnk::vanish

int main() {
  using namespace mnk;
  for (const auto& [columns, rows, k] :
       {std::array{3, 3, 2}, std::array{3, 3, 3}, std::array{4, 3, 3}, std::array{4, 4, 3},
        std::array{4, 3, 4}}) {
    for (const bool misere : {false, true}) {
      vanish::print_value(vanish::Rules::make(columns, rows, k, misere).value());
      std::fflush(stdout);
    }
  }
}
