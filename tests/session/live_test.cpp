#include <gtest/gtest.h>

#include <algorithm>

#include "support/dice.h"
#include "support/friends_apart.h"

// Letters that come live, from a friend who is connected: what they may say, and what not.
namespace mnk {
namespace {

using test::kinds;
using test::Pair;
using test::TestSession;
using test::token;
using test::what;
using What = event::MatchChanged::What;

/// Sends the game as it stands while both are connected.
Events live(TestSession& from, TestSession& to) {
  const std::string text = token(from);
  from.run("sent");
  return to.run("live " + text);
}

/// The token that the guest would send, but with something else in it.
template <class Change>
std::string forged(const TestSession& from, Change change) {
  const Save save = from.session.saved();
  MatchToken made = match_token_of(save, friend_of(save.match->seat));
  change(made);
  return to_text(made);
}

/// The token changes nothing at all, and is said to be out of turn.
void expect_out_of_turn(TestSession& game, const std::string& text) {
  const std::string before = game.session.save();
  const Events events = game.run("live " + text);
  EXPECT_EQ(kinds(events), "apart");
  EXPECT_EQ(what(events), What::out_of_turn);
  EXPECT_EQ(game.session.save(), before);
}

TEST(Live, BringsMovesUndoAndTheNextGame) {
  Pair pair;
  pair.host.run("play b2");
  EXPECT_EQ(kinds(live(pair.host, pair.guest)), "played apart");
  pair.guest.run("play a1");
  live(pair.guest, pair.host);
  pair.guest.run("undo");
  EXPECT_EQ(what(live(pair.guest, pair.host)), What::undo_asked);
  pair.host.run("answer no");
  EXPECT_EQ(what(live(pair.host, pair.guest)), What::undo_refused);
  pair.host.run("play b1");
  live(pair.host, pair.guest);
  pair.host.run("undo");
  live(pair.host, pair.guest);
  pair.guest.run("answer yes");
  EXPECT_EQ(what(live(pair.guest, pair.host)), What::undo_agreed);
  EXPECT_EQ(pair.host.moves(), "b2.a1");
  for (const char* move : {"play b1", "play b3", "play a2", "play c2", "play c3", "play c1"}) {
    TestSession& from = pair.mover();
    TestSession& to = pair.other();
    from.run(move);
    live(from, to);
  }
  pair.host.run("play a3");
  EXPECT_EQ(kinds(live(pair.host, pair.guest)), "played finished apart");
  pair.guest.run("rematch swap");
  pair.guest.run("play b2");
  EXPECT_EQ(kinds(live(pair.guest, pair.host)), "started played apart");
  EXPECT_EQ(pair.host.moves(), "b2");
}

TEST(Live, SaysNothingNewWithoutHarm) {
  Pair pair("invite X 3,3,3", "b2");
  EXPECT_EQ(what(pair.host.run("live " + token(pair.guest))), What::same);
  const std::string early = token(pair.guest);
  pair.play("a1");
  EXPECT_EQ(what(pair.host.run("live " + early)), What::older);
}

TEST(Live, AFriendPlaysOneMoveAndNoneOfMine) {
  Pair pair("invite X 3,3,3", "b2.a1");
  // It is the host's turn.
  expect_out_of_turn(pair.host,
                     forged(pair.guest, [](MatchToken& it) { it.moves.push_back({2, 2}); }));
  pair.play("c3");
  expect_out_of_turn(pair.host, forged(pair.guest, [](MatchToken& it) {
                       it.moves.push_back({0, 1});
                       it.moves.push_back({0, 2});
                     }));
  pair.host.run("live " + forged(pair.guest, [](MatchToken& it) { it.moves.push_back({0, 1}); }));
  EXPECT_EQ(pair.host.moves(), "b2.a1.c3.b1");
}

TEST(Live, AWishIsTheFriendsAndAnAnswerIsToMine) {
  Pair pair("invite X 3,3,3", "b2.a1");
  expect_out_of_turn(pair.host, forged(pair.guest, [](MatchToken& it) {
                       it.match.undo = UndoRequest::asked;
                       it.match.asker = Seat::host;
                     }));
  expect_out_of_turn(pair.host, forged(pair.guest, [](MatchToken& it) {
                       it.match.undo = UndoRequest::refused;
                       it.match.asker = Seat::guest;
                     }));
}

TEST(Live, AnUndoTakesBackWhatWasAskedForAndNoMore) {
  Pair pair("invite X 3,3,3", "b2.a1");
  pair.host.run("undo");
  live(pair.host, pair.guest);
  expect_out_of_turn(pair.host, forged(pair.guest, [](MatchToken& it) {
                       it.match.undo = UndoRequest::none;
                       it.match.asker = Seat::host;
                       it.match.takebacks = 2;
                       it.moves.clear();
                     }));
  // A guest who has not moved has nothing to ask for, whatever was kept.
  Pair early("invite X 3,3,3", "b2");
  test::keep(early.guest, [](Save& save) {
    save.match->undo = UndoRequest::asked;
    save.match->asker = Seat::guest;
  });
  expect_out_of_turn(early.guest, forged(early.host, [](MatchToken& it) {
                       it.match.takebacks = 1;
                       it.moves.clear();
                     }));
}

TEST(Live, NextGamesThatCrossBecomeOne) {
  Pair pair("invite X 3,3,3", "a1.a2.b1.b2.c1");
  pair.host.run("rematch");
  pair.guest.run("rematch swap");
  const std::string from_host = token(pair.host);
  const std::string from_guest = token(pair.guest);
  pair.host.run("live " + from_guest);
  pair.guest.run("live " + from_host);
  EXPECT_EQ(pair.host.view().first_plays_x, pair.guest.view().first_plays_x);
  EXPECT_EQ(pair.host.score(), pair.guest.score());
  pair.mover().run("play b2");
  live(pair.mover().moves().empty() ? pair.other() : pair.mover(), pair.mover());
  EXPECT_EQ(pair.host.moves(), "b2");
  EXPECT_EQ(pair.guest.moves(), "b2");
}

TEST(Live, TheNextGameComesAfterThisOneAndKeepsTheScore) {
  const auto next = [](MatchToken& it) {
    it.before.first += 1;
    it.moves.clear();
  };
  Pair unfinished("invite X 3,3,3", "a1.a2.b1.b2");
  expect_out_of_turn(unfinished.guest, forged(unfinished.host, next));
  // The score counts a game whose end was taken back.
  Pair taken_back("invite X 3,3,3", "a1.a2.b1.b2.c1");
  taken_back.host.run("undo");
  test::send(taken_back.host, taken_back.guest);
  taken_back.guest.run("answer yes");
  test::send(taken_back.guest, taken_back.host);
  ASSERT_EQ(taken_back.host.moves(), "a1.a2.b1.b2");
  expect_out_of_turn(taken_back.guest, forged(taken_back.host, next));
  Pair pair("invite X 3,3,3", "a1.a2.b1.b2.c1");
  expect_out_of_turn(pair.host, forged(pair.guest, [&](MatchToken& it) {
                       next(it);
                       it.before.second = 5;
                     }));
  expect_out_of_turn(pair.host, forged(pair.guest, [&](MatchToken& it) {
                       next(it);
                       it.rules = Rules::make(5, 5, 4).value();
                     }));
  expect_out_of_turn(pair.host, forged(pair.guest, [&](MatchToken& it) {
                       next(it);
                       it.start = games::parse_any_position("X../.O./...", it.rules).value();
                     }));
  // The host has X again, and the first move.
  expect_out_of_turn(pair.host, forged(pair.guest, [&](MatchToken& it) {
                       next(it);
                       it.moves = {{1, 1}};
                     }));
  EXPECT_EQ(kinds(pair.host.run("live " + forged(pair.guest, next))), "started apart");
}

TEST(Live, LettersOfAnotherMatchOrForAnotherSeatAreOutOfTurn) {
  Pair pair("invite X 3,3,3", "b2.a1");
  expect_out_of_turn(pair.host, forged(pair.guest, [](MatchToken& it) { it.match.id ^= 1; }));
  expect_out_of_turn(pair.host, token(pair.guest, Seat::guest));
  TestSession alone;
  EXPECT_EQ(what(alone.run("live " + token(pair.guest))), What::out_of_turn);
  TestSession watcher;
  watcher.run("letter " + token(pair.host, Seat::spectator));
  expect_out_of_turn(watcher, token(pair.host, Seat::spectator));
}

TEST(Live, AnotherWayOfTheGameIsAsked) {
  Pair pair("invite X 3,3,3", "b2.a1");
  EXPECT_EQ(what(pair.host.run(
                "live " + forged(pair.guest, [](MatchToken& it) { it.moves.back() = {2, 2}; }))),
            What::fork);
  EXPECT_EQ(pair.host.moves(), "b2.a1");
}

/// How many of a game's moves are of a mark.
int moves_of(const TestSession& game, Mark mark) {
  const auto count = static_cast<int>(game.session.game().moves().size());
  return mark == Mark::X ? (count + 1) / 2 : count / 2;
}

TEST(Live, NothingThatIsSentPlaysMovesOfThisDevice) {
  test::Dice dice(7);
  Pair pair("invite X 4,3,3", "b2.a1");
  int taken = 0;
  for (int round = 0; round < 20'000; ++round) {
    const int before = moves_of(pair.host, Mark::X);
    MatchToken it = match_token_of(pair.host.session.saved(), Seat::host);
    if (dice.below(4) == 0 && !it.moves.empty()) it.moves.pop_back();
    for (int more = dice.below(4); more > 0; --more) {
      it.moves.push_back({dice.below(3), dice.below(4)});
    }
    if (dice.below(4) == 0) it.match.takebacks += dice.below(2);
    it.match.undo = static_cast<UndoRequest>(dice.below(3));
    it.match.asker = static_cast<Seat>(it.match.undo == UndoRequest::none ? 0 : dice.below(2));
    const std::string text = to_text(it);
    const Events events = pair.host.run("live " + text);
    if (events.empty() || std::holds_alternative<event::BadMatchToken>(events.front())) continue;
    ASSERT_LE(moves_of(pair.host, Mark::X), before) << text;
    taken += std::holds_alternative<event::Played>(events.front()) ? 1 : 0;
    if (pair.host.session.position().outcome().over()) {
      pair.host.run("rematch");
    } else {
      pair.host.run(command::Play{dice.pick(pair.host.session.position().available_moves())});
    }
    if (dice.below(20) == 0) pair.host.run("undo");
    pair.host.run("sent");
  }
  EXPECT_GT(taken, 100);
}

}  // namespace
}  // namespace mnk
