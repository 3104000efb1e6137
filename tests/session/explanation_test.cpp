#include <gtest/gtest.h>

#include <string_view>
#include <utility>
#include <vector>

#include "search/inline_engine.h"
#include "support/json.h"
#include "support/test_session.h"

// One move explained, wherever it lies in the history.
namespace mnk {
namespace {

using test::cell;
using test::kinds;
using test::members;
using test::refusal;
using test::TestSession;

using Reason = event::Refused::Reason;

TEST(Explain, AsksAboutAnyMoveOfTheHistory) {
  TestSession game({}, "b2.b1.a1");
  EXPECT_EQ(kinds(game.run("explain 1 c3")), "thought");
  ASSERT_EQ(game.engine.requests.size(), 1U);
  EXPECT_EQ(game.engine.requests[0].goal, SearchGoal::explanation);
  EXPECT_EQ(game.engine.requests[0].move, cell("c3"));
  EXPECT_TRUE(test::shows(game.engine.requests[0].position, "... .X. ..."));
  EXPECT_EQ(explanation_json(game.session),
            R"({"ply":1,"cell":"c3","done":false,"value":null,"plies":null,"proven":false,)"
            R"("reasons":[],"line":[]})");
}

TEST(Explain, TellsValueReasonsAndLine) {
  TestSession game({}, "a1.b2.c1");
  game.run("explain 3 a2");
  SearchReport report = test::FakeEngine::answer_to(game.engine.requests.back(), cell("a2"));
  report.value = Assessment::proven({.result = Result::loss, .plies = 2});
  report.variation = {cell("a2"), cell("b1")};
  report.reasons = {
      {.kind = ReasonKind::allows_line, .side = Mark::X, .cells = {cell("b1")}, .plies = 2}};
  game.engine.reports.push_back(report);
  EXPECT_TRUE(test::only<event::Thought>(game.session.tick()).done);
  EXPECT_EQ(explanation_json(game.session),
            R"({"ply":3,"cell":"a2","done":true,"value":"loss","plies":2,"proven":true,)"
            R"("reasons":[{"kind":"allows_line","side":"X","cells":["b1"],"plies":2,)"
            R"("proven":true}],"line":["a2","b1"]})");
  EXPECT_TRUE(test::only<event::Thought>(game.run("explain 3 a2")).done);
  EXPECT_EQ(game.engine.requests.size(), 1U) << "what is known is not asked again";
}

TEST(Explain, SaysHowMuchIsKnownOfAWinWhoseLengthIsNot) {
  TestSession game;
  game.run("explain 0 b2");
  game.engine.say_more({.value = {.result = Result::win, .plies = 7},
                        .at_least = {.result = Result::win, .plies = 7},
                        .at_most = {.result = Result::win, .plies = 3}});
  game.session.tick();
  const test::JsonMembers told = members(explanation_json(game.session));
  EXPECT_EQ(told.at("value"), R"("win")");
  EXPECT_EQ(told.at("plies"), "null");
  EXPECT_EQ(told.at("plies_at_most"), "7");
}

TEST(Explain, StaysWhileTheMovesBeforeItStay) {
  TestSession game({}, "b2.b1.a1");
  game.run("explain 2 c3");
  game.run("jump 0");
  game.run("jump 2");
  EXPECT_TRUE(game.session.thoughts().explanation);
  EXPECT_EQ(game.engine.requests.size(), 1U);
  EXPECT_EQ(kinds(game.run("play a2")), "set_aside played");
  EXPECT_TRUE(game.session.thoughts().explanation) << "two moves are before it still";
  game.run("jump 0");
  EXPECT_EQ(kinds(game.run("play a1")), "set_aside played thought");
  EXPECT_FALSE(game.session.thoughts().explanation);
  EXPECT_EQ(explanation_json(game.session), "null");
}

TEST(Explain, IsDroppedForAnotherOneOrByCommand) {
  TestSession game;
  game.run("explain 0 b2");
  game.run("explain 0 a1");
  EXPECT_EQ(game.engine.requests.size(), 2U);
  EXPECT_EQ(game.session.thoughts().explanation->move, cell("a1"));
  EXPECT_EQ(kinds(game.run("explain off")), "thought");
  EXPECT_FALSE(game.session.thoughts().explanation);
  EXPECT_EQ(kinds(game.run("explain off")), "");
}

TEST(Explain, RefusesWhatCannotBePlayedThere) {
  TestSession game({}, "b2.b1");
  EXPECT_EQ(refusal(game.run("explain 3 a1")), Reason::no_such_ply);
  EXPECT_EQ(refusal(game.run("explain 2 b1")), Reason::taken);
  EXPECT_EQ(refusal(game.run("explain 0 d1")), Reason::off_the_board);
  EXPECT_EQ(kinds(game.run("explain 0 b1")), "thought");
  TestSession over({}, "a1.a2.b1.b2.c1");
  EXPECT_EQ(refusal(over.run("explain 5 c3")), Reason::game_over);
  EXPECT_EQ(kinds(over.run("explain 4 c3")), "thought") << "a game that is over has a history";
}

TEST(Explain, IsGivenUpWhenNobodyIsThereToThink) {
  TestSession game;
  game.run("explain 0 b2");
  game.engine.gone = true;
  EXPECT_EQ(kinds(game.session.tick()), "refused thought thinker");
  EXPECT_FALSE(game.session.thoughts().explanation);
  EXPECT_EQ(refusal(game.run("explain 0 b2")), Reason::no_engine);
}

TEST(Explain, OfAMoveThatIsBeingThoughtAboutGoesOn) {
  TestSession game({}, "a1.b2");
  game.run("explain 1 c3");
  game.engine.say_more(Assessment::unknown(8));
  game.session.tick();
  EXPECT_FALSE(test::only<event::Thought>(game.run("explain 1 c3")).done);
  EXPECT_EQ(game.engine.requests.size(), 1U) << "it is the same question";
  game.run("explain 2 c3");
  EXPECT_EQ(game.engine.requests.size(), 2U) << "the same move at another time is another one";
}

TEST(Explain, IsDroppedWhenAnotherMoveTakesThePlaceOfOneBeforeIt) {
  TestSession game({}, "a1.b2");
  game.run("explain 2 c3");
  game.run("jump 1");
  EXPECT_TRUE(game.session.thoughts().explanation);
  EXPECT_EQ(kinds(game.run("play c2")), "set_aside played thought");
  EXPECT_FALSE(game.session.thoughts().explanation);
}

TEST(Explain, IsGivenUpInTheMiddleAndKeptAtItsEnd) {
  for (const bool done : {false, true}) {
    TestSession game;
    game.run("explain 0 b2");
    game.engine.say_more(Assessment::unknown(9));
    game.engine.reports.back().done = done;
    game.session.tick();
    game.engine.gone = true;
    EXPECT_EQ(kinds(game.session.tick()), done ? "thinker" : "refused thought thinker");
    EXPECT_EQ(game.session.thoughts().explanation.has_value(), done);
  }
}

/// A report on the newest request, with the moves that an analysis has valued.
SearchReport ended(const TestSession& game, const Assessment& value,
                   std::vector<MoveAssessment> moves = {}) {
  SearchReport report = test::FakeEngine::answer_to(game.engine.requests.back(), std::nullopt);
  report.value = value;
  report.moves = std::move(moves);
  return report;
}

constexpr Assessment a_draw = Assessment::proven({.result = Result::draw, .plies = 7});

TEST(Explain, AsksAtLengthForWhatTheAnalysisHasProven) {
  TestSession game({}, "a1.b2");
  game.run("analyse on");
  game.run("explain 1 b2");
  game.engine.reports.push_back(ended(game, Assessment::unknown(8)));
  game.session.tick();
  EXPECT_EQ(game.engine.requests.back().goal, SearchGoal::analysis);
  game.engine.say_more(a_draw);
  game.session.tick();
  const SearchRequest& again = game.engine.requests.back();
  EXPECT_EQ(again.goal, SearchGoal::explanation);
  EXPECT_EQ(again.move, cell("b2"));
  EXPECT_GT(again.node_budget, game.engine.requests[1].node_budget);
  EXPECT_EQ(members(explanation_json(game.session)).at("done"), "false");
  game.engine.reports.push_back(ended(game, Assessment::unknown(8)));
  game.session.tick();
  EXPECT_EQ(members(explanation_json(game.session)).at("done"), "true");
  EXPECT_EQ(game.engine.requests.back().goal, SearchGoal::analysis) << "once is enough";
}

TEST(Explain, AsksAtLengthForAMoveThatTheAnalysisHasValued) {
  TestSession game({}, "a1.b2");
  game.run("analyse on");
  game.engine.reports.push_back(
      ended(game, Assessment::unknown(7),
            {{.move = cell("c1"), .assessment = a_draw},
             {.move = cell("c2"), .assessment = Assessment::unknown(7)}}));
  game.session.tick();
  const auto asked_for = [&](std::string_view command, const Assessment& found) {
    const std::size_t before = game.engine.requests.size();
    game.run(command);
    game.engine.reports.push_back(ended(game, found));
    game.session.tick();
    return game.engine.requests.size() - before;
  };
  EXPECT_EQ(asked_for("explain 2 c1", a_draw), 1U) << "it is proven";
  EXPECT_EQ(asked_for("explain 2 c2", Assessment::unknown(7)), 1U) << "nobody has proven it";
  EXPECT_EQ(asked_for("explain 2 c3", Assessment::unknown(7)), 1U) << "nobody has valued it";
  EXPECT_EQ(asked_for("explain 1 b2", Assessment::unknown(8)), 1U) << "nor the position after it";
  EXPECT_EQ(asked_for("explain 1 b1", Assessment::unknown(8)), 1U) << "it leads elsewhere";
  EXPECT_EQ(asked_for("explain 2 c1", Assessment::unknown(7)), 2U);
}

TEST(Explain, IsAnsweredByTheRealEngine) {
  InlineEngine engine(1 << 20);
  Session session(engine, [] { return 0U; }, 1);
  session.start("v=1&rules=3,3,3&moves=a1.b2.c1", "", "");
  session.run("explain 3 a2");
  session.tick();
  const test::JsonMembers told = members(explanation_json(session));
  EXPECT_EQ(told.at("value"), R"("loss")");
  EXPECT_EQ(told.at("line"), R"(["a2","b1"])");
}

}  // namespace
}  // namespace mnk
