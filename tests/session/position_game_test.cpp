#include <gtest/gtest.h>

#include "support/session_script.h"
#include "support/test_session.h"

// Games that begin from a position that was set up.
namespace mnk {
namespace {

using test::only;
using test::TestSession;

TTT_SESSION_SCRIPTS(R"(
GameFromAPosition.ShowsItAndCountsMovesFromThere
new rules=3,3,3&position=XO./.X./... -> started:new | board=XO./.X./... start=XO./.X./... to_move=O
look | cursor=0 moves= last=none can_undo=false
undo -> refused:nothing_to_undo
play c3 -> played | can_undo=true to_move=X
undo -> stepped | board=XO./.X./...
undo -> refused:nothing_to_undo
redo -> stepped
play a3 -> played | board=XO./.X./X.O cursor=2
play a1 -> refused:taken
jump 0 -> stepped | board=XO./.X./...
play c1 -> set_aside played
restore -> restored | moves=c3.a3 board=XO./.X./...

GameFromAPosition.AsksTheComputerWhoseTurnItIs
new rules=3,3,3&position=XO./.X./...&o=perfect | asked=move about=XO./.X./...
reply c3 -> played | can_undo=false // no human has moved yet
play a2 | asked=move,move
undo -> stepped | board=XO./.X./..O

GameFromAPosition.IsFollowedByOneFromTheSamePositionAndByTheEmptyBoardWithNew
new rules=3,3,3&position=XO./.X./...
moves c3.a2
rematch -> started:rematch | board=XO./.X./...
rematch swap -> started:rematch | board=XO./.X./... first_plays_x=false
moves c3.a2
new | board=.../.../... start=none

GameFromAPosition.GoesOnInItsSeries
given a1.a2.b1.b2.c1
new rules=3,3,3&position=XO./.X./... | score=1.0.0
moves c3.a2.c1.a3 | score=2.0.0

GameFromAPosition.ComesBackByItsAddressAndByItsSave
new rules=3,3,3&position=XO./.X./...
moves c3.a3
undo
resumed: resume $save(game) | same=game
started: start address=$address(game) tab=$save(game) -> started:resumed | same=game

GameFromAPosition.ThatEndedIsFollowedByAnEmptyBoardWhenItsProgramComesBack
new rules=3,3,3&position=XO./.X./...
moves c3.a2.c1.a3
fresh: start tab=$save(game) | board=.../.../... score=1.0.0 // nobody remembers the position a day later

FinishedPosition.IsShownAndNothingCanBePlayedThere
new rules=3,3,3&position=XXX/OO./... -> started:new | outcome=x_wins line=a1.b1.c1 score=0.0.0
play c3 -> refused:game_over
undo -> refused:nothing_to_undo
hint -> refused:game_over
fresh: resume $save(game) | same=game
rematch | board=.../.../... // it is not played again
open position=XXX/OO./... -> started:opened | score=0.0.0
)");

TEST(GameFromAPosition, IsCountedAndItsRecordHasThePosition) {
  TestSession game;
  game.run("new rules=3,3,3&position=XO./.X./...");
  game.play("c3.a2.c1");
  const Events events = game.run("play a3");
  const auto& finished = only<event::Finished>(events);
  EXPECT_EQ(finished.score, (Score{.first = 1}));
  ASSERT_TRUE(finished.record);
  EXPECT_EQ(finished.record->start, test::board(Rules(), "XO. .X. ..."));
  EXPECT_EQ(to_text(finished.record->moves), "c3.a2.c1.a3");
  EXPECT_NE(to_json(events.back())
                .find(R"("set_up":true,"address":"v=1&rules=3,3,3&x=human&o=human)"
                      R"(&position=XO./.X./...&moves=c3.a2.c1.a3")"),
            std::string::npos);
}

}  // namespace
}  // namespace mnk
