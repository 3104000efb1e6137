#include "arguments/parse_error_words.h"

namespace mnk::messages {
namespace {

using ParseReason = ParseError::Reason;

std::string range(const ParseError& error) {
  return std::to_string(error.low) + " to " + std::to_string(error.high);
}

/// How many columns or rows there can be. Where marks fall boards are smaller, and where they
/// vanish smaller still.
std::string sides(const ParseError& error) {
  constexpr int max_where_marks_fall = 10;
  std::string where;
  if (error.high == max_where_marks_fall) where = " where marks fall";
  if (error.high < max_where_marks_fall) where = " where marks vanish";
  return " do not fit" + where + ": there can be " + range(error);
}

std::string off_board(const ParseError& error) {
  const char last_column = static_cast<char>('a' + error.low - 1);
  return " is off the board: columns are a to " + std::string(1, last_column) + ", rows 1 to " +
         std::to_string(error.high);
}

std::string no_room(const ParseError& error) {
  const std::string why =
      " in a row do not fit marks that vanish: a line must fit on the board, and with the marks of "
      "both sides a cell must stay free; ";
  return why + (error.high < error.low ? "no number does" : "it can be " + range(error));
}

/// What is wrong with the piece that was found.
std::string fault(const ParseError& error) {
  switch (error.reason) {
    case ParseReason::rules_form:
      return " is not of the form m,n,k or m,n,k,misere, such as 3,3,3";
    case ParseReason::columns_out_of_range:
      return " columns" + sides(error);
    case ParseReason::rows_out_of_range:
      return " rows" + sides(error);
    case ParseReason::in_a_row_out_of_range:
      return " in a row do not fit: it can be " + range(error);
    case ParseReason::cell_form:
      return " is not a cell: a letter and a number, such as b2";
    case ParseReason::cell_off_board:
      return off_board(error);
    case ParseReason::cell_taken:
      return " is taken";
    case ParseReason::game_over:
      return " cannot be played: the game was over before it";
    case ParseReason::position_row_count:
      return " has " + std::to_string(error.high) + " rows separated by '/': there should be " +
             std::to_string(error.low);
    case ParseReason::position_row_length:
      return " has " + std::to_string(error.high) + " cells: there should be " +
             std::to_string(error.low);
    case ParseReason::position_symbol:
      return " stands for nothing: X, O and . do";
    case ParseReason::position_counts:
      return " has " + std::to_string(error.low) + " X and " + std::to_string(error.high) +
             " O: there should be as many X as O, or one more";
    case ParseReason::position_both_completed:
      return " cannot come about: X and O have both completed a line";
    case ParseReason::rules_option:
      return " is no option of rules: misere, vanish and gravity are, each of them once";
    case ParseReason::no_room_to_vanish:
      return no_room(error);
    case ParseReason::marks_form:
      return " is not the marks of X, those of O, each in the order in which they came, "
             "and the side to move, as in b2.c3/a1/O";
    case ParseReason::marks_counts:
      return " has " + std::to_string(error.low) + " X and " + std::to_string(error.high) +
             " O: there should be as many X as O when X is to move, else one more, "
             "and no more than each side keeps";
    case ParseReason::cell_floating:
      return " would float: a mark falls to the lowest free cell of its column";
    case ParseReason::column_full:
      return " does not fit: its column is full";
    case ParseReason::position_floating:
      return " floats: a mark falls to the lowest free cell of its column";
    case ParseReason::position_order:
      return " cannot come about: the marks cannot have fallen in this order";
    case ParseReason::position_after_end:
      break;
  }
  return " cannot come about: play went on after a line was completed";
}

}  // namespace

std::string quote(std::string_view text) {
  constexpr std::size_t longest = 60;
  constexpr std::string_view digits = "0123456789abcdef";
  std::string quoted = "'";
  for (const char c : text.substr(0, longest)) {
    const auto byte = static_cast<unsigned char>(c);
    if (c >= ' ' && c <= '~') {
      quoted += c;
    } else {
      quoted.append("\\x").append(1, digits[byte >> 4U]).append(1, digits[byte & 0xFU]);
    }
  }
  return quoted + (text.size() > longest ? "...'" : "'");
}

std::string describe(const ParseError& error) {
  const std::string what = error.found.empty() ? "nothing" : quote(error.found);
  const std::string where = " (at character " + std::to_string(error.offset + 1) + ")";
  return what + fault(error) + where;
}

}  // namespace mnk::messages
