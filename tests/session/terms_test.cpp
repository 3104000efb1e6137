#include <gtest/gtest.h>

#include "session/match_state.h"
#include "session/match_token.h"
#include "support/friends_apart.h"
#include "support/session_script.h"
#include "support/test_session.h"

// The terms that two friends agree on with the invitation: whether they may ask for hints and
// analysis during the game, and the host's name.
namespace mnk {
namespace {

using test::Pair;
using test::what;
using What = event::MatchChanged::What;

TTT_SESSION_SCRIPTS(R"(
GameOfFriendsApart.IsNotThoughtAboutBeforeItsEnd
pair b2
watcher: letter $token(host,spectator)
host: hint -> refused:no_help | can_analyse=false
host: analyse on -> refused:no_help
host: explain 0 b2 -> refused:no_help
host: review on -> refused:no_help
host: jump 0
host: hint -> refused:no_help | asked=nothing // at an earlier move
host: look | hint=none analysis=none explanation=none review=none
guest: hint -> refused:no_help | can_analyse=false asked=nothing
watcher: hint -> refused:no_help | can_analyse=false asked=nothing

GameOfFriendsApart.IsThoughtAboutOnceItIsOver
pair b2.a1.c3.b1
guest: review on -> refused:no_help
exchange c1.a2.c2
guest: review on -> reviewing:on | can_analyse=true score=1.0.0
guest: jump 2
guest: hint -> thought
guest: analyse on -> analysing:on
guest: explain 2 a2 -> thought

GameWithHelp.IsThoughtAboutByBothAndSoAreTheNextOnes
host: invite X 3,3,3 help
guest: gets host
exchange b2
guest: hint -> thought | apart.help=true can_analyse=true
host: analyse on -> analysing:on
host: hint -> thought | can_analyse=true
exchange a1.c3.b1.c1.a2.c2
host: rematch
guest: gets host
exchange b2
guest: hint -> thought | can_analyse=true
guest: analyse on -> analysing:on

GameOfFriendsApart.DropsWhatWasThoughtOfWhenItGoesOn
pair b2.a1.c3.b1.c1.a2.c2
host: jump 2
host: hint
host: analyse on
host: explain 0 b2
host: review on
host: rematch -> started:rematch analysing:off thought:done reviewing:off apart:changed | can_analyse=false
host: look | hint=none analysis=none explanation=none review=none

GameOfFriendsApart.DropsWhatWasThoughtOfWhenItsLastMoveIsTakenBack
pair b2.a1.c3.b1.c1.a2.c2
guest: kept undo=asked asker=host
guest: analyse on
guest: answer yes | analysis=none
guest: analyse on -> refused:no_help

GameOfFriendsApart.EndsTheAnalysisOfTheGameBefore
given b2
analyse on
invite X 3,3,3 -> analysing:off started:new apart:changed | analysis=none
new
analyse on -> analysing:on

GameWithHelp.BeginsWithoutTheAnalysisOfTheGameBefore
host: analyse on
host: invite X 3,3,3 help -> analysing:off started:new apart:changed | analysis=none
guest: play a1
guest: analyse on
guest: letter $token(host) -> analysing:off started:opened apart:joined
guest: analyse on -> analysing:on
guest: letter $token(host) -> apart:same // the same match again
kept := $save(guest)
guest: new
guest: analyse on
guest: resume $kept -> analysing:off started:resumed apart:changed

GameWithHelp.IsWhatWasKept
host: invite X 3,3,3 help name Ann
guest: gets host | can_analyse=true apart.help=true apart.host_name=Ann
reloaded: resume $save(guest) | same=guest can_analyse=true apart.help=true apart.host_name=Ann

GuestsName.ReachesTheHostWithTheFirstMoveAndStaysForTheMatch
host: invite X 3,3,3 name Ann
guest: gets host
guest: name Ben -> apart:changed | apart.guest_name=Ben
exchange b2.a1
host: look | apart.guest_name=Ben apart.host_name=Ann
exchange c3.b1.c1.a2.c2
host: look | apart.guest_name=Ben
guest: rematch swap | apart.guest_name=Ben
host: gets guest | apart.guest_name=Ben
watcher: letter $token(host,spectator) | apart.guest_name=Ben
reloaded: resume $save(guest) | same=guest apart.guest_name=Ben

GuestsName.OfAnOlderTokenDoesNotReplaceALaterOne
host: invite X 3,3,3
guest: gets host
guest: name Ben
exchange b2.a1
first := $token(guest)
guest: name Bob
exchange c3.b1
host: look | apart.guest_name=Bob
host: letter $first -> apart:older | apart.guest_name=Bob

GuestsName.IsHeardLiveBeforeAnyMove
pair
guest: name Ben
host: live $token(guest) -> apart:same | apart.guest_name=Ben apart.unsent=false

GuestsName.ReachesAnotherDeviceOfTheGuest
pair
second: letter $token(guest,guest)
guest: name Ben
second: letter $token(guest,guest) | apart.guest_name=Ben

GuestsName.IsNotForgottenForATokenThatHasNone
host: invite X 3,3,3
guest: gets host
guest: name Ben
host: play b2
guest: gets host | apart.guest_name=Ben

GuestsName.IsSaidByTheGuestAlone
host: invite X 3,3,3 name Ann
guest: gets host
watcher: letter $token(host,spectator)
host: name Bob | apart.guest_name=null apart.host_name=Ann
watcher: name Bob | apart.guest_name=null
alone: name Bob ->
alone: name -> bad_command
)");

TEST(Save, HasTermsAndTheGuestsNameOnlyWithAMatch) {
  Pair pair("invite X 3,3,3 help");
  pair.guest.run("name Ben");
  const std::string text = pair.guest.session.save();
  EXPECT_TRUE(parse_save(text));
  Pair plain;
  for (const std::string part : {"&terms=", "&guest="}) {
    const std::size_t at = text.find(part);
    ASSERT_NE(at, std::string::npos) << part;
    const std::string alone = text.substr(at, text.find('&', at + 1) - at);
    EXPECT_FALSE(parse_save(test::TestSession().session.save() + alone)) << part;
    EXPECT_FALSE(parse_save(plain.guest.session.save() + part + "A")) << part;
    EXPECT_EQ(plain.guest.session.save().find(part), std::string::npos);
  }
}

/// A letter with forged terms is not of this match.
TEST(Terms, AreNotChangedByALetter) {
  Pair pair("invite X 3,3,3 name Ann", "b2.a1");
  MatchToken forged = parse_match_token(test::token(pair.guest)).value();
  forged.match.terms.help = true;
  EXPECT_EQ(what(pair.host.run("letter " + to_text(forged))), What::fork);
  pair.play("c3.b1.c1.a2.c2");
  pair.guest.run("rematch");
  MatchToken next = parse_match_token(test::token(pair.guest)).value();
  next.match.terms = {};
  EXPECT_EQ(what(pair.host.run("letter " + to_text(next))), What::fork);
  EXPECT_EQ(what(pair.host.run("live " + to_text(next))), What::fork);
  EXPECT_EQ(pair.host.session.saved().match->terms.host_name, PlayerName::parse("Ann"));
}

TEST(PlayerName, IsAnyTextThatIsSeen) {
  for (const char* text :
       {"A", "Ann Smith", "Zoë", "Ωmega", "李雷", "عمر", "नमन", "🦊", "👩‍🚀", "<b>&amp;\"",
        "%41=&#x;", "mmmmmmmmmmmmmmmmmmmmmmmmmmmmmmmm", "क्\xE2\x80\x8D"}) {
    const auto name = PlayerName::parse(text);
    ASSERT_TRUE(name) << text;
    EXPECT_EQ(name->text(), text);
  }
}

TEST(PlayerName, ShowsSomethingAtBothEndsAndDoesNotSteerTheTextAroundIt) {
  for (const std::string blank :
       {" ", "\xC2\xA0", "\xE2\x80\x80", "\xE2\x80\x83", "\xE2\x80\x8A", "\xE3\x80\x80"}) {
    EXPECT_FALSE(PlayerName::parse(blank)) << testing::PrintToString(blank);
    EXPECT_FALSE(PlayerName::parse(blank + "Ann")) << testing::PrintToString(blank);
    EXPECT_FALSE(PlayerName::parse("Ann" + blank)) << testing::PrintToString(blank);
    EXPECT_TRUE(PlayerName::parse("Ann" + blank + "Smith")) << testing::PrintToString(blank);
  }
  for (const std::string steers :
       {"\n", "\t", "\x7f", "\xC2\x85", "\xC2\xAD", "\xE2\x80\xAE", "\xE2\x81\xA6", "\xE2\x80\x8F",
        "\xD8\x9C", "\xE2\x80\xA8", "\xE2\x80\x8B", "\xEF\xBB\xBF"}) {
    for (const std::string& text : {steers, "A" + steers, steers + "B", "A" + steers + "B"}) {
      EXPECT_FALSE(PlayerName::parse(text)) << testing::PrintToString(text);
    }
  }
  EXPECT_FALSE(PlayerName::parse(std::string_view("A\0B", 3)));
  for (const char* joiners : {"\xE2\x80\x8C", "\xE2\x80\x8D", "\xE2\x80\x8D\xE2\x80\x8D"}) {
    EXPECT_FALSE(PlayerName::parse(joiners)) << testing::PrintToString(joiners);
  }
  // As in some Persian names.
  EXPECT_TRUE(PlayerName::parse("\xE2\x80\x8C\xD8\xB9\xD9\x84\xDB\x8C"));
}

}  // namespace
}  // namespace mnk
