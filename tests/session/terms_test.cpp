#include <gtest/gtest.h>

#include <array>

#include "session/merge.h"
#include "support/friends_apart.h"
#include "support/test_session.h"

// What two friends apart have agreed upon with the invitation: whether hint and analysis may be
// asked for while the game goes on, and what the host is called.
namespace mnk {
namespace {

using test::keep;
using test::kinds;
using test::Pair;
using test::refusal;
using test::send;
using test::TestSession;
using test::token;
using test::what;
using Reason = event::Refused::Reason;
using What = event::MatchChanged::What;

/// All by which a game can be thought about.
constexpr std::array ways{"hint", "analyse on", "explain 0 b2", "explain 1 a1", "review on"};

testing::AssertionResult thinks_of_nothing(const TestSession& game) {
  const Thoughts& thoughts = game.session.thoughts();
  const bool wanted = thoughts.hint_wanted || thoughts.analysis_wanted || thoughts.explanation ||
                      thoughts.review || !game.engine.requests.empty();
  return wanted ? testing::AssertionFailure() : testing::AssertionSuccess();
}

TEST(GameOfFriendsApart, IsNotThoughtAboutBeforeItsEnd) {
  Pair pair("invite X 3,3,3", "b2");
  TestSession onlooker;
  onlooker.run("letter " + token(pair.host, Seat::spectator));
  for (TestSession* game : {&pair.host, &pair.guest, &onlooker}) {
    EXPECT_FALSE(game->view().can_analyse);
    for (const char* way : ways) EXPECT_EQ(refusal(game->run(way)), Reason::no_help) << way;
    game->run("jump 0");
    EXPECT_EQ(refusal(game->run("hint")), Reason::no_help) << "at an earlier move";
    EXPECT_TRUE(thinks_of_nothing(*game));
  }
}

TEST(GameOfFriendsApart, IsThoughtAboutOnceItIsOver) {
  Pair pair("invite X 3,3,3", "b2.a1.c3.b1");
  EXPECT_EQ(refusal(pair.guest.run("review on")), Reason::no_help);
  pair.play("c1.a2.c2");
  ASSERT_EQ(pair.guest.score().first, 1);
  for (TestSession* game : {&pair.host, &pair.guest}) {
    EXPECT_TRUE(game->view().can_analyse);
    EXPECT_EQ(kinds(game->run("review on")), "reviewing");
    game->run("jump 2");
    EXPECT_EQ(kinds(game->run("hint")), "thought");
    EXPECT_EQ(kinds(game->run("analyse on")), "analysing");
    EXPECT_EQ(kinds(game->run("explain 2 a2")), "thought");
  }
}

TEST(GameOfFriendsApart, DropsWhatWasThoughtOfWhenItGoesOn) {
  Pair pair("invite X 3,3,3", "b2.a1.c3.b1.c1.a2.c2");
  pair.host.run("jump 2");
  for (const char* way : {"hint", "analyse on", "explain 0 b2", "review on"}) pair.host.run(way);
  EXPECT_EQ(kinds(pair.host.run("rematch")), "started analysing thought reviewing apart");
  EXPECT_FALSE(pair.host.view().can_analyse);
  const Thoughts& thoughts = pair.host.session.thoughts();
  EXPECT_FALSE(thoughts.hint_wanted || thoughts.analysis_wanted || thoughts.explanation ||
               thoughts.review);
}

TEST(GameOfFriendsApart, DropsWhatWasThoughtOfWhenItsLastMoveIsTakenBack) {
  Pair pair("invite X 3,3,3", "b2.a1.c3.b1.c1.a2.c2");
  pair.guest.run("analyse on");
  pair.host.run("undo");
  send(pair.host, pair.guest);
  pair.guest.run("answer yes");
  EXPECT_FALSE(pair.guest.session.thoughts().analysis_wanted);
  EXPECT_EQ(refusal(pair.guest.run("analyse on")), Reason::no_help);
}

TEST(GameOfFriendsApart, EndsTheAnalysisOfTheGameBefore) {
  TestSession game({}, "b2");
  game.run("analyse on");
  EXPECT_EQ(kinds(game.run("invite X 3,3,3")), "started analysing apart");
  EXPECT_FALSE(game.session.thoughts().analysis_wanted);
  game.run("new");
  EXPECT_EQ(kinds(game.run("analyse on")), "analysing");
}

TEST(GameWithHelp, IsThoughtAboutByBothAndSoAreTheNextOnes) {
  Pair pair("invite X 3,3,3 help", "b2");
  EXPECT_TRUE(pair.guest.view().match->terms.help);
  for (int round = 0; round < 2; ++round) {
    for (TestSession* game : {&pair.host, &pair.guest}) {
      EXPECT_TRUE(game->view().can_analyse);
      EXPECT_EQ(kinds(game->run("hint")), "thought");
      EXPECT_EQ(kinds(game->run("analyse on")), "analysing");
      game->run("analyse off");
    }
    if (round > 0) break;
    pair.play("a1.c3.b1.c1.a2.c2");
    pair.host.run("rematch");
    send(pair.host, pair.guest);
    pair.play("b2");
  }
}

TEST(GameWithHelp, IsWhatWasKept) {
  Pair pair("invite X 3,3,3 help name Ann", "b2");
  TestSession reloaded;
  reloaded.run("resume " + pair.guest.session.save());
  EXPECT_EQ(reloaded.view(), pair.guest.view());
  EXPECT_EQ(reloaded.view().match->terms,
            (Terms{.help = true, .host_name = PlayerName::parse("Ann")}));
  EXPECT_TRUE(reloaded.view().can_analyse);
}

TEST(Save, HasTermsOnlyWithAMatch) {
  Pair pair("invite X 3,3,3 help");
  const std::string text = pair.guest.session.save();
  const std::size_t at = text.find("&terms=");
  ASSERT_NE(at, std::string::npos);
  EXPECT_TRUE(parse_save(text));
  EXPECT_FALSE(parse_save(TestSession().session.save() + text.substr(at)));
  EXPECT_FALSE(parse_save(text.substr(0, at) + "&terms=A"));
  Pair plain;
  EXPECT_EQ(plain.guest.session.save().find("&terms="), std::string::npos);
}

/// Whoever forges the terms has no match of this one.
TEST(Terms, AreNotChangedByALetter) {
  Pair pair("invite X 3,3,3 name Ann", "b2.a1");
  MatchToken forged = parse_match_token(token(pair.guest)).value();
  forged.match.terms.help = true;
  EXPECT_EQ(what(pair.host.run("letter " + to_text(forged))), What::fork);
  pair.play("c3.b1.c1.a2.c2");
  pair.guest.run("rematch");
  MatchToken next = parse_match_token(token(pair.guest)).value();
  next.match.terms = {};
  EXPECT_EQ(what(pair.host.run("letter " + to_text(next))), What::fork);
  EXPECT_EQ(what(pair.host.run("live " + to_text(next))), What::fork);
  EXPECT_EQ(pair.host.view().match->terms.host_name, PlayerName::parse("Ann"));
}

TEST(Invitation, SaysWhoInvites) {
  Pair pair("invite O 3,3,3 name Ann & <b>Bo</b>");
  EXPECT_EQ(pair.guest.view().match->terms.host_name, PlayerName::parse("Ann & <b>Bo</b>"));
  EXPECT_FALSE(pair.guest.view().match->terms.help);
  const std::string json = view_json(pair.guest.session);
  EXPECT_NE(json.find(R"("help":false,"host":false,"host_name":"Ann & <b>Bo</b>")"),
            std::string::npos)
      << json;
}

}  // namespace
}  // namespace mnk
