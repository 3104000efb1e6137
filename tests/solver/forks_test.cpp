#include <gtest/gtest.h>

#include <string>

#include "solver/static_rules.h"
#include "support/asked.h"
#include "support/sample.h"

namespace mnk {
namespace {

using test::Asked;
using test::rules;

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

TEST(Forks, AriseFromALineWithThreeMarksMissing) {
  // A mark on d2 or d4 makes a second line for the row to cross; one on e5 does not.
  const Asked board("5,5,4", "XX... ..... O..X. O.... O....");
  ASSERT_FALSE(Forks::exist(board.board, Role::attacker));
  EXPECT_TRUE(Forks::may_arise(board.board, Role::attacker, board.index("d2")));
  EXPECT_TRUE(Forks::may_arise(board.board, Role::attacker, board.index("d4")));
  EXPECT_FALSE(Forks::may_arise(board.board, Role::attacker, board.index("e5")));
}

struct Arising {
  int arose = 0;
  int ruled_out = 0;
};

/// Each move of this side, made.
void check_arising(SearchBoard& board, Role role, Arising& seen) {
  for (CellIndex cell = board.first_empty(); cell != board.end(); cell = board.next_empty(cell)) {
    const bool may_arise = Forks::may_arise(board, role, cell);
    board.play(role, cell);
    const bool arises = Forks::exist(board, role);
    board.take_back();
    EXPECT_TRUE(may_arise || !arises) << "cell " << cell;
    seen.arose += arises ? 1 : 0;
    seen.ruled_out += may_arise ? 0 : 1;
  }
}

TEST(Forks, NeverAriseWhereTheyWereRuledOut) {
  Arising seen;
  for (const char* game : {"4,4,3", "5,4,4", "5,5,4", "6,6,4", "6,6,5", "7,7,5"}) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      SCOPED_TRACE(std::string(game) + ' ' + std::to_string(seed));
      const Position position =
          test::random_position(rules(game), 2 + static_cast<int>(seed % 14), seed);
      if (position.outcome().over()) continue;
      Asked asked(position);
      for (const Role role : {Role::attacker, Role::defender}) {
        if (asked.board.winning_cells(role) > 0 || Forks::exist(asked.board, role)) continue;
        check_arising(asked.board, role, seen);
      }
    }
  }
  EXPECT_GT(seen.arose, 500);
  EXPECT_GT(seen.ruled_out, 5000);
}

}  // namespace
}  // namespace mnk
