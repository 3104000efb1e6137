#include <gtest/gtest.h>

#include "engine/notation.h"
#include "support/board.h"
#include "support/engine_printers.h"

namespace mnk {
namespace {

using test::game;
using test::rules;
TEST(PositionText, ShowsTheRowsFromTheTop) {
  EXPECT_EQ(to_position_text(Position{rules("4,2,2")}), "..../....");
  EXPECT_EQ(to_position_text(game(Rules(), "a1.b1.b2.c3")), "XO./.X./..O");
}

TEST(PositionText, ReadsCapitalAndSmallMarks) {
  EXPECT_EQ(parse_position("xo./.X./..O", Rules()), game(Rules(), "a1.b1.b2.c3"));
}

struct WrongPosition {
  const char* rules;
  const char* text;
  const char* error;
};

TEST(PositionText, ThatNoPlayCanLeadToSaysWhy) {
  const std::vector<WrongPosition> all{
      {"3,3,3", "", "position_row_count at 0 \"\" 3..1"},
      {"3,3,3", ".../...", "position_row_count at 0 \".../...\" 3..2"},
      {"3,3,3", ".../.../.../", "position_row_count at 0 \".../.../.../\" 3..4"},
      {"3,3,3", "O../.../...", "position_counts at 0 \"O../.../...\" 0..1"},
      {"3,3,3", "XX./.../...", "position_counts at 0 \"XX./.../...\" 2..0"},
      {"3,3,3", "XXX/.../...", "position_counts at 0 \"XXX/.../...\" 3..0"},
      {"3,3,3", "XOX/OXO/OXO", "position_counts at 0 \"XOX/OXO/OXO\" 4..5"},
      {"3,3,3", "XXX/OOO/...", "position_both_completed at 0 \"XXX/OOO/...\" 0..0"},
      {"3,3,3", "XXX/OOO/X..", "position_both_completed at 0 \"XXX/OOO/X..\" 0..0"},
      // X completed its line, yet O moved.
      {"3,3,3", "XXX/OO./O..", "position_after_end at 0 \"XXX/OO./O..\" 0..0"},
      // O completed its line, yet X moved.
      {"3,3,3", "OOO/XX./XX.", "position_after_end at 0 \"OOO/XX./XX.\" 0..0"},
      {"7,2,3", "XXX.OOO/XXX.OO.", "position_both_completed at 0 \"XXX.OOO/XXX.OO.\" 0..0"},
      {"7,2,3,misere", "XXX.OO./XXX.OO.", "position_counts at 0 \"XXX.OO./XXX.OO.\" 6..4"},
      {"7,2,4", "XXX.OO./XXX.OOX", "position_counts at 0 \"XXX.OO./XXX.OOX\" 7..4"},
      {"3,4,3", "XXX/OO./OOO/XXX", "position_both_completed at 0 \"XXX/OO./OOO/XXX\" 0..0"},
      {"3,4,4", "XXX/O.O/.OO/XXX", "position_counts at 0 \"XXX/O.O/.OO/XXX\" 6..4"},
      {"3,5,3", "XXX/OO./.OO/XXX/O..", "position_after_end at 0 \"XXX/OO./.OO/XXX/O..\" 0..0"},
      {"6,2,3", "XXXXXX/OOXOO.", "position_counts at 0 \"XXXXXX/OOXOO.\" 7..4"},
      {"6,3,3", "XXXXXX/OO.OOX/......", "position_counts at 0 \"XXXXXX/OO.OOX/......\" 7..4"},
      // Six in a row hold two lines of three with no cell in common.
      {"6,3,3", "XXXXXX/OO.OO./O.....", "position_after_end at 0 \"XXXXXX/OO.OO./O.....\" 0..0"},
      {"2,2,1", "XX/..", "position_counts at 0 \"XX/..\" 2..0"},
      {"2,2,1", "XO/..", "position_both_completed at 0 \"XO/..\" 0..0"},
      {"3,3,3,misere", "XXX/OO./O..", "position_after_end at 0 \"XXX/OO./O..\" 0..0"},
      {"3,3,3", ".../../...", "position_row_length at 4 \"..\" 3..2"},
      {"3,3,3", ".../.../X...", "position_row_length at 8 \"X...\" 3..4"},
      {"3,3,3", "//", "position_row_length at 0 \"\" 3..0"},
      {"3,3,3", ".../.-./...", "position_symbol at 5 \"-\" 0..0"},
      {"3,3,3", "0../.../...", "position_symbol at 0 \"0\" 0..0"},
      {"3,3,3", ".../.../.. ", "position_symbol at 10 \" \" 0..0"}};
  for (const auto& [on, text, error] : all) {
    const auto position = parse_position(text, rules(on));
    ASSERT_FALSE(position) << text;
    EXPECT_EQ(told(position.error()), error) << on;
  }
}

TEST(PositionText, MayHoldSeveralLinesThatOneMoveCompletes) {
  EXPECT_EQ(parse_position("XXX/XOO/XOO", Rules()).value().completed_lines().size(), 2u);
  EXPECT_EQ(parse_position("XXXXX/OO.OO", rules("5,2,3")).value().completed_lines().size(), 3u);
}

TEST(PositionText, OfMiserePlayIsHeldToTheSameLines) {
  EXPECT_EQ(parse_position("XXX/OO./...", rules("3,3,3,misere")).value().outcome(),
            Outcome::win(Mark::O));
}

}  // namespace
}  // namespace mnk
