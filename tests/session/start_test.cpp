#include <gtest/gtest.h>

#include <set>
#include <string_view>

#include "support/test_session.h"

// Beginning and coming back: by an address, by the save of this tab, by that of another one.
namespace mnk {
namespace {

using test::kinds;
using test::only;
using test::shows;
using test::TestSession;
using How = event::Started::How;

/// A session that nothing has happened in, as a program has it before start().
struct Fresh {
  explicit Fresh(std::uint64_t seed = 7) : session(engine, clock.clock(), seed) {}

  Events start(std::string_view address, std::string_view tab = "", std::string_view store = "") {
    return session.start(address, tab, store);
  }

  test::FakeEngine engine;
  test::FakeClock clock;
  Session session;
};

std::string address_of(const Session& session) {
  return to_address(session.settings(), session.position().history());
}

TEST(Start, WithNothingIsANewGame) {
  Fresh fresh;
  const Events events = fresh.start("");
  ASSERT_EQ(kinds(events), "started");
  EXPECT_EQ(only<event::Started>(events).how, How::new_game);
  EXPECT_EQ(only<event::Started>(events).save.id, fresh.session.view().id);
  EXPECT_TRUE(shows(fresh.session, "... ... ..."));
}

TEST(Start, GivesEverySeedAndEveryGameAnIdOfItsOwn) {
  Fresh one(1);
  Fresh other(2);
  one.start("");
  other.start("");
  EXPECT_NE(one.session.view().id, other.session.view().id);
  std::set<std::uint64_t> ids{one.session.view().id};
  for (const std::string_view another : {"new", "rematch", "open v=1&moves=b2", "invite X 3,3,3"}) {
    one.session.run(another);
    EXPECT_TRUE(ids.insert(one.session.view().id).second) << another;
  }
}

TEST(Start, WithTheAddressOfTheTabsGameGoesOnWithIt) {
  TestSession before({}, "b2.a1.c3");
  before.run("undo");
  Fresh fresh;
  const Events events = fresh.start('#' + address_of(before.session), before.session.save(), "");
  ASSERT_EQ(kinds(events), "started");
  EXPECT_EQ(only<event::Started>(events).how, How::resumed);
  EXPECT_EQ(fresh.session.view(), before.view());
  EXPECT_EQ(fresh.session.save(), before.session.save());
}

TEST(Start, WithNothingBehindTheHashGoesOnWithTheTabsGame) {
  TestSession before({}, "b2.a1.c3");
  Fresh fresh;
  fresh.start("#", before.session.save());
  EXPECT_EQ(fresh.session.save(), before.session.save());
}

TEST(Start, KnowsTheAddressOfTheTabsGameHoweverItIsWritten) {
  TestSession before({}, "b2.a1");
  for (const std::string_view address :
       {"v=1&rules=3%2C3%2C3&x=human&o=human&moves=b2.a1", "moves=b2.a1", "moves=b2%2Ea1&v=1"}) {
    Fresh fresh;
    fresh.start(address, before.session.save());
    EXPECT_EQ(fresh.session.save(), before.session.save()) << address;
  }
  Fresh other;
  other.start("moves=b2.a1&colour=red", before.session.save());
  EXPECT_NE(other.session.view().id, before.view().id);
}

TEST(Start, WithTheAddressOfTheTabsFinishedGameShowsItsEndAndCountsNothing) {
  TestSession before({}, "a1.a2.b1.b2.c1");
  Fresh fresh;
  const Events events = fresh.start(address_of(before.session), before.session.save());
  EXPECT_EQ(kinds(events), "started");
  EXPECT_EQ(fresh.session.view(), before.view());
  EXPECT_EQ(fresh.session.view().score, (Score{.first = 1}));
}

TEST(Start, WithAnotherAddressOpensAGameOfItsOwn) {
  TestSession before({}, "b2.a1");
  Fresh fresh;
  const Events events =
      fresh.start("v=1&rules=3,3,3&x=human&o=human&moves=b2", before.session.save());
  ASSERT_EQ(kinds(events), "started");
  EXPECT_EQ(only<event::Started>(events).how, How::opened);
  EXPECT_NE(fresh.session.view().id, before.view().id);
  EXPECT_TRUE(shows(fresh.session, "... .X. ..."));
}

TEST(Start, WithAnAddressLeavesAFriendsGame) {
  TestSession before;
  before.run("invite X 3,3,3");
  Fresh fresh;
  fresh.start("v=1&rules=3,3,3&x=human&o=human", before.session.save());
  EXPECT_FALSE(fresh.session.view().match);
  EXPECT_NE(fresh.session.view().id, before.view().id);
}

TEST(Start, WithAnAddressLeavesTheStoreAlone) {
  const TestSession before({}, "b2.a1");
  Fresh fresh;
  EXPECT_EQ(
      only<event::Started>(fresh.start(address_of(before.session), "", before.session.save())).how,
      How::opened);
  Fresh other;
  EXPECT_EQ(kinds(other.start("moves=b2", "", "no save")), "started");
}

TEST(Start, WithABadAddressOpensWhatCanBeUsedAndSaysTheRest) {
  Fresh fresh;
  EXPECT_EQ(kinds(fresh.start("moves=b2.b2&z=1")), "started address_fault address_fault");
  EXPECT_TRUE(shows(fresh.session, "... .X. ..."));
}

TEST(Start, WithoutAnAddressGoesOnInTheTab) {
  const TestSession before({}, "b2.a1");
  const TestSession newer({}, "c3", 9);
  Fresh fresh;
  const Events events = fresh.start("", before.session.save(), newer.session.save());
  EXPECT_EQ(only<event::Started>(events).how, How::resumed);
  EXPECT_EQ(fresh.session.view(), before.view());
}

TEST(Start, FromTheStoreGoesOnInAGameOfItsOwn) {
  const TestSession before({}, "b2.a1");
  Fresh fresh;
  const Events events = fresh.start("", "", before.session.save());
  EXPECT_EQ(only<event::Started>(events).how, How::resumed);
  EXPECT_NE(fresh.session.view().id, before.view().id);
  EXPECT_TRUE(shows(fresh.session, "O.. .X. ..."));
}

TEST(Start, FromTheStoreKeepsTheIdOfAGameThatHasBeenCounted) {
  TestSession before({}, "a1.a2.b1.b2.c1");
  before.run("undo");
  Fresh fresh;
  fresh.start("", "", before.session.save());
  EXPECT_EQ(fresh.session.view().id, before.view().id) << "another end replaces the one before";
}

class FinishedGame : public testing::TestWithParam<bool> {};

TEST_P(FinishedGame, IsFollowedByTheNextOfItsSeries) {
  TestSession before(test::players(PlayerKind::human, PlayerKind::human, test::rules("4,3,3")));
  before.run("rematch swap");
  before.play("a1.a2.b1.b2.c1");
  const std::string save = before.session.save();
  Fresh fresh;
  const Events events = GetParam() ? fresh.start("", save, "") : fresh.start("", "", save);
  ASSERT_EQ(kinds(events), "started");
  EXPECT_EQ(only<event::Started>(events).how, How::rematch);
  EXPECT_TRUE(shows(fresh.session, ".... .... ...."));
  EXPECT_NE(fresh.session.view().id, before.view().id);
  EXPECT_EQ(fresh.session.view().score, (Score{.second = 1}));
  EXPECT_FALSE(fresh.session.view().first_plays_x);
}

INSTANTIATE_TEST_SUITE_P(OfTabOrStore, FinishedGame, testing::Bool());

TEST(Start, SaysWhichSaveCannotBeReadAndGoesOnWithoutIt) {
  const TestSession store({}, "b2");
  Fresh fresh;
  const Events events = fresh.start("", "save=7", store.session.save());
  EXPECT_EQ(kinds(events), "bad_save started");
  EXPECT_EQ(only<event::BadSave>(events).error, (SaveError{.part = "save", .found = "7"}));
  EXPECT_TRUE(shows(fresh.session, "... .X. ..."));
  Fresh neither;
  EXPECT_EQ(kinds(neither.start("", "x", "y")), "bad_save bad_save started");
  Fresh addressed;
  EXPECT_EQ(kinds(addressed.start("moves=b2", "x")), "bad_save started");
}

TEST(Start, AsksTheComputerWhoseTurnItIs) {
  Fresh fresh;
  fresh.start("o=hard&moves=b2");
  ASSERT_EQ(fresh.engine.requests.size(), 1U);
  EXPECT_EQ(fresh.engine.requests[0].goal, SearchGoal::move);
}

TEST(Resume, OfAnotherSeriesBringsItsScore) {
  TestSession before({}, "a1.a2.b1.b2.c1");
  TestSession game({}, "", 3);
  const Events events = game.run("resume " + before.session.save());
  EXPECT_EQ(kinds(events), "started");
  EXPECT_EQ(game.view(), before.view());
}

TEST(Resume, WithinTheSeriesKeepsTheScoreAndCountsNothingTwice) {
  TestSession game({}, "a1.a2.b1.b2.c1");
  const std::string won = game.session.save();
  const std::uint64_t id = game.view().id;
  game.run("rematch");
  game.play("a1.b1.a2.b2.c3.b3");
  EXPECT_EQ(game.score(), (Score{.first = 1, .second = 1}));
  const std::string lost = game.session.save();
  // The browser's Back, and the end played once more.
  EXPECT_EQ(kinds(game.run("resume " + won)), "started");
  EXPECT_EQ(game.view().id, id);
  EXPECT_EQ(game.score(), (Score{.first = 1, .second = 1}));
  game.run("undo");
  const Events again = game.run("play c1");
  EXPECT_EQ(kinds(again), "stepped finished");
  EXPECT_FALSE(only<event::Finished>(again).record);
  EXPECT_EQ(game.score(), (Score{.first = 1, .second = 1}));
  // Forward.
  game.run("resume " + lost);
  EXPECT_EQ(game.score(), (Score{.first = 1, .second = 1}));
  game.run("rematch");
  game.play("a1.a2.b1.b2.c1");
  EXPECT_EQ(game.score(), (Score{.first = 2, .second = 1}));
}

TEST(Resume, OfASaveFromBeforeTheEndCountsTheEndOnce) {
  TestSession game({}, "a1.a2.b1.b2");
  const std::string open = game.session.save();
  game.play("c1");
  EXPECT_EQ(game.score(), (Score{.first = 1}));
  game.run("resume " + open);
  const Events again = game.run("play c1");
  EXPECT_EQ(kinds(again), "played finished");
  EXPECT_FALSE(only<event::Finished>(again).record);
  EXPECT_EQ(game.score(), (Score{.first = 1}));
  // Another end counts in its place.
  game.run("resume " + open);
  game.play("c3.c2");
  EXPECT_EQ(game.score(), (Score{.second = 1}));
}

TEST(Resume, OfASaveFromBeforeTheEndCountsItOnceAfterAReloadToo) {
  TestSession before({}, "a1.a2.b1.b2");
  const std::string open = before.session.save();
  before.play("c1");
  TestSession reloaded({}, "", 3);
  reloaded.run("resume " + before.session.save());
  reloaded.run("resume " + open);
  reloaded.play("c1");
  EXPECT_EQ(reloaded.score(), (Score{.first = 1}));
}

TEST(Adopt, TakesTheGameWithAnIdOfItsOwnInTheSameSeries) {
  TestSession before({}, "a1.a2.b1.b2.c1");
  before.run("rematch");
  before.play("b2");
  TestSession game({}, "", 3);
  EXPECT_EQ(kinds(game.run("adopt " + before.session.save())), "started");
  EXPECT_NE(game.view().id, before.view().id);
  EXPECT_EQ(game.score(), (Score{.first = 1}));
  EXPECT_TRUE(shows(game, "... .X. ..."));
}

TEST(BadSaves, ChangeNothing) {
  TestSession game({}, "b2");
  const View before = game.view();
  EXPECT_EQ(kinds(game.run("resume save=1")), "bad_save");
  EXPECT_EQ(kinds(game.run("adopt nothing")), "bad_save");
  EXPECT_EQ(game.view(), before);
}

TEST(Records, TellOneEndOnceAndAnotherEndWithTheSameId) {
  TestSession game({}, "a1.b1.a2.b2.c3");
  const GameRecord first = *only<event::Finished>(game.run("play b3")).record;
  EXPECT_EQ(first.outcome, Outcome::win(Mark::O));
  EXPECT_EQ(first.id, game.view().id);
  EXPECT_EQ(to_text(first.moves), "a1.b1.a2.b2.c3.b3");
  game.run("undo");
  EXPECT_FALSE(only<event::Finished>(game.run("redo")).record);
  game.run("jump 4");
  const Events otherwise = game.run("play a3");
  EXPECT_EQ(kinds(otherwise), "set_aside played finished");
  const GameRecord second = *only<event::Finished>(otherwise).record;
  EXPECT_EQ(second.id, first.id);
  EXPECT_EQ(second.outcome, Outcome::win(Mark::X));
  EXPECT_EQ(game.score(), (Score{.first = 1}));
}

TEST(Records, AreNoneOfAnEndThatWasOpened) {
  TestSession game = TestSession::opened({}, "a1.a2.b1.b2.c1");
  game.run("undo");
  EXPECT_FALSE(only<event::Finished>(game.run("redo")).record);
  EXPECT_EQ(game.score(), Score());
}

TEST(Records, HaveAnotherIdForEachGame) {
  TestSession game({}, "a1.a2.b1.b2");
  const GameRecord first = *only<event::Finished>(game.run("play c1")).record;
  game.run("new");
  game.play("a1.a2.b1.b2");
  const GameRecord second = *only<event::Finished>(game.run("play c1")).record;
  EXPECT_NE(first.id, second.id);
  EXPECT_EQ(game.score(), (Score{.first = 2})) << "the same settings are the same series";
}

}  // namespace
}  // namespace mnk
