#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "game/position.h"
#include "solver/value.h"
#include "text/scan.h"

/// Positions with something to find, all proven.
namespace mnk {

/// README.md defines each theme.
enum class PuzzleTheme : std::uint8_t {
  win,      ///< one move wins, at every turn
  hold,     ///< one move holds the draw
  save,     ///< one move holds the draw, for several turns
  trap,     ///< several moves hold the draw, but the one that looks best loses
  threats,  ///< on boards too large to solve: a win by threats alone, and all other moves lose
  own       ///< from the player's own blunder: any move that keeps the result
};

/// The themes' letters in the puzzle database.
inline constexpr std::array<char, names_of<PuzzleTheme>.size()> puzzle_theme_letters = {
    'w', 'h', 's', 't', 'f', 'o'};

/// The themes that PuzzleMaker makes: all but `own`, which stays last.
inline constexpr std::array all_puzzle_themes = {PuzzleTheme::win, PuzzleTheme::hold,
                                                 PuzzleTheme::save, PuzzleTheme::trap,
                                                 PuzzleTheme::threats};

/// Accepts exactly the names of those.
[[nodiscard]] inline std::optional<PuzzleTheme> parse_puzzle_theme(std::string_view text) {
  const auto theme = parse_name<PuzzleTheme>(text);
  return theme == PuzzleTheme::own ? std::nullopt : theme;
}

/// Grades run from 1, the easiest, to this.
inline constexpr int hardest_grade = 5;

/// Which puzzles to make; missing fields mean any.
struct PuzzleRequest {
  std::optional<PuzzleTheme> theme = std::nullopt;
  std::optional<int> grade = std::nullopt;
};

/// One of the solver's turns.
struct PuzzleTurn {
  games::AnyPosition position;
  std::vector<Cell> right;  ///< every move that keeps the result, even by a slower win, row-major
};

/// A position proven to be a puzzle.
struct ProvenPuzzle {
  PuzzleTheme theme;
  Value value;                    ///< for the solver, exact
  std::vector<PuzzleTurn> turns;  ///< along the line: those with something to find
  std::vector<Cell> line;         ///< best play by both, from the first right move to the end
};

/// A position with something to find, just after a mistake that worsened the opponent's result.
struct Puzzle {
  /// With the solver to move. Its history is the mistake, or empty if the marks alone define the
  /// position.
  games::AnyPosition position;
  Cell last;  ///< the mistake, already on the board
  PuzzleTheme theme;
  int grade;
  Value value;                ///< for the solver, exact
  std::vector<Cell> answers;  ///< every move that keeps the result, row-major
  std::vector<Cell> line;     ///< see ProvenPuzzle
  int turns;                  ///< the solver's turns with something to find

  [[nodiscard]] Mark side() const { return position.to_move(); }
};

}  // namespace mnk
