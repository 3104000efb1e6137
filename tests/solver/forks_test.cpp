#include "solver/forks.h"

#include <gtest/gtest.h>

#include "support/asked.h"

namespace mnk {
namespace {

using test::Asked;

TEST(Forks, CrossOnACellOfTwoLines) {
  const Asked row_only("5,5,4", "XX... ...O. O..X. O..X. .....");
  EXPECT_FALSE(Forks::exist(row_only.board, Role::attacker));
  const Asked fork("5,5,4", "XX... O..X. O..X. O.... .....");
  EXPECT_TRUE(Forks::exist(fork.board, Role::attacker));
  EXPECT_TRUE(Forks::is_fork(fork.board, Role::attacker, fork.index("d1")));
  EXPECT_FALSE(Forks::is_fork(fork.board, Role::attacker, fork.index("c1")));
}

TEST(Forks, AreMetOnlyWhereAllOfThemAreMet) {
  // X forks on d1, with c1 and d4, and on d4, with d1 and d5.
  const Asked fork("5,5,4", "XX... O..X. O..X. O.... .....");
  Forks forks(fork.map);
  ASSERT_TRUE(forks.collect(fork.board, Role::attacker));
  EXPECT_TRUE(forks.is_answer(fork.index("d1")));
  EXPECT_TRUE(forks.is_answer(fork.index("d4")));
  for (const char* name : {"c1", "d5", "e5"}) EXPECT_FALSE(forks.is_answer(fork.index(name)));
  EXPECT_FALSE(forks.collect(fork.board, Role::defender));
}

}  // namespace
}  // namespace mnk
