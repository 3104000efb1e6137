#include <gtest/gtest.h>

#include "engine/census.h"
#include "support/board.h"
namespace mnk {
TEST(Census, TicTacToe) {
  const Census c = count_game(Rules());
  EXPECT_EQ(c.games, 255168u);
  EXPECT_EQ(c.positions, 5478u);
  EXPECT_EQ(c.positions_up_to_symmetry, 765u);
  EXPECT_EQ(c.terminal, 958u);
  EXPECT_EQ(c.terminal_up_to_symmetry, 138u);
  EXPECT_EQ(c.nodes, 549946u);
}
}  // namespace mnk
