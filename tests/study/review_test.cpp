#include "study/review.h"

#include <gtest/gtest.h>

#include "support/board.h"
#include "support/heavy.h"
#include "support/level_games.h"
#include "support/naive_review.h"

// A game judged move by move, held against the rules alone.
namespace mnk {
namespace {

using test::cell;

constexpr std::size_t table_bytes = 1 << 22;
Review reviewed_game(const Position& end, Solver& solver) {
  Review review(end);
  while (!review.done()) {
    const ThinkReport report = think({.task = ThinkTask::review,
                                      .position = review.position(),
                                      .node_budget = nodes_for_a_review(end.rules())},
                                     solver);
    review.take(report.value, report.moves);
  }
  return review;
}

test::NaiveValues::Value naive(const Assessment& known) {
  EXPECT_TRUE(known.is_proven());
  return {.result = static_cast<int>(known.value.result) - 1, .plies = known.value.plies};
}

void expect_right(const ReviewedMove& move, const Position& position, test::NaiveValues& values) {
  const test::NaiveJudgement truth = test::naive_judgement(values, position, move.move);
  EXPECT_EQ(to_text(move.judgement), truth.judgement);
  EXPECT_EQ(naive(move.before), truth.before);
  EXPECT_EQ(naive(move.after), truth.after);
  std::vector<int> best;
  best.reserve(move.best.size());
  for (const Cell other : move.best) best.push_back(position.rules().index(other));
  EXPECT_EQ(best, truth.best);
}

class GamesOfAllLevels : public testing::TestWithParam<const char*> {};

TEST_P(GamesOfAllLevels, AreJudgedByTheDifferenceOfExactValues) {
  const Rules rules = test::rules(GetParam());
  Solver solver(table_bytes);
  test::NaiveValues values{test::NaiveGame(Position(rules))};
  JudgementCounts counts{};
  const int games = test::can_do_heavy_work ? 350 : 25;
  for (int number = 0; number < games; ++number) {
    const Position end = test::level_game(rules, static_cast<std::uint64_t>(number), solver);
    const Review review = reviewed_game(end, solver);
    ASSERT_EQ(review.moves().size(), end.history().size());
    Position position = end;
    for (const ReviewedMove& move : review.moves()) {
      position.take_back();
      ASSERT_EQ(move.ply, position.mark_count());
      ASSERT_EQ(move.move, end.history()[position.history().size()]);
      ASSERT_EQ(move.side, position.to_move());
      expect_right(move, position, values);
      ++counts[static_cast<std::size_t>(move.judgement)];
    }
  }
  EXPECT_EQ(counts[static_cast<std::size_t>(MoveJudgement::not_judged)], 0);
  for (const MoveJudgement kind : {MoveJudgement::best, MoveJudgement::only, MoveJudgement::good,
                                   MoveJudgement::mistake, MoveJudgement::blunder}) {
    EXPECT_GT(counts[static_cast<std::size_t>(kind)], 0) << to_text(kind);
  }
}

INSTANTIATE_TEST_SUITE_P(, GamesOfAllLevels,
                         testing::Values("3,3,3", "3,3,3,misere", "4,3,3,misere"));

MoveAssessment valued(std::string_view name, const Assessment& assessment) {
  return {.move = cell(name), .assessment = assessment};
}

TEST(ReviewedMove, IsNotJudgedWithoutProof) {
  const Position start{Rules()};
  const Assessment draw = Assessment::proven({.result = Result::draw, .plies = 9});
  const Assessment unknown = Assessment::unknown(9);
  EXPECT_EQ(reviewed(start, cell("b2"), draw, {}).judgement, MoveJudgement::not_judged);
  EXPECT_EQ(reviewed(start, cell("b2"), draw, {valued("b2", unknown)}).judgement,
            MoveJudgement::not_judged);
  EXPECT_EQ(reviewed(start, cell("b2"), unknown, {valued("b2", draw)}).judgement,
            MoveJudgement::not_judged);
}

TEST(ReviewedMove, IsJudgedByItsResultWhenOnlyThatIsProven) {
  const Position start{Rules()};
  const Assessment sure_win{.value = {.result = Result::win, .plies = 7},
                            .at_least = {.result = Result::win, .plies = 7},
                            .at_most = {.result = Result::win, .plies = 3}};
  const Assessment loss = Assessment::proven({.result = Result::loss, .plies = 4});
  const ReviewedMove blunder =
      reviewed(start, cell("b2"), sure_win, {valued("a1", sure_win), valued("b2", loss)});
  EXPECT_EQ(blunder.judgement, MoveJudgement::blunder);
  EXPECT_EQ(to_text(blunder.keeps), "a1");
  EXPECT_TRUE(blunder.best.empty());
  EXPECT_EQ(
      reviewed(start, cell("a1"), sure_win, {valued("a1", sure_win), valued("b2", loss)}).judgement,
      MoveJudgement::only);
  EXPECT_EQ(reviewed(start, cell("a1"), sure_win, {valued("a1", sure_win), valued("b2", sure_win)})
                .judgement,
            MoveJudgement::good);
  const Assessment win = Assessment::proven({.result = Result::win, .plies = 7});
  EXPECT_EQ(reviewed(start, cell("b2"), win, {valued("a1", win), valued("b2", sure_win)}).judgement,
            MoveJudgement::good)
      << "how long the win is nobody knows";
}

TEST(ReviewedMove, ThatWasTheOnlyLegalOneIsNoOnlyMove) {
  const Position last = test::board(Rules(), "XOX XOO OX.");
  const Assessment draw = Assessment::proven({.result = Result::draw, .plies = 1});
  EXPECT_EQ(reviewed(last, cell("c3"), draw, {valued("c3", draw)}).judgement, MoveJudgement::best);
}

}  // namespace
}  // namespace mnk
