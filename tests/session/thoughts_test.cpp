#include <gtest/gtest.h>

#include "support/session_script.h"
#include "support/test_session.h"

// Hints and analysis: asked for beside the game, dropped when the board changes.
namespace mnk {
namespace {

using test::TestSession;

TTT_SESSION_SCRIPTS(R"(
Hint.AsksThePerfectPlayerAndTellsWhatItSays
given b2
hint -> thought | asked=hint player=perfect about=.../.X./... hint=wanted
hint -> thought | asked=hint // asked for twice it asks once
report -> | hint=wanted // what is not the last report tells nothing
reply a1 -> thought:done | hint=a1 board=.../.X./...
hint -> thought:done | asked=hint

Hint.IsDroppedWhenAMoveIsPlayed
hint
reply b2
play a1 | hint=none asked=hint
other: hint
other: play a1 | stops=1
other: reply b2 -> | hint=none // it comes too late

Hint.IsNotGivenAfterTheEndOrWhileTheComputerIsToMove
given a1.a2.b1.b2.c1
hint -> refused:game_over | hint=none asked=nothing
given hard human
hint -> refused:not_your_turn | asked=move

Hint.ThatCannotBePlayedNamesNoMove
given b2
hint
reply b2 -> thought:done | hint=nothing

Analysis.SwitchedOnOrOffTwiceIsToldOnce
analyse off ->
analyse on -> analysing:on
analyse on ->
analyse off -> analysing:off

Analysis.TellsEveryReportAndStaysWhenDone
analyse on -> analysing:on | asked=analysis analysis=wanted
report -> thought | analysis=open
report -> thought
reply -> thought:done | analysis=done
wait 0 -> | asked=analysis

Analysis.IsAskedForAgainAfterEveryMove
analyse on
report
play b2 | analysis=wanted stops=1 asked=analysis,analysis about=.../.X./...
undo | asked=analysis,analysis,analysis about=.../.../...

Analysis.StopsWhenItIsNotWantedAnyMore
analyse on
report
analyse off | stops=1 analysis=none
play b2 | asked=analysis

Analysis.MakesWayForAHintAndForTheComputersMove
analyse on
hint | asked=analysis,hint stops=1
reply b2 | asked=analysis,hint,analysis hint=b2
given human hard
analyse on
play b2 | asked=analysis,move
reply a1 | board=O../.X./... asked=analysis,move,analysis about=O../.X./...

Analysis.HasNothingToSayAfterTheEnd
given a1.a2.b1.b2
analyse on
play c1 | asked=analysis stops=1 analysis=wanted
)");

TEST(Analysis, MayLookAtMoreThanAMoveOrAHint) {
  TestSession game;
  game.run("analyse on");
  game.run("hint");
  game.run("players perfect human");
  ASSERT_EQ(game.engine.requests.size(), 3U);
  const std::uint64_t for_analysis = game.engine.requests[0].node_budget;
  EXPECT_LT(game.engine.requests[1].node_budget, for_analysis);
  EXPECT_EQ(game.engine.requests[2].node_budget, game.engine.requests[1].node_budget);
}

}  // namespace
}  // namespace mnk
