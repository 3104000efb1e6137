#include "puzzles/database.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/notation.h"
#include "engine/position_text.h"
#include "puzzles/maker.h"
#include "puzzles/proof.h"
#include "puzzles/threat_puzzles.h"
#include "text/scan.h"

namespace mnk {
namespace {

constexpr std::array theme_letters = {'w', 'h', 's', 't', 'f'};
constexpr std::string_view rules_word = "rules ";

using Reason = StockError::Reason;

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Runs of empty cells as numbers.
std::string shortened(std::string_view position) {
  std::string text;
  for (std::size_t at = 0; at < position.size();) {
    const std::size_t end = std::min(position.find_first_not_of('.', at), position.size());
    if (end > at) {
      text += std::to_string(end - at);
    } else {
      text += position[at];
    }
    at = std::max(end, at + 1);
  }
  return text;
}

/// Nothing where a number is longer than any row.
std::optional<std::string> in_full(std::string_view text) {
  std::string position;
  while (!text.empty()) {
    const auto digits =
        static_cast<std::size_t>(std::ranges::find_if_not(text, is_digit) - text.begin());
    if (digits == 0) {
      position += text.front();
      text.remove_prefix(1);
      continue;
    }
    const auto run = parse_digits(text.substr(0, digits));
    if (!run || *run > Rules::max_side) return std::nullopt;
    position.append(static_cast<std::size_t>(*run), '.');
    text.remove_prefix(digits);
  }
  return position;
}

/// What the pieces of a puzzle's text say of it.
struct PuzzlePieces {
  std::string_view grade;
  std::string_view last;
  std::string_view position;
};

std::expected<StockedPuzzle, Reason> make_stocked(const PuzzlePieces& pieces, const Rules& rules,
                                                  PuzzleTheme theme) {
  if (no_puzzles(rules, theme)) return std::unexpected(Reason::theme);
  const auto grade = parse_digits(pieces.grade);
  if (!grade || *grade < 1 || *grade > hardest_grade) return std::unexpected(Reason::grade);
  const auto full = in_full(pieces.position);
  if (!full) return std::unexpected(Reason::position);
  auto position = parse_position(*full, rules);
  if (!position || position->outcome().over()) return std::unexpected(Reason::position);
  const auto last = parse_cell(pieces.last, rules);
  if (!last || position->at(*last) != opponent(position->to_move())) {
    return std::unexpected(Reason::last);
  }
  return StockedPuzzle{
      .position = std::move(*position), .last = *last, .theme = theme, .grade = *grade};
}

std::expected<StockedPuzzle, Reason> parse_puzzle(std::string_view line, const Rules& rules) {
  const std::vector<Piece> parts = split(line, ' ');
  if (parts.size() != 3 || parts[0].text.size() != 2) return std::unexpected(Reason::puzzle_form);
  const auto* const letter = std::ranges::find(theme_letters, parts[0].text[0]);
  if (letter == theme_letters.end()) return std::unexpected(Reason::theme);
  const PuzzleTheme theme =
      all_puzzle_themes[static_cast<std::size_t>(letter - theme_letters.begin())];
  return make_stocked(
      {.grade = parts[0].text.substr(1), .last = parts[1].text, .position = parts[2].text}, rules,
      theme);
}

}  // namespace

std::string to_stock_text(const std::vector<StockedPuzzle>& puzzles) {
  std::string text;
  const Rules* rules = nullptr;
  for (const StockedPuzzle& puzzle : puzzles) {
    if (rules == nullptr || *rules != puzzle.position.rules()) {
      rules = &puzzle.position.rules();
      text.append(rules_word).append(to_text(*rules)).append("\n");
    }
    text += theme_letters[static_cast<std::size_t>(puzzle.theme)];
    text.append(std::to_string(puzzle.grade)).append(" ").append(to_text(puzzle.last));
    text.append(" ").append(shortened(to_position_text(puzzle.position))).append("\n");
  }
  return text;
}

std::expected<std::vector<StockedPuzzle>, StockError> parse_stock(std::string_view text) {
  std::vector<StockedPuzzle> puzzles;
  std::optional<Rules> rules;
  std::size_t number = 0;
  for (const Piece& line : split(text, '\n')) {
    ++number;
    const auto wrong = [&](Reason reason) {
      return std::unexpected(StockError{.reason = reason, .line = number});
    };
    if (line.text.empty()) continue;
    if (line.text.starts_with(rules_word)) {
      const auto parsed = parse_rules(line.text.substr(rules_word.size()));
      if (!parsed) return wrong(Reason::rules);
      rules = *parsed;
      continue;
    }
    if (!rules) return wrong(Reason::no_rules);
    auto puzzle = parse_puzzle(line.text, *rules);
    if (!puzzle) return wrong(puzzle.error());
    puzzles.push_back(std::move(*puzzle));
  }
  return puzzles;
}

std::string to_puzzle_text(const StockedPuzzle& puzzle) {
  std::string text = to_text(puzzle.position.rules());
  text.append(".").append(to_text(puzzle.theme)).append(".");
  text.append(std::to_string(puzzle.grade)).append(".").append(to_text(puzzle.last));
  return text.append(".").append(shortened(to_position_text(puzzle.position)));
}

std::expected<StockedPuzzle, StockError::Reason> parse_puzzle_text(std::string_view text) {
  const std::vector<Piece> parts = split(text, '.');
  constexpr std::size_t position_at = 4;
  if (parts.size() <= position_at) return std::unexpected(Reason::puzzle_form);
  const auto rules = parse_rules(parts[0].text);
  if (!rules) return std::unexpected(Reason::rules);
  const bool own = parts[1].text == to_text(PuzzleTheme::own);
  const auto theme = own ? std::optional(PuzzleTheme::own) : parse_puzzle_theme(parts[1].text);
  if (!theme) return std::unexpected(Reason::theme);
  // Its empty cells may be dots too.
  return make_stocked({.grade = parts[2].text,
                       .last = parts[3].text,
                       .position = text.substr(parts[position_at].offset)},
                      *rules, *theme);
}

StockedPuzzle stocked(const Puzzle& puzzle) {
  return {.position = puzzle.position,
          .last = puzzle.last,
          .theme = puzzle.theme,
          .grade = puzzle.grade};
}

std::optional<Puzzle> restored(const StockedPuzzle& puzzle, Solver& solver) {
  const Rules& rules = puzzle.position.rules();
  Prover prover{.solver = &solver, .nodes = nodes_to_restore};
  const auto proven_again = [&] {
    if (puzzle.theme == PuzzleTheme::threats) {
      return proven_threats(puzzle.position, solver.pattern_knowledge(rules.in_a_row()));
    }
    if (puzzle.theme == PuzzleTheme::own) return proven_choice(puzzle.position, prover);
    return proven_puzzle(puzzle.position, prover);
  };
  auto proven = proven_again();
  if (!proven || proven->theme != puzzle.theme) return std::nullopt;
  return Puzzle{.position = puzzle.position,
                .last = puzzle.last,
                .theme = puzzle.theme,
                .grade = puzzle.grade,
                .value = proven->value,
                .answers = proven->turns.front().right,
                .line = std::move(proven->line),
                .turns = static_cast<int>(proven->turns.size())};
}

}  // namespace mnk
