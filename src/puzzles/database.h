#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/puzzle.h"
#include "solver/solver.h"

/// Puzzles in a file, as little of each as a solver cannot find out again.
namespace mnk {

struct StockedPuzzle {
  Position position;  ///< set up, without history; not the end of a game
  Cell last;          ///< holds the mark of the side that is not to move
  PuzzleTheme theme;
  int grade;

  friend bool operator==(const StockedPuzzle&, const StockedPuzzle&) = default;
};

/// What is wrong with a stock's text.
struct StockError {
  enum class Reason : std::uint8_t {
    rules,        ///< the line that begins a board's puzzles names no rules
    no_rules,     ///< a puzzle before any rules
    puzzle_form,  ///< not a theme and a grade, a cell and a position
    theme,        ///< no letter of a theme, or one that the board cannot have
    grade,        ///< not 1 to hardest_grade
    position,     ///< no position that play can reach, or the end of a game
    last          ///< no cell with the other side's mark
  };
  Reason reason;
  std::size_t line;  ///< of the text, from 1

  friend bool operator==(const StockError&, const StockError&) = default;
};

/// A line for each board's rules, and below it one for each of its puzzles: the theme's first
/// letter (`f` for threats, which come by fours) with the grade, the last move, and the position
/// text, in which a number stands for so many empty cells:
///
///     rules 3,3,3
///     w2 b3 X2/1O1/1O1
/// Of puzzles that were made: none of the theme `own`.
[[nodiscard]] std::string to_stock_text(const std::vector<StockedPuzzle>& puzzles);
[[nodiscard]] std::expected<std::vector<StockedPuzzle>, StockError> parse_stock(
    std::string_view text);

/// One puzzle by itself, as addresses have it: rules, theme, grade, last move and the position, as
/// a stock writes it: `3,3,3.win.2.b3.X2/1O1/1O1`.
[[nodiscard]] std::string to_puzzle_text(const StockedPuzzle& puzzle);
[[nodiscard]] std::expected<StockedPuzzle, StockError::Reason> parse_puzzle_text(
    std::string_view text);

[[nodiscard]] StockedPuzzle stocked(const Puzzle& puzzle);

/// The whole puzzle. Nothing if the position is no puzzle of this theme.
[[nodiscard]] std::optional<Puzzle> restored(const StockedPuzzle& puzzle, Solver& solver);

}  // namespace mnk
