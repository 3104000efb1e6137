#include <gtest/gtest.h>

#include "analysis/review.h"
#include "solver/heuristic/heuristic_search.h"
#include "support/board.h"
#include "support/heavy.h"
#include "support/level_games.h"

// Reviews on boards too large to solve, checked against a deeper search by threats and the rules
// themselves.
namespace mnk {
namespace {

constexpr std::size_t review_table_bytes = 1 << 22;

/// Whether the side to move can complete a line at once.
bool wins_now(const Position& position) {
  const Mark mover = position.to_move();
  return std::ranges::any_of(position.available_moves(), [&](Cell cell) {
    return position.after(cell).outcome() == Outcome::win(mover);
  });
}

constexpr std::uint64_t nodes_a_position = 10'000;
constexpr std::uint64_t deeper_nodes = 10 * nodes_a_position;

SearchReport looked_at(const Position& position, std::uint64_t nodes, Solver& solver) {
  return think({.goal = SearchGoal::review, .position = position, .node_budget = nodes}, solver);
}

bool is_praised(const ReviewedMove& move) {
  return !move.lost_anyway() &&
         (move.judgement == MoveClass::best || move.judgement == MoveClass::only);
}

/// The fault of a reviewed move, by what is certain of the position after it; empty if none.
std::string fault_of(const ReviewedMove& move, const Position& before, Solver& deeper) {
  const Position after = before.after(move.move);
  if (after.outcome().over()) {
    const bool right = !move.estimated && move.after.is_proven();
    return right ? "" : "how a game ended is no estimate";
  }
  const bool loses = wins_now(after);
  if (loses && move.judgement == MoveClass::not_judged) return "loses at once, not judged";
  if (loses && move.after.at_most.result != Result::loss) return "that it loses at once is unknown";
  if (!is_praised(move)) return "";
  if (loses) return "praised, and loses at once";
  const Assessment reply = looked_at(after, deeper_nodes, deeper).value;
  // A loss by the winner's next three moves is plain to see. If the deeper search finds nothing
  // better either, there may be nothing.
  constexpr int plain = 5;
  const bool lost = reply.at_least.result == Result::win && max_plies(reply) <= plain;
  if (!lost) return "";
  const Assessment best = looked_at(before, deeper_nodes, deeper).value;
  return best.at_most.result == Result::loss ? "" : "praised, and loses soon";
}

class LargeGamesOfAllLevels : public testing::TestWithParam<const char*> {};

TEST_P(LargeGamesOfAllLevels, HaveNoMovePraisedThatADeeperSearchSeesLose) {
  const Rules rules = test::rules(GetParam());
  Solver solver(review_table_bytes);
  Solver deeper(review_table_bytes);
  const std::uint64_t games = test::can_do_heavy_work ? 25 : 2;
  std::size_t judged = 0;
  std::size_t moves = 0;
  for (std::uint64_t number = 0; number < games; ++number) {
    const Position end = test::level_game(rules, number, solver);
    const Review review = test::reviewed(end, nodes_a_position, solver);
    ASSERT_EQ(review.moves().size(), end.history().size());
    Position position = end;
    for (const ReviewedMove& move : review.moves()) {
      position.take_back();
      EXPECT_EQ(fault_of(move, position, deeper), "")
          << "game " << number << ", move " << move.ply << ": " << to_text(move.move) << " after "
          << to_text(position.history());
      // Proven values need no estimate, and no others are called proven.
      const bool proven = move.before.result_is_proven() && move.after.result_is_proven();
      EXPECT_TRUE(move.judgement == MoveClass::not_judged || proven == !move.estimated);
      judged += move.judgement == MoveClass::not_judged ? 0 : 1;
      ++moves;
    }
  }
  // A twentieth of the nodes of the page's review is enough to judge most moves.
  EXPECT_GT(judged * 5, moves * 4);
}

INSTANTIATE_TEST_SUITE_P(, LargeGamesOfAllLevels, testing::Values("10,10,5", "15,15,5"));

}  // namespace
}  // namespace mnk
