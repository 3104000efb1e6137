#include "arguments/options.h"

#include <gtest/gtest.h>

#include <CLI/CLI.hpp>

#include "engine/notation.h"
#include "players/level.h"
#include "support/board.h"
#include "support/engine_printers.h"

// Command lines read by CLI11, and the messages about unusable ones.
namespace mnk::arguments {
namespace {

struct Wanted {
  Rules rules;
  PlayerKind player = PlayerKind::human;
  std::optional<std::uint64_t> number;
  double delay = 0;
  std::optional<std::string> text;
  bool flag = false;

  std::expected<void, std::string> read(const std::vector<const char*>& arguments) {
    CLI::App app("a game", "game");
    add_options(
        app, "play",
        std::vector<Option>{{"play", "RULES", "", parsed_into(rules, parse_rules), "such as 3,3,3"},
                            {"play", "DEPTH", "", number_into(number, 1), "how deep"},
                            {"play", "--player", "PLAYER",
                             name_into<PlayerKind>(player, "player", names_of<PlayerKind>), "who"},
                            {"wait play", "--delay", "SECONDS", delay_into(delay), "how long"},
                            {"play", "--text", "TEXT", text_into(text), "any"},
                            {"play", "--flag", "", &flag, "whether"},
                            {"wait", "--other", "", &flag, "of another command"}});
    return parse(app, arguments);
  }
};

TEST(Options, ReadsOptionsFlagsAndOperandsInAnyOrder) {
  Wanted wanted;
  EXPECT_TRUE(
      wanted.read({"--flag", "4,4,3", "--player=easy", "7", "--delay", ".5", "--text", ""}));
  EXPECT_EQ(wanted.rules, test::rules("4,4,3"));
  EXPECT_EQ(wanted.number, 7U);
  EXPECT_EQ(wanted.player, PlayerKind::easy);
  EXPECT_EQ(wanted.delay, 0.5);
  EXPECT_EQ(wanted.text, "");
  EXPECT_TRUE(wanted.flag);
}

TEST(Options, TakesTheLastValueOfAnOptionGivenTwice) {
  Wanted wanted;
  EXPECT_TRUE(wanted.read({"3,3,3", "1", "--player=easy", "--text", "a", "--text=b"}));
  EXPECT_EQ(wanted.text, "b");
}

TEST(BadArguments, GetTheFirstProblemSaid) {
  const std::vector<std::pair<std::vector<const char*>, const char*>> all{
      {{"3,3,3"}, "DEPTH is missing: how deep"},
      {{"3,3,3", "0"}, "DEPTH: '0' is not a whole number from 1"},
      {{"3,3,3", "1x"}, "DEPTH: '1x' is not a whole number from 1"},
      {{"3,3,3", "18446744073709551616"},
       "DEPTH: '18446744073709551616' is too large: at most 18446744073709551615"},
      {{"3,3,3", "1", "--other"}, "'--other' is not an option here"},
      {{"--flag=1"}, "--flag stands alone, without a value"},
      {{"--text", "--flag", "3,3,3", "1"}, "--text: a value is needed before '--flag'"}};
  for (const auto& [arguments, problem] : all) {
    const auto read = Wanted().read(arguments);
    ASSERT_FALSE(read) << problem;
    EXPECT_EQ(read.error(), problem);
  }
  for (const std::string delay : {"x", ".", "1.1.1", "60.1", "-1", "0.00000000001"}) {
    const auto read = Wanted().read({("--delay=" + delay).c_str()});
    ASSERT_FALSE(read) << delay;
    EXPECT_EQ(read.error(),
              "--delay: '" + delay + "' is not a number of seconds from 0 to 60, such as 0.8");
  }
}

TEST(AsksFor, FindsAnArgumentAnywhere) {
  const std::vector<const char*> arguments{"--x", "--help", "y"};
  EXPECT_TRUE(asks_for(arguments, "--help"));
  EXPECT_FALSE(asks_for(arguments, "--hel"));
  EXPECT_FALSE(asks_for({}, "--help"));
}

TEST(Complaint, SaysWhereHelpIs) {
  EXPECT_EQ(complaint("game play", "no"), "game: no\nTry 'game play --help'.\n");
}

}  // namespace
}  // namespace mnk::arguments
