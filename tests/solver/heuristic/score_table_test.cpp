#include "solver/heuristic/score_table.h"

#include <gtest/gtest.h>

#include <cstdint>

namespace mnk {
namespace {

constexpr std::uint64_t some = 0x1234'5678'9abc'def0;
/// Shares its places in the table with `some`.
constexpr std::uint64_t other = some ^ std::uint64_t{1} << 60;

TEST(ScoreTable, KeepsTheBestMoveWhereNoneWasBetterLater) {
  ScoreTable table(10);
  table.store(some, {.score = 50, .move = 7, .depth = 3, .bound = Bound::lower});
  table.store(some, {.score = -20, .depth = 4, .bound = Bound::upper});
  const auto found = table.find(some);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->move, 7);
  EXPECT_EQ(found->score, -20);
  EXPECT_EQ(found->depth, 4);
  EXPECT_EQ(found->bound, Bound::upper);
}

TEST(ScoreTable, KeepsItInTheSecondPlaceToo) {
  ScoreTable table(10);
  table.store(other, {.score = 1, .move = 9, .depth = 8, .bound = Bound::exact});
  table.store(some, {.score = 50, .move = 7, .depth = 3, .bound = Bound::lower});
  table.store(some, {.score = -20, .depth = 4, .bound = Bound::upper});
  ASSERT_TRUE(table.find(some));
  EXPECT_EQ(table.find(some)->move, 7);
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

}  // namespace
}  // namespace mnk
