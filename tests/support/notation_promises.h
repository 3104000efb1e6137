#pragma once

#include <string_view>

#include "engine/notation.h"
#include "engine/position_text.h"

/// What holds of every parser of the engine, whatever the text: what it accepts is valid and reads
/// back as written, and what it refuses is found at the offset that it names. Who asks brings
/// `expect(holds, promise, text)`, since a unit test and a fuzzer take a broken promise
/// differently.
namespace mnk::test {

inline void expect_points_into(std::string_view text, const ParseError& error, const auto& expect) {
  expect(
      error.offset <= text.size() && text.substr(error.offset, error.found.size()) == error.found,
      "an error quotes the text where it says", text);
}

inline void try_rules(std::string_view text, const auto& expect) {
  const auto rules = parse_rules(text);
  if (!rules) return expect_points_into(text, rules.error(), expect);
  expect(parse_rules(to_text(*rules)) == *rules, "rules read back as written", text);
  expect(Rules::make(rules->columns(), rules->rows(), rules->in_a_row()).has_value(),
         "rules are possible", text);
}

inline void try_cell(std::string_view text, const Rules& rules, const auto& expect) {
  const auto cell = parse_cell(text, rules);
  if (!cell) return expect_points_into(text, cell.error(), expect);
  expect(rules.contains(*cell), "a cell is on the board", text);
  expect(parse_cell(to_text(*cell), rules) == *cell, "a cell reads back as written", text);
}

inline void try_moves(std::string_view text, const Rules& rules, const auto& expect) {
  const auto moves = parse_moves(text, rules);
  if (!moves) expect_points_into(text, moves.error().error, expect);
  const std::vector<Cell>& legal = moves ? *moves : moves.error().legal_prefix;
  Position position(rules);
  for (const Cell cell : legal)
    expect(position.play(cell).has_value(), "moves can be played", text);
  expect(parse_moves(to_text(legal), rules) == legal, "moves read back as written", text);
}

inline void try_position(std::string_view text, const Rules& rules, const auto& expect) {
  const auto position = parse_position(text, rules);
  if (!position) return expect_points_into(text, position.error(), expect);
  expect(parse_position(to_position_text(*position), rules) == *position,
         "a position reads back as written", text);
}

}  // namespace mnk::test
