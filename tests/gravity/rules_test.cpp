#include <gtest/gtest.h>

#include "play.h"

namespace mnk::gravity {
namespace {

TEST(GravityRules, TakeBoardsUpToTenByTenAndAnyNumberInARow) {
  for (int columns = -1; columns <= 12; ++columns) {
    for (int rows = -1; rows <= 12; ++rows) {
      for (int k = -1; k <= 22; ++k) {
        const bool fits =
            columns >= 1 && columns <= 10 && rows >= 1 && rows <= 10 && k >= 1 && k <= 20;
        EXPECT_EQ(Rules::make(columns, rows, k).has_value(), fits)
            << columns << ' ' << rows << ' ' << k;
      }
    }
  }
}

TEST(GravityRules, SayWhichNumberIsOutOfRangeAndWhatWouldBeRight) {
  using Reason = ParseError::Reason;
  const auto fault = [](std::string_view text) {
    return game().make_board(split_rules(text).value(), false).error();
  };
  EXPECT_EQ(fault("11,6,4"), (ParseError{.reason = Reason::columns_out_of_range,
                                         .offset = 0,
                                         .found = "11",
                                         .low = 1,
                                         .high = 10}));
  EXPECT_EQ(
      fault("7,0,4"),
      (ParseError{
          .reason = Reason::rows_out_of_range, .offset = 2, .found = "0", .low = 1, .high = 10}));
  EXPECT_EQ(fault("7,6,21"), (ParseError{.reason = Reason::in_a_row_out_of_range,
                                         .offset = 4,
                                         .found = "21",
                                         .low = 1,
                                         .high = 20}));
}

TEST(GravityRules, AreWrittenWithTheirOption) {
  EXPECT_EQ(games::to_text(Rules()), "7,6,4,gravity");
  EXPECT_EQ(games::to_text(test::rules("4,5,4", true)), "4,5,4,gravity,misere");
}

}  // namespace
}  // namespace mnk::gravity
