#include "gomocup/brain.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/dice.h"

namespace mnk::gomocup {
namespace {

/// A brain that searches few positions, and its answers. Each read of its clock advances it by a
/// millisecond.
class Talk : public testing::Test {
 protected:
  /// The answers to some lines, joined by `|`.
  std::string say(std::initializer_list<std::string_view> lines) {
    std::string answers;
    for (const std::string_view line : lines) {
      for (const std::string& answer : brain.take(line)) {
        answers += (answers.empty() ? "" : "|") + answer;
      }
    }
    return answers;
  }
  void start(std::string_view line = "START 15") {
    say({"INFO max_node 500"});
    EXPECT_EQ(say({line}), "OK");
  }

  double now = 0;
  bool hurry = false;
  Brain brain{{.milliseconds = [this] { return now += 1; }, .urgent = [this] { return hurry; }}};
};

TEST_F(Talk, StopsFive) {
  start();
  EXPECT_EQ(say({"BOARD", "3,3,2", "9,0,1", "4,3,2", "9,2,1", "5,3,2", "2,3,1", "6,3,2", "DONE"}),
            "7,3");
}

TEST_F(Talk, AnswersAtOnceWhenSomebodyIsInAHurry) {
  say({"START 20", "INFO timeout_turn 1000000"});
  hurry = true;
  EXPECT_FALSE(say({"TURN 8,8"}).empty());
  EXPECT_LT(now, 10) << "the clock was hardly looked at";
}

TEST_F(Talk, KeepsToItsTime) {
  say({"START 20", "INFO timeout_turn 60"});
  for (int turn = 0; turn < 8; ++turn) {
    const double before = now;
    const std::string answer =
        say({turn == 0 ? "BEGIN" : "TURN " + std::to_string(turn - 1) + ",0"});
    EXPECT_LT(now - before, 60) << answer;
    if (answer.starts_with("ERROR")) break;
  }
}

TEST_F(Talk, OpensBySwap2InItsTime) {
  start();
  say({"INFO timeout_turn 200", "INFO max_node 0"});
  const double before = now;
  const std::string stones = say({"SWAP2BOARD", "5,5", "8,6", "7,9", "DONE"});
  EXPECT_EQ(std::ranges::count(stones, ','), 2) << "even";
  EXPECT_LT(now - before, 200);
}

TEST_F(Talk, PlaysAWholeGameByItsRules) {
  test::Dice dice(5);
  start("RECTSTART 9,7");
  Position position(Rules::make(9, 7, 5).value());
  while (!position.outcome().over()) {
    const Cell cell = dice.pick(position.available_moves());
    position.play(cell);
    const std::string answer = say({"TURN " + to_text(cell)});
    if (position.outcome().over()) {
      EXPECT_EQ(answer, "ERROR the game is over");
      break;
    }
    const std::size_t comma = answer.find(',');
    ASSERT_NE(comma, std::string::npos) << answer;
    ASSERT_TRUE(position.play(
        {.row = std::stoi(answer.substr(comma + 1)), .column = std::stoi(answer.substr(0, comma))}))
        << answer;
  }
  EXPECT_EQ(position.outcome().winner(), Mark::O) << "chance does not beat it";
}

}  // namespace
}  // namespace mnk::gomocup
