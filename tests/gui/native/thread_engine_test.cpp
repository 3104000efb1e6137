#include "gui/native/thread_engine.h"

#include <gtest/gtest.h>

#include <chrono>
#include <condition_variable>
#include <mutex>

#include "players/mnk_solver.h"
#include "support/board.h"
#include "support/engine_printers.h"
#include "support/no_threads.h"

// The engine in a thread of its own. Tests wait minutes for what must come, and check what must not
// come once something later has come.
namespace mnk {
namespace {

using test::cell;

constexpr std::size_t table_bytes = std::size_t{1} << 20;
constexpr std::uint64_t short_budget = 20'000;
/// Longer than any test can wait.
constexpr std::uint64_t endless = std::uint64_t{1} << 60;

class Bell {
 public:
  void ring() {
    const std::lock_guard lock(mutex_);
    ++rings_;
    rung_.notify_all();
  }
  /// Waits for the next ring since the last wait. False if none comes.
  bool wait() {
    std::unique_lock lock(mutex_);
    const bool rung =
        rung_.wait_for(lock, std::chrono::minutes(5), [this] { return rings_ > heard_; });
    heard_ = rings_;
    return rung;
  }

 private:
  std::mutex mutex_;
  std::condition_variable rung_;
  int rings_ = 0;
  int heard_ = 0;
};

SearchRequest request(std::uint32_t id, SearchGoal goal, const Position& position,
                      std::uint64_t nodes) {
  return {.id = id,
          .goal = goal,
          .position = position,
          .player = PlayerKind::perfect,
          .seed = 1,
          .node_budget = nodes};
}

SearchRequest endless_analysis(std::uint32_t id) {
  return request(id, SearchGoal::analysis, Position(test::rules("9,9,5")), endless);
}

SearchRequest quick_move(std::uint32_t id) {
  return request(id, SearchGoal::move, test::board(Rules(), "XX. OO. ..."), short_budget);
}

class ThreadEngineTest : public testing::Test {
 protected:
  /// Waits for the last report on a request, and keeps the ids of all reports up to it.
  SearchReport last_report_on(std::uint32_t id) {
    while (true) {
      while (const auto report = engine.poll()) {
        heard.push_back(report->id);
        if (report->id == id && report->done) return *report;
      }
      if (!bell.wait()) {
        ADD_FAILURE() << "no report on " << id;
        return {};
      }
    }
  }

  Bell bell;
  std::vector<std::uint32_t> heard;
  ThreadEngine engine{table_bytes, [this] { bell.ring(); }};
};

using TheEnginesThread = ThreadEngineTest;

TEST_F(TheEnginesThread, AnswersWhatItIsAsked) {
  engine.ask(quick_move(7));
  const SearchReport report = last_report_on(7);
  EXPECT_EQ(report.move, cell("c1"));
  EXPECT_EQ(report.value.value, (Value{.result = Result::win, .plies = 1}));
  EXPECT_FALSE(engine.poll()) << "the last report is the last";
}

TEST_F(TheEnginesThread, AnswersAsThinkingInLineDoes) {
  Solver solver(table_bytes);
  const SearchRequest asked =
      request(3, SearchGoal::analysis, test::board(Rules(), "X.. .O. ..."), short_budget * 10);
  const SearchReport in_line = think(asked, solver);
  engine.ask(asked);
  const SearchReport report = last_report_on(3);
  EXPECT_EQ(report.value, in_line.value);
  EXPECT_EQ(report.moves, in_line.moves);
}

TEST_F(TheEnginesThread, ReportsProgressWhileItThinks) {
  engine.ask(endless_analysis(1));
  ASSERT_TRUE(bell.wait());
  const auto report = engine.poll();
  ASSERT_TRUE(report);
  EXPECT_EQ(report->id, 1U);
  EXPECT_FALSE(report->done);
}

TEST_F(TheEnginesThread, LeavesOneRequestForAnother) {
  engine.ask(endless_analysis(1));
  ASSERT_TRUE(bell.wait());
  engine.ask(quick_move(2));
  heard.clear();
  EXPECT_EQ(last_report_on(2).move, cell("c1"));
  EXPECT_EQ(std::ranges::count(heard, 1U), 0) << "the first was dropped";
}

TEST_F(TheEnginesThread, HearsOnlyTheNewestOfRequestsInARow) {
  for (std::uint32_t id = 1; id <= 200; ++id) {
    engine.ask(id % 3 == 0 ? endless_analysis(id) : quick_move(id));
  }
  engine.ask(quick_move(201));
  last_report_on(201);
  EXPECT_EQ(heard, std::vector<std::uint32_t>{201});
}

TEST_F(TheEnginesThread, SaysNothingMoreOnceItIsStopped) {
  engine.ask(endless_analysis(1));
  ASSERT_TRUE(bell.wait());
  engine.stop();
  EXPECT_FALSE(engine.poll());
  engine.ask(quick_move(2));
  last_report_on(2);
  EXPECT_EQ(std::ranges::count(heard, 1U), 0);
}

TEST_F(TheEnginesThread, MayBeStoppedWhenItThinksOfNothing) {
  engine.stop();
  engine.ask(quick_move(1));
  last_report_on(1);
  engine.stop();
  engine.stop();
  engine.ask(quick_move(2));
  EXPECT_EQ(last_report_on(2).move, cell("c1"));
}

TEST(ThreadEngines, ThatCannotBeStartedSaySoAndAnswerNothing) {
  const test::NoThreads none;
  if (!none.holds()) GTEST_SKIP() << "threads cannot be refused here";
  ThreadEngine engine(table_bytes, [] {});
  EXPECT_FALSE(engine.started());
  EXPECT_STRNE(SDL_GetError(), "");
  engine.ask(quick_move(1));
  EXPECT_EQ(engine.poll(), std::nullopt);
  engine.stop();
}

TEST(ThreadEngines, EndWhetherTheyThinkOrNot) {
  for (int round = 0; round < 10; ++round) {
    const ThreadEngine idle(table_bytes, [] {});
    ThreadEngine asked(table_bytes, [] {});
    asked.ask(endless_analysis(1));
    Bell bell;
    ThreadEngine busy(table_bytes, [&] { bell.ring(); });
    busy.ask(endless_analysis(1));
    if (round == 0) {
      EXPECT_TRUE(bell.wait());
    }
    ThreadEngine stopped(table_bytes, [] {});
    stopped.ask(endless_analysis(1));
    stopped.stop();
  }
}

}  // namespace
}  // namespace mnk
