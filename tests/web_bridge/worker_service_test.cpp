#include "web/worker_service.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "support/files.h"

// The work of the page's worker without a worker: requests, replies, one slice at a time.
namespace mnk {
namespace {

struct Heard {
  int id;
  bool done;
  std::string text;
};

class WorkerJobs : public testing::Test {
 protected:
  /// Works until nothing is left to do, but at most this many slices.
  int work(int slices = 100'000) {
    int worked = 0;
    while (worked < slices && service.work()) ++worked;
    return worked;
  }
  [[nodiscard]] std::vector<Heard> heard_of(int id) const {
    std::vector<Heard> own;
    for (const Heard& reply : heard) {
      if (reply.id == id) own.push_back(reply);
    }
    return own;
  }
  /// Starts a request that takes longer than any of these tests.
  void think_long(int id) {
    std::string board = "...............";
    for (int row = 1; row < 15; ++row) board += "/...............";
    service.request(id, "think 1 analysis 15,15,5 " + board + " - perfect 0 100000000");
  }

  double time = 0;
  std::vector<Heard> heard;
  WorkerService service{[this] { return time += 10; },
                        [this](int id, bool done, std::string_view text) {
                          heard.push_back({.id = id, .done = done, .text = std::string(text)});
                        }};
};

TEST_F(WorkerJobs, ARequestThatTakesNoTimeIsAnsweredAtOnce) {
  service.request(7, "mistake 3,3,3 empty b2.b1");
  service.request(8, "fronts");
  service.request(9, "nonsense");
  ASSERT_EQ(heard.size(), 3U);
  EXPECT_EQ(heard[0].id, 7);
  EXPECT_TRUE(heard[0].done);
  EXPECT_TRUE(heard[0].text.starts_with(R"({"puzzle":"3,3,3.own.)")) << heard[0].text;
  EXPECT_TRUE(heard[1].text.starts_with(R"({"boxes":[)")) << heard[1].text.substr(0, 40);
  EXPECT_EQ(heard[2].text, R"({"error":"request"})");
  EXPECT_FALSE(service.work()) << "there is nothing to work at";
}

TEST_F(WorkerJobs, AMoveIsTheLastReplyToItsRequest) {
  service.request(3, "think 5 move 3,3,3 XX./OO./... - perfect 1 1000000");
  EXPECT_TRUE(heard.empty()) << "nothing is thought about before work()";
  work();
  ASSERT_FALSE(heard.empty());
  EXPECT_EQ(heard.back().id, 3);
  EXPECT_TRUE(heard.back().done);
  EXPECT_TRUE(heard.back().text.starts_with("5 done c1 ")) << heard.back().text;
}

/// The text of the site's book of this game.
std::string book_request() { return "book 7,6,4,gravity\n" + test::file_text(TTT_BOOK); }

TEST_F(WorkerJobs, WithItsBookAGameIsKnownFromTheFirstMoveOn) {
  const std::string analysis =
      " 7,6,4,gravity ......./......./......./......./......./....... - perfect 0 100000";
  service.request(1, "think 1 analysis" + analysis);
  work();
  EXPECT_FALSE(heard.back().text.contains("=win:")) << "so few nodes show nothing without";
  service.request(2, book_request());
  EXPECT_EQ(heard.back().text, "{}");
  service.request(3, "think 2 analysis" + analysis);
  work();
  for (const char* moves : {" d6=win:", ";c6.e6=draw:42:search:", ";b6.f6.a6.g6=loss:"}) {
    EXPECT_TRUE(heard.back().text.contains(moves)) << moves << " in " << heard.back().text;
  }
}

TEST_F(WorkerJobs, ALessonHasTheBookTooAndAThoughtGoesOnAfterIt) {
  think_long(1);
  work(3);
  service.request(2, book_request());
  service.request(3, "judge 7,6,4,gravity ......./......./......./......./......./....... - c6");
  EXPECT_TRUE(heard.back().text.starts_with(R"({"right":false,"value":"draw")"))
      << heard.back().text;
  EXPECT_EQ(work(3), 3);
  service.request(4, "think 5 move 3,3,3 XX./OO./... - perfect 1 1000000");
  EXPECT_EQ(heard_of(1).back().text, R"({"error":"replaced"})");
}

TEST_F(WorkerJobs, WhatIsNoBookIsRefusedAndThoughtGoesOn) {
  for (const char* text : {"book", "book 7,6,4,gravity", "book 7,6,4,gravity\n!!!", "book 3,3,3\n!",
                           "book 5,5,4,gravity\n!", "book nonsense\n!"}) {
    service.request(1, text);
    EXPECT_TRUE(heard.back().text.starts_with("{\"error\":")) << text;
  }
  service.request(2, "think 5 move 3,3,3 XX./OO./... - perfect 1 1000000");
  work();
  EXPECT_TRUE(heard.back().text.starts_with("5 done c1 ")) << heard.back().text;
}

TEST_F(WorkerJobs, ALongThoughtEndsWhenItIsCancelledAndNotWhenAnotherRequestIs) {
  think_long(1);
  EXPECT_EQ(work(5), 5);
  service.cancel(2);
  EXPECT_TRUE(service.work());
  for (const Heard& report : heard) EXPECT_FALSE(report.done);
  service.cancel(1);
  EXPECT_FALSE(service.work());
}

TEST_F(WorkerJobs, ReportsComeWhileItThinksAndAtMostTenTimesASecondButForTheLast) {
  service.request(
      1, "think 1 analysis 6,6,4 ....../....../....../....../....../...... - perfect 0 3000000");
  double last = -1000;
  while (service.work()) {
    if (heard.empty() || heard.back().id < 0) continue;
    EXPECT_FALSE(heard.back().done);
    EXPECT_GE(time - last, 100) << "report " << heard.size();
    last = time;
    heard.back().id = -1;
  }
  EXPECT_GT(heard.size(), 3U);
  EXPECT_TRUE(heard.back().done);
}

TEST_F(WorkerJobs, TheNewestThoughtTakesThePlaceOfTheOneBefore) {
  think_long(1);
  work(3);
  service.request(2, "think 5 move 3,3,3 XX./OO./... - perfect 1 1000000");
  EXPECT_EQ(heard_of(1).back().text, R"({"error":"replaced"})");
  EXPECT_TRUE(heard_of(1).back().done);
  const std::size_t before = heard_of(1).size();
  work();
  EXPECT_TRUE(heard_of(2).back().text.starts_with("5 done c1 "));
  EXPECT_EQ(heard_of(1).size(), before);
}

TEST_F(WorkerJobs, WhatCannotBeThoughtAboutIsRefused) {
  service.request(4, "think 5 move 3,3,3 XXX/OO./... - perfect 1 1000000");
  ASSERT_EQ(heard.size(), 1U);
  EXPECT_EQ(heard[0].text, R"({"error":"request"})");
  EXPECT_FALSE(service.work());
}

TEST_F(WorkerJobs, APuzzleIsMadeWhileALongThoughtGoesOn) {
  think_long(1);
  for (const auto& [id, kind] : {std::pair{2, "make win 1 7"}, {3, "make 3,3,3,vanish.win 1 7"}}) {
    service.request(id, kind);
    int slices = 0;
    while (heard_of(id).empty() && slices < 1000) {
      service.work();
      ++slices;
    }
    ASSERT_EQ(heard_of(id).size(), 1U);
    EXPECT_TRUE(heard_of(id)[0].done);
    EXPECT_TRUE(heard_of(id)[0].text.starts_with(R"({"puzzle":")")) << heard_of(id)[0].text;
  }
  EXPECT_TRUE(service.work()) << "the thought goes on";
}

TEST_F(WorkerJobs, AMoveDoesNotWaitForAPuzzleThatIsBeingMade) {
  service.request(1, "make save 5 11");
  work(1);
  service.request(2, "think 5 move 3,3,3 XX./OO./... - perfect 1 1000000");
  EXPECT_EQ(work(2), 2);
  ASSERT_FALSE(heard_of(2).empty());
  EXPECT_TRUE(heard_of(2).back().done);
  EXPECT_TRUE(heard_of(1).empty()) << "the puzzle is still on its way";
}

TEST_F(WorkerJobs, OtherRequestsAreAnsweredWhileAPuzzleIsMade) {
  service.request(1, "make save 5 11");
  service.request(2, "mistake 3,3,3 empty b2.b1");
  EXPECT_EQ(heard_of(2).size(), 1U);
  EXPECT_TRUE(heard_of(1).empty());
  service.request(3, "make win 1 7");
  EXPECT_EQ(heard_of(1).at(0).text, R"({"error":"replaced"})");
  work();
  EXPECT_EQ(heard_of(1).size(), 1U);
  EXPECT_TRUE(heard_of(3).at(0).text.starts_with(R"({"puzzle":")"));
  service.request(4, "make win 1 8");
  service.cancel(4);
  EXPECT_FALSE(service.work());
  EXPECT_TRUE(heard_of(4).empty());
}

}  // namespace
}  // namespace mnk
