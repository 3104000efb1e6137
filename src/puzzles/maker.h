#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "players/random.h"
#include "puzzles/proof.h"
#include "puzzles/puzzle.h"

namespace mnk {

/// Which puzzles are wanted; all that there are unless something is named.
struct PuzzleWish {
  std::optional<PuzzleTheme> theme = std::nullopt;
  std::optional<int> grade = std::nullopt;  ///< 1 to hardest_grade
};

/// Why there are no puzzles of a theme on a board.
enum class NoPuzzles : std::uint8_t {
  threats_solved,  ///< threats: the board is solved, so its wins are called `win`
  only_threats     ///< another theme on a board beyond solving, where only threats prove anything
};

/// Nothing where there may be some.
[[nodiscard]] std::optional<NoPuzzles> no_puzzles(const Rules& rules, PuzzleTheme theme);

/// Makes puzzles one by one: the same ones for the same rules, wish and seed, on every platform. On
/// boards of up to 9 cells it goes through every position, in an order by chance; on others
/// through positions of games by chance.
class PuzzleMaker {
 public:
  /// With a wish that no_puzzles() has nothing against, if it names a theme.
  PuzzleMaker(const Rules& rules, const PuzzleWish& wish, std::uint64_t seed);

  /// Looks at one more position, which takes some milliseconds at most on boards up to 5×5; false
  /// when there are no more positions, or when so many were looked at in vain that looking on is
  /// no use.
  bool step();

  /// Takes what has been found since: no two puzzles are the same but for a symmetry.
  [[nodiscard]] std::vector<Puzzle> take() { return std::exchange(found_, {}); }

 private:
  [[nodiscard]] std::optional<Position> next_position();
  [[nodiscard]] std::optional<Position> position_by_chance();
  void look_for_mistakes(const Position& before);
  void look_at(const Position& before, Cell mistake);
  void look_at_threats();
  void add(const Position& position, Cell last, ProvenPuzzle proven);
  [[nodiscard]] std::uint64_t spent() const { return prover_.spent - spent_at_last_; }

  Rules rules_;
  PuzzleWish wish_;
  Random random_;
  Solver solver_;  ///< its own, for what others have asked would change what can be proven
  Prover prover_;
  bool every_position_;
  std::vector<Position> positions_;  ///< all there are left, where they are few enough
  std::set<std::string> seen_;       ///< keys of those that were made
  std::vector<Puzzle> found_;
  int in_vain_ = 0;                  ///< positions since the last puzzle
  std::uint64_t spent_at_last_ = 0;  ///< nodes by the last puzzle
};

/// As many puzzles as are wanted, fewer where there are no more: of all themes in turn unless one
/// is named. The same ones for the same arguments; more of them begin with the same ones.
[[nodiscard]] std::vector<Puzzle> make_puzzles(const Rules& rules, const PuzzleWish& wish,
                                               std::size_t count, std::uint64_t seed);

}  // namespace mnk
