#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "search/inline_engine.h"
#include "session/match_token.h"
#include "session/state_update.h"
#include "support/dice.h"
#include "support/friends_apart.h"
#include "support/test_session.h"
#include "vanish/rules.h"

// The game whose marks vanish, in a session like any other: played, undone, saved, sent and thought
// about. What its rules are is tested in tests/vanish.
namespace mnk {
namespace {

using test::only;
using test::refusal;
using test::shows;
using test::TestSession;

using Reason = event::Refused::Reason;

const Settings vanishing{.rules = vanish::Rules()};
/// After these X has three marks, a1 the oldest, and so has O: a2 leaves after that.
constexpr const char* six_moves = "a1.a2.b1.b2.c2.c1";
/// From there each side goes round four cells, and after eight moves the board is as it was.
constexpr const char* round_again = "a3.b3.a1.a2.b1.b2.c2.c1";

TEST(OtherGame, NamesTheMarkThatLeavesAndTakesItAway) {
  TestSession game(vanishing, six_moves);
  EXPECT_TRUE(shows(game.session, "a1.b1.c2/a2.b2.c1/X"));
  EXPECT_EQ(game.view().position.next_removed(), test::cell("a1"));
  EXPECT_EQ(leaving_later(game.view().position), test::cell("a2"));
  EXPECT_EQ(refusal(game.run("play a1")), Reason::taken) << "it is free only after the move";
  game.play("c3");
  EXPECT_EQ(game.view().position.at(test::cell("a1")), std::nullopt);
  EXPECT_EQ(game.view().position.next_removed(), test::cell("a2"));
  EXPECT_EQ(leaving_later(game.view().position), test::cell("b1"));
}

TEST(OtherGame, IsUndoneAcrossAMarkThatVanished) {
  TestSession game(vanishing, std::string(six_moves) + ".c3.a1");
  const View before = game.view();
  game.run("undo");
  game.run("undo");
  EXPECT_TRUE(shows(game.session, "a1.b1.c2/a2.b2.c1/X"));
  game.run("jump 8");
  EXPECT_EQ(game.view().position, before.position);
}

TEST(OtherGame, IsDrawnWhenAPositionStandsThereForTheThirdTime) {
  TestSession game(vanishing, six_moves);
  EXPECT_EQ(game.view().position.repetitions(), 1);
  game.play(round_again);
  EXPECT_TRUE(shows(game.session, "a1.b1.c2/a2.b2.c1/X"));
  EXPECT_EQ(game.view().position.repetitions(), 2);
  game.play("a3.b3.a1.a2.b1.b2.c2");
  const auto finished = only<event::Finished>(game.run("play c1"));
  EXPECT_TRUE(finished.outcome.is_draw());
  EXPECT_EQ(finished.score, (Score{.first = 0, .second = 0, .draws = 1}));
}

TEST(OtherGame, ComesBackFromASaveAnAddressAndALetterInTheMiddleOfACycle) {
  TestSession game(vanishing, std::string(six_moves) + "." + round_again + ".a3");
  const games::AnyPosition position = game.view().position;
  TestSession restored;
  restored.run("resume " + game.session.save());
  EXPECT_EQ(restored.view().position, position);
  TestSession opened;
  opened.run("open " + address_of(game.session.saved()));
  EXPECT_EQ(opened.view().position, position);
  EXPECT_EQ(opened.view().position.repetitions(), position.repetitions());

  TestSession host;
  host.run("invite X 3,3,3,vanish");
  host.play("b1");
  TestSession guest;
  guest.run("letter " + to_text(match_token_of(host.session.saved(), Seat::guest)));
  EXPECT_EQ(guest.view().position, host.view().position);
  EXPECT_EQ(guest.view().match->seat, Seat::guest);
}

/// The beginning of a game that nobody ends.
std::vector<Cell> long_game(const games::AnyRules& rules, int plies) {
  test::Dice dice(7);
  games::AnyPosition position(rules);
  while (std::cmp_less(position.history().size(), plies)) {
    position.play(dice.pick(position.available_moves()));
    if (position.outcome().over()) position.take_back();
  }
  return position.history();
}

TEST(OtherGame, OfFriendsApartGoesOnAsLongAsALetterHasRoomForItsMoves) {
  test::Pair pair("invite X 4,4,4,vanish");
  const Settings settings = pair.host.session.settings();
  const std::vector<Cell> moves = long_game(settings.rules, MatchToken::max_moves + 1);
  test::keep(pair.host,
             [&](Save& save) { save.game = Game(settings, {moves.begin(), moves.end() - 2}); });
  EXPECT_EQ(test::kinds(pair.host.run(command::Play{*(moves.end() - 2)})), "played apart");
  EXPECT_TRUE(parse_save(pair.host.session.save()));
  EXPECT_EQ(test::what(test::send(pair.host, pair.guest)), event::MatchChanged::What::changed);
  EXPECT_EQ(pair.guest.moves(), pair.host.moves());
  EXPECT_EQ(refusal(pair.guest.run(command::Play{moves.back()})), Reason::score_full);
  EXPECT_TRUE(parse_save(pair.guest.session.save()));
  EXPECT_EQ(test::what(pair.guest.run("undo")), event::MatchChanged::What::undo_asked);
  Save save = pair.host.session.saved();
  save.game = Game(settings, moves);
  EXPECT_EQ(parse_save(to_text(save)).error().part, "apart") << "no letter could hold it";
}

TEST(OtherGame, IsSetUpWithTheOrderOfItsMarks) {
  TestSession game(vanishing);
  for (const char* command : {"put a1 X", "put a2 O", "put b2 X", "put c3 O", "put b1 X"}) {
    game.run(command);
  }
  EXPECT_EQ(game.view().draft->text(), "a1.b2.b1/a2.c3/O");
  game.run("put c2 X");
  EXPECT_EQ(game.view().draft->text(), "b2.b1.c2/a2.c3/O") << "one mark more takes the oldest away";
  game.run("new rules=3,3,3,vanish&position=" + game.view().draft->text());
  EXPECT_EQ(game.view().position.to_move(), Mark::O);
  game.play("b3");
  EXPECT_EQ(game.view().position.next_removed(), test::cell("b2"));
  game.run("draft on");
  EXPECT_EQ(game.view().draft->text(), "b2.b1.c2/a2.c3.b3/X") << "as the marks came";
}

TEST(GameOfFallingMarks, NamesTheCellInWhichTheMarkLands) {
  TestSession game;
  game.run("open rules=7,6,4,gravity&x=human&o=human");
  EXPECT_EQ(only<event::Played>(game.run("play d1")).cell, test::cell("d6"));
  EXPECT_EQ(only<event::Played>(game.run("play d6")).cell, test::cell("d5"));
  EXPECT_EQ(game.moves(), "d6.d5");
  EXPECT_EQ(only<event::Aimed>(game.run("aim d1")).cell, test::cell("d4"));
  game.run("undo");
  const Events again = game.run("play d3");
  EXPECT_EQ(only<event::Stepped>(again).to, 2) << "the move that was undone, not a new one";
}

TEST(GameOfFallingMarks, TellsWhereAMarkOfEachColumnLands) {
  TestSession game;
  game.run("open rules=3,2,2,gravity,misere&x=human&o=human&moves=a2.a1");
  EXPECT_NE(view_json(game.session).find(R"("lands":[0,4,5])"), std::string::npos)
      << "a full column has no other cell than the one that is pressed";
}

TEST(GameOfFallingMarks, RefusesAFullColumnByThatReason) {
  TestSession game;
  game.run("open rules=2,2,2,gravity,misere&x=human&o=human&moves=a2.a1");
  EXPECT_EQ(refusal(game.run("play a2")), Reason::column_full);
  EXPECT_EQ(refusal(game.run("aim a1")), Reason::column_full);
  EXPECT_EQ(game.moves(), "a2.a1");
}

TEST(GameOfFallingMarks, IsPlayedByColumnsWithAFriendElsewhereToo) {
  test::Pair pair("invite X 7,6,4,gravity");
  EXPECT_EQ(only<event::Played>(pair.host.run("play g1")).cell, test::cell("g6"));
}

TEST(GameOfFallingMarks, LetsMarksFallThatAreSetUpAndThoseAboveARemovedOne) {
  TestSession game;
  game.run("open rules=3,4,3,gravity&x=human&o=human");
  const auto put = [&](const char* command) {
    return only<event::Drafted>(game.run(command)).cell;
  };
  EXPECT_EQ(put("put b1 X"), test::cell("b4"));
  EXPECT_EQ(put("put b4 O"), test::cell("b4")) << "on a mark it takes its place";
  EXPECT_EQ(put("put b1 X"), test::cell("b3"));
  EXPECT_EQ(put("put b1 O"), test::cell("b2"));
  EXPECT_EQ(game.view().draft->text(), ".../.O./.X./.O.");
  EXPECT_EQ(put("put b3 erase"), test::cell("b3"));
  EXPECT_EQ(game.view().draft->text(), ".../.../.O./.O.");
  game.run("draft 3,5,3,gravity");
  EXPECT_EQ(game.view().draft->text(), ".../.../.../.O./.O.") << "also when the board grows";
}

TEST(OtherGame, IsPlayedByTheComputerWhichWinsFromAnEdgeAndNeverLoses) {
  InlineEngine engine(std::size_t{1} << 20);
  Session session(engine, [] { return std::uint64_t{0}; }, 5);
  session.run(command::SetPace{0});
  session.run("open rules=3,3,3,vanish&x=perfect&o=perfect");
  for (int ply = 0; ply < 40 && !session.game().result().over(); ++ply) session.tick();
  EXPECT_EQ(session.game().result(), Outcome::win(Mark::X));
  EXPECT_EQ(session.game().end(), 13) << "the proven length of the game";
}

TEST(OtherGame, IsAdvisedAnalysedExplainedAndReviewed) {
  InlineEngine engine(std::size_t{1} << 20);
  Session session(engine, [] { return std::uint64_t{0}; }, 5);
  session.run("open rules=3,3,3,vanish");
  session.run("analyse on");
  session.tick();
  const auto& analysis = session.thoughts().analysis;
  ASSERT_TRUE(analysis && analysis->done);
  EXPECT_EQ(analysis->value.value, (Value{.result = Result::win, .plies = 13}));
  for (const MoveAssessment& move : analysis->moves) {
    const bool edge = (move.move.row + move.move.column) % 2 == 1;
    EXPECT_EQ(move.assessment.value.result == Result::win, edge) << to_text(move.move);
  }
  session.run("explain 0 b2");
  session.tick();
  const auto& explained = session.thoughts().explanation;
  ASSERT_TRUE(explained && explained->done());
  const bool has_cycle = std::ranges::any_of(explained->report->reasons, [](const auto& reason) {
    return reason.kind == ReasonKind::cycle;
  });
  EXPECT_TRUE(has_cycle) << "the centre draws by play that never ends";
  session.run("play b2");
  session.run("review on");
  for (int i = 0; i < 4; ++i) session.tick();
  const auto& review = session.thoughts().review;
  ASSERT_TRUE(review && review->done());
  EXPECT_EQ(review->moves().front().judgement, MoveClass::mistake);
}

}  // namespace
}  // namespace mnk
