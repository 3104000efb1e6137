#include "solver/value_search.h"

#include <gtest/gtest.h>

#include "solver/bounds.h"
#include "support/board.h"
#include "support/claims.h"
#include "support/sample.h"
#include "support/solve.h"

namespace mnk {
namespace {

using test::board;
using test::rules;

TEST(PositionBounds, OfANewPositionExcludeOnlyWhatTakesLongerThanTheBoardHas) {
  const PositionBounds normal(Position(rules("3,3,3")));
  EXPECT_EQ(normal.mover().refuted, 0);
  EXPECT_EQ(normal.opponent().refuted, 1);
  EXPECT_FALSE(normal.decided());
  const PositionBounds misere(Position(rules("3,3,3,misere")));
  EXPECT_EQ(misere.mover().refuted, 1);
  EXPECT_EQ(misere.opponent().refuted, 0);
  const PositionBounds last(board(rules("3,3,3"), "XXO OOX XO."));
  EXPECT_TRUE(last.opponent().never()) << "one empty cell is too little for a second move";
}

TEST(PositionBounds, RoundToWhatCanBeTheLengthOfAWin) {
  PositionBounds bounds(Position(rules("4,4,4")));
  bounds.learn(true, Bounds::no_win_within(3));
  EXPECT_EQ(bounds.mover().refuted, 4) << "the side to move cannot win in four plies";
  bounds.learn(true, Bounds::win_within(8));
  EXPECT_EQ(bounds.mover().proven, 7);
  EXPECT_FALSE(bounds.settled());
  EXPECT_TRUE(bounds.decided());
  bounds.learn(true, Bounds::no_win_within(5));
  EXPECT_TRUE(bounds.mover().exact());
  EXPECT_EQ(bounds.assess(), Assessment::proven({.result = Result::win, .plies = 7}));
}

TEST(PositionBounds, KeepTheBetterOfWhatTheyLearn) {
  PositionBounds bounds(Position(rules("4,4,4")));
  bounds.learn(false, Bounds::no_win_within(7));
  bounds.learn(false, Bounds::no_win_within(3));
  EXPECT_EQ(bounds.opponent().refuted, 7);
  bounds.learn(false, Bounds::win_within(10));
  bounds.learn(false, Bounds::win_within(12));
  EXPECT_EQ(bounds.opponent().proven, 10);
  const Assessment known = bounds.assess();
  EXPECT_FALSE(known.is_proven());
  EXPECT_TRUE(known.result_is_proven());
  EXPECT_EQ(known.at_most, (Value{.result = Result::loss, .plies = 10}));
  EXPECT_EQ(known.at_least, (Value{.result = Result::loss, .plies = 8}));
  EXPECT_EQ(max_plies(known), 10);
}

TEST(PositionBounds, NameTheProofOfEachSide) {
  PositionBounds bounds(Position(rules("4,4,4")));
  bounds.learn(true, Bounds::no_win_within(always, Proof::pairing));
  EXPECT_EQ(bounds.assess().cannot_win, Proof::pairing);
  EXPECT_EQ(bounds.assess().cannot_lose, Proof::none);
  EXPECT_FALSE(bounds.assess().is_proven());
  bounds.learn(false, Bounds::no_win_within(always, Proof::erdos_selfridge));
  const Assessment draw = bounds.assess();
  EXPECT_EQ(draw.value, (Value{.result = Result::draw, .plies = 16}));
  EXPECT_EQ(draw.cannot_win, Proof::pairing);
  EXPECT_EQ(draw.cannot_lose, Proof::erdos_selfridge);
  EXPECT_EQ(before_the_move(draw).cannot_win, Proof::erdos_selfridge);
  EXPECT_EQ(before_the_move(draw).cannot_lose, Proof::pairing);
}

TEST(PositionBounds, CallADrawProvenBySearchIfEitherSideNeededOne) {
  PositionBounds bounds(Position(rules("4,4,4")));
  bounds.learn(true, Bounds::no_win_within(always, Proof::pairing));
  bounds.learn(false, Bounds::no_win_within(always));
  EXPECT_EQ(bounds.assess().proof, Proof::search);
  EXPECT_EQ(bounds.assess().cannot_win, Proof::pairing);
}

using test::board;
using test::rules;

TEST(ValueSearch, StopsAtTheResultWhenThatIsAllThatIsAsked) {
  const Position start(rules("6,5,4"));
  const auto nodes = [&](ValueSearch::Aim aim) {
    Solver solver(1 << 20);
    ValueSearch search(solver.context(start.rules()), start, PositionBounds(start));
    Budget budget(test::no_limit);
    EXPECT_TRUE(search.run(budget, aim));
    EXPECT_TRUE(search.bounds().decided());
    EXPECT_TRUE(search.bounds().mover().wins());
    return budget.spent();
  };
  EXPECT_LT(nodes(ValueSearch::Aim::result), nodes(ValueSearch::Aim::value));
}

TEST(ValueSearch, KnowsAMoveThatReachesWhatItProved) {
  int with_move = 0;
  std::uint64_t seed = 0;
  for (const char* game : {"4,4,3", "4,4,4", "5,4,4", "7,4,4", "4,4,3,misere"}) {
    for (int i = 0; i < 20; ++i) {
      const Rules board = rules(game);
      const Position position = test::random_position(board, board.cell_count() - 9, ++seed);
      if (position.outcome().over()) continue;
      Solver solver(1 << 16);
      ValueSearch search(solver.context(board), position, PositionBounds(position));
      Budget budget(test::no_limit);
      search.run(budget);
      const auto move = search.best_move();
      if (!move) continue;
      ++with_move;
      test::TrueValues truth;
      EXPECT_EQ(truth.of_move(position, *move), truth.of(position))
          << game << ' ' << to_position_text(position) << ' ' << to_text(*move);
    }
  }
  EXPECT_GT(with_move, 20);
}

TEST(ValueSearch, StealsTheStrategyOnTheEmptyBoardOnly) {
  const auto proof = [](const Position& position) {
    Solver solver(1 << 16);
    return test::value_of(solver, position).cannot_lose;
  };
  EXPECT_EQ(proof(Position(rules("3,3,3"))), Proof::strategy_stealing);
  EXPECT_EQ(proof(board(rules("3,3,3"), "X.. .O. ...")), Proof::search);
  EXPECT_EQ(proof(Position(rules("3,3,3,misere"))), Proof::search);
}

}  // namespace

}  // namespace mnk
