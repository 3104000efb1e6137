#include "solver/heuristic/score_table.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace mnk {
namespace {

constexpr std::uint64_t some = 0x1234'5678'9abc'def0;
/// Shares its places in the table with `some`.
constexpr std::uint64_t other = some ^ std::uint64_t{1} << 60;

TEST(ScoreTable, KeepsTheBestMoveInTheSecondPlaceToo) {
  ScoreTable table(10);
  table.store(other, {.score = 1, .move = 9, .depth = 8, .bound = Bound::exact});
  table.store(some, {.score = 50, .move = 7, .depth = 3, .bound = Bound::lower});
  table.store(some, {.score = -20, .depth = 4, .bound = Bound::upper});
  ASSERT_TRUE(table.find(some));
  EXPECT_EQ(table.find(some)->move, 7);
  EXPECT_EQ(table.find(some)->score, -20);
  EXPECT_EQ(table.find(some)->depth, 4);
  EXPECT_EQ(table.find(some)->bound, Bound::upper);
  ASSERT_TRUE(table.find(other));
  EXPECT_EQ(table.find(other)->move, 9);
}

TEST(ScoreTable, LendsNoMoveToAnotherPosition) {
  ScoreTable table(10);
  table.store(some, {.score = 50, .move = 7, .depth = 3, .bound = Bound::lower});
  table.store(other, {.score = -20, .depth = 4, .bound = Bound::upper});
  ASSERT_TRUE(table.find(other));
  EXPECT_EQ(table.find(other)->move, 0);
}

TEST(ScoreTable, KeepsTheDeepestAndTheLastOfWhatMeetsInAPlace) {
  ScoreTable table(1);  // one place for all
  const auto hash = [](std::uint64_t key) { return key << 35; };
  const auto entry = [](int depth) {
    return ScoreTable::Entry{.score = static_cast<std::int16_t>(10 * depth),
                             .move = 3,
                             .depth = static_cast<std::int8_t>(depth),
                             .bound = Bound::exact};
  };
  EXPECT_FALSE(table.find(hash(1)));
  table.store(hash(1), entry(5));
  table.store(hash(2), entry(3));
  ASSERT_TRUE(table.find(hash(1)));
  EXPECT_EQ(table.find(hash(1))->score, 50);
  ASSERT_TRUE(table.find(hash(2)));
  table.store(hash(3), entry(2));
  EXPECT_FALSE(table.find(hash(2))) << "neither the deepest nor the last";
  table.store(hash(4), entry(6));
  ASSERT_TRUE(table.find(hash(4)));
  EXPECT_TRUE(table.find(hash(1))) << "the deepest before is kept as the last";
  table.store(hash(4), entry(1));
  EXPECT_EQ(table.find(hash(4))->depth, 1) << "the same position again";
}

/// Every field at its limit, to show that no part of an entry spills into another.
TEST(ScoreTable, GivesBackWhatWasStored) {
  ScoreTable table(4);
  std::uint64_t hash = ~std::uint64_t{0};
  for (const int score : {-32'768, -1, 0, win_now}) {
    for (const Square move : {Square{0}, Square{931}}) {
      for (const int depth : {0, 127}) {
        for (const Bound bound : {Bound::lower, Bound::upper, Bound::exact}) {
          table.store(hash, {.score = static_cast<std::int16_t>(score),
                             .move = move,
                             .depth = static_cast<std::int8_t>(depth),
                             .bound = bound});
          const auto found = table.find(hash);
          ASSERT_TRUE(found);
          EXPECT_EQ(found->score, score);
          EXPECT_EQ(found->move, move);
          EXPECT_EQ(found->depth, depth);
          EXPECT_EQ(found->bound, bound);
          hash -= std::uint64_t{1} << 40;
        }
      }
    }
  }
}

}  // namespace
}  // namespace mnk
