#include "solver/explanation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <limits>
#include <set>
#include <string>
#include <vector>

#include "engine/notation.h"
#include "solver/solver.h"
#include "support/board.h"
#include "support/heavy.h"
#include "support/reason_checker.h"
#include "support/sample.h"
#include "support/solve.h"

// Tests that the solver finds reasons, and that they are true.
namespace mnk {
namespace {

using test::table_bytes;

/// Explains every move of a position and checks each claim.
class ExplainedMoves {
 public:
  /// The first faults, one per line.
  [[nodiscard]] std::string first_faults() const {
    std::string text;
    for (std::size_t i = 0; i < faults_.size() && i < 10; ++i) text += faults_[i] + '\n';
    return text;
  }

  /// `values` is for trees small enough to enumerate. The game must not be over.
  void check(Solver& solver, const Position& position, test::TrueValues* values) {
    for (const Cell move : position.available_moves()) {
      Budget budget(std::numeric_limits<std::uint64_t>::max());
      Explanation explanation(solver.context(position.rules()), position, move);
      const std::vector<MoveReason> early = explanation.reasons();
      explanation.run(budget);
      const std::vector<MoveReason> reasons = explanation.reasons();
      const test::ReasonChecker checker(position, move, values);
      for (const MoveReason& reason : early) note(checker.fault(reason), position, move);
      for (const MoveReason& reason : reasons) note(checker.fault(reason), position, move);
      note(shortcoming(explanation, reasons, position, move, values), position, move);
    }
  }

 private:
  void note(const std::string& fault, const Position& position, Cell move) {
    if (fault.empty()) return;
    faults_.push_back(to_text(position.rules()) + ' ' + to_position_text(position) + ' ' +
                      to_text(move) + ": " + fault);
  }

  static bool has(const std::vector<MoveReason>& reasons, ReasonKind kind) {
    return std::ranges::find(reasons, kind, &MoveReason::kind) != reasons.end();
  }

  /// Whether this is the only move after which the other side does not complete a line at once.
  static bool forced(const test::NaiveGame& before, Cell move) {
    const char other = test::NaiveGame::other(before.to_move());
    return std::ranges::all_of(before.empty_cells(), [&](int cell) {
      const test::NaiveGame after = before.with(before.to_move(), cell);
      const bool loses = !after.over() && !after.completing_cells(other).empty();
      return loses != (cell == before.index(move));
    });
  }

  static bool ends(test::NaiveGame game, const std::vector<Cell>& line) {
    for (const Cell cell : line) game = game.after(cell);
    return game.over();
  }

  /// A reason that is missing; empty if none.
  static std::string shortcoming(const Explanation& explanation,
                                 const std::vector<MoveReason>& reasons, const Position& position,
                                 Cell move, test::TrueValues* values) {
    if (reasons.size() > max_reasons) return "too many reasons";
    const Assessment known = explanation.assessment();
    if (!known.is_proven()) return "not proven";
    const test::NaiveGame before(position);
    if (values != nullptr) {
      if (values->of_move(position, move) != known.value) return "the value";
    }
    const test::NaiveGame after = before.after(move);
    const char other = test::NaiveGame::other(before.to_move());
    if (after.has_line(before.to_move())) {
      return has(reasons, ReasonKind::completes_line) ? "" : "the line is not told";
    }
    if (has(reasons, ReasonKind::blocks_line) && has(reasons, ReasonKind::only_move) &&
        !forced(before, move)) {
      return "a block that is the only move is not forced";
    }
    const bool in_danger = !before.misere() && !after.completing_cells(other).empty();
    if (in_danger != has(reasons, ReasonKind::allows_line)) return "the other's line is not told";
    if (!test::name_one_reply(reasons)) return "the line begins with another reply";
    if (std::ranges::any_of(reasons, [&](const MoveReason& reason) {
          return reason.kind == ReasonKind::search && !ends(before, reason.cells);
        })) {
      return "the line has no end";
    }
    if (known.value.result == Result::draw) return reasons.empty() ? "nothing shows the draw" : "";
    const bool shown =
        has(reasons, ReasonKind::threat_sequence) || has(reasons, ReasonKind::search);
    return shown ? "" : "nothing shows the win";
  }

