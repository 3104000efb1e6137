#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/position.h"
#include "solver/value.h"

/// Positions with something to find, every one of them proven.
namespace mnk {

/// What is to be done. README.md says what makes a position one of these.
enum class PuzzleTheme : std::uint8_t {
  win,      ///< one move wins, and so at each turn until the last
  hold,     ///< one move holds the draw
  save,     ///< one move holds the draw, and then another one does, at the next turns
  trap,     ///< several moves hold the draw, but the one that looks best loses
  threats,  ///< on boards beyond solving: a win by continuous threats, where all else loses
  own       ///< from a game of one's own: any move will do that keeps what is there
};

inline constexpr std::array<std::string_view, 6> puzzle_theme_names = {"win",  "hold",    "save",
                                                                       "trap", "threats", "own"};
/// Those that are made: a mistake of one's own is not.
inline constexpr std::array all_puzzle_themes = {PuzzleTheme::win, PuzzleTheme::hold,
                                                 PuzzleTheme::save, PuzzleTheme::trap,
                                                 PuzzleTheme::threats};

[[nodiscard]] constexpr std::string_view to_text(PuzzleTheme theme) {
  return puzzle_theme_names[static_cast<std::size_t>(theme)];
}
/// The one of these with this very name; nothing for any other text.
[[nodiscard]] std::optional<PuzzleTheme> parse_puzzle_theme(std::string_view text);

inline constexpr int hardest_grade = 5;

/// One of the solver's turns, in a game with such positions.
template <class P>
struct BasicPuzzleTurn {
  P position;
  std::vector<Cell> right;  ///< every move that keeps the result, row-major: a slower win too
};

/// A position with something to find. The opponent has just made a mistake: its result was better
/// before its last move.
template <class P>
struct BasicPuzzle {
  P position;  ///< set up, without history; where the order of the moves matters the mistake is its
               ///< history; the solver is to move
  Cell last;   ///< the mistake, which stands on the board
  PuzzleTheme theme;
  int grade;                  ///< 1, the easiest, to hardest_grade
  Value value;                ///< for the solver, exact
  std::vector<Cell> answers;  ///< every move that keeps the result, row-major
  std::vector<Cell> line;     ///< best play by both from the first answer to the end of the game
  int turns;  ///< of the solver's, from the first, at which there is something to find

  [[nodiscard]] Mark side() const { return position.to_move(); }
};

using PuzzleTurn = BasicPuzzleTurn<Position>;
using Puzzle = BasicPuzzle<Position>;

/// How many moves a side that wins in so many plies makes itself, the one to move first.
[[nodiscard]] constexpr int moves_of_winner(int plies) { return (plies + 1) / 2; }

/// The same for all copies of a position that turning and mirroring the board gives, and for no
/// other ones. Exchanging the marks never gives a position of the game: X moves first.
[[nodiscard]] std::string puzzle_key(const Position& position);

/// The same marks without the moves that led there.
[[nodiscard]] Position without_history(const Position& position);
/// The same without the mark on a cell.
[[nodiscard]] Position without_mark(const Position& position, Cell cell);

}  // namespace mnk
