#include "gomocup/program.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>

#include "support/no_threads.h"

namespace mnk::gomocup {
namespace {

std::string answers(const std::string& lines) {
  std::istringstream in(lines);
  std::ostringstream out;
  EXPECT_EQ(run_program(in, out), 0);
  return out.str();
}

TEST(Program, TakesAnyLineEnd) {
  EXPECT_EQ(answers("START 15\r\nBEGIN\r\nEND\r\n"), "OK\n7,7\n");
  EXPECT_EQ(answers("START 15\nBEGIN\nEND"), "OK\n7,7\n");
}

TEST(Program, EndsWithItsInput) { EXPECT_EQ(answers("START 15\n"), "OK\n"); }

TEST(Program, SaysNothingAfterEnd) { EXPECT_EQ(answers("END\nABOUT\n"), ""); }

TEST(Program, StopsThinkingWhenStopComesIn) {
  // Without STOP this would take hours; the answer is a move all the same.
  const std::string out =
      answers("START 20\nINFO timeout_turn 100000000\nTURN 3,3\nSTOP\nTURN 9,9\nEND\n");
  EXPECT_EQ(std::count(out.begin(), out.end(), '\n'), 3) << out;
}

TEST(Program, SaysThatItCannotReadWhereTheSystemHasNoThreadLeft) {
  const test::NoThreads none;
  if (!none.holds()) GTEST_SKIP() << "threads cannot be refused here";
  std::istringstream in("START 15\nEND\n");
  std::ostringstream out;
  EXPECT_EQ(run_program(in, out), 1);
  EXPECT_TRUE(out.str().starts_with("ERROR ")) << out.str();
}

}  // namespace
}  // namespace mnk::gomocup
