#include "solver/pairing.h"

#include <gtest/gtest.h>

#include "support/asked.h"

namespace mnk {
namespace {

using test::Asked;

TEST(Pairing, NeedsTwoCellsForEveryLine) {
  // Four lines and four free cells: one pair for each cannot be had.
  const Asked few("3,3,3", "... ... ...");
  EXPECT_FALSE(Pairing(few.map).exists(few.board, 3));
  const Asked enough("5,5,5", "..... ..... ..... ..... .....");
  EXPECT_TRUE(Pairing(enough.map).exists(enough.board, 5));
}

TEST(Pairing, SharesPairsBetweenLinesOfARow) {
  // Three overlapping lines in a row of six, one pair in the middle.
  const Asked row("6,1,4", "......");
  EXPECT_TRUE(Pairing(row.map).exists(row.board, 4));
  // Two lines that share one cell only: b is a fork.
  const Asked fork("6,1,4", "..XX.O");
  EXPECT_FALSE(Pairing(fork.map).exists(fork.board, 4));
  const Asked threatened("5,1,3", "X.X.O");
  EXPECT_FALSE(Pairing(threatened.map).exists(threatened.board, 3));
}

}  // namespace
}  // namespace mnk
