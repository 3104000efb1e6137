#include <gtest/gtest.h>

#include "support/session_script.h"
#include "support/test_session.h"

// Beginning and coming back: by an address, by the save of this tab, by that of another one.
namespace mnk {
namespace {

using test::only;
using test::TestSession;

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
fresh: start address=$address(game) tab=$save(game) -> started:resumed | same=game score=1.0.0

Start.WithAnotherAddressOpensAGameOfItsOwn
given b2.a1
fresh: start address=v=1&moves=b2 tab=$save(game) -> started:opened | id!=$id(game) board=.../.X./...
fresh: start address=$address(game) store=$save(game) -> started:opened
fresh: start address=moves=b2 store=none -> started:opened
fresh: start address=moves=b2.b2&z=1 -> started:opened address_fault:unknown address_fault:moves@3 | board=.../.X./...
host: invite X 3,3,3
fresh: start address=v=1&rules=3,3,3&x=human&o=human tab=$save(host) | match=none id!=$id(host)

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
)");

TEST(Start, GivesEverySeedAnIdOfItsOwn) {
  EXPECT_NE(TestSession({}, "", 1).view().id, TestSession({}, "", 2).view().id);
}

TEST(Records, AreOfTheirGame) {
  TestSession game({}, "a1.b1.a2.b2.c3");
  const GameRecord first = *only<event::Finished>(game.run("play b3")).record;
  EXPECT_EQ(first.outcome, Outcome::win(Mark::O));
  EXPECT_EQ(first.id, game.view().id);
  EXPECT_EQ(to_text(first.moves), "a1.b1.a2.b2.c3.b3");
  game.run("jump 4");
  const GameRecord otherwise = *only<event::Finished>(game.run("play a3")).record;
  EXPECT_EQ(otherwise.id, first.id);
  EXPECT_EQ(otherwise.outcome, Outcome::win(Mark::X));
  game.run("new");
  game.play("a1.a2.b1.b2");
  EXPECT_NE(only<event::Finished>(game.run("play c1")).record->id, first.id);
}

}  // namespace
}  // namespace mnk
