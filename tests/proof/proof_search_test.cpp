#include "proof/proof_search.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "proof/checkpoint.h"
#include "support/board.h"
#include "support/solve.h"

namespace mnk::proof {
namespace {

using test::rules;

const std::atomic<bool> never = false;

Resources tiny(unsigned threads, std::uint64_t job_nodes) {
  return {.threads = threads, .table_bytes = std::size_t{1} << 20U, .job_nodes = job_nodes};
}

struct Proven {
  Assessment value;
  std::optional<Cell> best;
  std::uint64_t jobs;
};

Proven prove(const Position& position, const Resources& resources) {
  Findings findings;
  ProofSearch search(position, resources, findings);
  EXPECT_TRUE(search.run(never, [](const FinishedJob&) {}));
  return {search.bounds().assess(), search.best_move(), search.jobs()};
}

Value value_of(const Position& position) {
  if (position.outcome().over()) return final_value(position);
  Solver solver(std::size_t{1} << 22U);
  return test::solve(solver, position).value.value;
}

void expect_the_value(const Position& position, const Resources& resources) {
  const Value value = value_of(position);
  const Proven proven = prove(position, resources);
  const std::string about = to_text(position.rules()) + " " + to_position_text(position) + ", " +
                            std::to_string(resources.threads) + " threads, jobs of " +
                            std::to_string(resources.job_nodes);
  ASSERT_TRUE(proven.value.result_is_proven()) << about;
  EXPECT_EQ(proven.value.at_least.result, value.result) << about;
  if (value.result != Result::draw) {
    EXPECT_GE(max_plies(proven.value), value.plies) << about;
  }
  EXPECT_TRUE(proven.best || value.result != Result::win) << about;
  if (!proven.best) return;
  const Position after = position.after(*proven.best);
  const Value reached = value_of(after);
  EXPECT_EQ(opposite(reached.result), value.result) << about << ", by " << to_text(*proven.best);
}

TEST(ProofSearch, FindsWhoWinsWholeGames) {
  for (const char* text : {"1,1,1", "1,1,2", "3,3,3", "4,3,3", "4,4,3", "4,4,4", "5,4,4", "6,4,4",
                           "6,5,4", "5,5,5", "6,6,5", "9,9,8", "10,10,10", "2,2,2,misere",
                           "3,2,2,misere", "3,3,2,misere", "3,3,3,misere", "4,3,3,misere"}) {
    for (const unsigned threads : {1U, 2U}) {
      for (const std::uint64_t nodes : {1U, 5U, 200U}) {
        expect_the_value(Position(rules(text)), tiny(threads, nodes));
      }
    }
  }
}

TEST(ProofSearch, AloneDoesTheSameEachTime) {
  const Position position(rules("6,4,4"));
  const Proven once = prove(position, tiny(1, 50));
  EXPECT_GT(once.jobs, 20U);
  EXPECT_EQ(prove(position, tiny(1, 50)).jobs, once.jobs);
}

TEST(ProofSearch, SpendsNoMoreNodesThanItIsGiven) {
  for (const std::uint64_t nodes : {1U, 100U, 1234U}) {
    Resources resources = tiny(2, 50);
    resources.nodes = nodes;
    Findings findings;
    ProofSearch search(Position(rules("7,7,5")), resources, findings);
    EXPECT_TRUE(search.run(never, [](const FinishedJob&) {}));
    EXPECT_EQ(search.nodes(), nodes);
    EXPECT_FALSE(search.bounds().decided());
    EXPECT_FALSE(search.best_move());
  }
}

TEST(ProofSearch, GoesOnWhereAnotherWasStopped) {
  for (const unsigned threads : {1U, 2U}) {
    const Position position = test::board(rules("6,4,4"), "...... ..X... ..O... ......");
    const Resources resources = tiny(threads, 40);
    const Proven whole = prove(position, resources);
    // The number of jobs of two threads depends on their pace.
    if (threads == 1) {
      ASSERT_GT(whole.jobs, 40U);
    }
    std::string file = checkpoint_header(position.rules());
    std::set<std::string> done;
    std::uint64_t lines = 0;  // two threads may do one position's job at once, with a line each
    bool decided = false;
    int runs = 0;
    while (!decided) {
      auto known = parse_checkpoint(file, position.rules());
      ASSERT_TRUE(known);
      EXPECT_EQ(known->jobs, lines);
      std::atomic<bool> stop = false;
      int jobs = 0;
      ProofSearch search(position, resources, known->findings);
      const auto ran = search.run(stop, [&](const FinishedJob& job) {
        const std::string line = checkpoint_line(job);
        file += line;
        ++lines;
        const bool news = done.insert(line.substr(0, line.find(' ', line.find(' ') + 1))).second;
        EXPECT_TRUE(news || threads > 1) << "done again: " << line;
        if (++jobs == 10) stop = true;
      });
      EXPECT_TRUE(ran);
      decided = search.bounds().decided();
      if (decided) {
        EXPECT_EQ(search.bounds().assess().value.result, whole.value.value.result);
      }
      ASSERT_LT(++runs, 100);
    }
    EXPECT_GT(runs, threads == 1 ? 3 : 1);
    auto known = parse_checkpoint(file, position.rules());
    ProofSearch again(position, resources, known->findings);
    EXPECT_TRUE(
        again.run(never, [](const FinishedJob&) { ADD_FAILURE() << "nothing was left to do"; }));
    EXPECT_TRUE(again.bounds().decided());
  }
}

TEST(AProofSearch, DoesNothingWhereNotAllItsThreadsCanBeStarted) {
  Findings findings;
  ProofSearch search(Position(rules("3,3,3")), tiny(5, 10), findings);
  unsigned started = 0;
  const auto third_fails = [&](const std::function<void()>& work) -> std::optional<std::thread> {
    if (started == 2) return std::nullopt;
    ++started;
    return start_thread(work);
  };
  const auto ran = search.run(
      never, [](const FinishedJob&) { ADD_FAILURE() << "nothing was to be done"; }, third_fails);
  ASSERT_FALSE(ran);
  EXPECT_EQ(ran.error().threads, 3) << "two and the one that asks";
  EXPECT_EQ(search.nodes(), 0);
  EXPECT_TRUE(search.run(never, [](const FinishedJob&) {})) << "and can be tried again";
  EXPECT_TRUE(search.bounds().decided());
}

}  // namespace
}  // namespace mnk::proof
