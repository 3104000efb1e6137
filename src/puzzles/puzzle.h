#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "game/position.h"
#include "solver/value.h"

/// Positions with something to find, every one of them proven.
namespace mnk {

/// What there is to find. README.md says what makes a position a puzzle of each theme.
enum class PuzzleTheme : std::uint8_t {
  win,      ///< one move wins, and so at each turn until the last
  hold,     ///< one move holds the draw
  save,     ///< one move holds the draw, and at the next turns again
  trap,     ///< several moves hold the draw, but the one that looks best loses
  threats,  ///< on boards too large to solve: a win by threats alone, where all other moves lose
  own       ///< from a blunder in a player's own game: any move that keeps the result
};

inline constexpr std::array<std::string_view, 6> puzzle_theme_names = {"win",  "hold",    "save",
                                                                       "trap", "threats", "own"};
/// What stands for a theme in the puzzle database, in the order of PuzzleTheme.
inline constexpr std::array<char, puzzle_theme_names.size()> puzzle_theme_letters = {'w', 'h', 's',
                                                                                     't', 'f', 'o'};

/// The themes that are made: all but `own`, which stays last.
inline constexpr std::array all_puzzle_themes = {PuzzleTheme::win, PuzzleTheme::hold,
                                                 PuzzleTheme::save, PuzzleTheme::trap,
                                                 PuzzleTheme::threats};

[[nodiscard]] constexpr std::string_view to_text(PuzzleTheme theme) {
  return puzzle_theme_names[static_cast<std::size_t>(theme)];
}

/// The theme among those that are made with exactly this name.
[[nodiscard]] inline std::optional<PuzzleTheme> parse_puzzle_theme(std::string_view text) {
  const auto* const found =
      std::ranges::find(all_puzzle_themes, text, [](PuzzleTheme theme) { return to_text(theme); });
  return found == all_puzzle_themes.end() ? std::nullopt : std::optional(*found);
}

/// Grades go from 1, the easiest, to this.
inline constexpr int hardest_grade = 5;

/// Which puzzles are wanted: all, unless something is named.
struct PuzzleRequest {
  std::optional<PuzzleTheme> theme = std::nullopt;
  std::optional<int> grade = std::nullopt;
};

/// One of the solver's turns.
struct PuzzleTurn {
  games::AnyPosition position;
  std::vector<Cell> right;  ///< every move that keeps the result, row-major: a slower win too
};

/// What is proven of a position that is a puzzle.
struct ProvenPuzzle {
  PuzzleTheme theme;
  Value value;                    ///< for the solver, exact
  std::vector<PuzzleTurn> turns;  ///< along the line: those at which there is something to find
  std::vector<Cell> line;  ///< best play by both, from the first right move to the end of the game
};

/// A position with something to find, just after the opponent's mistake: before its last move the
/// opponent's result was better.
struct Puzzle {
  /// The solver is to move. Where the marks alone say everything it has no history; elsewhere the
  /// mistake is its history.
  games::AnyPosition position;
  Cell last;  ///< the mistake, which is on the board
  PuzzleTheme theme;
  int grade;
  Value value;                ///< for the solver, exact
  std::vector<Cell> answers;  ///< every move that keeps the result, row-major
  std::vector<Cell> line;     ///< see ProvenPuzzle
  int turns;                  ///< of the solver, at which there is something to find

  [[nodiscard]] Mark side() const { return position.to_move(); }
};

/// How many moves the winner makes when the side to move wins in this many plies.
[[nodiscard]] constexpr int moves_of_winner(int plies) { return (plies + 1) / 2; }

}  // namespace mnk
