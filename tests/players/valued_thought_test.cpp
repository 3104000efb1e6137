#include "players/valued_thought.h"

#include <gtest/gtest.h>

#include "players/thinking.h"
#include "support/board.h"

// What is thought about games whose solver values all moves in one go.
namespace mnk {
namespace {

using test::cell;

games::AnyPosition played(std::string_view rules, std::string_view moves) {
  games::AnyPosition position(games::parse_any_rules(rules).value());
  const auto cells = games::parse_moves(moves, position).value();
  for (const Cell move : cells) position = position.after(move);
  return position;
}

ThinkReport answer_to(const ThinkRequest& request) {
  Solver solver(1 << 16);
  games::AllGames::OtherSolver other;
  return think(request, solver, other);
}

/// O's b3 repeats for the third time. Whether another move wins nobody knows.
TEST(ValuedThought, DoesNotTakeADrawInHandForTheValueOfThePosition) {
  const std::string once = "a1.a4.b1.b4.a2.a3.b2.b3.c1.c4.";
  const ThinkReport report =
      answer_to({.task = ThinkTask::review,
                 .position = played("4,4,4,vanish", once + once + "a1.a4.b1.b4.a2.a3.b2"),
                 .node_budget = 1'000});
  const MoveAssessment& best = report.moves.front();
  EXPECT_EQ(best.move, cell("b3"));
  EXPECT_TRUE(best.assessment.is_proven());
  EXPECT_FALSE(report.value.is_proven());
  EXPECT_EQ(report.value.at_least.result, Result::draw);
  EXPECT_EQ(report.value.at_most.result, Result::win);
}

}  // namespace
}  // namespace mnk
