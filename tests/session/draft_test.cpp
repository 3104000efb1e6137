#include <gtest/gtest.h>

#include "support/friends_apart.h"
#include "support/test_session.h"

// A position that is being set up: any marks on any board. The game stands still behind it.
namespace mnk {
namespace {

using test::kinds;
using test::only;
using test::players;
using test::refusal;
using test::shows;
using test::TestSession;

using Reason = event::Refused::Reason;

std::string text_of(const TestSession& game) { return to_text(game.view().draft.value()); }

TEST(SettingUp, BeginsWithWhatIsOnTheBoard) {
  TestSession game({}, "b2.a1");
  const Events events = game.run("draft on");
  EXPECT_EQ(kinds(events), "drafted");
  EXPECT_EQ(text_of(game), "turn:3,3,3:O../.X./...");
  EXPECT_EQ(only<event::Drafted>(events).draft, game.view().draft);
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
}

TEST(SettingUp, BegunTwiceGoesOn) {
  TestSession game;
  game.run("put a1");
  game.run("draft on");
  EXPECT_EQ(text_of(game), "turn:3,3,3:X../.../...");
}

TEST(SettingUp, EndsWithTheGameAsItWas) {
  TestSession game({}, "b2.a1");
  const View before = game.view();
  game.run("put c3");
  EXPECT_EQ(only<event::Drafted>(game.run("draft off")).draft, std::nullopt);
  EXPECT_EQ(game.view(), before);
  EXPECT_TRUE(game.run("draft off").empty()) << "there is nothing to end";
}

TEST(SettingUp, EndsWhenAnotherGameIsOnTheBoard) {
  for (const char* command :
       {"new rules=3,3,3&position=X../.../...", "open moves=b2", "invite X 3,3,3", "resume"}) {
    TestSession game;
    const std::string save = TestSession({}, "c3").session.save();
    game.run("put a1");
    game.run(std::string_view(command) == "resume" ? "resume " + save : std::string(command));
    EXPECT_EQ(game.view().draft, std::nullopt) << command;
  }
}

TEST(SettingUp, HoldsTheGameBehindWhateverSendsACommand) {
  TestSession game({}, "b2.a1");
  game.run("play c3");
  game.run("undo");
  game.run("put a1");
  const View before = game.view();
  for (const char* command :
       {"play c1", "aim c1", "undo", "redo", "jump 0", "restore", "players human easy", "new",
        "new rules=4,4,3", "rematch", "rematch swap", "hint", "analyse on", "explain 0 b2",
        "review on", "answer yes", "withdraw"}) {
    EXPECT_EQ(refusal(game.run(command)), Reason::setting_up) << command;
    EXPECT_EQ(game.view(), before) << command;
  }
  for (const char* command :
       {"sent", "pace 0", "retry", "explain off", "analyse off", "review off"}) {
    game.run(command);
    EXPECT_EQ(game.view(), before) << command;
  }
}

TEST(SettingUp, KeepsWhatAnotherTabOrALiveFriendDidUntilItEnds) {
  test::Pair pair("invite X 3,3,3", "b2");
  pair.guest.run("play a1");
  const std::string live = test::token(pair.guest);
  pair.host.run("put c3");
  const View before = pair.host.view();
  EXPECT_TRUE(pair.host.run("live " + live).empty());
  TestSession tab;
  tab.run("adopt " + pair.host.session.save());
  tab.run("letter " + live);
  tab.run("play c1");
  EXPECT_TRUE(pair.host.run("resume " + tab.session.save()).empty());
  EXPECT_TRUE(pair.host.run("adopt " + pair.host.session.save()).empty());
  EXPECT_EQ(pair.host.view(), before);
  const Events events = pair.host.run("draft off");
  EXPECT_TRUE(kinds(events).starts_with("drafted played")) << kinds(events);
  EXPECT_EQ(pair.host.view().draft, std::nullopt);
}

TEST(SettingUp, SaysAtOnceThatALiveLetterIsOfAnotherMatch) {
  test::Pair pair("invite X 3,3,3", "b2");
  MatchToken of_another_match = match_token_of(pair.guest.session.saved(), Seat::host);
  of_another_match.match.id ^= 1;
  pair.host.run("put c3");
  const Events events = pair.host.run("live " + to_text(of_another_match));
  EXPECT_EQ(test::what(events), event::MatchChanged::What::out_of_turn);
  EXPECT_TRUE(pair.host.view().draft);
}

TEST(SettingUp, KeepsEachStepOfALiveFriend) {
  test::Pair pair("invite X 3,3,3", "b2.a1.c3.a2.b1");
  pair.host.run("put c2");
  pair.guest.run("play a3");
  EXPECT_TRUE(pair.host.run("live " + test::token(pair.guest)).empty());
  pair.guest.run("rematch");
  EXPECT_TRUE(pair.host.run("live " + test::token(pair.guest)).empty());
  pair.host.run("draft off");
  EXPECT_EQ(pair.host.moves(), "");
  EXPECT_EQ(pair.host.score(), (Score{.first = 0, .second = 1, .draws = 0}));
}

TEST(SettingUp, KeepsNoMoreLettersThanALiveFriendHasToSend) {
  test::Pair pair("invite X 3,3,3", "b2");
  pair.guest.run("play a1");
  const std::string live = "live " + test::token(pair.guest);
  pair.host.run("put c3");
  for (int i = 0; i < 1'000; ++i) EXPECT_TRUE(pair.host.run(live).empty());
  EXPECT_LT(pair.host.run("draft off").size(), 30U);
  EXPECT_EQ(pair.host.moves(), "b2.a1");
}

TEST(SettingUp, EndsWhenALetterIsOpened) {
  test::Pair pair("invite X 3,3,3", "b2");
  pair.guest.run("play a1");
  pair.host.run("put c3");
  EXPECT_EQ(kinds(pair.host.run("letter " + test::token(pair.guest))), "drafted played apart");
  EXPECT_EQ(pair.host.moves(), "b2.a1");
}

TEST(Press, PutsTheMarkWhoseTurnItIs) {
  TestSession game;
  for (const char* cell : {"a1", "b2", "c1", "b1"}) game.run(std::string("put ") + cell);
  EXPECT_EQ(text_of(game), "turn:3,3,3:XOX/.O./...");
  EXPECT_TRUE(game.view().draft->position());
}

TEST(Press, OnAMarkTurnsItWhicheverCameFirst) {
  TestSession game;
  game.run("put a1");
  for (const char* wanted : {"O", "X", ".", "O"}) {
    game.run("put b2");
    EXPECT_EQ(text_of(game), std::string("turn:3,3,3:X../.") + wanted + "./...");
  }
}

TEST(Press, TurnsACellFromEmptyToXToO) {
  TestSession game;
  for (const char* wanted : {"X", "O", ".", "X"}) {
    const Events events = game.run("put b2");
    EXPECT_EQ(only<event::Drafted>(events).cell, test::cell("b2"));
    EXPECT_EQ(text_of(game), std::string("turn:3,3,3:.../.") + wanted + "./...");
  }
}

TEST(Press, PutsWhatThePenSays) {
  TestSession game;
  game.run("pen X");
  game.run("put a1");
  game.run("put b1");
  game.run("pen O");
  game.run("put b1");
  game.run("put c1");
  game.run("pen erase");
  game.run("put a1");
  EXPECT_EQ(text_of(game), "erase:3,3,3:.OO/.../...");
  game.run("put c1 X");
  EXPECT_EQ(text_of(game), "erase:3,3,3:.OX/.../...") << "another pen, this once";
}

TEST(Press, BesideTheBoardIsRefused) {
  TestSession game;
  game.run("draft 3,3,3");
  EXPECT_EQ(refusal(game.run("put d1")), Reason::off_the_board);
  EXPECT_EQ(text_of(game), "turn:3,3,3:.../.../...");
}

TEST(AnotherBoard, KeepsTheMarksThatFindRoom) {
  TestSession game({}, "a1.c3.b2");
  game.run("draft 4,2,3,misere");
  EXPECT_EQ(text_of(game), "turn:4,2,3,misere:X.../.X..");
  game.run("draft 5,5,5");
  EXPECT_EQ(text_of(game), "turn:5,5,5:X..../.X.../...../...../.....");
  EXPECT_EQ(game.view().settings.rules, games::AnyRules(Rules())) << "the game has its own";
}

TEST(Text, IsTakenWithItsBoard) {
  TestSession game;
  game.run("draft 4,3,3 xo../.X../....");
  EXPECT_EQ(text_of(game), "turn:4,3,3:XO../.X../....");
}

TEST(Text, ThatIsNoneChangesNothing) {
  TestSession game({}, "b2");
  const Events events = game.run("draft 3,3,3 XO");
  EXPECT_EQ(only<event::Drafted>(events).fault->reason, ParseError::Reason::position_row_count);
  EXPECT_EQ(text_of(game), "turn:3,3,3:.../.X./...");
}

TEST(Game, StandsStillWhileAPositionIsSetUp) {
  TestSession game(players(PlayerKind::human, PlayerKind::easy));
  game.run("play b2");
  game.run("draft on");
  game.engine.answer(test::cell("a1"));
  EXPECT_TRUE(game.session.tick().empty());
  EXPECT_EQ(game.session.due_in(), std::nullopt);
  game.run("draft off");
  EXPECT_EQ(game.session.due_in(), 0U);
  EXPECT_EQ(kinds(game.session.tick()), "played");
  EXPECT_TRUE(shows(game, "O.. .X. ..."));
}

TEST(Game, BeginsFromWhatWasSetUp) {
  TestSession game;
  game.run("draft 4,3,3 XO../.X../....");
  game.run("new rules=4,3,3&position=XO../.X../....");
  EXPECT_TRUE(shows(game, "XO.. .X.. ...."));
  EXPECT_EQ(game.view().draft, std::nullopt);
}

TEST(Aim, EndsWhenAPositionIsSetUp) {
  TestSession game;
  game.run("aim b2");
  game.run("draft on");
  EXPECT_EQ(game.view().aim, std::nullopt);
}

TEST(Reload, GoesOnWithWhatWasBeingSetUp) {
  TestSession game({}, "b2.a1");
  game.run("draft 4,3,3 XXX./..../...O");
  game.run("pen O");
  for (const char* address : {"moves=b2.a1", ""}) {
    TestSession fresh;
    const Events events = fresh.session.start(address, game.session.save(), "");
    EXPECT_EQ(kinds(events), "started drafted");
    EXPECT_EQ(fresh.view(), game.view());
  }
}

TEST(Reload, OfAGameThatIsOverDoesSoToo) {
  TestSession game({}, "a1.b1.a2.b2.a3");
  game.run("draft 3,3,3 X../.../...");
  TestSession fresh({}, "", 7);
  fresh.session.start("moves=a1.b1.a2.b2.a3", game.session.save(), "");
  EXPECT_EQ(fresh.view(), game.view());
}

TEST(Reload, FollowedByTheNextGameDropsIt) {
  TestSession game({}, "a1.b1.a2.b2.a3");
  game.run("draft on");
  TestSession fresh;
  EXPECT_EQ(kinds(fresh.session.start("", game.session.save(), "")), "started");
  EXPECT_EQ(fresh.view().draft, std::nullopt);
}

TEST(Draft, IsNotBroughtBackByALinkByBackOrByAnotherTab) {
  TestSession game({}, "b2");
  game.run("put a1");
  const std::string save = game.session.save();
  TestSession fresh;
  fresh.session.start("moves=b2.a1", save, "");
  EXPECT_EQ(fresh.view().draft, std::nullopt);
  fresh.run("resume " + save);
  EXPECT_EQ(fresh.view().draft, std::nullopt);
  fresh.session.start("", "", save);
  EXPECT_EQ(fresh.view().draft, std::nullopt);
}

TEST(Draft, ReadsBackAsWritten) {
  for (const char* text : {"turn:3,3,3:.../.../...", "X:4,2,3,misere:XXXX/OOOO", "erase:1,1,1:O"}) {
    const auto draft = parse_draft(text);
    ASSERT_TRUE(draft) << text;
    EXPECT_EQ(to_text(*draft), text);
  }
}

TEST(Draft, ThatIsDamagedIsNone) {
  for (const char* text :
       {"", "turn:3,3,3", "turn:3,3,3:.../.../...:", "pen:3,3,3:.../.../...",
        "turn:3,3:.../.../...", "turn:3,3,3:.../...", "turn:3,3,3:.../.Y./..."}) {
    EXPECT_EQ(parse_draft(text), std::nullopt) << text;
  }
}

TEST(Reload, OfAGameWithAFriendElsewhereDoesSoToo) {
  TestSession game;
  game.run("invite X 3,3,3");
  game.run("put a1");
  TestSession fresh({}, "", 7);
  fresh.session.start("g=" + to_text(match_token_of(game.session.saved(), Seat::guest)),
                      game.session.save(), "");
  EXPECT_EQ(fresh.view().draft, game.view().draft);
}

struct Told {
  const char* position;
  const char* answer;
};

void PrintTo(const Told& given, std::ostream* out) {
  *out << testing::PrintToString(std::string(given.position));
}

class ToldDraft : public testing::TestWithParam<Told> {};

TEST_P(ToldDraft, SaysWhetherAGameCouldBeginThere) {
  TestSession game({}, "b2");
  const Events events = game.run(std::string("draft 3,3,3 ") + GetParam().position);
  ASSERT_EQ(events.size(), 1U);
  const std::string json = to_json(events[0]);
  EXPECT_TRUE(json.ends_with(std::string(R"("cell":null,)") + GetParam().answer + "}")) << json;
}

INSTANTIATE_TEST_SUITE_P(
    Each, ToldDraft,
    testing::Values(
        Told{".../.../...", R"("to_move":"X","outcome":"in_progress")"},
        Told{"xo./.X./...", R"("to_move":"O","outcome":"in_progress")"},
        Told{"XXX/OO./...", R"("to_move":"O","outcome":"x_wins")"},
        Told{"XX./.../...", R"("detail":"position_counts","at":0,)"
                            R"("piece":"XX./.../...","low":2,"high":0)"},
        Told{"XXX/OOO/...", R"("detail":"position_both_completed","at":0,)"
                            R"("piece":"XXX/OOO/...","low":0,"high":0)"},
        Told{"XXX/OO./O..", R"("detail":"position_after_end","at":0,)"
                            R"("piece":"XXX/OO./O..","low":0,"high":0)"},
        Told{"XO./.X", R"("detail":"position_row_count","at":0,"piece":"XO./.X","low":3,"high":2)"},
        Told{"", R"("detail":"position_row_count","at":0,"piece":"","low":3,"high":1)"}));

TEST(ToldDraft, IsABoardAsViewsHaveIt) {
  TestSession game;
  EXPECT_EQ(
      to_json(game.run("draft 3,2,3 XO./..X")[0]),
      R"({"kind":"drafted","draft":{"rules":"3,2,3","columns":3,"rows":2,"in_a_row":3,)"
      R"("misere":false,"option":"","kept":0,"solved":true,"cells":"XO...X","line":[],"last":-1,"pen":"turn",)"
      R"("text":"XO./..X"},"cell":null,"to_move":"O","outcome":"in_progress"})");
  EXPECT_EQ(to_json(game.run("draft off")[0]), R"({"kind":"drafted","draft":null})");
}

}  // namespace
}  // namespace mnk
