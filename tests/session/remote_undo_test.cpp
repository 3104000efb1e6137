#include <gtest/gtest.h>

#include "session/match_token.h"
#include "support/friends_apart.h"
#include "support/test_session.h"

// Undo between players apart: of what nobody knows yet, and else by asking.
namespace mnk {
namespace {

using test::keep;
using test::kinds;
using test::Pair;
using test::refusal;
using test::send;
using test::TestSession;
using test::token;
using test::unsent;
using test::what;
using Reason = event::Refused::Reason;
using What = event::MatchChanged::What;

TEST(Undo, OfWhatNobodyKnowsIsOnesOwn) {
  Pair pair("invite X 3,3,3", "b2.a1");
  pair.host.run("play c3");
  EXPECT_EQ(kinds(pair.host.run("undo")), "started apart");
  EXPECT_EQ(pair.host.moves(), "b2.a1");
  EXPECT_EQ(pair.host.view().match->takebacks, 0);
  EXPECT_FALSE(unsent(pair.host));
  pair.host.run("play c1");
  EXPECT_EQ(kinds(send(pair.host, pair.guest)), "played apart");
}

TEST(Undo, IsAskedForAndAgreedTo) {
  Pair pair("invite X 3,3,3", "b2.a1");
  EXPECT_EQ(what(pair.guest.run("undo")), What::undo_asked);
  EXPECT_TRUE(unsent(pair.guest));
  EXPECT_FALSE(pair.guest.view().can_undo);
  EXPECT_EQ(refusal(pair.guest.run("undo")), Reason::friends_turn);
  EXPECT_EQ(refusal(pair.guest.run("answer yes")), Reason::nothing_to_answer);
  const Events heard = send(pair.guest, pair.host);
  EXPECT_EQ(kinds(heard), "apart");
  EXPECT_EQ(what(heard), What::undo_asked);
  EXPECT_EQ(what(pair.host.run("answer yes")), What::undo_agreed);
  EXPECT_TRUE(unsent(pair.host));
  EXPECT_EQ(pair.host.moves(), "b2");
  EXPECT_EQ(what(send(pair.host, pair.guest)), What::undo_agreed);
  EXPECT_FALSE(unsent(pair.guest));
  EXPECT_EQ(pair.guest.moves(), "b2");
  pair.play("c3.a1");
}

TEST(Undo, TakesTheReplyAlong) {
  Pair pair("invite X 3,3,3", "b2.a1");
  pair.host.run("undo");
  send(pair.host, pair.guest);
  pair.guest.run("answer yes");
  send(pair.guest, pair.host);
  EXPECT_EQ(pair.host.moves(), "");
  pair.play("c3.a1");
}

TEST(Undo, IsRefused) {
  Pair pair("invite X 3,3,3", "b2.a1");
  pair.guest.run("undo");
  send(pair.guest, pair.host);
  EXPECT_EQ(what(pair.host.run("answer no")), What::undo_refused);
  EXPECT_EQ(what(send(pair.host, pair.guest)), What::undo_refused);
  EXPECT_EQ(pair.guest.moves(), "b2.a1");
  EXPECT_EQ(refusal(pair.guest.run("undo")), Reason::nothing_to_undo) << "once is enough";
  pair.play("c3");
  EXPECT_TRUE(pair.guest.view().can_undo);
}

TEST(Undo, IsRefusedByAMove) {
  Pair pair("invite X 3,3,3", "b2.a1");
  pair.guest.run("undo");
  send(pair.guest, pair.host);
  pair.host.run("play c3");
  const Events events = send(pair.host, pair.guest);
  EXPECT_EQ(kinds(events), "played apart");
  EXPECT_EQ(what(events), What::undo_refused);
}

TEST(Undo, OfTheLastMoveOfAGameReopensIt) {
  Pair pair("invite X 3,3,3", "a1.a2.b1.b2.c1");
  EXPECT_EQ(pair.guest.score().first, 1);
  pair.host.run("undo");
  send(pair.host, pair.guest);
  pair.guest.run("answer yes");
  send(pair.guest, pair.host);
  pair.play("c3.c2");
  EXPECT_EQ(pair.host.score(), (Score{.first = 0, .second = 1, .draws = 0}));
  EXPECT_EQ(pair.guest.score(), pair.host.score());
}

TEST(Undo, IsNothingBeforeOnesFirstMove) {
  Pair pair("invite X 3,3,3", "b2");
  EXPECT_EQ(refusal(pair.guest.run("undo")), Reason::nothing_to_undo);
  EXPECT_FALSE(pair.guest.view().can_undo);
}

TEST(Undo, OfAFriendsMoveIsAskedForEvenWhenNothingIsKnownToHaveBeenSent) {
  Pair pair("invite X 3,3,3", "b2.a1");
  keep(pair.host, [](Save& save) { save.match->known = 0; });
  EXPECT_EQ(what(pair.host.run("undo")), What::undo_asked);
  EXPECT_EQ(pair.host.moves(), "b2.a1");
}

TEST(Undo, HasAnEnd) {
  Pair pair("invite X 3,3,3", "b2.a1");
  const auto often = [](Save& save) { save.match->takebacks = MatchState::max_takebacks; };
  keep(pair.host, often);
  EXPECT_FALSE(pair.host.view().can_undo);
  EXPECT_EQ(refusal(pair.host.run("undo")), Reason::nothing_to_undo);
  keep(pair.guest, [&](Save& save) {
    often(save);
    save.match->undo = UndoRequest::asked;
    save.match->asker = Seat::host;
  });
  EXPECT_EQ(what(pair.guest.run("answer yes")), What::undo_refused);
  EXPECT_EQ(pair.guest.moves(), "b2.a1");
}

TEST(Undo, ThatIsAskedForBeforeAnyMoveIsRefused) {
  Pair pair;
  keep(pair.guest, [](Save& save) {
    save.match->undo = UndoRequest::asked;
    save.match->asker = Seat::host;
  });
  EXPECT_EQ(what(pair.guest.run("answer yes")), What::undo_refused);
}

TEST(Undo, IsNotForOnlookersToAnswer) {
  Pair pair("invite X 3,3,3", "b2.a1");
  pair.host.run("undo");
  TestSession watcher;
  watcher.run("letter " + token(pair.host, Seat::spectator));
  EXPECT_EQ(watcher.view().match->undo, UndoRequest::asked);
  EXPECT_EQ(refusal(watcher.run("answer yes")), Reason::nothing_to_answer);
}

TEST(Undo, ThatWasAgreedIsFollowedByWhoeverMissedTheQuestion) {
  Pair pair("invite X 3,3,3", "b2.a1");
  TestSession watcher;
  TestSession second;
  watcher.run("letter " + token(pair.host, Seat::spectator));
  second.run("letter " + token(pair.host, Seat::host));
  pair.guest.run("undo");
  send(pair.guest, pair.host);
  pair.host.run("answer yes");
  EXPECT_EQ(what(watcher.run("letter " + token(pair.host, Seat::spectator))), What::changed);
  EXPECT_EQ(watcher.moves(), "b2");
  second.run("letter " + token(pair.host, Seat::host));
  EXPECT_EQ(second.moves(), "b2");
}

TEST(Undo, WishesThatCrossLeaveOneQuestion) {
  Pair pair("invite X 3,3,3", "b2.a1");
  pair.host.run("undo");
  pair.guest.run("undo");
  const std::string hosts = token(pair.host);
  EXPECT_EQ(what(send(pair.guest, pair.host)), What::undo_crossed) << "the guest moved last";
  EXPECT_EQ(pair.host.view().match->asker, Seat::guest);
  EXPECT_EQ(what(pair.guest.run("letter " + hosts)), What::undo_crossed);
  EXPECT_EQ(pair.guest.view().match->asker, Seat::guest);
  EXPECT_EQ(what(pair.host.run("answer yes")), What::undo_agreed);
  send(pair.host, pair.guest);
  EXPECT_EQ(pair.guest.moves(), "b2");
  EXPECT_EQ(token(pair.guest, Seat::spectator), token(pair.host, Seat::spectator));
}

TEST(Undo, WishOfAnotherGameOrOfOtherMovesCrossesNone) {
  Pair pair("invite X 3,3,3", "b2.a1");
  pair.guest.run("undo");
  const std::string early = token(pair.guest);
  send(pair.guest, pair.host);
  pair.host.run("answer no");
  send(pair.host, pair.guest);
  pair.play("c3");
  pair.host.run("undo");
  EXPECT_EQ(what(pair.host.run("letter " + early)), What::older) << "of other moves";
  send(pair.host, pair.guest);
  pair.guest.run("answer yes");
  send(pair.guest, pair.host);
  EXPECT_EQ(pair.host.moves(), "b2.a1");
  pair.host.run("undo");
  EXPECT_EQ(what(pair.host.run("letter " + early)), What::older) << "of before that undo";
}

TEST(Undo, ThatWasNotSentCanBeWithdrawn) {
  Pair pair("invite X 3,3,3", "b2.a1");
  const std::string before = pair.host.session.save();
  pair.host.run("undo");
  EXPECT_EQ(refusal(pair.host.run("undo")), Reason::friends_turn) << "pressed twice it asks once";
  EXPECT_EQ(kinds(pair.host.run("withdraw")), "apart");
  EXPECT_EQ(pair.host.session.save(), before);
  EXPECT_EQ(refusal(pair.host.run("withdraw")), Reason::nothing_to_withdraw);
  EXPECT_EQ(refusal(TestSession().run("withdraw")), Reason::nothing_to_withdraw);
  pair.host.run("undo");
  send(pair.host, pair.guest);
  EXPECT_EQ(refusal(pair.host.run("withdraw")), Reason::nothing_to_withdraw) << "it was sent";
}

TEST(Undo, OfAMoveThatWasNotSentLeavesTheFriendsQuestionAndWhatIsToBeSent) {
  Pair pair("invite X 3,3,3", "b2.a1");
  pair.guest.run("undo");
  send(pair.guest, pair.host);
  pair.host.run("play c3");
  pair.host.run("undo");
  EXPECT_EQ(pair.host.view().match->undo, UndoRequest::asked);
  EXPECT_EQ(what(pair.host.run("answer yes")), What::undo_agreed);
  TestSession reloaded;
  reloaded.run("resume " + pair.host.session.save());
  EXPECT_EQ(reloaded.view(), pair.host.view());
  // The guest is to move; nothing of theirs is unsent. The agreement of the host is.
  EXPECT_TRUE(unsent(pair.host));
}

TEST(Undo, OfAMoveThatWasNotSentBringsTheQuestionThatCameMeanwhile) {
  Pair pair("invite X 3,3,3", "b2.a1");
  pair.guest.run("undo");
  pair.host.run("play c3");
  EXPECT_EQ(what(send(pair.guest, pair.host)), What::older) << "the move answers it";
  pair.host.run("undo");
  EXPECT_EQ(what(pair.host.run("answer yes")), What::undo_agreed);
}

TEST(Undo, OfWhatAnotherDeviceKnowsIsAskedForThoughItWasNotSent) {
  Pair pair("invite X 3,3,3", "b2.a1");
  pair.host.run("play c3");
  EXPECT_EQ(what(pair.host.run("letter " + token(pair.host, Seat::host))), What::same);
  EXPECT_TRUE(unsent(pair.host)) << "the friend may not know it";
  EXPECT_EQ(what(pair.host.run("undo")), What::undo_asked);
  EXPECT_EQ(pair.host.moves(), "b2.a1.c3");
  pair.host.run("letter " + token(pair.host, Seat::host));
  EXPECT_EQ(refusal(pair.host.run("withdraw")), Reason::nothing_to_withdraw);
  TestSession reloaded;
  reloaded.run("resume " + pair.host.session.save());
  EXPECT_EQ(reloaded.view(), pair.host.view());
}

TEST(LookingBack, DoesNotChangeWhoseTurnItIsOrWhetherTheGameIsOver) {
  Pair pair("invite X 3,3,3", "b2.a1");
  pair.guest.run("jump 1");
  EXPECT_EQ(refusal(pair.guest.run("play c3")), Reason::friends_turn);
  pair.play("c3.c1.a2.b3.c2");
  pair.host.run("jump 2");
  Pair over("invite X 3,3,3", "a1.a2.b1.b2.c1");
  over.host.run("jump 2");
  EXPECT_EQ(refusal(over.host.run("play c3")), Reason::game_over);
  EXPECT_EQ(kinds(over.host.run("rematch")), "started apart");
}

TEST(Rematch, OfBothAtOnceIsOneGame) {
  Pair pair("invite X 3,3,3", "a1.a2.b1.b2.c1");
  pair.host.run("rematch");
  pair.guest.run("rematch swap");
  const std::string guests = token(pair.guest);
  EXPECT_EQ(kinds(send(pair.host, pair.guest)), "started apart");
  EXPECT_EQ(what(pair.host.run("letter " + guests)), What::older);
  EXPECT_EQ(token(pair.guest, Seat::spectator), token(pair.host, Seat::spectator));
  pair.play("b2.a1");
}

TEST(Match, OfASaveKnowsItsScore) {
  Pair pair("invite X 3,3,3", "a1.a2.b1.b2");
  TestSession tab;
  tab.run("adopt " + pair.host.session.save());
  pair.host.run("play c1");
  pair.host.run("rematch");
  tab.run("resume " + pair.host.session.save());
  EXPECT_EQ(tab.score(), pair.host.score());
  EXPECT_EQ(token(tab), token(pair.host));
}

}  // namespace
}  // namespace mnk
