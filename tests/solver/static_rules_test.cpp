#include "solver/static_rules.h"

#include <gtest/gtest.h>

#include "support/asked.h"

namespace mnk {
namespace {

using test::Asked;

TEST(Weight, RefutesBelowOneHalfAndBelowOneForWhoMovesSecond) {
  // Ten lines of four marks weigh ten sixteenths.
  const Asked board("4,4,4", ".... .... .... ....");
  EXPECT_FALSE(settle_by_weight(board.board, Role::attacker, always));
  const auto second = settle_by_weight(board.board, Role::defender, always);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->refuted, always);
  EXPECT_EQ(second->proof, Proof::erdos_selfridge);
}

}  // namespace
}  // namespace mnk
