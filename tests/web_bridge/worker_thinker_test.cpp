#include "web/worker_thinker.h"

#include <gtest/gtest.h>

#include "search/thinker_text.h"
#include "support/board.h"
#include "support/fake_thinker.h"

// The thinker at the other end of a worker's messages.
namespace mnk {
namespace {

using test::FakeThinker;

class Worker : public testing::Test {
 protected:
  static ThinkRequest request(std::uint32_t id, std::string_view rules = "3,3,3") {
    return {.id = id,
            .task = ThinkTask::move,
            .position = Position(test::rules(rules)),
            .player = PlayerKind::easy,
            .seed = 1,
            .node_budget = 10};
  }
  static std::string report(const ThinkRequest& request, std::string_view move) {
    return to_text(FakeThinker::answer_to(request, test::cell(move)));
  }

  std::vector<std::string> sent;
  int stops = 0;
  WorkerThinker thinker{[this](const std::string& text) { sent.push_back(text); },
                        [this] { ++stops; }};
};

TEST_F(Worker, GetsRequestsAndIsHeard) {
  thinker.ask(request(3));
  ASSERT_EQ(sent.size(), 1U);
  EXPECT_EQ(sent[0], to_text(request(3)));
  EXPECT_EQ(thinker.poll(), std::nullopt);
  thinker.receive(report(request(3), "b2"));
  const auto heard = thinker.poll();
  ASSERT_TRUE(heard);
  EXPECT_EQ(heard->move, test::cell("b2"));
  EXPECT_EQ(thinker.poll(), std::nullopt) << "each report once";
}

TEST_F(Worker, IsNotHeardOnRequestsOfBefore) {
  thinker.ask(request(3, "15,15,5"));
  thinker.ask(request(4));
  thinker.receive(report(request(3, "15,15,5"), "o15"));
  EXPECT_EQ(thinker.poll(), std::nullopt);
  EXPECT_FALSE(thinker.unavailable());
}

TEST_F(Worker, IsNotHeardAfterAStop) {
  thinker.ask(request(3));
  thinker.receive(report(request(3), "b2"));
  thinker.stop();
  EXPECT_EQ(stops, 1);
  EXPECT_EQ(thinker.poll(), std::nullopt);
  thinker.receive(report(request(3), "b2"));
  EXPECT_EQ(thinker.poll(), std::nullopt);
  EXPECT_FALSE(thinker.unavailable());
}

TEST_F(Worker, ThatSaysWhatCannotBeUnderstoodIsLost) {
  for (const std::string& text : {std::string("nonsense"), std::string(), std::string("3"),
                                  report(request(3, "15,15,5"), "o15")}) {
    WorkerThinker other([](const std::string&) {}, [] {});
    other.ask(request(3));
    other.receive(text);
    EXPECT_TRUE(other.unavailable()) << text;
  }
}

TEST_F(Worker, ThatIsLostIsToldNothingAndNotHeard) {
  thinker.ask(request(3));
  thinker.lose();
  thinker.receive(report(request(3), "b2"));
  EXPECT_EQ(thinker.poll(), std::nullopt);
  thinker.ask(request(4));
  thinker.stop();
  EXPECT_EQ(sent.size(), 1U);
  EXPECT_EQ(stops, 0);
}

TEST_F(Worker, ThatIsBackIsAskedAgain) {
  thinker.lose();
  thinker.restart();
  EXPECT_FALSE(thinker.unavailable());
  thinker.ask(request(5));
  EXPECT_EQ(sent.size(), 1U);
}

}  // namespace
}  // namespace mnk
