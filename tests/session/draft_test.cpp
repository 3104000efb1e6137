#include <gtest/gtest.h>

#include "support/friends_apart.h"
#include "support/session_script.h"
#include "support/test_session.h"

// Setting up a position: any marks on any board. The game behind it pauses.
namespace mnk {
namespace {

using test::TestSession;

using Reason = event::Refused::Reason;

TTT_SESSION_SCRIPTS(R"(
SettingUp.BeginsWithWhatIsOnTheBoard
given b2.a1
draft on -> drafted | draft=turn:3,3,3:O../.X./... board=O../.X./...
put c3
draft on | draft=turn:3,3,3:O../.X./..X // begun twice it goes on

SettingUp.EndsWithTheGameAsItWas
given b2.a1
same: resume $save(game)
put c3
draft off -> drafted | draft=none same=same
draft off -> | same=same

SettingUp.EndsWhenAnotherGameIsOnTheBoard
other: given c3
put a1
new rules=3,3,3&position=X../.../... | draft=none
put a1
open moves=b2 | draft=none
put a1
resume $save(other) | draft=none
put a1
invite X 3,3,3 | draft=none

SettingUp.KeepsWhatAnotherTabOrALiveFriendDidUntilItEnds
pair b2
guest: play a1
live := $token(guest)
host: put c3
host: live $live -> | unchanged
tab: adopt $save(host)
tab: letter $live
tab: play c1
host: resume $save(tab) -> | unchanged
host: adopt $save(host) -> | unchanged
host: draft off -> drafted played apart:changed started:resumed apart:changed started:resumed apart:changed | draft=none

SettingUp.SaysAtOnceThatALiveLetterIsOfAnotherMatch
other: invite X 3,3,3
stranger: letter $token(other)
pair b2
host: put c3
host: live $token(stranger) -> apart:out_of_turn | draft=turn:3,3,3:.../.X./..O

SettingUp.KeepsEachStepOfALiveFriend
pair b2.a1.c3.a2.b1
host: put c2
guest: play a3
host: live $token(guest) ->
guest: rematch
host: live $token(guest) ->
host: draft off | moves=b2.a1.c3.a2.b1.a3 score=0.1.0
host: letter $token(guest) | moves= score=0.1.0

SettingUp.EndsWhenALetterIsOpened
pair b2
guest: play a1
host: put c3
host: letter $token(guest) -> drafted played apart:changed | moves=b2.a1

Press.PutsTheMarkWhoseTurnItIs
put a1
put b2
put c1
put b1 | draft=turn:3,3,3:XOX/.O./...

Press.OnAMarkTurnsItWhicheverCameFirst
put a1
put b2 | draft=turn:3,3,3:X../.O./...
put b2 | draft=turn:3,3,3:X../.X./...
put b2 | draft=turn:3,3,3:X../.../...
put b2 | draft=turn:3,3,3:X../.O./...
other: put b2 | draft=turn:3,3,3:.../.X./...
other: put b2 | draft=turn:3,3,3:.../.O./...
other: put b2 | draft=turn:3,3,3:.../.../...

Press.PutsWhatThePenSays
pen X
put a1
put b1
pen O
put b1
put c1
pen erase
put a1 | draft=erase:3,3,3:.OO/.../...
put c1 X | draft=erase:3,3,3:.OX/.../... // another pen, this once
put d1 -> refused:off_the_board | unchanged

AnotherBoard.KeepsTheMarksThatFindRoom
given a1.c3.b2
draft 4,2,3,misere | draft=turn:4,2,3,misere:X.../.X..
draft 5,5,5 | draft=turn:5,5,5:X..../.X.../...../...../..... rules=3,3,3
draft 4,3,3 xo../.X../.... | draft=turn:4,3,3:XO../.X../....
draft 5,5,5 XO | draft=turn:4,3,3:XO../.X../.... // a text that is no position changes nothing

Game.StandsStillWhileAPositionIsSetUp
given human easy
play b2
draft on
reply a1 -> | due=none
draft off | due=0
wait 0 -> played | board=O../.X./...

Game.BeginsFromWhatWasSetUp
aim b2
draft 4,3,3 XO../.X../.... | aim=none
new rules=4,3,3&position=XO../.X../.... | board=XO../.X../.... draft=none

Reload.GoesOnWithWhatWasBeingSetUp
given b2.a1
draft 4,3,3 XXX./..../...O
pen O
fresh: start address=moves=b2.a1 tab=$save(game) -> started:resumed drafted | same=game
fresh: start tab=$save(game) -> started:resumed drafted | same=game
given a1.b1.a2.b2.a3
draft 3,3,3 X../.../...
fresh: start address=moves=a1.b1.a2.b2.a3 tab=$save(game) | same=game // a game that is over
fresh: start tab=$save(game) -> started:rematch | draft=none // the next game drops it
host: invite X 3,3,3
host: put a1
fresh: start address=g=$token(host,guest) tab=$save(host) | draft=turn:3,3,3:X../.../...

Draft.IsNotBroughtBackByALinkByBackOrByAnotherTab
given b2
put a1
fresh: start address=moves=b2.a1 tab=$save(game) | draft=none
fresh: resume $save(game) | draft=none
fresh: start store=$save(game) | draft=none
)");

TEST(SettingUp, HoldsTheGameBehindWhateverSendsACommand) {
  TestSession game({}, "b2.a1");
  game.run("play c3");
  game.run("undo");
  game.run("put a1");
  const std::string before = game.view();
  for (const char* command :
       {"play c1", "aim c1", "undo", "redo", "jump 0", "restore", "players human easy", "new",
        "new rules=4,4,3", "rematch", "rematch swap", "hint", "analyse on", "explain 0 b2",
        "review on", "answer yes", "withdraw"}) {
    EXPECT_EQ(test::refusal(game.run(command)), Reason::setting_up) << command;
    EXPECT_EQ(game.view(), before) << command;
  }
  for (const char* command :
       {"sent", "pace 0", "retry", "explain off", "analyse off", "review off"}) {
    game.run(command);
    EXPECT_EQ(game.view(), before) << command;
  }
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

TEST(ToldDraft, SaysWhetherAGameCouldBeginThere) {
  const std::vector<std::pair<const char*, const char*>> all{
      {".../.../...", R"("to_move":"X","outcome":"in_progress")"},
      {"xo./.X./...", R"("to_move":"O","outcome":"in_progress")"},
      {"XXX/OO./...", R"("to_move":"O","outcome":"x_wins")"},
      {"XX./.../...", R"("detail":"position_counts","at":0,)"
                      R"("piece":"XX./.../...","low":2,"high":0)"},
      {"XO./.X", R"("detail":"position_row_count","at":0,"piece":"XO./.X","low":3,"high":2)"},
      {"", R"("detail":"position_row_count","at":0,"piece":"","low":3,"high":1)"}};
  for (const auto& [position, answer] : all) {
    TestSession game({}, "b2");
    const Events events = game.run(std::string("draft 3,3,3 ") + position);
    ASSERT_EQ(events.size(), 1U);
    const std::string json = to_json(events[0]);
    EXPECT_TRUE(json.ends_with(std::string(R"("cell":null,)") + answer + "}")) << json;
  }
}

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
