#include "solver/heuristic/heuristic_search.h"

#include <gtest/gtest.h>

#include <optional>
#include <set>

#include "support/board.h"
#include "support/dice.h"

/// Random positions in which one move defends against continuous fours, found by a complete search
/// for fours. The heuristic search must find the move.
namespace mnk {
namespace {

using test::game;
using test::opening;
using test::rules;

/// X wins by fours against any play.
const Position& winning() {
  static const Position position = game(rules("15,15,5"), "h8.a1.i8.a3.j8.o1.h9.o3.h10.a15");
  return position;
}

struct Judged {
  Judged(const Position& position, const SearchLimits& limits, std::uint64_t nodes)
      : judgement(knowledge, table, position, limits) {
    Budget budget(nodes);
    done = judgement.run(budget);
    spent = budget.spent();
  }
  PatternKnowledge knowledge{5};
  ScoreTable table{12};
  HeuristicSearch judgement;
  bool done = false;
  std::uint64_t spent = 0;
};

TEST(HeuristicSearch, IsOverWithAWinByFoursThatIsAllThatIsWanted) {
  const Judged judged(winning(), {}, 50'000);
  EXPECT_TRUE(judged.done);
  EXPECT_LT(judged.spent, 1'000U);
  const std::vector<Cell>& line = judged.judgement.forced_win();
  ASSERT_FALSE(line.empty());
  const RootMove best = judged.judgement.best();
  EXPECT_EQ(best.move, line.front());
  EXPECT_EQ(best.line, line);
  EXPECT_EQ(best.depth, static_cast<int>(line.size()));
  EXPECT_EQ(best.score, win_in(static_cast<int>(line.size())));
  Position position = winning();
  for (const Cell move : line) EXPECT_TRUE(position.play(move));
  EXPECT_EQ(position.outcome(), Outcome::win(Mark::X));
}

TEST(HeuristicSearch, GoesOnAfterAWinByFoursWhereMoreMovesAreWanted) {
  const Judged judged(winning(), {.nodes = 3'000, .lines = 3}, 50'000);
  EXPECT_TRUE(judged.done);
  EXPECT_GT(judged.judgement.moves()[1].depth, 0);
  EXPECT_EQ(judged.judgement.moves().front().line, judged.judgement.forced_win());
}

TEST(HeuristicSearch, HasEachMoveOnceAndTheBestFirst) {
  // After 4000 4200 nodes it has just completed a depth.
  const Cell far = test::cell("a1");
  const Judged judged(opening(), {.nodes = 5'000, .lines = 4, .also = far}, 50'000);
  const std::vector<RootMove> root_moves = judged.judgement.moves();
  std::set<Cell> moves;
  for (const RootMove& root_move : root_moves) {
    EXPECT_TRUE(moves.insert(root_move.move).second);
    EXPECT_FALSE(opening().refusal(root_move.move));
    EXPECT_EQ(root_move.line.front(), root_move.move);
  }
  EXPECT_EQ(root_moves.front().move, judged.judgement.best().move);
  for (std::size_t i = 1; i < 5; ++i) EXPECT_LE(root_moves[i].score, root_moves[i - 1].score);
  EXPECT_EQ(std::pair(root_moves[4].move, root_moves[4].depth),
            std::pair(far, root_moves[0].depth));
}

/// A position with too many fours for a search of them to finish.
TEST(HeuristicSearch, LooksForFoursWithAFifthOfItsNodesAndForThreatsWithATenth) {
  const Position position =
      game(rules("15,15,5"),
           "l10.g13.d9.c9.g5.j11.m9.c5.g9.c3.l5.c11.g12.k3.k4.j4.m4.m12.l7.l13.d8.l12.e4.f10.l3.c8."
           "d5.h9.k12.f8.d13.i12.f11.c13.i10.h6.h7.f4");
  const SearchLimits limits{.nodes = 1'000};
  const Judged judged(position, limits, 50'000);
  ASSERT_TRUE(judged.done);
  ASSERT_TRUE(judged.judgement.forced_win().empty());
  ScoreTable table(12);
  PrincipalSearch search(judged.knowledge, table, position, limits);
  Budget budget(50'000);
  ASSERT_TRUE(search.run(budget));
  PatternBoard board(judged.knowledge, position);
  ThreatSearch threats(board);
  while (threats.nodes() < 100) threats.look();
  EXPECT_EQ(judged.judgement.nodes(), search.nodes() + 200U + threats.nodes());
}

TEST(HeuristicSearch, FindsAWinByThreesWhereFoursAreTooFew) {
  const Position position = game(rules("15,15,5"), "h8.a1.i8.o1.g9.a15.g10.o15");
  const Judged judged(position, {.nodes = 10'000}, 50'000);
  ASSERT_TRUE(judged.done);
  EXPECT_LT(judged.judgement.nodes(), 1'000U) << "nothing is left to search";
  EXPECT_FALSE(judged.judgement.forced_win().empty());
  const PatternBoard board(judged.knowledge, position);
  EXPECT_EQ(board.count(Mark::X, Threat::four), 0) << "no four to begin with";
  const Judged paused(position, {.nodes = 10'000}, 20);
  EXPECT_FALSE(paused.done);
  EXPECT_EQ(paused.spent, 20U);
}

TEST(Rules, ThatCanBeJudgedAreNormalOnesThatPatternsReach) {
  EXPECT_TRUE(can_evaluate(rules("3,3,3")));
  EXPECT_TRUE(can_evaluate(rules("9,9,8")));
  EXPECT_FALSE(can_evaluate(rules("9,9,9")));
  EXPECT_FALSE(can_evaluate(rules("9,9,5,misere")));
}

constexpr std::uint64_t node_limit = 100'000;
constexpr std::uint64_t nodes_for_proof = 3'000;
constexpr int wanted = 100;
constexpr int at_least = 95;

/// Stones close together, from moves that make some sense: each next to another stone.
Position sensible(const Rules& rules, test::Dice& dice) {
  Position position(rules);
  const int stones = dice.between(14, 26);
  for (int tries = 0; tries < 300 && position.mark_count() < stones; ++tries) {
    if (!position.play({.row = 3 + dice.below(9), .column = 3 + dice.below(9)})) continue;
    if (position.outcome().over()) position.take_back();
  }
  return position;
}

class Tactics : public testing::Test {
 protected:
  /// Whether the side to move wins by fours; nothing if the search did not finish.
  std::optional<bool> wins(PatternBoard& board) {
    fours_.start(board);
    fours_.run(nodes_for_proof);
    const FourSearch::State state = fours_.state();
    fours_.abandon();
    if (state == FourSearch::State::searching) return std::nullopt;
    return state == FourSearch::State::won;
  }

  /// Whether the opponent, to move after this one, wins by fours.
  std::optional<bool> loses_after(PatternBoard& board, Square move) {
    board.play(move);
    const auto result = wins(board);
    board.take_back();
    return result;
  }

  /// The only cell after which the opponent does not win by fours; nothing if none or several
  /// qualify, if a question stays open, or if the side to move wins itself.
  std::optional<Square> only_defence(PatternBoard& board) {
    if (wins(board).value_or(true)) return std::nullopt;
    std::optional<Square> only;
    bool unique = true;
    board.empty_squares().for_each([&](Square move) {
      if (!unique) return;
      const auto loses = loses_after(board, move);
      if (loses && *loses) return;
      unique = loses.has_value() && !only;
      only = move;
    });
    return unique ? only : std::nullopt;
  }

  [[nodiscard]] bool plays(const Position& position, Square move) const {
    ScoreTable table(16);
    HeuristicSearch judgement(knowledge_, table, position, {.nodes = node_limit});
    Budget budget(~std::uint64_t{0});
    judgement.run(budget);
    return judgement.best().move == PatternBoard(knowledge_, position).cell(move);
  }

  Rules rules_ = test::rules("15,15,5");
  PatternKnowledge knowledge_{5};
  FourSearch fours_;
};

TEST_F(Tactics, FindTheOnlyDefenceAgainstFours) {
  test::Dice dice(2);
  int right = 0;
  for (int found = 0; found < wanted;) {
    const Position position = sensible(rules_, dice);
    PatternBoard board(knowledge_, position);
    const std::optional<Square> move = only_defence(board);
    if (!move) continue;
    ++found;
    right += plays(position, *move) ? 1 : 0;
  }
  EXPECT_GE(right, at_least);
}

}  // namespace
}  // namespace mnk
