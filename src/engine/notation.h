#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/parse_error.h"
#include "engine/position.h"

/// The written forms of rules, cells and moves. Position text has a header of its own.
namespace mnk {

/// `3,3,3`, or `3,3,3,misere`.
[[nodiscard]] std::string to_text(const Rules& rules);
[[nodiscard]] std::expected<Rules, ParseError> parse_rules(std::string_view text);

/// As in a spreadsheet: column letter, then row number from the top. {0, 2} is `c1`.
[[nodiscard]] std::string to_text(Cell cell);

/// A cell of the board of `rules`; capital letters are understood too.
[[nodiscard]] std::expected<Cell, ParseError> parse_cell(std::string_view text, const Rules& rules);

/// Cell names joined by `.`: `b2.a1.c3`; empty for no moves.
[[nodiscard]] std::string to_text(const std::vector<Cell>& moves);

/// What was wrong with a moves text, and the legal moves before it.
struct MovesError {
  ParseError error;
  std::vector<Cell> legal_prefix;
};

/// Replays the moves by the ordinary rules, so what comes back can be played from `start`, or from
/// the empty board.
[[nodiscard]] std::expected<std::vector<Cell>, MovesError> parse_moves(std::string_view text,
                                                                       const Position& start);
[[nodiscard]] std::expected<std::vector<Cell>, MovesError> parse_moves(std::string_view text,
                                                                       const Rules& rules);

}  // namespace mnk
