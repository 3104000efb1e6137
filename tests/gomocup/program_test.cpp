#include "gomocup/program.h"

#include <gtest/gtest.h>

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

TEST(Program, EndsWithItsInput) { EXPECT_EQ(answers("START 15\n"), "OK\n"); }

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

TEST(Inbox, GivesItsLinesInOrderAndThenNothing) {
  Inbox inbox;
  inbox.put("START 15");
  inbox.put("BEGIN");
  inbox.close();
  EXPECT_EQ(inbox.take(), "START 15");
  EXPECT_EQ(inbox.take(), "BEGIN");
  EXPECT_EQ(inbox.take(), std::nullopt);
}

TEST(Inbox, IsUrgentWhileAStopOrAnEndWaits) {
  for (const char* line : {"STOP", "END", " stop\r"}) {
    Inbox inbox;
    inbox.put("TURN 7,7");
    EXPECT_FALSE(inbox.urgent());
    inbox.put(line);
    (void)inbox.take();
    EXPECT_TRUE(inbox.urgent()) << "the move is being thought about: " << line;
    (void)inbox.take();
    EXPECT_FALSE(inbox.urgent());
  }
}

TEST(Inbox, AStopBeforeAMoveLeavesTheMoveItsTime) {
  Inbox inbox;
  for (const char* line : {"STOP", "TURN 7,7", "INFO timeout_turn 1500"}) inbox.put(line);
  EXPECT_EQ(inbox.take(), "STOP");
  EXPECT_EQ(inbox.take(), "TURN 7,7");
  EXPECT_FALSE(inbox.urgent());
}

TEST(Inbox, EveryStopThatWaitsCounts) {
  Inbox inbox;
  for (const char* line : {"STOP", "TURN 7,7", "STOP", "INFO rule 0"}) inbox.put(line);
  (void)inbox.take();
  (void)inbox.take();
  EXPECT_TRUE(inbox.urgent());
}

}  // namespace
}  // namespace mnk::gomocup
