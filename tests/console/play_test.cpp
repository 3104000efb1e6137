#include <gtest/gtest.h>

#include "console_world.h"

namespace mnk::console {
namespace {

using test::run;

int count(const std::string& text, const std::string& token) {
  int found = 0;
  for (std::size_t at = text.find(token); at != std::string::npos; at = text.find(token, at + 1)) {
    ++found;
  }
  return found;
}

TEST(Play, KeepsTheTurnAfterEachRefusal) {
  const auto game = run({}, "b2\nb2\n0\nfoo\n");
  EXPECT_EQ(game.status, 0);
  EXPECT_EQ(count(game.out, "O: enter your move: "), 4);
  EXPECT_TRUE(game.out.contains("b2 is already taken"));
  EXPECT_TRUE(game.out.contains("'0' is out of range: 1 to 9"));
  EXPECT_TRUE(game.out.contains("'foo' is not a cell"));
}

TEST(Play, EndsWithTheInputAndALineEnd) {
  for (const auto* typed : {"", "5", "5\n", "1\n2\n4\n5\n7\n", "1\n2\n4\n5\n7\ny\n"}) {
    const auto game = run({}, typed);
    EXPECT_EQ(game.status, 0);
    EXPECT_EQ(game.out.back(), '\n') << typed;
    EXPECT_TRUE(game.err.empty());
  }
}

TEST(Play, EndsOnQuitAndReadsNoFurther) {
  const auto game = run({}, "5\nquit\n1\n");
  EXPECT_EQ(count(game.out, "enter your move"), 2);
}

TEST(Play, BeginsFromAPositionAndUndoesNoFurther) {
  const auto game = run({"--position", "XO./.X./..."}, "c1\nundo\nundo\nc3\nquit\n");
  EXPECT_EQ(game.status, 0);
  EXPECT_EQ(count(game.out, "O: enter your move: "), 3);
  EXPECT_EQ(count(game.out, "X: enter your move: "), 2);
  EXPECT_TRUE(game.out.contains("There is no move to take back."));
}

TEST(Play, NamesTheComputerThatRepliesFromAPosition) {
  const auto game =
      run({"--position", "XO./.X./...", "--x", "perfect", "--delay", "0"}, "c3\nundo\nc3\nquit\n");
  EXPECT_EQ(count(game.out, "X makes a move to square "), 2) << "played, and played again";
}

TEST(Play, SaysThatThereIsNothingToPlayInAFinishedPosition) {
  const auto game = run({"--position", "XXX/OO./..."}, "y\n5\nquit\n");
  EXPECT_TRUE(game.out.contains("The game is over in this position.\nX wins!"));
  EXPECT_EQ(count(game.out, "The game is over"), 1);
  EXPECT_EQ(count(game.out, "X: enter your move: "), 1) << "another game is on the empty board";
}

TEST(Play, OffersAnotherGameUntilItIsDeclined) {
  const std::string win = "1\n2\n4\n5\n7\n";
  EXPECT_EQ(count(run({}, win + "y\n" + win + "yes\n" + win + "n\n" + win).out, "X wins!"), 3);
  EXPECT_EQ(count(run({}, win + "perhaps\n\nn\n").out, "Please answer y or n."), 2);
}

TEST(Play, PutsTheWinningCellsInBrackets) {
  EXPECT_TRUE(run({}, "1\n2\n4\n5\n7\n").out.contains("[X]| O |      q w e"));
}

TEST(Play, NamesTheOtherSideAsWinnerInMisere) {
  const auto game = run({"--rules", "3,3,3,misere"}, "1\n2\n4\n5\n7\n");
  EXPECT_TRUE(game.out.contains("3 in a row loses"));
  EXPECT_TRUE(game.out.contains("O wins!"));
  EXPECT_FALSE(game.out.contains("X wins!"));
}

TEST(Play, AnnouncesATie) {
  const auto game = run({"--rules", "2,2,3"}, "1\n2\n3\n4\n");
  EXPECT_TRUE(game.out.contains("It's a tie!"));
  EXPECT_FALSE(game.out.contains("wins!"));
}

TEST(Play, LetsTheComputerReplyAfterTheDelay) {
  const auto game = run({"--o", "perfect", "--delay", "0.5", "--seed", "1"}, "5\n");
  EXPECT_EQ(count(game.out, "O makes a move to square "), 1);
  EXPECT_EQ(game.pauses, std::vector<double>{0.5});
  EXPECT_EQ(count(game.out, "X: enter your move: "), 2);
}

TEST(Play, TakesBackTheComputersReplyTogetherWithOnesOwnMove) {
  const auto game = run({"--o", "perfect", "--delay", "0"}, "5\nundo\n5\n");
  EXPECT_EQ(count(game.out, "O makes a move to square "), 2);
  EXPECT_FALSE(game.out.contains("taken"));
}

TEST(Play, BetweenComputersIsOneGameWithoutQuestions) {
  for (const auto* kind : {"random", "easy", "medium", "hard", "perfect"}) {
    const auto game = run({"--x", kind, "--o", kind, "--delay", "0", "--seed", "5"});
    EXPECT_EQ(game.status, 0) << kind;
    EXPECT_FALSE(game.out.contains("enter your move")) << kind;
    EXPECT_FALSE(game.out.contains("Another game?")) << kind;
    EXPECT_EQ(count(game.out, " wins!") + count(game.out, "It's a tie!"), 1) << kind;
    EXPECT_TRUE(game.pauses.empty()) << kind;
  }
}

TEST(Play, BetweenPerfectPlayersIsATie) {
  const auto game = run({"--x", "perfect", "--o", "perfect", "--delay", "0", "--seed", "3"});
  EXPECT_TRUE(game.out.contains("It's a tie!"));
}

TEST(Play, WithTheSameSeedIsTheSameGameAndWithAnotherAnotherOne) {
  const auto game = [](const char* seed) {
    return run({"--x", "random", "--o", "random", "--delay", "0", "--seed", seed}).out;
  };
  EXPECT_EQ(game("7"), game("7"));
  EXPECT_NE(game("7"), game("8"));
}

}  // namespace
}  // namespace mnk::console
