#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <string>

#include "solver/solver.h"
#include "solver/value_search.h"

/// Values and lengths of misère games, whoever completes a line loses, on the empty boards of up to
/// so many cells. Prints the tables of misere.md, one row as it is done; the same ones each time.
///
///     misere [CELLS] [NODES]
///
/// NODES limits the work on each game; 100 million are about a minute of one core.
namespace mnk {
namespace {

constexpr std::size_t table_bytes = std::size_t{1} << 28;

std::string value_of(const Rules& rules, std::uint64_t nodes) {
  Solver solver(table_bytes);
  const Position start(rules);
  ValueSearch search(solver.context(rules), start, PositionBounds(start));
  Budget budget(nodes);
  (void)search.run(budget);
  const Assessment known = search.bounds().assess();
  if (known.result_is_proven() && known.value.result == Result::draw) return "draw";
  const bool first_wins = known.at_least.result == Result::win;
  const bool second_wins = known.at_most.result == Result::loss;
  if (first_wins || second_wins) {
    const std::string side = first_wins ? "X" : "O";
    if (known.is_proven()) return side + ' ' + std::to_string(known.value.plies);
    return side + " ≤" + std::to_string(max_plies(known));
  }
  if (known.at_least.result == Result::draw) return "not O";
  if (known.at_most.result == Result::draw) return "not X";
  return "?";
}

void print_row(int columns, int rows, int widest, std::uint64_t nodes) {
  std::printf("| %d×%d |", columns, rows);
  for (int in_a_row = 1; in_a_row <= widest; ++in_a_row) {
    const bool line_fits = in_a_row <= std::max(columns, rows);
    const auto rules = Rules::make(columns, rows, in_a_row, true);
    std::printf(" %s |", line_fits && rules ? value_of(*rules, nodes).c_str() : "");
    std::fflush(stdout);
  }
  std::printf("\n");
}

/// The boards of `min_rows` to `max_rows` rows, no higher than wide, one to a row of the table.
void print_table(int cells, int min_rows, int max_rows, std::uint64_t nodes) {
  const int widest = std::min(cells / min_rows, Rules::max_side);
  if (widest < min_rows) return;
  std::printf("\n| |");
  for (int in_a_row = 1; in_a_row <= widest; ++in_a_row) std::printf(" %d |", in_a_row);
  std::printf("\n|---|");
  for (int in_a_row = 1; in_a_row <= widest; ++in_a_row) std::printf("---|");
  std::printf("\n");
  for (int rows = min_rows; rows <= max_rows; ++rows) {
    for (int columns = rows; columns <= widest && columns * rows <= cells; ++columns) {
      print_row(columns, rows, widest, nodes);
    }
  }
}

}  // namespace
}  // namespace mnk

namespace {

/// The number that an argument says; 0 if it says none.
std::uint64_t number(const char* argument) {
  std::uint64_t found = 0;
  const auto [end, error] = std::from_chars(argument, argument + std::strlen(argument), found);
  return error == std::errc{} && *end == '\0' ? found : 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t cells = argc > 1 ? number(argv[1]) : 25;
  const std::uint64_t nodes = argc > 2 ? number(argv[2]) : 100'000'000;
  if (argc > 3 || cells == 0 || cells > mnk::Rules::max_cells || nodes == 0) {
    std::fprintf(stderr, "misere [CELLS, 1 to %d] [NODES, 1 or more]\n", mnk::Rules::max_cells);
    return 2;
  }
  mnk::print_table(static_cast<int>(cells), 2, mnk::Rules::max_side, nodes);
  mnk::print_table(static_cast<int>(cells), 1, 1, nodes);
  return 0;
}
