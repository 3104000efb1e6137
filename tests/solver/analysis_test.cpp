#include "solver/analysis.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/solve.h"

namespace mnk {
namespace {

using test::cell;
using test::draw_after;
using test::loss_after;
using test::rules;
using test::table_bytes;
using test::win_after;

TEST(Analysis, OfAllFirstMoves) {
  Solver solver(table_bytes);
  Budget budget(test::no_limit);
  const auto moves = solver.analyse(Position(rules("6,5,4")), budget);
  EXPECT_EQ(moves.front().assessment, Assessment::proven(win_after(11)));
  EXPECT_EQ(moves.back().assessment, Assessment::proven(loss_after(14)));
  EXPECT_EQ(best_of(moves), Assessment::proven(win_after(11)));
  EXPECT_EQ(budget.spent(), 336'154U) << "a change of the rounds changes it on purpose";
}

TEST(Analysis, PutsAProvenDrawBeforeAGuessAndAGuessBeforeALoss) {
  const auto proven = [](Value value) { return MoveAssessment{{}, Assessment::proven(value)}; };
  const MoveAssessment draw = proven(draw_after(9));
  const MoveAssessment unknown{{}, Assessment::unknown(9)};
  EXPECT_TRUE(better_known(draw, unknown));
  EXPECT_FALSE(better_known(unknown, draw));
  EXPECT_TRUE(better_known(unknown, proven(loss_after(8))));
  EXPECT_TRUE(better_known(proven(win_after(5)), proven(win_after(7))));
  MoveAssessment cannot_win = unknown;
  cannot_win.assessment.at_most = draw_after(9);
  EXPECT_TRUE(better_known(unknown, cannot_win));
}

TEST(Analysis, SumsUpWhatIsKnownOfTheMoves) {
  const std::vector<MoveAssessment> moves = {
      {.move = cell("b2"), .assessment = Assessment::proven(draw_after(9))},
      {.move = cell("a1"), .assessment = Assessment::unknown(9)},
      {.move = cell("c1"), .assessment = Assessment::proven(loss_after(6))}};
  const Assessment sum = best_of(moves);
  EXPECT_FALSE(sum.is_proven());
  EXPECT_EQ(sum.at_least, draw_after(9));
  EXPECT_EQ(sum.at_most.result, Result::win);
  EXPECT_EQ(sum.cannot_lose, Proof::search);
  EXPECT_EQ(sum.cannot_win, Proof::none);
  EXPECT_FALSE(sum_of(moves).best_complete);
}

/// The analysis first searches the position itself, and its report includes what that shows.
TEST(Analysis, KnowsOfThePositionWhatItsMovesDoNotShowYet) {
  const Position position(rules("7,7,5"));
  Solver solver(table_bytes);
  PositionBounds bounds(position);
  bounds.learn(true, Bounds::no_win_within(always));
  const Analysis analysis(solver.context(position.rules()), position, Rules::max_cells, bounds);
  EXPECT_EQ(analysis.assessment().at_most, draw_after(49));
  for (const MoveAssessment& known : analysis.moves()) {
    EXPECT_EQ(known.assessment.at_most.result, Result::draw) << "what cannot be won now, never can";
  }
}

/// Without a search of the position itself, its moves give its value.
TEST(Analysis, KnowsOfThePositionWhatItsMovesShow) {
  const Position position = test::board(rules("3,3,3"), "X.. .O. ..X");
  Solver solver(table_bytes);
  Analysis analysis(solver.context(position.rules()), position, Rules::max_cells,
                    PositionBounds(position));
  EXPECT_FALSE(analysis.assessment().is_proven());
  Budget budget(test::no_limit);
  EXPECT_TRUE(analysis.run(budget));
  EXPECT_TRUE(analysis.assessment().is_proven());
  EXPECT_EQ(analysis.assessment().value, draw_after(6));
}

TEST(Analysis, OfALostPositionCallsEveryMoveLost) {
  const Position lost = test::board(rules("3,3,3"), "X.X .O. X.O");
  Solver solver(table_bytes);
  PositionBounds bounds(lost);
  bounds.learn(false, Bounds::win_within(2));
  const Analysis analysis(solver.context(lost.rules()), lost, Rules::max_cells, bounds);
  for (const MoveAssessment& known : analysis.moves()) {
    EXPECT_EQ(known.assessment, Assessment::proven(loss_after(2))) << to_text(known.move);
  }
}

}  // namespace
}  // namespace mnk
