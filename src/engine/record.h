#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rules.h"

/// Games in the file formats of other gomoku programs.
namespace mnk {

/// A game from the empty board. X is black in these formats, and moves first.
struct WrittenGame {
  Rules rules;
  std::vector<Cell> moves;  ///< legal, in order

  friend bool operator==(const WrittenGame&, const WrittenGame&) = default;
};

enum class RecordFormat : std::uint8_t {
  sgf,    ///< Smart Game Format for gomoku: `(;GM[4]FF[4]SZ[15];B[hh];W[if])`
  psq,    ///< Piskvorky's: `Piskvorky 15x15, 11:11, 0`, then one `x,y,ms` per line, counted from 1
  plain,  ///< cells without separators, rows counted from the bottom: `h8i10`
  moves   ///< in our notation, with the rules: `15,15,5 h8.i10`
};

/// The fault of a record, and its place.
struct RecordError {
  enum class Reason : std::uint8_t {
    empty,         ///< no content
    other_game,    ///< an SGF of another game than gomoku
    board_size,    ///< the size is missing or unsupported
    set_up,        ///< an SGF that starts with stones already placed
    move,          ///< not a move
    damaged_line,  ///< a line of psq that should be a move but is not
    unclosed,      ///< a truncated SGF: a bracket or parenthesis is not closed
    illegal_move   ///< off the board, on a taken cell, by the wrong side, or after the end
  };
  Reason reason;
  std::size_t line;    ///< from 1
  std::size_t column;  ///< in characters of the line, from 1

  friend bool operator==(const RecordError&, const RecordError&) = default;
};

/// Parses a record in any format, detected from its beginning. Reads only the main line of a
/// variation tree, and ignores names and numbers after the moves of a psq. Plain text is played
/// under `usual`; the other formats name the board and take only the number in a row from `usual`.
[[nodiscard]] std::expected<WrittenGame, RecordError> parse_record(std::string_view text,
                                                                   const Rules& usual);

/// parse_record() reads the same game back if `usual` differs at most in its size. `plain` names no
/// board, so it needs exactly the same rules and at least one move. It does not read `moves`.
[[nodiscard]] std::string to_text(const WrittenGame& record, RecordFormat format);

}  // namespace mnk
