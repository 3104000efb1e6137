#include <gtest/gtest.h>

#include "search/solvers.h"
#include "support/board.h"

namespace mnk {
namespace {

SearchRequest a_request(std::uint32_t id) {
  return {.id = id,
          .goal = SearchGoal::move,
          .position = test::board(test::rules("3,3,3"), "XX. OO. ..."),
          .player = PlayerKind::perfect,
          .seed = 1,
          .node_budget = 1'000};
}

TEST(InlineEngine, AnswersOnceWhatItWasAsked) {
  InlineEngine engine(1 << 12);
  EXPECT_FALSE(engine.poll()) << "nothing was asked";
  engine.ask(a_request(7));
  const auto report = engine.poll();
  ASSERT_TRUE(report);
  EXPECT_TRUE(report->done);
  EXPECT_EQ(report->id, 7U);
  EXPECT_EQ(report->move, test::cell("c1"));
  EXPECT_FALSE(engine.poll()) << "it has been answered";
}

TEST(InlineEngine, AnswersTheLastRequestAndNoneThatWasStopped) {
  InlineEngine engine(1 << 12);
  engine.ask(a_request(1));
  engine.ask(a_request(2));
  EXPECT_EQ(engine.poll()->id, 2U);
  engine.ask(a_request(3));
  engine.stop();
  EXPECT_FALSE(engine.poll());
  EXPECT_FALSE(engine.unavailable());
}

}  // namespace
}  // namespace mnk
