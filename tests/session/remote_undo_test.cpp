#include "support/session_script.h"

// Undo in remote matches: alone for what the friend does not know yet, otherwise by asking.
namespace mnk {
namespace {

TTT_SESSION_SCRIPTS(R"(
Undo.OfWhatNobodyKnowsIsOnesOwn
pair b2.a1
host: play c3
host: undo -> started:corrected apart:changed | moves=b2.a1 takebacks=0 apart.unsent=false
host: play c1
guest: gets host -> played apart:changed

Undo.IsAskedForAndAgreedTo
pair b2.a1
guest: undo -> apart:undo_asked | apart.unsent=true can_undo=false
guest: undo -> refused:friends_turn
guest: answer yes -> refused:nothing_to_answer
host: gets guest -> apart:undo_asked
host: answer yes -> started:corrected apart:undo_agreed | apart.unsent=true moves=b2
guest: gets host -> started:corrected apart:undo_agreed | apart.unsent=false moves=b2
exchange c3.a1

Undo.TakesTheReplyAlong
pair b2.a1
host: undo
guest: gets host
guest: answer yes
host: gets guest | moves=
exchange c3.a1

Undo.IsRefused
pair b2.a1
guest: undo
host: gets guest
host: answer no -> apart:undo_refused
guest: gets host -> apart:undo_refused | moves=b2.a1
guest: undo -> refused:nothing_to_undo // once is enough
exchange c3
guest: look | can_undo=true

Undo.IsRefusedByAMove
pair b2.a1
guest: undo
host: gets guest
host: play c3
guest: gets host -> played apart:undo_refused

Undo.IsNotAskedForAfterTheEndWhichAnOlderPageDidAndThatReopensTheGame
pair a1.a2.b1.b2.c1
guest: look | score=1.0.0
host: undo -> refused:nothing_to_undo | can_undo=false
guest: kept undo=asked asker=host
guest: answer yes
host: gets guest
exchange c3.c2
host: look | score=0.1.0
guest: look | score=0.1.0

Undo.IsNothingBeforeOnesFirstMove
pair b2
guest: undo -> refused:nothing_to_undo | can_undo=false

Undo.IsNotForOnlookersToAnswer
pair b2.a1
host: undo
watcher: letter $token(host,spectator) | apart.undo=asked
watcher: answer yes -> refused:nothing_to_answer

Undo.ThatWasAgreedIsFollowedByWhoeverMissedTheQuestion
pair b2.a1
watcher: letter $token(host,spectator)
second: letter $token(host,host)
guest: undo
host: gets guest
host: answer yes
watcher: letter $token(host,spectator) -> started:corrected apart:changed | moves=b2
second: letter $token(host,host) | moves=b2

Undo.WishesThatCrossLeaveOneQuestion
pair b2.a1
host: undo
guest: undo
hosts := $token(host)
host: gets guest -> apart:undo_crossed | apart.asker=O // the guest moved last
guest: letter $hosts -> apart:undo_crossed | apart.asker=O
host: answer yes -> started:corrected apart:undo_agreed
guest: gets host | moves=b2 apart.to_onlookers=$token(host,spectator)

Undo.WishOfAnotherGameOrOfOtherMovesCrossesNone
pair b2.a1
guest: undo
early := $token(guest)
host: gets guest
host: answer no
guest: gets host
exchange c3
host: undo
host: letter $early -> apart:older // of other moves
guest: gets host
guest: answer yes
host: gets guest | moves=b2.a1
host: undo
host: letter $early -> apart:older // of before that undo

Undo.ThatWasNotSentCanBeWithdrawn
pair b2.a1
save := $save(host)
host: undo
host: undo -> refused:friends_turn // pressed twice it asks once
host: withdraw -> apart:changed | save=$save
host: withdraw -> refused:nothing_to_withdraw
alone: withdraw -> refused:nothing_to_withdraw
host: undo
guest: gets host
host: withdraw -> refused:nothing_to_withdraw // it was sent

Undo.OfAMoveThatWasNotSentLeavesTheFriendsQuestionAndWhatIsToBeSent
pair b2.a1
guest: undo
host: gets guest
host: play c3
host: undo | apart.undo=asked
host: answer yes -> started:corrected apart:undo_agreed | apart.unsent=true
reloaded: resume $save(host) | same=host

Undo.OfAMoveThatWasNotSentBringsTheQuestionThatCameMeanwhile
pair b2.a1
guest: undo
host: play c3
host: gets guest -> apart:older // the move answers it
host: undo
host: answer yes -> started:corrected apart:undo_agreed

Undo.OfWhatAnotherDeviceKnowsIsAskedForThoughItWasNotSent
pair b2.a1
host: play c3
host: letter $token(host,host) -> apart:same | apart.unsent=true // the friend may not know it
host: undo -> apart:undo_asked | moves=b2.a1.c3
host: letter $token(host,host)
host: withdraw -> refused:nothing_to_withdraw
reloaded: resume $save(host) | same=host

LookingBack.DoesNotChangeWhoseTurnItIsOrWhetherTheGameIsOver
pair b2.a1
guest: jump 1
guest: play c3 -> refused:friends_turn
pair a1.a2.b1.b2.c1
host: jump 2
host: play c3 -> refused:game_over
host: rematch -> started:rematch apart:changed

Rematch.OfBothAtOnceIsOneGame
pair a1.a2.b1.b2.c1
host: rematch
guest: rematch swap
guests := $token(guest)
guest: gets host -> started:rematch apart:changed
host: letter $guests -> apart:older | apart.to_onlookers=$token(guest,spectator)
exchange b2.a1

Undo.OfAFriendsMoveIsAskedForEvenWhenNothingIsKnownToHaveBeenSent
pair b2.a1
host: kept known=0
host: undo -> apart:undo_asked | moves=b2.a1

Undo.HasAnEnd
pair b2.a1
host: kept takebacks=255
host: undo -> refused:nothing_to_undo | can_undo=false
guest: kept takebacks=255 undo=asked asker=host
guest: answer yes -> apart:undo_refused | moves=b2.a1

Undo.ThatIsAskedForBeforeAnyMoveIsRefused
pair
guest: kept undo=asked asker=host
guest: answer yes -> apart:undo_refused
)");

}  // namespace
}  // namespace mnk
