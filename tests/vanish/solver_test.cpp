#include "vanish/solver.h"

#include <gtest/gtest.h>

#include "engine/notation.h"
#include "play.h"
#include "players/search_job.h"
#include "support/heavy.h"
#include "vanish/states.h"

namespace mnk::vanish {
namespace {

using test::game;

/// Checks every reachable position.
void expect_values_of_the_second_program(std::string_view text) {
  const Rules rules = test::rules(text);
  const Solver solver(rules);
  for (const auto& [board, value] : test::second_program(rules).values()) {
    Budget budget(1);
    const Assessment known = solver.assess(test::position_of(rules, board), budget);
    ASSERT_TRUE(known.is_proven());
    ASSERT_EQ(static_cast<int>(known.value.result) - 1, value.result);
    ASSERT_EQ(known.value.plies, value.plies);
  }
}

TEST(VanishSolver, AgreesWithASecondProgramOnEveryPosition) {
  for (const char* small :
       {"3,3,2,vanish", "4,2,3,vanish", "3,3,2,vanish,misere", "4,2,3,vanish,misere"}) {
    expect_values_of_the_second_program(small);
  }
}

TEST(VanishSolver, AgreesWithASecondProgramOnEveryPositionOfThreeByThree) {
  if (!mnk::test::can_do_heavy_work) return;
  expect_values_of_the_second_program("3,3,3,vanish");
  expect_values_of_the_second_program("3,3,3,vanish,misere");
}

TEST(VanishSolver, CountsTheKnownNumbersOfPositions) {
  const games::GameStats known{{"positions", 66'682}, {"won", 45'709},     {"lost", 13'388},
                               {"drawn", 7'585},      {"terminal", 6'768}, {"longest_win", 17}};
  EXPECT_EQ(counting().count(Rules().board()), known);
  const auto drawn = counting().count(test::rules("4,4,2,vanish").board()).at(3);
  EXPECT_EQ(drawn.second, 0U) << "not even of the empty board";
}

/// X to move: b3 repeats a position for the third time, and b2 and a3 draw too.
TEST(VanishSolver, CallsNoMoveTheOnlyOneWhereTheThirdRepetitionDrawsAsWell) {
  const std::string once = "b1.c1.a2.c2.c3.b3.b2.a1.";
  const Position last = game("3,3,3,vanish", once + once + "b1.c1.a2.c2.c3");
  const Solver solver{Rules()};
  Budget budget(1);
  for (const auto& [move, known] : solver.analyse(last, budget)) {
    if (known.value.result != Result::draw) continue;
    for (const MoveReason& reason : solver.reasons(last, move)) {
      EXPECT_NE(reason.kind, ReasonKind::only_move) << to_text(move);
    }
  }
}

TEST(VanishSolver, SaysWhereAPlainSearchStopsOnFourByFour) {
  const Rules rules = test::rules("4,4,4,vanish");
  ASSERT_FALSE(is_solved(rules));
  const Solver solver(rules);
  Budget budget(20'000);
  const Assessment unknown = solver.assess(Position(rules), budget);
  EXPECT_FALSE(unknown.is_proven());
  EXPECT_EQ(unknown.at_least.result, Result::loss);
  EXPECT_EQ(unknown.at_most.result, Result::win);
  EXPECT_EQ(unknown.at_least.plies, unknown.at_most.plies);
  const Position near_end = game("4,4,4,vanish", "a1.a2.b1.b2.c1.c2");
  Budget more(100'000);
  const Assessment won = solver.assess(near_end, more);
  EXPECT_TRUE(won.is_proven());
  EXPECT_EQ(won.value, (Value{.result = Result::win, .plies = 1}));
}

TEST(VanishSolver, ListsTheBestMovesFirstAndAnswersAboutOtherRulesAsANewOne) {
  const auto used = make_solver(0);
  for (const char* text : {"3,3,3,vanish", "3,3,2,vanish", "3,3,2,vanish,misere"}) {
    const SearchRequest asked{.goal = SearchGoal::analysis,
                              .position = games::AnyPosition(Position(test::rules(text))),
                              .node_budget = 1'000};
    const auto fresh = make_solver(0);
    const SearchReport report = SearchJob(asked, used->task(asked)).finish();
    EXPECT_EQ(report, SearchJob(asked, fresh->task(asked)).finish()) << text;
    EXPECT_TRUE(std::ranges::is_sorted(report.moves, better_known));
  }
}

TEST(VanishSolver, MakesTheSameTableInSlices) {
  const Rules rules = test::rules("3,3,3,vanish");
  const Solver all_at_once(rules);
  const ValueTable& at_once = *all_at_once.table();
  Solver solver(rules, 0);
  int slices = 1;
  for (Budget budget(777); !solver.make(budget); budget = Budget(777)) {
    ASSERT_EQ(solver.table(), nullptr);
    ++slices;
  }
  EXPECT_GT(slices, 100);
  ASSERT_NE(solver.table(), nullptr);
  for (std::size_t index = 0; index < at_once.states().count(); ++index) {
    const State state = at_once.states().at(index);
    ASSERT_EQ(solver.table()->value(state), at_once.value(state)) << index;
  }
}

TEST(VanishSolver, SearchesAsExactlyAsTheTableKnows) {
  const Rules rules = test::rules("3,3,3,vanish");
  const Solver solver(rules);
  const ValueTable& table = *solver.table();
  for (std::size_t index = 0; index < table.states().count(); index += 97) {
    const State state = table.states().at(index);
    if (table.states().is_line(state.mover.set)) continue;
    Budget budget(1'000'000);
    const auto found = solver.value_within(5, state, budget);
    const Value known = table.value(state);
    const bool within = known.result != Result::draw && known.plies <= 5;
    ASSERT_EQ(found.has_value(), within) << index;
    if (within) {
      ASSERT_EQ(*found, known) << index;
    }
  }
}

}  // namespace
}  // namespace mnk::vanish
