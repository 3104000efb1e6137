#include <gtest/gtest.h>

#include "support/board.h"
#include "support/dice.h"
#include "support/engine_printers.h"

/// Every parser against texts that nobody would write: it must not crash, what it accepts must be
/// valid and read back as written, and what it refuses must be found at the offset it names.
namespace mnk {
namespace {

using test::Dice;

constexpr int rounds = 20'000;
constexpr std::string_view alphabet = "XOxo./,abcs0123459misere-";

void expect_points_into(std::string_view text, const ParseError& error) {
  ASSERT_LE(error.offset, text.size()) << text;
  EXPECT_EQ(text.substr(error.offset, error.found.size()), error.found) << text;
}

void try_rules(std::string_view text) {
  const auto rules = parse_rules(text);
  if (!rules) {
    expect_points_into(text, rules.error());
    return;
  }
  EXPECT_EQ(parse_rules(to_text(*rules)), *rules) << text;
  EXPECT_TRUE(Rules::make(rules->columns(), rules->rows(), rules->in_a_row()));
}

void try_cell(std::string_view text, const Rules& rules) {
  const auto cell = parse_cell(text, rules);
  if (!cell) {
    expect_points_into(text, cell.error());
    return;
  }
  EXPECT_TRUE(rules.contains(*cell)) << text;
  EXPECT_EQ(parse_cell(to_text(*cell), rules), *cell) << text;
}

void try_moves(std::string_view text, const Rules& rules) {
  const auto moves = parse_moves(text, rules);
  if (!moves) {
    expect_points_into(text, moves.error().error);
    const std::string prefix = to_text(moves.error().legal_prefix);
    EXPECT_EQ(parse_moves(prefix, rules).value(), moves.error().legal_prefix) << text;
    return;
  }
  EXPECT_EQ(parse_moves(to_text(*moves), rules).value(), *moves) << text;
}

void try_position(std::string_view text, const Rules& rules) {
  const auto position = parse_position(text, rules);
  if (!position) {
    expect_points_into(text, position.error());
    return;
  }
  EXPECT_EQ(parse_position(to_position_text(*position), rules), *position) << text;
}

TEST(ParserFuzz, RulesTextTakesAnyBytes) {
  Dice dice(101);
  for (int i = 0; i < rounds; ++i) {
    try_rules(dice.text(alphabet, 16));
    try_rules(dice.damage(to_text(dice.rules(19)), alphabet));
  }
}

TEST(ParserFuzz, CellNameTakesAnyBytes) {
  Dice dice(102);
  for (int i = 0; i < rounds; ++i) {
    const Rules rules = dice.rules(19);
    try_cell(dice.text(alphabet, 5), rules);
    try_cell(dice.damage(to_text(rules.cell(dice.below(rules.cell_count()))), alphabet), rules);
  }
}

TEST(ParserFuzz, MovesTextTakesAnyBytes) {
  Dice dice(103);
  for (int i = 0; i < rounds; ++i) {
    const Rules rules = dice.rules(5);
    try_moves(dice.text(alphabet, 30), rules);
    Position position(rules);
    while (!position.outcome().over() && dice.below(8) != 0) {
      ASSERT_TRUE(position.play(dice.pick(position.available_moves())));
    }
    try_moves(dice.damage(to_text(position.history()), alphabet), rules);
  }
}

TEST(ParserFuzz, PositionTextTakesAnyBytes) {
  Dice dice(104);
  for (int i = 0; i < rounds; ++i) {
    const Rules rules = dice.rules(5);
    try_position(dice.text(alphabet, 30), rules);
    Position position(rules);
    while (!position.outcome().over() && dice.below(8) != 0) {
      ASSERT_TRUE(position.play(dice.pick(position.available_moves())));
    }
    try_position(dice.damage(to_position_text(position), alphabet), rules);
  }
}

}  // namespace
}  // namespace mnk
