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

/// The written forms of rules, cells, moves and positions, and what is wrong with a text.
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
    vanish_in_a_row_out_of_range,  ///< low..high in a row leave each side its marks, a line and a
                                   ///< free cell on this board; high < low when no number does
    marks_form,         ///< not the marks of X and of O in their order and the side to move
    marks_counts,       ///< low is the number of X found, high of O: more than each keeps, or
                        ///< not alternating
    cell_floating,      ///< a mark would fall further
    column_full,        ///< no mark fits into the column of this cell any more
    position_floating,  ///< a mark with a free cell below it, where marks fall
    position_order,     ///< no order of moves lets the marks fall like this
  };

  Reason reason;
  std::size_t offset = 0;  ///< where in the text, in characters from 0
  std::string found;       ///< the piece of the text that is wrong; empty at its end
  int low = 0;             ///< see Reason
  int high = 0;            ///< see Reason

  friend bool operator==(const ParseError&, const ParseError&) = default;
};

/// Their names in JSON.
inline constexpr std::array<std::string_view, 22> parse_error_names = {
    "rules_form",
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
    "vanish_in_a_row_out_of_range",
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

/// The option of misère play in rules texts.
inline constexpr std::string_view misere_option = "misere";

/// A rules text in parts: three numbers, then options by name. Each game decides which numbers and
/// options are valid.
struct RulesText {
  std::array<int, 3> numbers{};
  std::array<Token, 3> tokens{};  ///< where the numbers stand
  std::vector<Token> options;
};

/// Fails with rules_form where it does not begin with three numbers.
[[nodiscard]] std::expected<RulesText, ParseError> split_rules(std::string_view text);

/// `3,3,3`, or `3,3,3,misere`.
[[nodiscard]] std::string to_text(const Rules& rules);
/// The rules of an m,n,k-game; registry/games.h reads those of any game.
[[nodiscard]] std::expected<Rules, ParseError> parse_rules(std::string_view text);
/// The fault at the number that does not fit.
[[nodiscard]] ParseError error_of(const RulesFault& fault, const RulesText& text);
/// The board of the rules that `RulesOfGame`, those of any game, makes of the three numbers.
template <class RulesOfGame>
[[nodiscard]] std::expected<Rules, ParseError> make_board(const RulesText& text, bool misere) {
  const auto& [columns, rows, in_a_row] = text.numbers;
  const auto rules = RulesOfGame::make(columns, rows, in_a_row, misere);
  if (!rules) return std::unexpected(error_of(rules.error(), text));
  return rules->board();
}

/// As in a spreadsheet: column letter, then row number from the top. {0, 2} is `c1`.
[[nodiscard]] std::string to_text(Cell cell);

/// A cell of the board of `rules`; capital letters are understood too.
[[nodiscard]] std::expected<Cell, ParseError> parse_cell(const Token& token, const Rules& rules);
[[nodiscard]] inline std::expected<Cell, ParseError> parse_cell(std::string_view text,
                                                                const Rules& rules) {
  return parse_cell(Token{.text = text}, rules);
}

/// Cell names joined by `.`: `b2.a1.c3`; empty for no moves.
[[nodiscard]] std::string to_text(const std::vector<Cell>& moves);
/// One such name at least; whether the cells can be played is not looked at. Nothing for any other
/// text.
[[nodiscard]] std::optional<std::vector<Cell>> parse_cells(std::string_view text,
                                                           const Rules& rules);

/// The fault in a moves text, and the legal moves before it.
struct MovesError {
  ParseError error;
  std::vector<Cell> legal_prefix;
};

/// How a refused move is reported where moves are read.
[[nodiscard]] constexpr ParseError::Reason parse_reason(Refusal refusal) {
  switch (refusal) {
    case Refusal::game_over:
      return ParseError::Reason::game_over;
    case Refusal::column_full:
      return ParseError::Reason::column_full;
    case Refusal::floating:
      return ParseError::Reason::cell_floating;
    case Refusal::off_the_board:
    case Refusal::taken:
      break;
  }
  return ParseError::Reason::cell_taken;
}

/// Replays the moves of a text from a position of any game, on its board.
template <class P>
[[nodiscard]] std::expected<std::vector<Cell>, MovesError> replay_moves(std::string_view text,
                                                                        P position,
                                                                        const Rules& board) {
  std::vector<Cell> moves;
  if (text.empty()) return moves;
  for (const Token& token : split(text, '.')) {
    const auto fail = [&](const ParseError& error) {
      return std::unexpected(MovesError{.error = error, .legal_prefix = std::move(moves)});
    };
    const auto cell = parse_cell(token, board);
    if (!cell) return fail(cell.error());
    if (const auto played = position.play(*cell); !played) {
      return fail(error_at(token, parse_reason(played.error())));
    }
    moves.push_back(*cell);
  }
  return moves;
}

/// Replays the moves by the ordinary rules, so what comes back can be played from `start`, or from
/// the empty board.
[[nodiscard]] std::expected<std::vector<Cell>, MovesError> parse_moves(std::string_view text,
                                                                       const Position& start);
[[nodiscard]] std::expected<std::vector<Cell>, MovesError> parse_moves(std::string_view text,
                                                                       const Rules& rules);

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
