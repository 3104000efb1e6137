#include "web/worker_engine.h"

#include <gtest/gtest.h>

#include "search/search_text.h"
#include "support/board.h"
#include "support/fake_engine.h"

// The engine at the other end of a worker's messages.
namespace mnk {
namespace {

using test::FakeEngine;

class Worker : public testing::Test {
 protected:
  static SearchRequest request(std::uint32_t id, std::string_view rules = "3,3,3") {
    return {.id = id,
            .goal = SearchGoal::move,
            .position = Position(test::rules(rules)),
            .player = PlayerKind::easy,
            .seed = 1,
            .node_budget = 10};
  }
  static std::string report(const SearchRequest& request, std::string_view move) {
    return to_text(FakeEngine::answer_to(request, test::cell(move)));
  }

  std::vector<std::string> sent;
  int stops = 0;
  WorkerEngine engine{[this](const std::string& text) { sent.push_back(text); },
                      [this] { ++stops; }};
};

TEST_F(Worker, GetsRequestsAndIsHeard) {
  engine.ask(request(3));
  ASSERT_EQ(sent.size(), 1U);
  EXPECT_EQ(sent[0], to_text(request(3)));
  EXPECT_EQ(engine.poll(), std::nullopt);
  engine.receive(report(request(3), "b2"));
  const auto heard = engine.poll();
  ASSERT_TRUE(heard);
  EXPECT_EQ(heard->move, test::cell("b2"));
  EXPECT_EQ(engine.poll(), std::nullopt) << "each report once";
}

TEST_F(Worker, IsNotHeardOnRequestsOfBefore) {
  engine.ask(request(3, "15,15,5"));
  engine.ask(request(4));
  engine.receive(report(request(3, "15,15,5"), "o15"));
  EXPECT_EQ(engine.poll(), std::nullopt);
  EXPECT_FALSE(engine.unavailable());
}

TEST_F(Worker, IsNotHeardAfterAStop) {
  engine.ask(request(3));
  engine.receive(report(request(3), "b2"));
  engine.stop();
  EXPECT_EQ(stops, 1);
  EXPECT_EQ(engine.poll(), std::nullopt);
  engine.receive(report(request(3), "b2"));
  EXPECT_EQ(engine.poll(), std::nullopt);
  EXPECT_FALSE(engine.unavailable());
}

TEST_F(Worker, ThatSaysWhatCannotBeUnderstoodIsLost) {
  for (const std::string& text : {std::string("nonsense"), std::string(), std::string("3"),
                                  report(request(3, "15,15,5"), "o15")}) {
    WorkerEngine other([](const std::string&) {}, [] {});
    other.ask(request(3));
    other.receive(text);
    EXPECT_TRUE(other.unavailable()) << text;
  }
}

TEST_F(Worker, ThatIsLostIsToldNothingAndNotHeard) {
  engine.ask(request(3));
  engine.lose();
  engine.receive(report(request(3), "b2"));
  EXPECT_EQ(engine.poll(), std::nullopt);
  engine.ask(request(4));
  engine.stop();
  EXPECT_EQ(sent.size(), 1U);
  EXPECT_EQ(stops, 0);
}

TEST_F(Worker, ThatIsBackIsAskedAgain) {
  engine.lose();
  engine.restart();
  EXPECT_FALSE(engine.unavailable());
  engine.ask(request(5));
  EXPECT_EQ(sent.size(), 1U);
}

}  // namespace
}  // namespace mnk
