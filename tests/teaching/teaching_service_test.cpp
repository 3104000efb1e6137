#include "teaching/teaching_service.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

// What the page asks to show machines that think and learn.
namespace mnk {
namespace {

std::string answer(std::string_view request) {
  TeachingService teaching;
  return teaching.answer(request).value_or("refused");
}

TEST(Teaching, AnswersOnlyWhatIsARequest) {
  for (const auto* const text :
       {"", "tree", "tree XXX/OOO/...", "tree .../.../.... ", "search minimax",
        "search best .../.../...", "paper Z", "beads x random:1", "beads 1 random",
        "beads 1 random:10001", "beads 1 friend:1", "beads 1 random:9999,hard:9999", "fronts 1",
        "beads 1 hand:", "beads 1 hand:z9", "beads 1 hand:a1.a1", "beads 1 hand:-,random:1",
        "beads 1 random:10000,hand:-", "tree <b>"}) {
    EXPECT_EQ(answer(text), "refused") << text;
  }
}

TEST(Teaching, FoldsTheFirstMovesOfTheEmptyBoard) {
  EXPECT_EQ(
      answer("tree .../.../..."),
      R"({"position":".../.../...","to_move":"X","winner":"draw","plies":9,"moves":[)"
      R"({"cells":["a1","c1","a3","c3"],"position":"X../.../...","over":false,"winner":"draw","plies":8},)"
      R"({"cells":["b1","a2","c2","b3"],"position":".X./.../...","over":false,"winner":"draw","plies":8},)"
      R"({"cells":["b2"],"position":".../.X./...","over":false,"winner":"draw","plies":8}]})");
}

TEST(Teaching, TellsWhoWinsOfAGameThatIsOverAndOfOneThatIsNot) {
  EXPECT_EQ(answer("tree XXX/OO./..."),
            R"({"position":"XXX/OO./...","to_move":"O","winner":"X","plies":0,"moves":[]})");
  EXPECT_NE(
      answer("tree XX./OO./...")
          .find(R"({"cells":["c1"],"position":"XXX/OO./...","over":true,"winner":"X","plies":0})"),
      std::string::npos);
}

TEST(Teaching, CountsTheNodesOfBothSearches) {
  const std::string steps = answer("search alphabeta XOX/XOO/OX.");
  EXPECT_NE(steps.find(R"("nodes":2)"), std::string::npos) << steps;
  EXPECT_NE(answer("search minimax .../.../...").find(R"("nodes":549946,"cuts":0,"value":0)"),
            std::string::npos);
}

TEST(Teaching, GoesOnWithTheBeadsWhereTheGamesAreTheSameAndMore) {
  TeachingService one;
  static_cast<void>(one.answer("beads 5 random:20"));
  const auto more = one.answer("beads 5 random:20,perfect:10");
  EXPECT_EQ(more, answer("beads 5 random:20,perfect:10"));
  const auto fewer = one.answer("beads 5 random:10");
  EXPECT_EQ(fewer, answer("beads 5 random:10")) << "and begins anew where they are not";
}

TEST(Teaching, LetsSomebodyPlayTheBeadsByHand) {
  TeachingService teaching;
  const std::string begun = teaching.answer("beads 1 hand:-").value_or("");
  EXPECT_NE(begun.find(R"("results":"")"), std::string::npos)
      << "a game that goes on counts nothing";
  EXPECT_NE(begun.find(R"("last":{"result":null,"resigned":false,"moves":["b1"],)"),
            std::string::npos)
      << begun;
  const std::string next = teaching.answer("beads 1 hand:a1").value_or("");
  EXPECT_NE(next.find(R"("moves":["b1","a1",)"), std::string::npos) << next;
  EXPECT_EQ(next, answer("beads 1 hand:a1")) << "whoever was asked before";
  EXPECT_EQ(teaching.answer("beads 1 none"), answer("beads 1 none")) << "and it can be left";
}

TEST(Teaching, RefusesMoreRepliesThanAGameByHandTakesHoweverOftenTheyAreSent) {
  // Replies that can be played, cell by cell, to the end of the game.
  TeachingService teaching;
  std::string replies;
  for (const std::string_view cell : {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}) {
    const std::string more = replies + (replies.empty() ? "" : ".") + std::string(cell);
    const auto played = teaching.answer("beads 7 hand:" + more);
    if (!played) continue;
    replies = more;
    if (played->find(R"("last":{"result":null)") == std::string::npos) break;
  }
  ASSERT_NE(answer("beads 7 hand:" + replies).find(R"("results":")"), std::string::npos);
  const std::string surplus = "beads 7 hand:" + replies + ".c3";
  EXPECT_EQ(teaching.answer(surplus), std::nullopt);
  EXPECT_EQ(teaching.answer(surplus), std::nullopt);
}

}  // namespace
}  // namespace mnk
