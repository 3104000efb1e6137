#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/notation.h"

/// Boards and games drawn in tests. An illegal drawing ends the test at once.
namespace mnk::test {

inline Rules rules(std::string_view text) { return parse_rules(text).value(); }

/// A board from its rows, top to bottom, blanks as row ends: "XO. .X. ..O".
inline Position board(const Rules& rules, std::string drawing) {
  for (char& c : drawing) {
    if (c == ' ') c = '/';
  }
  return parse_position(drawing, rules).value();
}

/// A board cell by cell, even one that no play reaches: "XO..X...O".
inline Position marked(const Rules& rules, std::string_view cells) {
  std::vector<std::optional<Mark>> marks;
  for (const char c : cells) {
    marks.push_back(c == '.' ? std::nullopt : std::optional(c == 'X' ? Mark::X : Mark::O));
  }
  return {rules, std::move(marks)};
}

/// A game from its moves: "b2.a1.c3".
inline Position game(const Rules& rules, std::string_view moves) {
  Position position(rules);
  const std::vector<Cell> cells = parse_moves(moves, Position(rules)).value();
  for (const Cell cell : cells) position.play(cell);
  return position;
}

inline Cell cell(std::string_view name) {
  return parse_cell(name, Rules::make(Rules::max_side, Rules::max_side, 5).value()).value();
}

/// Eight stones in the middle of 15×15 from which neither side wins by force at once.
inline const Position& opening() {
  static const Position position = game(rules("15,15,5"), "h8.i9.h10.h9.g9.i11.i7.f10");
  return position;
}

}  // namespace mnk::test
