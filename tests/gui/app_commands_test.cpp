#include <gtest/gtest.h>

#include "support/stage.h"
#include "support/stage_script.h"

// Commands that do not come from the mouse, and what the host hears of them.
namespace mnk {
namespace {

using test::cell;
using test::Stage;
using Reason = event::Refused::Reason;

TTT_STAGE_SCRIPTS(R"(
Focus.IsDrawnWhereItIsSet
focus c2 | c2:focus
focus none | !:focus

Focus.OffASmallerBoardIsDrawnNowhereAndPlaysNothing
stage rules=5,5,4
focus e5
new rules=3,3,3
play e5 | board=.../.../... !:focus
)");

TEST(Commands, TellTheHostWhatHappened) {
  Stage stage(test::two_people, "b2");
  const int before = stage.host.tellings;
  stage.run("undo");
  EXPECT_TRUE(stage.host.refusals.empty());
  stage.run("undo");
  EXPECT_EQ(stage.host.tellings, before + 2);
  EXPECT_EQ(stage.host.refusals,
            (std::vector{std::pair(std::optional<Cell>(), Reason::nothing_to_undo)}));
  stage.run("jump 0");
  EXPECT_EQ(stage.host.tellings, before + 2) << "nothing happened";
}

TEST(Thoughts, AreToldToTheHostAsTheyCome) {
  Stage stage;
  stage.run("hint");
  stage.run();
  const int before = stage.host.tellings;
  stage.app.frame();
  EXPECT_EQ(stage.host.tellings, before);
  stage.engine.answer(cell("b2"));
  stage.app.frame();
  EXPECT_EQ(stage.host.tellings, before + 1);
  ASSERT_TRUE(stage.session.thoughts().hint);
  EXPECT_EQ(stage.session.thoughts().hint->move, cell("b2"));
}

}  // namespace
}  // namespace mnk
