#include <gtest/gtest.h>

#include <functional>
#include <set>
#include <string>

#include "engine/notation.h"
#include "engine/position_text.h"
#include "support/explained.h"
#include "support/heavy.h"
#include "support/sample.h"
#include "support/solve.h"

namespace mnk {
namespace {

using test::table_bytes;

std::string first_faults(const test::ExplainedMoves& explained) {
  std::string text;
  for (std::size_t i = 0; i < explained.faults().size() && i < 10; ++i) {
    text += explained.faults()[i] + '\n';
  }
  return text;
}

void visit_all(const Position& position, std::set<std::string>& seen,
               const std::function<void(const Position&)>& visit) {
  if (position.outcome().over() || !seen.insert(to_position_text(position)).second) return;
  visit(position);
  for (const Cell move : position.available_moves()) visit_all(position.after(move), seen, visit);
}

class ReasonsInEveryPosition : public testing::TestWithParam<const char*> {};

TEST_P(ReasonsInEveryPosition, AreTrueByTheRulesAlone) {
  const Position start(parse_rules(GetParam()).value());
  Solver solver(table_bytes);
  test::ExplainedMoves explained;
  test::NaiveValues values{test::NaiveGame(start)};
  std::set<std::string> seen;
  visit_all(start, seen,
            [&](const Position& position) { explained.check(solver, position, &values); });
  EXPECT_EQ(first_faults(explained), "");
}

INSTANTIATE_TEST_SUITE_P(, ReasonsInEveryPosition,
                         testing::Values("3,3,3", "3,3,3,misere", "3,3,2", "4,2,3", "4,2,2,misere",
                                         "3,3,4", "5,1,3"));

class ReasonsByChance : public testing::TestWithParam<const char*> {};

/// Late positions, so that the whole tree can be looked at.
TEST_P(ReasonsByChance, AreTrueByTheRulesAlone) {
  const Rules rules = parse_rules(GetParam()).value();
  Solver solver(table_bytes);
  test::ExplainedMoves explained;
  const int positions = test::can_do_heavy_work ? 300 : 20;
  for (int i = 0; i < positions; ++i) {
    const Position position =
        test::random_position(rules, rules.cell_count() - 4 - i % 5, static_cast<std::uint64_t>(i));
    if (position.outcome().over()) continue;
    test::NaiveValues values{test::NaiveGame(position)};
    explained.check(solver, position, &values);
  }
  EXPECT_EQ(first_faults(explained), "");
}

/// Early ones, where all but the value of other moves can be checked.
TEST_P(ReasonsByChance, AreTrueEarlyInTheGameToo) {
  const Rules rules = parse_rules(GetParam()).value();
  Solver solver(table_bytes);
  test::ExplainedMoves explained;
  const int positions = test::can_do_heavy_work ? 60 : 5;
  for (int i = 0; i < positions; ++i) {
    const Position position = test::random_position(rules, 2 + i % (rules.cell_count() / 2),
                                                    1000 + static_cast<std::uint64_t>(i));
    if (!position.outcome().over()) explained.check(solver, position, nullptr);
  }
  EXPECT_EQ(first_faults(explained), "");
}

/// With few nodes a win may be proven and its length not.
TEST(ReasonsWithFewNodes, AreTrueAndShowEveryWinThatIsProven) {
  int bounds_only = 0;
  for (int i = 0; i < 400; ++i) {
    const Rules rules = parse_rules(i % 2 == 0 ? "6,6,4" : "4,4,3,misere").value();
    const Position position =
        test::random_position(rules, 3 + i % 9, 2000 + static_cast<std::uint64_t>(i));
    if (position.outcome().over()) continue;
    Solver solver(table_bytes);
    const Cell move = position.available_moves().front();
    Explanation explanation(solver.context(rules), position, move);
    Budget few(1 + (static_cast<std::uint64_t>(i) * 37) % 600);
    explanation.run(few);
    explanation.stop_searching();
    Budget enough(1'000'000);
    EXPECT_TRUE(explanation.run(enough));
    const Assessment known = explanation.assessment();
    bool shown = !known.result_is_proven() || known.value.result == Result::draw;
    const test::ReasonChecker checker(position, move, nullptr);
    for (const MoveReason& reason : explanation.reasons()) {
      EXPECT_EQ(checker.fault(reason), "") << to_position_text(position) << to_text(move);
      shown = shown || reason.kind == ReasonKind::completes_line ||
              reason.kind == ReasonKind::threat_sequence || reason.kind == ReasonKind::search;
    }
    EXPECT_TRUE(shown) << to_position_text(position) << ' ' << to_text(move);
    if (known.result_is_proven() && !known.is_proven()) ++bounds_only;
  }
  EXPECT_GT(bounds_only, 0);
}

/// When the work is stopped, what has been worked out of the line is shown.
TEST(ReasonsStoppedInTheLine, AreTrueAndShowWhatIsProven) {
  int unfinished = 0;
  for (int i = 0; i < 200; ++i) {
    const Rules rules = parse_rules(i % 2 == 0 ? "4,4,4" : "5,3,3").value();
    const Position position = test::random_position(rules, rules.cell_count() - 4 - i % 5,
                                                    3000 + static_cast<std::uint64_t>(i));
    if (position.outcome().over()) continue;
    const Cell move = position.available_moves().front();
    if (position.after(move).outcome().over()) continue;
    test::NaiveValues values{test::NaiveGame(position)};
    const test::ReasonChecker checker(position, move, &values);
    for (std::uint64_t nodes = 1; nodes < 200; nodes += 7) {
      Solver solver(1 << 14);
      Explanation explanation(solver.context(rules), position, move);
      Budget few(nodes);
      explanation.run(few);
      explanation.stop();
      const std::vector<MoveReason> reasons = explanation.reasons();
      for (const MoveReason& reason : reasons) {
        EXPECT_EQ(checker.fault(reason), "") << to_position_text(position) << to_text(move);
      }
      if (!explanation.assessment().result_is_proven()) continue;
      EXPECT_FALSE(reasons.empty()) << to_position_text(position) << to_text(move);
      Position end = position;
      for (const Cell cell : explanation.line()) end = end.after(cell);
      if (!end.outcome().over()) ++unfinished;
    }
  }
  EXPECT_GT(unfinished, 0);
}

INSTANTIATE_TEST_SUITE_P(, ReasonsByChance,
                         testing::Values("4,4,4", "5,4,4", "4,4,3", "6,4,4", "4,3,3,misere"));

MoveReason the_reason(ReasonKind kind, Mark side, std::vector<Cell> cells, int plies) {
  return {.kind = kind, .side = side, .cells = std::move(cells), .plies = plies};
}

/// The checker is worth nothing if it lets everything pass.
TEST(ReasonChecker, FindsWhatIsFalse) {
  const Rules rules;
  const Position position = parse_position("X.O/.X./..O", rules).value();
  const Cell b1{.row = 0, .column = 1};
  const Cell c2{.row = 1, .column = 2};
  const test::ReasonChecker blocking(position, c2, nullptr);
  const test::ReasonChecker passing(position, b1, nullptr);
  EXPECT_EQ(blocking.fault(the_reason(ReasonKind::blocks_line, Mark::X, {c2}, 0)), "");
  EXPECT_NE(
      blocking.fault(the_reason(ReasonKind::makes_fork, Mark::X, {{.row = 1, .column = 0}}, 3)),
      "");
  EXPECT_NE(blocking.fault(the_reason(ReasonKind::allows_line, Mark::O, {c2}, 2)), "");
  EXPECT_EQ(passing.fault(the_reason(ReasonKind::allows_line, Mark::O, {c2}, 2)), "");
  EXPECT_NE(passing.fault(the_reason(ReasonKind::blocks_line, Mark::X, {b1}, 0)), "");
  EXPECT_NE(passing.fault(the_reason(ReasonKind::allows_fork, Mark::O, {c2}, 4)), "");
  EXPECT_NE(passing.fault(the_reason(ReasonKind::completes_line, Mark::X, {b1}, 1)), "");
  EXPECT_NE(passing.fault(the_reason(ReasonKind::no_line_left, Mark::X, {}, 0)), "");
  EXPECT_NE(passing.fault(the_reason(ReasonKind::weight_bound, Mark::O, {}, 0)), "");
  EXPECT_NE(passing.fault(the_reason(ReasonKind::pairing, Mark::X, {}, 0)), "");
  EXPECT_EQ(passing.fault(the_reason(ReasonKind::threat_sequence, Mark::O, {b1, c2}, 2)), "");
  EXPECT_NE(passing.fault(the_reason(ReasonKind::threat_sequence, Mark::O, {b1}, 1)), "");
  EXPECT_NE(passing.fault(the_reason(ReasonKind::search, Mark::O, {b1, b1}, 2)), "");
  test::NaiveValues values{test::NaiveGame(position)};
  const test::ReasonChecker knowing(position, b1, &values);
  EXPECT_EQ(knowing.fault(the_reason(ReasonKind::search, Mark::O, {b1}, 1)), "")
      << "as far as it goes";
  EXPECT_NE(knowing.fault(the_reason(ReasonKind::search, Mark::X, {b1}, 1)), "") << "O wins";
  EXPECT_NE(
      knowing.fault(the_reason(ReasonKind::search, Mark::O, {b1, {.row = 1, .column = 0}}, 2)), "");
  EXPECT_NE(knowing.fault(the_reason(ReasonKind::only_move, Mark::X, {b1}, 0)), "");
}

}  // namespace
}  // namespace mnk