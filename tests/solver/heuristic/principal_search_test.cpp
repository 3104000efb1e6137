#include "solver/heuristic/principal_search.h"

#include <gtest/gtest.h>

#include <string>

#include "support/board.h"

namespace mnk {
namespace {

using test::rules;

struct SearchOutcome {
  std::string text;  ///< of the best moves with their scores and lines
  std::uint64_t nodes;
};

SearchOutcome search(const Position& position, const SearchLimits& limits, std::uint64_t slice) {
  const PatternKnowledge knowledge(position.rules().in_a_row());
  ScoreTable table(14);
  PrincipalSearch search(knowledge, table, position, limits);
  for (bool over = false; !over;) {
    Budget budget(slice);
    over = search.run(budget);
  }
  SearchOutcome outcome{.text = "", .nodes = search.nodes()};
  for (const RootMove& judged : search.moves()) {
    if (judged.depth == 0) break;
    outcome.text += std::to_string(judged.score) + ':';
    for (const Cell cell : judged.line) outcome.text += to_text(cell) + ' ';
  }
  return outcome;
}

const Position& middle_game() {
  static const Position position =
      test::game(rules("15,15,5"), "h8.i8.g9.i7.i9.h9.g10.j6.k5.g7.h7.f9");
  return position;
}

TEST(PrincipalSearch, SaysTheSameWhereverItIsPaused) {
  const SearchLimits limits{.nodes = 20'000, .lines = 3};
  const SearchOutcome whole = search(middle_game(), limits, ~std::uint64_t{0});
  for (const std::uint64_t slice : {1U, 7U, 1'000U}) {
    const SearchOutcome sliced = search(middle_game(), limits, slice);
    EXPECT_EQ(sliced.text, whole.text);
    EXPECT_EQ(sliced.nodes, whole.nodes);
  }
}

TEST(PrincipalSearch, WinsStopsAndCountsThePlies) {
  const Rules gomoku = rules("15,15,5");
  const auto best = [&](const char* moves) {
    const PatternKnowledge knowledge(5);
    ScoreTable table(12);
    PrincipalSearch search(knowledge, table, test::game(gomoku, moves), {.nodes = 20'000});
    Budget budget(~std::uint64_t{0});
    search.run(budget);
    const RootMove& front = search.moves().front();
    return to_text(front.move) + ' ' + std::to_string(front.score);
  };
  EXPECT_EQ(best("h8.a1.i8.a2.j8.a3.k8.g8"), "l8 " + std::to_string(win_in(1)));
  EXPECT_EQ(best("h8.a1.i8.a15.j8.o1").substr(3), std::to_string(win_in(3))) << "an open three";
  EXPECT_EQ(best("h8.g8.i8.a1.j8.o1.k8").substr(0, 2), "l8") << "the only cell that stops five";
  EXPECT_EQ(best("h8.a1.i8.a15.j8.o1.k8").substr(3), std::to_string(loss_in(2)));
}

TEST(PrincipalSearch, LooksBehindAForcedMoveOnlyForItsValue) {
  const PatternKnowledge knowledge(5);
  const auto depth = [&](bool choice) {
    ScoreTable table(12);
    PrincipalSearch search(knowledge, table, test::game(rules("15,15,5"), "h8.g8.i8.a1.j8.o1.k8"),
                           {.nodes = 2'000, .choice = choice});
    Budget budget(~std::uint64_t{0});
    search.run(budget);
    return search.moves().front().depth;
  };
  EXPECT_EQ(depth(true), 1) << "there is nothing to choose";
  EXPECT_GT(depth(false), 1);
}

/// Attacks and defences, close together and far apart. Only a deliberate change of the search or
/// the weights may change this.
TEST(NodeSignature, OfTheHeuristicSearch) {
  const std::pair<const char*, const char*> games[] = {
      {"15,15,5", "h8.i9.h10.h9.g9.i11.i7.f10"},    {"15,15,5", "h8.i9.g9.i8.i7.g7.f8.h9"},
      {"15,15,5", "h8.h9.i8.g8.i9.i7.j8.k8"},       {"15,15,5", "h8.g9.i9.g7.g8.h7.j8.f9.k7"},
      {"15,15,5", "e5.e6.f6.d5.g7.h8.g5.f5.e7.f7"}, {"8,7,5", "d4.e4.d5.d3.e3"},
      {"19,19,6", "j10.k10.j11.j9.k9.i11.k11"},     {"7,7,4", "d4.c3.e5"}};
  std::uint64_t folded = 0;
  const PatternKnowledge knowledge_of[] = {PatternKnowledge(4), PatternKnowledge(5),
                                           PatternKnowledge(6)};
  for (const auto& [board, moves] : games) {
    const Position position = test::game(rules(board), moves);
    ScoreTable table(12);
    const PatternKnowledge& knowledge =
        knowledge_of[static_cast<std::size_t>(position.rules().in_a_row()) - 4];
    PrincipalSearch search(knowledge, table, position, {.nodes = 4'000, .lines = 2});
    const PatternBoard squares(knowledge, position);
    Budget budget(~std::uint64_t{0});
    search.run(budget);
    folded = folded * 31 + search.nodes();
    for (const RootMove& judged : search.moves()) {
      folded = folded * 31 + squares.square(judged.move);
      folded = folded * 31 + static_cast<std::uint64_t>(judged.score);
      folded = folded * 31 + judged.line.size();
    }
  }
  EXPECT_EQ(folded, 16300013593619817091u);
}

}  // namespace
}  // namespace mnk
