#include "teaching/teaching_service.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "support/exchange.h"

// The page's requests about machines that search and learn.
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

TEST(Teaching, TellsTreesSearchesAndTheTurnsOfAGame) {
  test::expect_pieces(
      {{"tree .../.../...",
        {R"({"position":".../.../...","to_move":"X","winner":"draw","plies":9,"moves":[)"
         R"({"cells":["a1","c1","a3","c3"],"position":"X../.../...","over":false,"winner":"draw","plies":8},)"
         R"({"cells":["b1","a2","c2","b3"],"position":".X./.../...","over":false,"winner":"draw","plies":8},)"
         R"({"cells":["b2"],"position":".../.X./...","over":false,"winner":"draw","plies":8}]})"}},
       {"tree XXX/OO./...",
        {R"({"position":"XXX/OO./...","to_move":"O","winner":"X","plies":0,)"
         R"("lines":[["a1","b1","c1"]],"moves":[]})"}},
       {"tree XX./OO./...",
        {R"({"cells":["c1"],"position":"XXX/OO./...","over":true,"winner":"X","plies":0,)"
         R"("lines":[["a1","b1","c1"]]})"}},
       {"search alphabeta XOX/XOO/OX.", {R"("nodes":2)"}},
       {"search alphabeta XXX/OO./...", {R"("value":1,"over":true}],"all_steps":2,"nodes":1)"}},
       {"search alphabeta XX./OO./...", {R"("left_out":[")", R"("value":1}],"all_steps")"}},
       {"search minimax .../.../...", {R"("nodes":549946)"}},
       {"search minimax XOX/XOO/OX.",
        {R"({"method":"minimax","position":"XOX/XOO/OX.","steps":[)"
         R"({"kind":"looks","depth":0,"alpha":null,"beta":null},)"
         R"({"kind":"looks","depth":1,"cell":"c3","alpha":null,"beta":null,"over":true},)"
         R"({"kind":"settles","depth":1,"cell":"c3","alpha":null,"beta":null,"value":0,"over":true},)"
         R"({"kind":"settles","depth":0,"alpha":null,"beta":null,"value":0}],)"
         R"("all_steps":4,"nodes":2})"}},
       {"beads 1 hand:-",
        {R"("results":"")",
         R"("last":{"result":null,"resigned":false,"moves":["b1"],"turns":[)"
         R"({"box":1,"front":".../.../...","stage":1,"drawn":"b1","beads":[)"
         R"({"cell":"a1","count":4},{"cell":"b1","count":4},{"cell":"b2","count":4}]}]}})"}},
       {"beads 1 random:1", {R"("last":{"result":")", R"("box":1,)"}},
       {"beads 5 none", {R"({"results":"","beads":[)", R"("last":null})"}}},
      answer);
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
  EXPECT_EQ(begun, answer("beads 1 hand:-"));
  const std::string next = teaching.answer("beads 1 hand:a1").value_or("");
  EXPECT_NE(next.find(R"("moves":["b1","a1",)"), std::string::npos) << next;
  EXPECT_EQ(next, answer("beads 1 hand:a1")) << "whoever was asked before";
  EXPECT_EQ(teaching.answer("beads 1 none"), answer("beads 1 none")) << "and it can be left";
}

TEST(Teaching, RefusesMoreRepliesThanAGameByHandTakesHoweverOftenTheyAreSent) {
  // Plays legal replies, cell by cell, to the end of the game.
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

int times(const std::string& text, std::string_view token) {
  int count = 0;
  for (std::size_t at = text.find(token); at != std::string::npos; at = text.find(token, at + 1)) {
    ++count;
  }
  return count;
}

TEST(Teaching, TellsTheFirstFiveThousandStepsOfALongSearch) {
  const std::string steps = answer("search minimax .../.../...");
  EXPECT_EQ(times(steps, R"("kind":)"), 5'000);
  EXPECT_NE(steps.find(R"("all_steps":1099892,)"), std::string::npos)
      << "each node is looked at and settled";
}

TEST(Teaching, TellsWhatIsInEachBox) {
  const std::string boxes = answer("fronts");
  EXPECT_EQ(times(boxes, R"("front":)"), 304);
  const std::string first =
      R"({"boxes":[{"front":".../.../...","stage":1,"beads":[{"cell":"a1","count":4},)"
      R"({"cell":"b1","count":4},{"cell":"b2","count":4}]},)";
  EXPECT_EQ(boxes.substr(0, first.size()), first);
}

TEST(Teaching, TellsTheSheetOfEachSide) {
  const std::string first = answer("paper X");
  EXPECT_EQ(times(first, R"("position":)"), 8) << first;
  EXPECT_EQ(times(first, R"("move":)"), 8) << first;
  EXPECT_EQ(first.find(R"({"pictures":[{"position":".../.../...","move":")"), 0U) << first;
  const std::string second = answer("paper O");
  EXPECT_EQ(times(second, R"("position":)"), 12) << second;
  EXPECT_EQ(second.find(R"({"pictures":[{"position":"X../.../...","move":")"), 0U) << second;
}

}  // namespace
}  // namespace mnk
