#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "players/random.h"
#include "puzzles/maker.h"
#include "puzzles/vanish_puzzle.h"
#include "vanish/reached.h"

namespace mnk {

/// Why there are no puzzles of a theme in a game whose marks vanish.
enum class NoVanishPuzzles : std::uint8_t {
  not_solved,    ///< too many positions for a table
  threats,       ///< that theme: what is won is known, so its wins are called `win`
  never_drawn,   ///< a theme of draws, where every position is won or lost
  always_drawn,  ///< any theme, where every position is drawn
};

/// Nothing where the rules alone do not forbid them: not_solved and threats.
[[nodiscard]] std::optional<NoVanishPuzzles> no_puzzles(const vanish::Rules& rules,
                                                        std::optional<PuzzleTheme> theme);
/// Nothing where there may be some.
[[nodiscard]] std::optional<NoVanishPuzzles> no_puzzles(const vanish::Solver& solver,
                                                        const vanish::Reached& reached,
                                                        std::optional<PuzzleTheme> theme);

/// Makes puzzles one by one: the same ones for the same wish and seed, on every platform. It goes
/// through every position that play can reach, in an order by chance. No two are the same but for a
/// symmetry or for who is X.
class VanishPuzzleMaker {
 public:
  /// The solver, whose game must be solved, and what play reaches in it. Both must outlive it.
  VanishPuzzleMaker(const vanish::Solver& solver, const vanish::Reached& reached,
                    const PuzzleWish& wish, std::uint64_t seed);

  /// Looks at one more position; false when there are no more.
  bool step();
  /// Takes what has been found since.
  [[nodiscard]] std::vector<VanishPuzzle> take() { return std::exchange(found_, {}); }

 private:
  void look_for_mistakes(const vanish::Position& before);
  void look_at(const vanish::Position& position);

  const vanish::Solver* solver_;
  const vanish::Reached* reached_;
  PuzzleWish wish_;
  Random random_;
  vanish::States states_;
  std::vector<bool> made_;  ///< the folded number of each puzzle
  std::size_t left_;        ///< states to look at
  std::size_t next_;
  std::size_t step_;  ///< from a state to the next one: all come before one comes again
  std::vector<VanishPuzzle> found_;
};

/// As make_puzzles().
[[nodiscard]] std::vector<VanishPuzzle> make_puzzles(const vanish::Solver& solver,
                                                     const vanish::Reached& reached,
                                                     const PuzzleWish& wish, std::size_t count,
                                                     std::uint64_t seed);

}  // namespace mnk
