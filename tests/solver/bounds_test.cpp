#include "solver/bounds.h"

#include <gtest/gtest.h>

#include "support/board.h"

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

}  // namespace
}  // namespace mnk