  std::vector<std::string> faults_;
};

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
  ExplainedMoves explained;
  test::TrueValues values(start.rules());
  std::set<std::string> seen;
  visit_all(start, seen,
            [&](const Position& position) { explained.check(solver, position, &values); });
  EXPECT_EQ(explained.first_faults(), "");
}

INSTANTIATE_TEST_SUITE_P(, ReasonsInEveryPosition,
                         testing::Values("3,3,3", "3,3,3,misere", "3,3,2", "4,2,3", "4,2,2,misere",
                                         "3,3,4", "5,1,3"));

class ReasonsByChance : public testing::TestWithParam<const char*> {};

/// Late positions, whose whole tree it can enumerate, and early ones, where it can check all but
/// the value of other moves.
TEST_P(ReasonsByChance, AreTrueByTheRulesAloneLateAndEarlyInTheGame) {
  const Rules rules = parse_rules(GetParam()).value();
  Solver solver(table_bytes);
  ExplainedMoves explained;
  const int positions = test::can_do_heavy_work ? 300 : 20;
  for (int i = 0; i < positions; ++i) {
    const auto seed = static_cast<std::uint64_t>(i);
    const Position late = test::random_position(rules, rules.cell_count() - 4 - i % 5, seed);
    test::TrueValues values(rules);
    if (!late.outcome().over()) explained.check(solver, late, &values);
    if (i % 5 != 0) continue;
    const int marks = 2 + i / 5 % (rules.cell_count() / 2);
    const Position early = test::random_position(rules, marks, 1000 + seed / 5);
    if (!early.outcome().over()) explained.check(solver, early, nullptr);
  }
  EXPECT_EQ(explained.first_faults(), "");
}

/// Few nodes may prove a win but not its length.
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

/// A stopped explanation shows the part of the line found so far.
TEST(ReasonsStoppedInTheLine, AreTrueAndShowWhatIsProven) {
  int unfinished = 0;
  for (int i = 0; i < 200; ++i) {
    const Rules rules = parse_rules(i % 2 == 0 ? "4,4,4" : "5,3,3").value();
    const Position position = test::random_position(rules, rules.cell_count() - 4 - i % 5,
                                                    3000 + static_cast<std::uint64_t>(i));
    if (position.outcome().over()) continue;
    const Cell move = position.available_moves().front();
    if (position.after(move).outcome().over()) continue;
    test::TrueValues values(rules);
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

/// Tests the checker itself: it must not accept everything.
TEST(ReasonChecker, FindsWhatIsFalse) {
  const Rules rules;
  const Position position = parse_position("X.O/.X./..O", rules).value();
  const Cell a2{.row = 1, .column = 0};
  const Cell b1{.row = 0, .column = 1};
  const Cell c2{.row = 1, .column = 2};
  const test::ReasonChecker blocking(position, c2, nullptr);
  const test::ReasonChecker passing(position, b1, nullptr);
  EXPECT_EQ(blocking.fault(the_reason(ReasonKind::blocks_line, Mark::X, {c2}, 0)), "");
  EXPECT_NE(blocking.fault(the_reason(ReasonKind::makes_fork, Mark::X, {a2}, 3)), "");
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
  test::TrueValues values(rules);
  const test::ReasonChecker knowing(position, b1, &values);
  EXPECT_EQ(knowing.fault(the_reason(ReasonKind::search, Mark::O, {b1}, 1)), "")
      << "as far as it goes";
  EXPECT_NE(knowing.fault(the_reason(ReasonKind::search, Mark::X, {b1}, 1)), "") << "O wins";
  EXPECT_NE(knowing.fault(the_reason(ReasonKind::search, Mark::O, {b1, a2}, 2)), "");
  EXPECT_NE(knowing.fault(the_reason(ReasonKind::only_move, Mark::X, {b1}, 0)), "");
}

using test::board;
using test::cell;

/// The joined cells of a move's immediate reason of this kind; "none" without one.
std::string at_once(const Position& position, std::string_view move, ReasonKind kind) {
  Solver solver(1 << 12);
  const auto reasons =
      Explanation(solver.context(position.rules()), position, cell(move)).reasons();
  const auto found = std::ranges::find(reasons, kind, &MoveReason::kind);
  return found == reasons.end() ? "none" : to_text(found->cells);
}

TEST(ReasonsAtOnce, NameTheForkThatAMoveMakes) {
  EXPECT_EQ(at_once(board(Rules(), "X.. .O. ..X"), "c1", ReasonKind::makes_fork), "none")
      << "it is O's turn";
  EXPECT_EQ(at_once(board(Rules(), "X.. .O. O.X"), "c1", ReasonKind::makes_fork), "b1.c2");
}

TEST(ReasonsAtOnce, NameTheForkThatAMoveAllows) {
  EXPECT_EQ(at_once(board(Rules(), "X.. .O. ..X"), "a3", ReasonKind::allows_fork), "c1")
      << "the fork stops the one threat that O has";
  EXPECT_EQ(at_once(board(Rules(), "X.. .O. ..X"), "b1", ReasonKind::allows_fork), "none");
  EXPECT_EQ(at_once(Position(Rules()), "b2", ReasonKind::allows_fork), "none");
}

/// The reason for a win of X by this line of play.
ReasonKind kind_of_win(const Position& position, std::string_view line) {
  Solver solver(1 << 12);
  const std::vector<Cell> cells = parse_moves(line, Position(Rules())).value();
  return reason_of_win(solver.context(position.rules()), position, cells, Mark::X).kind;
}

/// X wins by b1, c1, c3 only because O does not complete its own line in between.
TEST(ReasonOfWin, IsASearchWhereTheLoserCouldHaveWonInstead) {
  EXPECT_EQ(kind_of_win(board(Rules(), "X.. ..X OO."), "b1.c1.c3"), ReasonKind::search);
}

TEST(ReasonOfWin, IsASequenceOfThreatsWhereEachReplyIsForced) {
  EXPECT_EQ(kind_of_win(board(Rules(), "X.. .O. O.X"), "c1.b1.c2"), ReasonKind::threat_sequence);
  EXPECT_EQ(kind_of_win(board(Rules(), "X.. .O. ..."), "b1.a2.c1"), ReasonKind::search)
      << "a2 does not stop c1";
}

}  // namespace
}  // namespace mnk
