#include "search/inline_thinker.h"

#include <gtest/gtest.h>

#include "support/board.h"

namespace mnk {
namespace {

ThinkRequest a_request(std::uint32_t id) {
  return {.id = id,
          .task = ThinkTask::move,
          .position = test::board(test::rules("3,3,3"), "XX. OO. ..."),
          .player = PlayerKind::perfect,
          .seed = 1,
          .node_budget = 1'000};
}

TEST(InlineThinker, AnswersOnceWhatItWasAsked) {
  InlineThinker thinker(1 << 12);
  EXPECT_FALSE(thinker.poll()) << "nothing was asked";
  thinker.ask(a_request(7));
  const auto report = thinker.poll();
  ASSERT_TRUE(report);
  EXPECT_TRUE(report->done);
  EXPECT_EQ(report->id, 7U);
  EXPECT_EQ(report->move, test::cell("c1"));
  EXPECT_FALSE(thinker.poll()) << "it has been answered";
}

TEST(InlineThinker, AnswersTheLastRequestAndNoneThatWasStopped) {
  InlineThinker thinker(1 << 12);
  thinker.ask(a_request(1));
  thinker.ask(a_request(2));
  EXPECT_EQ(thinker.poll()->id, 2U);
  thinker.ask(a_request(3));
  thinker.stop();
  EXPECT_FALSE(thinker.poll());
  EXPECT_FALSE(thinker.unavailable());
}

}  // namespace
}  // namespace mnk
