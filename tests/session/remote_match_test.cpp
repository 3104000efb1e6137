#include <gtest/gtest.h>

#include "session/match_token.h"
#include "support/friends_apart.h"
#include "support/session_script.h"
#include "support/test_session.h"

// Remote matches: two sessions and the tokens between them.
namespace mnk {
namespace {

using test::token;
using test::what;
using Reason = event::Refused::Reason;
using What = event::MatchChanged::What;

TTT_SESSION_SCRIPTS(R"(
Invitation.BeginsAMatchOfItsOwn
given b2
invite O 4,4,3 -> started:new apart:changed | rules=4,4,3 moves= first_plays_x=false apart.unsent=true
play a1 -> refused:friends_turn
invite X 3,3,3 | new_match

Invitation.MayBeginFromAPosition
host: invite X 3,3,3 XO./.X./...
guest: gets host | board=XO./.X./...
host: play c3 -> refused:friends_turn
exchange c3.a3
reloaded: resume $save(host) | same=host
guest: undo -> apart:undo_asked
host: gets guest
host: answer yes
guest: gets host -> started:corrected apart:undo_agreed | board=XO./.X./... // O began
exchange c3.c1.a2.a3
host: look | score=1.0.0
guest: rematch swap
host: gets guest -> started:rematch apart:changed | board=XO./.X./... // the next game begins there too
exchange c3

Invitation.IsAGameOfItsOwnWhereverItIsOpened
host: invite X 3,3,3
given b2.a1
letter $token(host) | new_id id!=$id(host)

Invitation.GivesTheGuestTheOtherSeat
pair
host: look | apart.unsent=false
guest: play a1 -> refused:friends_turn | seat=guest apart.unsent=false
exchange b2.a1.c3
guest: look | board=O../.X./..X

Letters.BringEveryMoveWithItsEvents
pair
host: play b2
guest: gets host -> played apart:changed
exchange a1.b1.c1
host: play b3
guest: gets host -> played finished apart:changed | score=1.0.0
host: look | score=1.0.0

Letters.BringSeveralMovesThatWereMadeElsewhere
pair b2.a1
second: letter $token(guest)
second: play c3
guest: letter $token(second)
guest: play c1
host: gets guest -> played played apart:changed | moves=b2.a1.c3.c1

Letters.LeadToTheEndOfTheGameFromWhereverOneLooks
pair b2.a1
guest: jump 1
host: play c3
guest: gets host -> stepped played apart:changed | cursor=3

Letters.OfAnEarlierStateAndOnesOwnChangeNothing
pair
host: play b2
early := $token(host)
guest: gets host
save := $save(host)
host: letter $token(host) -> apart:own | save=$save
host: letter $token(guest) -> apart:same | save=$save
guest: play a1
save := $save(guest)
guest: letter $early -> apart:older | save=$save
save := $save(host)
host: letter Bmrze8Bv-yDEAM__ABAM -> bad_letter:cut | save=$save
host: prefer $token(guest)A -> bad_letter:edited | save=$save
host: open g= -> bad_letter:cut | save=$save

Letters.ThatWentAnotherWayAreAFork
pair b2.a1
second: letter $token(guest)
second: play c3
host: play c1
save := $save(host)
host: letter $token(second,host) -> apart:fork@3 | save=$save
host: prefer $token(second,host) -> started:corrected apart:changed | moves=b2.a1.c3 seat=host

Letters.ThatArePreferredMayEndTheGameOtherwise
pair b2.a1.b1.c1
second: letter $token(guest)
host: play b3 | score=1.0.0
second: play c3
host: prefer $token(second,host) -> started:corrected apart:changed | score=0.0.0

Letters.OfAnotherMatchAreJoined
pair b2
other: invite O 4,4,4
host: letter $token(other) -> started:opened apart:joined | seat=guest

Seats.RefuseWhatIsNotTheirs
pair b2.a1
guest: play c3 -> refused:friends_turn
guest: aim c3 -> refused:friends_turn
host: play b2 -> refused:taken
host: players human easy -> refused:friend_elsewhere
host: rematch -> refused:not_over
host: restore -> refused:nothing_to_restore
host: answer yes -> refused:nothing_to_answer
host: jump 0
host: play c1 -> refused:earlier_move
answer no -> refused:nothing_to_answer

Seats.OfOnlookersOnlyWatch
pair b2.a1
watcher: letter $token(host,spectator) | moves=b2.a1 can_undo=false
watcher: play c3 -> refused:only_watching
watcher: undo -> refused:only_watching
exchange c3.c1.a3
watcher: letter $token(guest,spectator) -> played played played apart:changed | moves=b2.a1.c3.c1.a3
watcher: rematch -> refused:only_watching
watcher: letter $token(host) | seat=guest // asked to play after all

Seats.SurviveAReloadAndAnotherDevice
host: invite O 4,4,3
guest: gets host
exchange b2.a1.c3
reloaded: resume $save(host) | same=host
adopted: adopt $save(host) | same=host
second: letter $token(host,host) | seat=host moves=b2.a1.c3
third: resume $save(guest) | same=guest
fourth: adopt $save(guest) | same=guest
fifth: letter $token(guest,guest) | seat=guest moves=b2.a1.c3

Seats.AreLeftByAnotherGame
pair b2.a1
host: new -> started:new apart:changed | apart=null
host: play c3
pair b2.a1
host: new rules=4,4,4 -> started:new apart:changed | apart=null
pair b2.a1
host: open v=1&moves=b2 -> started:opened apart:changed | apart=null

Rematch.GoesWithTheLetterAndChangesMarks
pair a1.a2.b1.b2.c1
guest: rematch swap -> started:rematch apart:changed | board=.../.../...
guest: play b2
host: gets guest -> started:rematch played apart:changed | score=1.0.0 first_plays_x=false
exchange a1.b1.a2.b3
host: look | score=1.1.0
guest: look | score=1.1.0

Rematch.TellsTheResultOfAGameWhoseEndWasNotSeen
pair a1.a2.b1.b2
tab: adopt $save(host)
host: play c1
early := $token(guest)
host: rematch
host: letter $early -> apart:older
tab: resume $save(host) | score=1.0.0
guest: gets host | score=1.0.0 moves=
exchange c3.c1

StartWithALetter.JoinsOrGoesOn
pair b2.a1
a: start address=g=$token(host) tab=$save(host) -> started:resumed apart:changed | same=host
a: start address=#g=$token(host) tab=$save(host) | seat=host
a: start tab=$save(host) | same=host
a: start store=$save(host) | same=host // another tab
a: start address=g=$token(host) | seat=guest moves=b2.a1 // the friend's first visit
save := $save(host)
exchange c3.c1
a: start address=g=$token(guest) tab=$save | moves=b2.a1.c3.c1 // from what was kept
a: start address=g=Bxyz tab=$save -> started:resumed apart:changed bad_letter:cut
a: start address=g=Bxyz -> started:new bad_letter:cut
pair a1.a2.b1.b2.c1
a: start tab=$save(host) | same=host // a game that is over is kept
)");

TEST(Invitation, ToAnotherPositionOrBoardOrWithOtherMarksIsAFork) {
  test::Pair pair("invite X 3,3,3 XO./.X./...");
  MatchToken other = parse_match_token(token(pair.guest)).value();
  other.start.reset();
  EXPECT_EQ(what(pair.host.run("letter " + to_text(other))), What::fork);
  MatchToken swapped = parse_match_token(token(pair.guest)).value();
  swapped.host_plays_x = false;
  EXPECT_EQ(what(pair.host.run("letter " + to_text(swapped))), What::fork);
  pair.host.run("prefer " + to_text(other));
  EXPECT_TRUE(test::shows(pair.host, "... ... ..."));
  MatchToken larger = parse_match_token(token(pair.guest)).value();
  larger.start.reset();
  larger.rules = test::rules("4,4,3");
  EXPECT_EQ(what(pair.host.run("letter " + to_text(larger))), What::fork);
}

TEST(Rematch, EndsWhereALetterHasNoRoomForTheScore) {
  test::Pair pair("invite X 3,3,3", "a1.a2.b1.b2.c1");
  test::keep(pair.host, [](Save& save) {
    ++save.series.id;  // for the current series the current score counts
    save.series.score.first = MatchToken::max_score + 1;
  });
  EXPECT_EQ(test::refusal(pair.host.run("rematch")), Reason::score_full);
}

}  // namespace
}  // namespace mnk
