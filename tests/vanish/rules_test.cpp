#include <gtest/gtest.h>

#include "play.h"

namespace mnk::vanish {
namespace {

TEST(VanishRules, TakeBoardsUpToFourByFourWhereALineFitsAndACellStaysFree) {
  for (int columns = -1; columns <= 6; ++columns) {
    for (int rows = -1; rows <= 6; ++rows) {
      for (int k = -1; k <= 6; ++k) {
        const bool fits = columns >= 1 && columns <= 4 && rows >= 1 && rows <= 4 && k >= 2 &&
                          k <= 4 && (k <= columns || k <= rows) && columns * rows > 2 * k;
        EXPECT_EQ(Rules::make(columns, rows, k).has_value(), fits)
            << columns << ' ' << rows << ' ' << k;
      }
    }
  }
}

TEST(VanishRules, SayWhichNumberDoesNotFitAndWhatWould) {
  const auto in_a_row = Rules::make(3, 3, 4).error();
  EXPECT_EQ(in_a_row.field, RulesFault::Field::in_a_row);
  EXPECT_EQ(in_a_row.low, 2);
  EXPECT_EQ(in_a_row.high, 3);
  EXPECT_EQ(Rules::make(5, 3, 3).error().field, RulesFault::Field::columns);
  EXPECT_EQ(Rules::make(3, 5, 3).error().field, RulesFault::Field::rows);
  const auto none = Rules::make(2, 2, 2).error();
  EXPECT_LT(none.high, none.low);
}

TEST(VanishRules, ReadBackAsWritten) {
  for (const auto* text : {"3,3,3,vanish", "3,3,3,vanish,misere", "4,3,4,vanish", "4,4,2,vanish"}) {
    EXPECT_EQ(games::to_text(test::rules(text)), text);
  }
}

}  // namespace
}  // namespace mnk::vanish
