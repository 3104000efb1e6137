#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/position.h"
#include "text/scan.h"

/// Rules, cells, moves and positions as text, and parse errors.
namespace mnk {

/// The fault of a text from outside, its place, and the numbers that would be right. Front ends
/// turn it into sentences in their language.
struct ParseError {
  enum class Reason : std::uint8_t {
    rules_form,                    ///< not `m,n,k` or `m,n,k,misere`
    columns_out_of_range,          ///< low..high would be valid; also for the next two
    rows_out_of_range,             ///<
    in_a_row_out_of_range,         ///<
    cell_form,                     ///< not a letter and a number
    cell_off_board,                ///< low columns × high rows is the board
    cell_taken,                    ///< already holds a mark
    game_over,                     ///< the game ended before this move
    position_row_count,            ///< low: rows wanted; high: rows found
    position_row_length,           ///< low: cells wanted; high: cells found
    position_symbol,               ///< not one of `X`, `O`, `.`
    position_counts,               ///< low: X found; high: O found; X = O or O + 1 is valid
    position_both_completed,       ///< X and O both have a line
    position_after_end,            ///< has moves after a line was completed
    rules_option,                  ///< an option after k that is unknown or repeated
    vanish_in_a_row_out_of_range,  ///< low..high in a row leave each side its marks, a line and a
                                   ///< free cell on this board; high < low if no number does
    marks_form,                    ///< not the marks of X, those of O, and the side to move
    marks_counts,   ///< low: X found; high: O found; more than each side keeps, or not alternating
    cell_floating,  ///< the cell below is free, so a mark would fall further
    column_full,    ///< the column of this cell is full
    position_floating,  ///< a mark above a free cell, where marks fall
    position_order,     ///< no order of moves drops the marks like this
  };

  Reason reason;
  std::size_t offset = 0;  ///< into the text, in bytes from 0
  std::string found;       ///< the faulty piece of the text; empty at its end
  int low = 0;             ///< see Reason
  int high = 0;            ///< see Reason

  friend bool operator==(const ParseError&, const ParseError&) = default;
};

/// An error that covers the whole token.
[[nodiscard]] inline ParseError error_at(const Token& token, ParseError::Reason reason, int low = 0,
                                         int high = 0) {
  return {.reason = reason,
          .offset = token.offset,
          .found = std::string(token.text),
          .low = low,
          .high = high};
}

/// The option for misère play in rules texts.
inline constexpr std::string_view misere_option = "misere";

/// A rules text split into three numbers and named options. Each game decides which are valid.
struct RulesText {
  std::array<int, 3> numbers{};
  std::array<Token, 3> tokens{};  ///< of the numbers
  std::vector<Token> options;
};

/// Fails with rules_form if the text does not begin with three numbers.
[[nodiscard]] std::expected<RulesText, ParseError> split_rules(std::string_view text);

/// `3,3,3`, or `3,3,3,misere`.
[[nodiscard]] std::string to_text(const Rules& rules);
/// Reads rules of the m,n,k-game; registry/games.h reads those of any game.
[[nodiscard]] std::expected<Rules, ParseError> parse_rules(std::string_view text);
/// The parse error at the number that is out of range.
[[nodiscard]] ParseError error_of(const RulesFault& fault, const RulesText& text);
/// Makes a game's rules, `RulesOfGame`, from the three numbers and returns their board.
template <class RulesOfGame>
[[nodiscard]] std::expected<Rules, ParseError> make_board(const RulesText& text, bool misere) {
  const auto& [columns, rows, in_a_row] = text.numbers;
  const auto rules = RulesOfGame::make(columns, rows, in_a_row, misere);
  if (!rules) return std::unexpected(error_of(rules.error(), text));
  return rules->board();
}

/// As in a spreadsheet: column letter, then row number from the top. {0, 2} is `c1`.
[[nodiscard]] std::string to_text(Cell cell);

/// Fails if the cell is off the board. Accepts capital letters too.
[[nodiscard]] std::expected<Cell, ParseError> parse_cell(const Token& token, const Rules& rules);
[[nodiscard]] inline std::expected<Cell, ParseError> parse_cell(std::string_view text,
                                                                const Rules& rules) {
  return parse_cell(Token{.text = text}, rules);
}

/// Cell names joined by `.`: `b2.a1.c3`; empty for no moves.
[[nodiscard]] std::string to_text(const std::vector<Cell>& moves);
/// Needs at least one cell. Checks the board's edges, not whether the cells are legal moves.
[[nodiscard]] std::optional<std::vector<Cell>> parse_cells(std::string_view text,
                                                           const Rules& rules);

/// The error in a moves text, and the legal moves before it.
struct MovesError {
  ParseError error;
  std::vector<Cell> legal_prefix;
};

/// The parse error for a refused move.
[[nodiscard]] constexpr ParseError::Reason parse_reason(Refusal refusal) {
  using enum ParseError::Reason;
  constexpr std::array reasons = {cell_off_board, cell_taken, game_over, column_full,
                                  cell_floating};
  return reasons[static_cast<std::size_t>(refusal)];
}

/// Parses moves and plays them from a position of any game, stopping at the first error.
template <class PositionOfGame>
[[nodiscard]] std::expected<std::vector<Cell>, MovesError> parse_moves(std::string_view text,
                                                                       PositionOfGame position) {
  std::vector<Cell> moves;
  if (text.empty()) return moves;
  for (const Token& token : split(text, '.')) {
    const auto fail = [&](const ParseError& error) {
      return std::unexpected(MovesError{.error = error, .legal_prefix = std::move(moves)});
    };
    const auto cell = parse_cell(token, position.rules().board());
    if (!cell) return fail(cell.error());
    if (const auto played = position.play(*cell); !played) {
      return fail(error_at(token, parse_reason(played.error())));
    }
    moves.push_back(*cell);
  }
  return moves;
}

/// The content of each cell, row-major.
using Marks = std::vector<std::optional<Mark>>;

/// A mark on the board. Where the order of marks matters, lists have the oldest first.
struct PlacedMark {
  Cell cell;
  Mark mark = Mark::X;

  friend bool operator==(const PlacedMark&, const PlacedMark&) = default;
};
using PlacedMarks = std::vector<PlacedMark>;

/// The content of each cell, row-major. The marks must be on the board.
[[nodiscard]] Marks on_board(const PlacedMarks& marks, const Rules& rules);

/// Rows from the top separated by `/`, with `X`, `O` and `.`: `XO./.X./..O`.
[[nodiscard]] std::string to_position_text(const Position& position);
/// The same for marks, one per cell of the board.
[[nodiscard]] std::string to_position_text(const Marks& marks, const Rules& rules);

/// Reads marks in the form of a position, even if play cannot reach them. Accepts `x` and `o` too.
[[nodiscard]] std::expected<Marks, ParseError> parse_marks(std::string_view text,
                                                           const Rules& rules);

/// Accepts only positions that play can reach: X has as many marks as O or one more, at most one
/// side has completed lines, and a single last move can have completed them all.
[[nodiscard]] std::expected<Position, ParseError> parse_position(std::string_view text,
                                                                 const Rules& rules);

}  // namespace mnk
