#include "arguments/parse_error_words.h"
#include "console/messages.h"
#include "engine/notation.h"
#include "game/position.h"

namespace mnk::console::messages {
namespace {

using mnk::messages::quote;

std::string board_size(const Rules& rules) {
  return std::to_string(rules.columns()) + "x" + std::to_string(rules.rows());
}

std::string range(int low, int high) {
  return low == high ? "only " + std::to_string(low)
                     : std::to_string(low) + " to " + std::to_string(high);
}

/// "columns are a to c, rows 1 to 3".
std::string cell_names(const Rules& rules) {
  const char last_column = static_cast<char>('a' + rules.columns() - 1);
  return "columns are a to " + std::string(1, last_column) + ", rows 1 to " +
         std::to_string(rules.rows());
}

std::string marks_leave(int marks) {
  return "Each side keeps " + std::to_string(marks) +
         " marks: one more makes its oldest, here in parentheses, leave.\n";
}

}  // namespace

std::string introduction(const games::AnyPosition& start) {
  const Rules& rules = start.board();
  std::string text = "Tic-tac-toe on a " + board_size(rules) +
                     " board: " + std::to_string(rules.in_a_row()) + " in a row " +
                     (rules.misere() ? "loses" : "wins") + ".";
  if (!start.outcome().over()) text += std::string(" ") + letter(start.to_move()) + " moves first.";
  text += "\nType 'help' to see how to enter a move.\n";
  if (const auto kept = games::kept_marks(start.rules())) text += marks_leave(*kept);
  return text;
}

std::string how_to_move(const Rules& rules, Numbering numbering) {
  const int first = first_number(numbering);
  std::string text = "Enter one of these:\n";
  if (has_letter_keys(rules)) text += "  a letter: q w e / a s d / z x c, placed as on the board\n";
  text += "  a number: " + range(first, first + rules.cell_count() - 1) + ", row by row\n";
  text += "  row and column: '" + std::to_string(first) + " " + std::to_string(first) +
          "' is top left\n";
  text += "  a cell name: column letter and row number, 'a1' is top left\n";
  text += "  undo: takes the last move back; quit: ends the program\n";
  return text;
}

std::string prompt(Mark mark) { return std::string(1, letter(mark)) + ": enter your move: "; }

std::string computer_move(Mark mark, Cell cell) {
  return std::string(1, letter(mark)) + " makes a move to square " + to_text(cell) + "\n";
}

std::string explain(const InputFault& fault, const Rules& rules) {
  const std::string found = quote(fault.found);
  switch (fault.reason) {
    case InputFault::Reason::empty:
      return "Nothing was entered: name a cell, or type 'help'.\n";
    case InputFault::Reason::not_understood:
      return found + " is not a cell: type 'help' to see how to enter a move.\n";
    case InputFault::Reason::number_out_of_range:
      return found + " is out of range: " + range(fault.low, fault.high) + ".\n";
    case InputFault::Reason::row_out_of_range:
      return "Row " + found + " is out of range: " + range(fault.low, fault.high) + ".\n";
    case InputFault::Reason::column_out_of_range:
      return "Column " + found + " is out of range: " + range(fault.low, fault.high) + ".\n";
    case InputFault::Reason::letters_elsewhere:
      return found + " alone names a cell on 3x3 boards only: type 'help'.\n";
    case InputFault::Reason::off_the_board:
      break;
  }
  return found + " is off the board: " + cell_names(rules) + ".\n";
}

std::string taken(Cell cell) { return to_text(cell) + " is already taken: choose another cell.\n"; }

std::string result(Outcome outcome, bool misere) {
  const auto winner = outcome.winner();
  if (!winner) return "It's a tie! The board is full.\n";
  std::string text = std::string(1, letter(*winner)) + " wins!";
  if (misere) text += " " + std::string(1, letter(opponent(*winner))) + " completed a row.";
  return text + "\n";
}

std::string leaves_with_this_move(Cell cell) {
  return to_text(cell) + " is taken: its mark leaves only with this move. Choose another cell.\n";
}

constexpr std::string_view stood_before =
    "This position stood there before: once more and it is a draw.\n";
constexpr std::string_view drawn_by_repetition =
    "It's a tie! The position stands there for the third time.\n";

constexpr std::string_view nothing_to_play = "The game is over in this position.\n";
constexpr std::string_view nothing_to_undo = "There is no move to take back.\n";
constexpr std::string_view another_game = "Another game? (y/n) ";
constexpr std::string_view yes_or_no = "Please answer y or n.\n";

}  // namespace mnk::console::messages
