#include <gtest/gtest.h>

#include <deque>

#include "engine/notation.h"
#include "support/board.h"
#include "support/sample.h"
#include "support/solve.h"
#include "support/true_values.h"

namespace mnk {
namespace {

/// Native builds check every position, which takes a minute; builds with sanitizers, without
/// optimisation or as wasm check a sample.
#if defined(NDEBUG) && !defined(__SANITIZE_ADDRESS__) && !defined(__EMSCRIPTEN__)
constexpr std::size_t stride_here = 1;
#else
constexpr std::size_t stride_here = 97;
#endif

/// Checks the solver's values against plain enumeration, for every stride-th position before the
/// end of the game.
void expect_equal_values(const Rules& rules, std::size_t stride) {
  test::TrueValues truth(rules);
  truth.of(Position(rules));
  Solver solver(1 << 20);
  std::size_t seen = 0;
  for (const auto& [cells, value] : truth.known()) {
    if (seen++ % stride != 0) continue;
    const Assessment found = test::value_of(solver, test::marked(rules, cells));
    ASSERT_TRUE(found.is_proven()) << to_text(rules) << ' ' << cells;
    ASSERT_EQ(found.value, value) << to_text(rules) << ' ' << cells;
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
    // Of a board with its sides exchanged, checks only every eleventh position.
    expect_equal_values(rules, stride_here * (rules.columns() >= rules.rows() ? 1 : 11));
  }
}

INSTANTIATE_TEST_SUITE_P(WithSoManyCells, EveryGame,
                         testing::Combine(testing::Range(1, 13), testing::Bool()),
                         [](const auto& game) {
                           return std::to_string(std::get<0>(game.param)) +
                                  (std::get<1>(game.param) ? "Misere" : "Normal");
                         });

constexpr std::size_t sample_table_bytes = 1 << 22;

/// Boards of 15 and 16 cells, with every k that makes a difference.
std::vector<Rules> larger_games(bool misere) {
  std::vector<Rules> games;
  for (const auto& [columns, rows] : {std::pair(5, 3), {3, 5}, {4, 4}, {8, 2}, {16, 1}}) {
    for (int k = 2; k <= std::max(columns, rows); ++k) {
      games.push_back(Rules::make(columns, rows, k, misere).value());
    }
  }
  return games;
}

class LargerGames : public testing::TestWithParam<bool> {};

/// All options on, and each one switched off.
std::vector<SearchOptions> variants() {
  std::vector<SearchOptions> variants(8);
  variants[1].forks = false;
  variants[2].erdos_selfridge = false;
  variants[3].pairing = false;
  variants[4].symmetry = false;
  variants[5].strategy_stealing = false;
  variants[6].zetters = false;
  variants[7].table = false;
  return variants;
}

TEST_P(LargerGames, AreWorthTheSameTurnedMirroredAndWithEachRuleSwitchedOff) {
  std::uint64_t seed = 1000;
  for (const Rules& rules : larger_games(GetParam())) {
    std::deque<Solver> solvers;
    for (const SearchOptions& options : variants())
      solvers.emplace_back(sample_table_bytes, options);
    for (int i = 0; i < 20; ++i) {
      const Position position = test::random_position(rules, rules.cell_count() - 9, ++seed);
      if (position.outcome().over()) continue;
      const Value value = test::value_of(solvers[0], position).value;
      for (std::size_t v = 1; v < solvers.size(); ++v) {
        ASSERT_EQ(test::value_of(solvers[v], position).value, value)
            << "variant " << v << ' ' << to_text(rules) << ' ' << to_position_text(position);
      }
      for (int way = 1; way < 4; ++way) {
        Solver fresh(1 << 12);
        ASSERT_EQ(test::value_of(fresh, test::mirrored(position, way)).value, value)
            << to_text(rules) << ' ' << to_position_text(position);
      }
    }
  }
}

TEST(Values, OfWholeGamesDoNotDependOnAnyRule) {
  for (const char* text : {"3,3,3", "4,3,3", "4,4,3", "4,4,4", "5,4,4", "5,3,3"}) {
    const Position start(parse_rules(text).value());
    std::vector<Value> values;
    for (const SearchOptions& options : variants()) {
      Solver solver(sample_table_bytes, options);
      values.push_back(test::value_of(solver, start).value);
    }
    EXPECT_EQ(std::ranges::count(values, values.front()), std::ssize(values)) << text;
  }
}

INSTANTIATE_TEST_SUITE_P(, LargerGames, testing::Bool(), [](const auto& game) {
  return std::string(game.param ? "Misere" : "Normal");
});

}  // namespace
}  // namespace mnk
