#include <gtest/gtest.h>

#include "players/level.h"

namespace mnk {
namespace {

TEST(PlayerKind, HasOneNameBothWays) {
  for (const PlayerKind kind : all_player_kinds) {
    EXPECT_EQ(parse_player_kind(to_text(kind)), kind);
  }
  EXPECT_FALSE(parse_player_kind("Perfect"));
  EXPECT_FALSE(parse_player_kind(""));
}

}  // namespace
}  // namespace mnk
