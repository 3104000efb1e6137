#include "gui/native/messages.h"

#include <gtest/gtest.h>

#include "support/test_session.h"

// The window's messages.
namespace mnk {
namespace {

using test::cell;
using test::TestSession;

std::string status_of(const Settings& settings, std::string_view moves = "") {
  return messages::status(TestSession::opened(settings, moves).session);
}

TEST(Status, SaysThatTheComputerThinksOrThatThereIsNone) {
  TestSession game = TestSession::opened(test::players(test::human, PlayerKind::hard), "b2");
  EXPECT_EQ(messages::status(game.session), "O is thinking");
  game.engine.gone = true;
  game.session.tick();
  EXPECT_EQ(messages::status(game.session), "No computer to play for O");
}

TEST(Status, SaysHowTheGameEnded) {
  EXPECT_EQ(status_of(test::two_people, "a1.b1.a2.b2.c3.b3"), "O wins!");
  EXPECT_EQ(status_of(test::two_people, "a1.b1.c1.b2.a2.c2.b3.a3.c3"), "It's a draw");
}

TEST(Status, SaysTheHint) {
  TestSession game;
  game.run("hint");
  EXPECT_EQ(messages::status(game.session), "X to move - looking for a good move");
  game.engine.answer(cell("b2"));
  game.engine.reports.back().value = Assessment::proven({.result = Result::win, .plies = 5});
  game.session.tick();
  EXPECT_EQ(messages::status(game.session), "X to move - try b2, a proven win in 3");
}

Assessment judged(std::uint8_t chance) {
  Assessment value = Assessment::unknown(9);
  value.chance = chance;
  return value;
}

TEST(Status, SaysWhatThePositionIsWorthAndHowThatIsKnown) {
  const std::vector<std::pair<Assessment, const char*>> all{
      {Assessment::unknown(9), "perhaps a draw"},
      {Assessment::proven({.result = Result::draw, .plies = 9}), "a proven draw"},
      {Assessment::proven({.result = Result::loss, .plies = 4}), "a proven loss in 2"},
      {{.value = {.result = Result::win, .plies = 7},
        .at_least = {.result = Result::win, .plies = 7},
        .at_most = {.result = Result::win, .plies = 3}},
       "a proven win in 4 at most"},
      // A misère game on 2x2: X, O, and the third mark makes a line.
      {Assessment::proven({.result = Result::loss, .plies = 3}), "a proven loss in 1"},
      {Assessment::proven({.result = Result::win, .plies = 2}), "a proven win in 1"},
      {Assessment::proven({.result = Result::loss, .plies = 1}), "a proven loss now"},
      {judged(70), "looks good for X so far"},
      {judged(59), "looks even so far"},
      {judged(41), "looks even so far"},
      {judged(40), "looks good for O so far"}};
  for (const auto& [value, said] : all) {
    TestSession game;
    game.run("analyse on");
    game.engine.say_more(value);
    game.session.tick();
    EXPECT_EQ(messages::status(game.session), std::string("X to move - ") + said);
  }
}

TEST(ValueText, SaysTheResultInTheWinnersMovesOrElseTheRank) {
  CellValue value{
      .side = Mark::O, .result = Result::win, .moves = 3, .rank = 2, .best = true, .words = true};
  EXPECT_EQ(messages::value(value), "Win in 3");
  value.result = Result::loss;
  EXPECT_EQ(messages::value(value), "Loss in 3");
  value.moves = 0;
  EXPECT_EQ(messages::value(value), "Loss now");
  value.result = Result::draw;
  EXPECT_EQ(messages::value(value), "Draw");
  value.words = false;
  EXPECT_EQ(messages::value(value), "2");
  value.rank = 0;
  EXPECT_EQ(messages::value(value), "");
}

std::string refused(event::Refused::Reason reason, std::optional<Cell> at = {}) {
  return messages::describe(event::Refused{.reason = reason, .cell = at});
}

TEST(Describe, GivesTheReasonOfARefusal) {
  using Reason = event::Refused::Reason;
  EXPECT_EQ(refused(Reason::column_full, cell("b2")), "That column is full");
  EXPECT_EQ(refused(Reason::floating, cell("b2")), "A mark in b2 would fall further");
  EXPECT_EQ(refused(Reason::off_the_board, cell("d1")), "d1 is not on the board");
  EXPECT_EQ(refused(Reason::not_your_turn, cell("b2")), "It is the computer's turn");
  EXPECT_EQ(refused(Reason::nothing_to_redo), "There is nothing to redo");
  EXPECT_EQ(refused(Reason::nothing_to_restore), "There are no moves to bring back");
  EXPECT_EQ(refused(Reason::no_such_ply), "The game is not that long");
  EXPECT_EQ(refused(Reason::earlier_move, cell("b2")),
            "The computer moved here - End shows the last move");
  EXPECT_EQ(refused(Reason::no_engine), "The computer is not available");
}

TEST(Describe, HasNothingToSayOfWhatTheStatusShows) {
  EXPECT_EQ(messages::describe(event::Played{}), "");
  EXPECT_EQ(messages::describe(event::Analysing{true}), "");
}

}  // namespace
}  // namespace mnk
