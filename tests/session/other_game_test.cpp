#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "session/match_token.h"
#include "support/dice.h"
#include "support/friends_apart.h"
#include "support/session_script.h"
#include "support/test_session.h"

// The game whose marks vanish, in a session like any other: played, undone, saved and sent.
// tests/vanish tests its rules.
namespace mnk {
namespace {

using Reason = event::Refused::Reason;

TTT_SESSION_SCRIPTS(R"(
OtherGame.NamesTheMarkThatLeavesAndTakesItAway
open rules=3,3,3,vanish
moves a1.a2.b1.b2.c2.c1 | board=a1.b1.c2/a2.b2.c1/X leaving=0
play a1 -> refused:taken // it is free only after the move
play c3 | board=b1.c2.c3/a2.b2.c1/O leaving=3

OtherGame.IsUndoneAcrossAMarkThatVanished
open rules=3,3,3,vanish
moves a1.a2.b1.b2.c2.c1.c3.a1
undo
undo | board=a1.b1.c2/a2.b2.c1/X
jump 8 | board=b1.c2.c3/b2.c1.a1/X

OtherGame.IsDrawnWhenAPositionStandsThereForTheThirdTime
open rules=3,3,3,vanish
moves a1.a2.b1.b2.c2.c1 | repetitions=1
moves a3.b3.a1.a2.b1.b2.c2.c1 | repetitions=2 board=a1.b1.c2/a2.b2.c1/X
moves a3.b3.a1.a2.b1.b2.c2
play c1 -> played finished | outcome=draw score=0.0.1

OtherGame.ComesBackFromASaveAnAddressAndALetterInTheMiddleOfACycle
open rules=3,3,3,vanish
moves a1.a2.b1.b2.c2.c1.a3.b3.a1.a2.b1.b2.c2.c1.a3
restored: resume $save(game) | same=game repetitions=2
opened: open $address(game) | board=b1.c2.a3/a2.b2.c1/O repetitions=2
host: invite X 3,3,3,vanish
host: play b1
guest: letter $token(host) | board=b1//O seat=guest

OtherGame.IsSetUpWithTheOrderOfItsMarks
open rules=3,3,3,vanish
put a1 X
put a2 O
put b2 X
put c3 O
put b1 X | draft=turn:3,3,3,vanish:a1.b2.b1/a2.c3/O
put c2 X | draft=turn:3,3,3,vanish:b2.b1.c2/a2.c3/O // one mark more takes the oldest away
new rules=3,3,3,vanish&position=b2.b1.c2/a2.c3/O | to_move=O
play b3 | leaving=4
draft on | draft=turn:3,3,3,vanish:b2.b1.c2/a2.c3.b3/X // as the marks came

GameOfFallingMarks.NamesTheCellInWhichTheMarkLands
open rules=7,6,4,gravity
play d1 -> played | last=d6
play d6 -> played | last=d5 moves=d6.d5
aim d1 -> aimed | aim=d4
explain 2 d1 -> refused:floating // of a cell, not of a column
undo
play d3 -> stepped // the move that was undone, not a new one
host: invite X 7,6,4,gravity
guest: gets host
host: play g1 | last=g6

GameOfFallingMarks.HasFullColumns
open rules=3,2,2,gravity,misere&moves=a2.a1 | lands=[0,4,5]
play a2 -> refused:column_full | moves=a2.a1
aim a1 -> refused:column_full

GameOfFallingMarks.LetsMarksFallThatAreSetUpAndThoseAboveARemovedOne
open rules=3,4,3,gravity
put b1 X | draft=turn:3,4,3,gravity:.../.../.../.X.
put b4 O | draft=turn:3,4,3,gravity:.../.../.../.O. // on a mark it takes its place
put b1 X
put b1 O | draft=turn:3,4,3,gravity:.../.O./.X./.O.
put b3 erase | draft=turn:3,4,3,gravity:.../.../.O./.O.
draft 3,5,3,gravity | draft=turn:3,5,3,gravity:.../.../.../.O./.O. // also when the board grows
)");

/// The beginning of a game without an end.
std::vector<Cell> long_game(const games::AnyRules& rules, int plies) {
  test::Dice dice(7);
  games::AnyPosition position(rules);
  while (std::cmp_less(position.history().size(), plies)) {
    position.play(dice.pick(position.available_moves()));
    if (position.outcome().over()) position.take_back();
  }
  return position.history();
}

TEST(OtherGame, OfFriendsApartGoesOnAsLongAsALetterHasRoomForItsMoves) {
  test::Pair pair("invite X 4,4,4,vanish");
  const Settings settings = pair.host.session.settings();
  const std::vector<Cell> moves = long_game(settings.rules, MatchToken::max_moves + 1);
  test::keep(pair.host,
             [&](Save& save) { save.game = Game(settings, {}, {moves.begin(), moves.end() - 2}); });
  EXPECT_EQ(test::kinds(pair.host.run(command::Play{*(moves.end() - 2)})), "played apart");
  EXPECT_TRUE(parse_save(pair.host.session.save()));
  EXPECT_EQ(test::what(test::send(pair.host, pair.guest)), event::MatchChanged::What::changed);
  EXPECT_EQ(pair.guest.moves(), pair.host.moves());
  EXPECT_EQ(test::refusal(pair.guest.run(command::Play{moves.back()})), Reason::score_full);
  EXPECT_TRUE(parse_save(pair.guest.session.save()));
  EXPECT_EQ(test::what(pair.guest.run("undo")), event::MatchChanged::What::undo_asked);
  Save save = pair.host.session.saved();
  save.game = Game(settings, {}, moves);
  EXPECT_EQ(parse_save(to_text(save)).error().part, "apart") << "no letter could hold it";
}

}  // namespace
}  // namespace mnk
