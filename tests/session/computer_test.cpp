#include <gtest/gtest.h>

#include "support/session_script.h"
#include "support/test_session.h"

// Games against computers: whom the session asks, and what it does with the answer and when.
namespace mnk {
namespace {

using test::TestSession;

TTT_SESSION_SCRIPTS(R"(
Asking.NobodyIsAskedBetweenPeopleAndAfterTheEnd
play b2
wait 0 -> | asked=nothing
open o=hard&moves=a1.a2.b1.b2
play c1 | board=XXX/OO./... asked=nothing

Asking.TheComputerWhoseTurnItIsIsAskedOnce
given medium human
look | asked=move player=medium about=.../.../...
given human hard
look | asked=nothing
play b2 | asked=move player=hard about=.../.X./...
play a1 -> refused:not_your_turn | asked=move stops=0
undo -> stepped | asked=move stops=1

Asking.LookingAtAnEarlierMoveStopsTheComputerAndComingBackAsksItAgain
open o=hard&moves=b2.a1.c3
jump 1 | asked=move stops=1
jump 3 | asked=move,move about=O../.X./..X

Asking.WhoTakesOverStopsTheComputer
given hard human
players human human | stops=1
reply a1 -> | board=.../.../...
given perfect human
players random human | stops=1 asked=move,move player=random
late 1 a1 ->
reply c3 -> played | board=.../.../..X
given perfect human
pace 800
reply a1 -> | due=800
players random human | due=none player=random // the move that waits is forgotten

Pacing.AQuickAnswerWaitsForItsTimeAndASlowOneDoesNot
given human hard b2
pace 800
look | due=none
wait 100 ->
reply a1 -> | board=.../.X./... due=700
wait 699 -> | due=1
wait 1 -> played | board=O../.X./... due=none
play c3
wait 4000 ->
reply c1 -> played

Pacing.EachOfTwoComputersTakesItsTime
given random random
pace 800
wait 800 ->
reply a1 -> played
wait 300 ->
reply b2 -> | due=500
wait 500 -> played

Pacing.IsThereFromTheBeginning
start address=o=hard
play b2
reply a1 -> | due=800

Pacing.UndoForgetsAMoveThatWaitsForItsTime
given human hard b2
pace 800
reply a1 ->
undo | due=none
wait 8000 -> | board=.../.../...

Answers.ToARequestThatWasDroppedAreIgnored
given human hard b2
undo
play a1 | asked=move,move
late 1 c3 -> | board=X../.../...
reply b2 -> played | board=X../.O./...
reply c3 -> | board=X../.O./... // an answer that comes twice counts once

Answers.ThatAreNotTheLastPlayNothing
given human hard b2
report c3 -> | board=.../.X./...

Answers.ThatCannotBeUsedCountAsALossAndNobodyIsAskedOverAndOver
given human hard b2
reply -> engine:lost | asked=move engine=lost board=.../.X./... due=none
undo -> stepped engine:back | engine=ready
play c3
reply a1 -> played | board=O../.../..X
given human hard b2
reply b2 -> engine:lost | asked=move board=.../.X./...
given human hard b2
reply k9 -> engine:lost | asked=move board=.../.X./...

LostEngine.IsToldOnceAndLetsPeoplePlay
given human hard
lose
wait 0 -> engine:lost | engine=lost
wait 0 ->
play b2 | awaited=hard asked=nothing
players human human -> players
play a1 -> played | board=O../.X./...
undo -> stepped

LostEngine.GivesNoHintAndNoAnalysis
lose
wait 0 -> engine:lost
hint -> refused:no_engine | hint=none
analyse on -> refused:no_engine | analysis=none
analyse off -> | asked=nothing

LostEngine.IsFoundOutByTheQuestionItself
lose
hint -> refused:no_engine engine:lost
other: lose
other: analyse on -> refused:no_engine engine:lost

LostEngine.EndsWhatIsSought
hint
lose
wait 0 -> refused:no_engine engine:lost | hint=none
other: analyse on
other: report
other: lose
other: wait 0 -> analysing:off engine:lost | analysis=none

LostEngine.LeavesWhatItHasSaidUntilTheBoardChanges
hint
reply b2
analyse on
reply
lose
wait 0 -> engine:lost | hint=b2 analysis=done
play b2 -> played analysing:off | analysis=none // nobody looks at the next position

Retry.AsksForTheMoveAgain
given human hard b2
lose
wait 0 -> engine:lost
retry -> engine:back | asked=move,move engine=ready
late 1 a1 ->
reply a1 -> played
given human hard b2
reply -> engine:lost // no move could be given
retry -> engine:back | asked=move,move

Retry.OfAnEngineThatIsThereAsksItOnceMore
analyse on
retry -> | asked=analysis,analysis

Retry.ThatFailsSaysSoAgain
lose
wait 0 -> engine:lost
retry -> engine:back
lose
wait 0 -> engine:lost

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

Hint.IsNotGivenAfterTheEndOrBetweenComputers
given a1.a2.b1.b2.c1
hint -> refused:game_over | hint=none asked=nothing
given hard random
hint -> refused:not_your_turn | asked=move

Hint.AskedForWhileTheComputerThinksIsAboutItsReply
given hard human
hint -> thought | asked=move hint=wanted
reply b2 -> played | asked=move,hint about=.../.X./... hint=wanted
reply a1 -> thought:done | hint=a1
given human hard b2
hint
undo | hint=none // no reply came
given human hard a1.b1.a2.b2.c3
hint
reply b3 -> played finished | hint=none // which ends the game

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

TEST(Asking, EveryRequestHasAnIdOfItsOwnAndTheSameGameTheSameChance) {
  const Settings computers = test::players(PlayerKind::random, PlayerKind::random);
  TestSession game(computers, test::FakeEngine::first_free_cell);
  TestSession again(computers, test::FakeEngine::first_free_cell);
  while (!game.session.tick().empty()) again.session.tick();
  EXPECT_TRUE(test::shows(game, "XOX OXO X.."));
  const std::vector<SearchRequest>& other = again.engine.requests;
  ASSERT_EQ(other.size(), game.engine.requests.size());
  for (std::size_t i = 0; i < game.engine.requests.size(); ++i) {
    EXPECT_EQ(other[i].seed, game.engine.requests[i].seed);
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_NE(game.engine.requests[i].id, game.engine.requests[j].id);
      EXPECT_NE(game.engine.requests[i].seed, game.engine.requests[j].seed);
    }
  }
}

TEST(Analysis, MayLookAtMoreThanAMoveOrAHint) {
  TestSession game;
  for (const char* command : {"analyse on", "hint", "players perfect human"}) game.run(command);
  ASSERT_EQ(game.engine.requests.size(), 3U);
  const std::uint64_t for_analysis = game.engine.requests[0].node_budget;
  EXPECT_LT(game.engine.requests[1].node_budget, for_analysis);
  EXPECT_EQ(game.engine.requests[2].node_budget, game.engine.requests[1].node_budget);
}

}  // namespace
}  // namespace mnk
