#include "gui/native/options.h"

#include <gtest/gtest.h>

#include "support/test_session.h"

// The command line of the window program: what it accepts, and its messages about the rest.
namespace mnk {
namespace {

std::expected<Options, std::string> parse(const std::vector<const char*>& arguments) {
  return parse_options(arguments, 77);
}

TEST(Options, AreTheDefaultsWithoutArguments) {
  const auto options = parse({});
  ASSERT_TRUE(options);
  EXPECT_EQ(options->game.settings, Settings());
  EXPECT_TRUE(options->game.moves.empty());
  EXPECT_EQ(options->pace, 800U);
  EXPECT_EQ(options->seed, 77U) << "chance, where it comes from";
  EXPECT_EQ(options->width, 640);
  EXPECT_EQ(options->height, 700);
  EXPECT_EQ(options->screenshot, "");
  EXPECT_EQ(options->printed, "");
}

TEST(Options, AreAllUnderstoodInAnyOrder) {
  const auto options =
      parse({"--moves", "d4.a1", "--size", "320x400", "--o", "hard", "--seed", "42", "--x",
             "random", "--delay", "0.25", "--screenshot", "a b.png", "--rules", "4,5,3,misere"});
  ASSERT_TRUE(options);
  EXPECT_EQ(options->game.settings,
            test::players(PlayerKind::random, PlayerKind::hard, test::rules("4,5,3,misere")));
  EXPECT_EQ(to_text(options->game.moves), "d4.a1");
  EXPECT_EQ(options->pace, 250U);
  EXPECT_EQ(options->seed, 42U);
  EXPECT_EQ(options->width, 320);
  EXPECT_EQ(options->height, 400);
  EXPECT_EQ(options->screenshot, "a b.png");
}

TEST(Options, ReadTheMovesFromThePositionThatWasSetUp) {
  const auto options = parse({"--moves", "c3.c1", "--position", "XO./.X./..."});
  ASSERT_TRUE(options);
  EXPECT_EQ(options->game.start, test::board(Rules(), "XO. .X. ..."));
  EXPECT_EQ(to_text(options->game.moves), "c3.c1");
}

TEST(Options, OfHelpAndVersionComeBeforeAllElse) {
  const auto help = parse({"--nonsense", "--help"});
  ASSERT_TRUE(help);
  EXPECT_TRUE(help->printed.contains("--screenshot FILE")) << help->printed;
  const auto version = parse({"--version", "--nonsense"});
  ASSERT_TRUE(version);
  EXPECT_TRUE(version->printed.starts_with("tictactoe-sdl ")) << version->printed;
}

TEST(UnusableOptions, AreRefusedWithTheReason) {
  const std::vector<std::pair<std::vector<const char*>, const char*>> all{
      {{"--screenshot", ""},
       "--screenshot: '' is not the name of a picture: it must end in .png or .bmp"},
      {{"--screenshot", "a.gif"},
       "--screenshot: 'a.gif' is not the name of a picture: it must end in .png or .bmp"},
      {{"--moves", "d1"},
       "--moves: 'd1' is off the board: columns are a to c, rows 1 to 3 (at character 1)"}};
  for (const auto& [arguments, reason] : all) {
    const auto options = parse(arguments);
    ASSERT_FALSE(options) << reason;
    EXPECT_EQ(options.error(), reason);
  }
  for (const std::string size : {"640", "640x700x2", "63x700", "640x9000"}) {
    const auto options = parse({"--size", size.c_str()});
    ASSERT_FALSE(options) << size;
    EXPECT_EQ(options.error(), "--size: '" + size +
                                   "' is not a size: two numbers from 64 to 8192, "
                                   "such as 640x700");
  }
}

}  // namespace
}  // namespace mnk
