#include "analysis/review.h"

#include <gtest/gtest.h>

#include "console_world.h"
#include "support/json.h"

// `review` of games that no golden transcript covers.
namespace mnk::console {
namespace {

using mnk::test::elements;
using mnk::test::members;
using test::run;

TEST(Review, TakesGamesThatAreNotFinishedAndThoseThatHaveNotBegun) {
  EXPECT_EQ(run({"review", "3,3,3", "b2.a1"}).status, 0);
  const auto none = run({"review", "3,3,3", ""});
  EXPECT_EQ(none.status, 0);
  EXPECT_EQ(none.out, "X: no moves\nO: no moves\n");
}

TEST(Review, SaysInJsonTooWhichChancesAJudgementRestsOn) {
  const auto answer = run({"review", "15,15,5", "h8.a1.i8.a3.j8", "--nodes", "300", "--json"});
  const auto moves = elements(members(answer.out.substr(0, answer.out.size() - 1)).at("moves"));
  const auto mistake = members(moves.at(3));
  EXPECT_EQ(mistake.at("judgement"), R"("mistake")") << answer.out;
  EXPECT_EQ(mistake.at("estimated"), "true");
  const auto chance = [&](const char* when) {
    return std::stoi(members(mistake.at(when)).at("chance"));
  };
  EXPECT_GE(chance("before") - chance("after"), chance_lost_by_a_mistake);
}

}  // namespace
}  // namespace mnk::console
