#include "players/level_choice.h"

#include <gtest/gtest.h>

#include <array>
#include <limits>
#include <map>
#include <set>
#include <utility>

#include "players/level.h"
#include "support/board.h"
#include "support/sample.h"
#include "support/solve.h"
#include "support/true_values.h"

namespace mnk {
namespace {

using test::loss_after;
using test::rules;
using test::win_after;

constexpr std::uint64_t no_limit = std::numeric_limits<std::uint64_t>::max();

/// Overlooks nothing and has no favourite among moves that look equal.
constexpr Level sharp(int looks_ahead) {
  return {.looks_ahead = looks_ahead, .misses_next = 0, .misses = 0, .candidate_percent = 100};
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

/// The moves that a level may play by the values of all, the best that it sees and no other.
std::set<Cell> best_seen(const Position& position, int looks_ahead, test::TrueValues& truth) {
  std::map<Value, std::set<Cell>> moves;
  for (const Cell move : position.available_moves()) {
    const Value value = truth.of_move(position, move);
    const bool seen = value.result != Result::draw && value.plies <= looks_ahead;
    moves[seen ? value : Value{.result = Result::draw, .plies = 0}].insert(move);
  }
  return moves.rbegin()->second;
}

/// It takes the shortest win in sight, and else what does not lose, or what loses as late as can
/// be.
TEST(LevelChoice, PlaysTheBestThatItsSightShowsByChanceAndNothingElse) {
  for (const char* game : {"4,3,3", "3,3,3", "3,3,3,misere", "4,3,3,misere"}) {
    test::TrueValues truth(rules(game));
    for (int looks_ahead = 1; looks_ahead <= 8; ++looks_ahead) {
      for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Position position =
            test::random_position(rules(game), 4 + static_cast<int>(seed % 3), seed);
        if (position.outcome().over()) continue;
        const std::set<Cell> best = best_seen(position, looks_ahead, truth);
        std::set<Cell> played;
        for (std::uint64_t chance = 0; chance < 100 && played != best; ++chance) {
          played.insert(move_of(position, sharp(looks_ahead), chance));
        }
        EXPECT_EQ(played, best) << game << ' ' << to_position_text(position) << ' ' << looks_ahead;
      }
    }
  }
}

TEST(LevelSight, OverlooksEachSideAndLengthByAChanceOfItsOwnAndTheNextMoveByAnother) {
  const std::array seen{win_after(1), win_after(3), loss_after(2), loss_after(4)};
  const auto chance = [](Value value) { return value.plies <= 2 ? 0.9 : 0.7; };
  std::map<std::pair<Value, Value>, int> noticed;
  for (std::uint64_t seed = 0; seed < 2'000; ++seed) {
    const LevelSight sight(
        {.looks_ahead = 4, .misses_next = 10, .misses = 30, .candidate_percent = 100}, seed);
    for (const Value unseen : {win_after(5), loss_after(6), test::draw_after(2)}) {
      EXPECT_FALSE(sight.noticed(unseen));
    }
    for (const Value one : seen) {
      for (const Value other : seen) {
        noticed[{one, other}] += sight.noticed(one) == one && sight.noticed(other) == other ? 1 : 0;
      }
    }
  }
  for (const auto& [both, times] : noticed) {
    const auto [one, other] = both;
    EXPECT_NEAR(times, 2'000 * chance(one) * (one == other ? 1 : chance(other)), 80);
  }
}

TEST(LevelChoice, HasAMoveAfterEachNodeAndKeepsToItsNodes) {
  constexpr std::uint64_t nodes = 1'000;
  const Position position(rules("5,5,4"));
  const auto choice = make_level_choice(position, sharp(8), 3, nodes);
  std::uint64_t spent = 1;
  for (Budget one_node(1); !choice->run(one_node); one_node = Budget(1)) {
    EXPECT_FALSE(position.refusal(move_of(*choice)));
    ++spent;
  }
  EXPECT_GT(spent, nodes / 2);
  EXPECT_LE(spent, nodes);
  const auto at_once = make_level_choice(position, sharp(8), 3, nodes);
  Budget budget(no_limit);
  EXPECT_TRUE(at_once->run(budget));
  EXPECT_EQ(move_of(*choice), move_of(*at_once));
  const auto short_sighted = make_level_choice(position, sharp(2), 3, no_limit);
  Budget plenty(no_limit);
  EXPECT_TRUE(short_sighted->run(plenty));
  EXPECT_LE(plenty.spent(), 50U) << "one look at each move and side";
}

}  // namespace
}  // namespace mnk
