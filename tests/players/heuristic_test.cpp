#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/notation.h"
#include "players/heuristic_level.h"
#include "players/mnk_solver.h"
#include "players/search_job.h"
#include "search/search_text.h"
#include "support/opening.h"

/// Players and analysis on boards beyond solving.
namespace mnk {
namespace {

using test::cell;
using test::game;
using test::opening;
using test::rules;

constexpr std::size_t heuristic_table_bytes = 1 << 22;

SearchRequest request(SearchGoal goal, const Position& position, PlayerKind player,
                      std::uint64_t nodes, std::uint64_t seed = 11) {
  return {.id = 3,
          .goal = goal,
          .position = position,
          .player = player,
          .seed = seed,
          .node_budget = nodes};
}

SearchReport answer(const SearchRequest& request) {
  Solver solver(heuristic_table_bytes);
  return think(request, solver);
}

TEST(JudgedPlayers, SayTheSameHoweverTheyAreSliced) {
  const std::pair<SearchGoal, PlayerKind> asked[] = {{SearchGoal::move, PlayerKind::easy},
                                                     {SearchGoal::move, PlayerKind::hard},
                                                     {SearchGoal::hint, PlayerKind::human},
                                                     {SearchGoal::analysis, PlayerKind::human}};
  for (const auto& [task, player] : asked) {
    const SearchRequest asked_for = request(task, opening(), player, 30'000);
    const SearchReport at_once = answer(asked_for);
    for (const std::uint64_t slice : {77U, 4'096U}) {
      Solver solver(heuristic_table_bytes);
      SearchJob thinking(asked_for, task_of(asked_for, solver));
      while (!thinking.done()) thinking.step(slice);
      EXPECT_EQ(thinking.report(), at_once) << slice;
    }
  }
}

TEST(JudgedPlayers, OpenInTheMiddleAtOnce) {
  for (const PlayerKind player : {PlayerKind::medium, PlayerKind::hard, PlayerKind::perfect}) {
    const SearchReport report =
        answer(request(SearchGoal::move, Position(rules("15,15,5")), player, 100'000));
    EXPECT_EQ(report.move, cell("h8"));
    EXPECT_LT(report.nodes, 6'000U) << "an empty board needs no thought";
  }
}

TEST(JudgedPlayers, AnswerTheFirstMoveBesideIt) {
  const Cell move =
      answer(request(SearchGoal::move, game(rules("15,15,5"), "h8"), PlayerKind::perfect, 100'000))
          .move.value();
  EXPECT_LE(std::max(std::abs(move.row - 7), std::abs(move.column - 7)), 2) << to_text(move);
}

TEST(JudgedPlayers, GiveAChanceAndALineWhereNothingIsProven) {
  const SearchReport report =
      answer(request(SearchGoal::hint, opening(), PlayerKind::human, 100'000));
  EXPECT_FALSE(report.value.is_proven());
  ASSERT_TRUE(report.value.chance);
  EXPECT_GT(report.variation.size(), 1U);
  EXPECT_EQ(report.variation.front(), report.move);
  Position position = opening();
  for (const Cell move : report.variation) EXPECT_TRUE(position.play(move));
}

TEST(JudgedPlayers, AnnounceAWinByFoursAsSure) {
  const Position position = game(rules("15,15,5"), "h8.a1.i8.a3.j8.o1.h9.o3.h10.a15");
  const SearchReport report =
      answer(request(SearchGoal::move, position, PlayerKind::perfect, 60'000));
  EXPECT_EQ(report.value.at_least.result, Result::win);
  EXPECT_EQ(report.value.value.result, Result::win);
}

TEST(JudgedPlayers, GiveAnAnalysisThatCrossesToAWorkerAndBack) {
  const Position position = opening();
  const SearchReport report =
      answer(request(SearchGoal::analysis, position, PlayerKind::human, 20'000));
  EXPECT_EQ(parse_report(to_text(report), position.rules()), report);
}

/// How often a player stops an open three that lies as `moves` say, in a hundred games.
int stops(PlayerKind player, const char* moves, const std::set<std::string>& answers) {
  int count = 0;
  Solver solver(heuristic_table_bytes);
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Cell move = choose(game(rules("15,15,5"), moves), player, seed, 100'000, solver);
    count += answers.contains(to_text(move)) ? 1 : 0;
  }
  return count;
}

TEST(Levels, OverlookADistantDiagonalMoreThanARowBesideTheLastMove) {
  const char* row = "g8.a1.h8.a15.i8";
  const char* diagonal = "e5.o1.f6.o15.g7.n1.a15";
  const int row_stopped = stops(PlayerKind::easy, row, {"e8", "f8", "j8", "k8"});
  const int diagonal_stopped = stops(PlayerKind::easy, diagonal, {"c3", "d4", "h8", "i9"});
  EXPECT_GT(row_stopped, diagonal_stopped);
  EXPECT_GT(stops(PlayerKind::hard, row, {"e8", "f8", "j8", "k8"}), 95);
  EXPECT_GT(diagonal_stopped, 5) << "even easy is not blind";
}

TEST(Levels, PlayVariedMoves) {
  std::set<Cell> moves;
  Solver solver(heuristic_table_bytes);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    moves.insert(choose(opening(), PlayerKind::easy, seed, 100'000, solver));
  }
  EXPECT_GT(moves.size(), 1U);
}

}  // namespace
}  // namespace mnk
