#include "solver/limited_search.h"

#include <gtest/gtest.h>

#include "solver/solved_position.h"
#include "support/board.h"
#include "support/solve.h"

namespace mnk {
namespace {

using test::board;
using test::rules;

TEST(LimitedSearch, SaysThatNothingIsKnownWhenItsNodesAreSpent) {
  const Position start(rules("6,5,4"));
  Table table(1 << 14);
  const SearchContext context(start.rules(), table, {});
  LimitedSearch search;
  search.start(context, start, Mark::X, always, 20);
  Budget first(15);
  EXPECT_FALSE(search.run(first)) << "the budget is spent, not the limit";
  Budget rest(100);
  const auto answer = search.run(rest);
  ASSERT_TRUE(answer);
  EXPECT_EQ(rest.spent(), 5U);
  EXPECT_FALSE(answer->wins());
  EXPECT_EQ(answer->refuted, 0);
  EXPECT_TRUE(search.running()) << "until it is told to stop";
  search.stop();
  EXPECT_FALSE(search.running());
}

TEST(LimitedSearch, AsksAboutTheOtherSideWhenAMoveIsPassed) {
  // O wins on c2 if X passes, and after no move but c2 otherwise.
  const Position position = board(rules("3,3,3"), "X.X OO. ...");
  ASSERT_EQ(position.to_move(), Mark::X);
  Table table(1 << 14);
  const SearchContext context(position.rules(), table, {});
  LimitedSearch search;
  search.start_passed(context, position, 1'000);
  Budget budget(1'000);
  const auto answer = search.run(budget);
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->proven, 1);
}

TEST(AnswerAll, TakesEveryAnswerOnceAndGoesOnWhereItWasPaused) {
  const Position start(rules("4,4,3"));
  Table table(1 << 14);
  const SearchContext context(start.rules(), table, {});
  LimitedSearch search;
  int asked = 0;
  std::vector<Depth> answers;
  const auto next = [&] {
    if (asked == 3) return false;
    // The second question is settled without a search.
    if (++asked != 2) search.start(context, start, Mark::X, always, test::no_limit);
    return true;
  };
  const auto take = [&](const Bounds& answer) {
    answers.push_back(answer.proven);
    search.stop();
  };
  for (int pauses = 0; pauses < 10'000; ++pauses) {
    Budget one_node(1);
    if (answer_all(search, one_node, next, take)) break;
  }
  EXPECT_EQ(asked, 3);
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_NE(answers.front(), always);
}

TEST(MoveQuestion, AsksWhetherAWinComesInTimeADrawHoldsOrALossIsLate) {
  const Position position = board(rules("3,3,3"), "X.. .O. ...");
  const MoveQuestion win = MoveQuestion::about(position, {.result = Result::win, .plies = 5});
  EXPECT_EQ(win.attacker, Mark::X);
  EXPECT_EQ(win.depth, 4) << "the move itself is a ply";
  EXPECT_TRUE(win.reached_by_win);
  const MoveQuestion draw = MoveQuestion::about(position, {.result = Result::draw, .plies = 7});
  EXPECT_EQ(draw.attacker, Mark::O);
  EXPECT_EQ(draw.depth, always);
  EXPECT_FALSE(draw.reached_by_win);
  const MoveQuestion loss = MoveQuestion::about(position, {.result = Result::loss, .plies = 6});
  EXPECT_EQ(loss.attacker, Mark::O);
  EXPECT_EQ(loss.depth, 4) << "a loss in five would be too early";
  EXPECT_FALSE(loss.reached_by_win);
}

}  // namespace
}  // namespace mnk
