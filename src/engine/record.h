#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.h"

/// Games as other gomoku programs write them.
namespace mnk {

/// A game from the empty board. X is black in these formats, and moves first.
struct WrittenGame {
  Rules rules;
  std::vector<Cell> moves;  ///< legal, in order

  friend bool operator==(const WrittenGame&, const WrittenGame&) = default;
};

enum class RecordFormat : std::uint8_t {
  sgf,   ///< Smart Game Format for gomoku: `(;GM[4]FF[4]SZ[15];B[hh];W[if])`
  psq,   ///< Piskvorky's: `Piskvorky 15x15, 11:11, 0`, then `x,y,ms` a line, counted from 1
  plain  ///< cells without anything between, rows counted from the bottom: `h8i10`
};

inline constexpr std::array<std::string_view, 3> record_format_names = {"sgf", "psq", "plain"};

/// The fault in a record, and its place.
struct RecordError {
  enum class Reason : std::uint8_t {
    empty,         ///< there is nothing in it
    other_game,    ///< an SGF of another game than gomoku
    board_size,    ///< no size, or one that no board has
    set_up,        ///< an SGF that begins from stones that were not played
    move,          ///< what stands there is no move
    damaged_line,  ///< a line of psq that should be a move, or looks like one, and is not
    unclosed,      ///< an SGF that breaks off: a bracket or parenthesis is not closed
    illegal_move   ///< off the board, on a cell that is taken, of the wrong side, or after the end
  };
  Reason reason;
  std::size_t line;    ///< from 1
  std::size_t column;  ///< in characters of the line, from 1

  friend bool operator==(const RecordError&, const RecordError&) = default;
};

/// Parses a record in any of the formats, recognised by its beginning. Reads the main line of a
/// tree of variations, and ignores the names and numbers after a psq's moves. `usual` are the rules
/// for plain text; the other formats have the board and take the number in a row from `usual`.
[[nodiscard]] std::expected<WrittenGame, RecordError> parse_record(std::string_view text,
                                                                   const Rules& usual);

/// The record as a text. parse_record() reads the same game back if `usual` has another board at
/// most. `plain` names no board: there `usual` must be the same rules, and the game must have a
/// move, since a text without any is empty.
[[nodiscard]] std::string to_text(const WrittenGame& record, RecordFormat format);

}  // namespace mnk
