#include <gtest/gtest.h>

#include "console_world.h"

namespace mnk::console {
namespace {

using test::run;

TEST(CommandLine, TakesTheOptionsOfPlayWithOrWithoutItsName) {
  const auto named = run({"play", "--x", "easy", "--zero-based"});
  EXPECT_TRUE(named.out.contains("q w e   0 1 2")) << named.out;
  EXPECT_TRUE(named.out.contains("X makes a move to square")) << named.out;
  EXPECT_EQ(named.pauses, std::vector<double>{0.8});
  const std::vector<const char*> options = {
      "--rules", "7,5,4,misere", "--o",    "perfect",
      "--delay", "1.5",          "--seed", "18446744073709551615"};
  const auto play = run(options, "a1\n");
  EXPECT_TRUE(play.out.starts_with("Tic-tac-toe on a 7x5 board: 4 in a row loses.")) << play.out;
  EXPECT_TRUE(play.out.contains("O makes a move to square")) << play.out;
  EXPECT_EQ(play.pauses, std::vector<double>{1.5});
}

TEST(CommandLine, ReadsThePositionByTheRulesWhereverTheyStand) {
  const auto solved = run({"solve", "--position", "XO./.X./..O", "--json", "3,3,3"});
  EXPECT_TRUE(solved.out.starts_with(R"({"rules":"3,3,3","position":"XO./.X./..O",)"))
      << solved.out;
  const auto analyzed = run({"analyze", "4,3,3", "--json", "--nodes", "10"});
  EXPECT_TRUE(analyzed.out.starts_with(R"({"rules":"4,3,3","position":"..../..../....",)"))
      << analyzed.out;
  EXPECT_TRUE(analyzed.out.contains(R"("proven":false)")) << "ten nodes prove little";
  const auto play = run({"play", "--position", "XO../.X../...O", "--rules", "4,3,3"});
  EXPECT_TRUE(play.out.contains("3  .  .  .  O")) << play.out;
}

TEST(CommandLine, ShowsHelpOrTheVersionFromAnywhere) {
  const auto all = run({"--help"});
  EXPECT_EQ(all.status, 0);
  for (const char* command : {"play", "solve", "analyze", "certify", "review", "puzzles", "count",
                              "perft", "bench", "convert"}) {
    EXPECT_TRUE(all.out.contains(std::string("\n  ") + command + ' ')) << command;
    EXPECT_TRUE(run({command, "--help"}).out.contains(std::string("tictactoe ") + command));
  }
  const auto of_solve = run({"solve", "nonsense", "--help"});
  EXPECT_EQ(of_solve.status, 0);
  EXPECT_TRUE(of_solve.out.contains("--checkpoint FILE")) << of_solve.out;
  EXPECT_FALSE(of_solve.out.contains("--theme")) << of_solve.out;
  EXPECT_EQ(run({"solve", "-h"}).out, run({"solve", "--help"}).out);
  EXPECT_EQ(run({"--version"}).out.substr(0, 10), "tictactoe ");
}

/// A command line, and the text that the error must contain.
struct Unusable {
  const char* line;
  const char* reason;
};

TEST(CommandLine, ThatCannotBeUsedSaysWhyAndEndsWithStatusTwo) {
  const std::vector<Unusable> cases = {
      {"solve 3,3,3 --threads 0", "--threads"},
      {"solve 3,3,3 --threads 257", "--threads: at most 256 in this program"},
      {"solve 3,3,3 --job-nodes 0", "--job-nodes"},
      {"certify 3,3,3,misere", "certificates are for normal play, not for misere games"},
      {"certify 3,3,3,vanish", "RULES: certificates are for m,n,k-games, not for 3,3,3,vanish"},
      {"certify 3,3,3 --position XXX/OO./...", "--position: the game is over"},
      {"certify 3,3,3 --nodes 5", "5 nodes are too few"},
      {"review 3,3,3", "MOVES is missing: the cells in the order of play, such as b2.a1.c3"},
      {"solve 3,3,3 --checkpoint /no/such/folder/file",
       "'/no/such/folder/file' cannot be written\n"},
      // It would go on for ever.
      {"perft 4,2,2,vanish 100", "100 is too deep for 4,2,2,vanish"},
      {"puzzles 3,3,3 --count 0", "--count"},
      {"review 3,3,3 a1.a2.b1.b2.c1.c2", "MOVES"},
      {"review 3,3,3 a1 --position XO./.X./..O", "MOVES"},
  };
  for (const auto& [line, reason] : cases) {
    const auto result = test::run_line(line);
    EXPECT_EQ(result.status, 2) << reason;
    EXPECT_EQ(result.out, "") << reason;
    EXPECT_NE(result.err.find(reason), std::string::npos) << result.err;
  }
}

TEST(Play, EndsAfterAGameByTheFirstLetterOfNoOrQuit) {
  for (const std::string no : {"n", "N", "q", "Q"}) {
    const std::string said = run({}, "a1\na2\nb1\nb2\nc1\n" + no + "\n").out;
    EXPECT_EQ(said.find("Another game?"), said.rfind("Another game?")) << said;
  }
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
