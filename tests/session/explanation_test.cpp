#include <gtest/gtest.h>

#include <string_view>
#include <utility>
#include <vector>

#include "support/json.h"
#include "support/session_script.h"
#include "support/test_session.h"

// The explanation of one move, anywhere in the history.
namespace mnk {
namespace {

using test::cell;
using test::TestSession;

TTT_SESSION_SCRIPTS(R"(
Explain.StaysWhileTheMovesBeforeItStay
given b2.b1.a1
explain 2 c3 -> thought | about=.O./.X./... // asked of any move of the history
jump 0
jump 2 | explanation=c3 asked=explanation
play a2 -> set_aside played | explanation=c3 // two moves are before it still
jump 0
play a1 -> set_aside played thought:done | explanation=none
given a1.b2
explain 2 c3
jump 1 | explanation=c3
play c2 -> set_aside played thought:done | explanation=none // in the place of one before it

Explain.IsDroppedForAnotherOneOrByCommand
explain 0 b2
explain 0 a1 | asked=explanation,explanation explanation=a1
explain off -> thought:done | explanation=none
explain off ->

Explain.RefusesWhatCannotBePlayedThere
given b2.b1
explain 3 a1 -> refused:no_such_ply
explain 2 b1 -> refused:taken
explain 0 d1 -> refused:off_the_board
explain 0 b1 -> thought
given a1.a2.b1.b2.c1
explain 5 c3 -> refused:game_over
explain 4 c3 -> thought // a game that is over has a history

Explain.IsGivenUpWhenNobodyIsThereToThinkAndKeptAtItsEnd
explain 0 b2
lose
wait 0 -> refused:no_engine thought:done engine:lost | explanation=none
explain 0 b2 -> refused:no_engine
given
explain 0 b2
report
lose
wait 0 -> refused:no_engine thought:done engine:lost | explanation=none
given
explain 0 b2
reply -> thought:done
lose
wait 0 -> engine:lost | explanation=b2

Explain.OfAMoveThatIsBeingThoughtAboutGoesOn
given a1.b2
explain 1 c3
report
explain 1 c3 -> thought | asked=explanation
explain 2 c3 | asked=explanation,explanation // the same move at another time
)");

/// The events of a report.
Events heard(TestSession& game, const SearchReport& report) {
  game.engine.reports.push_back(report);
  return game.session.tick();
}

TEST(Explain, TellsValueReasonsAndLine) {
  TestSession game({}, "a1.b2.c1");
  game.run("explain 3 a2");
  SearchReport report = test::FakeEngine::answer_to(game.engine.requests.back(), cell("a2"));
  report.value = Assessment::proven({.result = Result::loss, .plies = 2});
  report.variation = {cell("a2"), cell("b1")};
  report.reasons = {
      {.kind = ReasonKind::allows_line, .side = Mark::X, .cells = {cell("b1")}, .plies = 2}};
  EXPECT_TRUE(test::only<event::Thought>(heard(game, report)).done);
  EXPECT_EQ(explanation_json(game.session),
            R"({"ply":3,"cell":"a2","done":true,"value":"loss","plies":2,"proven":true,)"
            R"("reasons":[{"kind":"allows_line","side":"X","cells":["b1"],"plies":2,)"
            R"("proven":true}],"line":["a2","b1"]})");
  EXPECT_TRUE(test::only<event::Thought>(game.run("explain 3 a2")).done);
  EXPECT_EQ(game.engine.requests.size(), 1U) << "what is known is not asked again";
}

/// The last report on the newest request, with the values of an analysis.
SearchReport ended(const TestSession& game, const Assessment& value,
                   const std::vector<MoveAssessment>& valued = {}) {
  SearchReport report = test::FakeEngine::answer_to(game.engine.requests.back(), std::nullopt);
  report.value = value;
  for (const auto& known : valued) assessment_of(report.moves, known.move) = known.assessment;
  return report;
}

constexpr Assessment a_draw = Assessment::proven({.result = Result::draw, .plies = 7});

TEST(Explain, AsksAtLengthForAMoveThatTheAnalysisHasValued) {
  TestSession game({}, "a1.b2");
  game.run("analyse on");
  heard(game, ended(game, Assessment::unknown(7), {{.move = cell("c1"), .assessment = a_draw}}));
  const auto asked_for = [&](std::string_view command, const Assessment& found) {
    const std::size_t before = game.engine.requests.size();
    game.run(command);
    heard(game, ended(game, found));
    return game.engine.requests.size() - before;
  };
  EXPECT_EQ(asked_for("explain 2 c1", a_draw), 1U) << "it is proven";
  EXPECT_EQ(asked_for("explain 2 c3", Assessment::unknown(7)), 1U) << "nobody has proven it";
  EXPECT_EQ(asked_for("explain 1 b2", Assessment::unknown(8)), 1U) << "nor the position after it";
  EXPECT_EQ(asked_for("explain 1 b1", Assessment::unknown(8)), 1U) << "it leads elsewhere";
  EXPECT_EQ(asked_for("explain 2 c1", Assessment::unknown(7)), 2U);
  heard(game, ended(game, a_draw));
  game.run("analyse off");
  game.play("b1.a3");
  game.run("review on");
  heard(game, ended(game, Assessment::proven({.result = Result::win, .plies = 1})));
  heard(game, ended(game, Assessment::unknown(6)));
  asked_for("explain 3 a3", Assessment::unknown(6));
  EXPECT_EQ(game.engine.requests.back().goal, SearchGoal::explanation) << "the review proved it";
  EXPECT_EQ(game.session.thoughts().explanation->report->value.at_most.result, Result::loss);
}

constexpr Assessment a_loss_in(int at_most) {
  Assessment known = Assessment::unknown(7);
  known.at_least = {.result = Result::loss, .plies = 0};
  known.at_most = {.result = Result::loss, .plies = at_most};
  known.value = known.at_most;
  return known;
}

TEST(Explain, AndTheAnalysisTellOneValue) {
  TestSession game({}, "a1.b2");
  game.run("analyse on");
  game.run("explain 1 b2");
  heard(game, ended(game, before_the_move(a_loss_in(6))));
  game.engine.say_more(a_loss_in(4));
  game.session.tick();
  const Thoughts& thoughts = game.session.thoughts();
  EXPECT_EQ(max_plies(thoughts.explanation->report->value), 5) << "the analysis knows more";
  EXPECT_EQ(game.engine.requests.size(), 3U) << "no length is proven";
  game.engine.say_more(a_loss_in(8));
  game.session.tick();
  EXPECT_EQ(max_plies(thoughts.analysis->value), 4) << "what was known is kept";
  game.engine.say_more(Assessment::proven({.result = Result::loss, .plies = 4}));
  game.session.tick();
  const SearchRequest& again = game.engine.requests.back();
  EXPECT_EQ(again.goal, SearchGoal::explanation) << "its reasons are of another line";
  EXPECT_GT(again.node_budget, game.engine.requests[1].node_budget);
  EXPECT_FALSE(thoughts.explanation->done());
  heard(game, ended(game, before_the_move(a_loss_in(6))));
  EXPECT_EQ(game.engine.requests.back().goal, SearchGoal::analysis) << "once is enough";
  game.run("explain 2 c3");
  const Assessment loss = Assessment::proven({.result = Result::loss, .plies = 2});
  heard(game, ended(game, loss));
  heard(game, ended(game, Assessment::unknown(7)));
  EXPECT_EQ(thoughts.analysis->moves.back(),
            (MoveAssessment{.move = cell("c3"), .assessment = loss}));
}

TEST(Explain, TellsTheAnalysisOfAWin) {
  TestSession game({}, "a1.b2");
  game.run("analyse on");
  game.run("explain 2 c3");
  const Assessment win = Assessment::proven({.result = Result::win, .plies = 5});
  heard(game, ended(game, win));
  const auto analysed = [&](const Assessment& known) {
    SearchReport report = ended(game, known, {{.move = cell("c2"), .assessment = known}});
    report.done = false;
    heard(game, report);
    return *game.session.thoughts().analysis;
  };
  const SearchReport taught = analysed(Assessment::unknown(7));
  EXPECT_EQ(taught.moves.front().move, cell("c3"));
  EXPECT_EQ(max_plies(taught.value), 5);
  EXPECT_FALSE(taught.value.is_proven()) << "another move may win sooner";
  const Assessment quicker = Assessment::proven({.result = Result::win, .plies = 3});
  EXPECT_EQ(analysed(quicker).value, quicker);
}

TEST(Hint, NamesTheBestMoveOfTheAnalysisBesideItAndTellsThatWhatItKnows) {
  TestSession game({}, "a1.b2");
  game.run("hint");
  game.engine.answer(cell("c3"));
  game.session.tick();
  game.run("analyse on");
  const auto hint_with = [&](std::string_view move, const Assessment& known,
                             std::uint64_t nodes = 100'000) {
    SearchReport report = ended(game, known, {{.move = cell(move), .assessment = known}});
    report.moves = ranked(report.moves);
    report.nodes = nodes;
    report.done = false;
    const bool is_new = heard(game, report).size() > 1;
    return to_text(*game.session.thoughts().hint->move) + (is_new ? ", said" : "");
  };
  const Assessment win = Assessment::proven({.result = Result::win, .plies = 5});
  const Assessment quicker = Assessment::proven({.result = Result::win, .plies = 3});
  Assessment hope = Assessment::unknown(7);
  hope.chance = 60;
  EXPECT_EQ(hint_with("b3", hope, 1), "c3") << "it has hardly begun";
  EXPECT_EQ(hint_with("b3", hope), "b3, said");
  hope.chance = 61;
  EXPECT_EQ(hint_with("b3", hope), "b3") << "a figure more is not worth a word";
  EXPECT_EQ(game.session.thoughts().hint->value.chance, 61) << "but it is that of the analysis";
  hope.chance = 59;
  EXPECT_EQ(hint_with("b3", hope), "b3, said") << "by now it looks even";
  EXPECT_EQ(hint_with("c3", hope), "c3, said");
  EXPECT_EQ(hint_with("c2", Assessment::unknown(7)), "c3");
  EXPECT_EQ(hint_with("c2", a_draw), "c3") << "which may win";
  EXPECT_EQ(hint_with("c3", win), "c3, said") << "by now it is known to win";
  EXPECT_EQ(hint_with("c2", quicker), "c2, said");
  EXPECT_EQ(hint_with("c2", quicker), "c2");
  hope.at_least = {.result = Result::win, .plies = 7};
  EXPECT_EQ(hint_with("c2", hope), "c2");
  EXPECT_EQ(game.session.thoughts().analysis->moves.front(),
            (MoveAssessment{.move = cell("c2"), .assessment = quicker}))
      << "which the hint has";
}

/// Explains b2 during an analysis, with these reasons and the guess that a3 replies.
SearchReport guess_a3(TestSession& game, std::vector<MoveReason> reasons) {
  game.run("analyse on");
  game.run("explain 1 b2");
  SearchReport guessed = ended(game, Assessment::unknown(8));
  guessed.variation = {cell("b2"), cell("a3")};
  guessed.reasons = std::move(reasons);
  guessed.reasons.push_back(
      {.side = Mark::O, .cells = guessed.variation, .plies = 2, .proven = false});
  heard(game, guessed);
  return guessed;
}

TEST(Explain, GoesOnAsTheAnalysisBesideItDoes) {
  TestSession game({}, "a1.b2");
  const SearchReport guessed =
      guess_a3(game, {{.side = Mark::O, .cells = {cell("b2")}, .plies = 1}});
  const SearchReport& explained = *game.session.thoughts().explanation->report;
  SearchReport report = ended(game, Assessment::unknown(7));
  report.done = false;
  heard(game, report);
  EXPECT_EQ(explained.variation, guessed.variation) << "the analysis has no line";
  report.variation = {cell("b1"), cell("c1")};
  heard(game, report);
  EXPECT_EQ(explained.variation, (std::vector{cell("b2"), cell("b1"), cell("c1")}));
  ASSERT_EQ(explained.reasons.size(), 2U);
  EXPECT_EQ(explained.reasons[0], guessed.reasons[0]) << "it is proven";
  EXPECT_EQ(explained.reasons[1].cells, explained.variation);
  heard(game, ended(game, a_loss_in(4)));
  EXPECT_EQ(explained.reasons.size(), 1U) << "a guess does not explain what is proven";
}

TEST(Explain, StandsBesideADamagedAnalysisThatLeavesMovesOut) {
  TestSession game({}, "a1.b2");
  const SearchReport guessed = guess_a3(game, {});
  SearchReport damaged = ended(game, Assessment::unknown(7));
  damaged.moves.clear();
  damaged.done = false;
  heard(game, damaged);
  const auto& explanation = game.session.thoughts().explanation;
  EXPECT_EQ(explanation->report->variation, guessed.variation);
  game.run("explain 2 c3");
  heard(game, ended(game, a_loss_in(2)));
  EXPECT_EQ(explanation->report->value, a_loss_in(2));
}

}  // namespace
}  // namespace mnk
