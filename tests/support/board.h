#pragma once

#include <string>
#include <string_view>

#include "engine/notation.h"

/// Boards and games drawn in tests. A drawing that is not legal ends the test at once.
namespace mnk::test {

inline Rules rules(std::string_view text) { return parse_rules(text).value(); }

/// A board from its rows, top to bottom, blanks as row ends: "XO. .X. ..O".
inline Position board(const Rules& rules, std::string drawing) {
  for (char& c : drawing) {
    if (c == ' ') c = '/';
  }
  return parse_position(drawing, rules).value();
}

/// A game from its moves: "b2.a1.c3".
inline Position game(const Rules& rules, std::string_view moves) {
  Position position(rules);
  const std::vector<Cell> cells = parse_moves(moves, rules).value();
  for (const Cell cell : cells) position.play(cell);
  return position;
}

inline Cell cell(std::string_view name) {
  return parse_cell(name, Rules::make(Rules::max_side, Rules::max_side, 5).value()).value();
}

}  // namespace mnk::test
