#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "text/scan.h"

namespace mnk {

/// The fault in a text from outside: what, where, and the numbers that would be right. It contains
/// no sentences: front ends word it in their language.
struct ParseError {
  enum class Reason : std::uint8_t {
    rules_form,               ///< not `m,n,k` or `m,n,k,misere`
    columns_out_of_range,     ///< low..high would be right; the same for the next two
    rows_out_of_range,        ///<
    in_a_row_out_of_range,    ///<
    cell_form,                ///< not a letter and a number
    cell_off_board,           ///< low columns × high rows is the board
    cell_taken,               ///< holds a mark already
    game_over,                ///< the game ended before this move
    position_row_count,       ///< low is the number of rows wanted, high the number found
    position_row_length,      ///< low is the number of cells wanted, high the number found
    position_symbol,          ///< not one of `X`, `O`, `.`
    position_counts,          ///< low is the number of X found, high of O; X = O or O + 1 is right
    position_both_completed,  ///< X and O both have a line
    position_after_end,       ///< play went on after a line was completed
    rules_option,             ///< an option behind k that no game has, or one given twice
    no_room_to_vanish,        ///< low..high in a row leave each side its marks, a line and a free
                              ///< cell on this board; high < low when no number does
    marks_form,               ///< not the marks of X and of O in their order and the side to move
    marks_counts,             ///< low is the number of X found, high of O: more than each keeps, or
                              ///< not alternating
    cell_floating,            ///< a mark would fall further
    column_full,              ///< no mark fits into the column of this cell any more
    position_floating,        ///< a mark with a free cell below it, where marks fall
    position_order,           ///< no order of moves lets the marks fall like this
  };

  Reason reason;
  std::size_t offset = 0;  ///< where in the text, in characters from 0
  std::string found;       ///< the piece of the text that is wrong; empty at its end
  int low = 0;             ///< see Reason
  int high = 0;            ///< see Reason

  friend bool operator==(const ParseError&, const ParseError&) = default;
};

/// Their names in JSON.
inline constexpr std::array<std::string_view, 22> parse_error_names = {"rules_form",
                                                                       "columns_out_of_range",
                                                                       "rows_out_of_range",
                                                                       "in_a_row_out_of_range",
                                                                       "cell_form",
                                                                       "cell_off_board",
                                                                       "cell_taken",
                                                                       "game_over",
                                                                       "position_row_count",
                                                                       "position_row_length",
                                                                       "position_symbol",
                                                                       "position_counts",
                                                                       "position_both_completed",
                                                                       "position_after_end",
                                                                       "rules_option",
                                                                       "no_room_to_vanish",
                                                                       "marks_form",
                                                                       "marks_counts",
                                                                       "cell_floating",
                                                                       "column_full",
                                                                       "position_floating",
                                                                       "position_order"};

/// The error that this whole piece of a text is.
[[nodiscard]] inline ParseError error_at(const Token& token, ParseError::Reason reason, int low = 0,
                                         int high = 0) {
  return {.reason = reason,
          .offset = token.offset,
          .found = std::string(token.text),
          .low = low,
          .high = high};
}

}  // namespace mnk
