#include <gtest/gtest.h>

#include "solver/solver.h"
#include "support/board.h"

namespace mnk {
namespace {

using test::rules;

TEST(SolvedRules, AreSmallBoardsLargerOnesWithLongLinesAndAllWithEight) {
  for (const char* text : {"3,3,3", "5,5,4", "6,4,4", "6,6,5", "7,5,5", "12,3,6", "20,20,8"}) {
    EXPECT_TRUE(is_solved(rules(text))) << text;
  }
  for (const char* text : {"13,2,4", "6,6,4", "9,4,4", "19,2,5", "7,7,5", "15,15,5", "20,20,7"}) {
    EXPECT_FALSE(is_solved(rules(text))) << text;
  }
}

TEST(SolvedRules, OfMisereAreTheSmallestBoardsOnly) {
  for (const char* text : {"3,3,3,misere", "4,3,3,misere", "12,1,2,misere"}) {
    EXPECT_TRUE(is_solved(rules(text))) << text;
  }
  for (const char* text : {"13,1,2,misere", "4,4,4,misere", "20,20,8,misere"}) {
    EXPECT_FALSE(is_solved(rules(text))) << text;
  }
}

TEST(SolvedRules, AreAllThatLeaveNoRoomForALine) {
  EXPECT_TRUE(is_solved(rules("5,6,7")));
  EXPECT_TRUE(is_solved(rules("5,5,6,misere")));
  EXPECT_FALSE(is_solved(rules("5,6,6,misere"))) << "there is room in a column";
}

TEST(BeyondSolving, AreBoardsThatTakeTooLongAndNoOthers) {
  for (const char* text : {"15,15,5", "20,20,5", "8,7,5", "19,19,6", "15,15,7"}) {
    EXPECT_TRUE(heuristic_only(rules(text))) << text;
  }
  for (const char* text : {"3,3,3", "10,10,4", "7,7,5", "15,15,8", "15,15,5,misere", "15,6,5"}) {
    EXPECT_FALSE(heuristic_only(rules(text))) << text;
  }
}

}  // namespace
}  // namespace mnk
