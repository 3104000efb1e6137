#include <gtest/gtest.h>

#include "session/match_token.h"
#include "support/dice.h"
#include "support/friends_apart.h"
#include "support/test_session.h"

// Games whose players are apart: two sessions, and tokens between them.
namespace mnk {
namespace {

using test::keep;
using test::kinds;
using test::only;
using test::Pair;
using test::refusal;
using test::send;
using test::shows;
using test::TestSession;
using test::token;
using test::unsent;
using test::what;
using Reason = event::Refused::Reason;
using What = event::MatchChanged::What;

TEST(Invitation, BeginsAMatchOfItsOwn) {
  TestSession game({}, "b2");
  const Events events = game.run("invite O 4,4,3");
  EXPECT_EQ(kinds(events), "started apart");
  EXPECT_EQ(games::to_text(game.session.settings().rules), "4,4,3");
  EXPECT_EQ(game.moves(), "");
  ASSERT_TRUE(game.view().match);
  EXPECT_FALSE(game.view().first_plays_x);
  EXPECT_TRUE(unsent(game));
  EXPECT_EQ(refusal(game.run("play a1")), Reason::friends_turn);
  const auto match = game.view().match->id;
  game.run("invite X 3,3,3");
  EXPECT_NE(game.view().match->id, match);
}

TEST(Invitation, MayBeginFromAPosition) {
  Pair pair("invite X 3,3,3 XO./.X./...");
  EXPECT_TRUE(shows(pair.guest, "XO. .X. ..."));
  EXPECT_EQ(refusal(pair.host.run("play c3")), Reason::friends_turn);
  pair.play("c3.a3");
  EXPECT_TRUE(shows(pair.host, "XO. .X. X.O"));
  TestSession reloaded;
  reloaded.run("resume " + pair.host.session.save());
  EXPECT_EQ(reloaded.view(), pair.host.view());
  // O began, and asks for the first move back.
  pair.guest.run("undo");
  send(pair.guest, pair.host);
  pair.host.run("answer yes");
  EXPECT_EQ(what(send(pair.host, pair.guest)), What::undo_agreed);
  EXPECT_TRUE(shows(pair.guest, "XO. .X. ..."));
  pair.play("c3.c1.a2.a3");
  EXPECT_EQ(pair.host.score().first, 1);
  // The next game begins there too.
  pair.guest.run("rematch swap");
  EXPECT_EQ(kinds(send(pair.guest, pair.host)), "started apart");
  EXPECT_TRUE(shows(pair.host, "XO. .X. ..."));
  pair.play("c3");
}

TEST(Invitation, ToAnotherPositionIsAFork) {
  Pair pair("invite X 3,3,3 XO./.X./...");
  MatchToken other = parse_match_token(token(pair.guest)).value();
  other.start.reset();
  EXPECT_EQ(what(pair.host.run("letter " + to_text(other))), What::fork);
  pair.host.run("prefer " + to_text(other));
  EXPECT_TRUE(shows(pair.host, "... ... ..."));
}

TEST(Invitation, IsAGameOfItsOwnWhereverItIsOpened) {
  const Pair pair("invite X 3,3,3");
  TestSession another({}, "b2.a1");
  const std::uint64_t left = another.view().id;
  another.run("letter " + token(pair.host));
  EXPECT_NE(another.view().id, left);
  EXPECT_NE(another.view().id, pair.host.view().id);
}

TEST(Invitation, GivesTheGuestTheOtherSeat) {
  Pair pair("invite X 3,3,3");
  EXPECT_EQ(pair.guest.view().match->seat, Seat::guest);
  EXPECT_FALSE(unsent(pair.guest));
  EXPECT_FALSE(unsent(pair.host));
  EXPECT_EQ(refusal(pair.guest.run("play a1")), Reason::friends_turn);
  pair.play("b2.a1.c3");
  EXPECT_TRUE(shows(pair.guest, "O.. .X. ..X"));
  EXPECT_TRUE(shows(pair.host, "O.. .X. ..X"));
}

TEST(Letters, BringEveryMoveWithItsEvents) {
  Pair pair;
  pair.host.run("play b2");
  const Events events = send(pair.host, pair.guest);
  EXPECT_EQ(kinds(events), "played apart");
  EXPECT_EQ(only<event::Played>(events).mark, Mark::X);
  EXPECT_EQ(what(events), What::changed);
  pair.play("a1.b1.c1");
  pair.host.run("play b3");
  EXPECT_EQ(kinds(send(pair.host, pair.guest)), "played finished apart");
  EXPECT_EQ(pair.host.score(), (Score{.first = 1, .second = 0, .draws = 0}));
  EXPECT_EQ(pair.guest.score(), pair.host.score());
}

TEST(Letters, BringSeveralMovesThatWereMadeElsewhere) {
  Pair pair("invite X 3,3,3", "b2.a1");
  TestSession second;
  second.run("letter " + token(pair.guest));
  second.run("play c3");
  const std::string first = token(second);
  pair.guest.run("letter " + first);
  pair.guest.run("play c1");
  const Events events = send(pair.guest, pair.host);
  EXPECT_EQ(kinds(events), "played played apart");
  EXPECT_EQ(pair.host.moves(), "b2.a1.c3.c1");
}

TEST(Letters, LeadToTheEndOfTheGameFromWhereverOneLooks) {
  Pair pair("invite X 3,3,3", "b2.a1");
  pair.guest.run("jump 1");
  pair.host.run("play c3");
  EXPECT_EQ(kinds(send(pair.host, pair.guest)), "stepped played apart");
  EXPECT_EQ(pair.guest.view().cursor, 3);
}

TEST(Letters, OfAnEarlierStateChangeNothing) {
  Pair pair;
  pair.host.run("play b2");
  const std::string early = token(pair.host);
  send(pair.host, pair.guest);
  pair.guest.run("play a1");
  const std::string before = pair.guest.session.save();
  const Events events = pair.guest.run("letter " + early);
  EXPECT_EQ(kinds(events), "apart");
  EXPECT_EQ(what(events), What::older);
  EXPECT_EQ(pair.guest.session.save(), before);
}

TEST(Letters, ThatAreOnesOwnOrSayNothingNewChangeNothing) {
  Pair pair("invite X 3,3,3", "b2");
  const std::string before = pair.host.session.save();
  EXPECT_EQ(what(pair.host.run("letter " + token(pair.host))), What::own);
  EXPECT_EQ(what(pair.host.run("letter " + token(pair.guest))), What::same);
  EXPECT_EQ(pair.host.session.save(), before);
}

TEST(Letters, ThatWentAnotherWayAreAFork) {
  Pair pair("invite X 3,3,3", "b2.a1");
  TestSession second;
  second.run("letter " + token(pair.guest));
  second.run("play c3");
  pair.host.run("play c1");
  const std::string before = pair.host.session.save();
  const Events events = pair.host.run("letter " + token(second, Seat::host));
  EXPECT_EQ(what(events), What::fork);
  EXPECT_EQ(only<event::MatchChanged>(events).at, 3);
  EXPECT_EQ(pair.host.session.save(), before);

  const Events preferred = pair.host.run("prefer " + token(second, Seat::host));
  EXPECT_EQ(kinds(preferred), "started apart");
  EXPECT_EQ(only<event::Started>(preferred).how, event::Started::How::corrected);
  EXPECT_EQ(pair.host.moves(), "b2.a1.c3");
  EXPECT_EQ(pair.host.view().match->seat, Seat::host);
}

TEST(Letters, ThatArePreferredMayEndTheGameOtherwise) {
  Pair pair("invite X 3,3,3", "b2.a1.b1.c1");
  TestSession second;
  second.run("letter " + token(pair.guest));
  pair.host.run("play b3");
  EXPECT_EQ(pair.host.score().first, 1);
  second.run("play c3");
  EXPECT_EQ(kinds(pair.host.run("prefer " + token(second, Seat::host))), "started apart");
  EXPECT_EQ(pair.host.score(), Score());
  second.run("letter " + token(pair.host));
}

TEST(Letters, OfAnotherMatchAreJoined) {
  Pair pair("invite X 3,3,3", "b2");
  TestSession other({}, "", 300);
  other.run("invite O 4,4,4");
  const Events events = pair.host.run("letter " + token(other));
  EXPECT_EQ(kinds(events), "started apart");
  EXPECT_EQ(what(events), What::joined);
  EXPECT_EQ(pair.host.view().match->seat, Seat::guest);
}

TEST(Letters, ThatCannotBeReadAreToldAndChangeNothing) {
  Pair pair("invite X 3,3,3", "b2");
  const std::string before = pair.host.session.save();
  const std::string text = token(pair.guest);
  for (const std::string& command :
       {"letter " + text.substr(0, 20), "prefer " + text + "A", std::string("open g=")}) {
    EXPECT_EQ(kinds(pair.host.run(command)), "bad_letter") << command;
  }
  EXPECT_EQ(pair.host.session.save(), before);
}

TEST(Seats, RefuseWhatIsNotTheirs) {
  Pair pair("invite X 3,3,3", "b2.a1");
  EXPECT_EQ(refusal(pair.guest.run("play c3")), Reason::friends_turn);
  EXPECT_EQ(refusal(pair.guest.run("aim c3")), Reason::friends_turn);
  EXPECT_EQ(refusal(pair.host.run("play b2")), Reason::taken);
  EXPECT_EQ(refusal(pair.host.run("players human easy")), Reason::friend_elsewhere);
  EXPECT_EQ(refusal(pair.host.run("rematch")), Reason::not_over);
  EXPECT_EQ(refusal(pair.host.run("restore")), Reason::nothing_to_restore);
  EXPECT_EQ(refusal(pair.host.run("answer yes")), Reason::nothing_to_answer);
  pair.host.run("jump 0");
  EXPECT_EQ(refusal(pair.host.run("play c1")), Reason::earlier_move);
  EXPECT_EQ(refusal(TestSession().run("answer no")), Reason::nothing_to_answer);
}

TEST(Seats, OfOnlookersOnlyWatch) {
  Pair pair("invite X 3,3,3", "b2.a1");
  TestSession watcher;
  watcher.run("letter " + token(pair.host, Seat::spectator));
  EXPECT_EQ(watcher.moves(), "b2.a1");
  for (const char* command : {"play c3", "undo"}) {
    EXPECT_EQ(refusal(watcher.run(command)), Reason::only_watching) << command;
  }
  EXPECT_FALSE(watcher.view().can_undo);
  pair.play("c3.c1.a3");
  EXPECT_EQ(what(watcher.run("letter " + token(pair.guest, Seat::spectator))), What::changed);
  EXPECT_EQ(watcher.moves(), "b2.a1.c3.c1.a3");
  EXPECT_EQ(refusal(watcher.run("rematch")), Reason::only_watching);
  watcher.run("letter " + token(pair.host));
  EXPECT_EQ(watcher.view().match->seat, Seat::guest) << "asked to play after all";
}

TEST(Seats, SurviveAReloadAndAnotherDevice) {
  Pair pair("invite O 4,4,3", "b2.a1.c3");
  for (TestSession* game : {&pair.host, &pair.guest}) {
    TestSession reloaded;
    reloaded.run("resume " + game->session.save());
    EXPECT_EQ(reloaded.view(), game->view());
    TestSession adopted;
    adopted.run("adopt " + game->session.save());
    EXPECT_EQ(adopted.view(), game->view());
    TestSession second;
    second.run("letter " + token(*game, game->view().match->seat));
    EXPECT_EQ(second.view().match->seat, game->view().match->seat);
    EXPECT_EQ(second.moves(), game->moves());
  }
}

TEST(Seats, AreLeftByAnotherGame) {
  for (const char* command : {"new", "new rules=4,4,4", "open v=1&moves=b2"}) {
    Pair pair("invite X 3,3,3", "b2.a1");
    const Events events = pair.host.run(command);
    EXPECT_FALSE(pair.host.view().match) << command;
    EXPECT_EQ(what(events), What::changed) << command;
    EXPECT_NE(kinds(pair.host.run("play c3")), "refused");
  }
}

TEST(Rematch, GoesWithTheLetterAndChangesMarks) {
  Pair pair("invite X 3,3,3", "a1.a2.b1.b2.c1");
  EXPECT_EQ(kinds(pair.guest.run("rematch swap")), "started apart");
  EXPECT_TRUE(shows(pair.guest, "... ... ..."));
  pair.guest.run("play b2");
  EXPECT_EQ(kinds(send(pair.guest, pair.host)), "started played apart");
  EXPECT_EQ(pair.host.score(), (Score{.first = 1, .second = 0, .draws = 0}));
  EXPECT_FALSE(pair.host.view().first_plays_x);
  pair.play("a1.b1.a2.b3");
  EXPECT_EQ(pair.host.score(), (Score{.first = 1, .second = 1, .draws = 0}));
  EXPECT_EQ(pair.guest.score(), pair.host.score());
}

TEST(Rematch, TellsTheResultOfAGameWhoseEndWasNotSeen) {
  Pair pair("invite X 3,3,3", "a1.a2.b1.b2");
  pair.host.run("play c1");
  pair.host.run("rematch");
  send(pair.host, pair.guest);
  EXPECT_EQ(pair.guest.score(), (Score{.first = 1, .second = 0, .draws = 0}));
  EXPECT_EQ(pair.guest.moves(), "");
  pair.play("c3.c1");
}

TEST(Rematch, EndsWhereALetterHasNoRoomForTheScore) {
  Pair pair("invite X 3,3,3", "a1.a2.b1.b2.c1");
  keep(pair.host, [](Save& save) {
    ++save.series.id;  // of the present series the present score counts
    save.series.score.first = MatchToken::max_score + 1;
  });
  EXPECT_EQ(refusal(pair.host.run("rematch")), Reason::score_full);
}

TEST(Rematch, IsALetterOfTheGameBeforeForNobody) {
  Pair pair("invite X 3,3,3", "a1.a2.b1.b2.c1");
  const std::string early = token(pair.guest);
  pair.host.run("rematch");
  EXPECT_EQ(what(pair.host.run("letter " + early)), What::older);
}

TEST(StartWithALetter, JoinsOrGoesOn) {
  Pair pair("invite X 3,3,3", "b2.a1");
  const std::string address = "g=" + token(pair.host);
  const std::string save = pair.host.session.save();
  const auto start = [](std::string_view where, std::string_view tab, std::string_view store) {
    TestSession fresh({}, "", 300);
    const Events events = fresh.session.start(where, tab, store);
    return std::pair(kinds(events), fresh.view());
  };
  // A reload of the page, which shows the token for the friend.
  EXPECT_EQ(start(address, save, ""), std::pair(std::string("started apart"), pair.host.view()));
  EXPECT_EQ(start("#" + address, save, "").second.match->seat, Seat::host);
  // Without an address, and from another tab.
  EXPECT_EQ(start("", save, "").second, pair.host.view());
  EXPECT_EQ(start("", "", save).second, pair.host.view());
  // The friend's first visit.
  EXPECT_EQ(start(address, "", "").second.match->seat, Seat::guest);
  EXPECT_EQ(start(address, "", "").second.moves, pair.host.view().moves);
  // The token goes on from what was kept.
  pair.play("c3.c1");
  EXPECT_EQ(start("g=" + token(pair.guest), save, "").second.moves, pair.guest.view().moves);
  // A token that is none leaves what there was.
  EXPECT_EQ(start("g=Bxyz", save, "").first, "started apart bad_letter");
  EXPECT_EQ(start("g=Bxyz", "", "").first, "started bad_letter");
}

TEST(StartWithALetter, KeepsAGameThatIsOver) {
  const Pair pair("invite X 3,3,3", "a1.a2.b1.b2.c1");
  TestSession fresh;
  fresh.session.start("", pair.host.session.save(), "");
  EXPECT_EQ(fresh.view(), pair.host.view());
}

/// Ten thousand tokens by chance between two devices that do whatever is allowed.
TEST(Letters, OfAnyMatchLeadBothDevicesToTheSameGame) {
  test::Dice dice(31);
  Pair pair("invite X 4,3,3");
  int finished = 0;
  int taken_back = 0;
  for (int round = 0; round < 3'000; ++round) {
    TestSession& from = dice.below(2) == 0 ? pair.host : pair.guest;
    TestSession& to = &from == &pair.host ? pair.guest : pair.host;
    const int choice = dice.below(10);
    const bool over = from.session.position().outcome().over();
    if (over && choice < 5) {
      from.run(dice.below(2) == 0 ? "rematch" : "rematch swap");
    } else if (!over && choice < 6) {
      from.run(command::Play{dice.pick(from.session.position().available_moves())});
    } else if (choice == 6) {
      from.run("undo");
    } else if (choice < 9) {
      taken_back += kinds(from.run("answer yes")).starts_with("started") ? 1 : 0;
    } else {
      from.run("answer no");
    }
    if (!unsent(from)) continue;
    const Events events = send(from, to);
    finished += kinds(events).find("finished") != std::string::npos ? 1 : 0;
    ASSERT_EQ(to.moves(), from.moves()) << "in round " << round;
    ASSERT_EQ(to.score(), from.score()) << "in round " << round;
    ASSERT_EQ(token(to, Seat::spectator), token(from, Seat::spectator)) << "in round " << round;
  }
  EXPECT_GT(finished, 20);
  EXPECT_GT(taken_back, 20);
}

}  // namespace
}  // namespace mnk
