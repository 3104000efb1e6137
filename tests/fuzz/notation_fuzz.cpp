#include "engine/notation.h"
#include "fuzz/expectation.h"

// A text that a parser of the engine accepts is valid and round-trips; the part that it refuses
// stands at the offset that it names.
namespace mnk {
namespace {

using fuzz::expect;

void expect_points_into(std::string_view text, const ParseError& error) {
  expect(
      error.offset <= text.size() && text.substr(error.offset, error.found.size()) == error.found,
      "an error quotes the text where it says");
}

void try_rules(std::string_view text) {
  const auto rules = parse_rules(text);
  if (!rules) return expect_points_into(text, rules.error());
  expect(parse_rules(to_text(*rules)) == *rules, "rules read back as written");
  expect(Rules::make(rules->columns(), rules->rows(), rules->in_a_row()).has_value(),
         "rules are possible");
}

void try_cell(std::string_view text, const Rules& rules) {
  const auto cell = parse_cell(text, rules);
  if (!cell) return expect_points_into(text, cell.error());
  expect(rules.contains(*cell), "a cell is on the board");
  expect(parse_cell(to_text(*cell), rules) == *cell, "a cell reads back as written");
}

void try_moves(std::string_view text, const Rules& rules) {
  const auto moves = parse_moves(text, Position(rules));
  if (!moves) expect_points_into(text, moves.error().error);
  const std::vector<Cell>& legal = moves ? *moves : moves.error().legal_prefix;
  Position position(rules);
  for (const Cell cell : legal) expect(position.play(cell).has_value(), "moves can be played");
  expect(parse_moves(to_text(legal), Position(rules)) == legal, "moves read back as written");
}

void try_position(std::string_view text, const Rules& rules) {
  const auto position = parse_position(text, rules);
  if (!position) return expect_points_into(text, position.error());
  expect(parse_position(to_position_text(*position), rules) == *position,
         "a position reads back as written");
}

}  // namespace
}  // namespace mnk

// Line 1: rules; line 2: a cell, moves or a position on their board.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace mnk;
  std::string_view text = fuzz::text_of(data, size);
  const std::string_view line = fuzz::take_line(text);
  try_rules(line);
  const Rules rules = parse_rules(line).value_or(Rules());
  try_cell(text, rules);
  try_moves(text, rules);
  try_position(text, rules);
  return 0;
}
