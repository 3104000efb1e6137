#include "teaching/menace.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/canonical.h"
#include "support/sample.h"

// Michie's machine of boxes and beads: its boxes, rewards and results.
namespace mnk {
namespace {

TEST(Menace, HasMichies304Boxes) {
  const Menace machine(Mark::X);
  ASSERT_EQ(machine.boxes().size(), 304u);
  std::array<int, 5> stages{};
  std::set<std::string> keys;
  for (const Matchbox& box : machine.boxes()) {
    ++stages[static_cast<std::size_t>(box.stage)];
    keys.insert(canonical(box.front).key);
    EXPECT_EQ(box.front.to_move(), Mark::X);
    EXPECT_FALSE(box.front.outcome().over());
    EXPECT_EQ(box.front.mark_count(), 2 * (box.stage - 1));
  }
  EXPECT_EQ(stages, (std::array{0, 1, 12, 108, 183}));
  EXPECT_EQ(keys.size(), 304u) << "no two boxes stand for the same position";
}

/// Another test shows the moves of the first box, in the page's JSON.
TEST(Menace, BeginsWithFewerBeadsOfEachMoveTheLaterTheBoxIsUsed) {
  const Menace machine(Mark::X);
  for (const Matchbox& box : machine.boxes()) {
    for (const Beads& beads : box.beads) EXPECT_EQ(beads.count, 5 - box.stage);
  }
}

TEST(Menace, GetsThreeBeadsForAWinOneForADrawAndLosesOneByALoss) {
  for (const auto& [result, change] :
       {std::pair(Result::win, 3), std::pair(Result::draw, 1), std::pair(Result::loss, -1)}) {
    Menace machine(Mark::X);
    Random random(7);
    ASSERT_TRUE(machine.draw(Position(Rules()), random));
    const std::size_t kind = machine.drawn().front().kind;
    machine.learn(result);
    EXPECT_EQ(machine.boxes().front().beads[kind].count, 4 + change);
    EXPECT_EQ(machine.boxes().front().count(), 12 + change) << "and no other bead has moved";
    EXPECT_TRUE(machine.drawn().empty());
  }
}

TEST(Menace, ResignsInFrontOfAnEmptyBox) {
  Menace machine(Mark::X);
  Random random(1);
  for (int loss = 0; loss < 12; ++loss) {
    ASSERT_TRUE(machine.draw(Position(Rules()), random));
    machine.learn(Result::loss);
  }
  EXPECT_FALSE(machine.draw(Position(Rules()), random));
}

TEST(Menace, DrawsOnABoardThatIsTurnedWhatItsBoxHasOnTheFront) {
  Menace machine(Mark::X);
  Random random(3);
  for (std::size_t box = 0; box < machine.boxes().size(); ++box) {
    const Position& front = machine.boxes()[box].front;
    const Position turned = test::mirrored(front, 2);
    const auto move = machine.draw(turned, random);
    ASSERT_TRUE(move);
    EXPECT_FALSE(turned.refusal(*move));
    EXPECT_EQ(machine.drawn().back().box, box);
    const Cell drawn = machine.boxes()[box].beads[machine.drawn().back().kind].move;
    EXPECT_EQ(canonical(turned.after(*move)).key, canonical(front.after(drawn)).key);
  }
}

TEST(MenaceTraining, LearnsToWinAgainstChance) {
  MenaceTraining school(1961);
  std::vector<int> wins;
  for (int hundred = 0; hundred < 10; ++hundred) {
    for (int game = 0; game < 100; ++game) school.play(MenaceOpponent::random);
    wins.push_back(static_cast<int>(
        std::count(school.results().end() - 100, school.results().end(), Result::win)));
  }
  EXPECT_EQ(wins, (std::vector{58, 60, 73, 74, 71, 77, 74, 72, 75, 70}));
}

TEST(MenaceTraining, LearnsToHoldADrawAgainstThePerfectPlayer) {
  MenaceTraining school(1961);
  for (int game = 0; game < 300; ++game) school.play(MenaceOpponent::perfect);
  const auto& results = school.results();
  EXPECT_EQ(std::ranges::count(results, Result::win), 0) << "nobody wins against it";
  EXPECT_EQ(std::count(results.begin(), results.begin() + 50, Result::draw), 31);
  EXPECT_EQ(std::count(results.end() - 50, results.end(), Result::draw), 50);
}

/// Plays a game against the machine: completes a line if possible, else takes the first free cell.
std::vector<Cell> play_one(MenaceTraining& school) {
  std::vector<Cell> replies;
  while (school.play_by_hand(replies) && !school.last()->result) {
    Position position{Rules()};
    for (const Cell move : school.last()->moves) position = position.after(move);
    auto moves = position.available_moves();
    const auto line = std::ranges::find_if(
        moves, [&](Cell move) { return position.after(move).outcome().winner() == Mark::O; });
    replies.push_back(line == moves.end() ? moves.front() : *line);
  }
  return replies;
}

TEST(MenaceTraining, LearnsFromAGameThatIsPlayedByHand) {
  MenaceTraining school(1961);
  for (int game = 1; game <= 40; ++game) {
    const int before = school.machine().boxes().front().count();
    play_one(school);
    ASSERT_EQ(school.results().size(), static_cast<std::size_t>(game));
    const Result result = school.results().back();
    const int change = result == Result::win ? 3 : result == Result::draw ? 1 : -1;
    EXPECT_EQ(school.machine().boxes().front().count(), before + change);
    EXPECT_EQ(school.last()->result, result);
  }
}

TEST(MenaceTraining, KeepsNothingOfAGameByHandThatIsNotOver) {
  MenaceTraining one(5);
  MenaceTraining other(5);
  EXPECT_TRUE(one.play_by_hand({}));
  EXPECT_FALSE(one.last()->result);
  EXPECT_TRUE(one.results().empty());
  EXPECT_TRUE(one.machine().drawn().empty());
  const std::vector<Cell> replies = play_one(one);
  ASSERT_TRUE(other.play_by_hand(replies)) << "the machine has drawn the same beads at each reply";
  EXPECT_EQ(one.last()->moves, other.last()->moves);
  const std::vector taken = {one.last()->moves.front()};
  MenaceTraining third(5);
  EXPECT_FALSE(third.play_by_hand(taken));
  EXPECT_TRUE(third.machine().drawn().empty());
}

}  // namespace
}  // namespace mnk
