#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/parse_error.h"
#include "engine/position.h"

namespace mnk {

/// The content of each cell, row-major.
using Marks = std::vector<std::optional<Mark>>;

/// A mark on the board. Where the order of marks matters a list of them has it, oldest first.
struct PlacedMark {
  Cell cell;
  Mark mark = Mark::X;

  friend bool operator==(const PlacedMark&, const PlacedMark&) = default;
};
using PlacedMarks = std::vector<PlacedMark>;

/// The resulting content of each cell, row-major. The cells must be on the board.
[[nodiscard]] Marks on_board(const PlacedMarks& marks, const Rules& rules);

/// Rows from the top separated by `/`, with `X`, `O` and `.`: `XO./.X./..O`.
[[nodiscard]] std::string to_position_text(const Position& position);
/// The same of marks, one for each cell of the board.
[[nodiscard]] std::string to_position_text(const Marks& marks, const Rules& rules);

/// Marks in the form of a position, whether play can reach them or not. `x` and `o` are understood
/// as `X` and `O`.
[[nodiscard]] std::expected<Marks, ParseError> parse_marks(std::string_view text,
                                                           const Rules& rules);

/// A position that play can reach: X has as many marks as O or one more, at most one side has
/// completed lines, and some last move completed all of them at once.
[[nodiscard]] std::expected<Position, ParseError> parse_position(std::string_view text,
                                                                 const Rules& rules);

}  // namespace mnk
