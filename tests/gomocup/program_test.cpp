#include "gomocup/program.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "support/no_threads.h"

namespace mnk::gomocup {
namespace {

std::string answers(const std::string& lines) {
  std::istringstream in(lines);
  std::ostringstream out;
  EXPECT_EQ(run_program(in, out), 0);
  return out.str();
}

TEST(Program, SaysNothingAfterEnd) { EXPECT_EQ(answers("END\nABOUT\n"), ""); }

TEST(Program, StopsThinkingWhenStopComesIn) {
  // Without STOP this would take hours; it answers with a move all the same.
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

/// Whether it is urgent (`!`) after each of its first two lines has been taken.
TEST(Inbox, IsUrgentWhileAnyStopOrEndWaitsNotAfterOneBeforeTheMove) {
  using Lines = std::vector<const char*>;
  for (const auto& [lines, urgent] : {std::pair(Lines{"TURN 7,7", "STOP"}, "!."),
                                      {Lines{"TURN 7,7", "END"}, "!."},
                                      {Lines{"TURN 7,7", " stop\r"}, "!."},
                                      {Lines{"STOP", "TURN 7,7", "INFO timeout_turn 1500"}, ".."},
                                      {Lines{"STOP", "TURN 7,7", "STOP", "INFO rule 0"}, "!!"}}) {
    Inbox inbox;
    for (const char* line : lines) inbox.put(line);
    std::string found;
    for (int taken = 0; taken < 2; ++taken) {
      EXPECT_EQ(inbox.take(), lines[static_cast<std::size_t>(taken)]);
      found += inbox.urgent() ? '!' : '.';
    }
    EXPECT_EQ(found, urgent) << testing::PrintToString(lines);
  }
}

}  // namespace
}  // namespace mnk::gomocup
