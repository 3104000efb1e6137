#include "engine/notation.h"
#include "engine/position_text.h"
#include "fuzz/expectation.h"

// Line 1: rules; line 2: a cell, moves or a position on their board.
namespace mnk {
namespace {

using fuzz::expect;

void expect_points_into(std::string_view text, const ParseError& error) {
  expect(error.offset <= text.size(), "an error lies in the text");
  expect(text.substr(error.offset, error.found.size()) == error.found, "an error quotes the text");
}

void try_cell(std::string_view text, const Rules& rules) {
  const auto cell = parse_cell(text, rules);
  if (!cell) return expect_points_into(text, cell.error());
  expect(rules.contains(*cell), "a cell is on the board");
  expect(parse_cell(to_text(*cell), rules) == *cell, "a cell reads back as written");
}

void try_moves(std::string_view text, const Rules& rules) {
  const auto moves = parse_moves(text, rules);
  if (!moves) expect_points_into(text, moves.error().error);
  const std::vector<Cell>& legal = moves ? *moves : moves.error().legal_prefix;
  Position position(rules);
  for (const Cell cell : legal) expect(position.play(cell).has_value(), "moves can be played");
  expect(parse_moves(to_text(legal), rules) == legal, "moves read back as written");
}

void try_position(std::string_view text, const Rules& rules) {
  const auto position = parse_position(text, rules);
  if (!position) return expect_points_into(text, position.error());
  expect(parse_position(to_position_text(*position), rules) == *position,
         "a position reads back as written");
}

}  // namespace
}  // namespace mnk

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mnk;
  std::string_view text = fuzz::text_of(data, size);
  const std::string_view line = fuzz::take_line(text);
  const auto rules = parse_rules(line);
  if (!rules) {
    expect_points_into(line, rules.error());
    return 0;
  }
  fuzz::expect(parse_rules(to_text(*rules)) == *rules, "rules read back as written");
  try_cell(text, *rules);
  try_moves(text, *rules);
  try_position(text, *rules);
  return 0;
}
