#include "support/session_script.h"

// Several games in a row: the score, who plays which mark, and when a new series begins.
namespace mnk {
namespace {

TTT_SESSION_SCRIPTS(R"(
Score.CountsWinsAndDraws
given a1.a2.b1.b2.c1
look | score=1.0.0
given a1.b1.a2.b2.c3.b3
look | score=0.1.0
given a1.b1.c1.b2.a2.c2.b3.a3.c3
look | score=0.0.1
other: open rules=3,3,3,misere
other: moves a1.a2.b1.b2.c1 | score=0.1.0 // in misère the line loses

Score.AddsUpOverRematches
given a1.a2.b1.b2.c1
rematch -> started:rematch | board=.../.../... moves=
moves a1.b1.a2.b2.c3.b3
rematch
moves a1.a2.b1.b2.c1 | score=2.1.0

Score.FollowsThePlayerWhenTheMarksAreSwapped
given a1.a2.b1.b2.c1
rematch swap | first_plays_x=false
moves a1.a2.b1.b2.c1 | score=1.1.0
rematch swap | first_plays_x=true
moves a1.a2.b1.b2.c1 | score=2.1.0

Score.CountsAnEndOnceThatIsUndoneAndPlayedAgain
given a1.a2.b1.b2.c1
won := $save(game)
undo
play c1 | score=1.0.0
jump 0
jump 5 | score=1.0.0
undo | score=0.0.0
redo | score=1.0.0
undo
rematch
moves a1.b1.c1.b2.a2.c2.b3.a3.c3 | score=0.0.1
resume $won -> started:resumed | score=0.0.1 // its end was taken back
jump 0
jump 5 | score=1.0.1

Score.ChangesSidesWhenAnUndoneEndIsPlayedOtherwise
given a1.b1.a2.b2.c3.b3
undo
undo
play a3 | score=1.0.0 board=XO./XO./X..

Score.DoesNotCountAnEndThatWasBroughtAlong
open moves=a1.a2.b1.b2.c1 | score=0.0.0
undo
play c1 | score=0.0.0
undo
moves c3.c2 | score=0.1.0 // another end is counted

Rematch.KeepsPlayersAndRules
open rules=4,4,3&o=perfect
moves b2.a1
rematch | rules=4,4,3 x=human o=perfect board=..../..../..../.... first_plays_x=true
rematch swap | x=perfect o=human awaited=perfect

NewGame.TakesItsSettingsAndStartsTheSeriesAnew
given a1.a2.b1.b2.c1
rematch swap
new rules=5,5,4&o=perfect | rules=5,5,4 x=human o=perfect cells=......................... score=0.0.0 first_plays_x=true

NewGame.WithTheSameOrSwappedPlayersGoesOnWithTheSeries
given a1.a2.b1.b2.c1
new | score=1.0.0
new rules=3,3,3&x=human | score=1.0.0
given human perfect a1.a2.b1.b2.c1
new x=perfect&o=human | first_plays_x=false score=1.0.0
new x=human&o=perfect | first_plays_x=true score=1.0.0

SetPlayers.KeepsTheGameAndStartsTheSeriesAnew
given a1.a2.b1.b2.c1
rematch
moves b2.a1.c3
players human perfect | board=O../.X./..X score=0.0.0 awaited=perfect
given a1.a2.b1.b2.c1
players human perfect
undo
play c1 | score=0.0.0 // that end is not the new players'
)");

}  // namespace
}  // namespace mnk
