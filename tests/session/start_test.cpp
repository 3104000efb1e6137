#include <gtest/gtest.h>

#include "support/session_script.h"
#include "support/test_session.h"

// Starting: from an address, from the save of this tab, or from that of another.
namespace mnk {
namespace {

TTT_SESSION_SCRIPTS(R"(
Start.WithNothingIsANewGame
start -> started:new | board=.../.../...

Start.GivesEveryGameAnIdOfItsOwn
start
new | new_id
rematch | new_id
open v=1&moves=b2 | new_id
invite X 3,3,3 | new_id

Start.WithTheAddressOfTheTabsGameGoesOnWithItHoweverItIsWritten
given b2.a1.c3
undo
fresh: start address=#$address(game) tab=$save(game) -> started:resumed | same=game save=$save(game)
given b2.a1
fresh: start address=# tab=$save(game) | save=$save(game)
fresh: start address=v=1&rules=3%2C3%2C3&x=human&o=human&moves=b2.a1 tab=$save(game) | save=$save(game)
fresh: start address=moves=b2.a1 tab=$save(game) | save=$save(game)
fresh: start address=moves=b2%2Ea1&v=1 tab=$save(game) | save=$save(game)
fresh: start address=moves=b2.a1&colour=red tab=$save(game) -> started:opened address_fault:unknown | id!=$id(game)
given a1.a2.b1.b2.c1
jump 2
fresh: start address=$address(game) tab=$save(game) -> started:resumed | id=$id(game) cursor=5 outcome=x_wins score=1.0.0
undo
jump 3
fresh: start address=$address(game) tab=$save(game) | cursor=1 outcome=in_progress // taken back, not just looked at
jump 5
fresh: start address=$address(game) tab=$save(game) | cursor=5 outcome=x_wins

Start.WithAnotherAddressOpensAGameOfItsOwn
given b2.a1
fresh: start address=v=1&moves=b2 tab=$save(game) -> started:opened | id!=$id(game) board=.../.X./...
fresh: start address=$address(game) store=$save(game) -> started:opened
fresh: start address=moves=b2 store=none -> started:opened
fresh: start address=moves=b2.b2&z=1 -> started:opened address_fault:unknown address_fault:moves@3 | board=.../.X./...
host: invite X 3,3,3
fresh: start address=v=1&rules=3,3,3&x=human&o=human tab=$save(host) | apart=null id!=$id(host)

Start.WithoutAnAddressGoesOnInTheTab
given b2.a1
newer: given c3
fresh: start tab=$save(game) store=$save(newer) -> started:resumed | same=game

Start.FromTheStoreGoesOnInAGameOfItsOwn
given b2.a1
fresh: start store=$save(game) -> started:resumed | id!=$id(game) board=O../.X./...
given a1.a2.b1.b2.c1
undo
fresh: start store=$save(game) | id=$id(game) // it was counted: another end replaces the one before

Start.OfAFinishedGameIsTheNextOfItsSeries
open rules=4,3,3
rematch swap
moves a1.a2.b1.b2.c1
fresh: start tab=$save(game) -> started:rematch | id!=$id(game) score=0.1.0 first_plays_x=false
fresh: look | board=..../..../....
fresh: start store=$save(game) -> started:rematch | id!=$id(game) score=0.1.0 first_plays_x=false

Start.SaysWhichSaveCannotBeReadAndGoesOnWithoutIt
given b2
fresh: start tab=save=7 store=$save(game) -> bad_save:save started:resumed | board=.../.X./...
fresh: start tab=x store=y -> bad_save:save bad_save:y started:new
fresh: start address=moves=b2 tab=x -> bad_save:save started:opened

Start.AsksTheComputerWhoseTurnItIs
start address=o=hard&moves=b2 | asked=move

Resume.OfAnotherSeriesBringsItsScore
before: given a1.a2.b1.b2.c1
resume $save(before) -> started:resumed | same=before

Resume.WithinTheSeriesKeepsTheScoreAndCountsNothingTwice
given a1.a2.b1.b2.c1
won := $save(game)
id := $id(game)
rematch
moves a1.b1.a2.b2.c3.b3 | score=1.1.0
lost := $save(game)
resume $won -> started:resumed | id=$id score=1.1.0 // the browser's Back, and the end once more
undo
play c1 -> stepped finished:again | score=1.1.0
resume $lost | score=1.1.0
rematch
moves a1.a2.b1.b2.c1 | score=2.1.0

Resume.OfASaveFromBeforeTheEndCountsTheEndOnce
given a1.a2.b1.b2
open := $save(game)
play c1 | score=1.0.0
resume $open
play c1 -> played finished:again | score=1.0.0
reloaded: resume $save(game)
reloaded: resume $open
reloaded: play c1 | score=1.0.0
resume $open
moves c3.c2 | score=0.1.0 // another end counts in its place

Adopt.TakesTheGameWithAnIdOfItsOwnInTheSameSeries
before: given a1.a2.b1.b2.c1
before: rematch
before: play b2
adopt $save(before) -> started:resumed | id!=$id(before) score=1.0.0 board=.../.X./...

BadSaves.ChangeNothing
given b2
resume save=1 -> bad_save:id | unchanged
adopt nothing -> bad_save:nothing | unchanged

Records.TellOneEndOnceAndAnotherEndToo
given a1.b1.a2.b2.c3
play b3 -> played finished
undo
redo -> stepped finished:again
jump 4
play a3 -> set_aside played finished | score=1.0.0
open moves=a1.a2.b1.b2.c1
undo
redo -> stepped finished:again | score=0.0.0 // an end that was opened

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
new | board=.../.../... start=null

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

TEST(Start, GivesEverySeedAnIdOfItsOwn) {
  EXPECT_NE(test::TestSession({}, "", 1).session.saved().id,
            test::TestSession({}, "", 2).session.saved().id);
}

}  // namespace
}  // namespace mnk
