#include "support/enumeration.h"

#include <gtest/gtest.h>

#include "engine/notation.h"
#include "solver/value_search.h"
#include "support/solve.h"

namespace mnk {
namespace {

/// Every position is looked at natively, where it takes a minute. With sanitizers, without
/// optimisation and as wasm a sample must do.
#if defined(NDEBUG) && !defined(__SANITIZE_ADDRESS__) && !defined(__EMSCRIPTEN__)
constexpr std::size_t stride_here = 1;
#else
constexpr std::size_t stride_here = 97;
#endif

/// The value that the solver gives to a position agrees with the enumeration, for every stride-th
/// position of the game.
void expect_equal_values(const Rules& rules, std::size_t stride,
                         const SearchOptions& options = {}) {
  const test::Enumeration enumeration(rules);
  std::vector<Value> values = enumeration.nothing_known();
  enumeration.value(0, values);
  Solver solver(1 << 20, options);
  std::size_t seen = 0;
  for (std::size_t code = 0; code < values.size(); ++code) {
    if (values[code].plies <= 0 || seen++ % stride != 0) continue;
    const Position position = enumeration.position(code);
    const Assessment found = test::value_of(solver, position);
    ASSERT_TRUE(found.is_proven()) << to_text(rules) << ' ' << to_position_text(position);
    ASSERT_EQ(found.value, values[code]) << to_text(rules) << ' ' << to_position_text(position);
  }
}

/// All boards of this many cells, with every k that makes a difference.
std::vector<Rules> games_with(int cells, bool misere) {
  std::vector<Rules> games;
  for (int columns = 1; columns <= cells; ++columns) {
    if (cells % columns != 0) continue;
    const int rows = cells / columns;
    for (int k = 1; k <= std::max(columns, rows) + 1; ++k) {
      games.push_back(Rules::make(columns, rows, k, misere).value());
    }
  }
  return games;
}

class EveryGame : public testing::TestWithParam<std::tuple<int, bool>> {};

TEST_P(EveryGame, HasTheValuesOfPlainEnumerationInEveryPosition) {
  const auto [cells, misere] = GetParam();
  for (const Rules& rules : games_with(cells, misere)) {
    // A board with its sides exchanged is looked at in every eleventh position only.
    expect_equal_values(rules, stride_here * (rules.columns() >= rules.rows() ? 1 : 11));
  }
}

INSTANTIATE_TEST_SUITE_P(WithSoManyCells, EveryGame,
                         testing::Combine(testing::Range(1, 13), testing::Bool()),
                         [](const auto& game) {
                           return std::to_string(std::get<0>(game.param)) +
                                  (std::get<1>(game.param) ? "Misere" : "Normal");
                         });

}  // namespace
}  // namespace mnk
