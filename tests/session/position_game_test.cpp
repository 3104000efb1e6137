#include <gtest/gtest.h>

#include "support/test_session.h"

// Games that begin from a position that was set up.
namespace mnk {
namespace {

using test::computer;
using test::human;
using test::kinds;
using test::only;
using test::players;
using test::refusal;
using test::shows;
using test::TestSession;

using How = event::Started::How;
using Reason = event::Refused::Reason;

/// Two X and one O: O is to move.
constexpr const char* drawn_up = "XO. .X. ...";
constexpr const char* drawn_up_address = "rules=3,3,3&position=XO./.X./...";

std::string new_game(std::string_view more = "") {
  return std::string("new ") + drawn_up_address + std::string(more);
}

TEST(GameFromAPosition, ShowsItAndCountsMovesFromThere) {
  TestSession game;
  EXPECT_EQ(only<event::Started>(game.run(new_game())).how, How::new_game);
  EXPECT_TRUE(shows(game, drawn_up));
  const View view = game.view();
  EXPECT_EQ(view.start, test::board(Rules(), drawn_up));
  EXPECT_EQ(view.cursor, 0);
  EXPECT_TRUE(view.moves.empty());
  EXPECT_EQ(view.last_move(), std::nullopt);
  EXPECT_EQ(view.position.to_move(), Mark::O);
}

TEST(GameFromAPosition, IsPlayedOnByTheSideThatTheCountsSay) {
  TestSession game;
  game.run(new_game());
  EXPECT_EQ(only<event::Played>(game.run("play c3")).mark, Mark::O);
  EXPECT_EQ(only<event::Played>(game.run("play a3")).mark, Mark::X);
  EXPECT_EQ(refusal(game.run("play a1")), Reason::taken);
  EXPECT_EQ(game.view().cursor, 2);
}

TEST(GameFromAPosition, IsUndoneToThePositionAndNoFurther) {
  TestSession game;
  game.run(new_game());
  EXPECT_FALSE(game.view().can_undo);
  EXPECT_EQ(refusal(game.run("undo")), Reason::nothing_to_undo);
  game.play("c3");
  EXPECT_TRUE(game.view().can_undo);
  EXPECT_EQ(kinds(game.run("undo")), "stepped");
  EXPECT_TRUE(shows(game, drawn_up));
  EXPECT_EQ(refusal(game.run("undo")), Reason::nothing_to_undo);
  EXPECT_EQ(kinds(game.run("redo")), "stepped");
  EXPECT_EQ(kinds(game.run("jump 0")), "stepped");
  EXPECT_TRUE(shows(game, drawn_up));
}

TEST(GameFromAPosition, KeepsTheLineThatWasLeft) {
  TestSession game;
  game.run(new_game());
  game.play("c3.a3");
  game.run("jump 0");
  EXPECT_EQ(kinds(game.run("play c1")), "set_aside played");
  EXPECT_EQ(kinds(game.run("restore")), "restored");
  EXPECT_EQ(game.moves(), "c3.a3");
  EXPECT_TRUE(shows(game, drawn_up));
}

TEST(GameFromAPosition, AsksTheComputerWhoseTurnItIs) {
  TestSession game;
  game.run(new_game("&o=perfect"));
  ASSERT_EQ(game.engine.requests.size(), 1U);
  EXPECT_TRUE(shows(game.engine.requests[0].position, drawn_up));
  game.engine.answer(test::cell("c3"));
  EXPECT_EQ(kinds(game.session.tick()), "played");
  game.play("a2");
  EXPECT_EQ(game.engine.requests.size(), 2U);
}

TEST(GameFromAPosition, StepsBackOverTheComputersFirstMoveToNoOne) {
  TestSession game(players(human, computer));
  game.run(new_game());
  game.engine.answer(test::cell("c3"));
  game.session.tick();
  EXPECT_FALSE(game.view().can_undo) << "no human has moved yet";
  game.run("play a2");
  EXPECT_EQ(kinds(game.run("undo")), "stepped");
  EXPECT_TRUE(shows(game, "XO. .X. ..O"));
}

TEST(GameFromAPosition, IsCountedAndItsRecordHasThePosition) {
  TestSession game;
  game.run(new_game());
  game.play("c3.a2.c1");
  const Events events = game.run("play a3");
  const auto& finished = only<event::Finished>(events);
  EXPECT_EQ(finished.score, (Score{.first = 1}));
  ASSERT_TRUE(finished.record);
  EXPECT_EQ(finished.record->start, test::board(Rules(), drawn_up));
  EXPECT_EQ(to_text(finished.record->moves), "c3.a2.c1.a3");
  EXPECT_NE(to_json(events.back())
                .find(R"("set_up":true,"address":"v=1&rules=3,3,3&x=human&o=human)"
                      R"(&position=XO./.X./...&moves=c3.a2.c1.a3")"),
            std::string::npos);
}

TEST(GameFromAPosition, IsFollowedByOneFromTheSamePosition) {
  TestSession game;
  game.run(new_game());
  game.play("c3.a2");
  EXPECT_EQ(only<event::Started>(game.run("rematch")).how, How::rematch);
  EXPECT_TRUE(shows(game, drawn_up));
  EXPECT_EQ(kinds(game.run("rematch swap")), "started");
  EXPECT_TRUE(shows(game, drawn_up));
  EXPECT_FALSE(game.view().first_plays_x);
}

TEST(GameFromAPosition, IsFollowedByTheEmptyBoardWithNew) {
  TestSession game;
  game.run(new_game());
  game.play("c3.a2");
  game.run("new");
  EXPECT_TRUE(shows(game, "... ... ..."));
  EXPECT_EQ(game.view().start, std::nullopt);
}

TEST(GameFromAPosition, GoesOnInItsSeries) {
  TestSession game({}, "a1.a2.b1.b2.c1");
  EXPECT_EQ(game.score(), (Score{.first = 1}));
  game.run(new_game());
  EXPECT_EQ(game.score(), (Score{.first = 1}));
  game.play("c3.a2.c1.a3");
  EXPECT_EQ(game.score(), (Score{.first = 2}));
}

TEST(GameFromAPosition, ComesBackByItsAddressAndByItsSave) {
  TestSession before;
  before.run(new_game());
  before.play("c3.a3");
  before.run("undo");
  const std::string save = before.session.save();
  TestSession resumed;
  resumed.run("resume " + save);
  EXPECT_EQ(resumed.view(), before.view());
  TestSession started;
  const Events events = started.session.start(
      "v=1&rules=3,3,3&x=human&o=human&position=XO./.X./...&moves=c3", save, "");
  EXPECT_EQ(only<event::Started>(events).how, How::resumed);
  EXPECT_EQ(started.view(), before.view());
}

TEST(GameFromAPosition, ThatEndedIsFollowedByAnEmptyBoardWhenItsProgramComesBack) {
  TestSession before;
  before.run(new_game());
  before.play("c3.a2.c1.a3");
  TestSession fresh({}, "", 3);
  fresh.session.start("", before.session.save(), "");
  EXPECT_TRUE(shows(fresh, "... ... ...")) << "nobody remembers the position a day later";
  EXPECT_EQ(fresh.score(), before.score());
}

TEST(FinishedPosition, IsShownAndNothingCanBePlayedThere) {
  TestSession game;
  game.run("new rules=3,3,3&position=XXX/OO./...");
  EXPECT_EQ(game.session.position().outcome(), Outcome::win(Mark::X));
  EXPECT_EQ(game.view().line_cells.size(), 3U);
  EXPECT_EQ(refusal(game.run("play c3")), Reason::game_over);
  EXPECT_EQ(refusal(game.run("undo")), Reason::nothing_to_undo);
  EXPECT_EQ(refusal(game.run("hint")), Reason::game_over);
}

TEST(FinishedPosition, IsNoResult) {
  TestSession game;
  EXPECT_EQ(kinds(game.run("new rules=3,3,3&position=XXX/OO./...")), "started");
  EXPECT_EQ(game.score(), Score());
  EXPECT_EQ(kinds(game.run("open position=XXX/OO./...")), "started");
  EXPECT_EQ(game.score(), Score());
}

TEST(FinishedPosition, IsNotPlayedAgain) {
  TestSession game;
  game.run("new rules=3,3,3&position=XXX/OO./...");
  game.run("rematch");
  EXPECT_TRUE(shows(game, "... ... ..."));
}

TEST(FinishedPosition, ComesBackByItsSave) {
  TestSession game;
  game.run("new rules=3,3,3&position=XXX/OO./...");
  TestSession fresh;
  fresh.run("resume " + game.session.save());
  EXPECT_EQ(fresh.view(), game.view());
}

}  // namespace
}  // namespace mnk
