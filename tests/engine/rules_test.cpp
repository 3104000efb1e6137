#include "engine/rules.h"

#include <gtest/gtest.h>

#include "support/engine_printers.h"

namespace mnk {
namespace {

using Field = RulesFault::Field;

TEST(Rules, AreTicTacToeUnlessToldOtherwise) {
  const Rules rules;
  EXPECT_EQ(rules.columns(), 3);
  EXPECT_EQ(rules.rows(), 3);
  EXPECT_EQ(rules.in_a_row(), 3);
  EXPECT_FALSE(rules.misere());
  EXPECT_EQ(rules, Rules::make(3, 3, 3).value());
}

TEST(Rules, TakeEverySideFromOneToTwenty) {
  for (int number = 1; number <= 20; ++number) {
    EXPECT_TRUE(Rules::make(number, 1, 1));
    EXPECT_TRUE(Rules::make(1, number, 1));
    EXPECT_TRUE(Rules::make(1, 1, number)) << "k may exceed the board";
  }
}

TEST(Rules, NameTheFirstFieldThatIsOutOfRange) {
  for (const int bad : {-1, 0, 21, 1'000'000}) {
    const auto columns = Rules::make(bad, bad, bad);
    ASSERT_FALSE(columns);
    EXPECT_EQ(columns.error().field, Field::columns);
    EXPECT_EQ(columns.error().found, bad);
    const auto rows = Rules::make(3, bad, bad);
    ASSERT_FALSE(rows);
    EXPECT_EQ(rows.error().field, Field::rows);
    EXPECT_EQ(rows.error().found, bad);
    const auto in_a_row = Rules::make(3, 3, bad);
    ASSERT_FALSE(in_a_row);
    EXPECT_EQ(in_a_row.error().field, Field::in_a_row);
    EXPECT_EQ(in_a_row.error().found, bad);
  }
}

TEST(Rules, DifferWhenAnyPartDiffers) {
  const Rules rules = Rules::make(4, 5, 3).value();
  EXPECT_NE(rules, Rules::make(5, 4, 3).value());
  EXPECT_NE(rules, Rules::make(4, 5, 4).value());
  EXPECT_NE(rules, Rules::make(4, 5, 3, true).value());
}

TEST(Rules, NumberTheCellsInReadingOrderAndBack) {
  const Rules rules = Rules::make(4, 2, 2).value();
  EXPECT_EQ(rules.cell_count(), 8);
  EXPECT_EQ(rules.index({.row = 0, .column = 3}), 3);
  EXPECT_EQ(rules.index({.row = 1, .column = 0}), 4);
  for (int index = 0; index < rules.cell_count(); ++index) {
    EXPECT_TRUE(rules.contains(rules.cell(index)));
    EXPECT_EQ(rules.index(rules.cell(index)), index);
  }
}

TEST(Rules, ContainNoCellBeyondAnEdge) {
  const Rules rules = Rules::make(4, 2, 2).value();
  EXPECT_TRUE(rules.contains({.row = 1, .column = 3}));
  EXPECT_FALSE(rules.contains({.row = 2, .column = 0}));
  EXPECT_FALSE(rules.contains({.row = 0, .column = 4}));
  EXPECT_FALSE(rules.contains({.row = -1, .column = 0}));
  EXPECT_FALSE(rules.contains({.row = 0, .column = -1}));
}

}  // namespace
}  // namespace mnk
