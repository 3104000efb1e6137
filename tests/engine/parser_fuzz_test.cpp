#include <gtest/gtest.h>

#include "support/board.h"
#include "support/dice.h"
#include "support/engine_printers.h"
#include "support/notation_promises.h"

/// Every parser against texts that nobody would write: it must not crash, what it accepts must be
/// valid and read back as written, and what it refuses must be found at the offset it names.
namespace mnk {
namespace {

using test::Dice;
using test::try_cell;
using test::try_moves;
using test::try_position;
using test::try_rules;

constexpr int rounds = 20'000;
constexpr std::string_view alphabet = "XOxo./,abcs0123459misere-";

const auto expect = [](bool holds, std::string_view promise, std::string_view text) {
  EXPECT_TRUE(holds) << promise << ": " << text;
};

TEST(ParserFuzz, RulesTextTakesAnyBytes) {
  Dice dice(101);
  for (int i = 0; i < rounds; ++i) {
    try_rules(dice.text(alphabet, 16), expect);
    try_rules(dice.damage(to_text(dice.rules(Rules::max_side)), alphabet), expect);
  }
}

TEST(ParserFuzz, CellNameTakesAnyBytes) {
  Dice dice(102);
  for (int i = 0; i < rounds; ++i) {
    const Rules rules = dice.rules(Rules::max_side);
    try_cell(dice.text(alphabet, 5), rules, expect);
    try_cell(dice.damage(to_text(rules.cell(dice.below(rules.cell_count()))), alphabet), rules,
             expect);
  }
}

TEST(ParserFuzz, MovesTextTakesAnyBytes) {
  Dice dice(103);
  for (int i = 0; i < rounds; ++i) {
    const Rules rules = dice.rules(5);
    try_moves(dice.text(alphabet, 30), rules, expect);
    Position position(rules);
    while (!position.outcome().over() && dice.below(8) != 0) {
      ASSERT_TRUE(position.play(dice.pick(position.available_moves())));
    }
    try_moves(dice.damage(to_text(position.history()), alphabet), rules, expect);
  }
}

TEST(ParserFuzz, PositionTextTakesAnyBytes) {
  Dice dice(104);
  for (int i = 0; i < rounds; ++i) {
    const Rules rules = dice.rules(5);
    try_position(dice.text(alphabet, 30), rules, expect);
    Position position(rules);
    while (!position.outcome().over() && dice.below(8) != 0) {
      ASSERT_TRUE(position.play(dice.pick(position.available_moves())));
    }
    try_position(dice.damage(to_position_text(position), alphabet), rules, expect);
  }
}

}  // namespace
}  // namespace mnk
