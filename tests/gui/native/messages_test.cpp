#include <gtest/gtest.h>

#include "gui/native/words.h"
#include "support/fake_thinker.h"
#include "support/played_session.h"

// What the window says.
namespace mnk {
namespace {

using test::cell;
using test::players;

constexpr PlayerKind human = PlayerKind::human;

class Status : public testing::Test {
 protected:
  Match match(const Settings& settings, std::string_view moves = "") {
    return {Session(settings, parse_moves(moves, settings.rules).value()), thinker, clock.clock(),
            1};
  }
  test::FakeThinker thinker;
  test::FakeClock clock;
};

TEST_F(Status, SaysWhoseTurnItIs) {
  EXPECT_EQ(words::status(match(test::two_people)), "X to move");
  EXPECT_EQ(words::status(match(test::two_people, "b2")), "O to move");
}

TEST_F(Status, SaysThatTheComputerThinksOrThatThereIsNone) {
  EXPECT_EQ(words::status(match(players(human, PlayerKind::hard), "b2")), "O is thinking");
  thinker.gone = true;
  EXPECT_EQ(words::status(match(players(human, PlayerKind::hard), "b2")),
            "Nobody is there to play for O");
}

TEST_F(Status, SaysHowTheGameEnded) {
  EXPECT_EQ(words::status(match(test::two_people, "a1.a2.b1.b2.c1")), "X wins!");
  EXPECT_EQ(words::status(match(test::two_people, "a1.b1.a2.b2.c3.b3")), "O wins!");
  EXPECT_EQ(words::status(match(test::two_people, "a1.b1.c1.b2.a2.c2.b3.a3.c3")), "It's a draw");
}

TEST_F(Status, SaysTheHint) {
  Match game = match(test::two_people);
  game.ask_for_hint();
  EXPECT_EQ(words::status(game), "X to move - looking for a good move");
  thinker.answer(cell("b2"));
  thinker.reports.back().value = Assessment::proven({.result = Result::win, .plies = 5});
  game.tick();
  EXPECT_EQ(words::status(game), "X to move - try b2, a proven win in 5");
}

TEST_F(Status, SaysWhatThePositionIsWorthAndHowThatIsKnown) {
  Match game = match(test::two_people);
  game.analyse(true);
  thinker.say_more(Assessment::unknown(9));
  game.tick();
  EXPECT_EQ(words::status(game), "X to move - perhaps a draw");
  thinker.say_more(Assessment::proven({.result = Result::draw, .plies = 9}));
  game.tick();
  EXPECT_EQ(words::status(game), "X to move - a proven draw");
  thinker.say_more(Assessment::proven({.result = Result::loss, .plies = 4}));
  game.tick();
  EXPECT_EQ(words::status(game), "X to move - a proven loss in 4");
}

TEST(RefusalWords, GiveEachReason) {
  EXPECT_EQ(words::refusal(cell("b2"), PlayRefusal::taken), "b2 is taken");
  EXPECT_EQ(words::refusal(cell("d1"), PlayRefusal::off_the_board), "d1 is not on the board");
  EXPECT_EQ(words::refusal(cell("b2"), PlayRefusal::game_over),
            "The game is over - N starts a new one");
  EXPECT_EQ(words::refusal(cell("b2"), PlayRefusal::not_your_turn), "It is the computer's turn");
  EXPECT_EQ(words::refusal(cell("b2"), PlayRefusal::drops_moves),
            "This drops the later moves - press Enter to play it");
}

}  // namespace
}  // namespace mnk
