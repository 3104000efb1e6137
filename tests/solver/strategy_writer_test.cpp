#include <gtest/gtest.h>

#include "solver/certificate.h"
#include "support/board.h"
#include "support/solve.h"

/// That the strategies are right is shown by tests/certificates, which plays through all of them.
namespace mnk {
namespace {

using test::board;
using test::rules;

std::optional<std::string> words(const Position& position, Mark side, Promise promise,
                                 std::uint64_t nodes = test::no_limit) {
  Table table(1 << 16);
  const SearchContext context(position.rules(), table, {.zetters = false});
  Budget budget(nodes);
  return StrategyWriter(context, position, side, promise).write(budget);
}

TEST(StrategyWriter, SaysNothingWhereALineIsCompletedAtOnceOrCannotBePrevented) {
  EXPECT_EQ(words(board(Rules(), "XX. OO. ..."), Mark::X, Promise::wins), "");
  EXPECT_EQ(words(board(Rules(), "X.. OO. X.X"), Mark::O, Promise::wins), "");
  EXPECT_EQ(words(board(Rules(), "XO. .X. X.O"), Mark::X, Promise::wins), "");
}

TEST(StrategyWriter, GivesTheMoveThatWinsSoonest) {
  EXPECT_EQ(words(board(Rules(), "XO. .X. ..O"), Mark::X, Promise::wins), "a2");
  EXPECT_EQ(words(board(Rules(), "XO. ... ..."), Mark::X, Promise::wins), "b2 a2");
}

TEST(StrategyWriter, AnswersEveryMoveOfTheOtherSideInRowMajorOrder) {
  EXPECT_EQ(words(Position(rules("4,3,3")), Mark::X, Promise::wins),
            "b2 * c2 c2 c2 c2 c2 b1 c1 a1 c2");
}

TEST(StrategyWriter, EndsAHoldWhereTheOpenLinesAreTooLight) {
  EXPECT_EQ(words(Position(rules("3,3,4")), Mark::X, Promise::holds), "w");
  EXPECT_EQ(words(Position(rules("4,4,4")), Mark::O, Promise::holds), "* w w w");
}

TEST(StrategyWriter, EndsAHoldWhereTheOpenLinesHaveAPairEach) {
  EXPECT_EQ(words(board(rules("8,1,3"), ".X.O.X.O"), Mark::O, Promise::holds), "pa1c1e1g1");
}

TEST(StrategyWriter, BreaksLongLines) {
  const std::string text = words(Position(rules("5,5,4")), Mark::O, Promise::holds).value();
  std::size_t longest = 0;
  std::size_t start = 0;
  for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', start)) {
    EXPECT_GE(end - start, 100U);
    longest = std::max(longest, end - start);
    start = end + 1;
  }
  EXPECT_GT(start, 0U);
  EXPECT_LT(longest, 160U);
}

TEST(StrategyWriter, SaysTheSameWithEveryBudgetOrNothing) {
  const Position empty(rules("4,4,3"));
  const std::string all = words(empty, Mark::X, Promise::wins).value();
  bool said = false;
  for (std::uint64_t nodes = 0; nodes < 200; ++nodes) {
    const auto text = words(empty, Mark::X, Promise::wins, nodes);
    EXPECT_EQ(text, text ? std::optional(all) : std::nullopt);
    EXPECT_TRUE(text || !said) << nodes;
    said = text.has_value();
  }
  EXPECT_TRUE(said);
}

}  // namespace
}  // namespace mnk
