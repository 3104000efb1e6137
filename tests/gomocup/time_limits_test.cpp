#include <gtest/gtest.h>

#include "gomocup/brain.h"

namespace mnk::gomocup {
namespace {

using Key = Info::Key;

TimeLimits limits(std::initializer_list<Info> infos) {
  TimeLimits limits;
  for (const Info& info : infos) limits.set(info);
  return limits;
}

TEST(TimeLimits, KeepBelowTheLimitOfATurn) {
  for (const int turn : {50, 200, 1'000, 30'000}) {
    const double time = limits({{.key = Key::timeout_turn, .value = turn}}).for_move();
    EXPECT_LT(time, turn - 20);
    EXPECT_GT(time, 0.4 * turn);
  }
}

TEST(TimeLimits, OfNothingLeaveNothing) {
  EXPECT_EQ(limits({{.key = Key::timeout_turn, .value = 0}}).for_move(), 0);
  EXPECT_EQ(limits({{.key = Key::timeout_turn, .value = -3}}).for_move(), 0);
  EXPECT_EQ(limits({{.key = Key::time_left, .value = -100}}).for_move(), 0);
}

TEST(TimeLimits, ShareWhatIsLeftOfAMatch) {
  const TimeLimits match = limits({{.key = Key::timeout_turn, .value = 10'000},
                                   {.key = Key::timeout_match, .value = 60'000},
                                   {.key = Key::time_left, .value = 20'000}});
  EXPECT_LT(limits({{.key = Key::timeout_match, .value = 60'000}}).for_move(), 3'000);
  EXPECT_LT(match.for_move(), 1'000);
  EXPECT_GT(match.for_move(), 500);
  const TimeLimits unlimited = limits({{.key = Key::timeout_turn, .value = 2'000'000'000},
                                       {.key = Key::time_left, .value = 2'147'483'647}});
  EXPECT_GT(unlimited.for_move(), 1'900'000'000);
}

TEST(TimeLimits, BoundTheTableByTheMemory) {
  EXPECT_EQ(limits({{.key = Key::max_memory, .value = 0}}).table_bytes(), 32U << 20U);
  EXPECT_EQ(limits({{.key = Key::max_memory, .value = 9'000'000}}).table_bytes(), 3'000'000U);
}

}  // namespace
}  // namespace mnk::gomocup
