#include <gtest/gtest.h>

#include "support/test_web_game.h"

// Commands of a page, and the news that they cause.
namespace mnk {
namespace {

using test::members;
using test::TestWebGame;

TEST(FirstNews, HaveEverything) {
  const TestWebGame game("rules=4,4,3&moves=a1&colour=red");
  const test::JsonMembers first = members(game.page.told.at(0));
  EXPECT_EQ(first.size(), 6U);
  EXPECT_EQ(test::elements(first.at("events")).size(), 2U);
  EXPECT_EQ(members(first.at("view")).at("rules"), "\"4,4,3\"");
}

TEST(BadText, IsSaidToBeNoCommandAndChangesNothing) {
  const std::vector<std::pair<std::string, std::vector<std::string>>> all{
      {"", {"", "dance", "engine", "engine lost again", "thought", "Resize 1 1 1", " redraw"}},
      {"play CELL", {"play"}},
      {"resize WIDTH HEIGHT RATIO",
       {"resize", "resize 1 1", "resize 1 1 1 1", "resize 0 1 1", "resize 1 1 17",
        "resize 16385 1 1", "resize nan 1 1", "resize 1111111111111111111111111 1 1"}},
      {"theme NAME=#rrggbb joined by &", {"theme x=red"}},
      {"motion on or motion off", {"motion"}},
      {"taps aim or taps play", {"taps twice"}},
      {"focus CELL or focus none", {"focus", "focus 22"}},
      {"values none, ranks or words", {"values"}},
      {"preview CELL.CELL or preview none", {"preview", "preview a1..b1"}},
      {"redraw", {"redraw all"}}};
  for (const auto& [expected, texts] : all) {
    for (const std::string& text : texts) {
      TestWebGame game;
      const test::JsonMembers before = game.view();
      EXPECT_EQ(game.send(text), "bad_command");
      const auto event = members(test::elements(members(game.page.told.back()).at("events"))[0]);
      EXPECT_EQ(event.at("found"), '"' + text + '"');
      EXPECT_EQ(event.at("expected"), '"' + expected + '"') << text;
      EXPECT_EQ(game.view(), before) << text;
    }
  }
}

TEST(Display, ASizeBeyondTheMemoryIsRefusedAndTheBoardStays) {
  TestWebGame game("moves=b2");
  EXPECT_EQ(game.send("resize 16384 16384 16"), "bad_command");
  EXPECT_EQ(game.send("play a1"), "played");
  const int presented = game.page.presented;
  game.send("resize 200 200 1");
  game.settle();
  EXPECT_GT(game.page.presented, presented);
}

TEST(Display, CommandsChangeThePicture) {
  TestWebGame game("moves=b2");
  for (const char* command : {"theme background=#102030", "focus a1", "focus none", "redraw",
                              "preview a1.c3.t20", "preview none", "resize 100 100 3"}) {
    const int presented = game.page.presented;
    EXPECT_EQ(game.send(command), "") << command;
    game.settle();
    EXPECT_GT(game.page.presented, presented) << command;
  }
}

TEST(Display, TapsAimWhenTheyAreToldTo) {
  TestWebGame game;
  game.send("taps aim");
  game.click(20, 20);
  EXPECT_EQ(game.view().at("aim"), "0");
  game.click(20, 20);
  EXPECT_EQ(game.view().at("cells"), "\"X........\"");
}

TEST(Engine, IsAskedInOneLineAndItsReportIsUnderstood) {
  TestWebGame game("o=hard");
  game.send("pace 0");
  EXPECT_TRUE(game.page.requests.empty());
  EXPECT_EQ(game.send("play b2"), "played");
  ASSERT_EQ(game.page.requests.size(), 1U);
  const auto request = parse_request(game.page.requests[0]);
  ASSERT_TRUE(request);
  EXPECT_EQ(request->goal, SearchGoal::move);
  EXPECT_EQ(game.send(game.report("a1")), "played");
  EXPECT_EQ(game.view().at("awaited"), "false");
}

TEST(Engine, IsToldHowThePositionCameAbout) {
  TestWebGame game("rules=15,15,5&o=easy&moves=h8.i9.h10");
  const auto request = parse_request(game.page.requests.back());
  ASSERT_TRUE(request);
  EXPECT_EQ(to_text(request->position.history()), "h8.i9.h10");
}

TEST(Engine, IsStoppedWhenItIsNotWantedAnyMore) {
  TestWebGame game("o=hard&moves=b2");
  const std::string late = game.report("a1");
  EXPECT_EQ(game.send("undo"), "stepped");
  EXPECT_EQ(game.page.stops, 1);
  EXPECT_EQ(game.send(late), "");
  EXPECT_EQ(game.view().at("engine"), "\"ready\"") << "what comes late is no nonsense";
}

TEST(Engine, IsLostAndComesBack) {
  TestWebGame game("o=hard&moves=b2");
  EXPECT_EQ(game.send("engine lost"), "engine");
  EXPECT_EQ(game.view().at("engine"), "\"lost\"");
  EXPECT_EQ(game.send("engine lost"), "") << "said once";
  EXPECT_EQ(game.send(game.report("a1")), "") << "nobody is there who could have said it";
  EXPECT_EQ(game.send("hint"), "refused");
  EXPECT_EQ(game.page.stops, 0);
  EXPECT_EQ(game.page.requests.size(), 1U) << "and nobody is told or asked anything";
  EXPECT_EQ(game.send("retry"), "engine");
  EXPECT_EQ(game.view().at("engine"), "\"ready\"");
  ASSERT_EQ(game.page.requests.size(), 2U);
  game.send("pace 0");
  EXPECT_EQ(game.send(game.report("a1")), "played");
}

TEST(Engine, ThatTalksNonsenseIsLost) {
  for (const char* text : {"what?", "1", "1 done o15 draw:9:none:none:none:loss:0:win:0 1 - -"}) {
    TestWebGame game("o=hard&moves=b2");
    EXPECT_EQ(game.send(std::string("thought ") + text), "engine") << text;
    EXPECT_EQ(game.view().at("engine"), "\"lost\"");
  }
}

TEST(Engine, IsNotLostByALateReportOnAGameWithOtherRules) {
  TestWebGame game("rules=15,15,5");
  game.send("analyse on");
  const std::string late = game.report("o15");
  game.send("new rules=3,3,3&o=hard");
  game.send("play b2");
  EXPECT_EQ(game.send(late), "");
  EXPECT_EQ(game.view().at("engine"), "\"ready\"");
  game.send("pace 0");
  EXPECT_EQ(game.send(game.report("a1")), "played");
}

}  // namespace
}  // namespace mnk
