#include "support/session_script.h"

// Live tokens from a connected friend: what they may and may not say. The fuzzer `live` looks for
// anything else.
namespace mnk {
namespace {

TTT_SESSION_SCRIPTS(R"(
Live.BringsMovesUndoAndTheNextGame
pair
host: play b2
guest: hears host -> played apart:changed
guest: play a1
host: hears guest
guest: undo
host: hears guest -> apart:undo_asked
host: answer no
guest: hears host -> apart:undo_refused
host: play b1
guest: hears host
host: undo
guest: hears host
guest: answer yes
host: hears guest -> started:corrected apart:undo_agreed | moves=b2.a1
exchange b1.b3.a2.c2.c3.c1
host: play a3
guest: hears host -> played finished apart:changed
guest: rematch swap
guest: play b2
host: hears guest -> apart:rematch_offered | moves=b2.a1.b1.b3.a2.c2.c3.c1.a3
host: rematch swap
host: gets guest | moves=b2 apart.to_onlookers=$token(guest,spectator)

Live.SaysNothingNewWithoutHarm
pair b2
host: live $token(guest) -> apart:same
early := $token(guest)
exchange a1
host: live $early -> apart:older

Live.AFriendPlaysOneMoveAndNoneOfMine
pair b2.a1
host: forged guest +c3 -> apart:out_of_turn | unchanged // it is the host's turn
exchange c3
host: forged guest +b1 +c1 -> apart:out_of_turn | unchanged
host: forged guest +b1 -> played apart:changed | moves=b2.a1.c3.b1

Live.ARequestIsTheFriendsAndAnAnswerIsToMine
pair b2.a1
host: forged guest undo=asked asker=host -> apart:out_of_turn | unchanged
host: forged guest undo=refused asker=guest -> apart:out_of_turn | unchanged

Live.AnUndoTakesBackWhatWasAskedForAndNoMore
pair b2.a1
host: forged guest takebacks=1 clear -> apart:out_of_turn | unchanged // nobody has asked
host: undo
guest: hears host
host: forged guest undo=refused asker=host takebacks=1 clear -> apart:out_of_turn | unchanged
host: forged guest undo=none takebacks=1 -> apart:out_of_turn | unchanged
host: forged guest undo=none takebacks=2 clear -> apart:out_of_turn | unchanged

Live.NextGamesThatCrossBecomeOne
pair a1.a2.b1.b2.c1
host: rematch
guest: rematch swap
hosts := $token(host)
guests := $token(guest)
host: live $guests
guest: live $hosts
host: look | apart.to_onlookers=$token(guest,spectator)
exchange b2

Live.TheNextGameComesAfterThisOneAndKeepsTheScore
pair a1.a2.b1.b2
guest: forged host first=1 clear -> apart:out_of_turn | unchanged
pair a1.a2.b1.b2.c1
guest: kept undo=asked asker=host
guest: answer yes
host: gets guest | moves=a1.a2.b1.b2
guest: forged host first=1 clear -> apart:out_of_turn | unchanged // that end was taken back
pair a1.a2.b1.b2.c1
host: forged guest first=1 clear second=5 -> apart:out_of_turn | unchanged
host: forged guest first=1 clear rules=5,5,4 -> apart:out_of_turn | unchanged
host: forged guest first=1 clear start=X../.O./... -> apart:out_of_turn | unchanged
host: forged guest first=1 clear +b2 -> apart:out_of_turn | unchanged // the host has X again

Live.ANextGameIsOfferedAndBeginsOnceThisPlayerWantsItToo
pair a1.a2.b1.b2.c1
guest: rematch swap
first := $token(guest)
guest: play a1
host: live $first -> apart:rematch_offered | moves=a1.a2.b1.b2.c1 can_undo=false
host: live $token(guest) -> apart:rematch_offered | unchanged
host: undo -> refused:nothing_to_undo // the guest would not hear it
host: letter $token(guest) | moves=a1 apart.seat=O apart.to_onlookers=$token(guest,spectator)
pair a1.a2.b1.b2.c1
host: rematch swap
offer := $token(host)
guest: live $offer -> apart:rematch_offered | moves=a1.a2.b1.b2.c1 can_undo=false
guest: rematch swap
guest: live $offer
guest: look | moves= apart.to_onlookers=$token(host,spectator)
pair a1.a2.b1.b2.c1
host: rematch swap
guest: kept undo=asked asker=guest
guest: live $token(host) -> apart:rematch_offered | apart.undo=none // it crossed the offer

Live.TokensOfAnotherMatchOrForAnotherSeatAreOutOfTurn
pair b2.a1
host: forged guest match=other -> apart:out_of_turn | unchanged
host: live $token(guest,guest) -> apart:out_of_turn | unchanged
alone: live $token(guest) -> apart:out_of_turn
watcher: letter $token(host,spectator)
watcher: live $token(host,spectator) -> apart:out_of_turn | unchanged

Live.AnotherWayOfTheGameIsAsked
pair b2.a1
host: forged guest last=c3 -> apart:fork@2 | moves=b2.a1

Live.AGuestWhoHasNotMovedHasNothingToAskForWhateverWasKept
pair b2
guest: kept undo=asked asker=guest
save := $save(guest)
guest: forged host takebacks=1 clear -> apart:out_of_turn | save=$save
)");

}  // namespace
}  // namespace mnk
