#include "solver/table.h"

#include <gtest/gtest.h>

namespace mnk {
namespace {

TableKey key(std::uint64_t number, unsigned question = 0) {
  return {{.first = number, .second = ~number}, question};
}

TEST(Table, KeepsWhatItHasWhileItGrows) {
  Table table(1 << 21);
  constexpr std::uint64_t entries = 15'000;
  const auto plies = [](std::uint64_t number) { return static_cast<Depth>(number % 300 + 1); };
  for (std::uint64_t i = 0; i < entries; ++i) {
    table.store(key(i), {.refuted = plies(i), .proven = always, .best = 7}, 1);
  }
  std::uint64_t kept = 0;
  for (std::uint64_t i = 0; i < entries; ++i) {
    if (table.find(key(i)).refuted == plies(i)) ++kept;
  }
  // A bucket holds three entries without loss. With 0.75 to 1.5 on average in the unsplit ones, few
  // get a fourth.
  EXPECT_GT(kept, entries * 90 / 100);
  table.clear();
  for (std::uint64_t i = 0; i < entries; ++i) ASSERT_EQ(table.find(key(i)).refuted, 0);
}

TEST(Table, GivesBackWhatWasStoredToTheLastBit) {
  Table table(1 << 16);
  const TableEntry extremes[] = {{.refuted = 0, .proven = 1, .best = 0},
                                 {.refuted = 400, .proven = always, .best = 399},
                                 {.refuted = always, .proven = always, .best = no_cell},
                                 {.refuted = 255, .proven = 257, .best = 256}};
  std::uint64_t number = 0;
  for (const TableEntry& entry : extremes) {
    for (unsigned question = 0; question < 4; ++question) {
      table.store(key(++number, question), entry, 1);
      const TableEntry found = table.find(key(number, question));
      EXPECT_EQ(found.refuted, entry.refuted);
      EXPECT_EQ(found.proven, entry.proven);
      EXPECT_EQ(found.best, entry.best);
    }
  }
}

TEST(Table, TellsKeysApartThatDifferInOneBit) {
  Table table(0);  // one bucket for all entries
  const TableKey stored = key(5, 1);
  table.store(stored, {.refuted = 3, .proven = always, .best = 7}, 1);
  ASSERT_EQ(table.find(stored).refuted, 3);
  for (unsigned bit = 0; bit < 64; ++bit) {
    const std::uint64_t flip = std::uint64_t{1} << bit;
    const BoardKey& board = stored.board;
    EXPECT_EQ(table.find({{.first = board.first ^ flip, .second = board.second}, 1}).refuted, 0);
    EXPECT_EQ(table.find({{.first = board.first, .second = board.second ^ flip}, 1}).refuted, 0);
  }
  for (const unsigned question : {0u, 2u, 3u}) EXPECT_EQ(table.find(key(5, question)).refuted, 0);
}

TEST(Table, AddsWhatIsNewAndKeepsWhatItKnew) {
  Table table(0);
  table.store(key(1), {.refuted = 3, .proven = always, .best = 4}, 10);
  table.store(key(1), {.refuted = 0, .proven = 9, .best = no_cell}, 10);
  EXPECT_EQ(table.find(key(1)).refuted, 3);
  EXPECT_EQ(table.find(key(1)).proven, 9);
  EXPECT_EQ(table.find(key(1)).best, 4);
  table.store(key(1), {.refuted = 0, .proven = 11, .best = 5}, 10);
  EXPECT_EQ(table.find(key(1)).refuted, 3);
  EXPECT_EQ(table.find(key(1)).proven, 9);
  EXPECT_EQ(table.find(key(1)).best, 4) << "the other move takes longer";
  table.store(key(1), {.refuted = 0, .proven = 7, .best = 2}, 10);
  EXPECT_EQ(table.find(key(1)).proven, 7);
  EXPECT_EQ(table.find(key(1)).best, 2);
}

}  // namespace
}  // namespace mnk
