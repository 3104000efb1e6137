#include "players/level_choice.h"

#include <gtest/gtest.h>

#include <limits>
#include <set>

#include "players/level.h"
#include "players/mnk_solver.h"
#include "support/board.h"
#include "support/sample.h"
#include "support/true_values.h"

namespace mnk {
namespace {

using test::board;
using test::cell;
using test::rules;

constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

/// Overlooks nothing and has no favourite among moves that look equal.
constexpr Level sharp(int looks_ahead) {
  return {.looks_ahead = looks_ahead, .misses = 0, .candidate_percent = 100};
}

Cell move_of(const SearchTask& choice) {
  SearchReport report;
  choice.describe(report);
  return report.move.value();
}

Cell move_of(const Position& position, Level level, std::uint64_t seed = 1) {
  const auto choice = make_level_choice(position, level, seed, 1'000'000);
  Budget budget(no_limit);
  EXPECT_TRUE(choice->run(budget));
  return move_of(*choice);
}

/// Positions in which some moves, but not all, win in this many plies.
std::vector<Position> won_positions(int plies) {
  std::vector<Position> positions;
  test::TrueValues truth(rules("4,3,3"));
  for (std::uint64_t seed = 0; positions.size() < 10; ++seed) {
    const Position position = test::random_position(rules("4,3,3"), 4, seed);
    if (position.outcome().over()) continue;
    if (truth.of(position) != Value{.result = Result::win, .plies = plies}) continue;
    if (truth.best_moves(position).size() < 4) positions.push_back(position);
  }
  return positions;
}

TEST(LevelChoice, TakesTheShortestWinThatItSees) {
  for (const int plies : {1, 3}) {
    for (const Position& position : won_positions(plies)) {
      test::TrueValues truth(position.rules());
      for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const Cell move = move_of(position, sharp(8), seed);
        EXPECT_EQ(truth.of_move(position, move), truth.of(position))
            << to_position_text(position) << ' ' << to_text(move);
      }
    }
  }
}

TEST(LevelChoice, DoesNotSeeAWinBeyondItsSight) {
  int missed = 0;
  for (const Position& position : won_positions(3)) {
    test::TrueValues truth(position.rules());
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Cell move = move_of(position, sharp(2), seed);
      if (truth.of_move(position, move) != truth.of(position)) ++missed;
    }
  }
  EXPECT_GT(missed, 20);
}

TEST(LevelChoice, LosesAsLateAsItCan) {
  // X threatens the diagonal, so any other move loses at once.
  const Position position = board(rules("3,3,3"), "X.O .X. ...");
  ASSERT_EQ(position.to_move(), Mark::O);
  EXPECT_EQ(move_of(position, sharp(2)), cell("c3"));
}

/// In misère play, whoever completes a line loses.
TEST(LevelChoice, DoesNotCompleteItsOwnLineInMisereIfItCanHelpIt) {
  const Position position = board(rules("3,3,3,misere"), "XX. OO. ...");
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    EXPECT_NE(move_of(position, sharp(4), seed), cell("c1"));
  }
}

TEST(LevelChoice, DrawsFromTheFirstOfTheOrderedMoves) {
  const Position empty(rules("3,3,3"));
  const Level two{.looks_ahead = 2, .misses = 0, .candidate_percent = 20};
  std::set<Cell> chosen;
  for (std::uint64_t seed = 0; seed < 40; ++seed) chosen.insert(move_of(empty, two, seed));
  EXPECT_EQ(chosen, (std::set<Cell>{cell("b2"), cell("a1")}));
}

TEST(LevelChoice, ChoosesAmongAllEqualMovesAndOnlyThose) {
  const Position position = board(rules("3,3,3"), "X.. .O. ..X");
  std::set<Cell> chosen;
  for (std::uint64_t seed = 0; seed < 60; ++seed) chosen.insert(move_of(position, sharp(4), seed));
  EXPECT_EQ(chosen, (std::set<Cell>{cell("b1"), cell("a2"), cell("c2"), cell("b3")}));
}

TEST(LevelChoice, OverlooksAsOftenAsItIsToldTo) {
  const Position position = board(rules("4,4,4"), "XXX. OO.. O... ....");
  const Level blind{.looks_ahead = 2, .misses = 100, .candidate_percent = 100};
  int taken = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    taken += move_of(position, blind, seed) == cell("d1") ? 1 : 0;
  }
  EXPECT_LT(taken, 40) << "by chance it plays there too";
}

TEST(LevelChoice, PlaysTheSameWhateverItsSolverHasLearned) {
  for (const PlayerKind kind : {PlayerKind::easy, PlayerKind::medium, PlayerKind::hard}) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
      const Position position = test::random_position(rules("5,5,4"), 8, seed);
      if (position.outcome().over()) continue;
      Solver cold(1 << 20);
      Solver warm(1 << 20);
      Budget budget(300'000);
      static_cast<void>(warm.analyse(position, budget));
      EXPECT_EQ(choose(position, kind, seed, 20'000, cold),
                choose(position, kind, seed, 20'000, warm))
          << to_position_text(position);
    }
  }
}

TEST(LevelChoice, HasAMoveAfterEachNode) {
  const Position position = board(rules("4,4,3"), "X... .O.. .... ....");
  const auto choice = make_level_choice(position, sharp(8), 3, 100'000);
  for (;;) {
    EXPECT_FALSE(position.refusal(move_of(*choice)));
    Budget one_node(1);
    if (choice->run(one_node)) break;
  }
  EXPECT_EQ(move_of(*choice), move_of(position, sharp(8), 3));
}

}  // namespace

}  // namespace mnk
