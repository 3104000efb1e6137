#include "console/command_line.h"

#include <gtest/gtest.h>

#include "console/perft.h"
#include "console_world.h"
#include "support/board.h"
#include "support/engine_printers.h"

namespace mnk::console {
namespace {

using mnk::test::board;
using mnk::test::rules;
using test::run;

template <class Wanted>
Wanted parsed(const std::vector<const char*>& arguments) {
  return std::get<Wanted>(parse_command_line(arguments).value());
}

TEST(CommandLine, WithoutArgumentsPlaysTicTacToeBetweenTwoPeople) {
  const auto play = parsed<PlayCommand>({});
  EXPECT_EQ(play.settings, Settings());
  EXPECT_DOUBLE_EQ(play.delay, 0.8);
  EXPECT_FALSE(play.zero_based);
  EXPECT_EQ(play.seed, std::nullopt);
}

TEST(CommandLine, TakesTheOptionsOfPlayWithOrWithoutItsName) {
  const auto named = parsed<PlayCommand>({"play", "--x", "easy", "--zero-based"});
  EXPECT_EQ(named.settings.x, PlayerKind::easy);
  EXPECT_TRUE(named.zero_based);
  const auto play = parsed<PlayCommand>({"--rules", "7,5,4,misere", "--o", "perfect", "--delay",
                                         "1.5", "--seed", "18446744073709551615"});
  EXPECT_EQ(play.settings.rules, games::AnyRules(rules("7,5,4,misere")));
  EXPECT_EQ(play.settings.x, PlayerKind::human);
  EXPECT_EQ(play.settings.o, PlayerKind::perfect);
  EXPECT_DOUBLE_EQ(play.delay, 1.5);
  EXPECT_EQ(play.seed, 18446744073709551615U);
}

TEST(CommandLine, TakesValuesJoinedByAnEqualsSign) {
  EXPECT_EQ(parsed<PlayCommand>({"--rules=4,4,4"}).settings.rules, games::AnyRules(rules("4,4,4")));
}

TEST(CommandLine, ReadsThePositionByTheRulesWhereverTheyStand) {
  const auto solve = parsed<SolveCommand>({"solve", "--position", "XO./.X./..O", "3,3,3"});
  EXPECT_EQ(solve.position, board(Rules(), "XO. .X. ..O"));
  EXPECT_FALSE(solve.json);
  const auto analyze = parsed<AnalyzeCommand>({"analyze", "4,3,3", "--json", "--nodes", "10"});
  EXPECT_EQ(analyze.position, Position(rules("4,3,3")));
  EXPECT_TRUE(analyze.json);
  EXPECT_EQ(analyze.nodes, 10U);
  const auto play =
      parsed<PlayCommand>({"play", "--position", "XO../.X../...O", "--rules", "4,3,3"});
  EXPECT_EQ(play.start, board(rules("4,3,3"), "XO.. .X.. ...O"));
  EXPECT_EQ(parsed<PlayCommand>({}).start, std::nullopt);
}

TEST(CommandLine, TakesThePositionAndTheNodesOfCertify) {
  const auto certify = parsed<CertifyCommand>(
      {"certify", "4,3,3", "--position", "X.../.O../....", "--nodes", "1000"});
  EXPECT_EQ(certify.position, board(rules("4,3,3"), "X... .O.. ...."));
  EXPECT_EQ(certify.nodes, 1000U);
  EXPECT_EQ(parsed<CertifyCommand>({"certify", "4,3,3"}).position, Position(rules("4,3,3")));
}

TEST(CommandLine, TakesTheOperandsOfCountAndPerft) {
  EXPECT_EQ(parsed<CountCommand>({"count", "4,4,3"}).rules, rules("4,4,3"));
  const auto perft = parsed<PerftCommand>({"perft", "4,4,3", "5", "--json"});
  EXPECT_EQ(perft.rules, rules("4,4,3"));
  EXPECT_EQ(perft.depth, 5);
  EXPECT_TRUE(perft.json);
}

TEST(CommandLine, AsksForHelpOrTheVersionFromAnywhere) {
  EXPECT_EQ(run({"--help"}).status, 0);
  EXPECT_EQ(run({"solve", "--help"}).out, run({"--help"}).out);
  EXPECT_EQ(run({"--version"}).out.substr(0, 10), "tictactoe ");
}

/// A command line, and what the complaint must hold.
struct Unusable {
  std::vector<const char*> arguments;
  const char* reason;
};

TEST(CommandLine, ThatCannotBeUsedSaysWhyAndEndsWithStatusTwo) {
  const std::vector<Unusable> cases = {
      {.arguments = {"paly"}, .reason = "'paly' is no command: play, solve"},
      {.arguments = {"--position", "XX./.../..."},
       .reason = "--position: 'XX./.../...' has 2 X and 0 O: there should be as many"},
      {.arguments = {"--rules", "3,0,3"}, .reason = "--rules: '0' rows"},
      {.arguments = {"--x", "robot"}, .reason = "--x: 'robot' is no player"},
      {.arguments = {"--delay", "61"}, .reason = "--delay: '61' is no"},
      {.arguments = {"--delay", "."}, .reason = "--delay: '.' is no"},
      {.arguments = {"--delay", "1e3"}, .reason = "--delay: '1e3' is no"},
      {.arguments = {"--seed", "-1"}, .reason = "--seed: '-1' is no whole"},
      {.arguments = {"--seed"}, .reason = "--seed needs a value"},
      {.arguments = {"--zero-based=1"}, .reason = "--zero-based stands"},
      {.arguments = {"--json"}, .reason = "'--json' is no option"},
      {.arguments = {"solve"}, .reason = "RULES are missing"},
      {.arguments = {"solve", "3,3,3", "4,4,4"}, .reason = "'4,4,4' is one"},
      {.arguments = {"solve", "3,3,3", "--position", "XX"},
       .reason = "--position: 'XX' has 1 rows"},
      {.arguments = {"solve", "3,3,3", "--nodes", "0"},
       .reason = "--nodes: '0' is no whole number from 1"},
      {.arguments = {"certify", "3,3,3,misere"}, .reason = "no certificates of misere games"},
      {.arguments = {"certify", "3,3,3,vanish"},
       .reason = "RULES: there are no certificates of 3,3,3,vanish, only of m,n,k-games"},
      {.arguments = {"solve", "99999999999999999999,3,3"},
       .reason = "'99999999999999999999' columns do not fit: there can be 1 to 20"},
      {.arguments = {"solve", "3,3,3", "--moves", "b2.a99999999999999999999"},
       .reason = "--moves: 'a99999999999999999999' is off the board"},
      {.arguments = {"certify", "3,3,3", "--position", "XXX/OO./..."},
       .reason = "--position: the game is over"},
      {.arguments = {"certify", "3,3,3", "--nodes", "5"}, .reason = "5 nodes are too few"},
      {.arguments = {"count", "17,1,3"}, .reason = "17 cells"},
      {.arguments = {"perft", "3,3,3"}, .reason = "DEPTH is missing: a whole number from 0"},
      {.arguments = {"perft"}, .reason = "RULES are missing"},
      {.arguments = {"review", "3,3,3"},
       .reason = "MOVES are missing: the cells in the order of play, such as b2.a1.c3"},
      {.arguments = {"convert"}, .reason = "FORMAT is missing: sgf, psq, plain or moves"},
      {.arguments = {"solve", "3,3,3", "--position", "--json"},
       .reason = "--position needs a value"},
      {.arguments = {"perft", "3,3,3", "9999999999"}, .reason = "9999999999 is too deep"},
      {.arguments = {"perft", "3,3,3", "-1"}, .reason = "DEPTH: '-1' is no"},
      {.arguments = {"perft", "19,19,5", "7"}, .reason = "0 to 4 can be"},
  };
  for (const auto& [arguments, reason] : cases) {
    const auto result = run(arguments);
    EXPECT_EQ(result.status, 2) << reason;
    EXPECT_EQ(result.out, "") << reason;
    EXPECT_NE(result.err.find(reason), std::string::npos) << result.err;
  }
}

TEST(CommandLine, ShowsNoControlCharactersOfWhatWasFound) {
  const auto result = run({"\x1b[31m\xc3\xa9"});
  EXPECT_NE(result.err.find(R"('\x1b[31m\xc3\xa9' is no command)"), std::string::npos)
      << result.err;
}

TEST(Perft, GoesAsDeepAsMinutesAllow) {
  EXPECT_GT(deepest_perft(rules("3,3,3")), 1000) << "the whole tree is small";
  EXPECT_EQ(deepest_perft(rules("19,19,5")), 4) << "361 * 360 * 359 sequences are played";
  EXPECT_EQ(run({"perft", "19,19,5", "2"}).out, "129960\n");
  EXPECT_EQ(run({"perft", "3,3,3", "10"}).out, "0\n");
}

TEST(Perft, IsRefusedWhereItWouldGoOnForEver) {
  const std::vector<const char*> endless{"perft", "4,2,2,vanish", "100"};
  const auto refused = parse_command_line(endless);
  ASSERT_FALSE(refused.has_value());
  EXPECT_TRUE(refused.error().contains("100 is too deep for 4,2,2,vanish")) << refused.error();
  EXPECT_EQ(run({"perft", "4,2,2,vanish", "2"}).out, "56\n");
}

}  // namespace
}  // namespace mnk::console
