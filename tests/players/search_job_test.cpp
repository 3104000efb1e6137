#include "players/search_job.h"

#include <gtest/gtest.h>

#include "players/mnk_solver.h"
#include "search/solvers.h"
#include "support/board.h"

namespace mnk {
namespace {

using test::rules;

constexpr std::size_t thinking_table_bytes = 1 << 22;

SearchRequest small_request(SearchGoal goal, Position position, PlayerKind player,
                            std::uint64_t nodes) {
  return {.id = 3,
          .goal = goal,
          .position = std::move(position),
          .player = player,
          .seed = 11,
          .node_budget = nodes};
}

TEST(Thinking, GivesTheSameReportHoweverItIsSliced) {
  const std::pair<SearchGoal, PlayerKind> asked[] = {
      {SearchGoal::move, PlayerKind::random},       {SearchGoal::move, PlayerKind::easy},
      {SearchGoal::move, PlayerKind::hard},         {SearchGoal::hint, PlayerKind::human},
      {SearchGoal::analysis, PlayerKind::human},    {SearchGoal::review, PlayerKind::human},
      {SearchGoal::explanation, PlayerKind::human}, {SearchGoal::solve, PlayerKind::human}};
  for (const char* game : {"4,4,4", "5,5,4", "9,9,5", "15,15,5", "4,4,3,misere"}) {
    for (const auto& [task, player] : asked) {
      SearchRequest asked_for = small_request(task, Position(rules(game)), player, 20'000);
      if (task == SearchGoal::explanation) asked_for.move = test::cell("b2");
      Solver whole(thinking_table_bytes);
      const SearchReport at_once = think(asked_for, whole);
      for (const std::uint64_t slice : {777u, 4096u}) {
        Solver sliced(thinking_table_bytes);
        SearchJob thinking(asked_for, task_of(asked_for, sliced));
        EXPECT_EQ(thinking.report().id, asked_for.id);
        while (!thinking.done()) thinking.step(slice);
        EXPECT_EQ(thinking.report(), at_once) << game << ' ' << to_text(task) << ' ' << slice;
      }
    }
  }
}

TEST(Thinking, KeepsToItsBudgetAndHasAMoveAtAnyTime) {
  Solver solver(thinking_table_bytes);
  const Position start(rules("8,8,5"));
  const SearchRequest request = small_request(SearchGoal::move, start, PlayerKind::perfect, 30'000);
  SearchJob thinking(request, task_of(request, solver));
  EXPECT_TRUE(thinking.report().move);
  while (!thinking.done()) {
    EXPECT_FALSE(start.refusal(thinking.step(1'000).move.value()));
  }
  EXPECT_LE(thinking.report().nodes, 30'000u);
  EXPECT_FALSE(thinking.report().value.is_proven());
}

TEST(Thinking, StopsWhenToldAndCanGoOn) {
  Solver solver(thinking_table_bytes);
  const SearchRequest request =
      small_request(SearchGoal::hint, Position(rules("6,5,4")), PlayerKind::human, 400'000);
  SearchJob thinking(request, task_of(request, solver));
  const std::atomic<bool> stop = true;
  EXPECT_FALSE(thinking.step(1'000'000, &stop).done);
  EXPECT_EQ(thinking.report().nodes, 0u);
  while (!thinking.done()) thinking.step(1'000'000);
  EXPECT_EQ(thinking.report().value, Assessment::proven({.result = Result::win, .plies = 11}));
}

TEST(Thinking, SaysInAnAnalysisWhatThePositionIsWorth) {
  const Position position = test::board(rules("3,3,3"), "X.. .O. ..X");
  Solver solver(thinking_table_bytes);
  const SearchReport done =
      think(small_request(SearchGoal::analysis, position, PlayerKind::perfect, 100'000), solver);
  EXPECT_EQ(done.value.value, (Value{.result = Result::draw, .plies = 6}));
  EXPECT_TRUE(done.value.is_proven());
  EXPECT_EQ(done.variation, std::vector<Cell>{done.moves.front().move});
}

TEST(Players, EveryKindPlaysALegalMoveWithHardlyAnyNodes) {
  for (const std::string_view name : names_of<PlayerKind>) {
    const PlayerKind kind = parse_name<PlayerKind>(name).value();
    if (kind == PlayerKind::human) continue;
    for (const char* game : {"1,1,1", "3,3,3", "20,20,5", "2,2,2,misere", "3,3,5"}) {
      for (const std::uint64_t nodes : {0u, 1u, 100u}) {
        Solver solver(1 << 12);
        const Position start(rules(game));
        EXPECT_FALSE(start.refusal(choose(start, kind, 5, nodes, solver))) << game;
      }
    }
  }
}

SearchRequest a_request(std::uint32_t id) {
  return {.id = id,
          .goal = SearchGoal::move,
          .position = test::board(test::rules("3,3,3"), "XX. OO. ..."),
          .player = PlayerKind::perfect,
          .seed = 1,
          .node_budget = 1'000};
}

TEST(InlineEngine, AnswersOnceWhatItWasAsked) {
  InlineEngine engine(1 << 12);
  EXPECT_FALSE(engine.poll()) << "nothing was asked";
  engine.ask(a_request(7));
  const auto report = engine.poll();
  ASSERT_TRUE(report);
  EXPECT_TRUE(report->done);
  EXPECT_EQ(report->id, 7U);
  EXPECT_EQ(report->move, test::cell("c1"));
  EXPECT_FALSE(engine.poll()) << "it has been answered";
}

TEST(InlineEngine, AnswersTheLastRequestAndNoneThatWasStopped) {
  InlineEngine engine(1 << 12);
  engine.ask(a_request(1));
  engine.ask(a_request(2));
  EXPECT_EQ(engine.poll()->id, 2U);
  engine.ask(a_request(3));
  engine.stop();
  EXPECT_FALSE(engine.poll());
  EXPECT_FALSE(engine.unavailable());
}

}  // namespace
}  // namespace mnk
