#include "arguments/option_reader.h"

#include <gtest/gtest.h>

#include "arguments/messages.h"
#include "arguments/values.h"
#include "support/board.h"
#include "support/engine_printers.h"

// Command lines taken apart, and what is said of those that cannot be used.
namespace mnk::arguments {
namespace {

struct Wanted {
  Rules rules;
  PlayerKind player = PlayerKind::human;
  std::uint64_t number = 0;
  double delay = 0;
  std::optional<std::string_view> text;
  bool flag = false;

  Problem read(const std::vector<const char*>& arguments) {
    return OptionReader()
        .operand("RULES", "RULES are missing", rules_into(rules))
        .operand("DEPTH", "DEPTH is missing: how deep", number_into(number, 1))
        .option("--player", player_into(player))
        .option("--delay", delay_into(delay))
        .option("--text", text_into(text))
        .flag("--flag", flag)
        .read(arguments);
  }
};

TEST(OptionReader, ReadsOptionsFlagsAndOperandsInAnyOrder) {
  Wanted wanted;
  EXPECT_EQ(wanted.read({"--flag", "4,4,3", "--player=easy", "7", "--delay", ".5", "--text", ""}),
            std::nullopt);
  EXPECT_EQ(wanted.rules, test::rules("4,4,3"));
  EXPECT_EQ(wanted.number, 7U);
  EXPECT_EQ(wanted.player, PlayerKind::easy);
  EXPECT_EQ(wanted.delay, 0.5);
  EXPECT_EQ(wanted.text, "");
  EXPECT_TRUE(wanted.flag);
}

TEST(OptionReader, TakesAValueThatLooksLikeAnOptionAfterAnEqualsSign) {
  Wanted wanted;
  EXPECT_EQ(wanted.read({"--text=--flag", "3,3,3", "1"}), std::nullopt);
  EXPECT_EQ(wanted.text, "--flag");
  EXPECT_FALSE(wanted.flag);
}

struct Bad {
  std::vector<const char*> arguments;
  const char* problem;
};

void PrintTo(const Bad& given, std::ostream* out) {
  *out << testing::PrintToString(
      std::vector<std::string>(given.arguments.begin(), given.arguments.end()));
}

class BadArguments : public testing::TestWithParam<Bad> {};

TEST_P(BadArguments, GetTheFirstProblemSaid) {
  EXPECT_EQ(Wanted().read(GetParam().arguments), GetParam().problem);
}

constexpr const char* no_delay_of_x =
    "--delay: 'x' is no number of seconds from 0 to 60, such as 0.8";

INSTANTIATE_TEST_SUITE_P(
    Each, BadArguments,
    testing::Values(
        Bad{{}, "RULES are missing"}, Bad{{"3,3,3"}, "DEPTH is missing: how deep"},
        Bad{{"3,3,3", "1", "2"}, "'2' is one argument too many"},
        Bad{{"3,3"},
            "RULES: '3,3' is not of the form m,n,k or m,n,k,misere, such as 3,3,3 (at "
            "character 1)"},
        Bad{{"3,3,3", "0"}, "DEPTH: '0' is no whole number from 1"},
        Bad{{"3,3,3", "1x"}, "DEPTH: '1x' is no whole number from 1"},
        Bad{{"3,3,3", "18446744073709551616"},
            "DEPTH: '18446744073709551616' is too large: at most 18446744073709551615"},
        Bad{{"--other"}, "'--other' is no option of this command"},
        Bad{{"--flag=1"}, "--flag stands alone, without a value"},
        Bad{{"--player"}, "--player needs a value after it"},
        Bad{{"--text", "--flag", "3,3,3", "1"}, "--text needs a value after it"},
        Bad{{"--player", "me"},
            "--player: 'me' is no player: human, random, easy, medium, hard or perfect"},
        Bad{{"--delay=x"}, no_delay_of_x},
        Bad{{"--delay=."}, "--delay: '.' is no number of seconds from 0 to 60, such as 0.8"},
        Bad{{"--delay=1.1.1"},
            "--delay: '1.1.1' is no number of seconds from 0 to 60, such as 0.8"},
        Bad{{"--delay=60.1"}, "--delay: '60.1' is no number of seconds from 0 to 60, such as 0.8"},
        Bad{{"--delay=-1"}, "--delay: '-1' is no number of seconds from 0 to 60, such as 0.8"},
        Bad{{"--delay=0.00000000001"},
            "--delay: '0.00000000001' is no number of seconds from 0 to 60, such as 0.8"}));

TEST(AsksFor, FindsAnArgumentAnywhere) {
  const std::vector<const char*> arguments{"--x", "--help", "y"};
  EXPECT_TRUE(asks_for(arguments, "--help"));
  EXPECT_FALSE(asks_for(arguments, "--hel"));
  EXPECT_FALSE(asks_for({}, "--help"));
}

TEST(Complaint, SaysWhereHelpIs) {
  EXPECT_EQ(messages::complaint("game", "no"), "game: no\n'game --help' shows all that it takes\n");
}

}  // namespace
}  // namespace mnk::arguments
