#include "solver/resumable.h"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "support/board.h"
#include "support/solve.h"

namespace mnk {
namespace {

using test::rules;

/// Asks one question and stores its answer.
Resumable note(Question& question, std::optional<Bounds>& answer) { answer = co_await question; }

TEST(Question, SaysThatNothingIsKnownWhenItsNodesAreSpent) {
  const Position start(rules("6,5,4"));
  Table table(1 << 14);
  const SearchContext context(start.rules(), table, {});
  Question question(context, start, Mark::X, always, 20);
  std::optional<Bounds> answer;
  Resumable work = note(question, answer);
  Budget first(15);
  EXPECT_FALSE(work.run(first));
  EXPECT_FALSE(answer) << "the budget is spent, not the limit";
  Budget rest(100);
  EXPECT_TRUE(work.run(rest));
  ASSERT_TRUE(answer);
  EXPECT_EQ(rest.spent(), 5U);
  EXPECT_FALSE(answer->wins());
  EXPECT_EQ(answer->refuted, 0);
}

TEST(Question, IsAboutTheOtherSideWhenAMoveIsPassed) {
  // If X passes, O wins on c2.
  const Position position = test::board(rules("3,3,3"), "X.X OO. ...");
  ASSERT_EQ(position.to_move(), Mark::X);
  Table table(1 << 14);
  const SearchContext context(position.rules(), table, {});
  Question question = Question::when_passing(context, position, 1'000);
  std::optional<Bounds> answer;
  Resumable work = note(question, answer);
  Budget budget(1'000);
  EXPECT_TRUE(work.run(budget));
  ASSERT_TRUE(answer);
  EXPECT_EQ(answer->proven, 1);
}

/// Asks the same question twice, with a pause of ten nodes between.
Resumable ask_twice(const SearchContext& context, const Position& start, std::vector<Bounds>& all) {
  for (int i = 0; i < 2; ++i) {
    Question question(context, start, Mark::X, always);
    all.push_back(co_await question);
    if (i > 0) continue;
    std::uint64_t counted = 0;
    const bool done = co_await within(10, [&](Budget& part) {
      while (part.spend()) ++counted;
      return false;
    });
    EXPECT_FALSE(done) << "its nodes are spent";
    EXPECT_EQ(counted, 10U);
  }
}

TEST(Resumable, DoesTheSameWhereverItIsPaused) {
  const Position start(rules("4,4,3"));
  std::vector<std::uint64_t> nodes;
  for (const std::uint64_t slice : {test::no_limit, std::uint64_t{1}, std::uint64_t{7}}) {
    Table table(1 << 14);
    const SearchContext context(start.rules(), table, {});
    std::vector<Bounds> answers;
    Resumable work = ask_twice(context, start, answers);
    nodes.push_back(0);
    for (bool done = false; !done;) {
      Budget budget(slice);
      done = work.run(budget);
      nodes.back() += budget.spent();
    }
    ASSERT_EQ(answers.size(), 2U);
    EXPECT_TRUE(answers.front().wins());
    EXPECT_EQ(answers.front().proven, answers.back().proven);
    Budget more(1);
    EXPECT_TRUE(work.run(more)) << "it stays done";
  }
  EXPECT_EQ(nodes[0], nodes[1]);
  EXPECT_EQ(nodes[0], nodes[2]);
}

/// Counts its live instances.
struct Counted {
  explicit Counted(int& number) : count(&number) { ++*count; }
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  ~Counted() { --*count; }
  int* count;
};

Resumable hold(int& number) {
  const Counted held(number);
  co_await within(10, [](Budget& part) { return !part.spend(); });
}

TEST(Resumable, ThatIsDroppedInTheMiddleLetsGoOfWhatItHolds) {
  int number = 0;
  {
    Resumable work = hold(number);
    Budget one(1);
    EXPECT_FALSE(work.run(one));
    EXPECT_EQ(number, 1);
  }
  EXPECT_EQ(number, 0);
}

}  // namespace
}  // namespace mnk
