#include "gomocup/inbox.h"

#include <gtest/gtest.h>

namespace mnk::gomocup {
namespace {

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
