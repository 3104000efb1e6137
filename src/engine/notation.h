#pragma once

#include <array>
#include <expected>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/parse_error.h"
#include "engine/position.h"
#include "text/scan.h"

/// The written forms of rules, cells and moves. Position text has a header of its own.
namespace mnk {

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
/// The same of a text that was taken apart already.
[[nodiscard]] std::expected<Rules, ParseError> make_rules(const RulesText& text, bool misere);

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

}  // namespace mnk
