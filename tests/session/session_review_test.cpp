#include <gtest/gtest.h>

#include "search/solvers.h"
#include "support/json.h"
#include "support/session_script.h"
#include "support/test_session.h"

// Reviews in a session.
namespace mnk {
namespace {

using test::TestSession;

TTT_SESSION_SCRIPTS(R"(
SessionReview.GoesOnWhileTheHistoryIsSteppedThroughAndEndsWithTheGame
given b2.b1.a1
review on -> reviewing:on | asked=review about=XO./.X./...
jump 0 | asked=review
reply c1 | about=.O./.X./...
reply a1 | review=1 about=.../.X./...
play c3 -> set_aside played reviewing:off | review=none

SessionReview.CostsNothingWhenItIsOff
given b2.b1.a1
review on
review on ->
review off -> reviewing:off | asked=review stops=1
review off ->

SessionReview.WaitsForTheEndOfEachReport
given b2.b1
review on
report -> | review=0
reply a1 -> thought

SessionReview.IsDroppedWhenNobodyIsThereToThink
given b2.b1.a1
review on
lose
wait 0 -> reviewing:off engine:lost
review on -> refused:no_engine
)");

TEST(SessionReview, TellsEachMoveOnceFromTheLastBackwards) {
  InlineEngine engine(1 << 22);
  Session session(engine, [] { return 0U; }, 1);
  session.start("v=1&rules=3,3,3&moves=b2.b1.a1", "", "");
  StateUpdateWriter news;
  Events told;
  std::vector<std::string> reviews;
  for (Events events = session.run("review on"); !events.empty(); events = session.tick()) {
    told.insert(told.end(), events.begin(), events.end());
    const test::JsonMembers said = test::members(news.write(session, events));
    if (said.contains("review")) reviews.push_back(said.at("review"));
  }
  ASSERT_EQ(reviews.size(), 4U);
  EXPECT_EQ(reviews[0], R"({"done":false,"plies":3,"moves":[]})");
  EXPECT_EQ(reviews[2],
            R"({"done":false,"plies":3,)"
            R"("moves":[{"ply":1,"cell":"b1","side":"O","judgement":"mistake",)"
            R"("estimated":false,)"
            R"("before":{"value":"draw","plies":8,"proven":true},)"
            R"("after":{"value":"loss","plies":5,"proven":true},)"
            R"("best":["a1","c1","a3","c3"],"keeps":["a1","c1","a3","c3"],"keeps_all":true}]})");
  EXPECT_EQ(test::members(reviews[3]).at("done"), "true");
  EXPECT_EQ(test::kinds(told), "reviewing thought thought thought thought")
      << "one for what the game has come to, which judges its last move";
}

TEST(SessionReview, WaitsForWhatSomebodyAtTheBoardWants) {
  TestSession game({}, "b2.b1.a1");
  game.run("review on");
  game.run("hint");
  EXPECT_EQ(game.engine.requests.back().goal, SearchGoal::hint);
  game.engine.answer(test::cell("a2"));
  game.session.tick();
  EXPECT_EQ(game.engine.requests.back().goal, SearchGoal::review);
  game.run("analyse on");
  EXPECT_EQ(game.engine.requests.back().goal, SearchGoal::analysis);
  game.engine.say_more(Assessment::unknown(6));
  game.engine.reports.back().nodes = 1'000'000;
  game.session.tick();
  EXPECT_EQ(game.engine.requests.back().goal, SearchGoal::review) << "a long analysis gives way";
  for (int ply = 0; ply <= 3; ++ply) {
    game.engine.answer(test::cell("a1"));
    game.session.tick();
    EXPECT_TRUE(game.engine.requests.back().move || ply > 2) << ply;
  }
  EXPECT_TRUE(game.session.thoughts().review->done());
  EXPECT_EQ(game.engine.requests.back().goal, SearchGoal::analysis) << "and goes on afterwards";
  game.engine.say_more(Assessment::unknown(6));
  EXPECT_EQ(test::kinds(game.session.tick()), "") << "what was known is kept";
  EXPECT_EQ(game.session.thoughts().analysis->nodes, 1'000'000U);
  const auto budget = [&](std::string_view command) {
    game.run(command);
    return game.engine.requests.back().node_budget;
  };
  EXPECT_LT(budget("explain 1 b1"), budget("explain 1 c1")) << "what it left open stays so";
}

TEST(SessionReview, SpendsLessOnABoardThatCannotBeSolved) {
  const auto budget = [](std::string_view rules) {
    TestSession game({.rules = test::rules(rules)}, "b2");
    game.run("review on");
    return game.engine.requests.back().node_budget;
  };
  EXPECT_LT(budget("15,15,5"), budget("3,3,3"));
}

TEST(SessionReview, OfNoMovesIsDoneAtOnce) {
  TestSession game;
  game.run("review on");
  EXPECT_TRUE(game.session.thoughts().review->done());
  EXPECT_TRUE(game.engine.requests.empty());
}

}  // namespace
}  // namespace mnk
